import { describe, expect, it } from "vitest";
import { dayNumber } from "./calendar.ts";
import { illuminatedFraction, momentOfPhase, nextPhase } from "./moon.ts";

/** Days from 1970-01-01 of a Julian day in dynamical time. */
const fromDynamical = (julianDay: number) => julianDay - 2_440_587.5 - 69 / 86_400;
const moment = (date: string, hours: number, minutes: number) => dayNumber(date) + (60 * hours + minutes) / 1440;
const MINUTE = 1 / 1440;

describe("phases", () => {
  it("are those of Meeus, examples 49.a and 49.b", () => {
    expect(momentOfPhase(4 * -283)).toBeCloseTo(fromDynamical(2_443_192.65118), 4);
    expect(momentOfPhase(4 * 544 + 3)).toBeCloseTo(fromDynamical(2_467_636.49186), 4);
  });

  it("agree with the US Naval Observatory to the minute", () => {
    // Phases of the moon 2024: new 8 April 18:21, full 23 April 23:49 (UT).
    const next = nextPhase(dayNumber("2024-04-08"));
    expect(next % 4).toBe(0);
    expect(Math.abs(momentOfPhase(next) - moment("2024-04-08", 18, 21))).toBeLessThan(MINUTE);
    expect(Math.abs(momentOfPhase(next + 2) - moment("2024-04-23", 23, 49))).toBeLessThan(MINUTE);
  });

  it("follow each other through two centuries", () => {
    for (let day = dayNumber("1900-01-01"); day < dayNumber("2101-01-01"); day += 11) {
      const index = nextPhase(day);
      expect(momentOfPhase(index)).toBeGreaterThan(day);
      expect(momentOfPhase(index - 1)).toBeLessThanOrEqual(day);
    }
  });
});

describe("illumination", () => {
  it("is that of Meeus, example 48.a", () => {
    // 1992 April 12, 0h dynamical time: 0.6786 by the full theory.
    expect(illuminatedFraction(dayNumber("1992-04-12") - 69 / 86_400)).toBeCloseTo(0.679, 2);
  });

  it("is near none at new moon and near all at full moon", () => {
    expect(illuminatedFraction(momentOfPhase(1200))).toBeLessThan(0.003);
    expect(illuminatedFraction(momentOfPhase(1202))).toBeGreaterThan(0.997);
    expect(illuminatedFraction(momentOfPhase(1201))).toBeCloseTo(0.5, 1);
  });
});
