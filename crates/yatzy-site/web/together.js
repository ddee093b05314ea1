// Phones together without a server: pairs two phones by codes, holds the connections, and carries frames between a data
// channel and the service worker. The phone that invites keeps the table; the others are its guests.
import { fetchAlways, go, laterAlways, stay } from "./navigation.js";

const container = navigator.serviceWorker;
const main = document.getElementById("together");
const { base, house: ownHouse } = main.dataset;
const FORMAT = Number(main.dataset.format);
/** Every sentence of the pairing page, and its button: they are needed on later pages of this document, too. */
const sentences = Object.fromEntries([...main.querySelectorAll("#notes [data-note]")].map((note) => [note.dataset.note, note.textContent]));
const inviteLabel = document.getElementById("invite")?.textContent;

/** The most guests. */
const MOST = 12;
/** The longest frame of a guest and of a host, and of a piece of it, in characters. */
const LONGEST = { guest: 64 * 1024, host: 16 * 1024 * 1024, piece: 48 * 1024 };
/** The most calls of a guest per second, and at once. */
const CALLS = { each: 20, burst: 60 };
/** Milliseconds: until phones in one network have found each other, and until an address of this phone is known. */
const FIND = 15_000;
const GATHER = 3000;

// Saying ---------------------------------------------------------------------------------------------------

let shown = null;

/** Shows one sentence on the current page; `null` hides it. With a game, a link leads to its pairing page from elsewhere. */
function say(name, sentence = sentences[name], game = undefined) {
  shown = name === null ? null : { name, sentence, game };
  if (name === null && !document.getElementById("notes")) return;
  const place = document.getElementById("notes") ?? bar();
  for (const note of place.querySelectorAll("[data-note]")) note.hidden = note.dataset.note !== name;
  const note = name === null ? null : place.querySelector(`[data-note="${name}"]`);
  if (!note) return;
  note.querySelector("span").textContent = sentence;
  note.querySelector("a")?.remove();
  if (game && !document.getElementById("invite")) note.append(Object.assign(document.createElement("a"), { className: "button plain", href: `${base}/together?game=${game}`, textContent: inviteLabel }));
}

/** The place for sentences on pages without one. */
function bar() {
  const made = Object.assign(document.createElement("aside"), { id: "notes", className: "site" });
  for (const name of Object.keys(sentences)) {
    const note = Object.assign(document.createElement("p"), { hidden: true, role: "status" });
    note.dataset.note = name;
    note.append(document.createElement("span"));
    made.append(note);
  }
  document.body.prepend(made);
  return made;
}

/** Begins on a page of this document. */
function onPage() {
  if (shown) say(shown.name, shown.sentence, shown.game);
  document.addEventListener("visibilitychange", stayAwake);
  window.addEventListener("pagehide", closeAll);
  if (document.getElementById("host") && !hosting) setUp();
}

// Channels -------------------------------------------------------------------------------------------------

/** A connection that is being made. Both sides open the same channel. */
function connect() {
  const peer = new RTCPeerConnection();
  const channel = peer.createDataChannel("yatzy", { negotiated: true, id: 0 });
  return { peer, channel };
}

/** This phone's description, once its addresses are known. */
async function described(peer, description) {
  await peer.setLocalDescription(description);
  await new Promise((resolve) => {
    const look = () => { if (peer.iceGatheringState === "complete") resolve(); };
    peer.addEventListener("icegatheringstatechange", look);
    laterAlways(resolve, GATHER);
    look();
  });
  return peer.localDescription.sdp;
}

/** Sends a frame in pieces. All but the last begin with a plus. */
function put(channel, frame) {
  if (channel.readyState !== "open") return;
  const text = JSON.stringify(frame);
  for (let from = 0; from < text.length; from += LONGEST.piece) {
    const piece = text.slice(from, from + LONGEST.piece);
    channel.send((from + LONGEST.piece < text.length ? "+" : ".") + piece);
  }
}

