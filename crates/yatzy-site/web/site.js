// On every page of the site: long jobs for the house, new versions that wait for the end of a game, and warnings about
// the device's storage. Every sentence is in the page already and only shown here.
const container = navigator.serviceWorker;
const notes = () => document.getElementById("site");
const say = (name, yes = true) => { const note = notes()?.querySelector(`[data-note="${name}"]`); if (note) note.hidden = !yes; };
const tell = (message, transfer = []) => container.controller?.postMessage(message, transfer);

// The camera of a phone opens an invitation at the first page. The pairing page reads it.
if (/^#[A-Z2-7]{100,}$/.test(location.hash) && !location.pathname.endsWith("/together")) location.replace(new URL(`together${location.hash}`, import.meta.url));

/** Notes of this device about dismissed warnings. Without storage there are none. */
const memory = {
  read(key) { try { return localStorage.getItem(`yatzy:site:${key}`); } catch { return null; } },
  get(key) { return Number(memory.read(key)); },
  set(key) { try { localStorage.setItem(`yatzy:site:${key}`, String(Date.now())); } catch { /* private window */ } },
};

// Long work ------------------------------------------------------------------------------------------------

/** How often a page says that it is here: a browser ends a service worker that has heard nothing for half a minute. */
const HERE = 10_000;

/** Jobs that take minutes have a worker of their own, so that no short job queues behind them. */
const solvers = {};

function work(job) {
  const kind = job.message.long ? "long" : "short";
  solvers[kind] ??= solver(kind);
  solvers[kind].postMessage(job, [job.bytes.buffer]);
}

function solver(kind) {
  const worker = new Worker(new URL("solver.js", import.meta.url));
  worker.onmessage = ({ data: { message, bytes } }) => {
    // A worker that has failed once is not used again.
    if (!message.ok) { worker.terminate(); delete solvers[kind]; }
    tell({ is: "worked", message, bytes }, [bytes.buffer]);
  };
  return worker;
}

container.addEventListener("message", ({ data: { is, message, bytes } }) => {
  if (is === "waits") tell({ is: "here" });
  else if (is === "job") work({ message, bytes });
});
container.startMessages();
tell({ is: "here" });
setInterval(() => tell({ is: "here" }), HERE);

/** How often a page polls for a pending result. */
const LOOK = 1000;

/** A pending page is reloaded once its result is there. It stays until then, because its worker computes it. The answer to
 * a form has an address of its own. */
async function waitForPage() {
  const thinking = (page) => page.querySelector("main > .thinking");
  while (thinking(document)) {
    await new Promise((resume) => setTimeout(resume, LOOK));
    const { to } = thinking(document).dataset;
    const page = new DOMParser().parseFromString(await (await fetch(to ?? location.href)).text(), "text/html");
    if (!thinking(page)) { arrived.reload(to); return; }
  }
}

// New versions ---------------------------------------------------------------------------------------------

const table = () => document.getElementById("table");
const plays = () => table() !== null && table().dataset.over === undefined;

/** Pages ask each other whether a game is being played; a page with a game answers. */
const others = new BroadcastChannel(`yatzy ${new URL(".", import.meta.url).pathname}`);
/** How long an answer may take. */
const PATIENCE = 500;
let someonePlays = () => {};
others.onmessage = ({ data }) => {
  if (data === "who plays?" && plays()) others.postMessage("I do");
  else if (data === "I do") someonePlays();
};

const noGameIsPlayed = () => new Promise((resolve) => {
  if (plays()) { resolve(false); return; }
  someonePlays = () => resolve(false);
  others.postMessage("who plays?");
  setTimeout(() => resolve(true), PATIENCE);
});

/** A new version takes over as soon as no game is being played. Until then the page says that it waits. */
async function update(registration) {
  if (!registration.waiting) return;
  say("update-waits", plays());
  if (!(await noGameIsPlayed()) || !registration.waiting) return;
  registration.waiting.postMessage({ is: "take-over" });
  tell({ is: "leave" });
}

// This device's memory -------------------------------------------------------------------------------------

/** Dismissed warnings are shown again after this time. */
const PUT_AWAY = 30 * 24 * 3600 * 1000;
/** Storage is low below this many free bytes, or below this share of the quota. */
const ROOM = { bytes: 5_000_000, part: 0.05 };

/** Whether there are games to lose, and none is being played on this page. */
const isMoment = () => !plays() && document.querySelector(".play-on, .to-games, .go-on a, #table") !== null;
/** Only browsers on Apple's phones say whether a page was opened from the home screen. */
const isApple = "standalone" in navigator;

async function look() {
  if (!navigator.storage?.estimate || !isMoment()) return;
  const { usage, quota } = await navigator.storage.estimate();
  const left = quota - usage;
  const isPersistent = await navigator.storage.persisted() || (isApple && navigator.standalone);
  warn("nearly-full", left < ROOM.bytes || left < quota * ROOM.part);
  warn("goes-after-a-week", !isPersistent && isApple);
  warn("may-go", !isPersistent && !isApple);
}

function warn(name, yes) {
  say(name, yes && Date.now() - memory.get(name) > PUT_AWAY);
}

/** A page that was loaded holds no connections to other phones. If there were any, and no other tab holds them, it says that
 * the phones have to be connected again. */
async function lookForPhones() {
  const isGuest = notes()?.querySelector('[data-note="host-gone"]') && !document.querySelector("main > .refusal");
  const isHost = () => plays() && memory.read("guests") === table().dataset.game;
  if (!isGuest && !isHost()) return;
  // The lock of the page before may be there for another moment.
  await navigator.locks?.request(`yatzy together ${new URL(".", import.meta.url).pathname.replace(/\/$/, "")}`, () => {});
  if (isGuest) say("host-gone");
  if (!isHost()) return;
  notes().querySelector('[data-note="guests-gone"] a').search = `?game=${table().dataset.game}`;
  say("guests-gone");
}

/** A player wants the game kept. Some browsers ask the person, so persistent storage is requested once, after a tap at
 * the table. */
async function keepAll() {
  if (!navigator.storage?.persist || !table() || memory.get("asked")) return;
  memory.set("asked");
  await navigator.storage.persist();
}

function putAway({ target }) {
  const { away } = target.dataset;
  if (away === undefined) return;
  const note = target.closest("[data-note]");
  memory.set(note.dataset.note);
  note.hidden = true;
}

/** A browser that can install the site says so once. The button is shown where it is useful. */
function offerToInstall(event) {
  const button = document.getElementById("install");
  if (!button) return;
  event.preventDefault();
  button.hidden = false;
  button.onclick = () => { button.hidden = true; event.prompt(); };
}

/** Begins on a page: the one that loaded this script, or one that replaced it within the document. */
export function arrive({ reload } = { reload: (to) => { if (to) location.replace(to); else location.reload(); } }) {
  arrived.reload = reload;
  document.addEventListener("submit", keepAll);
  // The end of a game redraws the table. Open pages stay as they are; the next page is of the new version.
  document.addEventListener("drawn", () => { if (registration?.waiting && !plays()) update(registration); });
  // A page may stay open for weeks.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) registration?.update().catch(() => {}); });
  notes()?.addEventListener("click", putAway);
  addEventListener("beforeinstallprompt", offerToInstall);
  waitForPage();
  look();
}

/** How this document loads its page again. */
const arrived = {};
let registration = null;
arrive();
lookForPhones();
registration = await container.ready;
registration.addEventListener("updatefound", () =>
  registration.installing?.addEventListener("statechange", () => update(registration)));
update(registration);
