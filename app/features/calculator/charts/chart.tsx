import { memo, useDeferredValue, useMemo } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import type { Picture as AnyPicture } from "#engine/pictures.ts";
import type { Preferences } from "#localization/preferences.ts";
import { boundField, formatCell, formatValue } from "#engine/format.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { formatWithUnit } from "#engine/kinds/numeric.ts";
import { Axes, tickText } from "./axes.tsx";
import { HEIGHT, type Line, WIDTH } from "./frame.ts";
import { Legend, type Mark, withoutCoinciding } from "./legend.tsx";
import { Bars, Lines } from "./lines.tsx";
import { Crossing, findCrossing, LimitLine, listLimits, OwnPlace, ownPlace } from "./marks.tsx";
import { ChartReader } from "./reader.tsx";
import { hasPlaces, monthsAsYears, shownValue, stacked, toCents, xScale, xValue, yearScale, yScale } from "./values.ts";
import { columnTitle, unitTitle } from "#features/calculator/results/column-title.ts";
import { Picture } from "#features/calculator/pictures/picture.tsx";
import { Scale } from "#features/calculator/pictures/scale.tsx";
import { chooseValue } from "#features/calculator/pictures/scale-bands.ts";
import { getColor } from "#features/calculator/pictures/split-bar.tsx";
import * as styles from "#features/calculator/results/results.css.ts";
import type { ResultRows } from "#features/calculator/results/table-rows.tsx";

const TEXT_ROWS = 25;

interface ChartProps {
  readonly name: string;
  readonly field: AnyField | AnyPicture;
  readonly points: ResultRows;
  readonly preferences: Preferences;
  /** All inputs and outputs, for the visitor's own place. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly definition: AnyDefinition;
}

/** A chart as SVG, the same at the edge and in the browser, with its figures as a table for those who do not see it. */
export const Chart = memo(function Chart(props: ChartProps) {
  const { field, definition, values } = props;
  if ("draw" in field) return <Picture {...props} picture={field} />;
  return field.scale ? (
    <Scale {...props} field={field} valueField={definition.outputs[chooseValue(field.scale, values)]!} />
  ) : (
    <Plot {...props} field={field} />
  );
});

function Plot({ name, field, points, preferences, values, definition }: ChartProps & { readonly field: AnyField }) {
  const [xKey, xField] = Object.entries(field.x ?? {})[0]!;
  const isNamed = !hasPlaces(xField);
  const placeOf = (row: Readonly<Record<string, unknown>>, index: number) =>
    isNamed ? index : xValue(xField, row[xKey], preferences);
  const lines = Object.entries(field.y ?? {}).map(([key, yField], index) => ({
    key,
    field: yField,
    color: getColor(index),
    points: points.flatMap((row, at) => {
      const [x, y] = [placeOf(row, at), row[key]];
      return typeof y === "number" && x !== null ? [{ x, y: shownValue(yField, y, preferences), value: y }] : [];
    }),
  }));
  const drawn = field.as === "stack" ? stacked(lines) : lines;
  const all = drawn.flatMap((line) => line.points);
  if (all.length === 0) return null;
  const isBars = field.as === "bars" || isNamed;
  const hasOnePlace = new Set(all.map((point) => point.x)).size === 1;
  if (hasOnePlace && !field.own && (!isBars || all.every((point) => point.y === 0)))
    return <OnePlace name={name} field={field} lines={lines} xField={xField} preferences={preferences} />;
  const own = ownPlace(field, xField, drawn, values, preferences);
  const fieldOf = (key: string) => (definition.outputs[key] ?? definition.inputs[key])!;
  const limits = listLimits(field, xField, fieldOf, values, preferences);
  const xs = [...all, ...(own ? [own] : []), ...limits].map((point) => point.x);
  const yearField = isNamed ? null : monthsAsYears(xKey, xField, Math.max(...xs));
  const x = yearField && !isBars ? yearScale(xs) : xScale(field, xs, isBars);
  const y = yScale(
    field,
    all.map((point) => point.y).concat(own?.y === undefined ? [] : [own.y]),
    isBars || field.as === "stack",
  );
  const crossing = field.crossing && drawn[1] ? findCrossing(drawn[0]!.points, drawn[1].points) : null;
  const names = isNamed ? points.map((row) => formatCell(xField, row[xKey], preferences)) : null;
  const xText = (place: number) =>
    names ? (names[place] ?? "") : `${xField.label} ${placeText(xField, place, preferences)}`;
  /** As the page says it elsewhere; with the axis's unit where it has none of its own. */
  const ownText = (key: string, place: number) => {
    const ownField = definition.outputs[key] ?? definition.inputs[key];
    const hasUnit = ownField && (!unitTitle(xField, preferences) || unitTitle(ownField, preferences));
    return hasUnit
      ? formatValue(boundField(ownField, values), values[key], preferences).text
      : placeText(xField, place, preferences);
  };
  const marks: Mark[] = [
    ...(own
      ? [
          {
            kind: "own",
            text: `${own.label}: ${names ? (names[own.x] ?? "") : ownText(field.own!.x, own.x)}`,
          } as const,
        ]
      : []),
    ...limits.map(({ key, x: place }) => ({
      kind: "limit" as const,
      text: `${fieldOf(key).label}: ${ownText(key, place)}`,
    })),
    ...(crossing
      ? [
          {
            kind: "crossing",
            // What happens in the middle of a month is there from the next one on.
            text: `${field.crossing}: ${inSentence(xText(xKey === "month" ? Math.ceil(crossing.x) : crossing.x))}`,
          } as const,
        ]
      : []),
  ];
  const distinct = withoutCoinciding(drawn);
  const first = drawn[0]!.field;
  const hasNames = distinct.length > 1 || first.label === field.label;
  // Lines of several units have theirs at their names: the axis counts each of them.
  const isMixed = new Set(distinct.map(({ field: one }) => lineUnit(one, preferences))).size > 1;
  const yTitle = isMixed ? "" : (hasNames ? unitTitle : columnTitle)(first, preferences);
  const nameOf = ({ field: one }: Line) => {
    const unit = isMixed && lineUnit(one, preferences);
    return unit ? `${one.label} (${unit})` : one.label;
  };
  const description = describeLines(distinct, xField, preferences);
  return (
    <figure className={styles.figure} data-output={name}>
      <figcaption className={styles.figureTitle}>{field.label + nameScales(field)}</figcaption>
      <Legend lines={distinct} marks={marks} nameOf={nameOf} />
      <div className={styles.chartFrame}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`${field.label}. ${description}`}
        >
          <Axes
            x={x}
            y={y}
            xField={yearField ?? xField}
            xPerTick={yearField ? 12 : 1}
            yField={drawn[0]!.field}
            yTitle={yTitle}
            preferences={preferences}
            names={names}
          />
          {isBars ? <Bars lines={drawn} x={x} y={y} /> : <Lines lines={drawn} field={field} x={x} y={y} />}
          {limits.map(({ key, x: place }) => (
            <LimitLine key={key} at={place} x={x} />
          ))}
          {crossing && <Crossing at={crossing} x={x} y={y} />}
          {own && <OwnPlace own={own} x={x} y={y} />}
        </svg>
        <ChartReader
          lines={distinct}
          x={x}
          y={y}
          label={field.label}
          xText={xText}
          valueText={(line, value) => formatValue(toCents(line.field, points, line.key), value, preferences).text}
        />
      </div>
      <ChartFigures field={field} points={points} preferences={preferences} />
    </figure>
  );
}

