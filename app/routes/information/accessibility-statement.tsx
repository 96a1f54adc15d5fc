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
        We aim to meet WCAG 2.2, level AA, on every page and in both themes. Pages are tested automatically with every
        change. Automatic tests find only some of the problems, so please report anything that gets in your way.
      </p>
      <h2>What is built in</h2>
      <ul>
        <li>
          Everything works with the keyboard. “/” moves to the search box; Escape closes what is open and returns the
          focus.
        </li>
        <li>Every calculator works without JavaScript, as a form with a Calculate button.</li>
        <li>Charts come with their figures as text and as a table. Error messages appear next to the field.</li>
        <li>
          Colors have a contrast of at least 4.5 to 1 and follow the system's light or dark setting until you choose.
        </li>
        <li>
          Text can be enlarged to 200% without anything being lost. Animations are off if your system asks for reduced
          motion.
        </li>
      </ul>
      <h2>Is something in your way?</h2>
      <p>
        Tell us with the <Link to="/feedback">feedback form</Link>: which page, which device or program, and what
        happened.
      </p>
    </InformationPage>
  );
}
