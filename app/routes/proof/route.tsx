import { Link } from "react-router";
import proof from "#generated/proof.ts";
import rows from "#generated/rows.ts";
import { categoryName } from "#catalogue/categories.ts";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, wrap } from "#ui/layout.css.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./proof.css.ts";

export function loader() {
  const authorities = new Map<string, number>();
  for (const row of rows) {
    for (const [name, count] of Object.entries(proof[row.id] ?? {}))
      authorities.set(name, (authorities.get(name) ?? 0) + count);
  }
  const categories = [...Map.groupBy(rows, (row) => row.category)].map(([key, list]) => ({
    key,
    calculators: list
      .map((row) => ({ id: row.id, name: row.name, cases: sum(Object.values(proof[row.id] ?? {})) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
  }));
  return {
    calculators: rows.length,
    authorities: [...authorities].toSorted((a, b) => b[1] - a[1]),
    categories: categories.toSorted((a, b) => categoryName(a.key).localeCompare(categoryName(b.key), "en")),
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export const handle: PageHandle = {
  title: "How every calculator is checked",
  isInSitemap: true,
  visits: "information",
  cachedBy: [],
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: documentTitle(handle) },
    {
      name: "description",
      content: "How many cases each calculator has to pass, and how the expected results were obtained.",
    },
    canonical(matches, "/proof"),
  ];
}

export default function Proof({ loaderData }: Route.ComponentProps) {
  const { calculators, authorities, categories } = loaderData;
  const total = sum(authorities.map(([, count]) => count));
  const figure = (count: number) => count.toLocaleString("en-US");
  return (
    <div className={wrap}>
      <Breadcrumb here="Proof" />
      <h1>How every calculator is checked</h1>
      <p className={lede}>
        {`${figure(calculators)} calculators have ${figure(total)} cases, and all of them run with every change. Most compare a result with one that was worked out separately, in another program, or with a published figure. That is a second calculation, mostly our own, and not the verdict of someone else. The rest test that impossible entries are refused, that a definition holds, or that the calculator agrees with itself. The table counts each kind.`}
      </p>
      <h2 className={styles.title}>By kind of check</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Where the expected result comes from</th>
            <th scope="col">Cases</th>
          </tr>
        </thead>
        <tbody>
          {authorities.map(([name, count]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{figure(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {categories.map((category) => (
        <section key={category.key}>
          <h2 className={styles.title}>{categoryName(category.key)}</h2>
          <ul className={styles.list}>
            {category.calculators.map((row) => (
              <li key={row.id}>
                <Link to={`/calculator/${row.id}/cases`}>{row.name}</Link>{" "}
                <span className={styles.count}>{row.cases}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
