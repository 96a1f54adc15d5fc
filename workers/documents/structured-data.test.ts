import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import bundledRows from "#generated/rows.ts";
import { feedback } from "#workers/database/schema.ts";
import { describePage } from "./page-description.ts";
import { type CalculatorFacts, calculatorGraph, FEWEST_VOTES, jsonLd, type PageFacts } from "./structured-data.ts";
import { addCalculators, database } from "../../tests/worker/account-bindings.ts";
import { saveFeedback } from "#workers/feedback/feedback.ts";
import { pageTitle } from "./page-title.ts";
import { forgetVotes, listVotes } from "#workers/feedback/votes.ts";

const page: PageFacts = {
  brand: "Reckoner",
  origin: "https://site.example",
  path: "/calculator/tip",
  title: "Tip Calculator · Reckoner",
  description: "Tips.",
};
const calculator: CalculatorFacts = {
  id: "tip",
  name: "Tip Calculator",
  description: "Tips.",
  category: "food-beverage",
  keywords: ["tip"],
  updated: "2026-11-21",
  faq: [{ question: "How much?", answer: "As much as you like." }],
  votes: null,
};

beforeEach(forgetVotes);

test("a name that would end the element does not, and reads back as it was", () => {
  const name = `</script><script>alert("1")</script><!-- & \u2028`;
  const inner = jsonLd(calculatorGraph(page, { ...calculator, name, faq: [{ question: name, answer: name }] }));
  expect(inner).not.toMatch(/[<>&\u2028]/);
  const read = JSON.parse(inner) as { "@graph": { name?: string; mainEntity?: { name: string }[] }[] };
  expect(read["@graph"][0]?.name).toBe(name);
  expect(read["@graph"][2]?.mainEntity?.[0]?.name).toBe(name);
});

test("a calculator is a free application of its kind, with the way to it and its questions", () => {
  const [application, way, questions, ...rest] = calculatorGraph(page, calculator);
  expect(application).toEqual({
    "@type": "WebApplication",
    "@id": "https://site.example/calculator/tip#calculator",
    name: "Tip Calculator",
    description: "Tips.",
    url: "https://site.example/calculator/tip",
    applicationCategory: "UtilitiesApplication",
    operatingSystem: "Any",
    browserRequirements: "None: it answers without JavaScript",
    isAccessibleForFree: true,
    inLanguage: "en",
    keywords: "tip",
    dateModified: "2026-11-21",
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    publisher: { "@type": "Organization", name: "Reckoner", url: "https://site.example/" },
  });
  expect(way).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      ["Home", "/"],
      ["Calculators", "/calculators"],
      ["Food & Beverage", "/calculators/food-beverage"],
      ["Tip Calculator", "/calculator/tip"],
    ].map(([name, path], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: `https://site.example${path}`,
    })),
  });
  expect(questions).toEqual({
    "@type": "FAQPage",
    "@id": "https://site.example/calculator/tip#faq",
    mainEntity: [
      {
        "@type": "Question",
        name: "How much?",
        acceptedAnswer: { "@type": "Answer", text: "As much as you like." },
      },
    ],
  });
  expect(rest).toEqual([]);
  expect(calculatorGraph(page, { ...calculator, faq: [] })).toHaveLength(2);
});

test.each([
  ["loan", "FinanceApplication"],
  ["insurance", "FinanceApplication"],
  ["crypto", "FinanceApplication"],
  ["real-estate", "FinanceApplication"],
  ["business", "BusinessApplication"],
  ["retail", "BusinessApplication"],
  ["health", "HealthApplication"],
  ["math", "EducationalApplication"],
  ["physics", "EducationalApplication"],
  ["entertainment", "EntertainmentApplication"],
  ["gaming", "GameApplication"],
  ["travel", "TravelApplication"],
  ["other", "UtilitiesApplication"],
])("a calculator of %s is a %s", (category, kind) => {
  expect(calculatorGraph(page, { ...calculator, category })[0]).toMatchObject({ applicationCategory: kind });
});

test("home says what the site is and how it is searched; other pages what they are part of", async () => {
  const graphOf = async (path: string, title: string) => {
    const { jsonLd: block } = await describePage({ ...page, path, title }, env.DB);
    return (JSON.parse(block) as { "@context": string; "@graph": unknown[] })["@graph"];
  };
  const home = await graphOf("/", "Reckoner");
  expect(home).toEqual([
    {
      "@type": "WebSite",
      "@id": "https://site.example/#site",
      name: "Reckoner",
      description: "Tips.",
      url: "https://site.example/",
      inLanguage: "en",
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: "https://site.example/?search={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    },
    {
      "@type": "Organization",
      name: "Reckoner",
      url: "https://site.example/",
      logo: "https://site.example/icons/icon-512.png",
    },
  ]);
  const kinds: (readonly [string, string])[] = [
    ["/calculators", "CollectionPage"],
    ["/calculators/health", "CollectionPage"],
    ["/about-us", "WebPage"],
  ];
  for (const [path, kind] of kinds)
    expect(await graphOf(path, "A Page · Reckoner")).toMatchObject([
      {
        "@type": kind,
        name: "A Page",
        url: `https://site.example${path}`,
        isPartOf: { "@type": "WebSite", name: "Reckoner", url: "https://site.example/" },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "Home" },
          { position: 2, name: "A Page" },
        ],
      },
    ]);
});

