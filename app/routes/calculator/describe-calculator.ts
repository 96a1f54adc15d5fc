/** What a calculator's page shows for its address, from the definition alone: on the server, and in a browser without one. */
import { describeDatedFigures } from "#catalogue/dated-figures.ts";
import type { AnyDefinition, Related } from "#engine/define.ts";
import { draftsFromAddress } from "#engine/drafts/address.ts";
import { readDrafts } from "#engine/drafts/read.ts";
import { readAsked } from "#engine/figures.ts";
import { fromQuery, toReaderQuery } from "#engine/query.ts";
import { readInputs } from "#engine/read.ts";
import { getRowFields } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { BRAND } from "#ui/brand.ts";
import { answerCall } from "#workers/directory/calculate.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { findSourceAddress } from "#workers/documents/source-addresses.ts";
import { pageTitle } from "#workers/documents/page-title.ts";

/** What the page says of its calculator, with the related ones that exist, the most relevant first. */
export function describeRow(row: DirectoryRow, rows: readonly DirectoryRow[], hasFormula: boolean | null) {
  return {
    id: row.id,
    name: row.name,
    title: pageTitle({ id: row.id, name: row.name, hasFormula }, BRAND),
    description: row.description,
    emoji: row.emoji,
    category: row.category,
    related: listRelated(row, rows),
  };
}

function listRelated({ id, aiTaxonomy }: DirectoryRow, rows: readonly DirectoryRow[]) {
  const byId = new Map(rows.map((one) => [one.id, one]));
  return aiTaxonomy
    .flatMap((link: Related) => {
      const found = byId.get(link.id);
      return found && found.id !== id ? [{ ...link, name: found.name, category: found.category }] : [];
    })
    .toSorted((a, b) => b.relevance - a.relevance);
}

/** What stands around the fields. */
export function describeParts(definition: AnyDefinition, query: URLSearchParams, today: string) {
  return {
    today,
    rates: definition.rates?.set,
    sourceAddresses: definition.sources.map(findSourceAddress),
    openTable: readOpenTable(query.get("show")),
    dated: describeDatedFigures(definition.id, today),
  };
}

/** `show=schedule` is its first rows, `show=schedule.400` those after the first four hundred. */
function readOpenTable(show: string | null) {
  const [, name, start = "0"] = /^(\w+)(?:\.(\d{1,6}))?$/.exec(show ?? "") ?? [];
  return name === undefined ? null : ([name, Number(start)] as const);
}

/** The fields as an address fills them, or what is wrong with it. */
export function startFrom(definition: AnyDefinition, query: URLSearchParams, today: string, preferences: Preferences) {
  const raw = fromQuery(definition, query);
  const { issues } = readInputs(definition, raw, today);
  const drafts = draftsFromAddress(definition, query, today, preferences);
  return { drafts, issues, asked: readAsked(definition, query), ...drawAtRandom(definition, raw, today) };
}

/** In which addresses are written: a point before the decimals. */
const NEUTRAL_LOCALE = "en-US";

/**
 * The query that was meant by one written by hand, which may say what a field understands: 5'11", 20%, 64.5+12. Null
 * where nothing has to be understood, or cannot be.
 */
export function readByHand(
  definition: AnyDefinition,
  query: URLSearchParams,
  today: string,
  preferences: Preferences,
): string | null {
  const { issues } = readInputs(definition, fromQuery(definition, query), today);
  // What is wrong in rows cannot stand in a field, to be read again.
  const isText = ({ field }: { field: string }) => !getRowFields(definition.inputs[field]!);
  if (issues.length === 0 || !issues.every(isText)) return null;
  const neutral = { ...preferences, locale: NEUTRAL_LOCALE };
  const drafts = draftsFromAddress(definition, query, today, neutral);
  const read = readDrafts(definition, drafts, neutral, today);
  return read.issues.length > 0 ? null : toReaderQuery(definition, read.inputs, today, preferences.unitSystem);
}

/** Rows of a draw that travel with the document: the browser's own draw, at once after it, has all of them. */
const MOST_DRAWN = 400;

/** The draw of a calculator that draws at random, so that the browser begins with the one that the document shows. */
function drawAtRandom(definition: AnyDefinition, raw: Record<string, unknown>, today: string) {
  if (!definition.isRandom) return {};
  const result = answerCall(definition, raw, today);
  if (!result.ok) return {};
  const drawn = Object.entries(result.outputs).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, MOST_DRAWN) : value,
  ]);
  return { drawn: Object.fromEntries(drawn) as Readonly<Record<string, unknown>> };
}
