// Turns told from a real table: faces to tap instead of a hand to type. Where the house can't be reached the pad
// goes on: entries wait on the device, are shown as not yet saved, and go through exactly once when it is back.
// What each hand pays comes with the page; whether an entry is legal is still for the server to say.
import { draw, hex, keep, online, refresh } from "./table.js";

const table = () => document.getElementById("table");
const dice = () => Number(table().dataset.dice);
let pays = null;
let flushing = false;
let deciding = false;
let again = 0;

// The queue ------------------------------------------------------------------------------------------------

const queue = () => JSON.parse(keep.get("queue") ?? "[]");
const setQueue = (entries) => (entries.length ? keep.set("queue", JSON.stringify(entries)) : keep.drop("queue"));
export const hasQueue = () => queue().length > 0;

/** Whose turn it is, with the entries that wait taken as made. */
function localSeat() {
  const order = table().dataset.order.split(" ");
  const at = order.indexOf(table().dataset.turn);
  return order[(at + queue().length) % order.length];
}

/** A press of a button on the pad: told to the server if it answers, kept for later if not. */
export async function tell(fields, send) {
  const [verb, box, points] = (fields.get("do") ?? "").split(":");
  const entry = verb === "enter" || verb === "tell" || verb === "extra";
  if (verb === "take-back" && hasQueue()) { takeBack(); return; }
  if (!entry && table().dataset.online !== "false") { send(); return; }
  if (entry && table().dataset.online !== "false" && !hasQueue()) {
    if (await reachable(fields)) return;
  }
  const hand = (fields.get("hand") ?? "").replace(/[^1-6]/g, "");
  if (!entry && !(verb === "points" && hand.length === dice())) {
    if (verb !== "points") return;
    const typed = prompt(document.getElementById("words").dataset.points);
    if (typed === null || !/^\d{1,4}$/.test(typed.trim())) return;
    remember({ box, points: Number(typed) }, fields);
    return;
  }
  remember(verb === "tell" || verb === "extra"
    ? { box, points: Number(points), extra_yatzy: verb === "extra" }
    : { box, hand }, fields);
}

/** Takes back the last entry that waits. */
function takeBack() {
  setQueue(queue().slice(0, -1));
  showQueue();
  if (!hasQueue()) refresh();
}

/** A network that only swallows is none. */
const soon = () => AbortSignal.timeout(4000);

/** Tries once, and not for long; a form that got no answer may have arrived, so its key goes into the queue. */
async function reachable(fields) {
  try {
    const response = await fetch(`/g/${table().dataset.game}/act`, {
      method: "POST", body: new URLSearchParams(fields), headers: { "x-fragment": "1" }, signal: soon(),
    });
    online(true);
    draw(await response.text());
    return true;
  } catch {
    online(false);
    return false;
  }
}

function remember(turn, fields) {
  const entries = queue();
  if (fields.get("throws")) turn.throws = Number(fields.get("throws"));
  if (fields.get("named")) turn.named = fields.get("named");
  entries.push({
    // The same key as the form that may have arrived: then it was this very entry.
    key: entries.length ? hex(16) : fields.get("key"),
    version: Number(table().dataset.version) + entries.length,
    seat: localSeat(),
    form: entries.length === 0 ? new URLSearchParams(fields).toString() : null,
    turn,
  });
  setQueue(entries);
  const input = document.getElementById("hand");
  if (input) input.value = "";
  document.getElementById("told")?.replaceChildren();
  document.getElementById("clear")?.toggleAttribute("hidden", true);
  document.getElementById("question")?.remove();
  showQueue();
  flushLater();
}

/** A short hole in the network cuts no connection, so nobody says when it has passed: tries again now and then. */
function flushLater(wait = 1000) {
  clearTimeout(again);
  again = setTimeout(async () => {
    await flushQueue();
    if (hasQueue() && !deciding) flushLater(Math.min(wait * 2, 15000));
  }, wait);
}

addEventListener("online", () => flushQueue());

/** Sends what waits, in order. What another phone has overtaken is shown, and a person decides. */
export async function flushQueue() {
  if (flushing || deciding || !hasQueue()) return;
  flushing = true;
  try {
    while (hasQueue()) {
      const [first, ...rest] = queue();
      const response = await post(first);
      if (response.status === 429 || response.status >= 500) throw new Error("busy");
      if (!response.ok) { await conflict(await response.json().catch(() => ({}))); return; }
      setQueue(rest);
    }
    await refresh();
  } catch {
    online(false);
  } finally {
    flushing = false;
  }
}

