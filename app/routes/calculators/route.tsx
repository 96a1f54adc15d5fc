import { useSearchParams } from "react-router";
import { categoryName } from "#catalogue/categories.ts";
import { summarizeDirectory } from "#catalogue/directory-summary.ts";
import type { Card } from "#catalogue/card.ts";
import { memoizeByIdentity } from "#catalogue/memoize.ts";
import { DirectoryList } from "#features/directory/index.ts";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, wrap } from "#ui/layout.css.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { shownCards } from "#workers/directory/shown-cards.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  const rows = await listDirectory(context.get(databaseContext).database);
  context.set(shownCards, inCategoryOrder(rows));
  const { total, categories } = summarize(rows);
  return { total, categories };
}

/** Reached without a document of its own, the page loads its document: the directory's HTML is not written twice. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url);
  return new Promise(() => {});
}

export const handle: PageHandle = {
  title: "Calculator Directory",
  isInSitemap: true,
  visits: "directory",
  cachedBy: ["search"],
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: `All ${loaderData?.total ?? ""} calculators and unit converters by category.` },
    canonical(matches, "/calculators"),
  ];
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <div className={wrap}>
      <Breadcrumb here="Calculators" />
      <h1>Calculator Directory</h1>
      <p className={lede}>Browse all {loaderData.total} calculators organized by category</p>
      <DirectoryList initialTerm={(params.get("search") ?? "").trim()} categories={loaderData.categories} />
    </div>
  );
}

const summarize = /* @__PURE__ */ memoizeByIdentity(summarizeDirectory);

/** By the category's display name, then by the calculator's. */
const inCategoryOrder = /* @__PURE__ */ memoizeByIdentity((cards: readonly Card[]): readonly Card[] =>
  cards.toSorted(
    (a, b) =>
      categoryName(a.category).localeCompare(categoryName(b.category), "en") || a.name.localeCompare(b.name, "en"),
  ),
);
