import { Suspense } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { US_PREFERENCES } from "./localization/preferences.ts";
import { AccessibilityMode } from "#features/accessibility/index.ts";
import { ConnectionNotice } from "#features/connection/index.ts";
import { ErrorScreen } from "#features/errors/index.ts";
import { FavoritesProvider } from "#features/favorites/index.ts";
import { useDocumentParts } from "#features/document/index.ts";
import { FooterPart, Header } from "#features/layout/index.ts";
import { PreferencesProvider } from "#features/localization/index.ts";
import { QuickViewProvider } from "#features/quick-view/index.ts";
import { ToastProvider } from "#features/toast/index.ts";
import { Tooltips } from "#features/tooltip/index.ts";
import { skipLink } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { database, databaseContext } from "#workers/middleware/database.ts";
import { readCookie } from "#workers/http/cookies.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import { getSiteOrigin } from "#workers/http/site-origin.ts";
import { pagesContext } from "#workers/pages/pages.ts";
import type { Route } from "./+types/root";
import "#ui/theme.css.ts";
import "#ui/fonts.css";

/** Of every request that a route answers, calls included. */
export const middleware = [database];

export async function loader({ request, context }: Route.LoaderArgs) {
  const [preferences, rows] = await Promise.all([
    readRequestPreferences(request, env.KV),
    listDirectory(context.get(databaseContext).database),
  ]);
  const theme = readCookie(request, "theme");
  return {
    preferences,
    isAccessible: readCookie(request, "accessible") === "true",
    theme: theme === "light" || theme === "dark" ? theme : null,
    count: rows.length,
    footerPages: context
      .get(pagesContext)
      .filter((page) => page.isInFooter)
      .map(({ path, title }) => ({ path, title })),
    origin: getSiteOrigin(request, env),
    year: new Date().getUTCFullYear(),
  };
}

/** Nothing in here changes while a visitor goes from page to page; the browser keeps what they choose. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const preferences = loaded?.preferences ?? US_PREFERENCES;
  const { nonce, head } = useDocumentParts() ?? {};
  return (
    <html
      lang="en"
      data-theme={loaded?.theme ?? undefined}
      data-accessible={loaded?.isAccessible ? "true" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {head}
      </head>
      <body>
        <a href="#main" className={skipLink}>
          Skip to content
        </a>
        <PreferencesProvider initial={preferences}>
          <AccessibilityMode />
          <Tooltips />
          <ToastProvider>
            <ConnectionNotice />
            <FavoritesProvider>
              <QuickViewProvider>
                <Header count={loaded?.count ?? 0} />
                <main id="main" tabIndex={-1}>
                  {children}
                </main>
                <FooterPart count={loaded?.count ?? 0} year={loaded?.year ?? 2026} pages={loaded?.footerPages ?? []} />
              </QuickViewProvider>
            </FavoritesProvider>
          </ToastProvider>
        </PreferencesProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorScreen error={error} />
    </Suspense>
  );
}
