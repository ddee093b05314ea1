// Long work for the house, done beside a page: the same module, told what to work out. It answers as it was asked.
importScripts("module.js");

const BASE = new URL(".", location).pathname.replace(/\/$/, "");

const started = startModule(fetch("yatzy.wasm"), (message, bytes) => {
  if (message.is === "worked") postMessage({ message, bytes }, [bytes.buffer]);
  else if (message.is === "fetch") bring(message);
}).then((tell) => {
  tell({ is: "start", origin: location.origin, base: BASE, langs: navigator.languages });
  return tell;
});

async function bring({ id, file }) {
  const reply = await fetch(file).catch(() => null);
  const bytes = reply?.ok ? await reply.arrayBuffer() : undefined;
  (await started)({ is: "fetched", id, ok: Boolean(reply?.ok) }, bytes);
}

onmessage = async ({ data: { message, bytes } }) => {
  try {
    (await started)(message, bytes);
  } catch (error) {
    console.error(error);
    postMessage({ message: { is: "worked", id: message.id, ok: false }, bytes: new Uint8Array() });
  }
};
