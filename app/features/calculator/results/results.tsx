import { memo, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { listDrawings } from "#engine/drawings.ts";
import { getKind } from "#engine/kinds/index.ts";
import { arrangeFigures, type Figure, formatFigure, joinPieces } from "#engine/figures.ts";
import type { Preferences } from "#localization/preferences.ts";
import { writeTakeaways } from "#engine/sentences.ts";
import { ErrorBoundary } from "#features/errors/index.ts";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { CopyButton } from "./copy-button.tsx";
import { DataTable } from "./data-table.tsx";
import { BigAnswer, Fact } from "./figures.tsx";
import { loadReport } from "./load-report.ts";
import { Later } from "#features/calculator/later.tsx";
import { LazyChart } from "#features/calculator/charts/lazy-chart.tsx";
import { LazyQuestions } from "#features/calculator/questions/lazy-questions.tsx";
import { LazySplit } from "#features/calculator/pictures/lazy-split.tsx";
import type { ResultRows } from "./table-rows.tsx";
import { type Calculation, listUnits } from "#features/calculator/use-calculation.ts";
import { hiddenText } from "#ui/layout.css.ts";
import * as styles from "./results.css.ts";

/** The table that an address without a script asks for, and how many of its rows come before. */
export type OpenTable = readonly [name: string, start: number] | null;

export interface ResultsProps {
  readonly definition: AnyDefinition;
  readonly calculation: Calculation;
  readonly preferences: Preferences;
  readonly openTable: OpenTable;
  /** What the address asked to be solved, as a sentence. */
  readonly solved?: string | null;
  /** For how long its figures hold, where that is not for ever. */
  readonly dated?: string | null;
}

/**
 * The answer, everything else that was calculated, and what can be done with it. A keystroke renders the figures and
 * what is drawn of them at once; sentences and tables follow in steps between which the next keystroke is answered.
 */
export const Results = memo(function Results(props: ResultsProps) {
  const { definition, calculation, preferences } = props;
  const { answer, isCurrent, asked } = calculation;
  // Outputs follow the unit that the visitor chose for an input of the same name.
  const units = listUnits(calculation.drafts);
  const figures = arrangeFigures(definition, answer.inputs, asked);
  const write = (figure: Figure) => ({
    label: figure.label,
    pieces: formatFigure(figure, definition, answer, preferences, units),
    hasValue: figure.keys.some((key) => answer.outputs[key] !== null),
  });
  const first = figures.answer && write(figures.answer);
  const listFacts = (listed: readonly Figure[]) => (
    <dl className={styles.facts}>
      {listed.map((figure) => (
        <Fact key={figure.keys[0]} {...write(figure)} />
      ))}
    </dl>
  );
  return (
    // What answers before React marks it as old.
    <section className={styles.results} aria-label="Results" id="results" tabIndex={-1} suppressHydrationWarning>
      {first && (
        <BigAnswer
          {...first}
          isRows={!getKind(definition.outputs[figures.answer!.keys[0]!]!).isScalar}
          isStale={!isCurrent}
        />
      )}
      <p className={styles.stale} hidden={isCurrent} data-stale-note>
        This result is not up to date: correct the marked field.
      </p>
      {props.dated && <p className={styles.answerLabel}>{props.dated}</p>}
      {/* "Monthly payment: $2,275.44" */}
      <Announcement text={isCurrent && first ? `${first.label}: ${joinPieces(first.pieces)}` : ""} />
      <Split {...props} />
      {figures.main.length > 0 && listFacts(figures.main)}
      {figures.more.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.moreTitle}>More figures ({figures.more.length})</summary>
          {listFacts(figures.more)}
        </details>
      )}
      <Drawings {...props} end={1} />
      <Later of={props}>
        {(late) => (
          <>
            <Working {...late} />
            <LazyQuestions {...late} />
            <Takeaways {...late} />
          </>
        )}
      </Later>
      <div className={styles.actions}>
        <CopyButton
          text={async () => (await loadReport()).resultsAsText(definition, calculation, preferences)}
          label="Copy Results"
          done="Results copied"
        />
        <Button
          // What only paper shows may still be on its way.
          onClick={async () => (await loadReport()).printReport()}
        >
          Print
        </Button>
      </div>
      <Drawings {...props} start={1} />
      <Later of={props}>{(late) => <Tables {...late} />}</Later>
    </section>
  );
});

