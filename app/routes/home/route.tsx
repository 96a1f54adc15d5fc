import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from "react-router";
import { summarizeDirectory } from "#catalogue/directory-summary.ts";
import { selectCards, toCard } from "#catalogue/card.ts";
import { memoizeByIdentity } from "#catalogue/memoize.ts";
import {
  CategoryHeading,
  CategoryIndex,
  describeCategoryPage,
  DirectoryView,
  fetchCards,
  scrollToStoredLetterSoon,
} from "#features/directory/index.ts";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { BRAND } from "#ui/brand.ts";
import { wrap } from "#ui/layout.css.ts";
import { env, waitUntil } from "#workers/bindings.server.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { openDatabase } from "#workers/database/client.ts";
import { countEmptySearch } from "#workers/directory/empty-searches.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { shownCards } from "#workers/directory/shown-cards.ts";
import { findHelpful, search } from "#workers/directory/search.ts";
import { type HomeFigures, listHomeFigures } from "#workers/directory/home-figures.ts";
import { logWarning } from "#workers/errors/log.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import { SearchResults } from "./search-results.tsx";
import { usePrefetch } from "./use-prefetch.ts";
import * as styles from "./home.css.ts";
import { Front } from "./front.tsx";
import { answerTo } from "./answer.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const rows = await listDirectory(context.get(databaseContext).database);
  const summary = summarize(rows);
  const term = readTerm(query);
  if (term === "") {
    context.set(shownCards, selectCards(rows, readCategory(query)));
    // Also with a category, from which one goes to all without asking again.
    const front = await listHomeFigures(rows, await readRequestPreferences(request, env.KV), env.KV);
    return { summary, front, results: null };
  }
  const [found, answer] = await Promise.all([search(rows, term, env.KV, waitUntil), answerTo(term, rows, request)]);
  const isEmpty = found.topMatches.length + found.relatedMatches.length === 0;
  const isRefused = answer?.calculator === null && !answer.readings;
  if (isEmpty && (!answer || isRefused))
    waitUntil(
      countEmptySearch(openDatabase(env.DB, "first-primary").database, term, {
        request,
        secret: env.SESSION_SECRET,
      }).catch((error: unknown) => logWarning("empty-search-uncounted", error)),
    );
  const related = isEmpty && isRefused ? findHelpful(rows, term) : found.relatedMatches;
  const results = { term, answer, top: found.topMatches.map(toCard), related: related.map(toCard) };
  return { summary, front: NO_FIGURES, results };
}

const NO_FIGURES: HomeFigures = { questions: [], popular: [] };
const summarize = /* @__PURE__ */ memoizeByIdentity(summarizeDirectory);

/** Reached without a document of its own, the page gets its cards from the one place that has them as HTML. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const term = readTerm(query);
  const [answer, fetchedCards] = await Promise.all([
    serverLoader().catch(async (error: unknown) => {
      if (!(error instanceof TypeError) || term === "") throw error;
      return (await import("./search-offline.ts")).searchOffline(term);
    }),
    term ? "" : fetchCards({ category: readCategory(query) }),
  ]);
  return { ...answer, fetchedCards };
}

/** What an address searches for; "" where it does not. */
function readTerm(query: URLSearchParams): string {
  return (query.get("search") ?? "").trim();
}

/** A category of an address: letters, digits, hyphen and underscore; "all" where nothing is left. */
function readCategory(query: URLSearchParams): string {
  return (query.get("category") ?? "").replaceAll(/[^A-Za-z0-9_-]/g, "").slice(0, 40) || "all";
}

/** Changing the category works on the cards that are there; only a search asks the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isSameSearch = readTerm(currentUrl.searchParams) === readTerm(nextUrl.searchParams);
  return isSamePage && isSameSearch ? false : defaultShouldRevalidate;
}

export const handle: PageHandle = {
  title: "Home",
  isInSitemap: true,
  visits: "home",
  cachedBy: ["category", "search"],
};

const DESCRIPTION =
  "Calculators and unit converters for finance, health, math, construction and more: tested against separate calculations and published figures, with no ads and no tracking.";
const NOT_INDEXED = { name: "robots", content: "noindex" };

export function meta({ loaderData, location, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const term = loaderData?.results?.term;
  if (term)
    return [
      { title: documentTitle({ title: `Search results for "${term}"` }) },
      { name: "description", content: DESCRIPTION },
      NOT_INDEXED,
    ];
  const category = readCategory(new URLSearchParams(location.search));
  if (category !== "all") {
    const { title, description, path } = describeCategoryPage(category);
    return [
      { title: documentTitle({ title }) },
      { name: "description", content: description },
      path === null ? NOT_INDEXED : canonical(matches, path),
    ];
  }
  return [
    { title: `${BRAND}: free calculators and unit converters` },
    { name: "description", content: DESCRIPTION },
    canonical(matches, "/"),
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { summary, front, results } = loaderData;
  const [params] = useSearchParams();
  const category = readCategory(params);
  usePrefetch();
  useEffect(() => {
    const timer = scrollToStoredLetterSoon();
    return () => clearTimeout(timer);
  }, []);
  if (results && readTerm(params) !== "")
    return (
      <div className={wrap}>
        <Pending />
        <SearchResults results={results} />
      </div>
    );
  return (
    <div className={wrap}>
      <Pending />
      {category === "all" ? (
        <>
          <Front total={summary.total} categories={summary.categories.length} written={front} />
          <section aria-labelledby="subjects">
            <h2 id="subjects" className={styles.frontTitle}>
              Browse by subject
            </h2>
            <CategoryIndex categories={summary.categories} label="Subjects" />
          </section>
        </>
      ) : (
        <CategoryHeading category={category} />
      )}
      <DirectoryView
        summary={summary}
        category={category}
        fetchedCards={"fetchedCards" in loaderData ? loaderData.fetchedCards : ""}
      />
    </div>
  );
}

function Pending() {
  const navigation = useNavigation();
  const term = navigation.location?.pathname === "/" ? readTerm(new URLSearchParams(navigation.location.search)) : "";
  return (
    <p role="status" className={styles.pending}>
      {term && `Searching for "${term}"...`}
    </p>
  );
}
