// Turns told from a real table: faces to tap instead of a hand to type. Where the house can't be reached the pad
// goes on: entries wait on the device, are shown as not yet saved, and go through exactly once when it is back.
// What each hand pays comes with the page; whether an entry is legal is still for the server to say.
import { base, hex, keep, table } from "./device.js";
import { draw, online, refresh, whenDrawn } from "./drawing.js";

const dice = () => Number(table().dataset.dice);
let pays = null;
let flushing = false;
let deciding = false;

// The queue ------------------------------------------------------------------------------------------------

const queue = () => JSON.parse(keep.get("queue") ?? "[]");
const setQueue = (entries) => (entries.length ? keep.set("queue", JSON.stringify(entries)) : keep.drop("queue"));
export const hasQueue = () => queue().length > 0;
const words = () => document.getElementById("words");
const seatOf = (seat) => words().content.querySelector(`[data-of="${seat}"]`);
/** A cell of several columns is called by its box and what the column multiplies by. */
function columnOf(cell) {
  const { cell: several, factor: only } = words().dataset;
  const [, box, factor] = (several && /^(.*)-x(\d+)$/.exec(cell)) || [cell, cell, only];
  return { box, factor: Number(factor) };
}

/** What a cell is called, and the points that it can hold. */
function cellWords(cell) {
  const { box, factor } = columnOf(cell);
  const { textContent, dataset: { points, extra } } = words().content.querySelector(`span[data-box="${box}"]`);
  const times = (figures) => figures?.split(" ").map((figure) => figure * factor);
  const name = box === cell ? textContent : words().dataset.cell.replace("□", textContent).replace("#", factor);
  return { name, points: times(points), extra: times(extra) ?? [] };
}

/** A place of the pad is that of whoever its column's head names. */
const seatAt = (place) => place.closest("table").tHead.rows[0].cells[place.cellIndex].dataset.seat;
const placesOf = (seat, cells = "td[data-box]") => [...document.querySelectorAll(`.pad ${cells}`)].filter((place) => seatAt(place) === seat);
const placeOf = (seat, cell) => placesOf(seat, `td[data-box="${cell}"]`)[0];
const facesOf = (hand) => (hand ?? "").replace(/[^1-6]/g, "");

/** Whose turn it is, with the entries that wait taken as made; nothing once the pad is full. */
function localTurn() {
  const { order, turn, round, rounds } = table().dataset;
  const seats = order.split(" ");
  const place = seats.indexOf(turn) + queue().length;
  const local = { seat: seats[place % seats.length], round: Number(round) + Math.floor(place / seats.length) };
  return turn && local.round <= Number(rounds) ? local : null;
}

/** Where the house can't be asked, or has not yet heard of what waits here. */
const isAway = () => table().dataset.online === "false" || hasQueue();

/** A press of a button on the pad: told to the server if it answers, kept for later if not. */
export async function tell(fields, send) {
  const [pressed, box, points] = (fields.get("do") ?? "").split(":");
  // A whole hand that was not looked at yet is meant.
  const verb = pressed === "points" && facesOf(fields.get("hand")).length === dice() ? "enter" : pressed;
  const isEntry = ["enter", "tell", "extra"].includes(verb);
  const isQuestion = ["ask", "points"].includes(verb);
  if (isEntry) await tellNow(turnOf(verb, box, points, fields), fields);
  else if (isQuestion) await askNow(verb, box, fields);
  else if (!isAway()) send();
  else if (verb === "take-back" && hasQueue()) { setQueue(queue().slice(0, -1)); showQueue(); }
  else refresh();
}

/** A turn as the server reads it from the form, to the letter: a form that did arrive was this very entry. */
function turnOf(verb, box, points, fields) {
  const turn = { box };
  if (verb === "enter") turn.hand = fields.get("hand").trim();
  else { turn.points = Number(points); turn.extra_yatzy = verb === "extra"; }
  if (fields.get("throws")) turn.throws = Number(fields.get("throws"));
  if (fields.has("named")) turn.named = fields.get("named") || box;
  return turn;
}

/** A network that only swallows is none. */
const soon = () => AbortSignal.timeout(4000);

