import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { text } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { MatrixGrid } from "./matrix.tsx";

function Grid({ hasRightSide, start }: { readonly hasRightSide: boolean; readonly start: string }) {
  const [draft, setDraft] = useState<{ readonly text: string }>({ text: start });
  const calculation = { drafts: { rows: draft }, setDraft: (_: string, next: { text: string }) => setDraft(next) };
  return (
    <>
      <output>{draft.text}</output>
      <MatrixGrid
        name="rows"
        field={text("Rows", { hasRightSide }) as unknown as AnyField}
        control={document.body}
        definition={null as never}
        calculation={calculation as never}
        preferences={US_PREFERENCES}
      />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (cell: string, value: string) => fireEvent.change(screen.getByLabelText(cell), { target: { value } });
const read = () => document.querySelector("output")!.textContent;

test("a wrong cell is named by its row and column", () => {
  render(<Grid hasRightSide={false} start="1 2; 3 4" />);
  type("Rows, row 1, column 2", "x");
  expect(screen.getByText("Row 1, column 2: “x” is no number.")).toBeDefined();
});

test("of equations the columns are the unknowns, and the right side stays the last", () => {
  render(<Grid hasRightSide start="2 1 8; 1 -1 1" />);
  type("Rows, row 2, right side", "x");
  expect(screen.getByText("Row 2, right side: “x” is no number.")).toBeDefined();
  type("Rows, row 2, right side", "3");
  press("+ Column");
  expect(read()).toBe("2 1 0 8; 1 -1 0 3");
  expect(screen.getByLabelText("Rows, row 1, x₃")).toBeDefined();
  press("− Column");
  press("− Column");
  expect(read()).toBe("2 8; 1 3");
  expect(screen.getByRole("button", { name: "− Column" })).toHaveProperty("disabled", true);
});
