// The page of a match: the device's own bytes for the seed, and how far the others are.
import { hex } from "./device.js";

const PAUSE = 2000;

for (const field of document.querySelectorAll("[data-fresh]")) field.value = hex(32);

/** Shows how far everyone is. When the match starts or ends, the whole page is another one. */
async function look() {
  try {
    const response = await fetch(location.href);
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
    const phase = fresh.querySelector("main")?.dataset.phase;
    if (response.ok && phase && phase !== document.querySelector("main").dataset.phase) return location.replace(location.pathname);
    const [ours, theirs] = [document, fresh].map((page) => page.getElementById("people"));
    if (response.ok && theirs && ours.innerHTML !== theirs.innerHTML) ours.replaceWith(document.adoptNode(theirs));
  } catch { /* Without a connection it is asked for again all the same. */ }
  setTimeout(look, PAUSE);
}

if (document.querySelector("main").dataset.phase !== "over") setTimeout(look, PAUSE);