const CalculatedWorking = lazyPart(async () => ({ default: (await import("./working.tsx")).CalculatedWorking }));

/** Its code and the translated calculator come when it is first opened. */
function Working(props: ResultsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const follow = () => setOpen(details.current!.open);
  // It may have been opened before this ran.
  useEffect(follow, []);
  return (
    <details className={styles.working} ref={details} onToggle={follow}>
      <summary className={styles.moreTitle}>Show the working</summary>
      {isOpen ? (
        <Suspense fallback="Loading. This needs a connection.">
          <CalculatedWorking {...props} />
        </Suspense>
      ) : (
        <a href="?show=working#working">The working of an example</a>
      )}
    </details>
  );
}

export const Split = memo(function Split({ definition, calculation, preferences }: ResultsProps) {
  const split = Object.entries(definition.outputs).find(([, field]) => field.split);
  return (
    split && (
      <LazySplit field={split[1]} rows={toRows(calculation.answer.outputs[split[0]])} preferences={preferences} />
    )
  );
});

export const Takeaways = memo(function Takeaways({ definition, calculation, preferences }: ResultsProps) {
  const { inputs, outputs } = calculation.answer;
  const sentences = writeTakeaways(definition, inputs, outputs, preferences, listUnits(calculation.drafts));
  return (
    sentences.length > 0 && (
      <Suspense>
        <section className={styles.takeaways}>
          <h2 className={styles.takeawaysTitle}>Key Takeaways</h2>
          {sentences.map((sentence) => (
            <p key={sentence} className={styles.takeaway}>
              {sentence}
            </p>
          ))}
        </section>
      </Suspense>
    )
  );
});

/** Pictures and charts, drawn in the same frame as the answer: the first beside its figures, the others further down. */
export const Drawings = memo(function Drawings({
  definition,
  calculation,
  preferences,
  start,
  end,
}: ResultsProps & { readonly start?: number; readonly end?: number }) {
  const { answer } = calculation;
  const values = useMemo(() => ({ ...answer.inputs, ...answer.outputs }), [answer]);
  return (
    <Suspense>
      {listDrawings(definition, values)
        .slice(start, end)
        .map(([key, field]) => (
          <ErrorBoundary key={key} look="panel" name={`chart ${key}`}>
            <LazyChart
              name={key}
              field={field}
              points={toRows(answer.outputs[key])}
              preferences={preferences}
              values={values}
              definition={definition}
            />
          </ErrorBoundary>
        ))}
    </Suspense>
  );
});

/** React takes them over (as it does drawings and sentences) once the fields answer: nothing waits in there. */
export const Tables = memo(function Tables({ definition, calculation, preferences, openTable }: ResultsProps) {
  const { answer, query } = calculation;
  return (
    <Suspense>
      {Object.entries(definition.outputs)
        // What has no rows and no word for it does not apply.
        .filter(([key, field]) => field.columns && (field.none || toRows(answer.outputs[key]).length > 0))
        .map(([key, field]) => (
          <DataTable
            key={key}
            name={key}
            field={field}
            rows={toRows(answer.outputs[key])}
            preferences={preferences}
            id={definition.id}
            query={query}
            start={openTable?.[0] === key ? openTable[1] : undefined}
            marked={field.mark && { ...answer.inputs, ...answer.outputs }[field.mark.equals]}
          />
        ))}
    </Suspense>
  );
});

const NO_ROWS: ResultRows = [];

function toRows(value: unknown): ResultRows {
  return Array.isArray(value) ? (value as ResultRows) : NO_ROWS;
}

/** Says the answer politely, once typing has paused; never at each keystroke, never at first. */
function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  const [first] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text === first ? "" : text), 1000);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <p className={hiddenText} role="status">
      {spoken}
    </p>
  );
}
