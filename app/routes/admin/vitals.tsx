import { useState } from "react";
import * as styles from "./admin.css.ts";
import { Frame, Loaded, Select, useSay } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

interface VitalsData {
  readonly days: number;
  readonly hasAnalytics: boolean;
  readonly figures: readonly {
    readonly kind: string;
    readonly metric: string;
    readonly count: number;
    readonly p50: number | null;
    readonly p75: number | null;
    readonly p95: number | null;
    readonly slow: number | null;
  }[];
  readonly views: readonly { readonly title: string; readonly count: number }[];
}

const METRICS: Readonly<Record<string, readonly [name: string, threshold: string]>> = {
  LCP: ["Largest paint", "over 2500 ms"],
  INP: ["Input delay", "over 100 ms"],
  CLS: ["Layout shift", "over 0.1"],
  FCP: ["First paint", ""],
  TTFB: ["First byte", ""],
};

/** How fast pages are for visitors, by kind of page, and which pages are opened. */
export function Vitals() {
  const [days, setDays] = useState("7");
  const answer = useAdmin<VitalsData>(`/api/admin/vitals?days=${days}`);
  const say = useSay();
  const shown = (metric: string, value: number | null) =>
    value === null ? "beyond" : metric === "CLS" ? say.number(value) : `${say.number(value)} ms`;
  return (
    <Loaded answer={answer}>
      {({ figures, views, hasAnalytics }) => (
        <>
          <div className={styles.filters}>
            <Select
              label="Days"
              value={days}
              options={["1", "7", "30", "90"].map((one) => [one, one === "1" ? "today" : `last ${one}`])}
              onChange={setDays}
            />
          </div>
          {figures.length === 0 ? (
            <p>No page has measured itself in these days.</p>
          ) : (
            <Frame
              title="Vitals by kind of page"
              columns={["Pages", "Metric", "Measured", "Half within", "75 % within", "95 % within", "Too slow"]}
            >
              {figures.map((one) => (
                <tr key={`${one.kind} ${one.metric}`}>
                  <th scope="row">{one.kind}</th>
                  <td>{METRICS[one.metric]?.[0] ?? one.metric}</td>
                  <td className={styles.number}>{say.number(one.count)}</td>
                  {[one.p50, one.p75, one.p95].map((value, index) => (
                    <td key={["p50", "p75", "p95"][index]} className={styles.number}>
                      {shown(one.metric, value)}
                    </td>
                  ))}
                  <td>
                    {one.slow === null
                      ? "no threshold"
                      : `${say.number(one.slow)} ${METRICS[one.metric]?.[1] ?? ""} (${say.number(Math.round((100 * one.slow) / one.count))} %)`}
                  </td>
                </tr>
              ))}
            </Frame>
          )}
          {hasAnalytics && (
            <p>Every single point is in Analytics Engine as well (blob 1: metric, blob 2: kind of page).</p>
          )}
          <h2>Page opens</h2>
          {views.length === 0 ? (
            <p>No page was opened in these days.</p>
          ) : (
            <Frame title="Page opens by title" columns={["Page", "Opens"]}>
              {views.map(({ title, count }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td className={styles.number}>{say.number(count)}</td>
                </tr>
              ))}
            </Frame>
          )}
        </>
      )}
    </Loaded>
  );
}
