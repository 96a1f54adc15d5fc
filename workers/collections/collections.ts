import type { AnyDefinition } from "#engine/define.ts";
import { arrangeFigures, formatFigure, joinPieces } from "#engine/figures.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { boundField, preferencesFor } from "#engine/format.ts";
import { getKind } from "#engine/kinds/index.ts";
import { fromQuery, toReaderQuery } from "#engine/query.ts";
import { applies } from "#engine/values.ts";
import { readWork } from "#engine/work.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Database } from "#workers/database/client.ts";
import { answerCall, todayUtc } from "#workers/directory/calculate.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { ReadCollection } from "./collection-address.ts";
import { type CollectionEntry, writeCollection } from "./write-collection.ts";

/** A calculator of a collection with its answer, in the reader's formats. */
export interface ShownEntry extends CollectionEntry {
  readonly name: string;
  readonly category: string;
  /** "Home price: $450,000 · Term: 20 years": what was filled in; "" where nothing was. */
  readonly given: string;
  /** "Monthly cost: $3,190.16"; "" where there is none. */
  readonly answer: string;
  /** Why there is no answer, in a sentence. */
  readonly problem: string | null;
}

export interface ShownCollection extends ReadCollection {
  readonly entries: readonly ShownEntry[];
  /** The collection's query. */
  readonly address: string;
}

/**
 * What the answers of one page may cost, in the units of `#maths/work.ts` (some 50 ns each), and what a row of a table costs in them: 50
 * mortgages are within it, 50 loans of 5,200 weeks are not (decision 0080).
 */
const MOST_WORK = 1_600_000;
const WORK_OF_ROW = 40;

/** A collection with names and answers; calculators that there are not are left out and said. */
export async function showCollection(
  { name, entries, problems }: ReadCollection,
  preferences: Preferences,
  database: Database,
  store: Parameters<typeof currentDefinition>[1],
): Promise<ShownCollection> {
  const rows = await listDirectory(database);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const row = findRow(rows, entry.id);
      const definition = row?.hasConfig ? await currentDefinition(row.id, store) : null;
      return row && definition && !definition.special ? { row, definition, entry } : null;
    }),
  );
  let work = 0;
  const shown = found.map((one): ShownEntry | null => {
    if (!one) return null;
    const { row, definition, entry } = one;
    const begun = readWork();
    const { rows: listed, ...answered } =
      work > MOST_WORK ? leaveOpen(entry) : answerEntry(definition, entry, preferences);
    work += readWork() - begun + listed * WORK_OF_ROW;
    return { name: row.name, category: row.category, ...answered };
  });
  const known = shown.filter((entry) => entry !== null);
  const missing = entries.filter((_, index) => !shown[index]).map(({ id }) => id);
  return {
    name,
    entries: known,
    problems:
      missing.length > 0 ? [...problems, `There is no calculator of this name: ${missing.join(", ")}.`] : problems,
    address: writeCollection({ name, entries: known }),
  };
}

/** An entry whose answer would make the page slow. */
const leaveOpen = ({ id, query }: CollectionEntry) => ({
  id,
  query,
  given: "",
  answer: "",
  problem: "Open it to see its answer: the calculations above are long ones.",
  rows: 0,
});

function answerEntry(definition: AnyDefinition, { id, query }: CollectionEntry, preferences: Preferences) {
  const today = todayUtc();
  const raw = fromQuery(definition, new URLSearchParams(query));
  const result = answerCall(definition, raw, today);
  if (!result.ok) {
    const [issue] = result.issues;
    return { id, query, given: "", answer: "", problem: issue?.message ?? "Its values could not be read.", rows: 0 };
  }
  const { inputs, outputs } = result;
  const shownIn = preferencesFor(definition, inputs, preferences);
  const given = Object.keys(raw)
    .filter((key) => {
      const field = definition.inputs[key]!;
      // What the chosen case does not ask for is in the address of what was saved, and says nothing here.
      return !field.secret && getKind(field).isScalar && applies(field, inputs);
    })
    .map((key) => {
      const field = boundField(definition.inputs[key]!, inputs);
      return `${field.label}: ${formatEntry(field, inputs[key], shownIn)}`;
    });
  const { answer: figure } = arrangeFigures(definition, inputs);
  return {
    id,
    query: Object.keys(raw).length > 0 ? toReaderQuery(definition, inputs, today, preferences.unitSystem) : "",
    given: given.join(" · "),
    answer: figure
      ? `${figure.label}: ${joinPieces(formatFigure(figure, definition, { inputs, outputs }, shownIn, {}))}`
      : "",
    problem: null,
    rows: Object.values(outputs).reduce((sum: number, one) => sum + (Array.isArray(one) ? one.length : 0), 0),
  };
}
