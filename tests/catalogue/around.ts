/**
 * What the shared code makes of each calculator, as fingerprints in `around.txt`: figures, tables and sentences for readers of
 * several countries, the form and its addresses, refusals, the search for a target, how much each input matters, the
 * descriptions for programs. As `record.ts` it proves nothing right; it makes every change visible (decision 0180).
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createDrafts } from "../site/create-drafts.ts";
import { answerDrafts } from "#engine/answer.ts";
import { toCsv } from "#engine/csv.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { describe } from "#engine/describe.ts";
import { draftsFromAddress } from "#engine/drafts/address.ts";
import { convertDrafts, withUnit } from "#engine/drafts/convert.ts";
import type { Draft, Drafts } from "#engine/drafts/draft.ts";
import { withTyped } from "#engine/drafts/form.ts";
import { readDrafts, withDraft } from "#engine/drafts/read.ts";
import type { AnyField, Rows } from "#engine/fields.ts";
import { arrangeFigures, formatFigure, joinPieces } from "#engine/figures.ts";
import { describePreview } from "#engine/first-example.ts";
import { boundField, formatCell, formatValue, preferencesFor } from "#engine/format.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { toQuery, toReaderQuery } from "#engine/query.ts";
import { readDefaults, readInputs } from "#engine/read.ts";
import { describeInputs, describeOutputs } from "#engine/schema.ts";
import { writeTakeaways } from "#engine/sentences.ts";
import { listMovable, measureSensitivity } from "#engine/sensitivity.ts";
import { answerTarget } from "#engine/solve-call.ts";
import { proposeValue } from "#engine/solve-proposal.ts";
import { solve } from "#engine/solve.ts";
import { unitChoices } from "#engine/quantity-units.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { countryDefaults } from "#localization/countries.ts";
import type { Preferences } from "#localization/preferences.ts";
import { makeRandom } from "../fuzz/chance.ts";
import { drawInputs } from "./arbitrary-inputs.ts";
import { answerTo, type Values } from "./record.ts";
import { listPairs } from "./solve-pairs.ts";

/** Their numbers, currencies and units are written differently from one another. */
const READERS = ["US", "DE", "IN", "JP"].map((country) => countryDefaults(country)!);
const [US, DE] = READERS as [Preferences, Preferences];
const MOST_ANSWERS = 3;
const MOST_TARGETS = 3;
const MOST_UNITS = 4;
/** What people write where a figure is expected. */
const TYPED = ["", "abc", "-1", "0", "1.5", "1,234", "12 ft 3 in", "20%", "1/3", "2026-02-30", "99999999999"];
const DIGITS = 7;
const NEAR_ZERO = 1e-12;
export const AROUND = join(import.meta.dirname, "around.txt");

const ASPECTS = {
  figures: listFigures,
  form: listForms,
  refusals: listRefusals,
  targets: listTargets,
  moves: listMoves,
  told,
};

/** One line of the file. */
export function writeAround(definition: AnyDefinition): string {
  return [
    definition.id,
    ...Object.entries(ASPECTS).map(([name, list]) => `${name} ${fingerprint(list(definition))}`),
  ].join(" ");
}

/** What is no longer as it was recorded. */
export function aroundFaults(definition: AnyDefinition): string[] {
  const [now, before] = [writeAround(definition), readAround().get(definition.id) ?? ""];
  return now === before
    ? []
    : [`was recorded as “${before}”, is “${now}”: if that is meant, npm run record -- ${definition.id}`];
}

let recorded: ReadonlyMap<string, string> | undefined;

/** The recorded lines by the calculators' ids. */
export function readAround(): ReadonlyMap<string, string> {
  recorded ??= new Map(
    (existsSync(AROUND) ? readFileSync(AROUND, "utf8") : "")
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.split(" ")[0]!, line]),
  );
  return recorded;
}

