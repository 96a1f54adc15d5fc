import { Suspense, useMemo } from "react";
import { data, isRouteErrorResponse, Link, redirect } from "react-router";
import chunks from "virtual:calculator-chunks";
import { loadDefinitionFrom, loadedDefinition } from "#catalogue/registry.ts";
import { readFormula } from "#workers/directory/static-files.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { draftsFromForm, draftsFromRaw, readDrafts, withAddedRow } from "#engine/drafts.ts";
import { withRates } from "#engine/exchange-rates.ts";
import { fromQuery, toQuery } from "#engine/query.ts";
import { readInputs } from "#engine/read.ts";
import { CalculatorView, interactNow, titleRow, useCountedUse } from "#features/calculator/index.ts";
import { ErrorBoundary as PartBoundary } from "#features/errors/index.ts";
import { HeartButton } from "#features/favorites/index.ts";
import { FeedbackControl } from "#features/feedback/index.ts";
import { Help } from "#features/help/index.ts";
import { canonical } from "#features/metadata/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { SaveButton } from "#features/saved/save-button.tsx";
import { BRAND } from "#ui/brand.ts";
import { row as buttons } from "#ui/button.css.ts";
import { crumbLink, crumbs, lede, wrap } from "#ui/layout.css.ts";
import { buttonClass } from "#ui/button.tsx";
import { PaintAfter } from "#features/document/index.ts";
import { categoryName } from "#catalogue/categories.ts";
import { env } from "#workers/bindings.server.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { answerCall, todayUtc } from "#workers/directory/calculate.ts";
import { findRow, listDirectory, relatedOf } from "#workers/directory/directory.ts";
import { preferencesOf } from "#workers/localization/localization.ts";
import { pageTitle } from "#workers/documents/page-title.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = params.id.replaceAll(/[^A-Za-z0-9-]/g, "");
  const [rows, preferences] = await Promise.all([
    listDirectory(context.get(databaseContext).database),
    preferencesOf(request, env.KV),
  ]);
  const row = findRow(rows, id);
  if (!row) throw data(null, { status: 404 });
  const url = new URL(request.url);
  if (row.id !== params.id) throw redirect(`/calculator/${row.id}${url.search}`, 301);
  const related = relatedOf(rows, row).map(({ row: other, ...link }) => ({
    ...link,
    name: other.name,
    emoji: other.emoji,
  }));
  const definition = row.hasConfig ? await currentDefinition(row.id, env.KV) : null;
  const hasFormula = definition ? definition.formula !== undefined : null;
  const shared = {
    id: row.id,
    name: row.name,
    title: pageTitle({ id: row.id, name: row.name, hasFormula }, BRAND),
    description: row.description,
    emoji: row.emoji,
    category: row.category,
    related,
  };
  if (!definition) return { ...shared, calculator: null };

  const today = todayUtc();
  const units = unitsOf(url.searchParams);
  if (url.searchParams.has("typed")) {
    const locale = url.searchParams.get("typed") ?? preferences.locale;
    const typed = draftsFromForm(definition, url.searchParams);
    const { inputs, issues } = readDrafts(definition, typed, { ...preferences, locale }, today);
    const added = url.searchParams.get("add");
    if (issues.length === 0 && added === null) {
      const query = [
        toQuery(definition, inputs, readInputs(definition, {}, today).inputs),
        typedUnits(url.searchParams),
      ]
        .filter(Boolean)
        .join("&");
      throw redirect(`/calculator/${row.id}${query ? `?${query}` : ""}`);
    }
    const drafts = withAddedRow(
      definition,
      { ...draftsFromRaw(definition, {}, today, preferences, units).drafts, ...typed },
      added ?? "",
      preferences,
    );
    return { ...shared, calculator: { start: { drafts, issues }, ...(await surroundings()) } };
  }
  const raw = fromQuery(definition, url.searchParams);
  const start = { ...draftsFromRaw(definition, raw, today, preferences, units), ...drawOf(definition, raw, today) };
  return { ...shared, calculator: { start, ...(await surroundings()) } };

  async function surroundings() {
    return {
      today,
      formula: definition?.formula ? await readFormula(env.ASSETS, definition.id) : null,
      rates: definition?.rates?.set,
      chunk: chunks[row!.id] ?? { url: "", imports: [] },
      openTable: url.searchParams.get("show"),
    };
  }
}

/** The draw of a calculator that draws at random, so that the browser begins with the one that the document shows. */
function drawOf(definition: AnyDefinition, raw: Record<string, unknown>, today: string) {
  if (!definition.isRandom) return {};
  const result = answerCall(definition, raw, today);
  return result.ok ? { drawn: result.outputs } : {};
}

/** Units that a form without a script keeps in the address: `weight.unit=lb`. */
function unitsOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...query].filter(([key]) => key.endsWith(".unit")).map(([key, unit]) => [key.slice(0, -5), unit]),
  );
}

