//! The WebAssembly interface of the module: its exports, and its imports from the browser. This is the only file of
//! the crate with raw memory access.
#![allow(unsafe_code)]

use crate::host::Host;
use crate::site::Site;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use yatzy_table::{Moment, Zone};

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    #[link_name = "send"]
    fn host_send(start: *const u8, length: usize);
    #[link_name = "now"]
    fn host_now() -> f64;
    #[link_name = "random"]
    fn host_random(start: *mut u8, length: usize);
    #[link_name = "offset"]
    fn host_offset(moment: f64) -> i32;
    #[link_name = "complain"]
    fn host_complain(start: *const u8, length: usize);
}

struct Browser;

impl Host for Browser {
    fn send(&self, message: &[u8]) {
        // SAFETY: the host copies the message before it returns.
        unsafe { host_send(message.as_ptr(), message.len()) }
    }

    fn now(&self) -> Moment {
        // SAFETY: it reads no memory of the module.
        Moment(unsafe { host_now() } as i64)
    }

    fn random(&self, bytes: &mut [u8]) {
        // SAFETY: the host fills these bytes and no others.
        unsafe { host_random(bytes.as_mut_ptr(), bytes.len()) }
    }

    fn complain(&self, line: &str) {
        // SAFETY: the host copies the line before it returns.
        unsafe { host_complain(line.as_ptr(), line.len()) }
    }
}

/// The offset from UTC in minutes at a moment.
fn offset(moment: Moment) -> i32 {
    // SAFETY: it reads no memory of the module.
    unsafe { host_offset(moment.0 as f64) }
}

static SITE: LazyLock<Site> = LazyLock::new(|| {
    // A panic is logged before it aborts the module.
    std::panic::set_hook(Box::new(|broken| Browser.complain(&broken.to_string())));
    Site::new(Arc::new(Browser), Zone::By(offset))
});

/// The buffer for the next message.
static ROOM: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Allocates the buffer for a message of this length, which the host fills before it calls `tell`.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut room = ROOM.lock().unwrap_or_else(PoisonError::into_inner);
    *room = vec![0; length];
    room.as_mut_ptr()
}

/// Handles the message in the buffer.
#[unsafe(no_mangle)]
pub extern "C" fn tell(length: usize) {
    let message = std::mem::take(&mut *ROOM.lock().unwrap_or_else(PoisonError::into_inner));
    SITE.tell(message.get(..length).unwrap_or_default());
}
