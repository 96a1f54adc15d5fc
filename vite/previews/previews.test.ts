import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { readCalculators } from "../../scripts/catalogue-files.ts";
import { answerFirstExample, describePreview } from "../../app/engine/first-example.ts";
import { composeMinis, composePreviews } from "./draw-previews.ts";
import { encodeIndexed } from "./indexed-png.ts";
import { fit, markUp, wrap } from "./words.ts";

const root = join(import.meta.dirname, "../..");
const calculators = (await readCalculators(root)).map(({ definition }) => definition);
const cards = await composePreviews(root, join(root, "node_modules/.cache/reckoner-previews"));
const wordsOf = (svg: string) => svg.replaceAll(/<[^>]*>/g, "\n");

test("every calculator has a card with its name; nothing in it is unknown", () => {
  expect(cards.size).toBe(calculators.length + 2);
  const faults = calculators.flatMap(({ id, name }) => {
    const svg = cards.get(id) ?? "";
    const words = wordsOf(svg);
    const missing = name.split(" ").filter((word) => !words.includes(word.replaceAll("&", "&amp;")));
    return [
      ...missing.map((word) => `${id}: ${word} is missing`),
      ...(/NaN|Infinity|undefined|\[object|light-dark|rem[;"]/.test(svg) ? [`${id}: ${svg}`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test("a card shows the answer of the first example, and its picture where the page has one", () => {
  const faults = calculators.flatMap((definition) => {
    const answer = answerFirstExample(definition)?.answer?.text ?? "";
    const [first = ""] = answer.split(/[ \u00A0⁰¹²³⁴-⁹⁻₀-₉]/u);
    return wordsOf(cards.get(definition.id)!).includes(first.slice(0, 8)) ? [] : [`${definition.id}: ${answer}`];
  });
  expect(faults).toEqual([]);
  const boxes = [...cards.values()].filter((svg) => svg.includes('rx="14"'));
  expect(boxes.length).toBeGreaterThanOrEqual(380);
});

const minis = await composeMinis(root);

test("where nothing is drawn a small drawing is the answer to what stands in the form at first; a scale is no thin strip", () => {
  const isEmpty = (svg: string) => !/viewBox[^]*<(?:path|rect|line|circle|polyline|text)\b/.test(svg);
  expect([...minis].flatMap(([id, svg]) => (isEmpty(svg) ? [id] : []))).toEqual([]);
  expect(wordsOf(minis.get("scientific-calculator")!)).toMatch(/2\*sin\(30\)[^]*= 17\n/);
  expect(wordsOf(minis.get("currency-converter")!)).toMatch(/\$100[^]*= €/);
  const bmi = minis.get("bmi")!;
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(bmi)!.map(Number);
  expect(width! / height!).toBeLessThan(3.5);
  // A reader's own figure stands beside it.
  expect(bmi).not.toContain("<text");
});

test("other small drawings have no words, are the page's own in both themes, and there is a file for each calculator", () => {
  expect([...minis.keys()].toSorted()).toEqual(calculators.map(({ id }) => id).toSorted());
  const hasWords = (svg: string) => /<text/.test(svg) && /<(?:path|circle|polyline)/.test(svg);
  const faults = [...minis].filter(
    ([, svg]) => hasWords(svg) || /NaN|Infinity|undefined|\[object|class=/.test(svg) || svg.length > 16_000,
  );
  expect(faults.map(([id]) => id)).toEqual([]);
  expect([...minis.values()].filter((svg) => svg.includes("viewBox")).length).toBeGreaterThanOrEqual(370);
  expect(minis.get("mortgage")).toContain("light-dark(");
});

test("all that a card holds stands within it", () => {
  const beyond = [...cards].flatMap(([id, svg]) => {
    const own = svg.split('<rect x="596"')[0]!;
    const lines = [...own.matchAll(/<text x="(\d+)" y="([\d.]+)"/g)];
    return lines.every(([, x, y]) => Number(x) >= 64 && Number(y) < 600) ? [] : [id];
  });
  expect(beyond).toEqual([]);
});

test("the words for those who do not see it say example and answer; what is drawn at random has none", () => {
  const byId = new Map(calculators.map((one) => [one.id, one]));
  expect(describePreview(byId.get("mortgage")!)).toBe(
    "Mortgage Calculator. A 400,000 home with 15% down at 6.5% over 30 years: Monthly cost $2,835.70",
  );
  expect(describePreview(byId.get("area")!)).toContain("20\u00A0m²");
  expect(answerFirstExample(byId.get("random-number")!)?.answer).toBeNull();
});

const measure = (text: string) => text.length / 2;

test("words are broken between words, in themselves where they must be, and left out at last", () => {
  expect(wrap("one two three", { size: 10, fill: "" }, 40, measure)).toEqual(["one two", "three"]);
  expect(wrap("incomprehensible", { size: 10, fill: "" }, 40, measure)).toEqual(["incompre", "hensible"]);
  const style = { sizes: [20, 10], fill: "" };
  expect(fit("one two three", style, 40, 2, measure).style.size).toBe(10);
  expect(fit("one two three four five six", style, 40, 2, measure).lines).toEqual(["one two", "three…"]);
});

test("raised and lowered signs are set smaller and moved", () => {
  expect(markUp("10⁻⁹ & CO₂", 100)).toBe(
    '10<tspan dy="-36" font-size="60">−9</tspan><tspan dy="36">\u200B</tspan> &amp; CO<tspan dy="14" font-size="60">2</tspan><tspan dy="-14">\u200B</tspan>',
  );
});

test("an image keeps the colors that it was drawn with", async () => {
  const pixels = Buffer.from([247, 246, 242, 255, 11, 98, 73, 255, 11, 98, 73, 255, 168, 77, 39, 255]);
  const png = await encodeIndexed(pixels, 2, 2);
  const palette = png.subarray(png.indexOf("PLTE") + 4, png.indexOf("IDAT") - 8);
  expect([...palette]).toEqual([11, 98, 73, 247, 246, 242, 168, 77, 39]);
  const rows = inflateSync(png.subarray(png.indexOf("IDAT") + 4, png.indexOf("IEND") - 8));
  expect([...rows]).toEqual([0, 1, 0, 0, 0, 2]);
});
