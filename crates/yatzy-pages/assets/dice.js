// Checks the dice on the device: its notes of the game against the record.

/** Shows whether they agree; nothing if the device has no notes. */
export async function checkDice() {
  const area = document.getElementById("dice");
  // The content may be drawn later and again, so it carries the mark itself.
  const inside = area?.querySelector(".agrees");
  if (!inside || inside.dataset.checked) return;
  inside.dataset.checked = "yes";
  const noted = notes(area.dataset.game);
  if (noted.head) for (const place of area.querySelectorAll(".noted")) place.textContent = noted.head;
  if (!noted.commitment && noted.throws.length === 0) return;
  try {
    const record = await (await fetch(`${area.dataset.at}/record`)).text();
    const lines = record.split("\n");
    const bound = !noted.commitment || lines.includes(`commitment ${noted.commitment}`);
    const goesOn = noted.heads.every((head) => lines.some((line) => line === head || line.startsWith(`${head} `)));
    // Throws of shared dice contain no bytes of a device.
    const threw = lines.includes("throws program") ? noted.throws : [];
    const agrees = bound && goesOn && threw.every(([number, bytes]) => lines.includes(`bytes ${number} ${bytes}`));
    area.querySelector(agrees ? ".agrees" : ".differs").hidden = false;
    if (!agrees) area.open = true;
  } catch { /* Without a connection there is nothing to compare with. */ }
}

/** The first commitment shown, the heads shown since, and the bytes of the throws that this device made. */
function notes(game) {
  const throws = [];
  let commitment = null;
  let head = null;
  let heads = [];
  try {
    commitment = localStorage.getItem(`yatzy:${game}:commitment`);
    head = localStorage.getItem(`yatzy:${game}:head`);
    heads = (localStorage.getItem(`yatzy:${game}:heads`) ?? "").split(" ").filter(Boolean);
    const threw = `yatzy:${game}:threw:`;
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith(threw))) {
      const number = key.slice(threw.length);
      throws.push([number, localStorage.getItem(`yatzy:${game}:bytes:${number}`)]);
    }
  } catch { /* private window */ }
  return { commitment, head, heads, throws };
}

checkDice();
