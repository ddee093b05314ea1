// Polls for the pending parts of a page and inserts them once they are computed. The rest of the page stays as it is.
const PAUSE = 2000;

async function look() {
  const waiting = document.querySelectorAll("[data-soon]");
  if (waiting.length === 0) return;
  try {
    const response = await fetch(location.href);
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
    if (response.ok && !fresh.querySelector("main > .thinking")) for (const part of waiting) put(part, fresh.getElementById(part.id));
  } catch { /* Without a connection it is asked for again all the same. */ }
  setTimeout(look, PAUSE);
}

/** Removes a part that turns out not to exist. */
function put(part, worked) {
  if (!worked) part.remove();
  else if (!("soon" in worked.dataset)) part.replaceWith(document.adoptNode(worked));
}

setTimeout(look, PAUSE);
