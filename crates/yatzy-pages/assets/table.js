// The table, live. The server draws it and decides; this asks for the table again when something has happened,
// sends forms without leaving the page, brings a device's own bytes to every throw, and listens to keys.
import { base, hex, keep, note, put, table } from "./device.js";
import { draw, drawFolds, dress, online, refresh, whenDrawn } from "./drawing.js";
import { flushQueue, hasQueue, showSeat, tell } from "./real_dice.js";

const { game } = table().dataset;
/** What was sent and is not answered, and what waits for that. */
let sending = null;
let next = null;

/** What takes longer is seen to take long; before that it would only blink. */
const SLOW = 250;

/** A second click throws again what has just come to lie: not within this time, unless something was chosen meanwhile. */
const SETTLED = 500;
let lying = null;
let since = -Infinity;

/** What was unfolded by itself once; whoever folds it has it folded. */
const unfolded = new Set();

/** The bytes of a throw: made once, kept, and the same again whenever the throw has to be asked for again. */
function bytesOf(number) {
  const key = `bytes:${number}`;
  const bytes = keep.get(key) ?? hex(32);
  keep.set(key, bytes);
  return bytes;
}

/** The commitment is noted when first seen, so that it can be compared at the end. */
const shown = document.querySelector(".more code.commitment")?.textContent;
if (shown && !keep.get("commitment")) keep.set("commitment", shown);

/** So many heads are noted of a game. */
const HEADS = 1000;

/** Every head that is shown is noted: the newest in full, of all the first digits, by which the game log is recognised. */
function noteHead() {
  const { head } = document.querySelector("[data-head]")?.dataset ?? {};
  if (!head || head === keep.get("head")) return;
  const heads = (keep.get("heads") ?? "").split(" ").filter(Boolean);
  keep.set("heads", [...heads, head.slice(0, 8)].slice(-HEADS).join(" "));
  keep.set("head", head);
}

// Pleasant -------------------------------------------------------------------------------------------------

/** The button says exactly what it will do. */
function label(drawn = table()) {
  const button = drawn.querySelector("#throw");
  if (!button?.dataset.labels) return;
  const ticks = [...drawn.querySelectorAll(".keep input")];
  const thrown = ticks.filter((tick) => !tick.checked).length;
  put(button, { disabled: thrown === 0, textContent: button.dataset.labels.split("\n")[Math.max(thrown, 1) - 1] });
}

let timer = 0;

/** What changes without an event is asked for again: the coach that thinks, the time until the computer may step in. */
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
  // What few tables need comes along with its place.
  if (document.getElementById("bell")) import("./signal.js");
  if (document.querySelector(".hand-on")) import("./share.js");
  if (document.getElementById("dice")) import("./dice.js").then(({ checkDice }) => checkDice());
  lay();
  unfold();
  put(document.documentElement, { lang: table().lang });
  put(document, { title: table().dataset.title });
});

/** Where there is room beside the pad, what is folded elsewhere is open. */
function unfold() {
  if (!matchMedia("(min-width: 80rem)").matches) return;
  for (const fold of document.querySelectorAll(".so-far")) {
    if (!unfolded.has(fold.id)) fold.open = true;
    unfolded.add(fold.id);
  }
}

/** Hints are for the first game; put away once, they stay away. */
function hint(drawn) {
  if (drawn.dataset.over !== undefined) note.set("hints", "gone");
  const first = drawn.querySelector(".hint.first");
  if (first) put(first, { hidden: note.get("hints") === "gone" });
  for (const button of drawn.querySelectorAll("[data-keep]")) put(button, { hidden: false });
}

/** Ticks the dice that the coach names, and only those. */
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
  const { keep: faces, gone } = target.dataset ?? {};
  if (faces !== undefined) keepThese(faces);
  if (gone !== undefined) { note.set("hints", "gone"); hint(table()); }
});

// No lost dice ---------------------------------------------------------------------------------------------

/** Notes when other dice have come to lie; ticks outlive a page that is loaded again. */
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

/** Whether a throw would lose dice that nobody has looked at. */
const isTooSoon = () => document.querySelector(".dice .row[data-throw]") && performance.now() - since < SETTLED;

