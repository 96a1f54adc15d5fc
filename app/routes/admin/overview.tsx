import { Link } from "react-router";
import * as styles from "./admin.css.ts";
import { Frame, Loaded, useSay } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

interface OverviewData {
  readonly catalogue: {
    readonly active: number;
    readonly hidden: number;
    readonly withoutDefinition: number;
    readonly uses: number;
  };
  readonly mostUsed: readonly { readonly id: string; readonly name: string; readonly uses: number }[];
  readonly requests: Readonly<Record<string, number>>;
  readonly feedbackOfMonth: number;
  readonly users: number;
  readonly errors: { readonly total: number; readonly last1Hour: number };
  readonly ratesDate: string;
}

/** The site in figures. */
export function Overview() {
  const answer = useAdmin<OverviewData>("/api/admin/overview");
  const say = useSay();
  return (
    <Loaded answer={answer}>
      {({ catalogue, mostUsed, requests, feedbackOfMonth, users, errors, ratesDate }) => {
        const figures: readonly (readonly [string, string])[] = [
          ["Calculators", say.number(catalogue.active)],
          ["Hidden", say.number(catalogue.hidden)],
          ["Without a definition", say.number(catalogue.withoutDefinition)],
          ["Page opens", say.number(catalogue.uses)],
          ["Accounts", say.number(users)],
          ["New requests", say.number(requests["new"] ?? 0)],
          ["Feedback in 30 days", say.number(feedbackOfMonth)],
          ["Open errors in the last hour", say.number(errors.last1Hour)],
          ["Errors in the log", say.number(errors.total)],
          ["Rates of", ratesDate],
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
            <h2>Most used</h2>
            <Frame title="Most used calculators" columns={["Calculator", "Page opens"]}>
              {mostUsed.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Link to={`/calculator/${row.id}`}>{row.name}</Link>
                  </td>
                  <td className={styles.number}>{say.number(row.uses)}</td>
                </tr>
              ))}
            </Frame>
          </>
        );
      }}
    </Loaded>
  );
}
