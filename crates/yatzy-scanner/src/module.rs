//! The module's interface, that of all modules of the site: the host calls `room` for space, writes a message there and calls
//! `tell`. The reply goes to `host.send`. A message is the length of a JSON text, that text, and bytes. Here the text says
//! nothing; the bytes are the width of a picture (four bytes) and its pixels, and the text of its code in the reply.

#![allow(unsafe_code)] // exported functions need `no_mangle`, and the host is called through an import

use std::cell::RefCell;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Sends a message to the host, which copies it before returning.
    fn send(message: *const u8, len: usize);
}

thread_local! {
    static MESSAGE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Space for a message of `len` bytes.
#[unsafe(no_mangle)]
extern "C" fn room(len: usize) -> *mut u8 {
    MESSAGE.with_borrow_mut(|message| {
        message.clear();
        message.resize(len, 0);
        message.as_mut_ptr()
    })
}

/// Handles the message in that space.
#[unsafe(no_mangle)]
extern "C" fn tell(len: usize) {
    let message = MESSAGE.take();
    let found =
        picture(&message[..len.min(message.len())]).and_then(|(width, pixels)| crate::read(width, pixels));
    let reply = [b"\x02\0\0\0{}".as_slice(), found.unwrap_or_default().as_bytes()].concat();
    // SAFETY: the host reads these bytes of our memory only during this call.
    unsafe { send(reply.as_ptr(), reply.len()) }
}

/// The width and the pixels in a message.
fn picture(message: &[u8]) -> Option<(usize, &[u8])> {
    let (length, rest) = message.split_first_chunk::<4>()?;
    let (width, pixels) = rest.get(u32::from_le_bytes(*length) as usize..)?.split_first_chunk::<4>()?;
    Some((u32::from_le_bytes(*width) as usize, pixels))
}
