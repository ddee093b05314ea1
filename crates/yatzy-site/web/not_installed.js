// A page that only the house has was asked for before the house is here. Wherever the site lies, its first page is
// somewhere above: that brings the house, and goes on to what was asked for.
(async () => {
  const { pathname, search } = location;
  for (let end = pathname.lastIndexOf("/"); end >= 0; end = pathname.lastIndexOf("/", end - 1)) {
    const folder = pathname.slice(0, end + 1);
    const ours = await fetch(`${folder}manifest.webmanifest`).then((reply) => reply.json()).then(({ name }) => name === "Yatzy", () => false);
    if (ours) location.replace(`${folder}?go=${encodeURIComponent(pathname.slice(end + 1) + search)}`);
    if (ours || end === 0) return;
  }
})();