/** The first entry is sent as the form it was, since that may have arrived; later ones through the API. */
async function post(entry) {
  const id = table().dataset.game;
  if (entry.form) {
    const response = await fetch(`/g/${id}/act`, {
      method: "POST", body: new URLSearchParams(entry.form), headers: { "x-fragment": "1" }, signal: soon(),
    });
    if (response.ok) return response;
    return { ok: false, status: response.status, json: async () => ({ state: await (await fetch(`/api/v1/games/${id}`)).json() }) };
  }
  const { version, key, turn } = entry;
  return fetch(`/api/v1/games/${id}/actions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ version, key, action: { type: "table", ...turn } }),
    signal: soon(),
  });
}

/** Someone else wrote meanwhile: the table as it is, and beside it what this device has. */
async function conflict({ state }) {
  deciding = true;
  await refresh();
  const panel = document.getElementById("conflict");
  if (!panel) return;
  const entries = queue();
  panel.querySelector("ul").replaceChildren(...entries.map((entry) => {
    const line = document.createElement("li");
    const name = state?.seats?.[entry.seat - 1]?.name ?? entry.seat;
    const row = document.querySelector(`td[data-box="${entry.turn.box}"]`)?.closest("tr");
    const box = row?.querySelector("th .name")?.textContent ?? entry.turn.box;
    line.textContent = `${name} · ${box} · ${entry.turn.hand ? [...entry.turn.hand].join("-") : entry.turn.points}`;
    return line;
  }));
  // An entry for another player than the one whose turn it is now would be written in the wrong column.
  const again = panel.querySelector("[data-choice=again]");
  again.hidden = !state || String(state.turn?.seat) !== String(entries[0]?.seat);
  panel.hidden = false;
  panel.querySelector("button:not([hidden])").focus();
  panel.onclick = (event) => {
    const choice = event.target.dataset.choice;
    if (!choice) return;
    panel.hidden = true;
    deciding = false;
    if (choice === "drop") { setQueue([]); refresh(); return; }
    // Of several, only the first is known to belong here; the rest follow in their order.
    setQueue(entries.map((entry, i) => ({ ...entry, form: null, key: hex(16), version: state.version + i })));
    flushQueue();
  };
}

/** Draws what waits onto the pad, and opens the column of whoever is next. */
function showQueue() {
  for (const mark of document.querySelectorAll(".unsaved")) mark.remove();
  for (const cell of document.querySelectorAll("[data-seat]")) cell.classList.remove("now", "local");
  document.querySelector(`th[data-seat="${localSeat()}"]`)?.classList.add("now");
  const words = document.getElementById("words").content.querySelector(`[data-of="${localSeat()}"]`);
  const banner = document.querySelector(".banner strong");
  if (words && banner) banner.textContent = words.textContent;
  for (const button of document.querySelectorAll("td .offer")) button.remove();
  for (const entry of queue()) {
    const cell = document.querySelector(`td[data-seat="${entry.seat}"][data-box="${entry.turn.box}"]`);
    if (!cell) continue;
    const mark = document.createElement("span");
    mark.className = "unsaved";
    mark.title = document.getElementById("words").dataset.unsaved;
    mark.textContent = entry.turn.points ?? payFor(entry.turn.box, entry.turn.hand) ?? "?";
    cell.replaceChildren(mark);
  }
  showBack();
  showOffers();
}

/** Undo is always there, also for an entry that waits. */
function showBack() {
  if (document.getElementById("take-back") || !hasQueue()) return;
  const [line, button] = [document.createElement("p"), document.createElement("button")];
  line.className = "small-buttons";
  button.className = "plain";
  button.id = "take-back";
  button.name = "do";
  button.value = "take-back";
  button.textContent = document.getElementById("words").dataset.back;
  line.append(button);
  document.querySelector(".hand").append(line);
}

const payFor = (box, hand) => pays?.hands[[...hand].sort().join("")]?.[pays.boxes.indexOf(box)];

/** What the hand told so far would pay, where the server can't be asked. */
function showOffers() {
  const input = document.getElementById("hand");
  const hand = (input?.value ?? "").replace(/[^1-6]/g, "");
  const seat = localSeat();
  for (const cell of document.querySelectorAll(`td[data-seat="${seat}"]`)) {
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
    fetch(`/g/${table().dataset.game}/pays.json`).then((reply) => reply.json()).then((all) => { pays = all; }, () => {});
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
    document.getElementById("clear").hidden = hand() === "";
    told.replaceChildren(...[...hand()].map((face) => {
      const die = document.createElement("span");
      die.className = "lies";
      die.append(faces.querySelector(`[data-face="${face}"] svg`).cloneNode(true));
      return die;
    }));
    const asks = hand().length === dice() || document.querySelector(".offer:not(.tell)");
    const waiting = () => table().dataset.online === "false" || hasQueue();
    if (asks && !waiting() && await refresh(`?hand=${hand()}`)) return;
    if (waiting()) showOffers();
  }
  if (input.value && !told.childElementCount) show();
  if (hasQueue() && !deciding) showQueue();
}
