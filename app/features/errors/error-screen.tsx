import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { classify } from "#errors/classify.ts";
import { ERROR_KINDS } from "#errors/types.ts";
import { row } from "#ui/button.css.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { documentTitle } from "#features/metadata/index.ts";
import { apart, lede, messagePage } from "#ui/layout.css.ts";
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
  const title = type === "not_found" ? "Page Not Found" : "Something went wrong";
  return (
    <div className={messagePage} role="alert">
      {/* The router takes the metadata of the root's route here, which has none. */}
      <title>{documentTitle({ title })}</title>
      <h1>{title}</h1>
      <p className={lede}>
        {type === "not_found" ? "The page you're looking for doesn't exist or has been moved." : userMessage}
      </p>
      <div className={`${row} ${apart}`}>
        {type === "not_found" ? (
          <>
            <a href="/" className={buttonClass.primary}>
              Go Home
            </a>
            <Button onClick={() => history.back()}>Go Back</Button>
          </>
        ) : (
          <>
            <Button look="primary" onClick={() => location.reload()}>
              Try Again
            </Button>
            <a href="/" className={buttonClass.plain}>
              Go to Homepage
            </a>
            <ReportBug error={error} name="page">
              Report Bug
            </ReportBug>
          </>
        )}
      </div>
    </div>
  );
}
