// Draws the table in the page: requests it again, morphs the old one into it, and keeps what the person was doing.
// Other scripts register here to run after every drawing, and need not know each other.
import { base, go, isAway, put, table } from "./device.js";
import { morph, morphInside, settle } from "./morph.js";

const dressers = [];
const listeners = [];

/** The content of a fold, as the page marks it. It is not visible, so it is parsed after the rest was painted. */
const FOLDED = /<!--fold (\S+)-->(.*?)<!--unfold-->/gs;

/** Milliseconds until a drawing is painted; deferred work begins then. */
const SEEN = 100;
let later = 0;

/** The content of each fold as last parsed, and by id as it is to be. */
const read = new WeakMap();
const unread = new Map();

/** Adds to a table what only this device knows: to the current one, and to every new one before the old one is
 * made like it. */
export function dress(dresser) {
  dressers.push(dresser);
  dresser(table());
}

/** Runs a function now, and again after every drawing. */
export function whenDrawn(listener) {
  listeners.push(listener);
  listener();
}

/** Morphs the table into a new one; what the person was doing stays. Where it was requested without a
 * purpose, a question that was asked since then stays: one that stood at that time is given. */
export function draw(text, stood = undefined) {
  const folds = [];
  const seen = text.replace(FOLDED, (_, id, inside) => { folds.push([id, inside]); return "<template data-rest></template>"; });
  const fresh = parsed(seen).getElementById("table");
  if (!fresh) { go(location.href); return; }
  const old = table();
  const { version, turn, game, over } = old.dataset;
  if (fresh.dataset.game !== game) return;
  if (Number(fresh.dataset.version) < Number(version)) return;
  const asked = old.querySelector("#question");
  if (stood !== undefined && asked && asked !== stood && fresh.dataset.version === version) return;
  const active = document.activeElement;
  const focus = active && old.contains(active)
    ? active.id ? `#${active.id}` : active.name ? `[name="${active.name}"][value="${active.value}"]` : null
    : null;
  keepOpen(old, fresh);
  if (fresh.dataset.version === version) settle(fresh);
  // As long as the dice are the same, the person's ticks stay.
  if (fresh.dataset.throw === old.dataset.throw && fresh.dataset.turn === turn) keepTicks(old, fresh);
  keepTold(old, fresh);
  keepTyped(old, fresh);
  keepQuestion(old, fresh);
  for (const dresser of dressers) dresser(fresh);
  announce(old, fresh);
  morph(old, fresh);
  for (const [id, inside] of folds) unread.set(id, inside);
  for (const listener of listeners) listener();
  drawFolds(({ open }) => open);
  clearTimeout(later);
  later = setTimeout(() => { drawFolds(); keepPage(text); }, SEEN);
  document.dispatchEvent(new Event("drawn"));
  if (table().dataset.turn !== turn) showTurn(table().querySelector(".scroll"));
  // At the end the result stands above the pad.
  if (table().dataset.over !== over) scrollTo(0, 0);
  else if (over === undefined && table().dataset.version !== version) table().querySelector("td.just")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const question = table().querySelector("#question");
  if (question) question.querySelector("button, input:not([type=hidden]), select")?.focus();
  else if (focus && !table().contains(document.activeElement)) {
    (table().querySelector(focus) ?? table().querySelector("#throw") ?? table().querySelector(".scroll"))?.focus({ preventScroll: true });
  }
}

const parsed = (text) => new DOMParser().parseFromString(text, "text/html");

/** Draws the content of the folds at once, for a press inside one. */
export function drawFolds(isWanted = () => true) {
  let drawn = false;
  for (const [id, text] of unread) {
    const fold = document.getElementById(id);
    if (fold && !isWanted(fold)) continue;
    unread.delete(id);
    if (!fold || read.get(fold) === text) continue;
    read.set(fold, text);
    const { body } = parsed(text);
    keepOpen(fold, body);
    keepTyped(fold, body);
    morphInside(fold, body);
    drawn = true;
  }
  if (drawn) for (const listener of listeners) listener();
}

// A fold is drawn before it is opened.
document.addEventListener("click", ({ target }) => {
  const pressed = target.closest("summary")?.parentElement;
  if (pressed) drawFolds((fold) => fold === pressed);
}, true);