/** Tries once, and not for long: the answer's status and text, or nothing. */
async function tryNow(fields) {
  if (isAway()) return null;
  try {
    const response = await fetch(`${base}/g/${table().dataset.game}/act`, {
      method: "POST", body: new URLSearchParams(fields), headers: { "x-fragment": "1" }, signal: soon(),
    });
    if (isBusy(response)) throw new Error("busy");
    const text = await response.text();
    online(true);
    return { status: response.status, text };
  } catch {
    online(false);
    return null;
  }
}

/** A server that has too much to do has not answered. */
const isBusy = ({ status }) => status === 429 || status >= 500;

/** What got no answer may have arrived: it waits under the same key. */
async function tellNow(turn, fields) {
  const answer = await tryNow(fields);
  if (answer && answer.status !== 409) { draw(answer.text); return; }
  remember(turn, fields);
  // Another phone was faster: both entries are shown, and a person decides.
  if (answer) await flushQueue();
}

/** The server asks; where it can't, the page does. */
async function askNow(verb, box, fields) {
  const answer = await tryNow(fields);
  if (answer) draw(answer.text);
  else if (localTurn()) ask(verb, box, fields);
}

function remember(turn, fields) {
  const entries = queue();
  const local = localTurn();
  if (!local) return;
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
      if (isBusy(response)) throw new Error("busy");
      const { error, state } = await response.json();
      if (!sameTurn(first, state)) { await decide(first, error, state); return; }
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
  return fetch(`${base}/api/v1/games/${table().dataset.game}/actions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ version, key, action }),
    signal: soon(),
  });
}

/** Both entries, what stands on the pad and what this device has: a person decides which one counts. */
async function decide(mine, error, state) {
  deciding = true;
  await refresh();
  const panel = document.getElementById("conflict");
  if (!panel) { deciding = false; return; }
  const turns = await (await fetch(`${base}/api/v1/games/${table().dataset.game}/turns`)).json();
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
  const dice = facesOf(hand);
  const pays = points ?? payFor(box, dice);
  return [box && cellWords(box).name, dice && [...dice].join("-"), pays]
    .filter((part) => part !== undefined && part !== "").join(" · ");
}

/** Draws what waits onto the pad, and opens the columns of whoever is next. */
function showQueue() {
  const local = localTurn();
  for (const mark of document.querySelectorAll(".unsaved")) mark.replaceWith(openMark());
  for (const cell of document.querySelectorAll(".pad :is(th, td)")) cell.classList.remove("now", "local");
  for (const button of document.querySelectorAll("td .offer")) button.replaceWith(openMark());
  for (const link of document.querySelectorAll(".strip a")) link.classList.toggle("now", link.dataset.of === local?.seat);
  document.getElementById("take-back").hidden = !hasQueue();
  if (local) {
    for (const head of document.querySelectorAll(`th[data-seat="${local.seat}"]`)) head.classList.add("now");
    const [turn, facts] = document.querySelectorAll(".banner > *");
    if (turn) turn.textContent = seatOf(local.seat)?.textContent;
    // Round and chips are those of a turn that has passed.
    if (facts) facts.hidden = hasQueue();
    showSeat(local.seat);
  }
  for (const entry of queue()) {
    const cell = placeOf(entry.seat, entry.turn.box);
    if (!cell) continue;
    const mark = document.createElement("span");
    mark.className = "unsaved";
    mark.title = words().dataset.unsaved;
    mark.textContent = entry.turn.points ?? payFor(entry.turn.box, entry.turn.hand) ?? "?";
    cell.replaceChildren(mark);
  }
  showSums();
  showOffers();
}

/** Sums with the entries that wait taken as made, marked like them. What an extra yatzy brings the server will add. */
function showSums() {
  const { needed = Infinity, bonus = 0 } = document.querySelector(".pad").dataset;
  const rows = [...document.querySelectorAll("tr.sum")];
  const added = new Map();
  for (const { seat, turn } of queue()) {
    const cell = placeOf(seat, turn.box);
    if (!cell) continue;
    const more = added.get(cell.cellIndex) ?? { upper: 0, lower: 0 };
    const isUpper = cell.parentElement.rowIndex < (rows.find((row) => row.dataset.row === "sum")?.rowIndex ?? 0);
    more[isUpper ? "upper" : "lower"] += Number(turn.points ?? payFor(turn.box, turn.hand) ?? 0);
    added.set(cell.cellIndex, more);
  }
  for (const row of rows) for (const cell of row.querySelectorAll("td[data-sum]")) {
    const was = (name) => Number(rows.find(({ dataset }) => dataset.row === name)?.cells[cell.cellIndex].dataset.sum ?? 0);
    const { upper, lower } = added.get(cell.cellIndex) ?? { upper: 0, lower: 0 };
    if (!upper && !lower) continue;
    const earned = !was("bonus") && was("sum") + upper >= Number(needed) ? Number(bonus) : 0;
    const more = { sum: upper, bonus: earned, upper: upper + earned, extra: 0, lower, total: upper + lower + earned }[row.dataset.row];
    if (more) cell.textContent = Number(cell.dataset.sum) + more;
  }
}

function openMark() {
  const mark = document.createElement("span");
  mark.className = "open";
  mark.textContent = "·";
  return mark;
}

/** Where everyone has several columns, those of one player. Says whether they are there to be shown. */
export function showSeat(seat) {
  const heads = [...document.querySelectorAll(".pad.several th[data-seat]")];
  if (!heads.some((head) => head.dataset.seat === seat)) return false;
  for (const place of [...heads, ...document.querySelectorAll(".pad td")]) place.hidden = seatAt(place) !== seat;
  for (const link of document.querySelectorAll(".strip a")) {
    if (link.dataset.of === seat) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  return true;
}

/** Every hand of so many dice, in the order of its faces. */
const handsOf = (count, from = 1) =>
  count === 0 ? [""] : [1, 2, 3, 4, 5, 6].filter((face) => face >= from).flatMap((face) => handsOf(count - 1, face).map((rest) => face + rest));

/** What a hand pays in a box; nothing as long as it is no whole hand. A zero goes without saying. */
function payFor(box, hand) {
  const line = pays?.hands[[...facesOf(hand)].sort().join("")];
  if (line === undefined) return undefined;
  const { box: name, factor } = columnOf(box);
  return Number(line.split(",")[pays.boxes.indexOf(name)] ?? 0) * factor;
}

const isOpen = (seat, box) =>
  !placeOf(seat, box)?.querySelector(":is(.written, .unsaved)");

/** What the hand told so far would pay, where the server can't be asked. */
function showOffers() {
  const isFull = hand().length === dice();
  const seat = localTurn()?.seat;
  for (const cell of placesOf(seat)) {
    const { box } = cell.dataset;
    cell.classList.add("local");
    if (isOpen(seat, box)) cell.replaceChildren(isFull ? handOffer(box, payFor(box, hand())) : pointsOffer(box));
  }
  fitFacts(document.querySelector("section.tell"));
}

const handOffer = (box, points) =>
  offer(points ? "" : "zero", `${points === 0 ? "ask" : "enter"}:${box}`, box, points ?? "?", words().dataset.enter);
const pointsOffer = (box) => offer("tell", `points:${box}`, box, "·", "□");

function offer(kind, value, box, shown, said) {
  const button = answer(value, shown);
  button.className = `offer ${kind}`;
  button.setAttribute("aria-label", said.replace("#", shown).replace("□", cellWords(box).name));
  return button;
}

function answer(value, shown) {
  const button = document.createElement("button");
  Object.assign(button, { name: "do", value, textContent: shown });
  return button;
}

// Questions ------------------------------------------------------------------------------------------------

/** The question that the server would ask, from what came with the page. */
function ask(verb, box, fields) {
  const panel = document.importNode(words().content.querySelector(`[data-from="${verb}:□"]`), true);
  const { name, points, extra } = cellWords(box);
  panel.dataset.from = `${verb}:${box}`;
  panel.dataset.here = "";
  const asks = panel.querySelector("strong");
  asks.textContent = asks.textContent.replace("□", name);
  if (verb === "ask") {
    panel.querySelector("[name=do]").value = `enter:${box}`;
    panel.append(...["hand", "throws", "named"].filter((fact) => fields.has(fact)).map((fact) => hidden(fact, fields.get(fact))));
  } else {
    const told = points.map((figure) => answer(`tell:${box}:${figure}`, figure));
    const more = extra.map((figure) =>
      answer(`extra:${box}:${figure}`, words().dataset.extra.replace("#", figure)));
    panel.querySelector(".choices").append(...told, ...more);
  }
  document.getElementById("question")?.remove();
  document.getElementById("play").before(panel);
  for (const fact of ["throws", "named"]) if (panel.elements[fact] && fields.has(fact)) panel.elements[fact].value = fields.get(fact);
  fitFacts(panel);
  panel.querySelector("button").focus();
}

const hidden = (name, value) => Object.assign(document.createElement("input"), { type: "hidden", name, value });

/** How many throws, which box was named: what whoever is next can have thrown and named. */
function fitFacts(area) {
  const local = localTurn();
  const [throws, named] = [area?.querySelector(".throws"), area?.querySelector("[name=named]")];
  if (throws && local) fitThrows(throws, local.seat);
  if (!named || !local) return;
  for (const option of named.options) option.hidden = option.disabled = !isOpen(local.seat, option.value);
  if (named.selectedOptions[0]?.disabled) named.value = "";
}

/** A chip for every rethrow that was free and not used, one less for every other: entries that wait count. */
function fitThrows(throws, seat) {
  const free = Number(throws.dataset.free);
  const waiting = queue().filter((entry) => entry.seat === seat).map(({ turn }) => free - turn.throws);
  const most = free + waiting.reduce((chips, more) => chips + more, Number(seatOf(seat).dataset.chips));
  const labels = [...throws.querySelectorAll("label")];
  for (const label of labels.slice(most)) label.remove();
  for (let count = labels.length + 1; count <= most; count++) {
    const label = labels[0].cloneNode(true);
    Object.assign(label.querySelector("input"), { value: count, checked: false });
    label.querySelector("span").textContent = count;
    throws.append(label);
  }
  if (!throws.querySelector(":checked")) throws.querySelectorAll("input")[free - 1].checked = true;
}

// Faces ----------------------------------------------------------------------------------------------------

/** What was told of the turn so far, as an address asks for it. */
function soFar() {
  const told = new FormData(document.getElementById("play"));
  return `?${new URLSearchParams(["hand", "throws", "named"].filter((fact) => told.get(fact)).map((fact) => [fact, told.get(fact)]))}`;
}

/** Six faces to tap; the last die shows what the hand pays. */
function tellFaces() {
  const faces = document.getElementById("faces");
  if (table().dataset.source === "table" && !pays) {
    fetch(`${base}/g/${table().dataset.game}/pays.json`).then((reply) => reply.json()).then((all) => {
      const hands = all.hands.split(" ");
      pays = { ...all, hands: Object.fromEntries(handsOf(dice()).map((hand, place) => [hand, hands[place]])) };
      if (hasQueue() && !deciding) showQueue();
    }, () => {});
  }
  if (!faces) return;
  faces.hidden = false;
  for (const part of document.querySelectorAll(".tell .typed > :not(#clear)")) part.hidden = true;
  document.getElementById("clear").hidden = hand() === "";
  if (hand() && !document.getElementById("told").childElementCount) showHand();
  if (hasQueue() && !deciding) showQueue();
}

const hand = () => facesOf(document.getElementById("hand")?.value);

/** Other dice lie there. */
function setHand(faces) {
  document.getElementById("hand").value = faces;
  showHand();
}

async function showHand() {
  const full = hand().length === dice();
  document.getElementById("clear").hidden = hand() === "";
  document.getElementById("told").replaceChildren(...[...hand()].map((face) => {
    const die = document.createElement("span");
    die.className = "lies";
    die.append(document.querySelector(`#faces [data-face="${face}"] svg`).cloneNode(true));
    return die;
  }));
  // The server says what a hand pays; where it can't be asked, the table that came with the page does.
  const stale = !full && document.querySelector(".offer:not(.tell)");
  if (!isAway() && (full || stale) && await refresh(soFar())) return;
  if (isAway()) showOffers();
}

document.addEventListener("click", (event) => {
  const face = event.target.closest("#faces [data-face]")?.dataset.face;
  if (face && hand().length < dice()) setHand(hand() + face);
  // A tap on a die takes it away again.
  const place = [...document.querySelectorAll("#told > .lies")].indexOf(event.target.closest("#told > .lies"));
  if (place >= 0) setHand(hand().slice(0, place) + hand().slice(place + 1));
  if (event.target.closest("#clear")) {
    event.preventDefault();
    setHand("");
  }
});

// What a hand pays may depend on which box was named.
document.addEventListener("change", ({ target }) => { if (target.matches("section.tell [name=named]")) showHand(); });

whenDrawn(tellFaces);