/** Reads frames. What is too long or makes no sense ends the connection. */
function hear(channel, longest, use, broken) {
  let text = "";
  channel.addEventListener("message", ({ data }) => {
    try {
      if (typeof data !== "string" || text.length + data.length > longest || !/^[+.]/.test(data)) throw new Error("not a frame");
      text += data.slice(1);
      if (data.startsWith("+")) return;
      const frame = JSON.parse(text);
      text = "";
      use(frame);
    } catch (error) {
      console.warn(error);
      channel.close();
      broken();
    }
  });
}

/** Runs once when a connection that was there is gone. */
function whenGone({ peer, channel }, run) {
  let isGone = channel.readyState === "closed";
  const gone = () => {
    if (isGone) return;
    isGone = true;
    peer.close();
    run();
  };
  channel.addEventListener("close", gone);
  peer.addEventListener("connectionstatechange", () => { if (["failed", "closed"].includes(peer.connectionState)) gone(); });
  if (isGone) run();
}

/** How often, in milliseconds, the other phone's addresses are tried again: a name may not be resolved the first time. */
const AGAIN = 3000;

function tryAgain({ peer, channel }, sdp) {
  laterAlways(() => {
    if (channel.readyState !== "connecting" || peer.signalingState === "closed") return;
    for (const [, candidate] of sdp.matchAll(/^a=(candidate:.*?)\r?$/gm)) peer.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => {});
    tryAgain({ peer, channel }, sdp);
  }, AGAIN);
}

async function ask(part, body) {
  const reply = await fetchAlways(`${base}/together/${part}`, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const answer = await reply.json();
  if (!reply.ok) throw Object.assign(new Error(answer.sentence), { sentence: answer.sentence });
  return answer;
}

/** Shows a code, large and alone. */
function showCode(id, { code, picture }) {
  const place = document.getElementById(id);
  document.getElementById("together").classList.add("shows");
  place.closest("[hidden]")?.removeAttribute("hidden");
  scrollTo(0, 0);
  place.querySelector("[data-picture]").innerHTML = picture;
  place.querySelector("code").textContent = code;
  place.querySelector(".hand-on").dataset.url = code;
}

/** One tab of a browser holds the connections. A new invitation takes them over from an older tab. */
async function hold(isTakenOver) {
  if (!navigator.locks) return true;
  return new Promise((resolve) => {
    const hasIt = () => { resolve(true); return new Promise((release) => { letGo = release; }); };
    // The page that was here before may let go a moment later.
    const options = isTakenOver ? { steal: true } : { signal: AbortSignal.timeout(LETS_GO) };
    navigator.locks.request(`yatzy together ${base}`, options, hasIt).catch(({ name }) => {
      if (name === "TimeoutError") { resolve(false); return; }
      closeAll();
      say("other-tab");
    });
  });
}

/** How long another page may take to let go, in milliseconds. */
const LETS_GO = 1000;

let letGo = () => {};

// The phone that invites -----------------------------------------------------------------------------------

const guests = new Set();
let inviting = null;

function closeAll() {
  for (const guest of guests) guest.peer.close();
  guests.clear();
  hosting?.peer.close();
}

async function invite({ target: button }) {
  if (guests.size >= MOST) { say("full"); return; }
  button.disabled = true;
  inviting?.peer.close();
  clearTimeout(inviting?.timer);
  say(null);
  // With the camera a browser tells the addresses of this phone; without it, names that not every network resolves.
  const camera = await openCamera();
  const offered = { ...connect(), game: document.getElementById("together")?.dataset.game };
  inviting = offered;
  // The other phone calls as soon as it shows its code, so the channel may open before its description is reported as set.
  offered.channel.addEventListener("open", () => welcome(offered));
  try {
    const made = await ask("code", { kind: "offer", sdp: await described(offered.peer, await offered.peer.createOffer()) });
    offered.pairing = made.pairing;
    if (button.isConnected) {
      showCode("offer", made);
      rank("invite", false);
      document.getElementById("reply").value = "";
      if (camera) scan(camera, offered);
      return;
    }
  } catch (error) {
    say("problem", error.sentence ?? sentences.cannot);
  } finally {
    button.disabled = false;
  }
  stop(camera);
}

/** Switches a camera off. */
function stop(camera) {
  for (const track of camera?.getTracks() ?? []) track.stop();
}

/** The camera, if the person allows it. */
async function openCamera() {
  return await navigator.mediaDevices?.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } }).catch(() => null) ?? null;
}

