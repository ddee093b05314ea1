//! A server of plain files and nothing else, as any web server is one: for trying the site, and for its tests. It prefers
//! the compressed copies, answers what is not there with `404.html`, and can lay the site below any path.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The policy of the site's pages: our own files and WebAssembly, nothing from other sites, no frame around them.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// A server that runs until it is dropped.
pub struct FileServer {
    address: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    folder: PathBuf,
    /// What every path begins with: nothing, or a slash and a name.
    base: String,
    is_over: AtomicBool,
    sent: Mutex<Vec<Sent>>,
}

/// Something that went over the wire.
#[derive(Clone, Debug)]
#[allow(dead_code)] // tests read it
pub struct Sent {
    /// What was asked for.
    pub path: String,
    /// With which status it was answered.
    pub status: u16,
    /// How many bytes that took, head and body.
    pub bytes: usize,
}

impl FileServer {
    /// Serves a folder at an address, below a path.
    pub fn start(address: &str, folder: &Path, base: &str) -> Result<FileServer, String> {
        let failed = |error: std::io::Error| format!("{address}: {error}");
        let listener = TcpListener::bind(address).map_err(failed)?;
        let shared = Arc::new(Shared {
            folder: folder.to_owned(),
            base: base.trim_end_matches('/').to_owned(),
            is_over: AtomicBool::new(false),
            sent: Mutex::default(),
        });
        let server = FileServer { address: listener.local_addr().map_err(failed)?, shared };
        let shared = Arc::clone(&server.shared);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if shared.is_over.load(Ordering::SeqCst) {
                    return;
                }
                let shared = Arc::clone(&shared);
                std::thread::spawn(move || shared.answer(stream));
            }
        });
        Ok(server)
    }

    /// A full address below the base, as people type it. Browsers trust this name like HTTPS.
    pub fn url(&self, path: &str) -> String {
        format!("http://localhost:{}{}{path}", self.address.port(), self.shared.base)
    }

    /// All that was sent since this was last asked. Tests ask.
    #[allow(dead_code)]
    pub fn sent(&self) -> Vec<Sent> {
        std::mem::take(&mut self.shared.sent.lock().unwrap_or_else(|poisoned| poisoned.into_inner()))
    }
}

/// Stops the server.
impl Drop for FileServer {
    fn drop(&mut self) {
        self.shared.is_over.store(true, Ordering::SeqCst);
        // The listener waits for a connection.
        let _ = TcpStream::connect(self.address);
    }
}

impl Shared {
    /// One request, one answer: a browser that goes away is of no concern.
    fn answer(&self, mut stream: TcpStream) -> Option<()> {
        stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
        let mut lines = BufReader::new(stream.try_clone().ok()?).lines().map_while(Result::ok);
        let first = lines.next()?;
        let accepted = lines.take_while(|line| !line.is_empty()).find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("accept-encoding").then(|| value.to_lowercase())
        });
        let mut words = first.split_whitespace();
        let (method, target) = (words.next()?, words.next()?);
        let path = target.split('?').next()?;
        let found = self.find(path).filter(|_| matches!(method, "GET" | "HEAD"));
        let (status, file) = match &found {
            Some(file) => (200, file.clone()),
            None => (404, self.folder.join("404.html")),
        };
        let (encoding, bytes) = read(&file, &accepted.unwrap_or_default())?;
        let keeping = if path.contains("/files/") || path.contains("/assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let mut head = format!(
            "HTTP/1.1 {status} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: {keeping}\r\n\
             Vary: Accept-Encoding\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: same-origin\r\nConnection: close\r\n",
            if status == 200 { "OK" } else { "Not Found" },
            kind(&file),
            bytes.len(),
        );
        // A page that is not there has a policy of its own, in its head.
        if status == 200 {
            head += &format!("Content-Security-Policy: {POLICY}\r\n");
        }
        if let Some(encoding) = encoding {
            head += &format!("Content-Encoding: {encoding}\r\n");
        }
        head += "\r\n";
        stream.write_all(head.as_bytes()).ok()?;
        let body = if method == "HEAD" { &[] } else { bytes.as_slice() };
        stream.write_all(body).ok()?;
        let sent = Sent { path: path.to_owned(), status, bytes: head.len() + body.len() };
        self.sent.lock().ok()?.push(sent);
        Some(())
    }

    /// The file of a path, if it is one of the folder's.
    fn find(&self, path: &str) -> Option<PathBuf> {
        let below = path.strip_prefix(&self.base)?.strip_prefix('/')?;
        let below = Path::new(if below.is_empty() { "index.html" } else { below });
        let is_plain = below.components().all(|part| matches!(part, Component::Normal(_)));
        Some(self.folder.join(below)).filter(|file| is_plain && file.is_file())
    }
}

/// A file's bytes, compressed if there is a copy that the client accepts.
fn read(file: &Path, accepted: &str) -> Option<(Option<&'static str>, Vec<u8>)> {
    for (encoding, ending) in [("br", "br"), ("gzip", "gz")] {
        let mut copy = file.as_os_str().to_owned();
        copy.push(format!(".{ending}"));
        if accepted.split(',').any(|one| one.trim() == encoding)
            && let Ok(bytes) = std::fs::read(&copy)
        {
            return Some((Some(encoding), bytes));
        }
    }
    Some((None, std::fs::read(file).ok()?))
}

/// What a file is, by the end of its name.
fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
