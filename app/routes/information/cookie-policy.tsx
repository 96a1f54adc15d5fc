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
    <InformationPage title={handle.title} updated="2026-11-30">
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
      <h2>What else your browser keeps</h2>
      <p>
        The rest stays on your device, under these names. You can delete all of it in your browser's settings; the site
        works without it.
      </p>
      <ul>
        <li>
          <b>favorites, recent-calculators, saved-calculations, pinned-pairs, field-units</b>: what you marked, opened,
          saved and pinned, and the units that you chose.
        </li>
        <li>
          <b>account-favorites, account-favorites-change, account-saved</b>: copies of what is in your account, only
          while you are signed in.
        </li>
        <li>
          <b>
            theme, localization-preferences, unit-preference, accessibility-mode, sidebar-collapsed,
            category-bar-collapsed, upgrade-prompt-dismissed, upgrade-prompt-shown-today
          </b>
          : how the site looks to you.
        </li>
        <li>
          <b>unsent</b>: feedback and requests that could not be sent, until they are.
        </li>
        <li>
          <b>calculator-errors</b>: the last 100 errors on this device, with what stood in the fields. This list is
          never sent.
        </li>
        <li>
          <b>target-letter, counted-uses, react-router-scroll-positions</b>: where you are on a page and which
          calculators were counted, until you close the tab.
        </li>
        <li>
          <b>pack</b>: all calculators, if you asked for them to work offline.
        </li>
      </ul>
    </InformationPage>
  );
}
