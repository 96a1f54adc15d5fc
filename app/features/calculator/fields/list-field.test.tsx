import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { createDrafts } from "../../../../tests/site/create-drafts.ts";
import { boolean, choice, defineCalculator, list, money, number, text } from "#engine/define.ts";
import type { Drafts } from "#engine/drafts/draft.ts";
import { readDrafts } from "#engine/drafts/read.ts";
import { withAddedRow } from "#engine/drafts/rows.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { ListField } from "./list-field.tsx";
import { getCellWidths, getLineWidth } from "#features/calculator/tools/row-widths.ts";

const definition = defineCalculator({
  id: "courses",
  name: "Courses",
  category: "education",
  emoji: "🎓",
  description: "",
  keywords: [],
  related: [],
  inputs: {
    courses: list("Courses", {
      of: {
        name: text("Course", {}),
        grade: choice("Grade", {
          default: "A",
          options: [
            ["A", "A"],
            ["B", "B"],
          ],
        }),
        credits: number("Credits", { default: 3, min: 0 }),
      },
      default: [{ name: "Chemistry", grade: "B", credits: 4 }],
    }),
  },
  outputs: { total: money("Total") },
  compute: () => ({ total: 0 }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});
const field = definition.inputs["courses"]!;
const start = createDrafts(definition, { courses: field.default }, US_PREFERENCES);
const read = (drafts: Drafts) => readDrafts(definition, drafts, US_PREFERENCES, "2026-01-01");

function Form({ onChange }: { onChange(drafts: Drafts): void }) {
  const [drafts, setDrafts] = useState(start);
  return (
    <ListField
      name="courses"
      field={field}
      draft={drafts["courses"]!}
      options={[]}
      preferences={US_PREFERENCES}
      today="2026-01-01"
      onChange={(courses) => {
        setDrafts({ courses });
        onChange({ courses });
      }}
    />
  );
}

describe("a list of rows", () => {
  it("gets an empty row, which counts for nothing until it is filled, and gives it the focus", () => {
    let drafts: Drafts = start;
    render(<Form onChange={(changed) => (drafts = changed)} />);
    for (let click = 0; click < 6; click += 1) fireEvent.click(screen.getByText("Add a row"));
    expect(read(drafts)).toEqual({ inputs: { courses: field.default }, issues: [] });
    expect(document.activeElement?.getAttribute("name")).toBe("courses.6.name");

    fireEvent.change(screen.getByLabelText("Course, row 2"), { target: { value: "Physics" } });
    fireEvent.change(screen.getByLabelText("Credits, row 2"), { target: { value: "5" } });
    expect(read(drafts).inputs["courses"]).toHaveLength(1);
    expect(read(drafts).issues).toEqual([]);
    fireEvent.change(screen.getByLabelText("Grade, row 2"), { target: { value: "A" } });
    expect(read(drafts).inputs["courses"]).toEqual([
      { name: "Chemistry", grade: "B", credits: 4 },
      { name: "Physics", grade: "A", credits: 5 },
    ]);
  });

  it("gets one without a script too, within its limit", () => {
    const added = withAddedRow(definition, start, "courses", US_PREFERENCES);
    expect(added["courses"]?.rows).toHaveLength(2);
    expect(read(added).inputs["courses"]).toHaveLength(1);
    expect(withAddedRow(definition, start, "constructor", US_PREFERENCES)).toBe(start);
  });

  it("gives each cell the room that its longest text needs", () => {
    const columns = { name: text("Purpose", {}), amount: money("Amount", {}) };
    const widths = getCellWidths(columns, [
      { name: { text: "Business, January to June" }, amount: { text: "545,500" } },
      { name: { text: "Medical" }, amount: { text: "20" } },
    ]);
    expect(widths["name"]).toBeGreaterThanOrEqual(25 * 9);
    expect(widths["amount"]).toBeGreaterThanOrEqual(7 * 9 + 26);
    expect(getLineWidth({ a: 100, b: 100 })).toBe(320);
    expect(getLineWidth({ a: 600, b: 600 })).toBeNull();
  });
});

it("yes and no in a row are chosen, not typed", () => {
  const yesNo = list("Things", { of: { liquid: boolean("Liquid") }, default: [{ liquid: true }] });
  const draft = { text: "", rows: [{ liquid: { text: "true" } }] };
  let changed: unknown;
  render(
    <ListField
      name="things"
      field={yesNo}
      draft={draft}
      options={[]}
      preferences={US_PREFERENCES}
      today="2026-01-01"
      onChange={(next) => (changed = next.rows)}
    />,
  );
  const box = screen.getByRole<HTMLSelectElement>("combobox", { name: "Liquid, row 1" });
  expect([box.value, box.selectedOptions[0]!.textContent]).toEqual(["true", "Yes"]);
  fireEvent.change(box, { target: { value: "false" } });
  expect(changed).toMatchObject([{ liquid: { text: "false" } }]);
});
