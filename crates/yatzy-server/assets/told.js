// Turns told from a real table: faces to tap instead of a hand to type. Where the house can't be reached the pad
// goes on: entries wait on the device, are shown as not yet saved, and go through exactly once when it is back.
// What each hand pays comes with the page; whether an entry is legal is still for the server to say.
import { draw, hex, keep, online, refresh } from "./table.js";

const table = () => document.getElementById("table");
const dice = () => Number(table().dataset.dice);
let pays = null;
let flushing = false;
let deciding = false;

// The queue ------------------------------------------------------------------------------------------------

const queue = () => JSON.parse(keep.get("queue") ?? "[]");
const setQueue = (entries) => (entries.length ? keep.set("queue", JSON.stringify(entries)) : keep.drop("queue"));
export const hasQueue = () => queue().length > 0;
const words = () => document.getElementById("words").dataset;

/** Whose turn it is, with the entries that wait taken as made; nothing once the pad is full. */
function localTurn() {
  const { order, turn, round, rounds } = table().dataset;
  const seats = order.split(" ");
  const place = seats.indexOf(turn) + queue().length;
  const local = { seat: seats[place % seats.length], round: Number(round) + Math.floor(place / seats.length) };
  return turn && local.round <= Number(rounds) ? local : null;
}

/** A press of a button on the pad: told to the server if it answers, kept for later if not. */
export async function tell(fields, send) {
  const [verb, box, points] = (fields.get("do") ?? "").split(":");
  const entry = verb === "enter" || verb === "tell" || verb === "extra";
  const away = table().dataset.online === "false" || hasQueue();
  if (!away) {
    if (entry) await tellNow(turnOf(verb, box, points, fields), fields);
    else send();
    return;
  }
  if (verb === "take-back" && hasQueue()) { setQueue(queue().slice(0, -1)); showQueue(); return; }
  if (entry) { remember(turnOf(verb, box, points, fields), fields); return; }
  if (verb !== "points") return;
  const typed = prompt(words().points);
  if (typed !== null && /^\d{1,4}$/.test(typed.trim())) remember(turnOf("tell", box, typed, fields), fields);
}

/** A turn as the server reads it from the form, to the letter: a form that did arrive was this very entry. */
function turnOf(verb, box, points, fields) {
  const turn = { box };
  if (verb === "enter") turn.hand = fields.get("hand").trim();
  else { turn.points = Number(points); turn.extra_yatzy = verb === "extra"; }
  if (fields.get("throws")) turn.throws = Number(fields.get("throws"));
  if (fields.get("named")) turn.named = fields.get("named");
  return turn;
}

/** A network that only swallows is none. */
const soon = () => AbortSignal.timeout(4000);

/** Tries once, and not for long. What got no answer may have arrived: it waits under the same key. */
async function tellNow(turn, fields) {
  try {
    const response = await fetch(`/g/${table().dataset.game}/act`, {
      method: "POST", body: new URLSearchParams(fields), headers: { "x-fragment": "1" }, signal: soon(),
    });
    online(true);
    // Another phone was faster: both entries are shown, and a person decides.
    if (response.status === 409) { remember(turn, fields); await flushQueue(); return; }
    draw(await response.text());
  } catch {
    online(false);
    remember(turn, fields);
  }
}

function remember(turn, fields) {
  const entries = queue();
  const local = localTurn();
  if (!local) return;
  if (turn.hand && payFor(turn.box, turn.hand) === 0 && !confirm(words().zero)) return;
  entries.push({
    ...local,
    key: entries.length ? hex(16) : fields.get("key"),
    version: Number(table().dataset.version) + entries.length,
    turn,
  });
  setQueue(entries);
  const input = document.getElementById("hand");
  if (input) input.value = "";
  document.getElementById("told")?.replaceChildren();
  document.getElementById("clear").hidden = true;
  document.getElementById("question")?.remove();
  showQueue();
}

