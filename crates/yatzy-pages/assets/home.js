// The first page: starts what was started on this device last, with one tap.
import { hex } from "./device.js";
import { last, players } from "./last.js";

const form = document.getElementById("again");
const fields = last();

if (form && [...fields].length) {
  const { names, player, computer, open } = form.dataset;
  const unnamed = (kind, place) => kind.startsWith("bot:") ? computer : kind === "open" ? open : player.replace("□", place + 1);
  const seats = players(fields);
  const shown = (seats.length ? seats : [{ name: "", kind: "here" }]).map(({ name, kind }, place) => name || unnamed(kind, place));
  form.querySelector("button").textContent = names.replace("□", shown.join(", "));
  form.hidden = false;
  // Each press is one game, also on a page that a browser shows again without loading it.
  form.addEventListener("submit", () => {
    const sent = [["key", hex(32)], ...fields].map(([name, value]) => Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    form.replaceChildren(form.querySelector("button"), ...sent);
  });
}
