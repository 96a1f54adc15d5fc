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
        reason={undefined}
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

test("why a question is not answered stands above the calculators that may help, and also where there is none", () => {
  const suggestions = [{ id: "bmi", name: "BMI", category: "health" }];
  const show = (isShown: boolean) => (
    <SearchOptions
      id="list"
      answers={[]}
      reason="Not answered. Say which rate."
      suggestions={isShown ? suggestions : []}
      active={-1}
      isShown={isShown}
      onOpen={() => {}}
    />
  );
  const { rerender } = render(show(true));
  const reason = screen.getByText("Not answered. Say which rate.");
  expect(reason.compareDocumentPosition(screen.getByRole("option"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  rerender(show(false));
  expect(reason.closest("[hidden]")).toBeNull();
  expect(screen.queryByRole("listbox")).toBeNull();
});
