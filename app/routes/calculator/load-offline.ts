import { loadDefinitionFrom } from "#catalogue/registry.ts";
import { type ExchangeRates, withRates } from "#engine/exchange-rates.ts";
import type { TypesetFormula } from "#engine/typeset-formula.ts";
import { fetchJson } from "#features/data/index.ts";
import { preferencesOffline } from "#features/localization/preferences-offline.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { describeParts, describeRow, readByHand, startFrom } from "./describe-calculator.ts";

interface View {
  readonly chunk: string;
  readonly formula: TypesetFormula | null;
  readonly today: string;
  readonly rates?: ExchangeRates;
}

interface Asked {
  readonly params: { readonly id: string };
  readonly request: Request;
}

/**
 * What the page of a calculator shows for its address, worked out in the browser from what a pack holds: as the server does
 * (load-calculator.server.ts), with today's date, whenever the pack was downloaded.
 *
 * @param error why the server did not answer
 * @throws TypeError where no pack is kept, or not of this calculator
 */
export async function loadOffline({ params: { id }, request }: Asked, error: unknown) {
  // The server was there: it refuses, or leads elsewhere.
  if (!(error instanceof TypeError)) throw error;
  const [view, rows] = await Promise.all([
    fetchJson<View>(`/api/calculators/${id}/view`),
    fetchJson<readonly DirectoryRow[]>("/api/calculators"),
  ]);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new TypeError(`Not in the pack: ${id}`);
  const definition = withRates(await loadDefinitionFrom(view.chunk), view.rates);
  const preferences = preferencesOffline();
  const { searchParams } = new URL(request.url);
  const { today, chunk, formula } = view;
  const meant = readByHand(definition, searchParams, today, preferences);
  const query = meant === null ? searchParams : new URLSearchParams(meant);
  return {
    ...describeRow(row, rows, definition.formula !== undefined),
    calculator: {
      ...describeParts(definition, query, today),
      start: { ...startFrom(definition, query, today, preferences), preferences },
      formula,
      chunk: { url: chunk, imports: [] },
      solved: null,
      example: null,
    },
  };
}
