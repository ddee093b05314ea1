// Over HTTPS, and on this very machine, a device may keep what it needs to show a page without a connection.
import { base } from "./device.js";

if (isSecureContext && "serviceWorker" in navigator) {
  await navigator.serviceWorker.register(`${base}/worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active.postMessage({ page: location.pathname, files: files.filter((url) => new URL(url).pathname.startsWith(`${base}/assets/`)) });
}
