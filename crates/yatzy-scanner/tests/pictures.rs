//! Codes as a camera sees them: small, turned, dim or blurred.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

use qrcode::{Color, QrCode};
use yatzy_scanner::read;

/// As long as an answer with four addresses.
const CODE: &str = "AEAQEAYEAUHAQMDFJQ3QMDXQZ2GE4SKGKZLVMWKHPFSW4YTMNRVW43TPOFZXG5DVPF5HW7D5PZ7YA4DSN5XHG5LCMVZGKZDJONZW64TFMZ2WK43UMFXGIIDUNBSSA4DVOJSSA2LOMZXXE3LBORUW63RAMFXGIIDB";

const WIDTH: usize = 640;
const HEIGHT: usize = 480;

/// How a code is held before a camera.
#[derive(Clone, Copy, Debug)]
struct View {
    /// Pixels of a module.
    scale: f64,
    /// Degrees.
    turned: f64,
    dark: u8,
    light: u8,
    /// How many pixels to each side are mixed.
    blur: usize,
}

const STRAIGHT: View = View { scale: 6.0, turned: 0.0, dark: 0, light: 255, blur: 0 };

fn photographed(text: &str, view: View) -> Vec<u8> {
    let code = QrCode::new(text).unwrap();
    let (modules, width) = (code.to_colors(), code.width() as f64);
    let (sin, cos) = view.turned.to_radians().sin_cos();
    let at = |x: usize, y: usize| -> u8 {
        let (x, y) = (x as f64 - WIDTH as f64 / 2.0, y as f64 - HEIGHT as f64 / 2.0);
        let (column, row) =
            ((x * cos + y * sin) / view.scale + width / 2.0, (y * cos - x * sin) / view.scale + width / 2.0);
        let inside = (0.0..width).contains(&column) && (0.0..width).contains(&row);
        let is_dark = inside && modules[row as usize * width as usize + column as usize] == Color::Dark;
        if is_dark { view.dark } else { view.light }
    };
    let sharp: Vec<u8> = (0..WIDTH * HEIGHT).map(|place| at(place % WIDTH, place / WIDTH)).collect();
    let mixed = |x: usize, y: usize| {
        let (mut sum, mut count) = (0u32, 0);
        for y in y.saturating_sub(view.blur)..(y + view.blur + 1).min(HEIGHT) {
            for x in x.saturating_sub(view.blur)..(x + view.blur + 1).min(WIDTH) {
                sum += u32::from(sharp[y * WIDTH + x]);
                count += 1;
            }
        }
        (sum / count) as u8
    };
    (0..WIDTH * HEIGHT)
        .flat_map(|place| {
            let grey = mixed(place % WIDTH, place / WIDTH);
            [grey, grey, grey, 255]
        })
        .collect()
}

#[test]
fn codes_are_read_as_a_camera_sees_them() {
    for view in [
        STRAIGHT,
        View { scale: 3.0, ..STRAIGHT },
        View { turned: 17.0, ..STRAIGHT },
        View { turned: 90.0, ..STRAIGHT },
        View { turned: 200.0, scale: 4.5, ..STRAIGHT },
        View { dark: 70, light: 130, ..STRAIGHT },
        View { blur: 2, ..STRAIGHT },
    ] {
        let picture = photographed(CODE, view);
        assert_eq!(read(WIDTH, &picture).as_deref(), Some(CODE), "{view:?}");
    }
}

#[test]
fn what_has_no_code_is_read_as_nothing() {
    let white = vec![255; WIDTH * HEIGHT * 4];
    let noise: Vec<u8> = (0..WIDTH * HEIGHT * 4).map(|at| (at * 7919 % 251) as u8).collect();
    let mut torn = photographed(CODE, STRAIGHT);
    torn[..WIDTH * HEIGHT * 2].fill(255);
    for picture in [&white, &noise, &torn] {
        assert_eq!(read(WIDTH, picture), None);
    }
    // What is no picture.
    for (width, bytes) in [(0, 16), (3, 16), (1, 0), (usize::MAX, 16), (2, 6), (1, (1 << 24) + 8)] {
        assert_eq!(read(width, &vec![0; bytes]), None, "{width} {bytes}");
    }
}
