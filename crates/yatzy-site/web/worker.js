// The house behind every page: a service worker that answers the paths of a server by asking the module. The build
// puts `SITE` in front: its version, the final names of its files, and which of them are installed at once.
importScripts(SITE.files["module.js"], SITE.files["rows.js"]);

const SCOPE = new URL("./", location);
const BASE = SCOPE.pathname.replace(/\/$/, "");
const CACHES = `yatzy ${BASE} `;
const CACHE = CACHES + SITE.build;

/** The policy of plain files. The module's replies have their own. */
const POLICY = { "content-security-policy": SITE.policy, "x-content-type-options": "nosniff" };

// Installation ---------------------------------------------------------------------------------------------

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

/** Caches the files that are needed without a connection: those of every device, the languages of this one, and the files
 * that the version before had fetched later. A file with the same name has the same content. */
async function install() {
  const before = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  const had = (await Promise.all(before.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => nameOf(url))))).flat();
  const spoken = navigator.languages.map((language) => `lang/${language.split("-")[0]}.lang`);
  const wanted = new Set([...SITE.first, ...spoken, ...had].filter(isFile));
  await Promise.all([...wanted].map(kept));
}

const isFile = (name) => Object.hasOwn(SITE.files, name);

/** A file's name without the hash that the build put in. */
const nameOf = (url) => new URL(url).pathname.slice(`${BASE}/files/`.length).replace(/\.[0-9a-f]{12}(?=\.)/, "");

/** Deletes the caches of other versions, and takes control of pages that were opened before the installation. */
async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
  // The module is started before the first request.
  await open();
}

/** A file of the site, from the cache, or fetched and then cached. */
async function kept(name) {
  const url = new URL(SITE.files[name], SCOPE).href;
  const there = await caches.match(url);
  const cache = await caches.open(CACHE);
  if (there && (await cache.match(url))) return there;
  const fresh = there ?? await fetch(url);
  if (!fresh.ok) throw new Error(`${url}: ${fresh.status}`);
  await cache.put(url, fresh.clone());
  return fresh;
}

// The house ------------------------------------------------------------------------------------------------

const keep = rows(`yatzy ${BASE}`);

/** Requests under way by number, with the receiver of the reply. */
const answers = new Map();
let number = 0;
let house = null;
let life = 0;

/** The house, started on first use. After a crash it is started again from IndexedDB. */
function open() {
  const mine = life;
  /** A reply for a crashed house is not given to the next one. */
  const back = (message, bytes) => { if (mine === life) tell(message, bytes); };
  house ??= startModule(WebAssembly.compileStreaming(kept("yatzy.wasm")), (message, bytes) => receive(message, bytes, back)).then((tell) => {
    tell({ is: "start", origin: location.origin, base: BASE, langs: navigator.languages });
    return tell;
  }).catch((error) => { house = null; throw error; });
  return house;
}

async function tell(message, bytes) {
  const told = await open();
  try {
    told(message, bytes);
  } catch (error) {
    console.error(error);
    house = null;
    life += 1;
    for (const answer of answers.values()) answer.broken();
    answers.clear();
    carried.clear();
    jobs.clear();
  }
}

/** Handles a message of the module. It is sent during a call, so replies to it are queued. */
function receive(message, bytes, back) {
  const { id } = message;
  switch (message.is) {
    case "reply": answers.get(id)?.reply(message, bytes); break;
    case "piece": answers.get(id)?.piece(bytes); break;
    case "end": answers.get(id)?.end(); break;
    case "store": keep(message, bytes).then((kept) => back({ is: "kept", id, ...kept.message }, kept.bytes)); break;
    case "wake": setTimeout(() => back({ is: "rang", id }), message.ms); break;
    case "fetch": bring(message.file).then((file) => back({ is: "fetched", id, ok: Boolean(file) }, file)); break;
    case "paper": draw(message, bytes, back); break;
    case "call": carryCall(message, bytes, back); break;
    case "relay": relay(message); break;
    case "job": jobs.set(++job, { id, message: { ...message, id: job }, bytes }); askPages(); break;
    default: console.warn(`no such message: ${message.is}`);
  }
}

/** The module that draws paper, loaded on the first request. It turns an order into a file. */
let press = null;
let drawn = null;

async function draw(message, bytes, back) {
  try {
    press ??= startModule(WebAssembly.compileStreaming(kept("paper.wasm")), (...said) => { drawn = said; });
    (await press)(message, bytes);
    back(...drawn);
  } catch (error) {
    console.error(error);
    press = null;
    back({ is: "drawn", id: message.id, ok: false, why: "away" });
  }
}

const bring = (name) => kept(name).then((file) => file.arrayBuffer(), () => undefined);

// Requests -------------------------------------------------------------------------------------------------

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(`${BASE}/`)) return;
  event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const name = url.pathname.slice(BASE.length + 1);
  if (isFile(name)) return plain(await kept(name));
  if (name.startsWith("files/")) return kept(nameOf(request.url)).catch(() => fetch(request));
  try {
    return await ask(request, url);
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 503 });
  }
}

/** A file under its plain name, because its relative links are resolved against that name. */
const plain = ({ body, headers }) => new Response(body, { headers: { ...Object.fromEntries(headers), ...POLICY } });

async function ask(request, { pathname, search }) {
  const id = ++number;
  if (pathname === `${BASE}/together/call`) return askForGuest(request, id);
  const body = request.method === "POST" ? await request.arrayBuffer() : undefined;
  const answered = new Promise((resolve, reject) => answers.set(id, answerTo(id, resolve, reject)));
  await tell({
    is: "request",
    id,
    method: request.method === "HEAD" ? "GET" : request.method,
    path: pathname,
    query: search.slice(1),
    fragment: request.headers.has("x-fragment"),
    last_event: request.headers.get("last-event-id"),
    foreign: isForeign(request),
  }, body);
  return answered;
}

