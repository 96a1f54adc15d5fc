import { Link, type MetaArgs } from "react-router";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import { InformationPage } from "./information-page.tsx";

export const handle: PageHandle = {
  title: "Accessibility",
  isInFooter: true,
  isInSitemap: true,
  visits: "information",
  cachedBy: [],
};

export function meta({ matches }: MetaArgs) {
  return [
    { title: documentTitle(handle) },
    {
      name: "description",
      content: "How this site can be used with a keyboard, a screen reader, large text or without JavaScript.",
    },
    canonical(matches, "/accessibility-statement"),
  ];
}

export default function AccessibilityStatement() {
  return (
    <InformationPage title={handle.title} updated="2026-11-21">
      <p>
        The aim is WCAG 2.2, level AA, on every page and in both themes. Pages are tested by machine with every change;
        a machine finds only a part of what can be wrong, so please report what hinders you.
      </p>
      <h2>What is built in</h2>
      <ul>
        <li>Everything works by keyboard. “/” goes to the search; Escape closes what is open and returns the focus.</li>
        <li>Every calculator works without JavaScript, as a form with a Calculate button.</li>
        <li>Charts carry their figures as text and as a table. Errors stand beside the field in words.</li>
        <li>
          Colours have a contrast of at least 4.5 to 1 and follow the system's light or dark setting until you choose.
        </li>
        <li>Text can be enlarged to 200 % without loss. Motion is off where the system asks for less of it.</li>
      </ul>
      <h2>Something hinders you?</h2>
      <p>
        Say so with the <Link to="/feedback">feedback form</Link>: which page, which device or program, what happened.
      </p>
    </InformationPage>
  );
}
