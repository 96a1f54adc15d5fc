import { data } from "react-router";
import { summarizeDirectory } from "#catalogue/directory-summary.ts";
import { selectCards } from "#catalogue/card.ts";
import { memoizeByIdentity } from "#catalogue/memoize.ts";
import { CategoryHeading, describeCategoryPage, DirectoryView, fetchCards } from "#features/directory/index.ts";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { wrap } from "#ui/layout.css.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { shownCards } from "#workers/directory/shown-cards.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";

/** The calculators of one category, at an address of its own. Home shows the same at `/?category=`. */
export async function loader({ params: { category }, context }: Route.LoaderArgs) {
  const rows = await listDirectory(context.get(databaseContext).database);
  const cards = selectCards(rows, category);
  if (!rows.some((row) => row.category === category)) throw data(null, { status: 404 });
  context.set(shownCards, cards);
  return { category, summary: summarize(rows) };
}

const summarize = /* @__PURE__ */ memoizeByIdentity(summarizeDirectory);

export async function clientLoader({ params: { category }, serverLoader }: Route.ClientLoaderArgs) {
  const [answer, fetchedCards] = await Promise.all([serverLoader(), fetchCards({ category })]);
  return { ...answer, fetchedCards };
}

/** The sitemap names each category's address. */
export const handle: PageHandle = { title: "Category", visits: "directory", cachedBy: [] };

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData)
    return [{ title: documentTitle({ title: "Page Not Found" }) }, { name: "robots", content: "noindex" }];
  const { title, description, path } = describeCategoryPage(loaderData.category);
  return [
    { title: documentTitle({ title }) },
    { name: "description", content: description },
    canonical(matches, path ?? `/calculators/${loaderData.category}`),
  ];
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, summary } = loaderData;
  return (
    <div className={wrap}>
      <CategoryHeading category={category} />
      <DirectoryView
        key={category}
        summary={summary}
        category={category}
        fetchedCards={"fetchedCards" in loaderData ? loaderData.fetchedCards : ""}
      />
    </div>
  );
}
