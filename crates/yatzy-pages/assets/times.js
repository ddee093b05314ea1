// Days become days with a time, as the reader's clock shows it.
const { lang } = document.documentElement;
const clock = new Intl.DateTimeFormat([lang, "nb"], { dateStyle: "medium", timeStyle: "short" });
for (const time of document.querySelectorAll("time[data-at]")) time.textContent = clock.format(Number(time.dataset.at));