/** Reads QR codes in a video: the browser does, or a module of ours. `null` if neither can be had. */
async function qrReader() {
  const formats = await window.BarcodeDetector?.getSupportedFormats().catch(() => []) ?? [];
  if (!formats.includes("qr_code")) return scanner();
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** The module of ours, in a worker. It is fetched once, and kept for use without a connection. */
async function scanner() {
  const worker = new Worker(new URL("scanner.js", import.meta.url));
  const waiting = [];
  const said = () => new Promise((resolve) => { waiting.push(resolve); });
  worker.onmessage = ({ data }) => waiting.shift()?.(data);
  worker.onerror = () => waiting.shift()?.({});
  if ((await said()).is !== "ready") return null;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, WIDEST / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * scale));
    if (!width || !height) return undefined;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data: pixels } = context.getImageData(0, 0, width, height);
    worker.postMessage({ width, pixels }, [pixels.buffer]);
    return (await said()).text;
  };
}

/** The longer side of a picture that our module reads, in pixels. */
const WIDEST = 960;
/** How often the picture of the camera is looked at, in milliseconds. */
const LOOK = 250;

/** Looks for the other phone's code until it is there, or another invitation is. */
async function scan(camera, offered) {
  const place = document.getElementById("camera");
  const video = place.querySelector("video");
  const read = await (reading ??= qrReader());
  if (read) {
    video.srcObject = camera;
    place.hidden = false;
    await video.play().catch(() => {});
  }
  while (read && inviting === offered && video.isConnected && offered.peer.signalingState === "have-local-offer") {
    const text = await read(video).catch(() => undefined);
    if (/^[A-Z2-7]{100,}$/.test(text ?? "")) await accept(text);
    await new Promise((resume) => laterAlways(resume, LOOK));
  }
  stop(camera);
  if (inviting === offered || !inviting) place.hidden = true;
}

/** What reads QR codes; asked for when the pairing page is opened, which may be the last time that there is a connection. */
let reading = null;

/** Connects with the phone whose code was pasted or scanned. */
async function accept(code) {
  const offered = inviting;
  if (!offered?.pairing || offered.peer.signalingState !== "have-local-offer") return;
  try {
    const { sdp } = await ask("read", { code, kind: "answer", pairing: offered.pairing });
    say("connecting");
    offered.timer = laterAlways(() => say("isolated"), FIND);
    await offered.peer.setRemoteDescription({ type: "answer", sdp });
    tryAgain(offered, sdp);
  } catch (error) {
    clearTimeout(offered.timer);
    say("problem", error.sentence ?? sentences.cannot);
  }
}

function welcome(guest) {
  clearTimeout(guest.timer);
  inviting = null;
  guests.add(guest);
  Object.assign(guest, { streams: new Map(), calls: CALLS.burst, since: performance.now() });
  hear(guest.channel, LONGEST.guest, (frame) => take(guest, frame), () => leave(guest, "garbage"));
  whenGone(guest, () => leave(guest, "guest-gone"));
  put(guest.channel, { is: "hello", format: FORMAT, house: ownHouse, game: guest.game });
  say(null);
  counted();
  stayAwake();
}

