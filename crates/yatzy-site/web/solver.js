// A page's worker for long jobs: the same module. A solve is shared with workers of its own, if the device has enough
// processors.
importScripts("module.js", "rows.js");

const BASE = new URL(".", location).pathname.replace(/\/$/, "");
const keep = rows(`yatzy ${BASE}`);

/** The most helpers. More are no faster, because every result is copied to all of them. */
const MOST = 4;
const IS_HELPER = name === "helper";

/** The compiled module, shared by all workers. */
let given = null;
const compiled = IS_HELPER
  ? new Promise((resolve) => { given = resolve; })
  : WebAssembly.compileStreaming(fetch("yatzy.wasm"));

const started = startModule(compiled, (message, bytes) => {
  const { is, id } = message;
  if (is === "worked" || is === "helped") answer(message, bytes);
  else if (is === "part") helpers[message.helper].postMessage({ message, bytes }, [bytes.buffer]);
  else if (is === "store") keep(message, bytes).then((kept) => tell({ is: "kept", id, ...kept.message }, kept.bytes));
  else if (is === "wake") setTimeout(() => tell({ is: "rang", id }), message.ms);
  else if (is === "fetch") bring(message);
}).then((tell) => {
  tell({ is: "start", origin: location.origin, base: BASE, langs: navigator.languages });
  return tell;
});

async function bring({ id, file }) {
  const reply = await fetch(file).catch(() => null);
  const bytes = reply?.ok ? await reply.arrayBuffer() : undefined;
  tell({ is: "fetched", id, ok: Boolean(reply?.ok) }, bytes);
}

const tell = async (message, bytes) => (await started)(message, bytes);

function answer(message, bytes) {
  if (shared.delete(message.id) && shared.size === 0) dismissHelpers();
  postMessage({ message, bytes }, [bytes.buffer]);
}

/** Shared jobs that are under way, with their helpers. */
const shared = new Set();
let helpers = [];
let coming = null;

/** Starts the helpers. They have to be ready before the work begins, because a busy worker handles no messages. */
async function bringHelpers() {
  const module = await compiled;
  const count = self.Worker ? Math.min(navigator.hardwareConcurrency ?? 1, MOST) - 1 : 0;
  const brought = Array.from({ length: count }, () => new Promise((resolve) => {
    const helper = new Worker(location.href, { name: "helper" });
    helper.onerror = () => resolve(null);
    helper.onmessage = ({ data: { ready } }) => resolve(ready ? helper : null);
    helper.postMessage({ module });
  }));
  helpers = (await Promise.all(brought)).filter(Boolean);
  for (const helper of helpers) helper.onmessage = ({ data: { message, bytes } }) => tell(message, bytes);
}

function dismissHelpers() {
  for (const helper of helpers) helper.terminate();
  helpers = [];
  coming = null;
}

onmessage = async ({ data: { module, message, bytes } }) => {
  if (module) {
    given(module);
    postMessage({ ready: await started.then(() => true, () => false) });
    return;
  }
  try {
    if (message.shared) {
      shared.add(message.id);
      await (coming ??= bringHelpers());
    }
    await tell(message.is === "job" ? { is: "job", id: message.id, helpers: helpers.length } : message, bytes);
  } catch (error) {
    console.error(error);
    answer({ is: IS_HELPER ? "helped" : "worked", id: message.id, ok: false }, new Uint8Array());
  }
};
