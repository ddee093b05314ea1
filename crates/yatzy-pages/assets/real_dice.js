// Reported turns of a real table: faces to tap instead of a hand to type. Without a connection the pad goes on:
// entries are queued on the device, shown as not yet saved, and sent exactly once when the house is back. The points
// of each hand come with the page; the server still decides whether an entry is legal.
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
/** The id of a cell: its box, and the factor of the column if there are several. */
function columnOf(cell) {
  const { cell: several, factor: only } = words().dataset;
  const [, box, factor] = (several && /^(.*)-x(\d+)$/.exec(cell)) || [cell, cell, only];
  return { box, factor: Number(factor) };
}

/** The name of a cell, and its possible points. */
function cellWords(cell) {
  const { box, factor } = columnOf(cell);
  const { textContent, dataset: { points, extra } } = words().content.querySelector(`span[data-box="${box}"]`);
  const times = (figures) => figures?.split(" ").map((figure) => figure * factor);
  const name = box === cell ? textContent : words().dataset.cell.replace("□", textContent).replace("#", factor);
  return { name, points: times(points), extra: times(extra) ?? [] };
}

/** The seat of a cell, by the head of its column. */
const seatAt = (place) => place.closest("table").tHead.rows[0].cells[place.cellIndex].dataset.seat;
const placesOf = (seat, cells = "td[data-box]") => [...document.querySelectorAll(`.pad ${cells}`)].filter((place) => seatAt(place) === seat);
const placeOf = (seat, cell) => placesOf(seat, `td[data-box="${cell}"]`)[0];
const facesOf = (hand) => (hand ?? "").replace(/[^1-6]/g, "");

/** The seat to play after the queued entries; undefined once the pad is full. */
function localTurn() {
  const { order, turn, round, rounds } = table().dataset;
  const seats = order.split(" ");
  const place = seats.indexOf(turn) + queue().length;
  const local = { seat: seats[place % seats.length], round: Number(round) + Math.floor(place / seats.length) };
  return turn && local.round <= Number(rounds) ? local : null;
}

/** Whether the house can't be reached, or has not received the queued entries. */
const isAway = () => table().dataset.online === "false" || hasQueue();

/** Handles a button of the pad: sends it to the server, or queues it. */
export async function tell(fields, send) {
  const [pressed, box, points] = (fields.get("do") ?? "").split(":");
  // A complete hand that was not submitted yet counts.
  const verb = pressed === "points" && facesOf(fields.get("hand")).length === dice() ? "enter" : pressed;
  const isEntry = ["enter", "tell", "extra"].includes(verb);
  const isQuestion = ["ask", "points"].includes(verb);
  if (isEntry) await tellNow(turnOf(verb, box, points, fields), fields);
  else if (isQuestion) await askNow(verb, box, fields);
  else if (!isAway()) send();
  else if (verb === "take-back" && hasQueue()) { setQueue(queue().slice(0, -1)); showQueue(); }
  else refresh();
}

/** The turn exactly as the server reads it from the form, so that a form that did arrive is recognised as this entry. */
function turnOf(verb, box, points, fields) {
  const turn = { box };
  if (verb === "enter") turn.hand = fields.get("hand").trim();
  else { turn.points = Number(points); turn.extra_yatzy = verb === "extra"; }
  if (fields.get("throws")) turn.throws = Number(fields.get("throws"));
  if (fields.has("named")) turn.named = fields.get("named") || box;
  return turn;
}

/** Timeout of a request. */
const soon = () => AbortSignal.timeout(4000);

