// The form for a new game: the summary of the rules follows the choice, and names are remembered on this device.
const form = document.querySelector("form.new");
const names = form.querySelectorAll("[name^=name]");
const KEY = "yatzy:names";

try {
  const remembered = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  if ([...names].every((input) => !input.value)) {
    remembered.slice(0, names.length).forEach((name, i) => { names[i].value = name; });
  }
} catch { /* A device that keeps nothing starts with an empty form. */ }

form.addEventListener("submit", () => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...names].map((input) => input.value.trim()).filter(Boolean)));
  } catch { /* as above */ }
});

// Another game than the edition's makes no sense: choosing a game goes back to its plain rules.
form.addEventListener("change", ({ target }) => {
  if (target.name !== "game") return;
  const edition = form.querySelector("#edition");
  edition.value = "";
  edition.options[0].textContent = target.dataset.plain;
  form.querySelector("details.rules summary").textContent = target.dataset.rules;
});
