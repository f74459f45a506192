// Says a text aloud in the reader's language, where the device can speak.

export const canSpeak = "speechSynthesis" in window;

export function say(text: string, language: string): void {
  if (!canSpeak) return;
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language;
  spoken.rate = 0.9;
  speechSynthesis.speak(spoken);
}

export function hush(): void {
  if (canSpeak) speechSynthesis.cancel();
}
