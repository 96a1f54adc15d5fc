import { number } from "#engine/define.ts";
import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { defineDimension } from "#units/dimension.ts";
import { typographicLength } from "#units/typographic-length.ts";

const em = relative("em", "em (parent font size)");
const rem = relative("rem", "rem (root font size)");
const percent = relative("%", "Percent of the parent font size");

export default defineUnitConverter({
  id: "typography-converter",
  name: "Typography Unit Converter",
  emoji: "🔤",
  description:
    "Convert pixels, points, picas, em, rem, percent, millimeters, didots and twips for CSS, print and layout.",
  keywords: [
    "px to pt",
    "px to rem",
    "pt to px",
    "px to em",
    "rem to px",
    "pica",
    "font size",
    "twips",
    "pixels to points",
  ],
  related: [
    { id: "screen-ppi", stage: "complementary", relevance: 72 },
    { id: "contrast-ratio", stage: "next_step", relevance: 74 },
    { id: "paper-size", stage: "complementary", relevance: 66 },
    "aspect-ratio",
    "length-converter",
  ],
  quantities: [
    { dimension: typographicLength, link: () => 1 },
    { dimension: em, link: ({ parentFontSize }) => parentFontSize },
    { dimension: rem, link: ({ rootFontSize }) => rootFontSize },
    {
      dimension: percent,
      labels: { "%": "Percent of the parent font size" },
      link: ({ parentFontSize }) => parentFontSize / 100,
    },
  ],
  value: 12,
  from: "pt",
  to: "px",
  inputs: {
    parentFontSize: number("Parent font size", {
      unit: "px",
      default: 16,
      min: 0.01,
      max: 10_000,
      help: "For em and percent.",
    }),
    rootFontSize: number("Root font size", { unit: "px", default: 16, min: 0.01, max: 10_000, help: "For rem." }),
  },
  formula: {
    tex: [
      String.raw`y = x \cdot \frac{p_1}{p_2}`,
      String.raw`1\,\text{in} = 96\,\text{px} = 72\,\text{pt} = 6\,\text{pc} = 25.4\,\text{mm}`,
      String.raw`1\,\text{em} = \text{parent font size} \qquad 1\,\text{rem} = \text{root font size}`,
    ],
    where: {
      x: "the Value, in the From unit",
      y: "the Result, in the To unit",
      p_1: "CSS pixels in one From unit",
      p_2: "CSS pixels in one To unit",
    },
  },
  howTo: [
    "Enter the Value from the style sheet or the layout.",
    "Choose its unit under From; “pt” is the desktop publishing point of 1/72 inch that word processors and CSS use.",
    "Choose the unit you want under To.",
    "For em and percent, set the Parent font size; for rem, the Root font size (16 px in browsers unless the reader or the site has changed it).",
  ],
  faq: [
    {
      question: "How many pixels is 12 pt?",
      answer: "16 CSS pixels: a point is 1/72 inch and a CSS pixel 1/96 inch, so multiply points by 4/3.",
    },
    {
      question: "What is the difference between em and rem?",
      answer:
        "em refers to the font size of the parent element, so it compounds when elements nest: 1.2 em inside 1.2 em is 1.44 times. rem always refers to the root element (html), so with a 16 px root, 1.5 rem is 24 px everywhere.",
    },
    {
      question: "Why do TeX and Word disagree about a point?",
      answer:
        "TeX uses the printer's point of 1/72.27 inch, 0.4% smaller than the 1/72 inch that PostScript made common in the 1980s. The Didot point of continental Europe is larger; here it is 0.375 mm, as rounded in metric typesetting.",
    },
  ],
  about: [
    "A CSS pixel is 1/96 inch by definition, not a dot of the screen: on a phone with a device pixel ratio of 3, it covers 9 of them. The inch of a style sheet is only a real inch on paper.",
    "For properties other than font-size, em means the font size of the element itself rather than of its parent; enter that size then.",
  ],
  sources: [
    "W3C CSS Values and Units Module Level 4: absolute and font-relative lengths",
    "D. E. Knuth, The TeXbook, ch. 10 (TeX point of 1/72.27 in)",
    "DIN 16507-2:1999 (0.375 mm Didot grid)",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "24 px in rem at a root of 16 px",
      inputs: { value: 24, from: "px", to: "rem", rootFontSize: 16 },
      outputs: { result: 1.5 },
    },
    {
      title: "Body text of 11 pt in pixels",
      inputs: { value: 11, from: "pt", to: "px" },
      outputs: { result: 14.6666666667 },
    },
    {
      title: "A column of 20 picas in millimeters",
      inputs: { value: 20, from: "pc", to: "mm" },
      outputs: { result: 84.6666666667 },
    },
  ],
});

/** A length that only the page's font sizes give a size. */
function relative<const Id extends string>(id: Id, label: string) {
  const own = { id, label, base: id, from: id, to: id, common: { metric: [id], imperial: [id] } };
  return defineDimension({ ...own, units: [{ id, label, factor: "1" }] });
}
