// The rows of the module, in IndexedDB. One message is one transaction, and it is answered once it is durable. The
// module alone knows what the rows mean.
const ROWS = "rows";

/** The values of a message that are bytes stand in it as a place among the message's bytes. */
const unpacked = (value, bytes) =>
  value?.bytes ? bytes.slice(value.bytes[0], value.bytes[0] + value.bytes[1]) : value;

/** Rows of one name, so that two houses of one origin have their own. */
function rows(name) {
  let opened = null;

  const database = () => (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const forget = () => { opened = null; };
      request.result.onclose = forget;
      request.result.onversionchange = () => { request.result.close(); forget(); };
      resolve(request.result);
    };
  }).catch((error) => { opened = null; throw error; }));

  /** Carries a message out, and says what came of it, with the bytes that belong to that. */
  return async function keep({ write, ops }, bytes) {
    try {
      const parts = [];
      let length = 0;
      const pack = (value) => {
        if (value === undefined) return null;
        if (typeof value === "string") return value;
        parts.push(value);
        length += value.length;
        return { bytes: [length - value.length, value.length] };
      };
      const got = (await carryOut(await database(), write, ops, bytes)).map((answer) =>
        Array.isArray(answer) ? answer.map(([key, value]) => [key.slice(1), pack(value)]) : pack(answer));
      return { message: { ok: true, got }, bytes: joined(parts, length) };
    } catch (error) {
      const why = error === OTHER ? "other" : error?.name === "QuotaExceededError" ? "full" : "failed";
      return { message: { ok: false, why, detail: String(error) } };
    }
  };
}

/** Bytes one after the other. */
function joined(parts, length) {
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** Something else lies where the module expected what it had read. */
const OTHER = Symbol("other");

/** All of it, or nothing. Requests of one transaction are done in their order, so none has to wait for the one before. What
 * is read is there when it is read; what is written, when all of it is on the disk. */
function carryOut(database, write, ops, bytes) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(ROWS, write ? "readwrite" : "readonly", { durability: "strict" });
    const store = transaction.objectStore(ROWS);
    const got = ops.map(() => undefined);
    let refused = null;
    let unread = ops.filter((op) => READS.has(op.do)).length;
    /** Nothing can be in the way any more: whatever is still being written, its end need not be waited for here. */
    const whenRead = () => {
      if (--unread > 0) return;
      if (write) transaction.commit?.();
      else resolve(got);
    };
    transaction.oncomplete = () => resolve(got);
    transaction.onabort = () => reject(refused ?? transaction.error);
    ops.forEach((op, place) => {
      const answer = (value) => { got[place] = value; whenRead(); };
      const key = op.key && [op.store, ...op.key];
      switch (op.do) {
        case "get": store.get(key).onsuccess = ({ target }) => answer(target.result); break;
        case "range": readRange(store, op, answer); break;
        case "put": store.put(unpacked(op.value, bytes), key); break;
        case "delete": store.delete(key); break;
        case "delete-range": store.delete(rangeOf(op)); break;
        case "expect":
          store.get(key).onsuccess = ({ target }) => {
            if (isSame(target.result, unpacked(op.is, bytes))) { whenRead(); return; }
            refused = OTHER;
            transaction.abort();
          };
          break;
        default: throw new Error(`no such operation: ${op.do}`);
      }
    });
    if (write && unread === 0) transaction.commit?.();
  });
}

const READS = new Set(["get", "range", "expect"]);

const rangeOf = ({ store, from, to }) => IDBKeyRange.bound([store, ...from], [store, ...to]);

const isSame = (there, wanted) =>
  there instanceof Uint8Array && wanted instanceof Uint8Array
    ? there.length === wanted.length && there.every((byte, place) => byte === wanted[place])
    : (there ?? null) === wanted;

/** Keys with their values, or without: a value is read only if it was asked for. */
function readRange(store, op, answer) {
  const range = rangeOf(op);
  const limit = op.limit ?? undefined;
  if (op.reverse) {
    const found = [];
    const request = op.keys ? store.openKeyCursor(range, "prev") : store.openCursor(range, "prev");
    request.onsuccess = ({ target: { result: cursor } }) => {
      if (cursor) found.push([cursor.key, cursor.value]);
      if (cursor && found.length !== limit) cursor.continue();
      else answer(found);
    };
  } else {
    const keys = store.getAllKeys(range, limit);
    const last = op.keys ? keys : store.getAll(range, limit);
    last.onsuccess = () => answer(keys.result.map((key, place) => [key, op.keys ? undefined : last.result[place]]));
  }
}
