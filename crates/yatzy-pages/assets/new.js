// The forms for a new game: the summary of the rules follows the edition, a name makes a player of its line, and the
// last players are stored on this device. Stored names are shown before they count.
const form = document.querySelector("form.new, form.levels");
const KEY = "yatzy:players";
const NOBODY = "none";
const names = [...form.querySelectorAll("[name^=name]")];
const kindOf = (input) => form.elements[input.name.replace("name", "kind")];

try {
  localStorage.removeItem("yatzy:names"); // what was remembered before did not know who was a computer
  const remembered = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  if (names.every((input) => !input.value) && !new URLSearchParams(location.search).has("kind1")) remembered.forEach(fill);
} catch { /* A device that keeps nothing starts with an empty form. */ }

function fill({ name, kind }, line) {
  const input = names[line];
  if (!input) return;
  input.value = name;
  const select = kindOf(input);
  if (select.tagName === "SELECT") select.value = [...select.options].some((option) => option.value === kind) ? kind : "here";
  const fold = input.closest("details");
  if (fold) fold.open = true;
}

form.addEventListener("submit", (event) => {
  if (form.matches(".levels") || event.submitter?.name === "lines") return;
  const players = names.map((input) => ({ name: input.value.trim(), kind: kindOf(input).value }));
  try {
    localStorage.setItem(KEY, JSON.stringify(players.filter(({ name, kind }) => name || kind !== NOBODY)));
  } catch { /* as above */ }
});

form.addEventListener("input", ({ target }) => {
  if (!names.includes(target)) return;
  const select = kindOf(target);
  if (select.value === NOBODY && target.value.trim()) select.value = "here";
});

form.addEventListener("change", ({ target }) => {
  const { rules } = target.dataset;
  if (rules) target.closest("details").querySelector("summary").textContent = rules.replace("□", target.selectedOptions[0].textContent.trim());
});

// A ruleset file is copied into the field where it could have been pasted.
const file = document.getElementById("own-file");
if (file) {
  file.closest("p").hidden = false;
  file.addEventListener("change", async () => { if (file.files[0]) document.getElementById("own").value = await file.files[0].text(); });
}