/** A guest's call, which a page of ours brings. It is a message of its own kind: it has no part in this device's identity. */
async function askForGuest(request, id) {
  if (request.method !== "POST" || request.mode === "navigate") return new Response(null, { status: 403 });
  const { method, path, token, lang, body } = await request.json();
  const answered = new Promise((resolve, reject) => answers.set(id, answerTo(id, resolve, reject)));
  await tell({ is: "call", id, method, path, token, lang }, body === undefined ? undefined : new TextEncoder().encode(body));
  return answered;
}

/** Whether a page of another site has sent a form. Scripts elsewhere don't come here, and our own pages say where they are. */
const isForeign = ({ method, mode, referrer }) => method === "POST" && mode === "navigate" && !referrer.startsWith(SCOPE.href);

/** Where the answer to a request goes: a body at once, or a stream of pieces for as long as someone reads it. */
function answerTo(id, resolve, reject) {
  let stream = null;
  return {
    reply({ status, headers, stream: isStream }, bytes) {
      const empty = status === 204 || status === 304 || (status >= 300 && status < 400);
      const body = isStream ? new ReadableStream({
        start(controller) { stream = controller; },
        cancel() { answers.delete(id); tell({ is: "left", id }); leaveRelay(id); },
      }) : empty ? null : bytes;
      if (!isStream) answers.delete(id);
      // A waiting page must not be reloaded, because that would start its work again. It polls by itself.
      headers = headers.filter(([name]) => name !== "refresh");
      resolve(new Response(body, { status, headers }));
    },
    piece(bytes) { stream?.enqueue(bytes); },
    end() {
      if (!stream) return false;
      answers.delete(id);
      stream.close();
      return true;
    },
    broken() { stream ? stream.error(new Error("the house has broken")) : reject(new Error("the house has broken")); },
  };
}

// Other phones ---------------------------------------------------------------------------------------------

/** Calls and streams that the page with the connection carries to another phone, by their numbers. */
const carried = new Map();
let carrying = crypto.getRandomValues(new Uint32Array(1))[0] * 2 ** 20;

/** How long a page may take to say that it has the connection, and the other phone to answer. */
const SAYS_SO = 2000;
const ANSWERS = 15_000;

/** Has something carried by the page that has the connection. `ended` is called once, without an answer if there is none. */
async function carry(message, bytes, { piece = () => {}, ended }) {
  const n = ++carrying;
  const end = (answer, body) => {
    if (!carried.delete(n)) return;
    clearTimeout(timer);
    ended(answer, body);
  };
  let timer = setTimeout(end, SAYS_SO);
  const isUnderWay = () => { clearTimeout(timer); if (message.is === "call") timer = setTimeout(end, ANSWERS); };
  carried.set(n, { message, piece, end, isUnderWay });
  for (const page of await self.clients.matchAll()) page.postMessage({ is: "carry", n, message, bytes });
}

function carryCall(message, bytes, back) {
  const { id } = message;
  const ended = (answer, body) => back({ is: "called", id, ok: Boolean(answer), ...answer }, body);
  carry(message, bytes, { ended });
}

/** The stream of a table on another phone, into a reply that a page reads. */
function relay(message) {
  const { id } = message;
  carry(message, undefined, { piece: (bytes) => answers.get(id)?.piece(bytes), ended: () => answers.get(id)?.end() });
}

async function leaveRelay(id) {
  for (const [n, { message }] of carried) {
    if (message.is !== "relay" || message.id !== id) continue;
    carried.delete(n);
    for (const page of await self.clients.matchAll()) page.postMessage({ is: "carried-enough", n });
  }
}

/** What the page with the connection says: that it has it, a piece of a stream, or the end. */
function heardOf({ n, what, answer, bytes }) {
  const one = carried.get(n);
  if (what === "under-way") one?.isUnderWay();
  else if (what === "piece") one?.piece(bytes);
  else one?.end(answer, bytes);
}

// Long work ------------------------------------------------------------------------------------------------

/** Open jobs of the house, with the page that runs each. A service worker can't start workers; pages can, and outlive it.
 * The numbers start at a random one, so that a result for a stopped service worker is not taken for another job's. */
const jobs = new Map();
let job = crypto.getRandomValues(new Uint32Array(1))[0] * 2 ** 20;

/** Gives all open jobs to the first page that answers. */
async function askPages() {
  for (const page of await self.clients.matchAll()) page.postMessage({ is: "waits" });
}

async function giveOut(page) {
  if (jobs.size === 0) return;
  const there = new Set((await self.clients.matchAll()).map(({ id }) => id));
  for (const given of jobs.values()) {
    if (there.has(given.page)) continue;
    given.page = page.id;
    page.postMessage({ is: "job", message: given.message, bytes: given.bytes });
  }
}

function worked(message, bytes) {
  const { id } = jobs.get(message.id);
  jobs.delete(message.id);
  return tell({ ...message, id }, bytes);
}

/** Ends all streams: an open stream keeps a new version from taking over. The readers reconnect. */
function leave() {
  for (const [id, answer] of answers) if (answer.end()) tell({ is: "left", id });
}

// Messages of pages: that they are open, which keeps this worker awake; results of jobs; what another phone has answered;
// and that no game is being played, so that a new version may take over.
self.addEventListener("message", (event) => {
  const { is, message, bytes } = event.data;
  if (is === "here") event.waitUntil(giveOut(event.source));
  else if (is === "worked" && jobs.has(message.id)) event.waitUntil(worked(message, bytes));
  else if (is === "carried") heardOf(event.data);
  else if (is === "take-over") self.skipWaiting();
  else if (is === "leave") leave();
});
