// Morphs one element into another by changing only what differs. Unchanged parts are neither laid out nor painted
// again, which is most of the cost of a tap on a slow phone, and they keep focus, caret and scroll position.

/** Elements whose animation starts when they appear are inserted as new ones. */
const MOVES = ".fresh, .joy:not(.past), .cheer:not(.past)";
const FIELDS = "input, select, textarea";

/** An animation that has run once does not run again. */
export function settle(fresh) {
  for (const die of fresh.querySelectorAll(".fresh")) die.classList.remove("fresh");
  for (const joy of fresh.querySelectorAll(".joy, .cheer")) joy.classList.add("past");
}

/** Elements with the focus that have to go. Removing them forces a layout, so they are removed last. */
const leaving = [];

/** Morphs an element of the page into a fresh one, which is consumed. */
export function morph(old, fresh) {
  morphOne(old, fresh);
  letGo();
}

function letGo() {
  for (const node of leaving.splice(0)) node.remove();
}

function morphOne(old, fresh) {
  if (old.isEqualNode(fresh) && !fresh.matches(FIELDS) && !fresh.querySelector(FIELDS)) return;
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  morphAll(old, fresh);
  if (!fresh.matches(FIELDS)) return;
  // Ticks and typed text are properties, not attributes.
  if (old.checked !== fresh.checked) old.checked = fresh.checked;
  if (old.value !== fresh.value) old.value = fresh.value;
}

/** Morphs the content of a fold into that of a fresh body. */
export function morphInside(fold, body) {
  morphAll(fold, body, fold.firstElementChild.nextSibling);
  letGo();
}

function morphAll(old, fresh, place = old.firstChild) {
  for (const part of [...fresh.childNodes]) {
    // From here on the old element stays as it is.
    if (place && part.dataset?.rest !== undefined) return;
    const same = counterpart(place, part);
    if (!same) { old.insertBefore(part, place); continue; }
    while (place !== same) place = removed(place);
    place = same.nextSibling;
    if (part.nodeType === Node.ELEMENT_NODE) morphOne(same, part);
    else if (same.data !== part.data) same.data = part.data;
  }
  while (place) place = removed(place);
}

/** The old node for a fresh one: at this place, or an equal one further on. */
function counterpart(place, part) {
  if (part.nodeType === Node.ELEMENT_NODE && (part.matches(MOVES) || part.localName === "template")) return null;
  if (place && isOfKind(place, part)) return place;
  for (let later = place?.nextSibling; later; later = later.nextSibling) if (isOfKind(later, part) && later.className === part.className) return later;
  return null;
}

const isOfKind = (old, fresh) => old.nodeName === fresh.nodeName && old.id === fresh.id;

function removed(node) {
  const next = node.nextSibling;
  if (node.contains(document.activeElement)) leaving.push(node);
  else node.remove();
  return next;
}
