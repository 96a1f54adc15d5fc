/** Pictures and screens by the ratio of their sides: the other side, what a diagonal makes, how many pixels there are. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum, tidy, toQuantity } from "#assistant/readings/slots/form.ts";
import { NUMBER, type Sentence, toNumber } from "./sentence.ts";

const SIZE = String.raw`(?<![\w.])(\d{2,5}) ?(?:px|pixels?)? ?(?:x|×|by) ?(\d{2,5})(?:\b|(?=p))`;
const SCREEN = /\b(?:tv|television|monitor|screen|display|laptop|projector|tablet)\b/;
const WORDS =
  "image picture photo video screen tv television monitor display frame banner resizing scaling shrinking enlarging uploading thumbnail canvas aspect ratio size resize resized scale scaled shrink shrunk enlarge crop to at keep keeping same shape its proportions proportional proportionally ratio wide width tall high height new find px pixel pixels long side across down make them still total resolution will must how must if need";

/** "16:9, 1920 wide, height", "resize 1600 x 1200 to 600 wide, height". */
export function readAspect(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:wide|width|tall|high|height)\b/)) return null;
  const ratio =
    sentence.take(/(?<![\w.:])(\d+(?:\.\d+)?) ?: ?(\d+(?:\.\d+)?)(?![\w:])/) ??
    sentence.take(/(?<![\w.])(\d{1,2}) by (\d{1,2})(?= (?:aspect|ratio))/) ??
    sentence.take(SIZE);
  if (!ratio) return readSides(sentence);
  const [wide, high] = [Number(ratio[1]), Number(ratio[2])];
  const diagonal = takeDiagonal(sentence);
  if (diagonal) return toSide(sentence, wide, high, diagonal);
  const px = "(?: ?(?:px|pixels?))?";
  const before = (names: string) =>
    sentence.take(String.raw`\b(?:${names})(?: (?:is|of|=|to|at|be|:))* (${NUMBER})${px}(?![\w.])`);
  const behind = (names: string) => sentence.take(String.raw`(?<![\w.:])(${NUMBER})${px} (?:in )?(?:${names})\b`);
  const [wides, highs] = ["wide|width|across", "tall|high|height"] as const;
  const early = before(wides);
  const late = early ?? before(highs);
  // "Height 1080 width" says the height.
  const width = early ?? (late ? null : behind(wides));
  const height = width ? null : (late ?? behind(highs));
  const known = width ?? height;
  if (!known || sentence.says(/\d/) || !sentence.says(width ? /\b(?:tall|high|height)\b/ : /\b(?:wide|width)\b/))
    return null;
  if (!sentence.isRead(WORDS)) return null;
  const value = toNumber(known[1]!);
  return {
    ...sum(width ? `${value} * ${high} / ${wide}` : `${value} * ${wide} / ${high}`),
    told: { field: { kind: "number", label: width ? "Height" : "Width", decimals: 2 } },
  };
}

/** "A 65 inch tv, how wide": those of today are 16 by 9. */
function readSides(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:tv|television)\b/)) return null;
  const diagonal = takeDiagonal(sentence);
  return diagonal ? toSide(sentence, 16, 9, diagonal) : null;
}

