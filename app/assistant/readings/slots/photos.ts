/** Pixels of a photo. */
import { type Form, sum, toNumber, toQuantity } from "./form.ts";

export const PHOTOS: readonly Form[] = [
  {
    about: [
      /\b(?:pixels?|px)\b|<number\d+> (?:by|x|×) <number/,
      /\b(?:dpi|ppi)\b/,
      /\b(?:inches|wide|width|print\w*)\b/,
    ],
    not: /<(?:money|percent|time)|\b(?:cm|high|height|tall|megapixels?)\b/,
    places: {
      width: ["{#}(?= ?(?:by|x|×) <)"],
      height: ["\\| *(?:by|x|×) <[a-zA-Z]+(\\d+)>"],
      dots: ["<[a-zA-Z]+(\\d+)>(?: (?:dpi|ppi))?"],
    },
    words:
      "picture photo image is pixels pixel px by x × and want it printed print at dpi ppi how many inches wide width will be",
    read: ({ width, dots }, text) =>
      !/\b[dp]pi\b/.test(`${dots?.text} ${text}`)
        ? null
        : toQuantity(`${toNumber(width)} / ${toNumber(dots)}`, "Width", "in"),
  },
  {
    about: [/\bmegapixels?\b/, /<number\d+> ?(?:by|x|×) ?<number/],
    not: /\bdpi\b|<(?:money|percent)/,
    places: { width: ["{#}(?= ?(?:by|x|×) <)"], height: ["\\| *(?:by|x|×) {#}"] },
    words: "megapixels megapixel how many is pixels image photo picture camera in",
    read: ({ width, height }) => sum(`${toNumber(width)} * ${toNumber(height)} / 1000000`),
  },
];
