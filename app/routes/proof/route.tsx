import { Link } from "react-router";
import proof from "#generated/proof.ts";
import scripted from "#generated/scripted.ts";
import rows from "#generated/rows.ts";
import { categoryName } from "#catalogue/categories.ts";
import { INDEPENDENT_KINDS, PROOF_KINDS, type ProofKind } from "#engine/cases.ts";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, wrap } from "#ui/layout.css.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./proof.css.ts";

export function loader() {
  const kinds = (Object.keys(PROOF_KINDS) as ProofKind[]).map((kind) => ({
    kind,
    cases: sum(rows.map((row) => proof[row.id]?.[kind] ?? 0)),
    scripted: scripted[kind] ?? 0,
    calculators: rows.filter((row) => proof[row.id]?.[kind]).length,
  }));
  const categories = [...Map.groupBy(rows, (row) => row.category)].map(([key, list]) => ({
    key,
    calculators: list
      .map((row) => ({ id: row.id, name: row.name, cases: sum(Object.values(proof[row.id] ?? {})) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
  }));
  return {
    calculators: rows.length,
    kinds,
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
  const { calculators, kinds, categories } = loaderData;
  const total = sum(kinds.map(({ cases }) => cases));
  const independent = sum(
    kinds.filter(({ kind }) => INDEPENDENT_KINDS.some((one) => one === kind)).map(({ cases }) => cases),
  );
  const figure = (count: number) => count.toLocaleString("en-US");
  return (
    <div className={wrap}>
      <Breadcrumb here="Proof" />
      <h1>How every calculator is checked</h1>
      <p className={lede}>
        {`${figure(calculators)} calculators have ${figure(total)} cases, and all of them run with every change. ${figure(independent)} compare a result with a published figure, with another program, or with a separate derivation. Most of these are derivations: a second calculation of our own, and not the verdict of someone else. The other ${figure(total - independent)} test that a definition holds or that impossible entries are refused.`}
      </p>
      <h2 className={styles.title}>By kind of check</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Where the expected result comes from</th>
            <th scope="col">Cases</th>
            <th scope="col">Calculators</th>
            <th scope="col">With a script</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, cases, calculators: having, scripted: again }) => (
            <tr key={kind}>
              <td>
                {PROOF_KINDS[kind].name}
                <br />
                <span className={styles.count}>{PROOF_KINDS[kind].meaning}</span>
              </td>
              <td>{figure(cases)}</td>
              <td>{figure(having)}</td>
              <td>{figure(again)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {`With a script: anyone who has the source code can work these results out again with the command `}
        <code>npm run proof</code>
        {`. Of the other derivations the way is named, but its script was not kept.`}
      </p>
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
