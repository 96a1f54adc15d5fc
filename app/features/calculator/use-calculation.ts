import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import type { Draft, Drafts } from "#engine/drafts/draft.ts";
import { convertDrafts } from "#engine/drafts/convert.ts";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import { readDrafts, withDraft } from "#engine/drafts/read.ts";
import { withTyped } from "#engine/drafts/form.ts";
import { type Answer, answerDrafts, type Result } from "#engine/answer.ts";
import { CalculationError } from "#engine/error.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";
import { type Issue, readInputs } from "#engine/read.ts";
import { toAskedQuery, toReaderQuery } from "#engine/query.ts";
import { calculate } from "#engine/run.ts";
import { noteError } from "#features/errors/index.ts";
import { takeOverForm } from "#features/instant/index.ts";
import { applyChosenUnits, storeChosenUnits, getChosenUnits } from "./fields/chosen-units.ts";

export interface Calculation {
  readonly drafts: Drafts;
  readonly issues: readonly Issue[];
  /** The last right answer. */
  readonly answer: Answer;
  /** Whether the answer belongs to the present content of the fields. */
  readonly isCurrent: boolean;
  /** The output that the address asks for; null where it is the usual one. */
  readonly asked: string | null;
  /** The address's query for the current inputs, in neutral format; "" for the defaults. */
  readonly query: string;
  setDraft(key: string, draft: Draft): void;
  setInputs(inputs: Readonly<Record<string, unknown>>): void;
  reset(): void;
  /** Of a calculator that draws at random: draws again. */
  redraw(): void;
}

/** What the server read from the address: the form's content, the refusals and the answer. */
export interface Start {
  readonly drafts: Drafts;
  readonly issues: readonly Issue[];
  /** The output that the address asks for. */
  readonly asked?: string | null;
  /** Of a calculator that draws at random: the server's draw, so that the browser begins with the same. */
  readonly drawn?: Readonly<Record<string, unknown>>;
  /** In whose units and format the drafts are; the page's own where it is left out. */
  readonly preferences?: Preferences;
}

/** Milliseconds without a change after which the address follows, as what is open beside the answer does (useSettled). */
const PAUSE = 250;

/** Spec 2 §8, for an error in a calculation. */
const FAULT = "There was an error with the calculation. Please verify your inputs.";

/** Reads and calculates; a refusal by the calculation becomes an issue on its field. */
export function evaluate(definition: AnyDefinition, drafts: Drafts, preferences: Preferences, today: string): Result {
  try {
    return answerDrafts(definition, drafts, preferences, today);
  } catch (error) {
    // A fault of ours. In the browser the last right answer stays; a document that cannot be right is not sent.
    if (typeof document === "undefined") throw error;
    noteError({ error, component: `calculation of ${definition.id}` });
    const { inputs } = readDrafts(definition, drafts, preferences, today);
    return { inputs, issues: [{ field: Object.keys(definition.inputs)[0] ?? "", message: FAULT }], answer: null };
  }
}

/**
 * The answer to show first where what the form holds has none. Where the address was refused in part, the defaults stand
 * in for what was refused; where that has no answer either, all defaults do, which always have one.
 */
function firstAnswer(definition: AnyDefinition, inputs: Answer["inputs"], defaults: Answer["inputs"]): Answer {
  try {
    return { inputs, outputs: calculate(definition, inputs) };
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return { inputs: defaults, outputs: calculate(definition, defaults) };
  }
}

/**
 * The state of a calculator page: the content of the fields, what it means, and the answer. The address follows the
 * entries; nothing is sent.
 */
