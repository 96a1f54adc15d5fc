import { useIsUnreachable, useUser } from "#features/account/index.ts";
import { buttonClass } from "#ui/button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede } from "#ui/layout.css.ts";
import { AccountDashboard } from "./account-dashboard.tsx";
import * as styles from "./dashboard.css.ts";
import { UnreachableDashboard } from "./unreachable-dashboard.tsx";
import { VisitorDashboard } from "./visitor-dashboard.tsx";
import { documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";

export const handle: PageHandle = { title: "My Dashboard", visits: "dashboard" };

export function meta(): Route.MetaDescriptors {
  return [{ title: documentTitle(handle) }, { name: "robots", content: "noindex" }];
}

/** What a visitor keeps. The document is the same for everybody; the browser asks what to show in it. */
export default function Dashboard() {
  const user = useUser();
  const isUnreachable = useIsUnreachable();
  return (
    <div className={styles.tall}>
      <Breadcrumb here="My Dashboard" />
      <h1>My Dashboard</h1>
      {isUnreachable && <UnreachableDashboard />}
      {user === undefined && !isUnreachable && (
        <>
          <p role="status" className={lede}>
            Loading…
          </p>
          <noscript>
            <p>The dashboard needs JavaScript. You can download your data without it.</p>
            <p>
              <a href="/api/account/export">Download everything as JSON</a>
            </p>
          </noscript>
        </>
      )}
      {user === null && (
        <>
          <p className={lede}>Please log in to continue. What is saved in this browser is shown below.</p>
          <p className={styles.actions}>
            <a href="/api/login?returnTo=/dashboard" className={buttonClass.primary}>
              Login / Create
            </a>
          </p>
          <VisitorDashboard />
        </>
      )}
      {user && <AccountDashboard key={user.id} user={user} />}
    </div>
  );
}
