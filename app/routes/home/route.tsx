import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from "react-router";
import { fetchCardsHtml, keepCards, keptCards, keptCardsHtml } from "#catalogue/cards-store.ts";
import { categoryName } from "#catalogue/categories.ts";
import { type Card, initialOf, inGridOrder, toCard } from "#catalogue/card.ts";
import { memoizeByIdentity } from "#engine/memoize.ts";
import {
  CardGrid,
  cardsHtml,
  CategoryBar,
  scrollToStoredLetterSoon,
  Sidebar,
  sidebarFrame,
} from "#features/directory/index.ts";
import { canonical } from "#features/metadata/index.ts";
import { BRAND } from "#ui/brand.ts";
import { hiddenText, lede, wrap } from "#ui/layout.css.ts";
import { env, waitUntil } from "#workers/bindings.server.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { shownOf } from "#assistant/say.ts";
import { answerQuestion } from "#workers/assistant/assistant.ts";
import { modelFor } from "#workers/assistant/assistant-binding.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { preferencesOf } from "#workers/localization/localization.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { search } from "#workers/directory/search.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import { SearchResults } from "./search-results.tsx";
import { usePrefetch } from "./use-prefetch.ts";
import * as styles from "./home.css.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const rows = await listDirectory(context.get(databaseContext).database);
  const term = (query.get("search") ?? "").trim();
  const category = term === "" ? categoryOf(query.get("category")) : "all";
  keepCards(rows);
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

/** The answer to a sentence, or why there is none; null where it is only a search. */
async function answerTo(term: string, rows: readonly DirectoryRow[], request: Request) {
  const preferences = await preferencesOf(request, env.KV);
  const model = modelFor(env, request);
  const answer = await answerQuestion(term, { rows, store: env.KV, preferences, today: todayUtc(), model });
  if (answer.calculator === null) return answer.reason === undefined ? null : { reason: answer.reason };
  return { ...shownOf(answer), by: answer.by };
}

/** Reached without a document of its own, the page gets its cards from the one place that has them as HTML. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), fetchCardsHtml()]);
  return answer;
}

/** A category of an address: letters, digits, hyphen and underscore; "all" where nothing is left. */
function categoryOf(text: string | null): string {
  return (text ?? "").replaceAll(/[^A-Za-z0-9_-]/g, "").slice(0, 40) || "all";
}

const overviewOf = /* @__PURE__ */ memoizeByIdentity((rows: readonly DirectoryRow[]) => ({
  total: rows.length,
  popular: rows.filter((row) => row.isPopular).length,
  categories: countByCategory(rows),
  letters: [...new Set(rows.map((row) => initialOf(row.name)))].toSorted(),
  mostUsed: rows
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, 7)
    .map(({ id, name, emoji }) => ({ id, name, emoji })),
}));

/** In the order of their names, which browsers then need not sort. */
function countByCategory(rows: readonly DirectoryRow[]) {
  return [...Map.groupBy(rows, (row) => row.category)]
    .map(([key, list]) => ({ key, count: list.length }))
    .toSorted((a, b) => categoryName(a.key).localeCompare(categoryName(b.key), "en"));
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
      title: term
        ? `Search results for "${term}" · ${BRAND}`
        : `${BRAND}: calculators and unit converters, every number checked`,
    },
    {
      name: "description",
      content:
        "Calculators and unit converters for finance, health, maths, construction and more: every number checked against an independent authority, no ads, no tracking.",
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
              <CardGrid
                category={category}
                html={() => (import.meta.env.SSR ? htmlOf(keptCards(), loaderData.category) : "")}
                kept={keptCardsHtml()}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The cards that the server writes into the document: those of the category, so that it works without a script. */
function htmlOf(cards: readonly Card[], category: string): string {
  const isWhole = category === "all" || category === "list-view" || category === "favorites";
  if (isWhole) return wholeHtml(cards);
  return cardsHtml(
    inGridOrder(cards).filter((card) => (category === "popular" ? card.isPopular : card.category === category)),
  );
}

/** Most are asked for all cards, whose HTML is made once. */
const wholeHtml = /* @__PURE__ */ memoizeByIdentity((cards: readonly Card[]) => cardsHtml(inGridOrder(cards)));

function Hero({ total, categories }: { total: number; categories: number }) {
  return (
    <section className={styles.hero}>
      <h1 className={styles.heroTitle}>{total}+ tools for all your calculation needs!</h1>
      <p className={lede}>
        Type a question or pick a calculator. Every number is checked, every result has a link, and nothing you type
        into a calculator leaves your browser.
      </p>
      <ul className={styles.features}>
        <li>
          <b>{total} Calculators</b>in {categories} categories
        </li>
        <li>
          <b>AI Powered Assistant</b>says what it did not understand
        </li>
        <li>
          <b>Auto Unit Detection</b>5 ft 11 in is fine
        </li>
        <li>
          <b>Lightning Fast</b>answers before scripts load
        </li>
      </ul>
    </section>
  );
}

function Pending() {
  const navigation = useNavigation();
  const term = navigation.location ? new URLSearchParams(navigation.location.search).get("search")?.trim() : null;
  return (
    <p role="status" className={styles.pending}>
      {term && navigation.location?.pathname === "/" ? `Searching for "${term}"...` : ""}
    </p>
  );
}
