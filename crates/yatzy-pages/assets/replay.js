// A replay: the arrow keys follow the links.
const STEPS = { ArrowLeft: "a[rel=prev]", ArrowRight: "a[rel=next]", Home: ".steps a:first-child", End: ".steps a:last-child" };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const link = STEPS[event.key] && document.querySelector(STEPS[event.key]);
  if (!link) return;
  event.preventDefault();
  if (document.dispatchEvent(new CustomEvent("go", { detail: link.href, cancelable: true }))) location.replace(link.href);
});
