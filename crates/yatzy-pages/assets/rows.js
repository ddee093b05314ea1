// The players of a new game: rows that are added, removed, moved and turned from one kind to another. The fields that are
// sent are those of the form without script, `name1`, `kind1` and so on.
import { people } from "./last.js";

const SHOWN_PEOPLE = 5;
const MARKS = 8;
const COMPUTER = "bot:casual";

/** Makes rows of a form's lines. `changed` is called after every change. */
export function rows(form, changed) {
  const list = form.querySelector(".rows");
  const field = document.getElementById("add");
  const chips = form.querySelector(".people");
  const fixed = [...chips.children];
  const known = people();
  const nameOf = (row) => row.querySelector("input");
  const kindOf = (row) => row.querySelector("select");

  const lines = [...list.children].map((row) => ({ name: nameOf(row).value.trim(), kind: kindOf(row).value }));
  const blank = list.firstElementChild;
  nameOf(blank).value = "";
  list.replaceChildren();
  form.classList.add("ready");

  function add({ name = "", kind = "" } = {}) {
    const row = blank.cloneNode(true);
    nameOf(row).value = name;
    // A seat with a name is that person's.
    kindOf(row).value = name && kind === "open" ? "elsewhere" : kind || "here";
    // A level or a kind that is not offered here.
    if (kindOf(row).selectedIndex < 0) kindOf(row).value = "here";
    list.append(row);
    if (name && !known.includes(name)) known.unshift(name);
  }

  /** Adds the name in the field, if there is one. */
  function addTyped() {
    const name = field.value.trim();
    if (name) add({ name });
    field.value = "";
    show();
    return name;
  }

  /** A computer needs an opponent, who is put in sight. */
  function addComputer() {
    if (!list.children.length) add();
    add({ kind: COMPUTER });
  }

  /** This device, then the person's own where others can come, then the computer where it plays. */
  function turn(row) {
    const select = kindOf(row);
    const offered = [...select.options].map(({ value }) => value);
    const kinds = ["here", "elsewhere", COMPUTER].filter((kind) => offered.includes(kind));
    const now = kinds.findIndex((kind) => kind.split(":")[0] === row.dataset.kind);
    select.value = kinds[(now + 1) % kinds.length];
  }

  /** Moves the neighbour and not the row, which keeps the focus and the finger. */
  function move(row, up) {
    const neighbour = up ? row.previousElementSibling : row.nextElementSibling;
    if (neighbour) row[up ? "after" : "before"](neighbour);
  }

  function remove(row) {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    (next?.querySelector(".remove") ?? form.querySelector("[data-add='']")).focus();
  }

  function show() {
    [...list.children].forEach((row, place) => {
      const [name, select] = [nameOf(row), kindOf(row)];
      row.className = `player p${place % MARKS}`;
      row.dataset.kind = select.value.split(":")[0];
      row.toggleAttribute("data-named", name.value.trim() !== "");
      name.name = name.id = `name${place + 1}`;
      select.name = select.id = `kind${place + 1}`;
      for (const part of row.querySelectorAll("[data-label]")) {
        const label = part.dataset.label.replace("□", place + 1);
        if (part.matches("span")) part.textContent = label;
        else part.setAttribute("aria-label", label);
      }
      name.placeholder = name.getAttribute("aria-label");
      row.querySelector(".word").textContent = select.selectedOptions[0].textContent;
    });
    const there = [...list.children].map((row) => nameOf(row).value.trim().toLowerCase());
    const offered = known.filter((name) => !there.includes(name.toLowerCase())).slice(0, SHOWN_PEOPLE);
    chips.replaceChildren(...offered.map(chip), ...fixed);
    changed();
  }

  function chip(name) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "plain", textContent: `+ ${name}` });
    button.addEventListener("click", () => { add({ name }); show(); });
    return button;
  }

  form.querySelector(".adding").addEventListener("click", ({ target }) => {
    const what = target.closest("[data-add]")?.dataset.add;
    if (what === undefined) return;
    if (what === "bot") addComputer();
    else if (what === "open") add({ kind: "open" });
    else {
      if (!addTyped()) add();
      field.focus();
    }
    show();
  });

  let dragged = false;
  list.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    const row = target.closest("li");
    if (button?.matches(".turn")) turn(row);
    else if (button?.matches(".move") && !dragged) move(row, true);
    else if (button?.matches(".remove")) remove(row);
    dragged = false;
    show();
  });

  list.addEventListener("pointerdown", ({ target, pointerId }) => {
    const handle = target.closest(".move");
    if (!handle) return;
    const row = handle.closest("li");
    dragged = false;
    handle.setPointerCapture(pointerId);
    handle.onpointermove = ({ clientY }) => {
      const { top, bottom } = row.getBoundingClientRect();
      if (clientY >= top && clientY <= bottom) return;
      dragged = true;
      move(row, clientY < top);
      show();
    };
    handle.onlostpointercapture = () => { handle.onpointermove = null; };
  });

  list.addEventListener("keydown", (event) => {
    if (!event.target.matches(".move") || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    move(event.target.closest("li"), event.key === "ArrowUp");
    show();
  });

  // Return adds a player and stays in the field: it does not start the game.
  form.querySelector(".players").addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches("input")) return;
    event.preventDefault();
    addTyped();
    field.focus();
  });

  for (const kind of ["input", "change"]) form.addEventListener(kind, show);
  return {
    addTyped,
    /** The players that the server wrote on the form. */
    written: lines.filter(({ name, kind }) => name || !["", "here"].includes(kind)),
    begin(players) {
      players.forEach(add);
      show();
    },
  };
}
