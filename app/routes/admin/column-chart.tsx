import { nice, ticks } from "d3-array";
import type { ReactNode } from "react";
import * as styles from "./column-chart.css.ts";

export interface Column {
  readonly key: string;
  /** What is said when it is pointed at. */
  readonly says: string;
  /** From the ground up, each in its color. */
  readonly parts: readonly { readonly value: number; readonly className: string }[];
}

interface ColumnChartProps {
  readonly caption: ReactNode;
  /** The same in words, for who cannot see it. */
  readonly label: string;
  /** At least one. */
  readonly columns: readonly Column[];
  /** Few columns are no wider than so many would be. */
  readonly least?: number;
  formatTick(value: number): string;
  /** Under the first column, the middle and the last one. */
  nameColumn(index: number): string;
}

const HEIGHT = 120;
/** Above the highest line there is room for half of its figure, below the ground for names. */
const [TOP, BELOW] = [8, 22];
/** Columns that are not nothing are seen. */
const LOWEST = 2;

/** Columns over time on lines that say how high they are. Across, everything is a share of the width: it fits any. */
export function ColumnChart({ caption, label, columns, least = 1, formatTick, nameColumn }: ColumnChartProps) {
  const sum = ({ parts }: Column) => parts.reduce((total, { value }) => total + value, 0);
  const [, top] = nice(0, Math.max(1, ...columns.map(sum)), 3);
  const lines = ticks(0, top, 3).filter(Number.isInteger);
  const places = Math.max(least, columns.length);
  const width = 100 / places;
  const at = (value: number) => TOP + HEIGHT * (1 - value / top);
  const named = [...new Set([0, (columns.length - 1) >> 1, columns.length - 1])];
  // Names of a few columns beside one another would lie on each other.
  const shown = columns.length * 3 < places ? named.slice(0, 1) : named;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.plot}>
        <svg className={styles.scale} height={TOP + HEIGHT + BELOW} aria-hidden="true">
          {lines.map((value) => (
            <text key={value} x="100%" y={at(value)} dy="0.32em" textAnchor="end">
              {formatTick(value)}
            </text>
          ))}
        </svg>
        <svg className={styles.columns} height={TOP + HEIGHT + BELOW} role="img" aria-label={label}>
          {lines.map((value) => (
            <line key={value} x1="0" x2="100%" y1={at(value)} y2={at(value)} className={styles.line} />
          ))}
          {columns.map((column, index) => (
            <g key={column.key}>
              <title>{column.says}</title>
              {stack(column).map(({ from, to, className }) => (
                <rect
                  key={className}
                  x={`${(index + 0.12) * width}%`}
                  width={`${0.76 * width}%`}
                  y={Math.min(at(to), at(from) - LOWEST)}
                  height={Math.max(LOWEST, at(from) - at(to))}
                  className={className}
                />
              ))}
            </g>
          ))}
          {shown.map((index) => (
            <text
              key={index}
              x={
                index === 0
                  ? 0
                  : index === columns.length - 1
                    ? `${columns.length * width}%`
                    : `${(index + 0.5) * width}%`
              }
              y={TOP + HEIGHT + BELOW - 4}
              textAnchor={index === 0 ? "start" : index === columns.length - 1 ? "end" : "middle"}
            >
              {nameColumn(index)}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

function stack({ parts }: Column) {
  let from = 0;
  return parts.flatMap(({ value, className }) => {
    if (value <= 0) return [];
    const to = from + value;
    const part = { from, to, className };
    from = to;
    return [part];
  });
}

/** The color of a part, before the words that say what it is. */
export function Key({ className }: { readonly className: string }) {
  return (
    <svg className={styles.key} aria-hidden="true">
      <rect width="100%" height="100%" className={className} />
    </svg>
  );
}
