import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from "react-router";
import { type Card, inGridOrder, toCard } from "#catalogue/card.ts";
import { memoizeByIdentity } from "#engine/memoize.ts";
import {
  CardGrid,
  CategoryBar,
  fetchCards,
  scrollToStoredLetterSoon,
  Sidebar,
  sidebarFrame,
} from "#features/directory/index.ts";
import { canonical } from "#features/metadata/index.ts";
import { BRAND } from "#ui/brand.ts";
import { hiddenText, wrap } from "#ui/layout.css.ts";
import { env, waitUntil } from "#workers/bindings.server.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { shownCards } from "#workers/directory/shown-cards.ts";
import { search } from "#workers/directory/search.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import { SearchResults } from "./search-results.tsx";
import { usePrefetch } from "./use-prefetch.ts";
import * as styles from "./home.css.ts";
import { Hero } from "./hero.tsx";
import { answerTo, overviewOf } from "./overview.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const rows = await listDirectory(context.get(databaseContext).database);
  const term = (query.get("search") ?? "").trim();
  const category = term === "" ? categoryOf(query.get("category")) : "all";
  context.set(shownCards, cardsOf(rows, category));
  const [found, answer] =
    term === ""
      ? [null, null]
      : await Promise.all([search(rows, term, env.KV, waitUntil), answerTo(term, rows, request)]);
  return {
    category,
    ...overviewOf(rows),
    results: found && { term, answer, top: found.topMatches.map(toCard), related: found.relatedMatches.map(toCard) },
  };
}

/** Reached without a document of its own, the page gets its cards from the one place that has them as HTML. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const isSearch = (new URL(request.url).searchParams.get("search") ?? "").trim() !== "";
  const [answer, fetchedCards] = await Promise.all([serverLoader(), isSearch ? "" : fetchCards()]);
  return { ...answer, fetchedCards };
}

/** A category of an address: letters, digits, hyphen and underscore; "all" where nothing is left. */
function categoryOf(text: string | null): string {
  return (text ?? "").replaceAll(/[^A-Za-z0-9_-]/g, "").slice(0, 40) || "all";
}

/** Changing the category works on the cards that are there; only a search asks the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const [before, after] = [currentUrl.searchParams.get("search"), nextUrl.searchParams.get("search")];
  return isSamePage && before === after ? false : defaultShouldRevalidate;
}

export const handle: PageHandle = {
  title: "Home",
  isInSitemap: true,
  visits: "home",
  cachedBy: ["category", "search"],
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const term = loaderData?.results?.term;
  return [
    {
      title: term ? `Search results for "${term}" · ${BRAND}` : `${BRAND}: free calculators and unit converters`,
    },
    {
      name: "description",
      content:
        "Calculators and unit converters for finance, health, math, construction and more: tested against separate calculations and published figures, with no ads and no tracking.",
    },
    ...(term ? [{ name: "robots", content: "noindex" }] : []),
    canonical(matches, "/"),
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { total, popular, categories, letters, mostUsed, results } = loaderData;
  const [params] = useSearchParams();
  const category = categoryOf(params.get("category"));
  const isSearch = (params.get("search") ?? "").trim() !== "" && results !== null;
  usePrefetch();
  useEffect(() => {
    const timer = scrollToStoredLetterSoon();
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={wrap}>
      <Hero total={total} categories={categories.length} />
      <div className={sidebarFrame}>
        <Sidebar popular={mostUsed} />
        <div>
          <Pending />
          {isSearch ? (
            <SearchResults results={results} />
          ) : (
            <>
              <CategoryBar
                categories={categories}
                total={total}
                popular={popular}
                letters={letters}
                chosen={category}
              />
              <h2 className={hiddenText}>Calculators</h2>
              <CardGrid category={category} fetched={"fetchedCards" in loaderData ? loaderData.fetchedCards : ""} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The cards that the server writes into the document: those of the category, so that it works without a script. */
function cardsOf(rows: readonly Card[], category: string): readonly Card[] {
  const cards = allInGridOrder(rows);
  const isWhole = category === "all" || category === "list-view" || category === "favorites";
  return isWhole
    ? cards
    : cards.filter((card) => (category === "popular" ? card.isPopular : card.category === category));
}

const allInGridOrder = /* @__PURE__ */ memoizeByIdentity((cards: readonly Card[]) => inGridOrder(cards));

function Pending() {
  const navigation = useNavigation();
  const term = navigation.location ? new URLSearchParams(navigation.location.search).get("search")?.trim() : null;
  return (
    <p role="status" className={styles.pending}>
      {term && navigation.location?.pathname === "/" ? `Searching for "${term}"...` : ""}
    </p>
  );
}
