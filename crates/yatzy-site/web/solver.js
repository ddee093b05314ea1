// Long work for the house, done beside a page: the same module, told what to work out. It answers as it was asked.
importScripts("module.js", "rows.js");

const BASE = new URL(".", location).pathname.replace(/\/$/, "");
const keep = rows(`yatzy ${BASE}`);

const started = startModule(fetch("yatzy.wasm"), (message, bytes) => {
  const { is, id } = message;
  if (is === "worked") postMessage({ message, bytes }, [bytes.buffer]);
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

onmessage = async ({ data: { message, bytes } }) => {
  try {
    await tell(message, bytes);
  } catch (error) {
    console.error(error);
    postMessage({ message: { is: "worked", id: message.id, ok: false }, bytes: new Uint8Array() });
  }
};
