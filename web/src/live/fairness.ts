// The reader's own check of the deal: SHA-256 of the revealed seed, worked out in this browser.

export function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hexadecimal)) throw new RangeError("not hexadecimal");
  const pairs = hexadecimal.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => parseInt(pair, 16)));
}

/** Null where the browser has no means to check: it gives them to pages from secure addresses only. */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
