// One drawing made like another by touching only what differs. What is left alone is neither laid out nor painted again,
// which is most of what a tap costs on a slow phone; and it keeps its focus, its caret, and where it was scrolled to.

/** What begins to move when it appears is put in anew. */
const MOVES = ".fresh, .joy:not(.past), .cheer:not(.past)";
const FIELDS = "input, select, textarea";

/** What has moved once does not move again. */
export function settle(fresh) {
  for (const die of fresh.querySelectorAll(".fresh")) die.classList.remove("fresh");
  for (const joy of fresh.querySelectorAll(".joy, .cheer")) joy.classList.add("past");
}

/** What has the focus and goes: a browser lays the page out before it lets go of it, so it goes when everything else is done. */
const leaving = [];

/** Makes an element of the page like a fresh one, which is used up. */
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
  // What a person has ticked or typed is no attribute.
  if (old.checked !== fresh.checked) old.checked = fresh.checked;
  if (old.value !== fresh.value) old.value = fresh.value;
}

/** Makes what is inside a fold like what is in a fresh body. */
export function morphInside(fold, body) {
  morphAll(fold, body, fold.firstElementChild.nextSibling);
  letGo();
}

function morphAll(old, fresh, place = old.firstChild) {
  for (const part of [...fresh.childNodes]) {
    // From here on the old one stays as it is.
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

/** What stood there for the same thing: at this very place, or further on if it looks the same. */
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
