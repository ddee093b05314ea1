// What a device remembers of the last game that was started on it: the fields of the form, and the names of people.
import { note } from "./device.js";

const MOST_PEOPLE = 12;
/** Fields that belong to one sending of the form. */
const ONCE = ["key", "bytes", "twice", "do", "lines"];

/** The fields that were sent last. The version before kept the players only. */
export function last() {
  const fields = note.get("last");
  return fields === null ? fieldsOf(parsed("players")) : new URLSearchParams(fields);
}

/** The players among some fields, in the order of play. */
export function players(fields) {
  const lines = [...fields.keys()].map((field) => /^(?:name|kind)(\d+)$/.exec(field)?.[1]).filter(Boolean);
  const seats = [...new Set(lines)].sort((one, other) => one - other)
    .map((line) => ({ name: (fields.get(`name${line}`) ?? "").trim(), kind: fields.get(`kind${line}`) || "here" }));
  return seats.filter(({ name, kind }) => name || kind !== "none");
}

/** The names of people who played here, the latest first. */
export function people() {
  const names = parsed("people");
  return names.length ? names : parsed("players").map(({ name }) => name).filter(Boolean);
}

/** Remembers a form that is being sent, and who pressed its button. */
export function remember(form, button) {
  const fields = new URLSearchParams([...new FormData(form)].filter(([name, value]) => value && !ONCE.includes(name)));
  if (button?.name && !ONCE.includes(button.name)) fields.set(button.name, button.value);
  const names = players(fields).filter(({ kind }) => !kind.startsWith("bot:")).map(({ name }) => name).filter(Boolean);
  note.set("people", JSON.stringify([...new Set([...names, ...people()])].slice(0, MOST_PEOPLE)));
  note.set("last", fields);
}

function parsed(key) {
  try { return [].concat(JSON.parse(note.get(key) ?? "[]")); } catch { return []; }
}

const fieldsOf = (seats) =>
  new URLSearchParams(seats.flatMap(({ name, kind }, place) => [[`name${place + 1}`, name], [`kind${place + 1}`, kind]]));
