import { sum } from "d3-array";
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

const METRICS: Readonly<Record<string, { readonly name: string; readonly threshold?: number }>> = {
  LCP: { name: "Largest paint", threshold: 2500 },
  INP: { name: "Interaction", threshold: 100 },
  CLS: { name: "Layout shift", threshold: 0.1 },
  FCP: { name: "First paint" },
  TTFB: { name: "First byte" },
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
            <>
              <h2>By kind of page</h2>
              <p className={styles.note}>
                Three out of four visits were at or below the figure in bold, 95 out of 100 at or below p95.
                “Interaction” is the time to the next paint: it counts as slow above 100 ms, which is stricter than the
                200 ms that Web Vitals call good.
              </p>
              <FigureTable title="Vitals by kind of page" head="Pages" figures={figures} />
            </>
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
                <Row key={title} isRanked>
                  <th scope="row">{title}</th>
                  <td className={styles.number}>{format.number(count)}</td>
                  <td className={styles.wide}>
                    <Bar share={count / sum(views, (view) => view.count)} />
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

/** A row for each kind, a column for each metric. */
function FigureTable({ title, head, figures, nameOf = String }: FigureTableProps) {
  const kinds = Map.groupBy(figures, ({ kind }) => kind);
  const metrics = Object.keys(METRICS).filter((metric) => figures.some((one) => one.metric === metric));
  return (
    <TableFrame title={title} columns={[head, ...metrics.map((metric) => METRICS[metric]!.name)]}>
      {[...kinds].map(([kind, ones]) => (
        <Row key={kind}>
          {[
            <th key={head} scope="row">
              {nameOf(kind)}
            </th>,
            ...metrics.map((metric) => {
              const figure = ones.find((one) => one.metric === metric);
              return <td key={metric}>{figure && <Reading figure={figure} />}</td>;
            }),
          ]}
        </Row>
      ))}
    </TableFrame>
  );
}

/** What was measured: within what most visits were, and how many were too slow. */
function Reading({ figure: { metric, count, p50, p75, p95, slow } }: { readonly figure: Figure }) {
  const format = useFormat();
  const unit = metric === "CLS" ? "" : " ms";
  const shown = (value: number | null) => (value === null ? "above the scale" : `${format.number(value)}${unit}`);
  const { threshold } = METRICS[metric] ?? {};
  return (
    <>
      <strong className={styles.number}>{shown(p75)}</strong>
      {slow !== null && <Bar isBad share={slow / count} />}
      <div className={styles.note}>
        <span className={styles.whole}>median {shown(p50)},</span>{" "}
        <span className={styles.whole}>p95 {shown(p95)}</span>
      </div>
      <div className={styles.note}>
        {slow === null || threshold === undefined
          ? `${format.number(count)} measured`
          : `${format.number(slow)} of ${format.number(count)} over ${shown(threshold)}`}
      </div>
    </>
  );
}
