import { Suspense, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { loadDefinitionFrom, requireDefinition } from "#catalogue/registry.ts";
import { titleRow, useCountedUse } from "#features/calculator/index.ts";
import { interactNow } from "#features/instant/index.ts";
import { ErrorBoundary as PartBoundary } from "#features/errors/index.ts";
import { HeartButton } from "#features/favorites/index.ts";
import { FeedbackControl } from "#features/feedback/index.ts";
import { loadHelp } from "#features/help/index.ts";
import { canonical } from "#features/metadata/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { SavedButtons } from "#features/saved/saved-buttons.tsx";
import { BRAND } from "#ui/brand.ts";
import { row as buttons } from "#ui/button.css.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { lede, wrap } from "#ui/layout.css.ts";
import { categoryName } from "#catalogue/categories.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import { CalculatorContent } from "./calculator-content.tsx";
import { loadCalculator, type Suggestion } from "./load-calculator.server.ts";
import * as styles from "./calculator.css.ts";

/** Who finds the calculator does not load it. */
const NotFound = lazyPart(async () => ({ default: (await import("./not-found.tsx")).NotFound }));

export function loader({ params, request, context }: Route.LoaderArgs) {
  return loadCalculator(request, params.id, context.get(databaseContext).database);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const answer = await args
    .serverLoader()
    .catch((error: unknown) => import("./load-offline.ts").then((offline) => offline.loadOffline(args, error)));
  interactNow();
  if (answer.calculator) await Promise.all([loadDefinitionFrom(answer.calculator.chunk.url), loadHelp()]);
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
    // Nobody should find a page that has nothing yet.
    ...(loaderData.calculator ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

/** Characters from which a name leaves no room for buttons beside it, whatever font it is set in. */
const LONG_NAME = 33;

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { preferences } = usePreferences();
  const { id, name, description, category, calculator, related } = loaderData;
  const opening = useOpening(calculator);
  useCountedUse(id);
  return (
    <div className={wrap}>
      <Breadcrumb
        between={[
          { to: "/calculators", name: "Calculators" },
          { to: `/calculators/${category}`, name: categoryName(category) },
        ]}
      />
      <div className={titleRow} data-long={name.length > LONG_NAME}>
        <h1>{name}</h1>
        <div className={buttons}>
          <HeartButton id={id} name={name} />
          {calculator && (
            <SavedButtons
              name={name}
              calculator={{ ...calculator, id, preferences, definition: () => requireDefinition(id) }}
            />
          )}
        </div>
      </div>
      <p className={lede}>{description}</p>
      {calculator ? (
        <PartBoundary key={`${id} ${opening}`} look="calculator" name={`calculator ${id}`}>
          <CalculatorContent id={id} calculator={calculator} related={related} preferences={preferences} />
        </PartBoundary>
      ) : (
        <ComingSoon />
      )}
      {calculator && <FeedbackControl id={id} name={name} />}
    </div>
  );
}

/** Counts what the server answered for this page: a calculator that is opened with other values begins anew. */
function useOpening(calculator: unknown): number {
  const [known, setKnown] = useState({ calculator, count: 0 });
  if (known.calculator === calculator) return known.count;
  setKnown({ calculator, count: known.count + 1 });
  return known.count + 1;
}

function ComingSoon() {
  return (
    <section className={styles.comingSoon}>
      <h2>Calculator Interface Coming Soon</h2>
      <p>A visitor asked for this calculator. It has not been built yet.</p>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { suggestions = [] } = (error.data ?? {}) as { readonly suggestions?: readonly Suggestion[] };
  return (
    <Suspense>
      <NotFound suggestions={suggestions} />
    </Suspense>
  );
}
