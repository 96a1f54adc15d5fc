/** One table on the screen, one JSON file, and the ratios to an earlier one. */

/** What a figure may be: more than `most` is over the budget. */
export interface Figure {
  /** What was measured, "home: HTML, brotli". */
  readonly name: string;
  readonly value: number;
  /** "KB", "ms", "/s"; none for a count. */
  readonly unit?: string;
  /** The budget of the design, inclusive. */
  readonly most?: number;
  readonly least?: number;
}

export interface Section {
  readonly title: string;
  /** How it was measured, where the name does not say it. */
  readonly note?: string;
  readonly figures: readonly Figure[];
}

export interface Report {
  readonly date: string;
  readonly machine: string;
  /** What else ran: the load averages before and after. */
  readonly load: string;
  readonly commit: string;
  readonly sections: readonly Section[];
}

/** Three significant digits, no exponent. */
export function text(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(value < 10 ? 2 : 3)));
}

const withUnit = (value: number, unit = "") => `${text(value)}${unit.startsWith("/") ? unit : unit && ` ${unit}`}`;

function verdict({ value, unit, most, least }: Figure): string {
  if (most !== undefined) return `${value <= most ? "✓" : "✗"} ≤ ${withUnit(most, unit)}`;
  if (least !== undefined) return `${value >= least ? "✓" : "✗"} ≥ ${withUnit(least, unit)}`;
  return "";
}

/** The ratio of a figure to the same one of an earlier report; "" where it had none. */
function ratio(section: string, figure: Figure, earlier: Report | null): string {
  const found = earlier?.sections
    .find(({ title }) => title === section)
    ?.figures.find(({ name }) => name === figure.name);
  if (!found) return "";
  return found.value === 0 ? (figure.value === 0 ? "× 1.00" : "was 0") : `× ${(figure.value / found.value).toFixed(2)}`;
}

function rowsOf({ title, figures }: Section, earlier: Report | null): readonly string[][] {
  return figures.map((figure) => [
    figure.name,
    withUnit(figure.value, figure.unit),
    verdict(figure),
    ...(earlier ? [ratio(title, figure, earlier)] : []),
  ]);
}

/** For the screen. */
export function plain(report: Report, earlier: Report | null = null): string {
  const all = report.sections.flatMap((section) => rowsOf(section, earlier));
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0), 0));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, at) => (at === 1 ? cell.padStart(widths[at]!) : cell.padEnd(widths[at] ?? 0))).join("  ")}`.trimEnd();
  return report.sections
    .map((section) =>
      [section.title, ...rowsOf(section, earlier).map(line), ...(section.note ? [`  (${section.note})`] : [])].join(
        "\n",
      ),
    )
    .join("\n\n");
}

/** For docs/performance.md. */
export function markdown(report: Report, earlier: Report | null = null): string {
  const head = ["what", "measured", "budget", ...(earlier ? ["to before"] : [])];
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const sections = report.sections.map((section) =>
    [
      `### ${section.title}`,
      ...(section.note ? ["", section.note] : []),
      "",
      row(head),
      row(head.map(() => "---")),
      ...rowsOf(section, earlier).map(row),
    ].join("\n"),
  );
  return [`${report.date}, ${report.machine}; load ${report.load}; commit ${report.commit}.`, ...sections].join("\n\n");
}
