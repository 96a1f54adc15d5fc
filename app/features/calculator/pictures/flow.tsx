import { boundField, formatValue } from "#engine/format.ts";
import { type AnyField, percent } from "#engine/fields.ts";
import { color } from "#ui/theme.css.ts";
import { at, Frame, type Measured, measureKeys, type PictureProps, wordStyle } from "./frame.tsx";
import { AMOUNT, BARS_HEIGHT, HAS_AMOUNTS, LINE } from "./flow-room.ts";
import { getColor } from "./split-bar.tsx";
import * as styles from "#features/calculator/results/results.css.ts";

const SHARE = percent("Share", { decimals: 1 });
const BAR = 2;
/** Characters of a line that a telephone has room for. */
const LONGEST_LINE = 24;
/** Where the last bars stand, in percent of the width; the names stand behind them. */
const RIGHT = 42;
const GAP = 6;
/** Of all rows together. */
const MOST_ROWS = 14;

type Row = Readonly<Record<string, unknown>>;
const isRow = ({ key }: Measured) => key.includes(".");

interface Node extends Measured {
  readonly depth: number;
  readonly top: number;
  readonly height: number;
  readonly fill: string;
  readonly from: Node | null;
  /** Where its band leaves the bar it comes from. */
  readonly leaves: number;
  /** Where its band passes the bars between, which is as far along as these are: so it lies on none. */
  readonly passes: readonly number[];
  readonly isLast: boolean;
}

