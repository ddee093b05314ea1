// The first visit: shows the prerendered page in the reader's language, and installs the house in the background. From
// then on, the service worker answers in place of these files. The build puts `SITE` in front: the languages, each
// with its file.
const base = new URL("../", document.currentScript.src).pathname;
const spoken = navigator.languages.map((language) => language.split("-")[0]).find((language) => language in SITE.pages) ?? "en";
const translated = spoken === "en" ? null : fetch(base + SITE.pages[spoken]).then((reply) => reply.text());
// Hide the English page while the reader's language is loading.
if (translated) document.documentElement.hidden = true;

async function translate() {
  if (!translated) return;
  try {
    const page = new DOMParser().parseFromString(await translated, "text/html");
    document.documentElement.lang = page.documentElement.lang;
    document.title = page.title;
    document.body.replaceWith(document.adoptNode(page.body));
  } finally {
    document.documentElement.hidden = false;
  }
}

const say = (name) => { document.querySelector(`[data-note="${name}"]`).hidden = false; };

/** Whether this browser runs our module, which counts four numbers at once: tried with the smallest one that does. */
const RUNS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];
const runs = () => window.WebAssembly?.validate(new Uint8Array(RUNS)) ?? false;

/** Waits until pages are answered on this device. */
async function bring() {
  const container = navigator.serviceWorker;
  const registration = await container.register(`${base}worker.js`);
  if (container.controller) return;
  // A forced reload bypasses the worker. Reload once more to get the page of the house.
  if (registration.active) { location.reload(); return; }
  await new Promise((resolve, reject) => {
    container.addEventListener("controllerchange", resolve);
    registration.installing?.addEventListener("statechange", ({ target }) => { if (target.state === "redundant") reject(new Error("not installed")); });
  });
}

/** Whether the address has the code of another phone, which the pairing page reads. */
const isInvitation = () => /^#[A-Z2-7]{100,}$/.test(location.hash);

async function begin() {
  await translate();
  // A link led to a page that only the house has.
  const wanted = new URLSearchParams(location.search).get("go");
  if (!isSecureContext || !navigator.serviceWorker || !window.indexedDB) { say("cannot-keep"); return; }
  if (!runs()) { say("too-old"); return; }
  if (wanted !== null || isInvitation()) say("loading");
  try {
    await bring();
  } catch (error) {
    console.error(error);
    say("not-loaded");
    return;
  }
  if (isInvitation()) location.replace(`${base}together${location.hash}`);
  else if (wanted !== null) location.replace(base + wanted.replace(/^\/+/, "") + location.hash);
  else if (location.search) location.reload();
  else await settle();
}

/** Turns this page into the house's own: adds what the build could not know (games, a chosen language), and runs the
 * scripts of every page. A page that the reader has tapped already stays as it is. */
async function settle() {
  const page = new DOMParser().parseFromString(await (await fetch(base)).text(), "text/html");
  const text = (shown) => shown.documentElement.lang + shown.querySelector("main").innerText;
  if (text(page) === text(document)) document.getElementById("site").replaceWith(page.getElementById("site"));
  else document.body.replaceWith(page.body);
  document.documentElement.lang = page.documentElement.lang;
  for (const { src } of page.scripts) document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
}

document.addEventListener("DOMContentLoaded", begin);
document.addEventListener("click", ({ target }) => { if (target.matches("[data-again]")) location.reload(); });
