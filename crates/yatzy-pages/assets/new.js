// The forms for a new game. What was played last is filled in, in sight before it counts, and one line says which rules
// are in force.
import { hex } from "./device.js";
import { last, players, remember } from "./last.js";
import { rows } from "./rows.js";

const form = document.querySelector("form.new, form.levels");
const asked = new URLSearchParams(location.search);
const isPlayer = (field) => /^(name|kind)\d+$/.test(field);
const table = form.matches(".new") ? rows(form, sumUp) : undefined;

if (!table) form.elements.name1.value ||= players(last()).find(({ kind }) => kind === "here")?.name ?? "";
else if ("sent" in form.dataset) table.begin(table.written);
else {
  restore(last());
  table.begin([...asked.keys()].some(isPlayer) ? table.written : players(last()));
}

if (form.elements.bytes) form.elements.bytes.value = hex(32);

form.addEventListener("submit", ({ submitter }) => {
  if (submitter?.hasAttribute("formaction")) return;
  table?.addTyped();
  remember(form, submitter);
});

/** Fills in what was chosen last, except what the address asks for. */
function restore(fields) {
  for (const [name, value] of fields) {
    const [rule, game] = name.split(":").reverse();
    const isOfEdition = asked.has("edition") && (game || name === "game");
    const isAsked = asked.has(rule) || isOfEdition || (asked.has("game") && name === "own");
    const control = form.elements[name];
    if (!control || isPlayer(name) || isAsked) continue;
    if (control.tagName === "SELECT" && ![...control.options].some((option) => option.value === value)) continue;
    control.value = value;
  }
}

/** Shows how the chosen edition differs from the plain game, and its value of every option that is left to it. */
function followEdition(rules) {
  const [edition, ...options] = rules.querySelectorAll("select");
  const { own, differs = "" } = edition.selectedOptions[0].dataset;
  rules.querySelector(".differs").textContent = differs;
  own.split("|").forEach((value, place) => {
    const [left] = options[place]?.options ?? [];
    if (left) left.textContent = value;
  });
}

/** The rules in force, in one line. */
function sumUp() {
  form.querySelectorAll(".rules-of[data-game]").forEach(followEdition);
  const { game, own, goal, total, hints } = form.elements;
  const line = document.getElementById("in-force");
  const words = (select) => select.selectedOptions[0].textContent.trim();
  const parts = [];
  if (own.value.trim()) parts.push(own.closest("details").querySelector("summary").textContent);
  else {
    const [edition, ...options] = form.querySelectorAll(`.rules-of[data-game="${CSS.escape(game.value)}"] select`);
    parts.push(edition ? words(edition) : form.querySelector(".choose-game :checked").parentNode.textContent.trim());
    for (const option of options.filter(({ value }) => value)) {
      parts.push(`${option.previousElementSibling.textContent}${line.dataset.colon} ${words(option)}`);
    }
  }
  if (hints) {
    const here = form.elements.dice.value !== "shared" && [...form.querySelectorAll(".rows select")].every(({ value }) => value === "here" || value.startsWith("bot:"));
    parts.push(hints.value === "yes" || (!hints.value && here) ? hints.dataset.on : hints.dataset.off);
  }
  if (goal.value !== "mean") parts.push(goal.value === "at-least" ? `${words(goal)} ${total.value}` : words(goal));
  line.textContent = line.dataset.line.replace("□", parts.join(" · "));
}

// A ruleset file is copied into the field where it could have been pasted.
const file = document.getElementById("own-file");
if (file) {
  file.closest("p").hidden = false;
  file.addEventListener("change", async () => {
    if (!file.files[0]) return;
    form.elements.own.value = await file.files[0].text();
    sumUp();
  });
}
