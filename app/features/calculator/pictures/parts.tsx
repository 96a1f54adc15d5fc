import { formatValue } from "#engine/format.ts";
import { type AnyField, percent } from "#engine/fields.ts";
import { color } from "#ui/theme.css.ts";
import { getColor } from "./split-bar.tsx";
import * as styles from "#features/calculator/results/results.css.ts";
import { at, Frame, type Measured, measureKeys, type PictureProps } from "./frame.tsx";

const SHARE = percent("Share", { decimals: 1 });
/** Of less nothing would be told. */
const LEAST_SHARE = 0.1;

/** A whole as one bar, each part as long as its share. */
export function PartsPicture(props: PictureProps<"parts">) {
  const { name, picture, fieldOf, values, preferences } = props;
  const measureAlike = (keys: readonly string[]) =>
    measureKeys(keys, { ...props, fieldOf: writeAlike(picture, fieldOf) }, (value) => value > 0);
  const { drawn, notes } = measureAlike(picture.of);
  const whole = picture.whole === undefined ? null : measureAlike([picture.whole]).drawn[0];
  const sum = drawn.reduce((total, { measure }) => total + measure, 0);
  const total = Math.max(sum, whole?.measure ?? 0);
  const title = picture.title ?? (picture.whole ? fieldOf(picture.whole).label : "Shares");
  if (drawn.length === 0 || !Number.isFinite(total)) return <Frame name={name} title={title} notes={notes} />;
  const isMore = whole && sum > whole.measure * (1 + 1e-6);
  const rest = total - sum > total * 1e-6 ? total - sum : 0;
  const write = (percentage: number) => formatValue(SHARE, percentage, preferences).text;
  const share = (measure: number) => {
    const percentage = (100 * measure) / total;
    return percentage < LEAST_SHARE ? `<${write(LEAST_SHARE)}` : write(percentage);
  };
  const bars = layOut(drawn, total);
  const tiny = bars.filter(({ width }) => width < 0.3).map(({ label }) => label);
  const allNotes = [
    ...notes,
    ...(tiny.length > 0 ? [`Too small to be seen: ${tiny.join(", ")}.`] : []),
    ...(isMore ? ["These parts are more than the whole; the shares are those of what is drawn."] : []),
  ];
  const sentence = `${title}: ${bars.map(({ label, measure }) => `${label} ${share(measure)}`).join(", ")}.`;
  return (
    <Frame name={name} title={title + (whole ? `: ${whole.text}` : "")} notes={allNotes}>
      <svg
        width="100%"
        height="30"
        role="img"
        aria-label={sentence}
        data-whole={picture.whole && String(values[picture.whole])}
      >
        {bars.map((bar) => (
          <rect
            key={bar.key}
            x={`${at(bar.start)}%`}
            width={`${at(bar.width)}%`}
            y="2"
            height="22"
            style={{ fill: bar.fill, stroke: color.paper }}
            data-key={bar.key}
            data-value={String(bar.value)}
          />
        ))}
        {rest > 0 && (
          <rect
            x={`${at(100 - (100 * rest) / total)}%`}
            width={`${at((100 * rest) / total)}%`}
            y="2"
            height="22"
            style={{ fill: color.sunk, stroke: color.edge }}
          />
        )}
      </svg>
      <ul className={styles.legend}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <span className={styles.swatch} style={{ background: bar.fill }} />
            {bar.label} {bar.text}
            {share(bar.measure) !== bar.text && ` (${share(bar.measure)})`}
          </li>
        ))}
        {rest > 0 && (
          <li>
            {picture.rest ?? "The rest"} ({share(rest)})
          </li>
        )}
      </ul>
    </Frame>
  );
}

/** Amounts of money beside one another have the same decimals: $2,500.00 beside $4,100.00. */
function writeAlike({ of, whole }: PictureProps<"parts">["picture"], fieldOf: (key: string) => AnyField) {
  const amounts = [...of, ...(whole === undefined ? [] : [whole])].map(fieldOf).filter(({ kind }) => kind === "money");
  const decimals = Math.max(...amounts.map((field) => field.decimals ?? 0));
  return (key: string): AnyField => {
    const field = fieldOf(key);
    return field.kind === "money" ? { ...field, decimals } : field;
  };
}

/** Places and widths in percent of the bar, one after the other. */
function layOut(parts: readonly Measured[], total: number) {
  let start = 0;
  return parts.map((part, index) => {
    const width = (100 * part.measure) / total;
    start += width;
    return { ...part, start: start - width, width, fill: getColor(index) };
  });
}
