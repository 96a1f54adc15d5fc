/** Lists that a sentence says beside other inputs: a run of figures, pairs ("100 shares at 20"), named amounts ("350 car"). */
import type { Rows } from "#engine/fields.ts";
import { applies, getItemField, getRowFields } from "#engine/values.ts";
import type { Named } from "./choices.ts";
import { NAMED, scoreCues } from "./cues.ts";
import type { FieldProfile, Profile } from "./profile.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { RowsRead } from "./rows.ts";
import { isOfKind, listNeededCells, type Placed, readColumns, readLists, toNumber } from "./said-lists.ts";
import { startRow } from "./start-row.ts";
import { readTypedRows } from "./typed-rows.ts";
import { hideTokens, type Token } from "#assistant/tokens/token.ts";

/** The lists of a calculator that a sentence says; those that other options than the usual open only where no other is said. */
export function readSaidRows(
  profile: Profile,
  tokens: readonly Token[],
  named: readonly Named[],
  preferences: Preferences,
): readonly RowsRead[] {
  const lists = profile.fields.filter(({ field }) => field.kind === "list");
  const opened = lists.map((list) => ({ list, opens: listOpening(list, profile, named) }));
  const open = opened.flatMap(({ list, opens }) => (opens?.length === 0 ? [list] : []));
  const read = readOpenLists(open, profile, tokens, preferences);
  if (read.length > 0) return read;
  return opened
    .flatMap(({ list, opens }) =>
      opens && opens.length > 0
        ? readOpenLists([list], profile, tokens, preferences).map((one) => ({ ...one, opens }))
        : [],
    )
    .slice(0, 1);
}

/** The options that open an input beside the usual ones and those that are said; null where these close it. */
export function listOpening(
  { field }: FieldProfile,
  { definition, fields }: Profile,
  named: readonly Named[],
): readonly Named[] | null {
  const setting = Object.fromEntries([
    ...fields.map((one) => [one.key, one.field.default] as const),
    ...named.map(({ key, value }) => [key, value] as const),
  ]);
  if (applies(field, setting)) return [];
  const opens = Object.entries(field.when!).map(([key, wanted]) => ({
    key,
    value: String(Array.isArray(wanted) ? wanted[0] : wanted),
    words: [],
  }));
  const isFree = ({ key }: Named) => definition.inputs[key]?.kind === "choice" && !named.some((one) => one.key === key);
  return opens.every(isFree) ? opens : null;
}

function readOpenLists(
  lists: readonly FieldProfile[],
  profile: Profile,
  tokens: readonly Token[],
  preferences: Preferences,
): readonly RowsRead[] {
  const ofFigures = lists.filter(({ field }) => getItemField(field) !== null);
  const ofRows: RowsRead[] = [];
  // What a list is called by takes its figures first: of "house 400k; owe mortgage 280k" only the house is owned.
  const isNamed = (list: FieldProfile) => tokens.some((_, at) => scoreCues(tokens, at, list) >= NAMED);
  for (const list of lists.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))) {
    const rows = getRowFields(list.field);
    const rest = hideTokens(tokens, new Set(ofRows.flatMap(({ places }) => places)));
    const read =
      rows &&
      (readColumns(list, rows, rest, preferences) ??
        readTypedRows(list, rows, profile, rest, preferences) ??
        readNamedRows(list, rows, profile, rest));
    if (read) ofRows.push(read);
  }
  return [...readLists(ofFigures, tokens), ...ofRows];
}

/** "1900 debt payments", "car 350, student loan 200": amounts beside a name of the list, each a row of its own. */
function readNamedRows(list: FieldProfile, rows: Rows, profile: Profile, tokens: readonly Token[]): RowsRead | null {
  const cells = listNeededCells(rows);
  const [cell] = cells;
  if (cells.length !== 1 || !cell) return null;
  const named = listFreeAmounts(profile, list, tokens).filter(
    ([at, amount]) => isOfKind(amount, cell[1]) && scoreCues(tokens, at, { ...list, hints: [] }) >= NAMED,
  );
  if (named.length === 0) return null;
  const value = named.map(([, amount]) => {
    const begun = startRow(rows, amount.text.trim());
    return begun && { ...begun, [cell[0]]: toNumber(amount) };
  });
  if (value.includes(null)) return null;
  return { key: list.key, value, places: named.map(([at]) => at) };
}

/** The amounts that no other input names. */
function listFreeAmounts({ fields }: Profile, list: FieldProfile, tokens: readonly Token[]): Placed[] {
  return tokens.flatMap((token, at): Placed[] => {
    if (token.type !== "amount") return [];
    const isOthers = fields.some((one) => one !== list && scoreCues(tokens, at, one) >= NAMED);
    return isOthers ? [] : [[at, token]];
  });
}