function fingerprint(said: unknown): string {
  const text = JSON.stringify(said, (_, value: unknown) =>
    typeof value === "number" ? Number((Math.abs(value) < NEAR_ZERO ? 0 : value).toPrecision(DIGITS)) : value,
  );
  return createHash("sha256")
    .update(text ?? "")
    .digest("hex")
    .slice(0, 8);
}

/** What can be calculated with: the defaults, the examples, and no two with the same inputs. */
function listAnswers(definition: AnyDefinition) {
  // Draws differ, and figures by the day's rates go with the rates.
  if (definition.special || definition.rates || definition.isRandom) return [];
  return [{}, ...definition.examples.map(({ inputs }) => inputs)]
    .slice(0, MOST_ANSWERS)
    .map((given: Values) => answerTo(definition, given))
    .filter((answer) => typeof answer !== "string");
}

function listFigures(definition: AnyDefinition): unknown {
  return listAnswers(definition).map(({ inputs, outputs }, index) =>
    READERS.map((reader) => {
      const preferences = preferencesFor(definition, inputs, reader);
      const { answer, main, more } = arrangeFigures(definition, inputs);
      const figures = [...(answer ? [answer] : []), ...main, ...more].map((figure) => [
        figure.label,
        joinPieces(formatFigure(figure, definition, { inputs, outputs }, preferences)),
      ]);
      const tables =
        index > 0
          ? []
          : Object.entries(definition.outputs).map(([key, field]) => writeTable(field, outputs[key], preferences));
      const units = Object.entries(definition.outputs).map(([key, field]) =>
        writeInUnits(boundField(field, inputs), outputs[key], preferences),
      );
      return { figures, tables, units, sentences: writeTakeaways(definition, inputs, outputs, preferences) };
    }),
  );
}

function writeTable(field: AnyField, rows: unknown, preferences: Preferences): unknown {
  if (!Array.isArray(rows) || !field.columns) return null;
  const columns: Rows = field.columns;
  const chosen = [...rows.slice(0, 3), ...rows.slice(-1)] as Values[];
  const cells = chosen.map((row) =>
    Object.entries(columns).map(([key, column]) => formatCell(boundField(column, row), row[key], preferences)),
  );
  return { cells, csv: toCsv(columns, chosen), summary: formatValue(field, rows, preferences).text };
}

function writeInUnits(field: AnyField, value: unknown, preferences: Preferences): unknown {
  if (field.kind !== "quantity" || typeof value !== "number") return null;
  const choices = unitChoices(field, preferences.unitSystem);
  return choices
    .slice(0, MOST_UNITS)
    .map(({ id, symbol }) => [
      symbol,
      ...[value, -value / 3, 0].map((one) => formatValue(field, one, preferences, id).text),
    ]);
}

function listForms(definition: AnyDefinition): unknown {
  const defaults = readDefaults(definition, TEST_DAY);
  const examples = definition.examples.slice(0, 1).map(({ inputs }) => readInputs(definition, inputs, TEST_DAY).inputs);
  return [defaults, ...examples].map((inputs) => {
    const query = toQuery(definition, inputs, defaults);
    return READERS.map((reader, place) => {
      const next = READERS[(place + 1) % READERS.length]!;
      const drafts = createDrafts(definition, inputs, reader);
      const typed = mapDrafts(drafts, (draft) => ({ ...draft, exact: undefined }));
      const form = new URLSearchParams([["typed", ""], ...listSent(drafts)]);
      return [
        drafts,
        readDrafts(definition, typed, reader, TEST_DAY),
        convertDrafts(definition, drafts, reader, next),
        mapDrafts(drafts, (draft, key) => {
          const field = definition.inputs[key]!;
          if (field.kind !== "quantity") return draft;
          const choices = unitChoices(field, reader.unitSystem).slice(0, MOST_UNITS);
          return choices.map(({ id }) => withUnit(field, draft, id, reader)) as unknown as Draft;
        }),
        toReaderQuery(definition, inputs, TEST_DAY, reader.unitSystem),
        draftsFromAddress(definition, new URLSearchParams(query), TEST_DAY, reader),
        draftsFromAddress(definition, form, TEST_DAY, reader),
        withTyped(definition, drafts, form, reader.locale) === drafts,
      ];
    });
  });
}

