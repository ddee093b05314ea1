// Offline storage of a device: our own files, the first page, and the tables that were open on it. Browsers allow this
// over HTTPS only; without it, an open page goes on all the same.
const BASE = location.pathname.replace(/\/worker\.js$/, "");
const KEPT = "yatzy";
const MOST_PAGES = 40;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(`${BASE}/`)));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const isFile = (path) => path.startsWith(`${BASE}/assets/`);
/** Links of seats are not among them, because they are secret. */
const isPage = (path) =>
  path === `${BASE}/` || (path.startsWith(BASE) && /^\/g\/[0-9a-z]+(\/pays\.json)?$/.test(path.slice(BASE.length)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("x-fragment")) return;
  if (isFile(pathname)) event.respondWith(file(request));
  else if (isPage(pathname)) event.respondWith(page(request, pathname));
});

/** Our files never change under the same address, so the cache comes first. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await put(request.url, answer.clone());
  return answer;
}

/** The server's page, or the stored one without a connection. */
async function page(request, path) {
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await put(path, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(path);
    if (!kept) throw error;
    return kept;
  }
}

async function put(address, answer) {
  const cache = await caches.open(KEPT);
  await cache.put(address, answer);
  const kept = await cache.keys();
  const build = (url) => new URL(url).pathname.slice(BASE.length).split("/")[2];
  const old = isFile(new URL(address, location).pathname)
    ? kept.filter(({ url }) => isFile(new URL(url).pathname) && build(url) !== build(new URL(address, location)))
    : kept.filter(({ url }) => !isFile(new URL(url).pathname)).slice(0, -MOST_PAGES);
  await Promise.all(old.map((request) => cache.delete(request)));
}

// A page sends its files when it is first shown, and its body after every drawing.
self.addEventListener("message", (event) => {
  const { page: path, files, body } = event.data;
  if (!isPage(path)) return;
  event.waitUntil(files ? keepAll(path, files) : keepBody(path, body));
});

async function keepAll(path, files) {
  const cache = await caches.open(KEPT);
  for (const url of files) if (!(await cache.match(url))) await cache.add(url);
  if (!(await cache.match(path))) await put(path, await fetch(path));
}

async function keepBody(path, body) {
  const kept = await caches.match(path);
  if (!kept) return;
  const text = await kept.text();
  const [begin, end] = [text.indexOf(">", text.indexOf("<body")) + 1, text.lastIndexOf("</body>")];
  const headers = kept.headers;
  await put(path, new Response(text.slice(0, begin) + body + text.slice(end), { headers }));
}
