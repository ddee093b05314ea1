// Exercises: level, days and own mistakes are kept on this device and nowhere else.
const KEPT = { level: "yatzy-practise", days: "yatzy-practise-days", mistakes: "yatzy-mistakes" };
const WITHOUT = "yatzy-without-lessons";

const kept = (what) => {
  try {
    return JSON.parse(localStorage.getItem(KEPT[what]));
  } catch {
    return null;
  }
};
const keep = (what, value) => {
  try {
    localStorage.setItem(KEPT[what], JSON.stringify(value));
  } catch {
    // A device that keeps nothing begins anew each time.
  }
};

// Days are those of UTC, as everywhere.
const day = (back) => new Date(Date.now() - back * 86400000).toISOString().slice(0, 10);
const today = day(0);

// Days in a row up to today, or up to yesterday.
const streak = (days) => {
  const from = days[today] ? 0 : 1;
  let back = from;
  while (days[day(back)]) back += 1;
  return back - from;
};

// An answer brings the level along, and the page that judges it brings the next one.
const form = document.querySelector("form#play");
if (form) {
  const level = kept("level");
  form.elements.rating.value = level ? level.rating : "new";
  form.elements.deviation.value = level ? level.deviation : "";
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

const verdict = document.querySelector(".verdict");
if (verdict?.dataset.rating) {
  const { rating, deviation, level } = verdict.dataset;
  keep("level", { rating: Number(rating), deviation: Number(deviation), level: Number(level) });
}

// The first answer to the exercise of today counts.
if (verdict?.dataset.day) {
  const { day: asked, rules, cost } = verdict.dataset;
  const days = kept("days") ?? {};
  const first = asked === today && days[today]?.[rules] === undefined;
  if (first) {
    days[today] = { ...days[today], [rules]: Number(cost) };
    keep("days", days);
  }
  document.querySelector("#again").hidden = first;
  const line = document.querySelector("#streak");
  line.textContent = `★ ${line.dataset.words.replace("△", streak(days))}`;
  line.hidden = streak(days) === 0;
}

// Own mistakes come back until they were right twice, on different days.
if (verdict?.dataset.key) {
  const all = kept("mistakes") ?? {};
  const note = all[verdict.dataset.key] ?? { right: 0, day: "" };
  if (!verdict.classList.contains("right")) note.right = 0;
  else if (note.day !== today) Object.assign(note, { right: note.right + 1, day: today });
  all[verdict.dataset.key] = note;
  keep("mistakes", all);
}
for (const line of document.querySelectorAll(".mistakes li")) {
  const note = (kept("mistakes") ?? {})[line.dataset.key];
  line.hidden = Boolean(note && (note.right > 1 || (note.right > 0 && note.day === today)));
}

// Everything that is kept can be seen, saved as a file and deleted.
const section = document.querySelector("#kept");
const all = Object.fromEntries(Object.keys(KEPT).map((what) => [what, kept(what)]));
if (section && Object.values(all).some(Boolean)) {
  const { level, days, mistakes } = all;
  const choice = document.querySelector("#level");
  const say = (what, shown, fill) => {
    const line = section.querySelector(`[data-of=${what}]`);
    line.hidden = !shown;
    if (shown) line.textContent = fill(line.dataset.words, line);
  };
  say("level", level, (words, line) =>
    words.replace("□", line.dataset.levels.split("\n")[level.level - 1]).replace("△", Math.round(level.rating)));
  say("days", days, (words) => words.replace("△", streak(days)));
  say("mistakes", mistakes, (words) => words.replace("△", Object.keys(mistakes).length));
  if (choice && level) choice.value = level.level;
  section.hidden = false;
  section.querySelector("[data-do=save]").addEventListener("click", () => {
    const file = new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: "yatzy-practise.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
  section.querySelector("[data-do=forget]").addEventListener("click", () => {
    [...Object.values(KEPT), WITHOUT].forEach((key) => localStorage.removeItem(key));
    section.hidden = true;
    if (choice) choice.value = "";
  });
}

// The offer of the lessons goes away for good.
const offer = document.querySelector("#lessons");
if (offer) {
  offer.hidden = localStorage.getItem(WITHOUT) !== null;
  const button = offer.querySelector("button");
  button.hidden = false;
  button.addEventListener("click", () => {
    localStorage.setItem(WITHOUT, "1");
    offer.hidden = true;
  });
}
