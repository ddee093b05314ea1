// A page of the house was requested before the house is installed. The first page of the site is in one of the folders
// above: it installs the house, and goes on to the requested page.
(async () => {
  const { pathname, search, hash } = location;
  for (let end = pathname.lastIndexOf("/"); end >= 0; end = pathname.lastIndexOf("/", end - 1)) {
    const folder = pathname.slice(0, end + 1);
    const ours = await fetch(`${folder}manifest.webmanifest`).then((reply) => reply.json()).then(({ name }) => name === "Yatzy", () => false);
    if (ours) location.replace(`${folder}?go=${encodeURIComponent(pathname.slice(end + 1) + search)}${hash}`);
    if (ours || end === 0) return;
  }
})();
