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
    <InformationPage title={handle.title} updated="2026-11-21">
      <p>You may use every calculator for free, privately and at work, and link to any page or result.</p>
      <h2>No advice</h2>
      <p>
        The results are computed from what you enter with the formulas and sources named on each page. They are no
        financial, medical, legal, tax or engineering advice. Check figures on which money, health or safety depend with
        a person who is qualified for it.
      </p>
      <h2>No warranty</h2>
      <p>
        Each calculator is tested against independent authorities, and the tests are public. Errors remain possible; the
        site is provided as it is, and may change or be unavailable at times.
      </p>
      <h2>Fair use</h2>
      <p>
        The JSON calls may be used by programs within the rate limits. Do not try to overload the site, to get at other
        people's accounts, or to send content that is unlawful.
      </p>
      <h2>What you send</h2>
      <p>
        Feedback and requests may be used to improve the site. What is stored of you is described in the{" "}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </InformationPage>
  );
}
