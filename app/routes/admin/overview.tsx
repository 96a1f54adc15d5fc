import { Link } from "react-router";
import * as styles from "./admin.css.ts";
import { Bar, DayChart } from "./chart.tsx";
import { Row, TableFrame, Loaded, useFormat } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

interface OverviewData {
  readonly catalogue: {
    readonly active: number;
    readonly hidden: number;
    readonly withoutDefinition: number;
    readonly uses: number;
    /** Of them those that were set when the site began. */
    readonly seededUses: number;
  };
  /** Without the uses that were set. */
  readonly mostUsed: readonly { readonly id: string; readonly name: string; readonly countedUses: number }[];
  readonly requests: Readonly<Record<string, number>>;
  readonly feedbackOfMonth: number;
  readonly users: number;
  readonly errors: { readonly total: number; readonly last1Hour: number };
  readonly opens: readonly { readonly day: string; readonly count: number }[];
  readonly ratesDate: string;
}

/** The site in figures. */
export function Overview() {
  const answer = useAdmin<OverviewData>("/api/admin/overview");
  const format = useFormat();
  return (
    <Loaded answer={answer}>
      {({ catalogue, mostUsed, requests, feedbackOfMonth, users, errors, opens, ratesDate }) => {
        const countedUses = catalogue.uses - catalogue.seededUses;
        const figures: readonly (readonly [string, string])[] = [
          ["Calculators", format.number(catalogue.active)],
          ["Hidden", format.number(catalogue.hidden)],
          ["Without a definition", format.number(catalogue.withoutDefinition)],
          ["Uses counted", format.number(countedUses)],
          ["Uses set when the site began", format.number(catalogue.seededUses)],
          ["Accounts", format.number(users)],
          ["New requests", format.number(requests["new"] ?? 0)],
          ["Feedback in 30 days", format.number(feedbackOfMonth)],
          ["Open errors, last hour", format.number(errors.last1Hour)],
          ["Errors in the log", format.number(errors.total)],
          ["Exchange rates as of", format.day(ratesDate)],
        ];
        return (
          <>
            <dl className={styles.figures}>
              {figures.map(([name, figure]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
            <h2>Page opens</h2>
            {opens.some(({ count }) => count > 0) ? (
              <DayChart title={`Last ${opens.length} days`} counts={opens} />
            ) : (
              <p>No pages were opened in the last {opens.length} days.</p>
            )}
            <h2>Most used</h2>
            <p className={styles.note}>
              By the uses that were counted. Cards show them with those that were set when the site began.
            </p>
            {mostUsed.length === 0 ? (
              <p>No uses have been counted yet.</p>
            ) : (
              <TableFrame
                title="Most used calculators"
                columns={["Calculator", "Uses counted", "Share"]}
                figures={["Uses counted"]}
              >
                {mostUsed.map((row) => (
                  <Row key={row.id} isRanked>
                    <td>
                      <Link to={`/calculator/${row.id}`}>{row.name}</Link>
                    </td>
                    <td className={styles.number}>{format.number(row.countedUses)}</td>
                    <td className={styles.wide}>
                      <Bar share={row.countedUses / countedUses} />
                    </td>
                  </Row>
                ))}
              </TableFrame>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
