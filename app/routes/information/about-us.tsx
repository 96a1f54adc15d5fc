import { Link, type MetaArgs } from "react-router";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { BRAND } from "#ui/brand.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import { InformationPage } from "./information-page.tsx";

export const handle: PageHandle = {
  title: "About Us",
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
      content: "What this site is, how its figures are checked, and how to reach the people behind it.",
    },
    canonical(matches, "/about-us"),
  ];
}

export default function AboutUs() {
  return (
    <InformationPage title={handle.title} updated="2026-11-21">
      <p>
        {BRAND} is a public collection of calculators and unit converters. Each one is a single definition: its fields,
        its formula, its examples and the cases that it must pass. The page that you see, the answer without JavaScript
        and the JSON call all run the same function.
      </p>
      <h2>How the figures are checked</h2>
      <p>
        A calculator is published with cases whose answers come from somewhere else: a spreadsheet's financial
        functions, exact fractions and decimals in Python, GNU Units, SciPy, or a published table. They are run with
        every change, together with random entries that must never give a wrong kind of answer. The cases of each
        calculator are public: follow “How this calculator is checked” on its page, or see{" "}
        <Link to="/proof">all of them counted</Link>.
      </p>
      <h2>What it does not do</h2>
      <p>
        It shows no advertising, follows nobody and sells nothing. What you type into a calculator is computed in your
        browser; it is sent only where you ask for it without a script, or when you share a link.
      </p>
      <h2>What it cannot do</h2>
      <p>
        A calculator answers the question that its fields ask. It does not know your contract, your body or your
        country's newest law. Health, tax and legal pages say in one line whom they do not hold for; take decisions that
        matter to someone who can look at the whole case.
      </p>
    </InformationPage>
  );
}