// Sending --------------------------------------------------------------------------------------------------

/** Sends a form, again and again with the same key until the server has answered: it happens once. */
async function send(fields) {
  if (sending) {
    // A look may show what came of it before its answer is here: whoever acts on that is heard, a second click is not.
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
      const response = await fetch(`${base}/g/${game}/act`, { method: "POST", body, headers: { "x-fragment": "1" } });
      if (response.status === 429 || response.status === 503) throw new Error("busy");
      const text = await response.text();
      clearTimeout(slow);
      table().removeAttribute("aria-busy");
      keep.drop("pending");
      // Only what was thrown for certain is compared with the record at the end.
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
  if (pressed === "throw") fields.set("bytes", bytesOf(table().dataset.throw));
  if (table().dataset.source === "table") tell(fields, () => send(fields));
  else send(fields);
});

document.addEventListener("change", (event) => {
  if (event.target.matches(".keep input")) choose();
});

// Links that only look at something are followed within the page.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || !table().contains(link) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href);
  if (url.pathname !== `${base}/g/${game}`) return;
  event.preventDefault();
  const question = link.closest("#question");
  if (question) leave(question);
  else if (!link.dataset.of || !showSeat(link.dataset.of)) refresh(url.search);
});

/** Back to where a question was asked from, at once: whether the server answers or not. */
function leave(question) {
  const { from } = question.dataset;
  question.remove();
  document.querySelector(`[name=do][value="${from}"], a[href$="${from}"]`)?.focus();
  refresh();
}

// Keys -----------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const question = document.getElementById("question");
  if (event.key === "Escape" && question) { leave(question); return; }
  const typing = event.target.matches("input:not([type=checkbox], [type=radio]), select, textarea");
  if (typing) return;
  const key = event.key.toLowerCase();
  const ticks = document.querySelectorAll(".keep input");
  const face = document.querySelector(`.faces button[data-face="${key}"]`);
  const line = [...document.querySelectorAll(".pad kbd")].find((letter) => letter.textContent === key)?.closest("tr");
  const boxes = [...line?.querySelectorAll(".offer") ?? []];
  // Where a box has several columns, its letter goes on to the next one.
  const box = boxes[(boxes.indexOf(event.target) + 1) % boxes.length];
  if (face) face.click();
  else if (/^[1-6]$/.test(key) && ticks[key - 1]) { ticks[key - 1].click(); }
  else if (key === " " && !event.target.matches("button:not(.offer), summary, a")) document.getElementById("throw")?.click();
  else if (key === "c") document.getElementById("coach")?.click();
  else if (key === "u") document.getElementById("take-back")?.click();
  else if (key === "backspace" && document.getElementById("clear")) document.getElementById("clear").click();
  else if (key === "?") {
    const more = document.querySelector(".more");
    if (more) { more.querySelector("summary").click(); more.scrollIntoView(); }
  } else if (box) box.focus();
  else return;
  event.preventDefault();
});

// Space throws wherever one is on the pad; enter enters.
document.addEventListener("keyup", (event) => { if (event.key === " " && event.target.matches(".offer")) event.preventDefault(); });

/** What is looked at beside the table stays, whatever else happens: a correction, and what the coach said. */
function looking() {
  const from = document.getElementById("question")?.dataset.from ?? "";
  if (from.startsWith("?")) return from;
  return document.querySelector(".coach")?.dataset.again ?? "";
}

function lookAgain() {
  const search = looking();
  refresh(search, () => looking() === search);
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
  // That this page is here is told first; where everyone plays on one device it changes nothing.
  let here = document.querySelector(".here") !== null;
  events.addEventListener("presence", () => { if (here) lookUnlessBusy(); here = true; });
  events.addEventListener("chances", lookUnlessBusy);
  events.addEventListener("rematch", () => refresh());
  events.addEventListener("gone", () => { location.href = `${base}/`; });
}

// A request that was under way when the page went away is finished first, with the same key and the same bytes.
const pending = keep.get("pending");
listen();
if (pending) send(new URLSearchParams(pending));
