import { Link, type MetaArgs } from "react-router";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import { InformationPage } from "./information-page.tsx";

export const handle: PageHandle = {
  title: "Terms of Use",
  isInFooter: true,
  isInSitemap: true,
  visits: "information",
  cachedBy: [],
};

export function meta({ matches }: MetaArgs) {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: "The terms under which this site may be used." },
    canonical(matches, "/terms-of-use"),
  ];
}

export default function TermsOfUse() {
  return (
    <InformationPage title={handle.title} updated="2026-11-23">
      <p>You may use every calculator for free, at home and at work, and link to any page or result.</p>
      <h2>Not advice</h2>
      <p>
        Results are computed from what you enter, with the formulas and sources named on each page. They are not
        financial, medical, legal, tax or engineering advice. If money, health or safety depends on a figure, check it
        with a qualified person.
      </p>
      <h2>No warranty</h2>
      <p>
        Every calculator is tested, and the tests are public. Errors are still possible. The site is provided as is, and
        it may change or be unavailable at times.
      </p>
      <h2>Fair use</h2>
      <p>
        Programs may use the JSON calls within the rate limits. Do not try to overload the site, get into other people's
        accounts, or send unlawful content.
      </p>
      <h2>What you send</h2>
      <p>
        Feedback and requests may be used to improve the site. What we store about you is described in the{" "}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </InformationPage>
  );
}
