// Navigation inside one document. A connection to another phone lives as long as its document, so links and forms replace
// what the document shows and not the document. `document.open()` removes the listeners of the page before; this script
// ends the rest of what its scripts have begun, and gives the next page fresh copies of its scripts.
import { arrive } from "./site.js";

const real = { fetch: fetch.bind(window), setTimeout: setTimeout.bind(window), setInterval: setInterval.bind(window), EventSource };

/** Requests of the document itself, which outlive its pages. */
export const fetchAlways = real.fetch;
export const laterAlways = real.setTimeout;

/** What the scripts of the current page have begun. */
let page = begun();
let number = 0;
let wanted = 0;
let listeners = [];
let failed = () => {};

function begun() {
  return { timers: new Set(), streams: new Set() };
}

function end({ timers, streams }) {
  for (const timer of timers) clearTimeout(timer);
  for (const stream of streams) stream.close();
}

/** From now on this document stays. `whenShown` runs on every page, `whenFailed` if a page can't be had. */
export function stay(whenShown, whenFailed) {
  listeners.push(whenShown);
  failed = whenFailed;
  window.setTimeout = (run, time, ...args) => {
    const { timers } = page;
    const timer = real.setTimeout(() => { timers.delete(timer); run(...args); }, time);
    timers.add(timer);
    return timer;
  };
  window.setInterval = (run, time, ...args) => {
    const timer = real.setInterval(run, time, ...args);
    page.timers.add(timer);
    return timer;
  };
  window.EventSource = class extends real.EventSource {
    constructor(...args) {
      super(...args);
      page.streams.add(this);
    }
  };
  // A page that was left hears nothing more.
  window.fetch = (...args) => {
    const asking = page;
    return new Promise((resolve, reject) => {
      real.fetch(...args).then((reply) => { if (asking === page) resolve(reply); }, (error) => { if (asking === page) reject(error); });
    });
  };
  attend();
}

/** Follows links and forms of a page within the document. Scripts of the page come first. */
function attend() {
  window.addEventListener("click", follow);
  window.addEventListener("submit", send);
  window.addEventListener("popstate", () => go(location.href, { isBack: true }));
  document.addEventListener("go", (event) => { event.preventDefault(); go(event.detail); });
}

const isOurs = ({ origin, pathname }) => origin === location.origin && pathname.startsWith(new URL(".", import.meta.url).pathname);

function follow(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search && url.hash !== "";
  if (!isOurs(url) || isHere || link.target) return;
  event.preventDefault();
  go(url.href);
}

function send(event) {
  const { target: form, submitter } = event;
  if (event.defaultPrevented) return;
  const url = new URL(submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href, location.href);
  if (!isOurs(url)) return;
  event.preventDefault();
  const fields = new FormData(form, submitter);
  if (form.method === "get") {
    url.search = new URLSearchParams(fields);
    go(url.href);
  } else {
    go(url.href, { method: "POST", body: form.enctype === "multipart/form-data" ? fields : new URLSearchParams(fields) });
  }
}

/** Shows a page in this document. */
export async function go(url, { isBack = false, ...request } = {}) {
  const mine = ++wanted;
  try {
    const reply = await real.fetch(url, request);
    const isPage = reply.headers.get("content-type")?.startsWith("text/html");
    if (!isPage && !reply.ok) throw new Error(String(reply.status));
    if (!isPage) { await save(reply); return; }
    const text = await reply.text();
    if (mine === wanted) show(reply.url, text, isBack);
  } catch (error) {
    console.error(error);
    failed();
  }
}

/** A file is saved: a page of the browser's own would end this document. */
async function save(reply) {
  const name = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "")?.[1] ?? "yatzy";
  const href = URL.createObjectURL(await reply.blob());
  Object.assign(document.createElement("a"), { href, download: name }).click();
  real.setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function show(url, text, isBack) {
  end(page);
  page = begun();
  number += 1;
  if (!isBack && url !== location.href) history.pushState(null, "", url);
  // A script runs once under its address: the next page has addresses of its own, which lead to the same files.
  const fresh = text.replace(/(<script type="module" src="[^"]*\/assets\/[0-9a-f]+)(?=\/)/g, `$1-${number}`);
  document.open();
  document.write(fresh);
  document.close();
  attend();
  arrive({ reload: (to) => go(to ?? location.href, { isBack: true }) });
  for (const listener of listeners) listener();
  scrollTo(0, 0);
}
