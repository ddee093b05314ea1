// Exercises: the level is kept on this device and nowhere else.
const KEY = "yatzy-practise";

const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
};

// An answer brings the level along, and the page that judges it brings the next one.
const form = document.querySelector("form#play");
if (form) {
  const kept = read();
  form.elements.rating.value = kept ? kept.rating : "new";
  form.elements.deviation.value = kept ? kept.deviation : "";
  const labels = form.querySelector("#throw")?.dataset.labels?.split("\n");
  const dice = [...form.querySelectorAll(".keep input")];
  const count = () => {
    const loose = dice.filter((die) => !die.checked).length;
    const button = form.querySelector("#throw");
    if (!button || !labels) return;
    button.disabled = loose === 0;
    if (loose > 0) button.textContent = labels[loose - 1];
  };
  form.addEventListener("change", count);
  count();
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const die = dice[Number(event.key) - 1];
    const row = [...form.querySelectorAll("tr[data-key]")].find((row) => row.dataset.key === event.key);
    if (die) {
      die.checked = !die.checked;
      count();
    } else if (event.key === " ") {
      event.preventDefault();
      form.querySelector("#throw")?.click();
    } else if (row) {
      row.querySelector(".offer")?.focus();
    }
  });
}

const verdict = document.querySelector(".verdict[data-rating]");
if (verdict) {
  const { rating, deviation, level } = verdict.dataset;
  try {
    localStorage.setItem(KEY, JSON.stringify({ rating: Number(rating), deviation: Number(deviation), level: Number(level) }));
  } catch {
    // A device that keeps nothing has no level.
  }
}

const line = document.querySelector("#kept");
const kept = read();
if (line && kept) {
  const name = line.dataset.levels.split("\n")[kept.level - 1];
  line.querySelector("span").textContent = line.dataset.words.replace("□", name).replace("△", Math.round(kept.rating));
  line.hidden = false;
  const choice = document.querySelector("#level");
  if (choice) choice.value = kept.level;
  line.querySelector("button").addEventListener("click", () => {
    localStorage.removeItem(KEY);
    line.hidden = true;
    if (choice) choice.value = "";
  });
}

// Own mistakes come back until they were right twice, on different days.
const MISTAKES = "yatzy-mistakes";
const notes = () => {
  try {
    return JSON.parse(localStorage.getItem(MISTAKES)) ?? {};
  } catch {
    return {};
  }
};
const today = new Date().toISOString().slice(0, 10);
const judged = document.querySelector(".verdict[data-key]");
if (judged) {
  const all = notes();
  const note = all[judged.dataset.key] ?? { right: 0, day: "" };
  const right = judged.classList.contains("right");
  if (!right) note.right = 0;
  else if (note.day !== today) Object.assign(note, { right: note.right + 1, day: today });
  all[judged.dataset.key] = note;
  try {
    localStorage.setItem(MISTAKES, JSON.stringify(all));
  } catch {
    // They come back every time then.
  }
}
for (const line of document.querySelectorAll(".mistakes li")) {
  const note = notes()[line.dataset.key];
  line.hidden = Boolean(note && (note.right > 1 || (note.right > 0 && note.day === today)));
}

// The offer of the lessons goes away for good.
const offer = document.querySelector("#lessons");
if (offer) {
  const WITHOUT = "yatzy-without-lessons";
  offer.hidden = localStorage.getItem(WITHOUT) !== null;
  const button = offer.querySelector("button");
  button.hidden = false;
  button.addEventListener("click", () => {
    localStorage.setItem(WITHOUT, "1");
    offer.hidden = true;
  });
}
