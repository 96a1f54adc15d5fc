import { memo } from "react";
import { type FigurePiece, joinPieces } from "#engine/figures.ts";
import * as styles from "./results.css.ts";

interface FigureProps {
  readonly label: string;
  readonly pieces: readonly FigurePiece[];
  /** Whether there is a value; else the pieces say why there is none. */
  readonly hasValue: boolean;
}

/** How long a value reads, so that a sentence is not set like a figure. */
export function measureText(text: string): "short" | "long" | "words" {
  if (text.length <= 13) return "short";
  // A date with its time would break at a hyphen.
  if (/^\S+-\S{12}/.test(text)) return "words";
  return text.length <= 30 ? "long" : "words";
}

const isSameFigure = (before: FigureProps, after: FigureProps) =>
  before.label === after.label &&
  before.hasValue === after.hasValue &&
  before.pieces.length === after.pieces.length &&
  before.pieces.every(
    ({ key, figure, unit }, at) =>
      key === after.pieces[at]!.key && figure === after.pieces[at]!.figure && unit === after.pieces[at]!.unit,
  );

/** One result under its name. What was answered before React came (features/instant) stands in it already. */
export const Fact = memo(function Fact({ label, pieces, hasValue }: FigureProps) {
  const text = joinPieces(pieces);
  const single = pieces.length === 1 ? pieces[0]!.key : undefined;
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>{label}</dt>
      {hasValue ? (
        <dd className={styles.factValue} data-output={single} data-length={measureText(text)} suppressHydrationWarning>
          {single ? text : <Pieces pieces={pieces} />}
        </dd>
      ) : (
        <dd className={`${styles.factValue} ${styles.none}`} data-output={single} suppressHydrationWarning>
          {text}
        </dd>
      )}
    </div>
  );
}, isSameFigure);

/** The answer, the loudest thing on the page. */
export function BigAnswer({
  label,
  pieces,
  hasValue,
  isRows,
  isStale,
}: FigureProps & {
  /** Whether it only says what rows further down are: they are the output then. */
  readonly isRows: boolean;
  readonly isStale: boolean;
}) {
  const single = pieces.length === 1 ? pieces[0]! : undefined;
  return (
    <div className={styles.answer} data-stale={isStale} data-answer>
      <p className={styles.answerLabel}>{label}</p>
      <output
        className={styles.answerValue}
        data-output={isRows ? undefined : single?.key}
        data-length={hasValue ? measureText(single?.figure ?? joinPieces(pieces)) : "words"}
        suppressHydrationWarning
      >
        {single ? (
          <>
            {single.figure}
            {single.unit && (
              <span className={styles.answerUnit} suppressHydrationWarning>
                {single.unit}
              </span>
            )}
          </>
        ) : (
          <Pieces pieces={pieces} />
        )}
      </output>
    </div>
  );
}

/** Outputs that are read as one, each under its own key. */
function Pieces({ pieces }: { readonly pieces: readonly FigurePiece[] }) {
  return pieces.map(({ key, before, figure, unit, isLeftOut }) => (
    <span key={key} hidden={isLeftOut}>
      {before}
      <span data-output={key} suppressHydrationWarning>
        {figure + unit}
      </span>
    </span>
  ));
}
