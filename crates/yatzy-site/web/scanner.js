// A worker that reads QR codes in pictures of the camera, for browsers that can't by themselves. Pictures in, texts out.
importScripts("module.js");

const decoder = new TextDecoder();
let found = "";
const started = startModule(WebAssembly.compileStreaming(fetch("scanner.wasm")), (_, bytes) => { found = decoder.decode(bytes); });
started.then(() => postMessage({ is: "ready" }), () => postMessage({ is: "away" }));

self.addEventListener("message", async ({ data: { width, pixels } }) => {
  const bytes = new Uint8Array(4 + pixels.length);
  new DataView(bytes.buffer).setUint32(0, width, true);
  bytes.set(pixels, 4);
  found = "";
  // A picture on which the module fails is a picture without a code.
  try { (await started)({}, bytes); } catch (error) { console.warn(error); }
  postMessage({ is: "read", text: found });
});
