// Turns told from a real table: faces to tap instead of a hand to type. Entries made without a connection wait on
// the device, are shown as not yet saved, and go through once when the house is back.
import { refresh } from "./table.js";

const table = () => document.getElementById("table");

/** Six faces to tap; the last die shows what the hand pays. */
export function tellFaces() {
  const faces = document.getElementById("faces");
  if (!faces) return;
  faces.hidden = false;
  document.querySelector(".typed").hidden = true;
  const input = document.getElementById("hand");
  const dice = Number(table().dataset.dice);
  const hand = () => input.value.replace(/[^1-6]/g, "");
  faces.addEventListener("click", (event) => {
    const face = event.target.closest("[data-face]")?.dataset.face;
    if (!face || hand().length >= dice) return;
    input.value = hand() + face;
    show();
  });
  // A tap on a die takes it away again.
  document.getElementById("told").addEventListener("click", (event) => {
    const place = [...document.getElementById("told").children].indexOf(event.target.closest(".lies"));
    if (place < 0) return;
    input.value = hand().slice(0, place) + hand().slice(place + 1);
    show();
  });
  function show() {
    if (hand().length === dice) { refresh(`?hand=${hand()}`); return; }
    const told = document.getElementById("told");
    told.replaceChildren(...[...hand()].map((face) => {
      const die = document.createElement("span");
      die.className = "lies";
      die.append(faces.querySelector(`[data-face="${face}"] svg`).cloneNode(true));
      return die;
    }));
    for (const offer of document.querySelectorAll(".offer:not(.tell)")) offer.hidden = true;
  }
}

export function offlineEntry() { return false; }
export function flushQueue() {}
