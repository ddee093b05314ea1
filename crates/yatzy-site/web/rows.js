// The rows of the module, in IndexedDB. One message is one transaction, and it is answered once it is durable. The
// module alone knows what the rows mean.
const ROWS = "rows";

/** Byte values are written in a message as a range of the message's bytes. */
const unpacked = (value, bytes) =>
  value?.bytes ? bytes.slice(value.bytes[0], value.bytes[0] + value.bytes[1]) : value;

/** The database of one name, so that two houses of one origin have one each. */
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

  /** Executes a message. Returns the reply and its bytes. */
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

/** Concatenated bytes. */
function joined(parts, length) {
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** A row is not as the module had read it. */
const OTHER = Symbol("other");

/** Executes all operations in one transaction, or none. They run in order, so none awaits the one before. Reads resolve
 * when the last value is read, writes when the transaction is durable. */
function carryOut(database, write, ops, bytes) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(ROWS, write ? "readwrite" : "readonly", { durability: "strict" });
    const store = transaction.objectStore(ROWS);
    const got = ops.map(() => undefined);
    let refused = null;
    let unread = ops.filter((op) => READS.has(op.do)).length;
    /** No conflict is possible from here on, so the end of pending writes is not awaited. */
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

/** Keys, with their values only if these are asked for. */
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