/** A whole that parts into bands as wide as their shares, which may part again. */
export function FlowPicture(props: PictureProps<"flow">) {
  const { name, picture, preferences, values } = props;
  const title = picture.title ?? "Where it goes";
  const start = picture.into[0]![0];
  const rows = listRows(props);
  const partsOf = new Map<string, readonly string[]>(
    picture.into.map(([from, parts]) => [from, "rows" in parts ? (rows.parts.get(from) ?? []) : parts]),
  );
  const keys = new Set([
    start,
    ...picture.into.flatMap(([from, parts]) => ("rows" in parts ? from : [from, ...parts])),
  ]);
  const empty = [...keys].filter((key) => key !== start && values[key] === 0).map((key) => props.fieldOf(key).label);
  const measured = measureKeys(
    [...keys].filter((key) => key === start || values[key] !== 0),
    props,
    (value) => value > 0,
  );
  const drawn = [...measured.drawn, ...rows.drawn];
  const notes = [
    ...measured.notes,
    ...(empty.length > 0 ? [`Nothing goes to: ${empty.join(", ")}.`] : []),
    ...(rows.left > 0 ? [`Left out: the ${rows.left} smallest.`] : []),
  ];
  const whole = drawn.find(({ key }) => key === start);
  if (!whole) return <Frame name={name} title={title} notes={notes} />;
  const sumOf = (parts: readonly string[] = []) =>
    drawn.filter(({ key }) => parts.includes(key)).reduce((sum, { measure }) => sum + measure, 0);
  const total = Math.max(sumOf(partsOf.get(start)), whole.measure);
  const { nodes, height } = layOut(partsOf, drawn, whole, total);
  const share = (measure: number) => formatValue(SHARE, (100 * measure) / total, preferences).text;
  const rest = whole.measure - sumOf(partsOf.get(start));
  const more = nodes.filter(({ key, measure }) => sumOf(partsOf.get(key)) > measure * (1 + 1e-6));
  const allNotes = [
    ...notes,
    // What would come out of a part that cannot be drawn, as a loss.
    ...drawn
      .filter(({ key }) => !nodes.some((node) => node.key === key))
      .map(({ label, text }) => `Not drawn: ${label} (${text}).`),
    ...more.map(({ label }) => `What goes out of ${label} is more than that.`),
    ...(rest / total > 1e-6 ? [`${picture.rest ?? "The rest"}: ${share(rest)}.`] : []),
  ];
  const depth = Math.max(1, ...nodes.map((node) => node.depth));
  const leftOf = (column: number) => at((RIGHT / depth) * column);
  const left = (node: Node) => leftOf(node.isLast ? depth : node.depth);
  const sentence = `${title}. ${nodes.map(({ label, text, measure }) => `${label}: ${text} (${share(measure)})`).join(", ")}.`;
  const [ends, others] = [nodes.filter((node) => node.isLast), nodes.filter((node) => !node.isLast)];
  const through = others.filter((node) => node.from);
  return (
    <Frame name={name} title={`${title}: ${whole.label} ${whole.text}`} notes={allNotes}>
      <svg width="100%" height={height} role="img" aria-label={sentence}>
        <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {nodes.map((node) => (
            <g key={node.key}>
              {node.from && <path d={writeBand(node, left(node), leftOf)} style={{ fill: node.fill, opacity: 0.35 }} />}
              <rect
                data-key={node.key}
                data-value={String(node.value)}
                data-share={at(node.measure / total)}
                x={left(node)}
                y={at(node.top)}
                width={BAR}
                height={at(Math.max(node.height, 0.5))}
                style={{ fill: node.fill }}
              />
            </g>
          ))}
        </svg>
        {ends.map((node) => (
          <g key={node.key} transform={`translate(0 ${at(node.top + (node.height - getRoom(node)) / 2)})`}>
            {wrap(node.label).map((line, index) => (
              <text
                key={line}
                x={`${RIGHT + BAR + 2}%`}
                y={LINE * (index + 1)}
                style={{ ...wordStyle, fill: color.ink }}
              >
                {line}
              </text>
            ))}
            {HAS_AMOUNTS && (
              <text x={`${RIGHT + BAR + 2}%`} y={getRoom(node) - 5} style={wordStyle}>
                {node.text} ({share(node.measure)})
              </text>
            )}
          </g>
        ))}
      </svg>
      {through.length > 0 && (
        <ul className={styles.legend}>
          {through.map(({ key, label, text, measure, fill }) => (
            <li key={key}>
              {/* What flows through several has the color of none. */}
              {fill !== color.edge && <span className={styles.swatch} style={{ background: fill }} />}
              {label} {text} ({share(measure)})
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

/** The largest of the rows that are parts, in their order, by what they come out of. */
function listRows({ picture, fieldOf, values, preferences }: PictureProps<"flow">) {
  const all = picture.into.flatMap(([from, given]) => {
    if (!("rows" in given)) return [];
    const field = fieldOf(given.rows);
    const columns = (field.columns ?? field.of) as Readonly<Record<string, AnyField>>;
    const [nameField, valueField] = [columns[given.name]!, columns[given.value]!];
    return ((values[given.rows] ?? []) as readonly Row[]).flatMap((row, index) => {
      const value = row[given.value];
      const isPart = Object.entries(given.where ?? {}).every(([key, wanted]) =>
        [wanted].flat().includes(String(row[key])),
      );
      if (!isPart || typeof value !== "number" || !Number.isFinite(value) || value <= 0) return [];
      const label = formatValue(boundField(nameField, row), row[given.name], preferences).text;
      const shown = boundField(valueField, row);
      const { text } = formatValue(shown, value, preferences);
      return [{ from, key: `${given.rows}.${index}.${given.value}`, field: shown, label, value, measure: value, text }];
    });
  });
  const kept = new Set(all.toSorted((a, b) => b.measure - a.measure).slice(0, MOST_ROWS));
  const drawn = all.filter((one) => kept.has(one));
  return {
    drawn,
    parts: new Map(
      picture.into.map(([from]) => [from, drawn.filter((one) => one.from === from).map(({ key }) => key)]),
    ),
    left: all.length - drawn.length,
  };
}

/**
 * Each bar that parts no more stands in the middle of the room that it or its name needs, so that the name is beside it;
 * a bar that parts stands where the bands that pass it leave it room.
 */
function layOut(
  partsOf: ReadonlyMap<string, readonly string[]>,
  drawn: readonly Measured[],
  whole: Measured,
  total: number,
): { readonly nodes: readonly Node[]; readonly height: number } {
  const measured = new Map(drawn.map((one) => [one.key, one]));
  const listParts = (key: string) => (partsOf.get(key) ?? []).flatMap((part) => measured.get(part) ?? []);
  const getDepth = (key: string): number => 1 + Math.max(-1, ...listParts(key).map((part) => getDepth(part.key)));
  const deepest = getDepth(whole.key);
  const scale = BARS_HEIGHT / total;
  const middles = new Map<string, number>();
  let height = 0;
  const place = (one: Measured): void => {
    const parts = listParts(one.key);
    const start = height;
    parts.forEach(place);
    height = Math.max(height, start + Math.max(one.measure * scale + GAP, parts.length === 0 ? getRoom(one) : 0));
    middles.set(one.key, (start + height) / 2);
  };
  place(whole);
  const nodes: Node[] = [];
  let colors = 0;
  const add = (one: Measured, depth: number, from: Node | null, leaves: number): void => {
    const parts = listParts(one.key);
    const size = one.measure * scale;
    const isLast = parts.length === 0;
    const target = middles.get(one.key)! - size / 2;
    const tops = [from ? leaves : target];
    for (let column = from ? from.depth : deepest; column < (isLast ? deepest : depth); column += 1) {
      const way = 1 / (deepest - column);
      tops.push(tops.at(-1)! + (target - tops.at(-1)!) * way ** 2 * (3 - 2 * way));
    }
    const node: Node = {
      ...one,
      depth,
      top: tops.at(-1)!,
      height: size,
      // Rows have the color of what they are rows of.
      fill: isRow(one) ? from!.fill : parts.some((part) => !isRow(part)) ? color.edge : getColor(colors++),
      from,
      leaves,
      passes: tops.slice(1, -1),
      isLast,
    };
    nodes.push(node);
    let leave = node.top;
    for (const part of parts) {
      add(part, depth + 1, node, leave);
      leave += part.measure * scale;
    }
  };
  add(whole, 0, null, 0);
  return { nodes, height: Math.ceil(height) };
}

/** From the bar that it comes from to its own, level at each bar that it comes to or passes. */
function writeBand(node: Node, end: number, leftOf: (column: number) => number): string {
  const column = node.from!.depth;
  const xs = [leftOf(column) + BAR, ...node.passes.map((_, index) => leftOf(column + 1 + index)), end];
  const tops = [node.leaves, ...node.passes, node.top];
  const curve = (from: number, to: number, below: number) => {
    const [middle, y1, y2] = [(xs[from]! + xs[to]!) / 2, tops[from]! + below, tops[to]! + below].map(at);
    return `C${middle} ${y1} ${middle} ${y2} ${at(xs[to]!)} ${y2}`;
  };
  const steps = xs.slice(1).map((_, index) => index);
  const there = steps.map((index) => curve(index, index + 1, 0)).join("");
  const back = steps
    .toReversed()
    .map((index) => curve(index + 1, index, node.height))
    .join("");
  return `M${at(xs[0]!)} ${at(tops[0]!)}${there}L${at(end)} ${at(node.top + node.height)}${back}Z`;
}

const getRoom = ({ label }: Measured): number => LINE * wrap(label).length + AMOUNT;

/** In lines, without what it has in parentheses. */
function wrap(label: string): readonly string[] {
  const lines: string[] = [];
  for (const word of label.replace(/ \(.*\)$/, "").split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (longer.length <= LONGEST_LINE && lines.length > 0) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