function typedUnits(query: URLSearchParams): string {
  return new URLSearchParams([...query].filter(([key]) => key.endsWith(".unit") && !/\.\d+\./.test(key))).toString();
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader();
  interactNow();
  if (answer.calculator) await loadDefinitionFrom(answer.calculator.chunk.url);
  return answer;
}

/** Visits count under the name of the calculator, and its document depends on the fields of its definition. */
export const handle: PageHandle = { title: "Calculator" };

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: `Calculator Not Found · ${BRAND}` }];
  return [
    { title: loaderData.title },
    { name: "description", content: loaderData.description },
    canonical(matches, `/calculator/${loaderData.id}`),
    // Nobody shall find a page that has nothing yet.
    ...(loaderData.calculator ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

/** Characters from which a name leaves no room for buttons beside it, whatever font it is set in. */
const LONG_NAME = 40;

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { preferences } = usePreferences();
  const { id, name, description, category, calculator, related } = loaderData;
  useCountedUse(id);
  return (
    <div className={wrap}>
      <nav className={crumbs} aria-label="Breadcrumb">
        <Link to="/" className={crumbLink}>
          Home
        </Link>{" "}
        /{" "}
        <Link to="/calculators" className={crumbLink}>
          Calculators
        </Link>{" "}
        /{" "}
        <Link to={`/?category=${category}`} className={crumbLink}>
          {categoryName(category)}
        </Link>
      </nav>
      <div className={titleRow} data-long={name.length > LONG_NAME}>
        <h1>{name}</h1>
        <div className={buttons}>
          <HeartButton id={id} name={name} />
          {calculator && <SaveButton id={id} name={name} inputs={() => inputsOfAddress(id)} />}
        </div>
      </div>
      <p className={lede}>{description}</p>
      {calculator ? (
        <PartBoundary key={id} look="calculator" name={`calculator ${id}`}>
          <AtWork id={id} calculator={calculator} related={related} preferences={preferences} />
        </PartBoundary>
      ) : (
        <ComingSoon />
      )}
      <FeedbackControl id={id} name={name} />
    </div>
  );
}

/** What stands in the fields: the address follows them. */
function inputsOfAddress(id: string): Readonly<Record<string, unknown>> {
  return fromQuery(loadedDefinition(id), new URLSearchParams(location.search));
}

type LoaderData = Route.ComponentProps["loaderData"];

interface AtWorkProps {
  readonly id: string;
  readonly calculator: NonNullable<LoaderData["calculator"]>;
  readonly related: LoaderData["related"];
  readonly preferences: ReturnType<typeof usePreferences>["preferences"];
}

function AtWork({ id, calculator, related, preferences }: AtWorkProps) {
  const { start, today, formula, chunk, openTable, rates } = calculator;
  // The edge and the browser calculate with the same rates, those that came with this page.
  const definition = useMemo(() => withRates(loadedDefinition(id), rates), [id, rates]);
  return (
    <>
      <PaintAfter id="help" />
      <meta name="calculator-chunk" content={chunk.url} data-waits={isHeavy(chunk)} />
      {!isHeavy(chunk) && [chunk.url, ...chunk.imports].map((url) => <link key={url} rel="modulepreload" href={url} />)}
      {definition.special ? (
        <p style={{ margin: "32px 0" }}>
          <Link to="/random-calculator" className={buttonClass.primary} reloadDocument>
            Open a random calculator
          </Link>
        </p>
      ) : (
        <CalculatorView
          definition={definition}
          start={start}
          preferences={preferences}
          today={today}
          openTable={openTable}
        >
          {(calculation, shownIn) => (
            <PartBoundary look="panel" name={`help of ${id}`}>
              {/* Nothing waits in there: the boundary lets fields and answer work before the help does. */}
              <Suspense>
                <Help
                  definition={definition}
                  formula={formula}
                  related={related}
                  preferences={shownIn}
                  today={today}
                  onExample={calculation.setInputs}
                />
              </Suspense>
            </PartBoundary>
          )}
        </CalculatorView>
      )}
    </>
  );
}

/** More files than this are not worth loading before the visitor touches the page. */
const HEAVY = 24;

function isHeavy(chunk: { readonly imports: readonly string[] }): boolean {
  return chunk.imports.length > HEAVY;
}

function ComingSoon() {
  return (
    <section style={{ margin: "32px 0 72px" }}>
      <h2>Calculator Interface Coming Soon</h2>
      <p>A visitor asked for this calculator. It is not written yet.</p>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className={wrap} style={{ padding: "72px 24px" }}>
      <h1>Calculator Not Found</h1>
      <p className={lede}>The calculator you're looking for doesn't exist.</p>
      <p style={{ marginTop: "24px" }}>
        <Link to="/" className={buttonClass.primary}>
          Back to Home
        </Link>
      </p>
    </div>
  );
}
