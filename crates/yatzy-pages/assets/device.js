// What the scripts of a table share: the table as it is drawn, where the pages lie, and what a device keeps.

/** What every path of the site begins with: nothing, or a slash and a name. */
export const base = new URL("../../", import.meta.url).pathname.replace(/\/$/, "");

export const table = () => document.getElementById("table");

const place = (key) => `yatzy:${table().dataset.game}:${key}`;

/** What a device keeps under keys of some kind; nothing breaks where it may keep nothing. */
const kept = (name) => ({
  get(key) { try { return localStorage.getItem(name(key)); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(name(key), value); } catch { /* private window */ } },
  drop(key) { try { localStorage.removeItem(name(key)); } catch { /* private window */ } },
});

/** What it keeps for this game, and what for all of them. */
export const keep = kept(place);
export const note = kept((key) => `yatzy:${key}`);

/** Sets what is different: a browser takes even the same value for a change, and for some it looks at the whole page again. */
export function put(target, values) {
  for (const [name, value] of Object.entries(values)) if (target[name] !== value) target[name] = value;
}

export const hex = (count) =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
