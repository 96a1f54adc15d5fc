import { color } from "#ui/theme.css.ts";
import { getColor } from "./split-bar.tsx";
import * as styles from "#features/calculator/results/results.css.ts";
import type { AnyField } from "#engine/fields.ts";
import type { FormName } from "#engine/pictures.ts";
import { getRowFields } from "#engine/values.ts";
import { formatValue } from "#engine/format.ts";
import { type Drawn, type Opening, type Point, scalePath } from "./form-lines.ts";
import { FORMS, MAY_BE_NOTHING } from "./forms.ts";
import { findNeighbor } from "./known-things.ts";
import { at, Frame, type Measured, measureKeys, type PictureProps, toBase, valueStyle } from "./frame.tsx";

/** Why some sizes make no form. */
const IMPOSSIBLE: Partial<Record<FormName, (sizes: readonly number[]) => string>> = {
  triangle: explainTriangle,
  prism: explainTriangle,
  tire: () => "Not drawn: the sidewalls leave no room for a wheel.",
};

/** Of sides that reach as far as the longest the triangle is so flat that its height is lost in the rounding of numbers. */
function explainTriangle(sizes: readonly number[]): string {
  const [shortest, middle, longest] = sizes.slice(0, 3).toSorted((one, other) => one - other) as [
    number,
    number,
    number,
  ];
  return shortest + middle < longest * (1 - 1e-9)
    ? "These sides meet in no triangle."
    : "Not drawn: the triangle is so flat that it would be a line.";
}

/** The largest drawing, and the room around it for words. */
const [WIDTH, HEIGHT, ROOM, GAP] = [300, 200, 26, 30];
/** A form that is longer than this times its width would be a line. */
const MOST_RATIO = 40;
/** The shortest that a side is drawn. */
const LEAST = 4;
const LETTERS = "abcdefghijkl";

