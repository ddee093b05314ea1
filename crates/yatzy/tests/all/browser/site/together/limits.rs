//! What a guest may not do: too many phones, frames that are too long or make no sense, too many calls. These guests speak
//! to the channel themselves.

use super::super::first_visit::arrive;
use super::phones::{Phones, TWO, answer, invitation, pair, said, shown_answer, sit};
use crate::browser::chromium::Browser;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Answers an invitation by a channel of the test's own, kept in `channels`; the answer's code.
const RAW: &str = r##"
    const ask = (part, body) => fetch(`/together/${part}`, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }).then((reply) => reply.json());
    (async () => {
        const peer = new RTCPeerConnection();
        const channel = peer.createDataChannel("yatzy", { negotiated: true, id: 0 });
        const heard = [];
        channel.onmessage = ({ data }) => heard.push(data);
        (window.channels ??= []).push({ peer, channel, heard });
        const { sdp, pairing } = await ask("read", { code, kind: "offer" });
        await peer.setRemoteDescription({ type: "offer", sdp });
        await peer.setLocalDescription(await peer.createAnswer());
        while (peer.iceGatheringState !== "complete") await new Promise((resume) => setTimeout(resume, 10));
        done((await ask("code", { kind: "answer", pairing, sdp: peer.localDescription.sdp })).code);
    })().catch((error) => done(String(error)));
"##;

/// Connects one more channel of a page.
async fn connect(host: &Browser, guest: &Browser) {
    let offer = invitation(host).await;
    let code = guest.ask_slowly(&format!("const code = {offer:?};\n{RAW}")).await;
    answer(host, code.as_str().unwrap()).await;
    let open = "return window.channels.at(-1).channel.readyState;";
    guest.until("a channel", open, |state| *state == json!("open")).await;
}

async fn connected(host: &Browser, count: usize) {
    let counted = "const count = document.getElementById('count'); return count.hidden ? 0 : Number(count.querySelector('strong').textContent);";
    host.until("connected phones", counted, |now| *now == json!(count)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn twelve_phones_connect_and_no_more() {
    let (phones, _) = Phones::unpaired(TWO, 1).await;
    let (host, guest) = (&phones.host, &phones.guests[0]);
    arrive(guest, &phones.site).await;
    for count in 1..=12 {
        connect(host, guest).await;
        connected(host, count).await;
    }
    host.click("#invite").await;
    said(host, "Twelve phones are connected").await;
    // One leaves, and there is room again.
    guest.ask("window.channels.pop().peer.close();").await;
    connected(host, 11).await;
    connect(host, guest).await;
    connected(host, 12).await;
}

/// A guest at the table, and a stranger whose page speaks to the channel itself.
async fn with_a_stranger() -> Phones {
    let (mut phones, _) = Phones::unpaired(TWO, 2).await;
    for guest in &phones.guests {
        arrive(guest, &phones.site).await;
    }
    phones.site.stop();
    pair(&phones.host, &phones.guests[0]).await;
    sit(&phones.guests[0], "Bo").await;
    phones
}

/// Frames that make no sense, as scripts.
const GARBAGE: [&str; 8] = [
    "'not a frame'",
    "'.not JSON'",
    "'.null'",
    "'.{}'",
    r#"'.{"is":"call","id":1}'"#,
    r#"'.{"is":"call","id":1,"path":"/api/v1/games","body":{}}'"#,
    "new Uint8Array(10)",
    "'+' + 'x'.repeat(70000)",
];

/// A phone that sends what makes no sense is disconnected. The table and the other guest go on.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn garbage_ends_its_own_connection_only() {
    let phones = with_a_stranger().await;
    let (host, guest, stranger) = (&phones.host, &phones.guests[0], &phones.guests[1]);
    let version = guest.table().await.version;
    for frame in GARBAGE {
        connect(host, stranger).await;
        connected(host, 2).await;
        stranger.ask(&format!("window.channels.at(-1).channel.send({frame});")).await;
        let state = "return window.channels.at(-1).channel.readyState;";
        stranger.until(frame, state, |state| *state == json!("closed")).await;
        said(host, "something that makes no sense").await;
        connected(host, 1).await;
    }
    // Many pieces that never end are one frame that is too long.
    connect(host, stranger).await;
    stranger.ask("for (let piece = 0; piece < 100; piece += 1) window.channels.at(-1).channel.send('+' + 'x'.repeat(1000));").await;
    connected(host, 1).await;
    let looked = "fetch(location.href).then((reply) => done(reply.status));";
    assert_eq!(guest.ask_slowly(looked).await, json!(200));
    assert_eq!(guest.table().await.version, version);
}

/// A guest that calls too often is told so, and is answered again a second later.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn too_many_calls_are_refused() {
    let phones = with_a_stranger().await;
    let (host, stranger) = (&phones.host, &phones.guests[1]);
    connect(host, stranger).await;
    let calls = "const { channel } = window.channels.at(-1);
        for (let id = 1; id <= 300; id += 1) channel.send('.' + JSON.stringify({ is: 'call', id, path: '/api/v1/house' }));";
    stranger.ask(calls).await;
    let statuses = "return window.channels.at(-1).heard.map((text) => JSON.parse(text.slice(1))).filter(({ is }) => is === 'reply').map(({ status }) => status);";
    let count = |replies: &Value| replies.as_array().map_or(0, Vec::len);
    let replies = stranger.until("all replies", statuses, |replies| count(replies) == 300).await;
    let refused = replies.as_array().unwrap().iter().filter(|status| **status == json!(429)).count();
    let answered = replies.as_array().unwrap().iter().filter(|status| **status == json!(200)).count();
    assert!(
        answered >= 60 && refused >= 100 && answered + refused == 300,
        "{answered} answered, {refused} refused"
    );
    let again = "const { channel, heard } = window.channels.at(-1); heard.length = 0;
        channel.send('.' + JSON.stringify({ is: 'call', id: 1, path: '/api/v1/house' }));";
    let answered_again = async || {
        stranger.ask(again).await;
        stranger.until("a reply", statuses, |replies| count(replies) == 1).await == json!([200])
    };
    let begun = Instant::now();
    while !answered_again().await {
        assert!(begun.elapsed() < Duration::from_secs(10), "answered again a moment later");
    }
}

/// The number of the format in the first frame tells which phone is to be reloaded.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn phones_of_two_versions_say_which_one_is_older() {
    for (format, sentence) in
        [(2, "This phone has an older version"), (0, "The other phone has an older version")]
    {
        let (phones, _) = Phones::unpaired(TWO, 1).await;
        let (host, guest) = (&phones.host, &phones.guests[0]);
        let changed = format!("const add = RTCDataChannel.prototype.addEventListener;
            RTCDataChannel.prototype.addEventListener = function (kind, run) {{
                const data = (event) => event.data.replace('\"format\":1', '\"format\":{format}');
                return add.call(this, kind, kind === 'message' ? (event) => run({{ data: data(event) }}) : run);
            }};");
        guest.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": changed })).await;
        let code = shown_answer(guest, &invitation(host).await).await;
        answer(host, &code).await;
        said(guest, sentence).await;
        connected(host, 0).await;
    }
}
