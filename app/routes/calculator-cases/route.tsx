import { data } from "react-router";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { readCases } from "#workers/directory/static-files.ts";
import { env } from "#workers/bindings.server.ts";
import { type Case, PROOF_KINDS, type ProofKind, countByKind, describeAuthority } from "#engine/cases.ts";
import { findFaults } from "#engine/verify.ts";
import { BRAND } from "#ui/brand.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, wrap } from "#ui/layout.css.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./cases.css.ts";
import { describeCase } from "./describe-case.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const definition = await loadDefinition(params.id);
  if (!definition) throw data(null, { status: 404 });
  const stored = await readCases(env.ASSETS, definition.id);
  const cases = stored.map((one) => ({
    kind: PROOF_KINDS[one.by.kind].name,
    source: describeAuthority(one.by),
    link: one.by.link,
    accessed: one.by.accessed,
    script: one.by.script,
    tolerance: describeTolerance(one),
    ...describeCase(definition, one),
    holds: findFaults(definition, one).length === 0,
  }));
  const counts = Object.entries(countByKind(stored)).map(
    ([kind, count]) => `${PROOF_KINDS[kind as ProofKind].name.toLowerCase()} ${count}`,
  );
  return { id: definition.id, name: definition.name, cases, counts: counts.join(", ") };
}

function describeTolerance({ tolerance }: Case): string | null {
  if (!tolerance) return null;
  const { relative, absolute, because } = tolerance;
  return `within ${[relative && `${relative} of its size`, absolute].filter(Boolean).join(" or ")}: ${because}`;
}

export const handle: PageHandle = { title: "How a calculator is checked" };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData ? `How the ${loaderData.name} is checked · ${BRAND}` : `Page Not Found · ${BRAND}` },
    { name: "robots", content: "noindex" },
  ];
}

export default function CalculatorCases({ loaderData }: Route.ComponentProps) {
  const { id, name, cases, counts } = loaderData;
  return (
    <div className={wrap}>
      <Breadcrumb between={[{ to: `/calculator/${id}`, name: name }]} />
      <h1>How the {name} is checked</h1>
      <p className={lede}>
        {`${cases.length} cases, each with the source of its expected result (${counts}). They were run while this page was being made: ${cases.filter((one) => one.holds).length} passed.`}
      </p>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Entered</th>
              <th scope="col">Expected</th>
              <th scope="col">Passed</th>
            </tr>
          </thead>
          <tbody>
            {cases.map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- cases have no other identity than their place
              <tr key={index}>
                <td>
                  {one.kind}
                  {one.source !== one.kind && (
                    <span className={styles.source}>{one.link ? <a href={one.link}>{one.source}</a> : one.source}</span>
                  )}
                  {one.accessed && <span className={styles.source}>{`read on ${one.accessed}`}</span>}
                  {one.script && <span className={styles.source}>{`worked out again by ${one.script}`}</span>}
                </td>
                <td>{one.inputs}</td>
                <td>
                  {one.expects}
                  {one.tolerance && <span className={styles.source}>{one.tolerance}</span>}
                </td>
                <td>{one.holds ? "yes" : "NO"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
