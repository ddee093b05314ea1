// A page that has no paper of its own is printed as it is: only a script can ask the browser for that.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
