// Points as they are printed: with a true minus, and with a plus where a change is meant.

export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function change(value: number): string {
  return value > 0 ? `+${value}` : points(value);
}
