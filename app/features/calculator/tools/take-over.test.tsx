import { render, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createDrafts } from "../../../../tests/site/create-drafts.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { CalculatorForm } from "#features/calculator/fields/calculator-form.tsx";
import { useCalculation } from "#features/calculator/use-calculation.ts";
import matrix from "../../../calculators/math/matrix.ts";
import scientific from "../../../calculators/math/scientific-calculator.ts";
import { AfterFields } from "./after-fields.tsx";
import { ServedTool } from "./served-tool.tsx";

const DAY = "2026-01-01";

/** A page whose tools stand as the server drew them until "Come" is pressed. */
function Page({ definition }: { readonly definition: AnyDefinition }) {
  const form = useRef<HTMLFormElement>(null);
  const { inputs } = readInputs(definition, {}, DAY);
  const [start] = useState({ drafts: createDrafts(definition, inputs, US_PREFERENCES), issues: [] });
  const calculation = useCalculation(definition, start, US_PREFERENCES, DAY, form, false);
  const [hasCome, setCome] = useState(false);
  const props = { definition, calculation, preferences: US_PREFERENCES };
  const draw = () => {
    // Elements of MathML have no style here.
    for (const math of document.querySelectorAll("math")) Object.assign(math, { style: {} });
    for (const place of document.querySelectorAll<HTMLElement>("[data-tool]")) {
      const name = place.dataset["tool"]!;
      place.innerHTML = renderToStaticMarkup(<ServedTool {...props} name={name} field={definition.inputs[name]!} />);
    }
  };
  return (
    <div>
      <CalculatorForm {...props} today={DAY} formRef={form} />
      <button type="button" onClick={draw}>
        Draw
      </button>
      <button type="button" onClick={() => setCome(true)}>
        Come
      </button>
      {hasCome && <AfterFields {...props} />}
    </div>
  );
}

async function early(definition: AnyDefinition, act: () => void) {
  // As in a browser: what React does not do at once it does later.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  flushSync(() => void render(<Page definition={definition} />));
  await waitFor(() => screen.getByText("Draw"));
  screen.getByText("Draw").click();
  act();
  screen.getByText("Come").click();
}

const pressEach = (names: readonly string[]) => {
  for (const name of names) screen.getByRole("button", { name }).click();
};

test.each([
  [["C clear", "7", "× times", "8"], "7*8", /^$/],
  [["= equals: keep it in the history", "+ plus", "4"], /^[\d.]+\+4$/, /^$/],
  [["C clear", "9", "M+ add the result to the memory"], "9", /^Memory: 9$/],
])("keys that were pressed early are pressed in turn: %j", async (names, typed, memory) => {
  await early(scientific, () => pressEach(names));
  const field = screen.getByLabelText<HTMLInputElement>("Expression");
  await waitFor(() => expect(field.value).toMatch(typed));
  await waitFor(() =>
    expect(screen.getAllByRole("status").some(({ textContent }) => memory.test(textContent))).toBe(true),
  );
});

test("cells that were filled early are all kept", async () => {
  const cell = (row: number, column: number) =>
    screen.getByLabelText<HTMLInputElement>(`Matrix A, row ${row}, column ${column}`);
  await early(matrix, () => {
    cell(1, 1).value = "5";
    cell(2, 2).value = "6";
  });
  const text = screen.getByLabelText<HTMLInputElement>("Matrix A");
  await waitFor(() => expect(text.value).toBe("5 2; 3 6"));
  expect(cell(1, 1).value).toBe("5");
});