const takeDiagonal = (sentence: Sentence) =>
  sentence.says(SCREEN)
    ? (sentence.take(/(?<![\w.])(\d{2,3}(?:\.\d)?)(?: ?|-)(?:inch(?:es)?|in|")(?![a-z])/)?.[1] ?? null)
    : null;

function toSide(sentence: Sentence, wide: number, high: number, diagonal: string): Direct {
  const isWide = sentence.take(/\b(?:wide|width)\b/) !== null;
  const isHigh = sentence.take(/\b(?:tall|high|height)\b/) !== null;
  const unit = sentence.take(/\b(?:in )?(cm|centimet(?:er|re)s?)\b/) ? "cm" : "in";
  if (isWide === isHigh || sentence.says(/\d/) || !sentence.isRead(`${WORDS} inches inch in diagonal only`))
    return null;
  const inches = `${diagonal} * ${isWide ? wide : high} / sqrt(${wide}^2 + ${high}^2)`;
  return toQuantity(unit === "cm" ? `${inches} * 2.54` : inches, isWide ? "Width" : "Height", unit);
}

/** "How many pixels in 1920 x 1080", "4000 by 3000 pixels in megapixels", "24 bit 1920x1080 in MB". */
export function readPixels(sentence: Sentence): Direct {
  const isMega = sentence.take(/\b(?:megapixels?|mp)\b/) !== null;
  const bits = sentence.take(/\b(8|16|24|32|48)[- ]?bits?\b/);
  const size = sentence.take(SIZE);
  sentence.take(/\b(?:4k|8k|uhd|qhd|full hd)\b/);
  if (!size) return null;
  const all = `${size[1]} * ${size[2]}`;
  const words =
    "image picture photo screen display monitor camera total how resolution pixels pixel px color colour uncompressed raw file size bitmap megabytes are there";
  const asksBytes = sentence.take(/\b(?:mb|megabytes?)\b/) !== null;
  if (sentence.says(/\d/) || !sentence.isRead(words)) return null;
  if (bits && asksBytes) return toQuantity(`${all} * ${Number(bits[1]) / 8} / 1000000`, "Size", "MB");
  if (bits || asksBytes) return null;
  if (isMega) return { ...sum(`${all} / 1000000`), told: { field: { kind: "number", label: "Megapixels" } } };
  return sentence.says(/\bpixels?\b/) && sentence.says(/\b(?:how|total)\b/)
    ? { ...sum(all), told: { field: { kind: "number", label: "Pixels" } } }
    : null;
}

/** "27 inch monitor 2560x1440 ppi" */
export function readDensity(sentence: Sentence): Direct {
  if (!sentence.take(/\b(?:ppi|dpi|pixel density|pixels per inch)\b/)) return null;
  const size = sentence.take(SIZE);
  const diagonal = sentence.take(/(?<![\w.])(\d{1,3}(?:\.\d{1,2})?)(?: ?|-)(?:inch(?:es)?|in|")(?![a-z])/);
  if (!size || !diagonal || sentence.says(/\d|\b(?:wide|tall|width|height|print\w*|photo)\b/)) return null;
  if (!sentence.isRead(`${WORDS} phone laptop tablet diagonal resolution size iphone ipad macbook pixels density`))
    return null;
  const [widthPixels, heightPixels] = [Number(size[1]), Number(size[2])];
  return {
    ...read("screen-ppi", { widthPixels, heightPixels, diagonal: tidy(Number(diagonal[1]) * 2.54) }, "ppi"),
    units: { diagonal: "in" },
  };
}

/** "24 megapixels at 3:2, how many pixels wide" */
export function readMegaSide(sentence: Sentence): Direct {
  const mega = sentence.take(/(?<![\w.])(\d{1,3}(?:\.\d)?) ?(?:megapixels?|mp)\b/);
  const ratio = mega && sentence.take(/(?<![\w.:])(\d{1,2}) ?(?::|by|x) ?(\d{1,2})(?![\w:])/);
  if (!mega || !ratio) return null;
  const isWide = sentence.take(/\b(?:wide|width|across|long side)\b/) !== null;
  const isHigh = sentence.take(/\b(?:tall|high|height|short side)\b/) !== null;
  if (isWide === isHigh || sentence.says(/\d/) || !sentence.isRead(`${WORDS} camera sensor how many`)) return null;
  const [over, under] = isWide ? [ratio[1], ratio[2]] : [ratio[2], ratio[1]];
  return {
    ...sum(`sqrt(${mega[1]} * 1000000 * ${over} / ${under})`),
    told: { field: { kind: "number", label: isWide ? "Width" : "Height", decimals: 0 } },
  };
}

/** "How many stops from f/2 to f/8": the light halves with each. */
export function readStops(sentence: Sentence): Direct {
  if (!sentence.take(/\bstops?\b/)) return null;
  const [one, other] = [0, 1].map(() => sentence.take(/\bf ?\/? ?(\d+(?:\.\d+)?)(?![\w])/)?.[1]);
  if (one === undefined || other === undefined || sentence.says(/\d/)) return null;
  if (
    !sentence.isRead("stops between difference aperture light lens how many apart slower faster darker brighter from")
  )
    return null;
  const [open, closed] = [one, other].map(Number).toSorted((a, b) => a - b);
  return {
    ...sum(`2 * ln(${closed} / ${open}) / ln(2)`),
    told: { field: { kind: "number", label: "Stops", decimals: 1 } },
  };
}
