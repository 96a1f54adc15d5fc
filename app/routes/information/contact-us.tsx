import { Link, type MetaArgs } from "react-router";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import { InformationPage } from "./information-page.tsx";

export const handle: PageHandle = {
  title: "Contact Us",
  isInFooter: true,
  isInSitemap: true,
  visits: "information",
  cachedBy: [],
};

export function meta({ matches }: MetaArgs) {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: "How to report a wrong figure, ask for a calculator, or tell us something else." },
    canonical(matches, "/contact-us"),
  ];
}

export default function ContactUs() {
  return (
    <InformationPage title={handle.title} updated="2026-11-21">
      <p>
        The quickest way is the <Link to="/feedback">feedback form</Link>. Every calculator page links to it, and your
        message is saved with the name of the calculator.
      </p>
      <h2>A figure is wrong</h2>
      <p>
        Tell us what you entered, what you got, what you expected, and where the right figure comes from. The address of
        the page contains what you entered, so a copied link already says most of it.
      </p>
      <h2>A calculator is missing</h2>
      <p>
        Search for it. If nothing is found, a form lets you ask for it. Leave an e-mail address if you want to hear when
        it is available.
      </p>
    </InformationPage>
  );
}
