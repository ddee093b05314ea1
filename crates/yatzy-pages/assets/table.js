// The table, live. The server draws it and decides; this asks for the table again when something has happened,
// sends forms without leaving the page, brings a device's own bytes to every throw, and listens to keys.
import { checkDice } from "./dice.js";
import { flushQueue, hasQueue, showSeat, tell, tellFaces } from "./told.js";

const table = () => document.getElementById("table");
const game = table().dataset.game;
let sending = false;

/** What a device keeps; nothing breaks where it may keep nothing. */
export const keep = {
  get(key) { try { return localStorage.getItem(`yatzy:${game}:${key}`); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(`yatzy:${game}:${key}`, value); } catch { /* private window */ } },
  drop(key) { try { localStorage.removeItem(`yatzy:${game}:${key}`); } catch { /* private window */ } },
};

export const hex = (count) =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of a throw: made once, kept, and the same again whenever the throw has to be asked for again. */
function bytesOf(number) {
  const key = `bytes:${number}`;
  const bytes = keep.get(key) ?? hex(32);
  keep.set(key, bytes);
  return bytes;
}

/** The commitment is noted when first seen, so that it can be compared at the end. */
const shown = document.querySelector(".more code")?.textContent;
if (shown && !keep.get("commitment")) keep.set("commitment", shown);

// Drawing --------------------------------------------------------------------------------------------------

/** Puts a newly drawn table in place of the old one; what a person was just doing stays as it was. */
export function draw(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("table");
  if (!fresh) { location.reload(); return; }
  const old = table();
  if (Number(fresh.dataset.version) < Number(old.dataset.version)) return;
  const active = document.activeElement;
  const focus = active && old.contains(active)
    ? active.id ? `#${active.id}` : active.name ? `[name="${active.name}"][value="${active.value}"]` : null
    : null;
  const left = old.querySelector(".scroll")?.scrollLeft ?? 0;
  for (const { id } of old.querySelectorAll("details[id][open]")) fresh.querySelector(`#${id}`)?.setAttribute("open", "");
  // As long as the same dice lie there, whoever looks keeps what they had ticked.
  if (fresh.dataset.throw === old.dataset.throw && fresh.dataset.turn === old.dataset.turn) keepTicks(old, fresh);
  keepTold(old, fresh);
  keepTyped(old, fresh);
  keepQuestion(old, fresh);
  announce(old, fresh);
  old.replaceWith(document.adoptNode(fresh));
  navigator.serviceWorker?.controller?.postMessage({ page: location.pathname, body: text });
  enhance();
  const scroll = fresh.querySelector(".scroll");
  if (scroll) scroll.scrollLeft = left;
  const question = fresh.querySelector("#question");
  if (question) question.querySelector("button, input:not([type=hidden]), select")?.focus();
  else if (focus) fresh.querySelector(focus)?.focus();
}

/** The table is drawn anew whenever something happens; what is to be heard must be said in a place that stays. */
const said = document.createElement("p");
said.className = "unseen";
said.id = "said";
said.role = "status";
document.body.append(said);

/** Says what happened and whose turn it is, for those who hear the table. */
function announce(old, fresh) {
  const coach = fresh.querySelector(".coach:not([data-thinks])")?.textContent;
  if (!coach && fresh.dataset.version === old.dataset.version) return;
  const turn = fresh.querySelector(".banner strong, .over h2")?.textContent;
  said.textContent = coach ?? [fresh.dataset.said, turn].filter(Boolean).join(" ");
}

function keepTicks(old, fresh) {
  for (const tick of old.querySelectorAll(".keep input")) {
    const same = fresh.querySelector(`.keep input[name="${tick.name}"]`);
    if (same) same.checked = tick.checked;
  }
  for (const die of fresh.querySelectorAll(".fresh")) die.classList.remove("fresh");
}

/** Whether both are about the same turn, or the one is about what entries waiting here have led to. */
function isSameTurn(old, fresh) {
  const next = (drawn) => drawn.querySelector("th.now")?.dataset.seat;
  const same = old.dataset.turn === fresh.dataset.turn && old.dataset.round === fresh.dataset.round;
  return same || (old.querySelector(".unsaved") && next(old) === next(fresh));
}

/** Dice that were being told stay, with how many throws they took and which box was named. */
function keepTold(old, fresh) {
  const [told, hand] = [old.querySelector("#hand"), fresh.querySelector("#hand")];
  if (!told || !hand || !isSameTurn(old, fresh)) return;
  if (!hand.value) hand.value = told.value;
  for (const fact of ["throws", "named"]) {
    const said = told.form.elements[fact]?.value;
    if (said) hand.form.elements[fact].value = said;
  }
}

/** What someone is typing stays: a name, a correction. */
function keepTyped(old, fresh) {
  for (const field of old.querySelectorAll("input[id]:not(#hand)")) {
    const same = fresh.querySelector(`#${field.id}`);
    if (same && field.value !== field.defaultValue) same.value = field.value;
  }
}

