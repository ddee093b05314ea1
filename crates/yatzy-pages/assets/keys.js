// Every action of a table has a key, and an exercise is answered by the same ones.

/** Does what a key stands for. `leave` closes an open question. */
export function press(event, leave) {
  // A device with keys lists them.
  document.documentElement.classList.add("keyed");
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const question = document.getElementById("question");
  if (event.key === "Escape" && question) { leave(question); return; }
  const typing = event.target.matches("input:not([type=checkbox], [type=radio]), select, textarea");
  if (typing) return;
  const key = event.key.toLowerCase();
  const ticks = document.querySelectorAll(".keep input");
  const face = document.querySelector(`.faces button[data-face="${key}"]`);
  const line = /^[a-z]$/.test(key) ? document.querySelector(`tr[data-key="${key}"]`) : null;
  const boxes = [...line?.querySelectorAll(".offer") ?? []];
  // If a box has several columns, its letter goes on to the next one.
  const box = boxes[(boxes.indexOf(event.target) + 1) % boxes.length];
  if (face) face.click();
  else if (/^[1-6]$/.test(key) && ticks[key - 1]) { ticks[key - 1].click(); }
  else if (key === " " && !event.target.matches("button:not(.offer), summary, a")) document.getElementById("throw")?.click();
  else if (key === "c") document.getElementById("coach")?.click();
  else if (key === "u") document.getElementById("take-back")?.click();
  else if (key === "backspace" && document.getElementById("clear")) document.getElementById("clear").click();
  else if (key === "?") {
    document.querySelector("#more > summary")?.click();
    document.getElementById("keys")?.scrollIntoView({ block: "nearest" });
  } else if (box) box.focus();
  else return;
  event.preventDefault();
}

// Space throws everywhere on the pad; enter enters.
document.addEventListener("keyup", (event) => { if (event.key === " " && event.target.matches(".offer")) event.preventDefault(); });
