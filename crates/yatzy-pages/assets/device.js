// Shared by the scripts of a table: the current table element, the base path, and the storage of the device.

/** The beginning of every path of the site: empty, or a slash and a name. */
export const base = new URL("../../", import.meta.url).pathname.replace(/\/$/, "");

/** Goes to another page. A document that holds a connection to another phone shows it itself. */
export function go(url) {
  if (document.dispatchEvent(new CustomEvent("go", { detail: String(url), cancelable: true }))) location.href = url;
}

/** Whether the house itself has not answered: it is busy, or a proxy or the other phone can't reach it. */
export const isAway = ({ status }) => status >= 502 && status <= 504;

export const table = () => document.getElementById("table");

const place = (key) => `yatzy:${table().dataset.game}:${key}`;

/** Storage of the device under keys with a prefix. It does nothing where storage is blocked. */
const kept = (name) => ({
  get(key) { try { return localStorage.getItem(name(key)); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(name(key), value); } catch { /* private window */ } },
  drop(key) { try { localStorage.removeItem(name(key)); } catch { /* private window */ } },
});

/** Storage for this game, and for all games. */
export const keep = kept(place);
export const note = kept((key) => `yatzy:${key}`);

/** Sets a property only if it differs: a browser treats even the same value as a change, and may restyle the whole page. */
export function put(target, values) {
  for (const [name, value] of Object.entries(values)) if (target[name] !== value) target[name] = value;
}

export const hex = (count) =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
