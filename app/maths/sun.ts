/**
 * Where the sun stands and when it rises, as the solar calculator of NOAA's Global Monitoring Laboratory has it; good to
 * about a minute between the polar circles. Days are counted from 1970-01-01, minutes from 00:00 UTC of the day, angles
 * in degrees, longitude to the east.
 *
 * Source: NOAA, solar calculation details; J. Meeus, Astronomical Algorithms, 2nd edition 1998, chapters 25 and 28.
 */

const RADIANS = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIANS);
const cos = (degrees: number) => Math.cos(degrees * RADIANS);
const tan = (degrees: number) => Math.tan(degrees * RADIANS);

/** Declination in degrees, and the equation of time in minutes. */
export interface SolarPosition {
  readonly declination: number;
  readonly equationOfTime: number;
}

export function solarPosition(day: number, minutes: number): SolarPosition {
  const century = (day + minutes / 1440 + 2_440_587.5 - 2_451_545) / 36_525;
  const longitude = (280.46646 + century * (36000.76983 + 0.0003032 * century)) % 360;
  const anomaly = 357.52911 + century * (35999.05029 - 0.0001537 * century);
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * century;
  const apparent = longitude + centre - 0.00569 - 0.00478 * sin(node);
  const seconds = 21.448 - century * (46.815 + century * (0.00059 - 0.001813 * century));
  const obliquity = 23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node);
  const y = tan(obliquity / 2) ** 2;
  const angle =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y ** 2 * sin(4 * longitude) -
    1.25 * eccentricity ** 2 * sin(2 * anomaly);
  return {
    declination: Math.asin(sin(obliquity) * sin(apparent)) / RADIANS,
    equationOfTime: (4 * angle) / RADIANS,
  };
}

/** A time that depends on the sun's place at that very time is found by repetition. */
const REPETITIONS = 8;

/** Solar noon in minutes from 00:00 UTC; may lie on the day before or after. */
export function solarNoon(day: number, longitude: number): number {
  let minutes = 720 - 4 * longitude;
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    minutes = 720 - 4 * longitude - solarPosition(day, minutes).equationOfTime;
  }
  return minutes;
}

/**
 * When the sun's center passes a zenith distance, in minutes from 00:00 UTC; that is 90.833 at sunrise and sunset, for
 * refraction and the sun's radius.
 *
 * @param half -1 before noon, 1 after it
 * @returns "above" or "below" where the sun stays above or below that height all day
 */
export function sunPasses(
  zenith: number,
  half: -1 | 1,
  place: { readonly day: number; readonly latitude: number; readonly longitude: number },
): number | "above" | "below" {
  const { day, latitude, longitude } = place;
  let minutes = 720 - 4 * longitude;
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    const { declination, equationOfTime } = solarPosition(day, minutes);
    const cosine = cos(zenith) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination);
    if (cosine < -1) return "above";
    if (cosine > 1) return "below";
    minutes = 720 - 4 * longitude - equationOfTime + (half * 4 * Math.acos(cosine)) / RADIANS;
  }
  return minutes;
}
