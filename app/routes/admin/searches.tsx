import { sum } from "d3-array";
import { Link } from "react-router";
import * as styles from "./admin.css.ts";
import { Bar } from "./chart.tsx";
import { Loaded, Row, TableFrame, useFormat } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

interface SearchesData {
  readonly searches: readonly { readonly words: string; readonly count: number; readonly day: string }[];
}

/** What visitors searched for in vain: what the catalogue lacks. */
export function Searches() {
  const answer = useAdmin<SearchesData>("/api/admin/searches");
  const format = useFormat();
  return (
    <Loaded answer={answer}>
      {({ searches }) => (
        <>
          <p>
            Searches that found nothing, from five times on. Nobody knows who searched; after 30 days they are gone.
          </p>
          {searches.length === 0 ? (
            <p>Nothing was searched for in vain five times.</p>
          ) : (
            <TableFrame
              title="Searches without a result"
              columns={["Words", "Searches", "Share", "Last", "Catalogue"]}
              figures={["Searches"]}
            >
              {searches.map(({ words, count, day }) => (
                <Row key={words} isRanked>
                  <th scope="row">{words}</th>
                  <td className={styles.number}>{format.number(count)}</td>
                  <td className={styles.wide}>
                    <Bar share={count / sum(searches, (search) => search.count)} />
                  </td>
                  <td className={styles.moment}>{format.day(day)}</td>
                  <td className={styles.whole}>
                    <Link to={`/admin/catalogue?${new URLSearchParams({ name: words })}`}>Add a row</Link>
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
