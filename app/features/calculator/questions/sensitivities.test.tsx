import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import { defineCalculator, money, percent } from "#engine/define.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { CalculatorView } from "#features/calculator/calculator-view.tsx";
import { LiveSensitivities } from "./live-sensitivities.tsx";

const definition = defineCalculator({
  id: "interest",
  name: "Interest",
  category: "other",
  emoji: "",
  description: "A calculator for the tests of the page.",
  keywords: [],
  related: [],
  inputs: {
    fee: money("Fee", { default: 10, min: 0 }),
    amount: money("Amount", { default: 1000, min: 0 }),
    rate: percent("Rate", { default: 5, min: 0 }),
    aside: money("Aside", { default: 7, min: 0 }),
  },
  outputs: { cost: money("Cost", { decimals: 2 }) },
  compute: ({ fee, amount, rate }) => ({ cost: fee + (amount * rate) / 100 }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});

let root: ReturnType<typeof createRoot>;
let page: HTMLElement;
const matters = () => page.querySelector<HTMLDetailsElement>("#matters")!;
const listEntries = () => [...matters().querySelectorAll("tbody th")].map((cell) => cell.textContent);

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  page = document.body.appendChild(document.createElement("main"));
  root = createRoot(page);
  flushSync(() =>
    root.render(
      <CalculatorView
        definition={definition}
        start={draftsFromRaw(definition, {}, "2026-01-01", US_PREFERENCES)}
        preferences={US_PREFERENCES}
        today="2026-01-01"
        openTable={null}
      >
        {(calculation) => (
          <LiveSensitivities
            definition={definition}
            calculation={calculation}
            preferences={US_PREFERENCES}
            solved={null}
          />
        )}
      </CalculatorView>,
    ),
  );
  matters().open = true;
  await vi.waitFor(() => expect(listEntries()).toHaveLength(3));
});

afterEach(() => {
  root.unmount();
  page.remove();
});

test("The entries stand in the order in which they matter, with what comes out at both ends", () => {
  expect(listEntries()).toEqual([
    expect.stringMatching(/^Rate now 5%/),
    expect.stringMatching(/^Amount now \$1,000; raising it by 1% changes the result by \+0\.83%$/),
    expect.stringMatching(/^Fee/),
  ]);
  const ends = [...matters().querySelectorAll("tbody tr:first-child td")].map((cell) => cell.textContent);
  expect(ends).toEqual(["4% → $50.00", "6% → $70.00", ""]);
  expect(matters().textContent).toContain("A small change of these makes no difference: Aside.");
});

test("An end of a bar goes into its field, the chart follows, and it can be taken back", async () => {
  const field = () => page.querySelector<HTMLInputElement>("[name=rate]")!;
  matters().querySelector<HTMLButtonElement>("[aria-label='Use 6% for Rate']")!.click();
  await vi.waitFor(() => expect(field().value).toBe("6"));
  await vi.waitFor(() => expect(listEntries()[0]).toMatch(/^Rate now 6%/));
  expect(matters().querySelector("[role=status]")!.textContent).toContain("Rate is now 6% (it was 5%).");
  [...matters().querySelectorAll("button")].find((button) => button.textContent === "Undo")!.click();
  await vi.waitFor(() => expect(field().value).toBe("5"));
});
