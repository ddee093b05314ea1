// The live table. The server renders and decides; this script requests the table again after every event, sends forms
// without leaving the page, adds the device's own bytes to every throw, and handles keys.
import { base, go, hex, isAway, keep, note, put, table } from "./device.js";
import { draw, drawFolds, dress, online, refresh, whenDrawn } from "./drawing.js";
import { flushQueue, hasQueue, showSeat, tell } from "./real_dice.js";

const { game } = table().dataset;
/** The pending form, and the next one in the queue. */
let sending = null;
let next = null;

/** Delay before a pending request is shown, so that quick ones don't flicker. */
const SLOW = 250;

/** Minimum time between two throws of all dice without a choice in between: a double click must not throw twice. */
const SETTLED = 500;
let lying = null;
let since = -Infinity;

/** Folds that were opened automatically once; a person may close them. */
const unfolded = new Set();

/** The bytes of a throw: made once, stored, and the same for every retry. */
function bytesOf(number) {
  const key = `bytes:${number}`;
  const bytes = keep.get(key) ?? hex(32);
  keep.set(key, bytes);
  return bytes;
}

/** Stores the commitment when it is first seen, to compare it at the end. */
const shown = document.querySelector(".more code.commitment")?.textContent;
if (shown && !keep.get("commitment")) keep.set("commitment", shown);

/** Most heads that are stored for a game. */
const HEADS = 1000;

/** Stores every head that is shown: the newest in full, and the first digits of all, which identify the game log. */
function noteHead() {
  const { head } = document.querySelector("[data-head]")?.dataset ?? {};
  if (!head || head === keep.get("head")) return;
  const heads = (keep.get("heads") ?? "").split(" ").filter(Boolean);
  keep.set("heads", [...heads, head.slice(0, 8)].slice(-HEADS).join(" "));
  keep.set("head", head);
}

// Pleasant -------------------------------------------------------------------------------------------------

/** Sets the exact label of the throw button. */
function label(drawn = table()) {
  const button = drawn.querySelector("#throw");
  if (!button?.dataset.labels) return;
  const ticks = [...drawn.querySelectorAll(".keep input")];
  const thrown = ticks.filter((tick) => !tick.checked).length;
  put(button, { disabled: thrown === 0, textContent: button.dataset.labels.split("\n")[Math.max(thrown, 1) - 1] });
}

let timer = 0;

/** Polls for changes without an event: a coach that thinks, the countdown until the computer may play. */
function askAgain() {
  clearTimeout(timer);
  const wait = document.querySelector("[data-wait]")?.dataset.wait;
  if (document.querySelector("[data-thinks]")) timer = setTimeout(() => refresh(looking()), 700);
  else if (wait) timer = setTimeout(() => refresh(), Math.min(Number(wait), 5) * 1000);
}

dress(label);
dress(hint);

whenDrawn(() => {
  noteHead();
  askAgain();
  // Scripts that few tables need are loaded when their element is there.
  if (document.querySelector(".dice")) import("./places.js");
  if (document.getElementById("bell")) import("./signal.js");
  if (document.querySelector(".hand-on")) import("./share.js");
  if (document.getElementById("dice")) import("./dice.js").then(({ checkDice }) => checkDice());
  lay();
  prefer();
  unfold();
  put(document.documentElement, { lang: table().lang });
  put(document, { title: table().dataset.title });
});

/** Opens folds if there is room beside the pad. */
function unfold() {
  if (!matchMedia("(min-width: 52rem)").matches) return;
  for (const fold of document.querySelectorAll(".so-far")) {
    if (!unfolded.has(fold.id)) fold.open = true;
    unfolded.add(fold.id);
  }
}

/** Shows the switches of this device, and what they are set to. */
function prefer() {
  for (const row of document.querySelectorAll(".switches")) put(row, { hidden: false });
  for (const button of document.querySelectorAll("[data-switch]")) put(button, { ariaPressed: String(note.get(button.dataset.switch) === "on") });
  document.documentElement.classList.toggle("large", note.get("large") === "on");
}

/** Shows hints in the first game, until they are dismissed. */
function hint(drawn) {
  if (drawn.dataset.over !== undefined) note.set("hints", "gone");
  const first = drawn.querySelector(".hint.first");
  if (first) put(first, { hidden: note.get("hints") === "gone" });
  for (const button of drawn.querySelectorAll("[data-keep]")) put(button, { hidden: false });
}

/** Ticks exactly the dice that the coach names. */
function keepThese(faces) {
  const wanted = faces.split("-");
  for (const tick of document.querySelectorAll(".keep input")) {
    const place = wanted.indexOf(tick.value);
    tick.checked = place >= 0;
    if (place >= 0) wanted.splice(place, 1);
  }
  choose();
}

document.addEventListener("click", ({ target }) => {
  const { keep: faces, gone, switch: chosen } = target.dataset ?? {};
  const more = document.getElementById("more");
  // A tap beside the sheet closes it.
  if (more?.open && target !== more && !more.contains(target)) more.open = false;
  if (chosen) {
    note.set(chosen, note.get(chosen) === "on" ? "off" : "on");
    prefer();
    refresh(looking());
  }
  if (faces !== undefined) keepThese(faces);
  if (gone !== undefined) { note.set("hints", "gone"); hint(table()); }
});

// No lost dice ---------------------------------------------------------------------------------------------

/** Notes when new dice have landed. Ticks survive a reload. */
function lay() {
  const { throw: number, turn } = table().dataset;
  const dice = `${number} ${turn}`;
  if (dice === lying) return;
  const kept = lying === null ? JSON.parse(keep.get("ticks") ?? "null") : null;
  if (kept?.dice === dice) for (const tick of document.querySelectorAll(".keep input")) tick.checked = kept.places.includes(tick.name);
  if (lying !== null) since = performance.now();
  lying = dice;
  label();
}

