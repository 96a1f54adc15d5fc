import { renderHook } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";

const world = vi.hoisted(() => ({ ids: [] as readonly string[], cards: undefined as unknown, asked: [] as unknown[] }));
vi.mock("./favorites.tsx", () => ({ useFavorites: () => ({ ids: world.ids }) }));
vi.mock("#features/swr/index.ts", () => ({
  useData: (address: unknown) => {
    world.asked.push(address);
    return { data: world.cards, isLoading: world.cards === undefined };
  },
}));
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { useFavoriteCards } = await import("./use-favorite-cards.ts");

test("favorites show their cards in their own order; those without a card are named", () => {
  world.ids = ["tip", "sold", "bmi"];
  const { result, rerender } = renderHook(() => useFavoriteCards());
  expect(world.asked.at(-1)).toBe("/api/calculators?ids=bmi,sold,tip");
  expect(result.current).toEqual({ ids: world.ids, cards: [], gone: [], isLoading: true });
  world.cards = [{ id: "bmi" }, { id: "tip" }];
  rerender();
  expect(result.current).toEqual({
    ids: world.ids,
    cards: [{ id: "tip" }, { id: "bmi" }],
    gone: ["sold"],
    isLoading: false,
  });
});

test("without favorites nothing is asked for", () => {
  world.ids = [];
  renderHook(() => useFavoriteCards());
  expect(world.asked.at(-1)).toBeNull();
});