/** A question that this page asked, while the server could not, stays when it can. */
function keepQuestion(old, fresh) {
  const [asked, play] = [old.querySelector("#question[data-here]"), fresh.querySelector("#play")];
  if (!asked || !play || fresh.querySelector("#question, .refusal") || !isSameTurn(old, fresh)) return;
  for (const name of ["version", "key"]) asked.elements[name].value = play.elements[name].value;
  play.before(asked);
}

/** Asks for the table and draws it; says whether there was an answer. A network that only swallows gives none. What was
 * looked at may have been left while it was asked for: then it is not shown again. */
export async function refresh(search = "", isWanted = () => true) {
  try {
    const headers = { "x-fragment": "1" };
    const response = await fetch(`/g/${game}${search}`, { headers, signal: AbortSignal.timeout(5000) });
    const text = await response.text();
    online(true);
    if (response.status === 404) location.href = "/";
    else if (!isWanted()) return refresh();
    else draw(text);
    return true;
  } catch {
    online(false);
    return false;
  }
}

export function online(yes) {
  const bar = document.getElementById("offline");
  if (bar) bar.hidden = yes;
  table().dataset.online = yes;
}

/** The button says exactly what it will do. */
function label() {
  const button = document.getElementById("throw");
  if (!button?.dataset.labels) return;
  const ticks = [...document.querySelectorAll(".keep input")];
  const thrown = ticks.filter((tick) => !tick.checked).length;
  button.disabled = thrown === 0;
  button.textContent = button.dataset.labels.split("\n")[Math.max(thrown, 1) - 1];
}

let timer = 0;

/** What changes without an event is asked for again: the coach that thinks, the time until the computer may step in. */
function askAgain() {
  clearTimeout(timer);
  const wait = document.querySelector("[data-wait]")?.dataset.wait;
  if (document.querySelector("[data-thinks]")) timer = setTimeout(() => refresh("?coach"), 700);
  else if (wait) timer = setTimeout(() => refresh(), Math.min(Number(wait), 5) * 1000);
}

function enhance() {
  label();
  askAgain();
  tellFaces();
  checkDice();
  document.documentElement.lang = table().lang;
}

// Sending --------------------------------------------------------------------------------------------------

/** Sends a form, again and again with the same key until the server has answered: it happens once. */
async function send(fields) {
  if (sending) return;
  sending = true;
  table().setAttribute("aria-busy", "true");
  const body = new URLSearchParams(fields);
  keep.set("pending", body.toString());
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const response = await fetch(`/g/${game}/act`, { method: "POST", body, headers: { "x-fragment": "1" } });
      if (response.status === 429 || response.status === 503) throw new Error("busy");
      const text = await response.text();
      keep.drop("pending");
      // Only what was thrown for certain is compared with the record at the end.
      if (response.ok && body.get("do") === "throw") keep.set(`threw:${table().dataset.throw}`, "yes");
      sending = false;
      online(true);
      draw(text);
      return;
    } catch {
      online(false);
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.getAttribute("action")?.endsWith("/act")) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  const pressed = fields.get("do") ?? "";
  if (pressed === "throw") fields.set("bytes", bytesOf(table().dataset.throw));
  if (table().dataset.source === "table") tell(fields, () => send(fields));
  else send(fields);
});

document.addEventListener("change", (event) => {
  if (event.target.matches(".keep input")) label();
});

// Links that only look at something are followed within the page.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || !table().contains(link) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href);
  if (url.pathname !== `/g/${game}`) return;
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
  const box = document.querySelector(`.offer[data-letter="${CSS.escape(key)}"]`);
  if (face) face.click();
  else if (/^[1-6]$/.test(key) && ticks[key - 1]) { ticks[key - 1].click(); }
  else if (key === " " && !event.target.matches("button, summary, a")) document.getElementById("throw")?.click();
  else if (key === "c") document.getElementById("coach")?.click();
  else if (key === "u") document.getElementById("take-back")?.click();
  else if (key === "backspace" && document.getElementById("clear")) document.getElementById("clear").click();
  else if (key === "?") {
    const more = document.querySelector(".more");
    if (more) { more.open = !more.open; more.scrollIntoView(); }
  } else if (box) box.focus();
  else return;
  event.preventDefault();
});

/** What is looked at beside the table stays, whatever else happens: a correction, and what the coach said. */
function looking() {
  const from = document.getElementById("question")?.dataset.from ?? "";
  if (from.startsWith("?")) return from;
  return document.querySelector(".coach") ? "?coach" : "";
}

function lookAgain() {
  const search = looking();
  refresh(search, () => looking() === search);
}

// Live -----------------------------------------------------------------------------------------------------

function listen() {
  const events = new EventSource(`/api/v1/games/${game}/events?after=${table().dataset.version}`);
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
  events.addEventListener("presence", () => { if (!sending && !hasQueue() && !document.getElementById("question") && !document.getElementById("hand")?.value) lookAgain(); });
  events.addEventListener("rematch", () => refresh());
  events.addEventListener("gone", () => { location.href = "/"; });
}

// A request that was under way when the page went away is finished first, with the same key and the same bytes.
const pending = keep.get("pending");
enhance();
listen();
if (pending) send(new URLSearchParams(pending));
