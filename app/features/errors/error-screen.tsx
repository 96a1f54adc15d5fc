import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { classify } from "#errors/classify.ts";
import { ERROR_KINDS } from "#errors/types.ts";
import { row } from "#ui/button.css.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { documentTitle } from "#features/metadata/index.ts";
import { apart, lede, messagePage } from "#ui/layout.css.ts";
import { PageNotFound } from "./page-not-found.tsx";
import { ReportBug } from "./report-bug.tsx";

/** The whole page failed (spec 2 §2). What a visitor may not see leads to where they may. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const type = classify(error);
  const { userMessage, recovery } = ERROR_KINDS[type];
  // A page that does not exist is said here, not elsewhere.
  const isElsewhere = isRouteErrorResponse(error) && recovery.strategy === "redirect" && type !== "not_found";
  const to = isElsewhere ? recovery.to : null;
  useEffect(() => {
    if (to !== null)
      location.replace(to === "/login" ? `/login?returnTo=${encodeURIComponent(location.pathname)}` : to);
  }, [to]);
  // The router takes the metadata of the root's route here, which has none.
  const naming = (title: string) => <title>{documentTitle({ title })}</title>;
  if (type === "not_found")
    return (
      <>
        {naming("Page Not Found")}
        <PageNotFound />
      </>
    );
  return (
    <div className={messagePage} role="alert">
      {naming("Something went wrong")}
      <h1>Something went wrong</h1>
      <p className={lede}>{userMessage}</p>
      <div className={`${row} ${apart}`}>
        <Button look="primary" onClick={() => location.reload()}>
          Try Again
        </Button>
        <a href="/" className={buttonClass.plain}>
          Go to Homepage
        </a>
        <ReportBug error={error} name="page">
          Report Bug
        </ReportBug>
      </div>
    </div>
  );
}
