//! The way by cameras. The host's camera is a file that plays again and again: first a white wall, then the code that the
//! guest's phone shows. Chromium on Linux has no `BarcodeDetector`, so our own module reads it.

use super::super::Site;
use super::super::first_visit::arrive;
use super::phones::{TWO, at_table, begin, invitation, shown_answer};
use crate::browser::chromium::{ADDRESSES, Browsers, Screen};
use crate::browser::place::Place;
use qrcode::{Color, QrCode};
use serde_json::json;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const WIDTH: usize = 640;
const HEIGHT: usize = 480;

/// What a camera sees, as an uncompressed video of one picture.
struct Film {
    _folder: TempDir,
    path: PathBuf,
}

impl Film {
    fn of_a_wall() -> Film {
        let folder = tempfile::tempdir().unwrap();
        let film = Film { path: folder.path().join("camera.y4m"), _folder: folder };
        std::fs::write(&film.path, video(&vec![200; WIDTH * HEIGHT])).unwrap();
        film
    }

    /// Holds a code before the camera. The file is written in place, because a browser reads it while it plays.
    fn show(&self, code: &str) {
        let code = QrCode::new(code).unwrap();
        let (modules, width) = (code.to_colors(), code.width());
        let scale = (HEIGHT - 40) / width;
        let (left, top) = ((WIDTH - width * scale) / 2, (HEIGHT - width * scale) / 2);
        let mut picture = vec![200; WIDTH * HEIGHT];
        for (place, pixel) in picture.iter_mut().enumerate() {
            let (x, y) = (place % WIDTH, place / WIDTH);
            let inside = x >= left && y >= top && (x - left) / scale < width && (y - top) / scale < width;
            if inside && modules[(y - top) / scale * width + (x - left) / scale] == Color::Dark {
                *pixel = 40;
            }
        }
        let mut file = OpenOptions::new().write(true).open(&self.path).unwrap();
        file.write_all(&video(&picture)).unwrap();
    }
}

fn video(picture: &[u8]) -> Vec<u8> {
    let header = format!("YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n");
    let colours = vec![128; WIDTH * HEIGHT / 2];
    [header.as_bytes(), picture, &colours].concat()
}

fn camera(path: &Path) -> String {
    format!("--use-file-for-fake-video-capture={}", path.display())
}

/// The guest's phone opens the invitation, as a camera app does, and the host's camera reads the answer. The reader is
/// fetched when the pairing page is opened, and works without the web server.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn the_camera_reads_the_answer() {
    let (mut site, browsers, film) = (Site::start(), Browsers::start(), Film::of_a_wall());
    // Chromium without windows has nobody to ask for leave.
    let flags = [
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        &camera(&film.path),
        ADDRESSES,
    ];
    let host = browsers.open_with(Screen::Phone, &flags).await;
    let guest = browsers.open_with_addresses(Screen::Phone).await;
    arrive(&host, &site).await;
    arrive(&guest, &site).await;
    site.sent();
    let game = begin(&host, TWO).await;
    host.go(&site.url(&format!("/together?game={game}"))).await;
    assert_eq!(host.ask("return 'BarcodeDetector' in window;").await, json!(false));
    let kept = "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
        .then((all) => done(all.flat().some(({ url }) => /scanner\\.[0-9a-f]+\\.wasm$/.test(url))));";
    host.until_slowly("the reader on the device", kept, |is_kept| *is_kept == json!(true)).await;
    site.stop();
    // The page is loaded once more, from the device alone.
    host.reload().await;
    let offer = invitation(&host).await;
    host.wait_for("#camera video").await;
    let code = shown_answer(&guest, &offer).await;
    film.show(&code);
    at_table(&guest).await;
    let is_off = "return document.getElementById('camera').hidden;";
    host.until("the camera is off", is_off, |is_off| *is_off == json!(true)).await;
}

/// Without a camera, or without leave to use it, the code is pasted.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn without_a_camera_the_code_is_pasted() {
    let phones = super::phones::Phones::around(TWO, 1).await;
    assert!(!phones.host.has("#camera:not([hidden])").await);
}
