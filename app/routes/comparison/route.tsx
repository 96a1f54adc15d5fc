import { data, Link } from "react-router";
import { preferencesFor } from "#engine/format.ts";
import { fromQuery } from "#engine/query.ts";
import { readWork } from "#engine/work.ts";
import { CopyButton } from "#features/calculator/results/copy-button.tsx";
import { formatComparisonAddress, readComparison } from "#features/saved/comparison-address.ts";
import { ComparisonTable } from "#features/saved/comparison-table.tsx";
import { createColumn, leaveOpen, listComparisonRows } from "#features/saved/comparison.ts";
import { BRAND } from "#ui/brand.ts";
import { row } from "#ui/button.css.ts";
import { buttonClass } from "#ui/button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { apart, lede, page } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { Route } from "./+types/route";

/** What the answers of one page may cost in the units of `#maths/work.ts` (some 50 ns each), the last one not counted (decision 0080). */
const MOST_WORK = 500_000;

/** GET /calculator/{id}/compare?n=name&c=query&n=…: up to six calculations side by side, in the reader's formats. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const [definition, preferences] = await Promise.all([
    currentDefinition(params.id, env.KV),
    readRequestPreferences(request, env.KV),
  ]);
  if (!definition || definition.special) throw data(null, { status: 404 });
  const { origin, searchParams } = new URL(request.url);
  const compared = readComparison(searchParams);
  const begun = readWork();
  const columns = compared.map(({ query }) => {
    const saved = { inputs: fromQuery(definition, new URLSearchParams(query)) };
    const answer = readWork() - begun > MOST_WORK ? leaveOpen : createColumn;
    return answer(definition, saved, todayUtc());
  });
  const shownIn = preferencesFor(definition, columns[0]?.inputs ?? {}, preferences);
  return {
    id: definition.id,
    name: definition.name,
    url: origin + formatComparisonAddress(definition.id, compared),
    heads: compared.map((one, at) => ({
      ...one,
      without: formatComparisonAddress(definition.id, compared.toSpliced(at, 1)),
    })),
    entries: listComparisonRows(definition.inputs, columns, "inputs", shownIn),
    results: listComparisonRows(definition.outputs, columns, "outputs", shownIn),
  };
}

export const handle: PageHandle = { title: "Comparison" };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${loaderData ? `Compare: ${loaderData.name}` : "Page Not Found"} · ${BRAND}` },
    { name: "robots", content: "noindex" },
  ];
}

/** Calculations of one calculator side by side. The address holds them whole: nothing is stored. */
export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  const { id, name, url, heads, entries, results } = loaderData;
  const address = `/calculator/${id}`;
  return (
    <div className={page}>
      <Breadcrumb between={[{ to: address, name }]} here={handle.title} />
      <h1>Compare: {name}</h1>
      <p className={lede}>
        {heads.length === 0
          ? "“Compare” on the calculator's page puts what you entered beside what you saved, up to six side by side."
          : "Rows that differ are marked, with the difference to the first. The link of this page holds it all; nothing is stored."}
      </p>
      {heads.length > 0 && (
        <div className={apart}>
          <ComparisonTable
            heads={heads.map((head, at) => ({
              key: String(at),
              content: (
                <>
                  <Link to={head.query ? `${address}?${head.query}` : address}>{head.name}</Link>{" "}
                  <Link to={head.without} aria-label={`Leave out ${head.name}`} data-tooltip="Leave out">
                    ×
                  </Link>
                </>
              ),
            }))}
            entries={entries}
            results={results}
          />
        </div>
      )}
      <div className={`${row} ${apart}`}>
        {heads.length > 0 && <CopyButton text={() => url} label="Copy link" done="Link copied" />}
        <Link to={address} className={buttonClass.plain}>
          Open the calculator
        </Link>
      </div>
    </div>
  );
}
