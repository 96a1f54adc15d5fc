/**
 * The pictures of a calculator as its page has them: built with Vite and run in Node by `page-pictures.ts`, which gives the
 * style sheets a meaning of their own (names for classes, the light theme's colors for tokens).
 */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { AnyDefinition } from "#engine/define.ts";
import { listDrawings } from "#engine/drawings.ts";
import type { Preferences } from "#localization/preferences.ts";
import { Chart } from "#features/calculator/charts/chart.tsx";
import { SplitBar } from "#features/calculator/pictures/split-bar.tsx";
import { chartText, split, xTick } from "#features/calculator/results/results.css.ts";
import { color } from "#ui/theme.css.ts";

export const classes = { chartText, split, xTick };
export { color };

type Rows = readonly Readonly<Record<string, unknown>>[];
const toRows = (value: unknown): Rows => (Array.isArray(value) ? (value as Rows) : []);

/** What the page draws of these values, in its order, as HTML. */
export function renderPictures(
  definition: AnyDefinition,
  values: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): readonly string[] {
  const entries = Object.entries(definition.outputs);
  return [
    ...listDrawings(definition, values).map(([name, field]) =>
      createElement(Chart, { name, field, points: toRows(values[name]), preferences, values, definition }),
    ),
    ...entries
      .filter(([, field]) => field.split)
      .map(([name, field]) => createElement(SplitBar, { field, rows: toRows(values[name]), preferences })),
  ].map((element) => renderToStaticMarkup(element));
}
