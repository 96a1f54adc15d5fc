import { data, redirect } from "react-router";
import { calculators as chunks } from "virtual:calculator-chunks";
import { readFormula, readWorkedExample } from "#workers/directory/static-files.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { draftsFromAddress, draftsFromRaw } from "#engine/drafts/address.ts";
import { withTyped } from "#engine/drafts/form.ts";
import { readDrafts } from "#engine/drafts/read.ts";
import { readAsked } from "#engine/figures.ts";
import { toAskedQuery, toReaderQuery } from "#engine/query.ts";
import { isLocale } from "#localization/preferences.ts";
import { env } from "#workers/bindings.server.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { findIds } from "#workers/directory/search.ts";
import { TOO_MANY_REQUESTS } from "#workers/http/http.ts";
import { refuseAnswers } from "#workers/middleware/request-checks.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { Database } from "#workers/database/client.ts";
import { describeParts, describeRow, readByHand, startFrom } from "./describe-calculator.ts";

/** A calculator that may have been meant. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
}

/** What the page of a calculator shows for its address: the fields as the query fills them, or what is wrong with them. */
export async function loadCalculator(request: Request, requestedId: string, database: Database) {
  const id = requestedId.replaceAll(/[^A-Za-z0-9-]/g, "");
  const [rows, preferences] = await Promise.all([listDirectory(database), readRequestPreferences(request, env.KV)]);
  const row = findRow(rows, id);
  if (!row) throw data({ suggestions: await suggestCalculators(rows, id) }, { status: 404 });
  const url = new URL(request.url);
  if (row.id !== requestedId) throw redirect(`/calculator/${row.id}${url.search}`, 301);
  const definition = row.hasConfig ? await currentDefinition(row.id, env.KV) : null;
  const shared = describeRow(row, rows, definition ? definition.formula !== undefined : null);
  if (!definition) return { ...shared, calculator: null };

  const today = todayUtc();
  if (url.searchParams.has("solve")) {
    if (await refuseAnswers(request)) throw data(TOO_MANY_REQUESTS, { status: 429 });
    const { solveAddress } = await import("./solve-address.server.ts");
    const { solved, ...start } = solveAddress(definition, url.searchParams, today, preferences);
    return { ...shared, calculator: { start, ...(await rest()), solved } };
  }
  if (url.searchParams.has("typed")) {
    const sentIn = url.searchParams.get("typed") ?? "";
    const reader = isLocale(sentIn) ? { ...preferences, locale: sentIn } : preferences;
    // What came back as the page wrote it is the value behind it, not its rounded text.
    const { drafts: written } = draftsFromRaw(definition, {}, today, reader);
    const typed = withTyped(definition, written, sentBy(definition, url.searchParams), reader.locale);
    const { inputs, issues } = readDrafts(definition, typed, reader, today);
    const asked = readAsked(definition, url.searchParams);
    const added = url.searchParams.get("add");
    if (issues.length === 0 && added === null) {
      const query = toReaderQuery(definition, inputs, today, preferences.unitSystem);
      throw redirect(formatAddress(row.id, [query, typedUnits(url.searchParams), toAskedQuery(asked)]));
    }
    const drafts = draftsFromAddress(definition, url.searchParams, today, preferences);
    return { ...shared, calculator: { start: { drafts, issues, asked }, ...(await rest()) } };
  }
  const meant = readByHand(definition, url.searchParams, today, preferences);
  if (meant !== null) throw redirect(formatAddress(row.id, [meant]));
  const start = startFrom(definition, url.searchParams, today, preferences);
  return { ...shared, calculator: { start, ...(await rest()) } };

  async function rest() {
    return {
      ...describeParts(definition!, url.searchParams, today),
      formula: definition?.formula ? await readFormula(env.ASSETS, definition.id) : null,
      chunk: chunks[definition!.id]!,
      solved: null as string | null,
      example: url.searchParams.get("show") === "working" ? await readWorkedExample(env.ASSETS, row!.id) : null,
    };
  }
}

function formatAddress(id: string, queries: readonly string[]): string {
  const query = queries.filter(Boolean).join("&");
  return `/calculator/${id}${query ? `?${query}` : ""}`;
}

/** How many calculators are named where an address is of none. */
const MOST_SUGGESTIONS = 3;

/** The calculators that an address may have meant: its words, searched for with their slips. */
async function suggestCalculators(rows: readonly DirectoryRow[], id: string): Promise<readonly Suggestion[]> {
  const byId = new Map(rows.map((row) => [row.id, row.name]));
  const ids = await findIds(rows, id.replaceAll("-", " "));
  return ids.slice(0, MOST_SUGGESTIONS).map((found) => ({ id: found, name: byId.get(found) ?? found }));
}

/** The form as it was sent; with two fields swapped where the button that swaps them sent it. */
function sentBy({ swap }: AnyDefinition, form: URLSearchParams): URLSearchParams {
  if (!swap || !form.has("swap")) return form;
  const [one, other] = swap;
  const swapped = new URLSearchParams(form);
  swapped.set(one, form.get(other) ?? "");
  swapped.set(other, form.get(one) ?? "");
  return swapped;
}

function typedUnits(query: URLSearchParams): string {
  return new URLSearchParams([...query].filter(([key]) => key.endsWith(".unit") && !/\.\d+\./.test(key))).toString();
}
