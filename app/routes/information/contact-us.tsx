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
    { name: "description", content: "How to report a wrong figure, ask for a calculator or say anything else." },
    canonical(matches, "/contact-us"),
  ];
}

export default function ContactUs() {
  return (
    <InformationPage title={handle.title} updated="2026-11-21">
      <p>
        The quickest way is the <Link to="/feedback">feedback form</Link>: it is saved with the name of the calculator
        and read by a person. Each calculator page has a link to it.
      </p>
      <h2>A figure is wrong</h2>
      <p>
        Say what you entered, what came out, what you expected and where the right figure comes from. The page's address
        carries what was entered, so a copied link says most of it.
      </p>
      <h2>A calculator is missing</h2>
      <p>
        Search for it. Where nothing is found, the page offers a form to ask for it; leave an e-mail address there if
        you want to be told when it is available.
      </p>
    </InformationPage>
  );
}
