// On every page: the menu of languages, and the storage of a device.
import { base } from "./device.js";

// Escape closes the menu of languages, and the sheet of a table.
document.addEventListener("keydown", ({ key }) => {
  const open = key === "Escape" && document.querySelector("details:is(.languages, .more)[open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary").focus();
});

// Days in the format of the language; Chromium lacks the Icelandic one, which is nearly the Norwegian one. A day is midnight
// in UTC, which is another day in the west.
for (const time of document.querySelectorAll("time[datetime]:not([data-at])")) {
  const day = new Date(time.dateTime);
  if (!Number.isNaN(day.valueOf())) time.textContent = day.toLocaleDateString([document.documentElement.lang, "nb"], { dateStyle: "medium", timeZone: "UTC" });
}

// Over HTTPS, and on localhost, a device may store what it needs to show a page without a connection.
// A guest's pages lie below those of the device's own house, which has done so.
if (isSecureContext && "serviceWorker" in navigator && !base.includes("/with/")) {
  await navigator.serviceWorker.register(`${base}/worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active.postMessage({ page: location.pathname, files: files.filter((url) => new URL(url).pathname.startsWith(`${base}/assets/`)) });
}