/** Sends a request once with a timeout: returns status and text, or nothing. */
async function tryNow(fields) {
  if (isAway()) return null;
  try {
    const response = await fetch(`${table().dataset.at}/act`, {
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

/** An overloaded server counts as no answer. */
const isBusy = ({ status }) => status === 429 || status >= 500;

/** A request without an answer may have arrived, so it is queued with the same key. */
async function tellNow(turn, fields) {
  const answer = await tryNow(fields);
  if (answer && answer.status !== 409) { draw(answer.text); return; }
  remember(turn, fields);
  // Another phone was faster: both entries are shown, and a person decides.
  if (answer) await flushQueue();
}

/** The server asks the question; without a connection the page does. */
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

/** Sends the queue in order. On a conflict with another phone, both entries are shown and a person decides. */
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
      // The turn is still open: something else has changed, for example a name or an earlier turn.
      setQueue([{ ...first, key: hex(16), version: state.version }, ...rest]);
    }
    await refresh();
  } catch {
    online(false);
  } finally {
    flushing = false;
  }
}

// A connection that returns is noticed by its events, by the browser, or by a retry.
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

/** Shows both entries of a conflict, the stored one and the queued one. A person decides. */
async function decide(mine, error, state) {
  deciding = true;
  await refresh();
  const panel = document.getElementById("conflict");
  if (!panel) { deciding = false; return; }
  const turns = await (await fetch(`${base}/api/v1/games/${table().dataset.game}/turns`)).json();
  const theirs = turns.find((turn) => turn.round === mine.round && turn.seat === Number(mine.seat));
  const who = state?.seats?.[mine.seat - 1]?.name ?? mine.seat;
  panel.querySelector(".who").textContent = `${who} · ${words().dataset.round.replace("#", mine.round)}`;
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

/** Draws the queued entries onto the pad, and shows the columns of the next player. */
function showQueue() {
  const local = localTurn();
  for (const mark of document.querySelectorAll(".unsaved")) mark.replaceWith(openMark());
  for (const cell of document.querySelectorAll(".pad :is(th, td)")) cell.classList.remove("now", "local");
  for (const button of document.querySelectorAll("td .offer")) button.replaceWith(openMark());
  for (const link of document.querySelectorAll(".strip a")) link.classList.toggle("now", link.dataset.of === local?.seat);
  document.getElementById("take-back").hidden = !hasQueue();
  for (const last of document.querySelectorAll(".hint.last")) last.hidden = hasQueue();
  if (local) {
    for (const head of document.querySelectorAll(`th[data-seat="${local.seat}"]`)) head.classList.add("now");
    const [turn, facts] = document.querySelectorAll(".banner > *");
    if (turn) turn.textContent = seatOf(local.seat)?.textContent;
    // Round and chips belong to a turn that has passed.
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

/** Sums including the queued entries, marked like them. The server adds the points of an extra yatzy later. */
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
    // The total of a player counts all of their columns; every other sum counts its own.
    const counts = (column) => (row.dataset.row === "total" ? seatAt(row.cells[column]) === seatAt(cell) : column === cell.cellIndex);
    const columns = [...added].filter(([column]) => counts(column)).map(([, more]) => more);
    const [upper, lower] = ["upper", "lower"].map((part) => columns.reduce((sum, more) => sum + more[part], 0));
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

/** Shows the columns of one player, if players have several. Returns whether they are in the page. */
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

/** Every hand of this many dice, in the order of its faces. */
const handsOf = (count, from = 1) =>
  count === 0 ? [""] : [1, 2, 3, 4, 5, 6].filter((face) => face >= from).flatMap((face) => handsOf(count - 1, face).map((rest) => face + rest));

/** The points of a hand in a box; undefined for an incomplete hand. Zeros are not listed. */
function payFor(box, hand) {
  const line = pays?.hands[[...facesOf(hand)].sort().join("")];
  if (line === undefined) return undefined;
  const { box: name, factor } = columnOf(box);
  return Number(line.split(",")[pays.boxes.indexOf(name)] ?? 0) * factor;
}

const isOpen = (seat, box) =>
  !placeOf(seat, box)?.querySelector(":is(.written, .unsaved)");

/** The offers for the reported hand, without a connection. */
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

/** The question that the server would ask, from the template in the page. */
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

/** The number of throws and the called box that are possible for the next player. */
function fitFacts(area) {
  const local = localTurn();
  const [throws, named] = [area?.querySelector(".throws"), area?.querySelector("[name=named]")];
  if (throws && local) fitThrows(throws, local.seat);
  if (!named || !local) return;
  for (const option of named.options) option.hidden = option.disabled = !isOpen(local.seat, option.value);
  if (named.selectedOptions[0]?.disabled) named.value = "";
}

/** The chips after the queued entries: one more for every unused free rethrow, one less for every extra one. */
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

/** The reported facts of the turn, as a query string. */
function soFar() {
  const told = new FormData(document.getElementById("play"));
  return `?${new URLSearchParams(["hand", "throws", "named"].filter((fact) => told.get(fact)).map((fact) => [fact, told.get(fact)]))}`;
}

/** Six faces to tap. The last die of a hand shows its points. */
function tellFaces() {
  const faces = document.getElementById("faces");
  if (table().dataset.source === "table" && !pays) {
    fetch(`${table().dataset.at}/pays.json`).then((reply) => reply.json()).then((all) => {
      const hands = all.hands.split(" ");
      pays = { ...all, hands: Object.fromEntries(handsOf(dice()).map((hand, place) => [hand, hands[place]])) };
      if (hasQueue() && !deciding) showQueue();
    }, () => {});
  }
  for (const part of document.querySelectorAll(".faces")) part.hidden = false;
  if (!faces) return;
  for (const part of document.querySelectorAll(".tell .typed > :not(#clear)")) part.hidden = true;
  document.getElementById("clear").hidden = hand() === "";
  if (hand() && !document.getElementById("told").childElementCount) showHand();
  if (hasQueue() && !deciding) showQueue();
}

const hand = () => facesOf(document.getElementById("hand")?.value);

/** Replaces the reported dice. */
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
  // The server computes the points of a hand; without a connection the list that came with the page does.
  const stale = !full && document.querySelector(".offer:not([value^=points])");
  if (!isAway() && (full || stale) && await refresh(soFar())) return;
  if (isAway()) showOffers();
}

document.addEventListener("click", (event) => {
  const { face } = event.target.closest("[data-face]")?.dataset ?? {};
  // A correction: after a whole hand a new one begins, and typed points don't count.
  if (face && event.target.closest(".question")) {
    const { hand: told, points } = event.target.closest("form").elements;
    const known = facesOf(told.value);
    told.value = known.length < dice() ? known + face : face;
    points.value = "";
  } else if (face && hand().length < dice()) setHand(hand() + face);
  // A tap on a die removes it.
  const place = [...document.querySelectorAll("#told > .lies")].indexOf(event.target.closest("#told > .lies"));
  if (place >= 0) setHand(hand().slice(0, place) + hand().slice(place + 1));
  if (event.target.closest("#clear")) {
    event.preventDefault();
    setHand("");
  }
});

// The points of a hand may depend on the called box.
document.addEventListener("change", ({ target }) => { if (target.matches("section.tell [name=named]")) showHand(); });

whenDrawn(tellFaces);
