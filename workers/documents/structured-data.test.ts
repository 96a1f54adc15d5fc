import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { feedback } from "#workers/database/schema.ts";
import { describePage } from "./page-description.ts";
import { type CalculatorFacts, calculatorGraph, FEWEST_VOTES, jsonLd, type PageFacts } from "./structured-data.ts";
import { addCalculators, database } from "../../tests/worker/account-bindings.ts";
import { saveFeedback } from "#workers/feedback/feedback.ts";
import { FLAGSHIP_IDS, pageTitle } from "./page-title.ts";
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
  expect(FLAGSHIP_IDS).toHaveLength(9);
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
