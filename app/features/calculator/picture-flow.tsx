import { formatValue } from "#engine/format.ts";
import { percent } from "#engine/fields.ts";
import type { Picture } from "#engine/pictures.ts";
import { color } from "#ui/theme.css.ts";
import { at, Frame, type Measured, measureKeys, type PictureProps, wordStyle } from "./picture-frame.tsx";
import { getColor } from "./split-bar.tsx";
import * as styles from "./results.css.ts";

const SHARE = percent("Share", { decimals: 1 });
/** The room of one name on the right, and of the whole. */
const [LINE, LEAST_HEIGHT, BAR] = [34, 150, 2];
/** Where the last bars stand, in percent of the width; the names stand behind them. */
const RIGHT = 48;
const GAP = 6;

interface Node extends Measured {
  readonly depth: number;
  readonly top: number;
  readonly height: number;
  readonly fill: string;
  readonly from: Node | null;
  /** Where its band leaves the bar it comes from. */
  readonly leaves: number;
  readonly isLast: boolean;
}

/** A whole that parts into bands as wide as their shares, which may part again. */
export function FlowPicture(props: PictureProps<"flow">) {
  const { name, picture, preferences } = props;
  const title = picture.title ?? "Where it goes";
  const [start, firstParts] = picture.into[0]!;
  const keys = [start, ...new Set(picture.into.flatMap(([, parts]) => parts))];
  const { drawn, notes } = measureKeys(keys, props, (value) => value > 0);
  const whole = drawn.find(({ key }) => key === start);
  if (!whole) return <Frame name={name} title={title} notes={notes} />;
  const sumOf = (parts: readonly string[]) =>
    drawn.filter(({ key }) => parts.includes(key)).reduce((sum, { measure }) => sum + measure, 0);
  const total = Math.max(sumOf(firstParts), whole.measure);
  const { nodes, height } = layOut(picture, drawn, whole, total);
  const share = (measure: number) => formatValue(SHARE, (100 * measure) / total, preferences).text;
  const rest = whole.measure - sumOf(firstParts);
  const more = nodes.filter(({ key, measure }) =>
    picture.into.some(([from, parts]) => from === key && sumOf(parts) > measure * (1 + 1e-6)),
  );
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
  const left = (node: Node) => at((RIGHT / depth) * (node.isLast ? depth : node.depth));
  const sentence = `${title}. ${nodes.map(({ label, text, measure }) => `${label}: ${text} (${share(measure)})`).join(", ")}.`;
  const through = nodes.filter((node) => node.from && !node.isLast);
  return (
    <Frame name={name} title={`${title}: ${whole.label} ${whole.text}`} notes={allNotes}>
      <svg width="100%" height={height} role="img" aria-label={sentence}>
        <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {nodes.map((node) => (
            <g key={node.key}>
              {node.from && <path d={writeBand(node, left)} style={{ fill: node.fill, opacity: 0.35 }} />}
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
        {placeNames(
          nodes.filter((node) => node.isLast),
          height,
        ).map(({ node, y }) => (
          <g key={node.key}>
            <text x={`${RIGHT + BAR + 2}%`} y={at(y - 3)} style={{ ...wordStyle, fill: color.ink }}>
              {shorten(node.label)}
            </text>
            <text x={`${RIGHT + BAR + 2}%`} y={at(y + 12)} style={wordStyle}>
              {node.text} ({share(node.measure)})
            </text>
          </g>
        ))}
      </svg>
      {through.length > 0 && (
        <ul className={styles.legend}>
          {through.map(({ key, label, text, measure }) => (
            <li key={key}>
              <span className={styles.swatch} style={{ background: color.edge }} />
              {label} {text} ({share(measure)})
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function layOut(
  { into }: Extract<Picture, { readonly draw: "flow" }>,
  drawn: readonly Measured[],
  whole: Measured,
  total: number,
): { readonly nodes: readonly Node[]; readonly height: number } {
  const partsOf = new Map<string, readonly string[]>(into);
  const measured = new Map(drawn.map((one) => [one.key, one]));
  const ends = drawn.filter(({ key }) => !partsOf.has(key)).length;
  const height = Math.max(LEAST_HEIGHT, ends * LINE);
  const scale = (height - GAP * Math.max(0, ends - 1)) / total;
  const nodes: Node[] = [];
  let colors = 0;
  const add = (one: Measured, depth: number, top: number, from: Node | null, leaves: number): number => {
    const parts = (partsOf.get(one.key) ?? []).flatMap((key) => measured.get(key) ?? []);
    const node: Node = {
      ...one,
      depth,
      top,
      height: one.measure * scale,
      fill: parts.length > 0 ? color.edge : getColor(colors++),
      from,
      leaves,
      isLast: parts.length === 0,
    };
    nodes.push(node);
    let [next, leave] = [top, top];
    for (const [index, part] of parts.entries()) {
      next = add(part, depth + 1, next, node, leave) + (index < parts.length - 1 ? GAP : 0);
      leave += part.measure * scale;
    }
    return Math.max(next, top + node.height);
  };
  add(whole, 0, 0, null, 0);
  return { nodes, height: Math.ceil(Math.max(...nodes.map((node) => node.top + node.height), height)) };
}

/** From the bar that it comes from to its own, level at both ends. */
function writeBand(node: Node, left: (node: Node) => number): string {
  const [x1, x2] = [left(node.from!) + BAR, left(node)];
  const middle = at((x1 + x2) / 2);
  const [a, b, c, d] = [node.leaves, node.leaves + node.height, node.top, node.top + node.height].map(at);
  return `M${at(x1)} ${a}C${middle} ${a} ${middle} ${c} ${x2} ${c}L${x2} ${d}C${middle} ${d} ${middle} ${b} ${at(x1)} ${b}Z`;
}

/** Names beside their bars, and never on one another. */
function placeNames(nodes: readonly Node[], height: number): readonly { readonly node: Node; readonly y: number }[] {
  const sorted = nodes.toSorted((a, b) => a.top - b.top);
  const places = sorted.map((node) => node.top + node.height / 2);
  for (let index = 0; index < places.length; index += 1)
    places[index] = Math.max(places[index]!, index === 0 ? LINE / 2 : places[index - 1]! + LINE);
  for (let index = places.length - 1; index >= 0; index -= 1)
    places[index] = Math.min(
      places[index]!,
      index === places.length - 1 ? height - LINE / 2 : places[index + 1]! - LINE,
    );
  return sorted.map((node, index) => ({ node, y: places[index]! }));
}

const shorten = (label: string) => (label.length > 26 ? `${label.slice(0, 25)}…` : label);
