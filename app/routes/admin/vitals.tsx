import { useState } from "react";
import * as styles from "./admin.css.ts";
import { Bar, DayChart } from "./chart.tsx";
import { Row, TableFrame, Loaded, Select, useFormat } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

interface Figure {
  readonly kind: string;
  readonly metric: string;
  readonly count: number;
  readonly p50: number | null;
  readonly p75: number | null;
  readonly p95: number | null;
  readonly slow: number | null;
}

interface VitalsData {
  readonly days: number;
  readonly hasAnalytics: boolean;
  readonly figures: readonly Figure[];
  readonly countries: readonly Figure[];
  readonly views: readonly { readonly title: string; readonly count: number }[];
  readonly opens: readonly { readonly day: string; readonly count: number }[];
}

const METRICS: Readonly<Record<string, readonly [name: string, threshold: string]>> = {
  LCP: ["Largest paint", "over 2500 ms"],
  INP: ["Input delay", "over 100 ms"],
  CLS: ["Layout shift", "over 0.1"],
  FCP: ["First paint", ""],
  TTFB: ["First byte", ""],
};

/** How fast pages are for visitors, by kind of page and by country, and which pages are opened. */
export function Vitals() {
  const [days, setDays] = useState("7");
  const answer = useAdmin<VitalsData>(`/api/admin/vitals?days=${days}`);
  const format = useFormat();
  return (
    <Loaded answer={answer}>
      {({ figures, countries, views, opens, hasAnalytics }) => (
        <>
          <div className={styles.filters}>
            <Select
              label="Period"
              value={days}
              options={["1", "7", "30", "90"].map((one) => [one, one === "1" ? "Today" : `Last ${one} days`])}
              onChange={setDays}
            />
          </div>
          {figures.length === 0 ? (
            <p>No measurements in this period.</p>
          ) : (
            <FigureTable title="Vitals by kind of page" head="Pages" figures={figures} />
          )}
          {countries.length > 0 && (
            <>
              <h2>By country</h2>
              <FigureTable title="Vitals by country" head="Country" figures={countries} nameOf={nameCountry} />
            </>
          )}
          {hasAnalytics && <p>Each measurement is also in Analytics Engine (blob 1: metric, blob 2: kind of page).</p>}
          <h2>Page opens</h2>
          {views.length > 0 && opens.length > 1 && <DayChart title="Page opens by day" counts={opens} />}
          {views.length === 0 ? (
            <p>No pages were opened in this period.</p>
          ) : (
            <TableFrame title="Page opens by title" columns={["Page", "Opens", "Share"]} figures={["Opens"]}>
              {views.map(({ title, count }) => (
                <Row key={title}>
                  <th scope="row">{title}</th>
                  <td className={styles.number}>{format.number(count)}</td>
                  <td className={styles.wide}>
                    <Bar share={count / (views[0]?.count ?? 1)} />
                  </td>
                </Row>
              ))}
            </TableFrame>
          )}
        </>
      )}
    </Loaded>
  );
}

const COUNTRY_NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

function nameCountry(code: string): string {
  return COUNTRY_NAMES.of(code) ?? code;
}

interface FigureTableProps {
  readonly title: string;
  /** What the rows are of. */
  readonly head: string;
  readonly figures: readonly Figure[];
  nameOf?(kind: string): string;
}

function FigureTable({ title, head, figures, nameOf = String }: FigureTableProps) {
  const format = useFormat();
  const shown = (metric: string, value: number | null) =>
    value === null ? "over the scale" : metric === "CLS" ? format.number(value) : `${format.number(value)} ms`;
  return (
    <TableFrame
      title={title}
      columns={[head, "Metric", "Measured", "Half within", "75% within", "95% within", "Too slow", "Share"]}
      figures={["Measured", "Half within", "75% within", "95% within"]}
    >
      {figures.map((one) => (
        <Row key={`${one.kind} ${one.metric}`}>
          <th scope="row">{nameOf(one.kind)}</th>
          <td>{METRICS[one.metric]?.[0] ?? one.metric}</td>
          <td className={styles.number}>{format.number(one.count)}</td>
          <td className={styles.number}>{shown(one.metric, one.p50)}</td>
          <td className={styles.number}>{shown(one.metric, one.p75)}</td>
          <td className={styles.number}>{shown(one.metric, one.p95)}</td>
          <td>
            {one.slow === null
              ? "no threshold"
              : `${format.number(one.slow)} ${METRICS[one.metric]?.[1] ?? ""} (${format.number(Math.round((100 * one.slow) / one.count))}%)`}
          </td>
          <td>{one.slow !== null && <Bar isBad share={one.slow / one.count} />}</td>
        </Row>
      ))}
    </TableFrame>
  );
}