/** Forms to one scale, with their dimensions; letters stand on the edges, the sizes in the list. */
export function ShapePicture(props: PictureProps<"shape">) {
  const { name, picture } = props;
  const title = picture.title ?? "To scale";
  const notes: string[] = [];
  const openings = listOpenings(props);
  const forms = picture.forms.flatMap(([form, ...keys]) => {
    const needed = keys.length - (MAY_BE_NOTHING[form] ?? 0);
    const sides = measureKeys(keys.slice(0, needed), props, (value) => value > 0);
    const others = measureKeys(keys.slice(needed), props, (value) => value >= 0);
    notes.push(...sides.notes, ...others.notes);
    const sizes = [...sides.drawn, ...others.drawn];
    if (sizes.length < keys.length) return [];
    const measures = sizes.map(({ measure }) => measure);
    const drawn = FORMS[form](measures, openings);
    if (!drawn) notes.push(IMPOSSIBLE[form]?.(measures) ?? "Not drawn: these sizes do not fit together.");
    return drawn ? [{ sizes, drawn }] : [];
  });
  if (forms.length === 0) return <Frame name={name} title={title} notes={notes} />;
  const isOutOfScale = forms.some(({ drawn }) => isFlat(drawn));
  if (isOutOfScale) notes.push("Not to scale: the short sides are drawn longer than they are.");
  if (openings.length > 0)
    notes.push(`Where ${fieldName(props).toLowerCase()} stand is not entered: they are spread evenly.`);
  if (forms.some(({ drawn }) => drawn.isThinned))
    notes.push("Not every part is drawn: there are too many, or they are too large.");
  const thing = findThing(forms, props);
  const { placed, width } = layOut([...forms, ...(thing ? [thing] : [])]);
  const height = Math.max(...placed.map(({ drawn, y }) => drawn.height * y));
  const sizes = placed.flatMap((form) => form.sizes);
  const words = [
    ...sizes.map(({ letter: mark, label, text }) => `${mark}: ${label} ${text}`),
    ...(thing ? [thing.text] : []),
  ].join(", ");
  return (
    <Frame name={name} title={title} notes={[...new Set(notes)]}>
      <svg
        viewBox={`0 0 ${at(width)} ${at(height + 2 * ROOM)}`}
        width={at(width)}
        style={{ maxWidth: "100%", height: "auto" }}
        role="img"
        aria-label={`${title}. ${words}.`}
      >
        {placed.map((form) => (
          <Form key={form.left} {...form} bottom={height + ROOM} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {sizes.map(({ key, letter: mark, label, text }) => (
          <li key={`${mark}${key}`}>
            <b>{mark}</b> {label} {text}
          </li>
        ))}
        {thing && <li style={{ color: color.soft }}>{thing.text}</li>}
      </ul>
    </Frame>
  );
}

const fieldName = ({ picture, fieldOf }: PictureProps<"shape">) => fieldOf(picture.openings![0]).label;

/** Each door and window of the list by itself. */
function listOpenings({ picture, fieldOf, values }: PictureProps<"shape">): readonly Opening[] {
  if (!picture.openings) return [];
  const [list, width, height, count] = picture.openings;
  const columns = getRowFields(fieldOf(list))!;
  const rows = Array.isArray(values[list]) ? (values[list] as readonly Readonly<Record<string, unknown>>[]) : [];
  const measure = (row: (typeof rows)[number], key: string) => toBase(columns[key]!, Number(row[key]));
  return rows.flatMap((row) => {
    const one = { width: measure(row, width), height: measure(row, height) };
    // More are left out anyhow.
    const times = Math.min(Number(row[count]), 100);
    return one.width > 0 && one.height > 0 && times > 0 ? Array.from({ length: times }, () => one) : [];
  });
}

interface Placed {
  readonly sizes: readonly Measured[];
  readonly drawn: Drawn;
  /** A known thing stands back. */
  readonly isBeside?: boolean;
}

/** The known thing beside the forms, with its size as the reader measures the forms. */
function findThing(forms: readonly Placed[], { picture, preferences }: PictureProps<"shape">) {
  const largest = Math.max(...forms.map(({ drawn }) => Math.max(drawn.width, drawn.height)));
  const thing = picture.beside ? findNeighbor(picture.beside, largest, preferences) : null;
  const [measured] = forms.flatMap(({ sizes }) => sizes);
  if (!thing || !measured) return null;
  const { decimals: _, ...own } = measured.field;
  const field = { ...own, digits: 3 } as AnyField;
  const size = formatValue(field, thing.size / (measured.measure / measured.value), preferences).text;
  const text = `Beside it, to the same scale: ${thing.name}, ${size} ${thing.told}`;
  return { sizes: [], drawn: { ...thing.drawn, shaded: "" }, text, isBeside: true };
}

const isFlat = ({ width, height }: Drawn) => Math.max(width / height, height / width) > MOST_RATIO;

interface FormProps {
  readonly drawn: Drawn;
  readonly sizes: readonly (Measured & { readonly letter: string })[];
  readonly left: number;
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/** All stand on the same ground. */
function Form({ drawn, sizes, left, bottom, x, y, fill }: FormProps) {
  const top = bottom - drawn.height * y;
  const stroke = { fill: "none", stroke: fill, strokeWidth: 2 } as const;
  const [middleX, middleY] = [(drawn.width / 2) * x, (drawn.height / 2) * y];
  const scaled = (path: string) => scalePath(path, x, y);
  const toPixels = ([across, down]: Point) => [across * x, down * y] as const;
  return (
    <g>
      <g transform={`translate(${at(left)} ${at(top)})`}>
        {drawn.shaded && <path d={scaled(drawn.shaded)} style={{ fill: color.accentWash, fillRule: "evenodd" }} />}
        {drawn.inner && <path d={scaled(drawn.inner)} style={{ ...stroke, strokeWidth: 1 }} />}
        {drawn.faint && (
          <path d={scaled(drawn.faint)} style={{ ...stroke, stroke: color.edge, strokeDasharray: "4 4" }} />
        )}
        <path d={scaled(drawn.outline)} style={stroke} />
      </g>
      {sizes.map(({ key, letter, value }, index) => {
        const [from, to] = drawn.edges[index]!;
        const [[x1, y1], [x2, y2]] = [toPixels(from), toPixels(to)];
        const [dx, dy] = [(x1 + x2) / 2 - middleX, (y1 + y2) / 2 - middleY];
        const away = Math.hypot(dx, dy);
        // Of a line that runs to the middle the letter stands below: beyond it, it would lie on the line.
        const isToMiddle =
          (x1 !== x2 || y1 !== y2) && Math.abs(dx * (y2 - y1) - dy * (x2 - x1)) < 1e-9 * (4 * middleX * middleY);
        const [awayX, awayY] = isToMiddle ? [0, 13] : [(13 * dx) / away, (13 * dy) / away];
        return (
          <text
            key={letter}
            x={at(left + (x1 + x2) / 2 + awayX)}
            y={at(top + (y1 + y2) / 2 + awayY + 5)}
            textAnchor="middle"
            style={valueStyle}
            data-key={key}
            data-value={String(value)}
            data-length={at(Math.hypot(x2 - x1, y2 - y1))}
          >
            {letter}
          </text>
        );
      })}
    </g>
  );
}

/** The forms beside one another to one scale; of a very flat one the short side is as long as its letter needs. */
function layOut(forms: readonly Placed[]) {
  const total = forms.reduce((sum, { drawn }) => sum + drawn.width, 0);
  const scale = Math.min(WIDTH / total, HEIGHT / Math.max(...forms.map(({ drawn }) => drawn.height)));
  let left = ROOM;
  let letters = 0;
  const placed = forms.map(({ drawn, sizes, isBeside }, index) => {
    const own = left;
    const [x, y] = [Math.max(scale, LEAST / drawn.width), Math.max(scale, LEAST / drawn.height)];
    left += drawn.width * x + GAP;
    const lettered = sizes.map((size) => ({ ...size, letter: LETTERS[letters++] ?? "" }));
    return { sizes: lettered, drawn, left: own, x, y, fill: isBeside ? color.edge : getColor(index) };
  });
  return { placed, width: left - GAP + ROOM };
}