function leave(guest, why) {
  if (!guests.delete(guest)) return;
  for (const stop of guest.streams.values()) stop.abort();
  guest.peer.close();
  say(why, sentences[why], guest.game);
  counted();
  stayAwake();
}

function counted() {
  noteGuests();
  const count = document.getElementById("count");
  if (!count) return;
  count.hidden = guests.size === 0;
  count.querySelector("strong").textContent = guests.size;
  rank("to-table", guests.size > 0);
  if (inviting) return;
  rank("invite", guests.size === 0);
  // The introduction is for the first invitation.
  document.getElementById("together").classList.toggle("shows", guests.size > 0);
  const offering = document.getElementById("offering");
  if (offering) offering.hidden = true;
}

/** Shows a button as the next thing to do, or as one of several. */
function rank(id, isNext) {
  const button = document.getElementById(id);
  button?.classList.toggle("big", isNext);
  button?.classList.toggle("plain", !isNext);
}

/** The table that guests are at, for the case that this page goes: then `site.js` says what to do. */
function noteGuests() {
  const [guest] = guests;
  try {
    if (guest?.game) localStorage.setItem("yatzy:site:guests", guest.game);
    else localStorage.removeItem("yatzy:site:guests");
  } catch { /* private window */ }
}

/** The screen of the phone that keeps the table stays on while there are guests. */
let awake = null;
async function stayAwake() {
  if (guests.size === 0) { awake?.release(); awake = null; return; }
  if (document.hidden || (awake && !awake.released)) return;
  awake = await navigator.wakeLock?.request("screen").catch(() => null) ?? null;
}

/** Whether a guest calls too often. */
function isTooMany(guest) {
  const now = performance.now();
  guest.calls = Math.min(CALLS.burst, guest.calls + (now - guest.since) / 1000 * CALLS.each);
  guest.since = now;
  // Only calls that are answered count: a guest that waits for a moment is answered again.
  if (guest.calls < 1) return true;
  guest.calls -= 1;
  return false;
}

/** Reads a frame of a guest. */
function take(guest, frame) {
  const { is, id, path } = frame;
  const isText = (name) => ["string", "undefined"].includes(typeof frame[name]) || frame[name] === null;
  const isCall = ["call", "listen"].includes(is) && Number.isSafeInteger(id) && typeof path === "string" && ["method", "token", "lang", "body"].every(isText);
  if (is === "left") guest.streams.get(id)?.abort();
  else if (isCall) answer(guest, frame);
  else throw new Error("not a call");
}

/** Answers a call of a guest: the module does, by the token in the frame. */
async function answer(guest, { is, id, method = "GET", path, token, lang, body }) {
  if (isTooMany(guest)) {
    put(guest.channel, { is: "reply", id, status: 429, text: JSON.stringify({ error: { code: "request/too-many", message: "" } }) });
    return;
  }
  const leaving = new AbortController();
  if (is === "listen") guest.streams.set(id, leaving);
  try {
    const reply = await fetchAlways(`${base}/together/call`, { method: "POST", body: JSON.stringify({ method, path, token, lang, body }), signal: leaving.signal });
    const version = Number(reply.headers.get("x-version")) || undefined;
    if (is === "call" || !reply.ok) put(guest.channel, { is: "reply", id, status: reply.status, version, text: await reply.text() });
    else await pass(guest, id, reply.body.getReader());
  } catch {
    // The service worker was stopped, or the guest has closed the stream. A guest opens it again.
    put(guest.channel, { is: "end", id });
  } finally {
    guest.streams.delete(id);
  }
}

async function pass(guest, id, reader) {
  const decoder = new TextDecoder();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    put(guest.channel, { is: "piece", id, text: decoder.decode(read.value, { stream: true }) });
  }
  put(guest.channel, { is: "end", id });
}

// A guest --------------------------------------------------------------------------------------------------

/** The connection to the phone that keeps the table. */
let hosting = null;

