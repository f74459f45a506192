// The signs of the effects on a field of 48 by 48: a shape of its own for each, and the picture inside it.

export const SHAPES: Record<string, string> = {
  fence: "M4 15 10.7 6l6.6 9L24 6l6.7 9 6.6-9L44 15v28H4Z",
  agent: "M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z",
  park: "M11 40a9 9 0 0 1-5-15 9 9 0 0 1 6-13 12 12 0 0 1 24 0 9 9 0 0 1 6 13 9 9 0 0 1-5 15 10 10 0 0 1-13 2 10 10 0 0 1-13-2Z",
  pool: "M5 27C2 12 12 5 22 8s10-1 16-1 9 10 7 22-12 16-21 14-17-1-19-16Z",
  temp: "M24 3 43 13.5v21L24 45 5 34.5v-21Z",
  bis: "M24 3 45 20v24H3V20Z",
  roundabout: "M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z",
  solo: "M6 6h36v36H6Z",
  plan: "M8 3h32v42H8Z",
  column: "M14 2h20v44H14Z",
};

export const PICTURES: Record<string, string> = {
  fence: "M12 38V24l3.5-4 3.5 4v14M21 38V24l3.5-4 3.5 4v14M30 38V24l3.5-4 3.5 4v14M9 28h31M9 34h31",
  agent: "M17 38V12M17 15h16v12H17M21 23l4-4 3 2 4-5M12 38h10",
  park: "M24 39V22M24 31l6-5M24 28l-6-5M24 10a8 8 0 0 1 8 8 7 7 0 0 1-3 12H19a7 7 0 0 1-3-12 8 8 0 0 1 8-8Z",
  pool: "M17 30V15a4 4 0 0 1 7 0M27 30V15a4 4 0 0 1 7 0M17 21h10M17 26h10M10 33q3.5-3 7 0t7 0 7 0 7 0M13 38q3-2.5 6 0t6 0 6 0",
  temp: "M11 31h26M13 31a11 11 0 0 1 22 0M20.5 21v-3h7v3M21 21v5M27 21v5M10 35h28",
  bis: "M9 38V26l7.5-6 7.5 6v12ZM24 38V22l8-7 8 7v16ZM30 38v-7h4v7",
  roundabout: "M24 13a11 11 0 0 1 11 11m3-4-3 5-5-3M24 35a11 11 0 0 1-11-11m-3 4 3-5 5 3M24 21a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  solo: "M24 14v20M20 18l4-4",
  plan: "M14 16h20M14 23h20M17 34l5 5 9-10",
  column: "M19 8l10 8M29 8l-10 8M19 20l10 8M29 20l-10 8M19 32l10 8M29 32l-10 8",
};
