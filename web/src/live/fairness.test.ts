import { expect, test } from "vitest";
import { bytesOf, commitmentOf } from "./fairness";

test("the commitment is SHA-256 of the seed's bytes", async () => {
  // The standard's own example: SHA-256 of "abc".
  expect(await commitmentOf("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test.each(["6", "zz", "61 62"])("%j is no seed", (text) => {
  expect(() => bytesOf(text)).toThrow(RangeError);
});
