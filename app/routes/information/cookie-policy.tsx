import type { MetaArgs } from "react-router";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import { InformationPage } from "./information-page.tsx";

export const handle: PageHandle = {
  title: "Cookie Policy",
  isInFooter: true,
  isInSitemap: true,
  visits: "information",
  cachedBy: [],
};

export function meta({ matches }: MetaArgs) {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: "The cookies that this site sets, what each is for, and how long it lasts." },
    canonical(matches, "/cookie-policy"),
  ];
}

export default function CookiePolicy() {
  return (
    <InformationPage title={handle.title} updated="2026-11-22">
      <p>
        This site sets no cookies until you choose something or sign in. Nobody else reads them, and without an account
        none of them identifies you.
      </p>
      <ul>
        <li>
          <b>preferences</b>: your unit system, currency, number format and country, so that each page is right from the
          start. One year.
        </li>
        <li>
          <b>theme</b>: light or dark, so that pages do not flash in the wrong one. One year.
        </li>
        <li>
          <b>__Host-session</b>: only while you are signed in. It holds a signed random number by which the server knows
          your account; no script can read it. Until thirty days after your last visit, or until you log out.
        </li>
        <li>
          <b>signed-in</b>: only while you are signed in. It tells the page that you are signed in, so that it does not
          show a login button first. It lasts as long as the session.
        </li>
        <li>
          <b>__Host-sign-in-…</b>: while you are at the sign-in provider, so that its answer can be checked. Ten minutes
          at most.
        </li>
        <li>
          <b>__Host-bookmark</b>: after you changed something in your account, so that the next page shows the change.
          Ten minutes.
        </li>
      </ul>
      <h2>Local storage</h2>
      <p>
        Your browser also keeps, under these names: favorites, recent-calculators, saved-calculations, account-favorites
        (only while you are signed in), theme, localization-preferences, unit-preference, sidebar-collapsed,
        category-bar-collapsed, accessibility-mode, upgrade-prompt-dismissed, upgrade-prompt-shown-today; and, during a
        visit, target-letter and the calculators whose use was counted. You can delete all of these in your browser's
        settings; the site works without them.
      </p>
    </InformationPage>
  );
}
