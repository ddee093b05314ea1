// A short sound and a vibration when the player's turn begins. Off by default; the setting is stored on this device.
import { note, put, table } from "./device.js";
import { whenDrawn } from "./drawing.js";

const isOn = () => note.get("signal") === "on";
let audio = null;
let last = null;

/** Two soft tones, and twice a tenth of a second. */
function signal() {
  navigator.vibrate?.([100, 60, 100]);
  audio ??= window.AudioContext ? new AudioContext() : null;
  if (!audio) return;
  audio.resume();
  for (const [place, pitch] of [[0, 660], [0.16, 880]]) {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    const at = audio.currentTime + place;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.15);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.15);
  }
}

whenDrawn(() => {
  const bell = document.getElementById("bell");
  if (bell) put(bell, { ariaPressed: String(isOn()) });
  const { turn, round, mine } = table().dataset;
  const now = mine === undefined || turn === undefined ? "" : `${turn} ${round}`;
  if (now && last === "" && isOn()) signal();
  last = now;
});

// Switching it on plays it once. A browser lets a page play sound only after it was touched.
document.addEventListener("click", ({ target }) => {
  const bell = target.closest("#bell");
  if (!bell) return;
  note.set("signal", isOn() ? "off" : "on");
  bell.ariaPressed = String(isOn());
  if (isOn()) signal();
});
