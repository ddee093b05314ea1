// Our Rust as WebAssembly. It takes and sends messages: the length of a JSON text, that text, and bytes.

/** Starts a compiled module, or the promise of one. `receive` is called with each message that it sends during `tell`. */
async function startModule(compiled, receive) {
  const host = {
    send: (place, length) => receive(...read(place, length)),
    now: () => Date.now(),
    random: (place, length) => { crypto.getRandomValues(new Uint8Array(memory().buffer, place, length)); },
    offset: (moment) => -new Date(moment).getTimezoneOffset(),
    complain: (place, length) => console.warn(decoder.decode(new Uint8Array(memory().buffer, place, length))),
  };
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const instance = await WebAssembly.instantiate(await compiled, { host });
  const memory = () => instance.exports.memory;

  function read(place, length) {
    const words = new DataView(memory().buffer, place, length).getUint32(0, true);
    const whole = new Uint8Array(memory().buffer, place + 4, length - 4);
    return [JSON.parse(decoder.decode(whole.subarray(0, words))), whole.slice(words)];
  }

  /** Sends a message. The module has handled it when this returns. */
  return function tell(message, bytes = new Uint8Array()) {
    const words = encoder.encode(JSON.stringify(message));
    const tail = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
    const length = 4 + words.length + tail.length;
    const place = instance.exports.room(length);
    const room = new Uint8Array(memory().buffer, place, length);
    new DataView(memory().buffer, place).setUint32(0, words.length, true);
    room.set(words, 4);
    room.set(tail, 4 + words.length);
    instance.exports.tell(length);
  };
}