test("a link preview has the page's own image, and only calculators can be embedded by their address", async () => {
  const read = async (path: string) => {
    const { metas, oembed } = await describePage({ ...page, path }, env.DB);
    const meta = Object.fromEntries(metas.map(({ property, name, content }) => [property ?? name, content]));
    return { meta, oembed };
  };
  const { meta, oembed } = await read("/calculator/tip");
  expect(meta).toEqual({
    "og:type": "website",
    "og:site_name": "Reckoner",
    "og:title": "Tip Calculator · Reckoner",
    "og:description": "Tips.",
    "og:url": "https://site.example/calculator/tip",
    "og:image": "https://site.example/previews/tip.png",
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringContaining("Tip"),
    "twitter:card": "summary_large_image",
    "twitter:image": "https://site.example/previews/tip.png",
    "twitter:image:alt": meta["og:image:alt"],
  });
  expect(oembed).toBe("https://site.example/oembed?url=https%3A%2F%2Fsite.example%2Fcalculator%2Ftip");
  const others: (readonly [string, string, string])[] = [
    ["/", "home", "Reckoner: calculators and unit converters"],
    ["/calculators", "directory", "Reckoner: all calculators"],
    ["/calculators/health", "directory", "Reckoner: all calculators"],
    ["/calculators-of-others", "home", "Reckoner: calculators and unit converters"],
  ];
  for (const [path, image, alt] of others) {
    const other = await read(path);
    expect([path, other.meta["og:image"], other.meta["og:image:alt"], other.oembed]).toEqual([
      path,
      `https://site.example/previews/${image}.png`,
      alt,
      null,
    ]);
  }
});

test("a rating needs five votes, and is the share of thumbs-up", () => {
  const rating = (votes: CalculatorFacts["votes"]) =>
    calculatorGraph(page, { ...calculator, votes })[0]?.["aggregateRating"];
  expect(rating(null)).toBeUndefined();
  expect(rating({ up: FEWEST_VOTES - 1, all: FEWEST_VOTES - 1 })).toBeUndefined();
  expect(rating({ up: 4, all: 5 })).toEqual({
    "@type": "AggregateRating",
    ratingValue: 80,
    worstRating: 0,
    bestRating: 100,
    ratingCount: 5,
  });
});

test("votes are counted from feedback, by calculator", async () => {
  const given = ["upvote", "upvote", "other"].map((type) => ({ id: crypto.randomUUID(), calculatorId: "tip", type }));
  await database.insert(feedback).values([...given, { id: "site", calculatorId: null, type: "other" }]);
  expect([...(await listVotes(database))]).toEqual([["tip", { up: 2, all: 3 }]]);
});

test("without the database there is no rating, and the page is there", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const down = {
    withSession: () => ({ prepare: () => ({ bind: () => ({ raw: () => Promise.reject(new Error("D1_ERROR")) }) }) }),
  };
  const { metas, jsonLd: block } = await describePage(page, down as unknown as D1Database);
  expect(block).toContain('"@type":"WebApplication"');
  expect(metas).toContainEqual({ property: "og:description", content: "Tips." });
  expect(block).not.toContain("aggregateRating");
  expect(log).toHaveBeenCalledOnce();
});

test("nine calculators have a title of their own; none is too long for a result page to begin with the name", () => {
  const titles = bundledRows.map(({ id, name }) => ({ name, title: pageTitle({ id, name, hasFormula: true }, "B") }));
  const own = titles.filter(({ title }) => !title.endsWith(" with formula and worked examples · B"));
  expect(own).toHaveLength(9);
  for (const { name, title } of own) {
    expect([title, title.length < 75]).toEqual([expect.stringMatching(/^[^:]+: .{15,} · B$/), true]);
    expect(title.startsWith(`${name}: `)).toBe(true);
  }
  expect(pageTitle({ id: "tip", name: "Tip Calculator", hasFormula: true }, "B")).toBe(
    "Tip Calculator with formula and worked examples · B",
  );
  expect(pageTitle({ id: "x", name: "Dice Roller", hasFormula: false }, "B")).toBe(
    "Dice Roller with worked examples · B",
  );
  expect(pageTitle({ id: "x", name: "Wanted", hasFormula: null }, "B")).toBe("Wanted · B");
});

test("what a page says of itself has the votes of its own calculator only, and none where there are too few", async () => {
  await database.delete(feedback);
  await addCalculators(["tip", "bmi"]);
  const vote = async (id: string, type: "upvote" | "downvote", times: number) => {
    for (let at = 0; at < times; at += 1)
      await saveFeedback(database, { calculatorId: id, type }, { country: null, userId: null, voter: `${type}${at}` });
  };
  await vote("tip", "upvote", FEWEST_VOTES);
  await vote("tip", "downvote", 1);
  await vote("bmi", "upvote", FEWEST_VOTES - 1);
  forgetVotes();
  const rating = async (id: string) =>
    /"ratingCount":(\d+)/.exec((await describePage({ ...page, path: `/calculator/${id}` }, env.DB)).jsonLd)?.[1];
  expect([await rating("tip"), await rating("bmi"), await rating("mortgage")]).toEqual([
    String(FEWEST_VOTES + 1),
    undefined,
    undefined,
  ]);
});
