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
      content: "What this site is, how its calculators are tested, and what it cannot do.",
    },
    canonical(matches, "/about-us"),
  ];
}

export default function AboutUs() {
  return (
    <InformationPage title={handle.title} updated="2026-11-23">
      <p>
        {BRAND} is a free collection of calculators and unit converters. The calculation of each is written once, and
        the page you see, the page without JavaScript and the JSON call all use it, so they give the same answer.
      </p>
      <h2>How the calculators are tested</h2>
      <p>
        Every calculator comes with test cases. Most compare its result with one that we worked out separately: with a
        spreadsheet's financial functions, exact fractions and decimals in Python, GNU Units or SciPy. Some compare it
        with published figures. Others test that impossible entries are refused. A separate calculation finds mistakes,
        but most of them are our own work; no outside body has certified the site. All cases run with every change,
        along with random entries. They are public: follow “How this calculator is checked” on any calculator page, or
        see <Link to="/proof">how many there are of each kind</Link>.
      </p>
      <h2>What it does not do</h2>
      <p>
        The site shows no ads, tracks nobody and sells nothing. With JavaScript, calculations run in your browser. What
        you enter reaches the server only if you use a calculator without JavaScript, reload its page or open a link
        that contains figures, compare, embed or collect what you calculated, go to sign in, ask a question in the
        search box, or save a calculation in an account.
      </p>
      <h2>What it cannot do</h2>
      <p>
        A calculator answers only the question its fields ask. It does not know your contract, your body or the latest
        law in your country. For decisions that matter, talk to someone who can look at your whole situation.
      </p>
    </InformationPage>
  );
}
