// The dice where they lie on this device. The server renders them in their places; this script knows more: which of
// two equal dice was kept, and whether the person prefers them by size.
import { keep, note, table } from "./device.js";
import { dress } from "./drawing.js";

/** Lays the dice out as this device has them: by size where that is preferred, else in the order of the last throw. */
function arrange(drawn) {
  const row = drawn.querySelector(".dice .row");
  const dice = [...row?.querySelectorAll("[data-pips]") ?? []];
  if (!dice.length) return;
  const laid = note.get("sort") === "on" ? [...dice].sort((one, other) => one.dataset.pips - other.dataset.pips) : asTheyLay(drawn, dice);
  if (laid.every((die, place) => die === dice[place])) return;
  row.append(...laid);
  for (const [place, die] of laid.entries()) {
    const tick = die.querySelector("input");
    if (!tick) continue;
    // The place is the last number of the name.
    tick.setAttribute("aria-label", tick.getAttribute("aria-label").replace(/\d+(?=\D*$)/, place + 1));
    die.title = place + 1;
  }
}

/** The dice where the person left them. The server does not know which of two equal dice was kept: the ticks do. */
function asTheyLay(drawn, dice) {
  const landed = `${drawn.dataset.throw} ${drawn.dataset.turn}`;
  const stored = JSON.parse(keep.get("places") ?? "null");
  if (stored?.dice === landed && stored.order.length === dice.length) return stored.order.map((place) => dice[place]);
  const before = [...table().querySelectorAll(".dice .row[data-throw] > .keep")];
  const isNext = drawn !== table() && before.length === dice.length && drawn.dataset.turn === table().dataset.turn
    && Number(drawn.dataset.throw) === Number(table().dataset.throw) + 1;
  if (!isNext) return dice;
  const stay = dice.filter((die) => !die.matches(".fresh"));
  const thrown = dice.filter((die) => die.matches(".fresh"));
  const laid = before.map((old) => {
    const place = old.querySelector(":checked") ? stay.findIndex((die) => die.dataset.pips === old.dataset.pips) : -1;
    return place < 0 ? thrown.shift() : stay.splice(place, 1)[0];
  });
  if (laid.some((die) => !die)) return dice;
  keep.set("places", JSON.stringify({ dice: landed, order: laid.map((die) => dice.indexOf(die)) }));
  return laid;
}

dress(arrange);
