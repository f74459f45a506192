// The code for another device, as people read and write it: twelve digits, in groups of four, with anything in between.

export const DIGITS = 12;

export function digitsOf(written: string): string {
  return written.replace(/\D/g, "").slice(0, DIGITS);
}

export function grouped(code: string): string {
  return code.match(/\d{1,4}/g)?.join(" ") ?? "";
}
