import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ShownAnswer } from "#assistant/index.ts";
import { SearchOptions } from "./search-options.tsx";

const answer = (calculator: string): ShownAnswer => ({
  calculator,
  name: calculator,
  label: "Interest",
  answer: "$1",
  url: `/calculator/${calculator}?a=1`,
  reading: calculator,
  repaired: "",
  assumed: "",
  unread: "",
});

test.each([
  [["simple"], ["/calculator/simple?a=1", "/calculator/loan"], 1],
  [["simple", "compound"], ["/calculator/simple?a=1", "/calculator/compound?a=1", "/calculator/loan"], 0],
] as const)(
  "%j: the answers stand before the suggestions, and Enter opens only one that is alone",
  (ids, opens, keys) => {
    const onOpen = vi.fn<(address: string) => void>();
    render(
      <SearchOptions
        id="list"
        answers={ids.map(answer)}
        suggestions={[{ id: "loan", name: "Loan", category: "loan" }]}
        active={-1}
        isShown
        onOpen={onOpen}
      />,
    );
    const options = screen.getAllByRole("option");
    options.forEach((option) => option.click());
    expect(onOpen.mock.calls.flat()).toEqual(opens);
    expect(screen.queryAllByText("Enter ↵")).toHaveLength(keys);
  },
);
