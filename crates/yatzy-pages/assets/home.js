// The first page: starts what was started on this device last, with one tap.
import { hex } from "./device.js";
import { last, players } from "./last.js";

const form = document.getElementById("again");
const fields = last();

if (form && [...fields].length) {
  const { names, player, computer, open } = form.dataset;
  const person = (place) => player.replace("□", place + 1);
  const unnamed = (kind, place) => kind.startsWith("bot:") ? computer : kind === "open" ? open : person(place);
  const seats = players(fields);
  const shown = seats.map(({ name, kind }, place) => name || unnamed(kind, place));
  if (!seats.length) shown.push(person(0));
  form.querySelector("button").textContent = names.replace("□", shown.join(", "));
  form.hidden = false;
  // Each press is one game, also on a page that a browser shows again without loading it.
  form.addEventListener("submit", () => {
    const input = ([name, value]) => Object.assign(document.createElement("input"), { type: "hidden", name, value });
    const sent = [["key", hex(32)], ...fields].map(input);
    form.replaceChildren(form.querySelector("button"), ...sent);
  });
}
