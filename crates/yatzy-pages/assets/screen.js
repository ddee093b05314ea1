// The table on a big screen: drawn again after every event.
import { base, go, table } from "./device.js";
import { morph, settle } from "./morph.js";

async function draw() {
  try {
    const text = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("table");
    if (!fresh) return;
    if (fresh.dataset.version === table().dataset.version) settle(fresh);
    morph(table(), fresh);
  } catch { /* The events come back by themselves, and with them the table. */ }
}

const events = new EventSource(`${base}/api/v1/games/${table().dataset.game}/events?after=${table().dataset.version}`);
for (const event of ["open", "happened", "presence", "rematch"]) events.addEventListener(event, draw);
events.addEventListener("gone", () => { go(`${base}/`); });