/** Sends what waits, in order. What another phone has written too is shown, and a person decides. */
export async function flushQueue() {
  if (flushing || deciding || !hasQueue()) return;
  flushing = true;
  try {
    while (hasQueue()) {
      const [first, ...rest] = queue();
      const response = await post(first);
      online(true);
      if (response.ok) { setQueue(rest); continue; }
      if (response.status === 429 || response.status >= 500) throw new Error("busy");
      const { error, state } = await response.json();
      if (!sameTurn(first, state)) { await ask(first, error, state); return; }
      // The turn is still open: something else has changed, a name or an earlier turn.
      setQueue([{ ...first, key: hex(16), version: state.version }, ...rest]);
    }
    await refresh();
  } catch {
    online(false);
  } finally {
    flushing = false;
  }
}

// A connection that comes back is noticed by its events, by the browser, or by trying.
setInterval(() => flushQueue(), 3000);
addEventListener("online", () => flushQueue());

function sameTurn(entry, state) {
  const { turn, version } = state ?? {};
  return !entry.instead && turn?.seat === Number(entry.seat) && turn.round === entry.round && version !== entry.version;
}

function post({ version, key, turn, instead, round, seat }) {
  const action = instead ? { type: "correct", round, seat: Number(seat), turn } : { type: "table", ...turn };
  return fetch(`/api/v1/games/${table().dataset.game}/actions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ version, key, action }),
    signal: soon(),
  });
}

/** Both entries, what stands on the pad and what this device has: a person decides which one counts. */
async function ask(mine, error, state) {
  deciding = true;
  await refresh();
  const panel = document.getElementById("conflict");
  if (!panel) { deciding = false; return; }
  const turns = await (await fetch(`/api/v1/games/${table().dataset.game}/turns`)).json();
  const theirs = turns.find((turn) => turn.round === mine.round && turn.seat === Number(mine.seat));
  const who = state?.seats?.[mine.seat - 1]?.name ?? mine.seat;
  panel.querySelector(".who").textContent = `${who} · ${mine.round}`;
  panel.querySelector(".theirs").textContent = theirs ? entryWords(theirs) : "–";
  panel.querySelector(".mine").textContent = entryWords(mine.turn);
  panel.querySelector(".why").textContent = theirs && !mine.instead ? "" : error?.message ?? "";
  panel.querySelector("[data-choice=mine]").hidden = !theirs || Boolean(mine.instead);
  panel.hidden = false;
  panel.querySelector("button:not([hidden])").focus();
  panel.onclick = (event) => {
    const { choice } = event.target.dataset;
    if (!choice) return;
    panel.hidden = true;
    deciding = false;
    const rest = queue().slice(1);
    setQueue(choice === "mine" ? [{ ...mine, instead: true, key: hex(16), version: state.version }, ...rest] : rest);
    if (hasQueue()) flushQueue();
    else refresh();
  };
}

function entryWords({ box, points, hand }) {
  const row = document.querySelector(`td[data-box="${box}"]`)?.closest("tr");
  const name = row?.querySelector("th .name")?.textContent ?? box;
  const column = /-x(\d)$/.exec(box);
  const dice = hand?.replace(/[^1-6]/g, "");
  const pays = points ?? (dice && payFor(box, dice));
  return [column ? `${name} ×${column[1]}` : name, dice && [...dice].join("-"), pays].filter((part) => part !== undefined && part !== "").join(" · ");
}

/** Draws what waits onto the pad, and opens the columns of whoever is next. */
function showQueue() {
  const local = localTurn();
  for (const mark of document.querySelectorAll(".unsaved")) mark.replaceWith(openMark());
  for (const cell of document.querySelectorAll(".pad [data-seat]")) cell.classList.remove("now", "local");
  for (const button of document.querySelectorAll("td .offer")) button.replaceWith(openMark());
  document.getElementById("take-back").hidden = !hasQueue();
  if (local) {
    for (const head of document.querySelectorAll(`th[data-seat="${local.seat}"]`)) head.classList.add("now");
    const turn = document.getElementById("words").content.querySelector(`[data-of="${local.seat}"]`);
    const banner = document.querySelector(".banner strong");
    if (turn && banner) banner.textContent = turn.textContent;
    showSeat(local.seat);
  }
  for (const entry of queue()) {
    const cell = document.querySelector(`td[data-seat="${entry.seat}"][data-box="${entry.turn.box}"]`);
    if (!cell) continue;
    const mark = document.createElement("span");
    mark.className = "unsaved";
    mark.title = words().unsaved;
    mark.textContent = entry.turn.points ?? payFor(entry.turn.box, entry.turn.hand) ?? "?";
    cell.replaceChildren(mark);
  }
  showOffers();
}

function openMark() {
  const mark = document.createElement("span");
  mark.className = "open";
  mark.textContent = "·";
  return mark;
}

/** Where everyone has several columns, those of one player. Says whether they are there to be shown. */
export function showSeat(seat) {
  const cells = document.querySelectorAll(".pad.several [data-seat]");
  if (![...cells].some((cell) => cell.dataset.seat === seat)) return false;
  for (const cell of cells) cell.hidden = cell.dataset.seat !== seat;
  for (const link of document.querySelectorAll(".strip a")) {
    if (link.dataset.of === seat) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  return true;
}

const payFor = (box, hand) =>
  pays?.hands[[...hand.replace(/[^1-6]/g, "")].sort().join("")]?.[pays.boxes.indexOf(box)];

/** What the hand told so far would pay, where the server can't be asked. */
function showOffers() {
  const input = document.getElementById("hand");
  const hand = (input?.value ?? "").replace(/[^1-6]/g, "");
  for (const cell of document.querySelectorAll(`td[data-seat="${localTurn()?.seat}"][data-box]`)) {
    cell.classList.add("local");
    if (cell.querySelector(".written, .unsaved")) continue;
    const box = cell.dataset.box;
    const full = hand.length === dice();
    const points = full ? payFor(box, hand) : undefined;
    const button = document.createElement("button");
    button.name = "do";
    button.className = points ? "offer" : full ? "offer zero" : "offer tell";
    button.value = full ? `enter:${box}` : `points:${box}`;
    button.textContent = full ? points ?? "?" : "·";
    cell.replaceChildren(button);
  }
}

// Faces ----------------------------------------------------------------------------------------------------

/** Six faces to tap; the last die shows what the hand pays. */
export function tellFaces() {
  const faces = document.getElementById("faces");
  if (table().dataset.source === "table" && !pays) {
    fetch(`/g/${table().dataset.game}/pays.json`).then((reply) => reply.json()).then((all) => {
      pays = all;
      if (hasQueue() && !deciding) showQueue();
    }, () => {});
  }
  if (!faces) return;
  faces.hidden = false;
  for (const part of document.querySelectorAll(".tell .typed > :not(#clear)")) part.hidden = true;
  const input = document.getElementById("hand");
  const told = document.getElementById("told");
  const hand = () => input.value.replace(/[^1-6]/g, "");
  document.getElementById("clear").hidden = hand() === "";
  faces.addEventListener("click", (event) => {
    const face = event.target.closest("[data-face]")?.dataset.face;
    if (!face || hand().length >= dice()) return;
    input.value = hand() + face;
    show();
  });
  document.getElementById("clear").addEventListener("click", (event) => {
    event.preventDefault();
    input.value = "";
    show();
  });
  // A tap on a die takes it away again.
  told.addEventListener("click", (event) => {
    const place = [...told.children].indexOf(event.target.closest(".lies"));
    if (place < 0) return;
    input.value = hand().slice(0, place) + hand().slice(place + 1);
    show();
  });
  async function show() {
    const waiting = table().dataset.online === "false" || hasQueue();
    const full = hand().length === dice();
    document.getElementById("clear").hidden = hand() === "";
    told.replaceChildren(...[...hand()].map((face) => {
      const die = document.createElement("span");
      die.className = "lies";
      die.append(faces.querySelector(`[data-face="${face}"] svg`).cloneNode(true));
      return die;
    }));
    // The server says what a hand pays; where it can't be asked, the table that came with the page does.
    const stale = !full && document.querySelector(".offer:not(.tell)");
    if (!waiting && (full || stale) && await refresh(`?hand=${hand()}`)) return;
    if (table().dataset.online === "false" || hasQueue()) showOffers();
  }
  if (input.value && !told.childElementCount) show();
  if (hasQueue() && !deciding) showQueue();
}
