import { expect, test } from "vitest";
import { pictures, shareText } from "./share";

test("parts become pictures: the same ones added up, those of nothing left out", () => {
  const parts = [
    { id: "plans", points: 8 },
    { id: "parks", points: 0 },
    { id: "estates-1", points: 3 },
    { id: "estates-6", points: 12 },
    { id: "refusals", points: -3 },
  ];
  expect(pictures("welcome", parts)).toBe("📋 8  🏘️ 15  🚫 −3");
  expect(pictures("somebody_elses", [{ id: "honey", points: 4 }])).toBe("🔹 4");
});

test("the text has a line each for the deal, the result, the pictures and the address", () => {
  const told = { game: "streets", title: "Streets, 17 November", result: "40 points", parts: [], address: "http://a/day" };
  expect(shareText(told)).toBe("🚦 Streets, 17 November\n40 points\nhttp://a/day");
  const parts = [{ id: "last_count", points: 9 }];
  expect(shareText({ ...told, parts }).split("\n")[2]).toBe("🏁 9");
});
