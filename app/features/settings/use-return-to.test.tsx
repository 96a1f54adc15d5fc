import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { useReturnTo } from "./use-return-to.ts";

test.each([
  ["/", "/"],
  ["/calculator/tip?bill=80", "/calculator/tip?bill=80"],
  [`/calculator/mean?values=${"7".repeat(7_992)}`, `/calculator/mean?values=${"7".repeat(7_992)}`],
  [`/calculator/mean?values=${"7".repeat(7_993)}`, "/calculator/mean"],
])("a form on a page leads back to it, without a query of more than 8,000 characters", (address, returnTo) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  expect(renderHook(() => useReturnTo(), { wrapper }).result.current).toBe(returnTo);
});
