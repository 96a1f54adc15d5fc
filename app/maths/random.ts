/** Draws a whole number from 0 to `count` - 1, each with the same chance; `count` is at most 2^32. */
export type Draw = (count: number) => number;

/** Browsers, Node and workers have it; nothing else of the world outside is used. */
declare const crypto: { getRandomValues(values: Uint32Array): Uint32Array };

const WORDS = 2 ** 32;

/** Draws from the cryptographic source of the machine, without modulo bias: words beyond the last full run are dropped. */
export function freshDraw(): Draw {
  const words = new Uint32Array(256);
  let used = words.length;
  const next = () => {
    if (used === words.length) {
      crypto.getRandomValues(words);
      used = 0;
    }
    used += 1;
    return words[used - 1]!;
  };
  return (count) => {
    const limit = WORDS - (WORDS % count);
    let word = next();
    while (word >= limit) word = next();
    return word % count;
  };
}

/**
 * The same draws for the same seed, a whole number from 0 to 2^32 - 1.
 *
 * Source: mulberry32, Tommy Ettinger, public domain.
 */
export function seededDraw(seed: number): Draw {
  let state = seed;
  return (count) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / WORDS) * count);
  };
}

/**
 * `size` different whole numbers from 0 to `count` - 1: a shuffle of all of them, cut short, of which only the changed
 * places are kept.
 *
 * Source: Knuth, The Art of Computer Programming, volume 2, algorithm 3.4.2P.
 */
export function drawDistinct(draw: Draw, count: number, size: number): number[] {
  const moved = new Map<number, number>();
  return Array.from({ length: size }, (_, index) => {
    const place = index + draw(count - index);
    const value = moved.get(place) ?? place;
    moved.set(place, moved.get(index) ?? index);
    return value;
  });
}
