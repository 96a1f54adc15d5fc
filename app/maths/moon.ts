/**
 * The moon's phases and the part of it that is lit. Moments are counted in days from 1970-01-01, 00:00 UTC; dynamical
 * time is taken as UTC + 69 s, so a phase is good to a minute from 1960 to 2050 and to three from 1900 to 2100.
 *
 * Source: J. Meeus, Astronomical Algorithms, 2nd edition 1998, chapters 48 and 49.
 */

const EPOCH = 2_440_587.5;
const DYNAMICAL_LEAD = 69 / 86_400;
const LUNATION = 29.530588861;
/** The new moon of January 2000, from which phases are numbered. */
const FIRST = 2451550.09766;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** A term of a series: coefficient, power of the eccentricity E, multiples of M (sun), N (moon) and F (latitude). */
type Term = readonly [coefficient: number, e: number, m: number, n: number, f: number];

const NEW_ONLY: readonly Term[] = [
  [-0.4072, 0, 0, 1, 0],
  [0.17241, 1, 1, 0, 0],
  [0.01608, 0, 0, 2, 0],
  [0.01039, 0, 0, 0, 2],
  [0.00739, 1, -1, 1, 0],
  [-0.00514, 1, 1, 1, 0],
  [0.00208, 2, 2, 0, 0],
];

const FULL_ONLY: readonly Term[] = [
  [-0.40614, 0, 0, 1, 0],
  [0.17302, 1, 1, 0, 0],
  [0.01614, 0, 0, 2, 0],
  [0.01043, 0, 0, 0, 2],
  [0.00734, 1, -1, 1, 0],
  [-0.00515, 1, 1, 1, 0],
  [0.00209, 2, 2, 0, 0],
];

const NEW_AND_FULL: readonly Term[] = [
  [-0.00111, 0, 0, 1, -2],
  [-0.00057, 0, 0, 1, 2],
  [0.00056, 1, 1, 2, 0],
  [-0.00042, 0, 0, 3, 0],
  [0.00042, 1, 1, 0, 2],
  [0.00038, 1, 1, 0, -2],
  [-0.00024, 1, -1, 2, 0],
  [-0.00007, 0, 2, 1, 0],
  [0.00004, 0, 0, 2, -2],
  [0.00004, 0, 3, 0, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 0, 2, 2],
  [-0.00003, 0, 1, 1, 2],
  [0.00003, 0, -1, 1, 2],
  [-0.00002, 0, -1, 1, -2],
  [-0.00002, 0, 1, 3, 0],
  [0.00002, 0, 0, 4, 0],
];

const QUARTERS: readonly Term[] = [
  [-0.62801, 0, 0, 1, 0],
  [0.17172, 1, 1, 0, 0],
  [-0.01183, 1, 1, 1, 0],
  [0.00862, 0, 0, 2, 0],
  [0.00804, 0, 0, 0, 2],
  [0.00454, 1, -1, 1, 0],
  [0.00204, 2, 2, 0, 0],
  [-0.0018, 0, 0, 1, -2],
  [-0.0007, 0, 0, 1, 2],
  [-0.0004, 0, 0, 3, 0],
  [-0.00034, 1, -1, 2, 0],
  [0.00032, 1, 1, 0, 2],
  [0.00032, 1, 1, 0, -2],
  [-0.00028, 2, 2, 1, 0],
  [0.00027, 1, 1, 2, 0],
  [-0.00005, 0, -1, 1, -2],
  [0.00004, 0, 0, 2, 2],
  [-0.00004, 0, 1, 1, 2],
  [0.00004, 0, -2, 1, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 3, 0, 0],
  [0.00002, 0, 0, 2, -2],
  [0.00002, 0, -1, 1, 2],
  [-0.00002, 0, 1, 3, 0],
];

