/**
 * What search engines read of a page (schema.org as JSON-LD). It is written into the document only: browsers get neither
 * the code nor a second copy of the data.
 */
import { categoryName } from "#catalogue/categories.ts";
import type { Question } from "#engine/define.ts";
import type { Votes } from "#workers/feedback/votes.ts";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** A page of the site as it is found from outside. */
export interface PageFacts {
  readonly brand: string;
  readonly origin: string;
  /** The neutral address, from the origin on. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A calculator page. */
export interface CalculatorFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly keywords: readonly string[];
  readonly updated: string;
  readonly faq: readonly Question[];
  /** What visitors said of it; a rating is made only of these. */
  readonly votes: Votes | null;
}

/** Fewer votes are not a rating (decision 17). */
export const FEWEST_VOTES = 5;

/** schema.org's `applicationCategory` by category, "UtilitiesApplication" for the rest. */
const APPLICATIONS: Readonly<Record<string, string>> = {
  finance: "FinanceApplication",
  "personal-finance": "FinanceApplication",
  loan: "FinanceApplication",
  insurance: "FinanceApplication",
  investment: "FinanceApplication",
  crypto: "FinanceApplication",
  "real-estate": "FinanceApplication",
  business: "BusinessApplication",
  "digital-marketing": "BusinessApplication",
  "gig-economy": "BusinessApplication",
  retail: "BusinessApplication",
  health: "HealthApplication",
  education: "EducationalApplication",
  math: "EducationalApplication",
  physics: "EducationalApplication",
  entertainment: "EntertainmentApplication",
  gaming: "GameApplication",
  travel: "TravelApplication",
};

/** The graph of a calculator page: the calculator, the way to it, and its questions. */
export function calculatorGraph(page: PageFacts, calculator: CalculatorFacts): readonly Thing[] {
  const url = page.origin + page.path;
  return [
    {
      "@type": "WebApplication",
      "@id": `${url}#calculator`,
      name: calculator.name,
      description: calculator.description,
      url,
      applicationCategory: APPLICATIONS[calculator.category] ?? "UtilitiesApplication",
      operatingSystem: "Any",
      browserRequirements: "None: it answers without JavaScript",
      isAccessibleForFree: true,
      inLanguage: "en",
      keywords: calculator.keywords.join(", "),
      dateModified: calculator.updated,
      offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
      publisher: { "@type": "Organization", name: page.brand, url: `${page.origin}/` },
      ...describeRating(calculator.votes),
    },
    breadcrumbs(page, [
      ["Calculators", "/calculators"],
      [categoryName(calculator.category), `/calculators/${calculator.category}`],
      [calculator.name, page.path],
    ]),
    ...(calculator.faq.length > 0
      ? [
          {
            "@type": "FAQPage",
            "@id": `${url}#faq`,
            mainEntity: calculator.faq.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
        ]
      : []),
  ];
}

/** The share of feedback that is a thumbs-up, in percent, where there is enough of it. */
function describeRating(votes: Votes | null): { readonly aggregateRating?: Thing } {
  if (!votes || votes.all < FEWEST_VOTES) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round((100 * votes.up) / votes.all),
      worstRating: 0,
      bestRating: 100,
      ratingCount: votes.all,
    },
  };
}

/** The graph of home: the site, and how it is searched. */
export function homeGraph(page: PageFacts): readonly Thing[] {
  return [
    {
      "@type": "WebSite",
      "@id": `${page.origin}/#site`,
      name: page.brand,
      description: page.description,
      url: `${page.origin}/`,
      inLanguage: "en",
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${page.origin}/?search={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
    { "@type": "Organization", name: page.brand, url: `${page.origin}/`, logo: `${page.origin}/icons/icon-512.png` },
  ];
}

/** The graph of any other page. */
export function pageGraph(page: PageFacts): readonly Thing[] {
  const name = page.title.replace(` · ${page.brand}`, "");
  return [
    {
      "@type": page.path.startsWith("/calculators") ? "CollectionPage" : "WebPage",
      name,
      description: page.description,
      url: page.origin + page.path,
      inLanguage: "en",
      isPartOf: { "@type": "WebSite", name: page.brand, url: `${page.origin}/` },
    },
    breadcrumbs(page, [[name, page.path]]),
  ];
}

function breadcrumbs(page: PageFacts, steps: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [["Home", "/"] as const, ...steps].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: page.origin + path,
    })),
  };
}

/** A graph as the text of a data block. No text in it can end the element, or begin another. */
export function jsonLd(graph: readonly Thing[]): string {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return text.replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
