import { describe, expect, it } from "vitest";
import { dayNumber } from "./calendar.ts";
import { solarNoon, solarPosition, sunPasses } from "./sun.ts";

const SUNRISE = 90.833;

describe("the sun's place", () => {
  it("is that of Meeus, examples 25.a and 28.b: 1992 October 13, 0h", () => {
    const { declination, equationOfTime } = solarPosition(dayNumber("1992-10-13"), 0);
    expect(declination).toBeCloseTo(-7.785, 3);
    expect(equationOfTime).toBeCloseTo(13.709, 2);
  });

  it("is farthest north at the June solstice, near the obliquity of the ecliptic", () => {
    expect(solarPosition(dayNumber("2025-06-21"), 162).declination).toBeCloseTo(23.436, 2);
  });
});

describe("rising and setting", () => {
  it("happens six hours before and after noon at the equator, refraction apart", () => {
    const place = { day: dayNumber("2025-03-20"), latitude: 0, longitude: 0 };
    const [rise, set] = [sunPasses(90, -1, place), sunPasses(90, 1, place)] as [number, number];
    expect(set - rise).toBeCloseTo(720, 0);
    expect((rise + set) / 2).toBeCloseTo(solarNoon(place.day, 0), 1);
  });

  it("does not happen in the polar summer and winter", () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    expect(sunPasses(SUNRISE, -1, { day: dayNumber("2025-06-21"), ...tromso })).toBe("above");
    expect(sunPasses(SUNRISE, 1, { day: dayNumber("2025-12-21"), ...tromso })).toBe("below");
  });
});
