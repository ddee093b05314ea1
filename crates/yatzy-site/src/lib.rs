use serde_json::{Value, json};
use std::cell::RefCell;
#[link(wasm_import_module = "host")]
unsafe extern "C" {
    fn send(ptr: *const u8, len: usize);
    fn now() -> f64;
    fn random(ptr: *mut u8, len: usize);
    fn offset(ms: f64) -> i32;
    fn complain(ptr: *const u8, len: usize);
}
thread_local! { static ROOM: RefCell<Vec<u8>> = RefCell::default(); static WAIT: RefCell<Vec<(u64, Value, Vec<u8>)>> = RefCell::default(); }
#[unsafe(no_mangle)]
extern "C" fn room(len: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| { room.resize(len, 0); room.as_mut_ptr() })
}
fn out(message: Value, bytes: &[u8]) {
    let words = message.to_string();
    let mut all = (words.len() as u32).to_le_bytes().to_vec();
    all.extend(words.as_bytes()); all.extend(bytes);
    unsafe { send(all.as_ptr(), all.len()) }
}
fn page(id: u64, status: u16, body: &str) {
    out(json!({"is":"reply","id":id,"status":status,"headers":[["content-type","text/html; charset=utf-8"]],"stream":false}), body.as_bytes());
}
#[unsafe(no_mangle)]
extern "C" fn tell(len: usize) {
    let all = ROOM.with_borrow_mut(|room| std::mem::take(room));
    let all = &all[..len];
    let words = u32::from_le_bytes(all[..4].try_into().unwrap()) as usize;
    let m: Value = serde_json::from_slice(&all[4..4 + words]).unwrap();
    let bytes = &all[4 + words..];
    let id = m["id"].as_u64().unwrap_or(0);
    match m["is"].as_str().unwrap() {
        "start" => { let l = format!("started {m}"); unsafe { complain(l.as_ptr(), l.len()) } }
        "request" => match m["path"].as_str().unwrap() {
            "/go" => out(json!({"is":"reply","id":id,"status":303,"headers":[["location","/"]],"stream":false}), b""),
            "/panic" => panic!("as asked"),
            "/events" => { out(json!({"is":"reply","id":id,"status":200,"headers":[["content-type","text/event-stream"]],"stream":true}), b"");
                out(json!({"is":"wake","id":id,"ms":100}), b""); }
            "/job" => out(json!({"is":"job","id":id,"long":false}), b"abc"),
            _ => {
                WAIT.with_borrow_mut(|w| w.push((id, m.clone(), bytes.to_vec())));
                out(json!({"is":"store","id":id,"write":true,"ops":[{"do":"get","store":"n","key":["count"]},{"do":"put","store":"n","key":["count"],"value":{"bytes":[0,8]}},
                  {"do":"put","store":"m","key":[1,"a"],"value":"x"},{"do":"put","store":"m","key":[2,"b"],"value":"y"},
                  {"do":"range","store":"m","from":[],"to":[[]]},{"do":"range","store":"m","from":[1],"to":[1,[]],"reverse":true,"limit":1},
                  {"do":"expect","store":"m","key":[2,"b"],"is":"y"}]}), &unsafe{now()}.to_le_bytes());
            }
        },
        "kept" => { 
            let r = WAIT.with_borrow_mut(|w| w.remove(0));
            let mut b=[0u8;4]; unsafe{random(b.as_mut_ptr(),4)};
            page(r.0, 200, &format!("<!DOCTYPE html><title>t</title><script type=module src=/site.js></script><body><main><h1>hello</h1><p>{m} {bytes:?} {:?} offset {} body {:?} {}</p><form method=post><input name=a value=b><button>go</button></form></main>", b, unsafe{offset(now())}, String::from_utf8_lossy(&r.2), r.1)) }
        "rang" => { out(json!({"is":"piece","id":id}), b"data: hello\n\n"); out(json!({"is":"wake","id":id,"ms":1000}), b""); }
        "left" => {}
        "job" => out(json!({"is":"worked","id":id,"ok":true}), bytes),
        "worked" => page(id, 200, &format!("worked {m} {}", String::from_utf8_lossy(bytes))),
        other => { let l = format!("? {other}"); unsafe { complain(l.as_ptr(), l.len()) } }
    }
}
