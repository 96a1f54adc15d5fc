import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CategoryBar } from "./category-bar.tsx";

const categories = Array.from({ length: 31 }, (_, at) => ({ key: `category-${at}`, count: 9 }));

function open(chosen: string) {
  render(
    <MemoryRouter>
      <CategoryBar categories={categories} total={400} popular={40} letters={["A"]} chosen={chosen} />
    </MemoryRouter>,
  );
  return screen.queryByRole("button", { name: /categories$/ });
}

test.each(["all", categories[0]!.key, categories[13]!.key])("the third row folds where %s is chosen", (chosen) => {
  expect(open(chosen)!.getAttribute("aria-expanded")).toBe("false");
});

test.each([categories[14]!.key, categories.at(-1)!.key])(
  "it does not fold where it holds what is chosen, and nothing says so: %s",
  (chosen) => {
    expect(open(chosen)).toBeNull();
  },
);