function mapDrafts(drafts: Drafts, map: (draft: Draft, key: string) => Draft): Drafts {
  return Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, map(draft, key)]));
}

/** What a form without a script sends. */
function listSent(drafts: Drafts): [name: string, text: string][] {
  return Object.entries(drafts).flatMap(([key, { text, unit, rows }]): [string, string][] => [
    ...(rows
      ? rows.flatMap((row, index) =>
          listSent(row).map(([name, of]): [string, string] => [`${key}.${index}.${name}`, of]),
        )
      : [[key, text] as [string, string]]),
    ...(unit ? [[`${key}.unit`, unit] as [string, string]] : []),
  ]);
}

/** What is said of entries that are unusual, one at a time. */
function listRefusals(definition: AnyDefinition): unknown {
  const drafts = createDrafts(definition, readDefaults(definition, TEST_DAY), US);
  return Object.entries(definition.inputs).map(([key, field]) => {
    const edges = [field.min, field.max].flatMap((edge) =>
      typeof edge === "number" ? [edge, edge - 1e-6, edge + 1e-6] : [],
    );
    const raw = [...edges, null, "x", 1.5, true, [], {}].map((value) => {
      const { issues, inputs } = readInputs(definition, { [key]: value }, TEST_DAY);
      return [issues, inputs[key]];
    });
    const typed = [US, DE].map((reader) =>
      TYPED.map((text) => {
        const next = withDraft(definition, drafts, key, { text }, reader);
        const { inputs, issues } = readDrafts(definition, next, reader, TEST_DAY);
        return [issues, inputs[key]];
      }),
    );
    return [raw, typed];
  });
}

function listTargets(definition: AnyDefinition): unknown {
  if (definition.special || definition.rates || definition.isRandom) return [];
  const pairs = [...listPairs(definition, false)];
  const step = Math.max(1, Math.floor(pairs.length / MOST_TARGETS));
  return pairs
    .filter((_, index) => index % step === 0)
    .slice(0, MOST_TARGETS)
    .map(({ inputs, output, vary, target }) => {
      const { solutions, neighbors, reachable, evaluations } = solve(
        definition,
        inputs,
        { output, value: target },
        vary,
      );
      const beyond = [target + 0.5, 1e12].map((value) => answerTarget(definition, inputs, { output, value, vary }, DE));
      return [
        solutions.map(({ value, from, to }) => [value, from, to]),
        neighbors.map(({ value, outcome }) => [value, outcome]),
        reachable,
        evaluations,
        READERS.slice(0, 2).map((reader) => proposeValue(definition, inputs, { output, value: target }, vary, reader)),
        beyond.map((answer) =>
          answer.ok
            ? [answer.solved.solutions.length, answer.solved.evaluations]
            : [answer.issue.message, answer.reachable],
        ),
      ];
    });
}

function listMoves(definition: AnyDefinition): unknown {
  return listAnswers(definition)
    .slice(0, 2)
    .map(({ inputs }) => {
      const outputs = Object.keys(definition.outputs).filter((key) => isNumeric(definition.outputs[key]!));
      return outputs
        .slice(0, 2)
        .map((output) =>
          listMovable(definition, inputs).map((key) => measureSensitivity(definition, inputs, output, key)),
        );
    });
}

function told(definition: AnyDefinition): unknown {
  const { inputs, outputs, primary } = describe(definition);
  const drafts = createDrafts(definition, readDefaults(definition, TEST_DAY), DE);
  const answers =
    definition.rates || definition.isRandom || definition.special
      ? null
      : answerDrafts(definition, drafts, DE, TEST_DAY);
  const random = makeRandom(180);
  const draws = Array.from({ length: 12 }, () => drawInputs(definition, random));
  return [
    draws,
    inputs,
    outputs,
    primary,
    describeInputs(definition),
    describeOutputs(definition),
    answers,
    definition.rates ? null : describePreview(definition),
  ];
}
