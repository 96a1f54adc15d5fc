import { describe, expect, it } from "vitest";
import { durationText, hoursText, minutesOfDay, minutesUntil, timeOfDay } from "./clock.ts";

describe("times of day", () => {
  it("reads and writes HH:MM", () => {
    expect(minutesOfDay("00:00")).toBe(0);
    expect(minutesOfDay("23:59")).toBe(1439);
    expect([0, 1439, 1440, -30, 59.5, 1439.5].map(timeOfDay)).toEqual([
      "00:00",
      "23:59",
      "00:00",
      "23:30",
      "01:00",
      "00:00",
    ]);
  });

  it("runs over midnight", () => {
    expect(minutesUntil("22:15", "06:00")).toBe(465);
    expect(minutesUntil("06:00", "06:00")).toBe(0);
  });
});

describe("durations", () => {
  it("rounds half up", () => {
    expect([0, 59.5, 3599.49, 3599.5, 360_000].map(durationText)).toEqual([
      "0:00:00",
      "0:01:00",
      "0:59:59",
      "1:00:00",
      "100:00:00",
    ]);
    expect([2405, 0.5, 29.49].map(hoursText)).toEqual(["40:05", "0:01", "0:29"]);
  });

  it("writes a minus sign unless all is zero", () => {
    expect(durationText(-61)).toBe("-0:01:01");
    expect(durationText(-0.4)).toBe("0:00:00");
  });
});
