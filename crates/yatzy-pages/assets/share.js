// Copies or shares a link. Pages are often opened over plain HTTP on the network at home. There a browser copies only
// what is selected.
function show() {
  for (const part of document.querySelectorAll(".hand-on[hidden]")) {
    part.querySelector("[data-do=share]").hidden = !navigator.share;
    part.hidden = false;
  }
}

async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: url, className: "unseen" });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest(".hand-on [data-do]");
  if (!button) return;
  const { url } = button.closest(".hand-on").dataset;
  if (button.dataset.do === "share") { navigator.share(/^https?:/.test(url) ? { title: document.title, url } : { text: url }).catch(() => {}); return; }
  await copy(url);
  const words = button.textContent;
  button.textContent = button.dataset.done;
  button.focus();
  setTimeout(() => { button.textContent = words; }, 2000);
});

show();
document.addEventListener("drawn", show);
