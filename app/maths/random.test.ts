import { describe, expect, it } from "vitest";
import { drawDistinct, freshDraw, seededDraw } from "./random.ts";

describe("seeded draws", () => {
  it("are those of mulberry32", () => {
    // Python 3.11 in 32-bit arithmetic, seed 42: 0.601103751, 0.448290558, 0.852465793, 0.669734041, 0.174813898.
    const draw = seededDraw(42);
    expect(Array.from({ length: 5 }, () => draw(1e9))).toEqual([
      601_103_751, 448_290_558, 852_465_793, 669_734_041, 174_813_898,
    ]);
  });
});

describe("fresh draws", () => {
  it("stay in the range and reach all of it", () => {
    const draw = freshDraw();
    const seen = new Set(Array.from({ length: 2000 }, () => draw(6)));
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(draw(1)).toBe(0);
    expect(draw(2 ** 32)).toBeLessThan(2 ** 32);
  });

  it("have no favourite: chi-square of 60,000 throws of a die", () => {
    const draw = freshDraw();
    const counts = Array.from({ length: 6 }, () => 0);
    for (let thrown = 0; thrown < 60_000; thrown += 1) counts[draw(6)]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 5 degrees of freedom: beyond 47.9 once in 250 million runs.
    expect(chiSquare).toBeLessThan(47.9);
  });
});

describe("distinct draws", () => {
  it("never repeat, and a full draw is a permutation", () => {
    const all = drawDistinct(freshDraw(), 100, 100);
    expect(all.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(new Set(drawDistinct(seededDraw(7), 2_000_000_001, 10_000)).size).toBe(10_000);
  });
});