/** On which axis each step is a multiplication. */
function nameScales({ logX, logY }: AnyField): string {
  const axes = logX && logY ? "both axes" : logX ? "horizontal axis" : "vertical axis";
  return logX || logY ? ` (${axes} logarithmic)` : "";
}

/** A single point, or a bar of no height, in words: axes around it would be empty. */
function OnePlace({
  name,
  field,
  lines,
  xField,
  preferences,
}: Pick<ChartProps, "name" | "preferences"> & {
  readonly field: AnyField;
  readonly lines: readonly Line[];
  readonly xField: AnyField;
}) {
  const [{ x }] = lines.flatMap(({ points }) => points) as [Line["points"][number]];
  const said = lines
    .filter(({ points }) => points.length > 0)
    .map(({ field: one, points }) => `${one.label} ${formatValue(one, points[0]!.value, preferences).text}`)
    .join(", ");
  return (
    <figure className={styles.figure} data-output={name}>
      <figcaption className={styles.figureTitle}>{field.label}</figcaption>
      <p className={styles.legend}>
        {`There is nothing to draw: the only point is ${xField.label} ${placeText(xField, x, preferences)}, ${said}.`}
      </p>
    </figure>
  );
}

/** What is drawn, as a table, which is folded: it follows the drawing when there is time. */
const ChartFigures = memo(function ChartFigures({
  field,
  points: drawn,
  preferences,
}: Pick<ChartProps, "points" | "preferences"> & { readonly field: AnyField }) {
  const points = useDeferredValue(drawn);
  return useMemo(() => {
    const columns = Object.entries({ ...field.x, ...field.y }).map(
      ([key, column]) => [key, toCents(column, points, key)] as const,
    );
    return (
      <details className={styles.chartFigures}>
        <summary>
          Figures of this chart{points.length > TEXT_ROWS && ` (${TEXT_ROWS} of ${points.length} points)`}
        </summary>
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(([key, column]) => (
                  <th key={key} scope="col" className={styles.head}>
                    {columnTitle(column, preferences)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sampled(points).map((row, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity than their place
                <tr key={index}>
                  {columns.map(([key, column]) => (
                    <td key={key}>{formatCell(column, row[key], preferences)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    );
  }, [field, points, preferences]);
});

/** What the figures of a line count at the axis. */
const lineUnit = (field: AnyField, preferences: Preferences) =>
  field.kind === "percent" ? "%" : unitTitle(field, preferences);

/** A place of the x axis in figures, with its unit: fewer digits than a result has, since it is read off a drawing. */
function placeText(field: AnyField, place: number, preferences: Preferences): string {
  const digits = isNumeric(field) && !Number.isInteger(place) ? Number(place.toPrecision(3)) : place;
  const unit = unitTitle(field, preferences);
  return formatWithUnit(tickText(field, digits, preferences), unit).text;
}

/** "Age 62" within a sentence. */
const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** In words what the lines do, for those who do not see them. */
function describeLines(lines: readonly Line[], xField: AnyField, preferences: Preferences): string {
  return lines
    .map((line) => {
      const [first, last] = [line.points[0], line.points.at(-1)];
      if (!first || !last) return "";
      return `${line.field.label}: ${tickText(line.field, first.y, preferences)} at ${xField.label.toLowerCase()} ${tickText(xField, first.x, preferences)}, ${tickText(line.field, last.y, preferences)} at ${tickText(xField, last.x, preferences)}.`;
    })
    .join(" ");
}

function sampled(points: ResultRows): ResultRows {
  if (points.length <= TEXT_ROWS) return points;
  const step = (points.length - 1) / (TEXT_ROWS - 1);
  return Array.from({ length: TEXT_ROWS }, (_, index) => points[Math.round(index * step)]!);
}
