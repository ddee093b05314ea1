// Prints a page that has no paper of its own. Only a script can open the browser's print dialog.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
