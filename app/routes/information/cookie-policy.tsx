import type { MetaArgs } from "react-router";
import { canonical } from "#features/metadata/index.ts";
import { BRAND } from "#ui/brand.ts";
import { InformationPage } from "./information-page.tsx";

export function meta({ matches }: MetaArgs) {
  return [
    { title: `Cookie Policy · ${BRAND}` },
    { name: "description", content: "The cookies of this site: which, what for, and for how long." },
    canonical(matches, "/cookie-policy"),
  ];
}

export default function CookiePolicy() {
  return (
    <InformationPage title="Cookie Policy" updated="2026-11-21">
      <p>
        This site sets no cookie until you choose something. None of them identifies you, and none is read by anyone
        else.
      </p>
      <ul>
        <li>
          <b>preferences</b>: your unit system, currency, number format and country, so that the first byte of each page
          is already right. One year.
        </li>
        <li>
          <b>theme</b>: light or dark, so that no page flashes in the wrong one. One year.
        </li>
      </ul>
      <h2>Local storage</h2>
      <p>
        Your browser also keeps, under these names: favorites, theme, localization-preferences, unit-preference,
        sidebar-collapsed, category-bar-collapsed, accessibility-mode, upgrade-prompt-dismissed,
        upgrade-prompt-shown-today; and for the time of a visit: target-letter and the calculators whose use was
        counted. You can delete all of it in your browser's settings; the site works without it.
      </p>
    </InformationPage>
  );
}