export function useCalculation(
  definition: AnyDefinition,
  start: Start,
  preferences: Preferences,
  today: string,
  form: React.RefObject<HTMLFormElement | null>,
  followsAddress: boolean,
): Calculation {
  const [entries, setEntries] = useState<Entries>({ preferences, ...start });
  const [touched, setTouched] = useState(false);
  const [asked, setAsked] = useState(start.asked ?? null);
  useTypedBeforeHydration(definition, form, entries, (drafts) => {
    setEntries((known) => ({ ...known, drafts }));
    setTouched(true);
  });
  const shown = useMemo(() => entriesIn(definition, entries, preferences).drafts, [definition, entries, preferences]);
  useKeptUnits(definition, shown, setEntries, preferences, touched);

  const [draw, setDraw] = useState(0);
  const redraw = useCallback(() => setDraw((known) => known + 1), []);
  const { isRandom = false } = definition;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first draw is the server's, the next the visitor's own
    if (isRandom) redraw();
  }, [isRandom, redraw]);
  const result = useMemo(() => {
    if (start.drawn && draw === 0) {
      const { inputs, issues: found } = readDrafts(definition, shown, preferences, today);
      return { inputs, issues: found, answer: { inputs, outputs: start.drawn } };
    }
    return evaluate(definition, shown, preferences, today);
  }, [definition, shown, preferences, today, start.drawn, draw]);
  const defaults = useMemo(() => readInputs(definition, {}, today).inputs, [definition, today]);
  const [lastAnswer, setLastAnswer] = useState(() => result.answer ?? firstAnswer(definition, result.inputs, defaults));
  if (result.answer && result.answer !== lastAnswer) setLastAnswer(result.answer);
  const issues = !touched && start.issues.length > 0 ? start.issues : result.issues;
  const answer = result.answer ?? lastAnswer;

  const writeQuery = useCallback(
    () =>
      [toReaderQuery(definition, result.inputs, today, preferences.unitSystem), toAskedQuery(asked)]
        .filter(Boolean)
        .join("&"),
    [definition, result.inputs, today, preferences.unitSystem, asked],
  );
  useEffect(() => {
    if (!followsAddress || !touched || result.issues.length > 0) return;
    const timer = setTimeout(() => {
      const query = writeQuery();
      history.replaceState(history.state, "", location.pathname + (query && `?${query}`));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [writeQuery, touched, result.issues.length, followsAddress]);

  const setDraft = useCallback(
    (key: string, draft: Draft) => {
      setTouched(true);
      setEntries((known) => {
        const { drafts } = entriesIn(definition, known, preferences);
        const changed = {
          ...withDraft(definition, drafts, key, draft, preferences),
          ...startOfDependents(definition, key, draft.text),
        };
        return { drafts: changed, preferences };
      });
    },
    [definition, preferences],
  );
  const setInputs = useCallback(
    (inputs: Readonly<Record<string, unknown>>) => {
      setTouched(true);
      setEntries((known) => {
        const units = listUnits(entriesIn(definition, known, preferences).drafts);
        return { drafts: draftsFromRaw(definition, inputs, today, preferences, units).drafts, preferences };
      });
    },
    [definition, preferences, today],
  );
  const reset = useCallback(() => {
    setInputs({});
    setAsked(null);
  }, [setInputs]);
  // The same object while nothing has changed: what follows a keystroke later renders only what the keystroke did not.
  return useMemo(
    () => ({
      drafts: shown,
      issues,
      answer,
      isCurrent: issues.length === 0,
      asked,
      // Worked out where it is asked for: nothing that a keystroke shows at once does.
      get query() {
        return writeQuery();
      },
      setDraft,
      setInputs,
      reset,
      redraw,
    }),
    // oxlint-disable-next-line react/memo-dependencies -- it is used, in the getter
    [shown, issues, answer, asked, writeQuery, setDraft, setInputs, reset, redraw],
  );
}

/** The units that stand beside the fields. */
export function listUnits(drafts: Drafts): ChosenUnits {
  return Object.fromEntries(Object.entries(drafts).flatMap(([key, { unit }]) => (unit ? [[key, unit]] : [])));
}

/** Choices whose options depend on the changed one begin anew: another quantity has other units. */
function startOfDependents(definition: AnyDefinition, changed: string, value: string): Drafts {
  return Object.fromEntries(
    Object.entries(definition.inputs).flatMap(([key, { optionsBy }]) =>
      optionsBy?.input === changed
        ? [[key, { text: optionsBy.start?.(value) ?? optionsBy.options(value)[0]?.[0] ?? "" }]]
        : [],
    ),
  );
}

/**
 * What was typed into the fields before the script ran is kept and answered: the form is read once, and what differs
 * from what the server wrote is taken over. Who answered until now (features/instant) is told.
 */
function useTypedBeforeHydration(
  definition: AnyDefinition,
  form: React.RefObject<HTMLFormElement | null>,
  entries: Entries,
  take: (drafts: Drafts) => void,
): void {
  const first = useRef({ entries, take });
  useLayoutEffect(() => {
    if (!form.current) return;
    const { drafts, preferences } = first.current.entries;
    const typed = withTyped(definition, drafts, takeOverForm(form.current), preferences.locale);
    if (typed !== drafts) first.current.take(typed);
  }, [definition, form]);
}

/** The unit that a visitor chose for a field is there again at the next visit; set before the first paint of the script. */
function useKeptUnits(
  definition: AnyDefinition,
  drafts: Drafts,
  setEntries: (change: (known: Entries) => Entries) => void,
  preferences: Preferences,
  touched: boolean,
): void {
  useLayoutEffect(() => {
    setEntries((known) => {
      const kept = applyChosenUnits(definition, known.drafts, known.preferences);
      return kept === known.drafts ? known : { ...known, drafts: kept };
    });
  }, [definition, setEntries]);
  useEffect(() => {
    if (touched) storeChosenUnits(definition, drafts, preferences);
  }, [definition, drafts, preferences, touched]);
}

/** What stands in the fields, and the preferences in whose units and format it was written. */
interface Entries {
  readonly drafts: Drafts;
  readonly preferences: Preferences;
}

/**
 * The same values in the units and format of other preferences. Derived at each change of preferences from what was
 * written, so nothing is rounded twice, and what a visitor goes back to is what they left.
 */
function entriesIn(definition: AnyDefinition, entries: Entries, preferences: Preferences): Entries {
  const from = entries.preferences;
  if (from === preferences) return entries;
  const units = getChosenUnits(definition.id, preferences.unitSystem);
  return { drafts: convertDrafts(definition, entries.drafts, from, preferences, units), preferences };
}