async function join(code) {
  const made = connect();
  const { peer, channel } = made;
  hosting = made;
  hear(channel, LONGEST.host, heard, () => say("host-gone"));
  channel.addEventListener("open", () => whenGone(made, () => {
    made.house = undefined;
    endCalls();
    letGo();
    if (!["other-tab", "this-older", "other-older"].includes(shown?.name)) say("host-gone");
  }));
  let offer;
  try {
    offer = await ask("read", { code, kind: "offer" });
    await peer.setRemoteDescription({ type: "offer", sdp: offer.sdp });
    showCode("answer", await ask("code", { kind: "answer", pairing: offer.pairing, sdp: await described(peer, await peer.createAnswer()) }));
  } catch (error) {
    say("problem", error.sentence ?? sentences.cannot);
    return;
  }
  tryAgain(made, offer.sdp);
  // Firefox gives up after some seconds without the other phone: then a fresh code is shown. Others go on.
  peer.addEventListener("connectionstatechange", () => {
    if (peer.connectionState === "failed" && channel.readyState === "connecting" && "mozInnerScreenX" in window) join(code);
  });
}

/** What was asked of the other phone, by the service worker's numbers. */
const asked = new Map();
const tell = (n, what, more = {}) => container.controller?.postMessage({ is: "carried", n, what, ...more });
const encoder = new TextEncoder();

function heard({ is, id, ...frame }) {
  if (is === "hello") { greet(frame); return; }
  if (!asked.has(id)) return;
  if (is === "piece") { tell(id, "piece", { bytes: encoder.encode(frame.text) }); return; }
  asked.delete(id);
  if (is === "reply") tell(id, "end", { answer: { status: frame.status, version: frame.version }, bytes: encoder.encode(frame.text) });
  else tell(id, "end");
}

function greet({ format, house, game: table }) {
  if (format !== FORMAT) { say(format > FORMAT ? "this-older" : "other-older"); hosting.peer.close(); return; }
  if (!/^[0-9a-f]{16}$/.test(house)) throw new Error("not a house");
  hosting.house = house;
  say(null);
  go(`${base}/with/${house}/${/^[0-9a-z]+$/.test(table ?? "") ? `g/${table}` : ""}`);
}

function endCalls() {
  for (const n of asked.keys()) tell(n, "end");
  asked.clear();
}

container.addEventListener("message", ({ data: { is, n, message, bytes } }) => {
  if (is === "carried-enough" && asked.delete(n)) { put(hosting.channel, { is: "left", id: n }); return; }
  if (is !== "carry" || !hosting) return;
  if (hosting.house !== message.house || hosting.channel.readyState !== "open") { tell(n, "end"); return; }
  asked.set(n, message);
  tell(n, "under-way");
  const { method, path, token, lang } = message;
  const body = bytes?.length ? new TextDecoder().decode(bytes) : undefined;
  put(hosting.channel, { is: message.is === "relay" ? "listen" : "call", id: n, method, path, token, lang, body });
});

// The page -------------------------------------------------------------------------------------------------

async function begin() {
  const code = location.hash.slice(1);
  if (!window.RTCPeerConnection) { say("cannot"); return; }
  if (!(await hold(code !== ""))) { say("other-tab"); return; }
  stay(onPage, () => { if (hosting) say("host-gone"); });
  window.addEventListener("pagehide", closeAll);
  if (code) {
    history.replaceState(null, "", location.pathname + location.search);
    await join(code);
    return;
  }
  setUp();
}

/** The part of the pairing page that invites. */
function setUp() {
  document.getElementById("host").hidden = false;
  document.getElementById("invite")?.addEventListener("click", invite);
  reading ??= qrReader();
  document.getElementById("connect")?.addEventListener("click", () => accept(document.getElementById("reply").value));
  counted();
  // The guests see that this phone is here.
  const { game } = document.getElementById("together").dataset;
  if (game) new EventSource(`${base}/api/v1/games/${game}/events`);
}

await begin();