function choose() {
  since = -Infinity;
  const places = [...document.querySelectorAll(".keep input:checked")].map((tick) => tick.name);
  keep.set("ticks", JSON.stringify({ dice: lying, places }));
  label();
}

/** Whether a throw would lose dice that the person can't have seen. */
const isTooSoon = () => document.querySelector(".dice .row[data-throw]") && performance.now() - since < SETTLED;

// Sending --------------------------------------------------------------------------------------------------

/** Sends a form, with retries under the same key until the server has answered: it has one effect. */
async function send(fields) {
  if (sending) {
    // The table may show the result before the answer arrives: then the next press is queued. A second click on the
    // same version is ignored.
    if (fields.get("version") !== sending.get("version")) next = fields;
    return;
  }
  sending = fields;
  const slow = setTimeout(() => table().setAttribute("aria-busy", "true"), SLOW);
  const { throw: thrown } = table().dataset;
  const body = new URLSearchParams(fields);
  keep.set("pending", body.toString());
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const response = await fetch(`${table().dataset.at}/act`, { method: "POST", body, headers: { "x-fragment": "1" } });
      if (response.status === 429 || isAway(response)) throw new Error("busy");
      const text = await response.text();
      clearTimeout(slow);
      table().removeAttribute("aria-busy");
      keep.drop("pending");
      // Only throws that certainly happened are compared with the record at the end.
      if (response.ok && body.get("do") === "throw") keep.set(`threw:${thrown}`, "yes");
      sending = null;
      online(true);
      draw(text);
      const waited = next;
      next = null;
      if (waited) send(waited);
      return;
    } catch {
      online(false);
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
}

document.addEventListener("submit", (event) => {
  drawFolds();
  const form = event.target;
  if (form.matches(".go-on-now")) {
    event.preventDefault();
    fetch(form.action, { method: "POST", body: new URLSearchParams(), redirect: "manual" }).catch(() => {});
    form.remove();
    return;
  }
  if (!form.getAttribute("action")?.endsWith("/act")) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  const pressed = fields.get("do") ?? "";
  if (pressed === "throw" && isTooSoon()) return;
  if (pressed === "throw" && table().dataset.source === "program") fields.set("bytes", bytesOf(table().dataset.throw));
  if (table().dataset.source === "table") tell(fields, () => send(fields));
  else send(fields);
});

document.addEventListener("change", (event) => {
  if (event.target.matches(".keep input")) choose();
});

// Links that only change the view are followed within the page.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || !table().contains(link) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href);
  if (url.pathname !== table().dataset.at) return;
  event.preventDefault();
  if (url.hash) { show(document.querySelector(url.hash)); return; }
  const question = link.closest("#question");
  if (question) leave(question);
  else if (!link.dataset.of || !showSeat(link.dataset.of)) refresh(url.search);
});

/** Leads from the sheet to a fold further down. */
function show(fold) {
  document.getElementById("more").open = false;
  drawFolds();
  fold.open = true;
  fold.scrollIntoView();
}

/** Closes a question at once, without waiting for the server. */
function leave(question) {
  const { from } = question.dataset;
  question.remove();
  document.querySelector(`[name=do][value="${from}"], a[href$="${from}"]`)?.focus();
  refresh();
}

// Keys: a phone loads their script at the first one.
let press = null;
const loadKeys = () => import("./keys.js").then((keys) => { ({ press } = keys); });
if (matchMedia("(hover: hover)").matches) loadKeys();
document.addEventListener("keydown", (event) => {
  if (press) press(event, leave);
  else loadKeys().then(() => press(event, leave));
});

/** Keeps what the query adds to the table: a correction, and the coach's answer. */
function looking() {
  const from = document.getElementById("question")?.dataset.from ?? "";
  if (from.startsWith("?")) return from;
  return document.querySelector(".coach")?.dataset.again ?? "";
}

/** Milliseconds until a look that was lost is repeated: no other event may follow, because it is this page's turn. */
const LATER = 2000;
let later = 0;

async function lookAgain() {
  clearTimeout(later);
  const search = looking();
  if (await refresh(search, () => looking() === search) || sending || hasQueue()) return;
  later = setTimeout(lookAgain, LATER);
}

// Live -----------------------------------------------------------------------------------------------------

function listen() {
  const events = new EventSource(`${base}/api/v1/games/${game}/events?after=${table().dataset.version}`);
  let away = 0;
  events.addEventListener("open", async () => {
    online(true);
    await flushQueue();
    if (away++ && !hasQueue()) refresh();
  });
  events.addEventListener("error", () => online(false));
  events.addEventListener("happened", (event) => {
    flushQueue();
    if (Number(event.lastEventId) > Number(table().dataset.version) && !sending && !hasQueue()) lookAgain();
  });
  const lookUnlessBusy = () => { if (!sending && !hasQueue() && !document.getElementById("question") && !document.getElementById("hand")?.value) lookAgain(); };
  // The presence of this page is announced first. If everyone plays on one device it changes nothing.
  let here = document.querySelector(".here") !== null;
  events.addEventListener("presence", () => { if (here) lookUnlessBusy(); here = true; });
  events.addEventListener("chances", lookUnlessBusy);
  events.addEventListener("rematch", () => refresh());
  events.addEventListener("gone", () => { go(`${base}/`); });
}

// A request that was pending when the page was closed is finished first, with the same key and the same bytes.
const pending = keep.get("pending");
listen();
if (pending) send(new URLSearchParams(pending));
