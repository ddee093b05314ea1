// Parts of a page that are still being worked out: asked for again until they are there, and put in place. Whoever
// reads the rest is not disturbed.
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

/** What turns out not to exist goes. */
function put(part, worked) {
  if (!worked) part.remove();
  else if (!("soon" in worked.dataset)) part.replaceWith(document.adoptNode(worked));
}

setTimeout(look, PAUSE);