/** Stores the page for use without a connection, unless the house itself is on the device. */
function keepPage(body) {
  if (document.getElementById("site")) return;
  navigator.serviceWorker?.controller?.postMessage({ page: location.pathname, body });
}

/** Scrolls the column of the seat to play into view. */
function showTurn(scroll) {
  const [name, now] = [scroll?.querySelector("thead th"), scroll?.querySelector("thead th.now")];
  if (!now) return;
  const [left, right] = [now.offsetLeft - name.offsetWidth, now.offsetLeft + now.offsetWidth - scroll.clientWidth];
  if (scroll.scrollLeft > left) scroll.scrollLeft = left;
  else if (scroll.scrollLeft < right) scroll.scrollLeft = right;
}

/** The live region for screen readers. It is outside of the table, because the table is redrawn after every event. */
const said = document.createElement("p");
said.className = "unseen";
said.id = "said";
said.role = "status";
document.body.append(said);

/** Announces the last event and the turn to screen readers. */
function announce(old, fresh) {
  const coach = fresh.querySelector(".coach:not([data-thinks])")?.textContent;
  if (!coach && fresh.dataset.version === old.dataset.version) return;
  const turn = fresh.querySelector(".banner strong, .over h2")?.textContent;
  said.textContent = coach ?? [fresh.dataset.said, turn].filter(Boolean).join(" ");
}

/** Folds stay as the person left them. */
function keepOpen(old, fresh) {
  for (const { id, open } of old.querySelectorAll("details[id]")) fresh.querySelector(`#${id}`)?.toggleAttribute("open", open);
}

function keepTicks(old, fresh) {
  for (const tick of old.querySelectorAll(".keep input")) {
    const same = fresh.querySelector(`.keep input[name="${tick.name}"]`);
    if (same) same.checked = tick.checked;
  }
  for (const die of fresh.querySelectorAll(".fresh")) die.classList.remove("fresh");
}

/** Whether both are of the same turn, or the new one follows from the queued entries. */
function isSameTurn(old, fresh) {
  const next = (drawn) => drawn.querySelector("th.now")?.dataset.seat;
  const same = old.dataset.turn === fresh.dataset.turn && old.dataset.round === fresh.dataset.round;
  return same || (old.querySelector(".unsaved") && next(old) === next(fresh));
}

/** Keeps the dice being reported, with the number of throws and the called box. */
function keepTold(old, fresh) {
  const [told, hand] = [old.querySelector("#hand"), fresh.querySelector("#hand")];
  if (!told || !hand || !isSameTurn(old, fresh)) return;
  if (!hand.value) hand.value = told.value;
  for (const fact of ["throws", "named"]) {
    const said = told.form.elements[fact]?.value;
    if (said) hand.form.elements[fact].value = said;
  }
}

/** Keeps text being typed: a name, a correction. */
function keepTyped(old, fresh) {
  for (const field of old.querySelectorAll("input[id]:not(#hand)")) {
    const same = fresh.querySelector(`#${field.id}`);
    if (same && field.value !== field.defaultValue) same.value = field.value;
  }
}

/** Keeps a question that this page asked without a connection. */
function keepQuestion(old, fresh) {
  const [asked, play] = [old.querySelector("#question[data-here]"), fresh.querySelector("#play")];
  if (!asked || !play || fresh.querySelector("#question, .refusal") || !isSameTurn(old, fresh)) return;
  for (const name of ["version", "key"]) asked.elements[name].value = play.elements[name].value;
  play.before(asked);
}

/** Requests the table and draws it; returns whether there was an answer. A request that times out has none. What was
 * looked at may have been left while it was asked for: then it is not shown again. */
export async function refresh(search = "", isWanted = () => true) {
  const stood = search === "" ? table().querySelector("#question") : undefined;
  try {
    const headers = { "x-fragment": "1" };
    const response = await fetch(`${table().dataset.at}${search}`, { headers, signal: AbortSignal.timeout(5000) });
    if (isAway(response)) throw new Error("away");
    const text = await response.text();
    online(true);
    if (response.status === 404) go(`${base}/`);
    else if (!isWanted()) return refresh();
    else draw(text, stood);
    return true;
  } catch {
    online(false);
    return false;
  }
}

export function online(yes) {
  const bar = document.getElementById("offline");
  if (bar) put(bar, { hidden: yes });
  table().dataset.online = yes;
}
