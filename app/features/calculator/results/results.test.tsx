import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chart, defineCalculator, integer, money, table, text } from "#engine/define.ts";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { CalculatorView } from "#features/calculator/calculator-view.tsx";
import type { Calculation } from "#features/calculator/use-calculation.ts";

let calculated = 0;
/** How often the field of the name was rendered: each time it asks for what it suggests. */
let namesRendered = 0;

const definition = defineCalculator({
  id: "saving",
  name: "Saving",
  category: "other",
  emoji: "🧪",
  description: "A calculator for the tests of the page.",
  keywords: [],
  related: [],
  inputs: {
    amount: money("Amount", { default: 100, min: 0 }),
    owner: text("Name", {
      default: "Ada",
      suggestions: () => {
        namesRendered += 1;
        return ["Ada"];
      },
    }),
  },
  outputs: {
    total: money("Total"),
    payments: table("Payments", { month: integer("Month"), paid: money("Paid") }),
    refunds: table("Refunds", { month: integer("Month") }),
    fees: table("Fees", { month: integer("Month") }, { none: "No fees." }),
    overTime: chart("Over time", {
      from: "payments",
      x: { month: integer("Month") },
      y: { paid: money("Paid") },
      as: "line",
    }),
  },
  compute({ amount }) {
    calculated += 1;
    return {
      total: amount * 12,
      payments: Array.from({ length: 100 }, (_, index) => ({ month: index + 1, paid: amount * (index + 1) })),
      refunds: [],
      fees: [],
    };
  },
  pictures: [{ draw: "bars", of: ["amount", "total"] }],
  takeaways: () => ["In all {total}."],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-22",
  examples: [],
});

let root: ReturnType<typeof createRoot>;
let page: HTMLElement;
let calculation: Calculation;
const around = (now: Calculation) => {
  calculation = now;
  return null;
};

// As in a browser: what follows later is not hurried.
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  page = document.body.appendChild(document.createElement("main"));
  root = createRoot(page);
  calculated = 0;
  namesRendered = 0;
  flushSync(() =>
    root.render(
      <CalculatorView
        definition={definition}
        start={draftsFromRaw(definition, {}, "2026-01-01", US_PREFERENCES)}
        preferences={US_PREFERENCES}
        today="2026-01-01"
        openTable={["payments", 0]}
      >
        {around}
      </CalculatorView>,
    ),
  );
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.unstubAllGlobals();
});

const shown = (name: string) => page.querySelector(`[data-output=${name}]`)?.textContent;
const lastRow = () => page.querySelector("tbody:last-child tr:last-child")?.textContent;

test("a keystroke shows the answer at once; sentences and rows follow", async () => {
  expect([shown("total"), lastRow()]).toEqual(["$1,200", "10010,000"]);
  flushSync(() => calculation.setDraft("amount", { text: "200" }));
  expect([shown("total"), lastRow()]).toEqual(["$2,400", "10010,000"]);
  expect(page.textContent).toContain("In all $1,200.");
  await expect.poll(lastRow).toBe("10020,000");
  expect(page.textContent).toContain("In all $2,400.");
  expect(page.querySelectorAll("tbody tr").length).toBe(100);
});

test("a picture is drawn with the answer", async () => {
  const drawn = () => page.querySelector("[data-key=total]")?.getAttribute("data-value");
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  // Its code is fetched.
  await expect.poll(drawn, { timeout: 15_000 }).toBe("1200");
  flushSync(() => calculation.setDraft("amount", { text: "200" }));
  expect([shown("total"), drawn()]).toEqual(["$2,400", "2400"]);
}, 20_000);

test("a chart is drawn with the answer; the table of its figures, which is folded, follows", async () => {
  const figures = () => page.querySelector("[data-output=overTime] tbody tr:last-child")?.textContent;
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await expect.poll(figures, { timeout: 15_000 }).toBe("10010,000");
  flushSync(() => calculation.setDraft("amount", { text: "2000" }));
  expect([shown("total"), figures()]).toEqual(["$24,000", "10010,000"]);
  expect(page.querySelector("[data-output=overTime] svg")!.getAttribute("aria-label")).toContain("200K");
  await expect.poll(figures).toBe("100200,000");
}, 20_000);

test("a keystroke renders its own field, and what follows later no field", async () => {
  expect(namesRendered).toBe(1);
  flushSync(() => calculation.setDraft("amount", { text: "200" }));
  await expect.poll(lastRow).toBe("10020,000");
  expect(namesRendered).toBe(1);
  flushSync(() => calculation.setDraft("owner", { text: "Grace" }));
  expect(namesRendered).toBe(2);
});

test("the first answer is calculated once, and so is each keystroke's", async () => {
  expect(calculated).toBe(1);
  flushSync(() => calculation.setDraft("amount", { text: "300" }));
  await expect.poll(lastRow).toBe("10030,000");
  expect(calculated).toBe(2);
});

test("what stands around the calculator gets the same functions at every keystroke", () => {
  const { setDraft, setInputs, reset } = calculation;
  flushSync(() => setDraft("amount", { text: "200" }));
  expect(shown("total")).toBe("$2,400");
  expect([calculation.setDraft, calculation.setInputs, calculation.reset]).toEqual([setDraft, setInputs, reset]);
  flushSync(() => setInputs({ amount: 50 }));
  expect(shown("total")).toBe("$600");
});

test("what was typed last wins where one keystroke overtakes another", async () => {
  for (const typed of ["2", "20", "205"]) flushSync(() => calculation.setDraft("amount", { text: typed }));
  expect(shown("total")).toBe("$2,460");
  await expect.poll(lastRow).toBe("10020,500");
});

test("a table without rows is left out, where it has no word for that", () => {
  expect(page.querySelector("[data-output=refunds]")).toBeNull();
  expect(shown("fees")).toBe("FeesNo fees.");
});
