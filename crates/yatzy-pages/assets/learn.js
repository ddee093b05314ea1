// Exercises: level, days and own mistakes are kept on this device and nowhere else.
import { press } from "./keys.js";

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
  document.addEventListener("keydown", (event) => press(event));
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

// Own mistakes come back until they were right twice, with two days in between.
const APART = 2;
const isDue = ({ right, day: last }) => right === 0 || (right === 1 && last <= day(APART));
if (verdict?.dataset.key) {
  const all = kept("mistakes") ?? {};
  const note = all[verdict.dataset.key] ?? { right: 0, day: "" };
  if (!verdict.classList.contains("right")) note.right = 0;
  else if (isDue(note)) Object.assign(note, { right: note.right + 1, day: today });
  all[verdict.dataset.key] = note;
  keep("mistakes", all);
}
const mistakes = [...document.querySelectorAll(".mistakes li")];
for (const line of mistakes) {
  const note = (kept("mistakes") ?? {})[line.dataset.key];
  line.hidden = Boolean(note && !isDue(note));
}
document.querySelector("#done")?.toggleAttribute("hidden", mistakes.some((line) => !line.hidden));

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

// Ten more are of the level that the person has come to, unless quite another one was chosen.
const more = document.querySelector("[data-follows]");
if (more && all.level) {
  const url = new URL(more.href);
  const asked = url.searchParams.get("level") ?? all.level.level;
  if (Math.abs(asked - all.level.level) <= 1) url.searchParams.set("level", all.level.level);
  more.href = url;
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
