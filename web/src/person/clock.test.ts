import { expect, test } from "vitest";
import { minuteOf, timeOf, zoneName } from "./clock";

test.each([
  [0, "00:00"],
  [7 * 60 + 5, "07:05"],
  [23 * 60 + 59, "23:59"],
])("minute %i of the day is %s", (minute, time) => {
  expect(timeOf(minute)).toBe(time);
  expect(minuteOf(time)).toBe(minute);
});

test.each(["", "7:05", "24:00", "12:60"])("%j is no time", (time) => {
  expect(minuteOf(time)).toBeNull();
});

test.each([
  ["en", "Eastern European Time"],
  ["uk", "за східноєвропейським часом"],
  ["ru", "Восточная Европа"],
])("in %s a time zone has a name that people use", (language, name) => {
  expect(zoneName("Europe/Kyiv", language)).toBe(name);
});