/** Effects of the planets: coefficient in 10^-6 days, angle in degrees at k = 0, and its change with k. */
const PLANETS = [
  [325, 299.77, 0.107408],
  [165, 251.88, 0.016321],
  [164, 251.83, 26.651886],
  [126, 349.42, 36.412478],
  [110, 84.66, 18.206239],
  [62, 141.74, 53.303771],
  [60, 207.14, 2.453732],
  [56, 154.84, 7.30686],
  [47, 34.52, 27.261239],
  [42, 207.19, 0.121824],
  [40, 291.34, 1.844379],
  [37, 161.72, 24.198154],
  [35, 239.56, 25.513099],
  [23, 331.55, 3.592518],
] as const;

/**
 * The moment of a phase.
 *
 * @param index counts quarters of a lunation from the new moon of January 2000: 0 new moon, 1 first quarter, 2 full
 *   moon, 3 last quarter, 4 the next new moon
 */
export function momentOfPhase(index: number): number {
  const k = index / 4;
  const T = k / 1236.85;
  const mean = FIRST + LUNATION * k + T ** 2 * (0.00015437 + T * (-0.00000015 + 0.00000000073 * T));
  return mean + correction(((index % 4) + 4) % 4, k, T) - DYNAMICAL_LEAD - EPOCH;
}

function correction(phase: number, k: number, T: number): number {
  const E = 1 - T * (0.002516 + 0.0000074 * T);
  const M = 2.5534 + 29.1053567 * k - T ** 2 * (0.0000014 + 0.00000011 * T);
  const N = 201.5643 + 385.81693528 * k + T ** 2 * (0.0107582 + T * (0.00001238 - 0.000000058 * T));
  const F = 160.7108 + 390.67050284 * k - T ** 2 * (0.0016118 + T * (0.00000227 - 0.000000011 * T));
  const node = 124.7746 - 1.56375588 * k + T ** 2 * (0.0020672 + 0.00000215 * T);
  const terms = phase === 0 ? [...NEW_ONLY, ...NEW_AND_FULL] : phase === 2 ? [...FULL_ONLY, ...NEW_AND_FULL] : QUARTERS;
  const series = terms.reduce((sum, [size, e, m, n, f]) => sum + size * E ** e * sin(m * M + n * N + f * F), 0);
  const planets = PLANETS.reduce(
    (sum, [size, start, step], index) => sum + size * sin(start + step * k - (index === 0 ? 0.009173 * T ** 2 : 0)),
    0,
  );
  const W = 0.00306 - 0.00038 * E * cos(M) + 0.00026 * cos(N) - 0.00002 * (cos(N - M) - cos(N + M) - cos(2 * F));
  const half = phase === 1 ? W : phase === 3 ? -W : 0;
  return series - 0.00017 * sin(node) + half + planets / 1e6;
}

/** The index of the first phase after a moment. */
export function nextPhase(moment: number): number {
  let index = Math.floor((4 * (moment + EPOCH - FIRST)) / LUNATION) - 2;
  while (momentOfPhase(index) <= moment) index += 1;
  return index;
}

/** The part of the moon's disc that is lit, 0 to 1. */
export function illuminatedFraction(moment: number): number {
  const T = (moment + EPOCH + DYNAMICAL_LEAD - 2_451_545) / 36_525;
  const D = 297.8501921 + T * (445267.1114034 + T * (-0.0018819 + T * (1 / 545_868 - T / 113_065_000)));
  const M = 357.5291092 + T * (35999.0502909 + T * (-0.0001536 + T / 24_490_000));
  const N = 134.9633964 + T * (477198.8675055 + T * (0.0087414 + T * (1 / 69_699 - T / 14_712_000)));
  const moonsPart = 6.289 * sin(N) + 1.274 * sin(2 * D - N) + 0.658 * sin(2 * D) + 0.214 * sin(2 * N) + 0.11 * sin(D);
  const phaseAngle = 180 - D - moonsPart + 2.1 * sin(M);
  return (1 + cos(phaseAngle)) / 2;
}
