// Puts text on the clipboard. Browsers allow it on secure addresses only; elsewhere the text is shown to be copied by hand.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
