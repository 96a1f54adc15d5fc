/** Pictures: pixels, inches and dots an inch, cuts to another shape; and frames, their rate and how long they last. */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, tellIn, toNumber, toUnit, toQuantity, type Value } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import type { Marked, Said } from "./read-model.ts";
import type { Model } from "./model.ts";

const MARK = "<[a-zA-Z]+(\\d+)>";
const UNIT = "(?: (?:px|pixels?|inch(?:es)?|in))?";
const PAIR = new RegExp(`${MARK}${UNIT} ?(?:x|×|by) ?${MARK}(?: (?:px|pixels?|inch(?:es)?|in))?`);
const DENSITY =
  /(?:at )?<[a-zA-Z]+(\d+)> ?(?:dpi|ppi)|<pixelDensity(\d+)>|\b(?:dpi|ppi)(?: (?:is|of|at))* <[a-zA-Z]+(\d+)>/;
const RATIO =
  /(?:to|into|for|as)(?: an?)? <number(\d+)> ?(?::|by|x)? ?<number(\d+)>(?: (?:ratio|aspect ratio|aspect|crop))*/;
const NOT =
  /<(?:money|percent|date|clock|time|hours|data|mass|speed)|\b(?:diagonal|monitor|tv|television|screen|bleed|border|margin|each|and then|twice|double)\b/;
const WORDS = new Set(
  "image picture photo photograph pic file scan scanned scanning print prints printed printing poster frame camera sensor video still raw is at on in to for from with pixels pixel px megapixels megapixel mp dpi ppi inches inch wide width tall high height big large size many how needed need required must resolution long side across total x by x × max maximum largest per count crop cropped cropping cut down new aspect ratio keeping keep full 4k".split(
    " ",
  ),
);

const PRINTED = /\b(?:wide|width|across|prints?|printed|printing|photos?|pictures?|poster|canvas|frame)\b/;

/** Null where it is not such a question, or a figure of it has no place. */
export function readPictures({ text: all, values }: Marked): Reading | null {
  if (values.length < 2 || values.length > 4 || NOT.test(all)) return null;
  if (!/\b(?:dpi|ppi|megapixels?|mp|crop\w*|pixels?|px)\b|<pixelDensity/.test(all)) return null;
  // "4k video" is a kind of video.
  let text = all.replace(/<(?:run|multiple)\d+>(?= (?:video|image|photo|frame|picture|resolution))/, "4k");
  const take = (pattern: RegExp): readonly (Value | undefined)[] | null => {
    const match = pattern.exec(text);
    if (!match) return null;
    text = text.replace(match[0], " | ").replaceAll(/ +/g, " ");
    return match.slice(1).flatMap((at) => (at === undefined ? [] : [values[Number(at)]]));
  };
  const pair = take(PAIR);
  const [dots] = take(DENSITY) ?? [];
  const ratio = pair && !dots ? take(RATIO) : null;
  const [inches] = pair && !dots ? (take(/<length(\d+)>/) ?? []) : [];
  const unread = findUnknownWords(text, WORDS);
  if (!pair || /<[a-zA-Z]+\d+>/.test(text) || unread === null) return null;
  const reading = ask(text, pair, dots, ratio, inches);
  return reading && { ...reading, unread };
}

function ask(
  text: string,
  [first, second]: readonly (Value | undefined)[],
  dots: Value | undefined,
  ratio: readonly (Value | undefined)[] | null,
  inches: Value | undefined,
): Reading | null {
  const [wide, high] = [sizeOf(first), sizeOf(second)];
  if (wide === null || high === null) return null;
  const isOfPixels = wide >= 100 && high >= 100 && !isLength(first) && !isLength(second);
  const [asksWide, asksHigh] = [
    /\b(?:wide|width|across|long side)\b/.test(text),
    /\b(?:tall|high|height)\b/.test(text),
  ];
  const [asksMega, asksPixels] = [/\b(?:megapixels?|mp)\b/.test(text), /\b(?:pixels?|px|resolution)\b/.test(text)];
  if (asksWide && asksHigh) return null;
  if (dots) {
    const density = toUnit(dots, "pixelDensity", "ppi") ?? toNumber(dots);
    if (!(density >= 30)) return null;
    const side = asksHigh ? high : wide;
    if (isOfPixels)
      return asksPixels || asksMega ? null : toQuantity(`${side} / ${density}`, asksHigh ? "Height" : "Width", "in");
    if (wide > 100 || high > 100 || !(asksMega || asksPixels || asksWide || asksHigh)) return null;
    if (asksMega) return tell(`${wide} * ${density} * ${high} * ${density} / 1000000`, "Megapixels");
    return asksWide || asksHigh
      ? tell(`${side} * ${density}`, "Pixels")
      : tell(`${wide} * ${density} * ${high} * ${density}`, "Pixels");
  }
  if (!isOfPixels) return null;
  if (ratio) return cut(wide, high, ratio.map(toNumber) as [number, number], asksHigh, asksMega);
  if (inches) {
    const width = toUnit(inches, "length", "in");
    // The inches of a screen are those of its diagonal.
    return width && PRINTED.test(text) && /\b[dp]pi\b|\bpixels per inch\b|\bdots per inch\b/.test(text)
      ? tell(`${asksHigh ? high : wide} / ${width}`, "Pixels an inch")
      : null;
  }
  return asksMega ? tell(`${wide} * ${high} / 1000000`, "Megapixels") : null;
}

/** What is left of a picture in another shape: one of its sides stays as it is. */
function cut(wide: number, high: number, [a, b]: [number, number], asksHigh: boolean, asksMega: boolean) {
  const isLower = a / b > wide / high;
  const [width, height] = isLower ? [String(wide), `${wide} * ${b} / ${a}`] : [`${high} * ${a} / ${b}`, String(high)];
  if (asksMega) return tell(`${width} * ${height} / 1000000`, "Megapixels");
  return tell(asksHigh || isLower ? height : width, asksHigh || isLower ? "Height" : "Width");
}

const tell = (formula: string, label: string): Reading => ({
  ...sum(formula),
  told: { field: { kind: "number", label, decimals: 2 } },
});

const isLength = (value: Value | undefined) => toUnit(value, "length", "in") !== null;

function sizeOf(value: Value | undefined): number | null {
  const size = toUnit(value, "length", "in") ?? toUnit(value, "typographicLength", "px") ?? toNumber(value);
  return size > 0 ? size : null;
}

const SHOTS = "(?:photos?|pictures?|pics?|shots?|images?|exposures?|frames?|stills?)";
const CLIP = "(?:clips?|videos?|footage|movies?|films?|time ?lapses?|animations?|sequences?|playback)";

/** "24 fps" is read as feet a second elsewhere. */
export const CLIPS: Model = {
  about: new RegExp(`\\bfps\\b|<speed\\d+>|\\b(?:time ?lapse|intervalometer|interval|frames?|${SHOTS})\\b`),
  not: /<(?:percent|money|date|clock|data|mass|length|power)|\b(?:mph|km|miles|feet|slow\w*|ping|latency|gpu|refresh|shutter|walk\w*|run|drop\w*)\b/,
  said: {
    rate: [
      "(?:at )?<speed(\\d+)>(?: playback)?",
      "(?:at )?{#} (?:fps|frames (?:per|a|each|every) second|frames ?\\/ ?(?:s|sec|second))",
    ],
    "one gap": [`{#} ${SHOTS} every {T}`],
    gap: [
      `(?:(?:one|an?) ${SHOTS} )?every {T}`,
      "{T} (?:interval|intervals|apart|between|gaps?)",
      "(?:interval|intervals|gap)(?: (?:of|is|at))* {T}",
      `per {T}`,
    ],
    frames: [`{#}(?: (?:total|raw))? ${SHOTS}`, `${SHOTS}(?: (?:is|are|of|=))* {#}`],
    clip: [`{T}(?: long)? (?:of )?${CLIP}`, `${CLIP}(?: (?:of|is|that is|lasting|lasts|long|to be|be|should be))* {T}`],
    shoot: ["(?:for|over|during|across|in|lasts?|lasting|takes|taking|shooting|running)(?: an?)? {T}", "{T}"],
  },
  units: Object.fromEntries(["gap", "clip", "shoot"].map((one) => [one, ["time", "s"] as const])),
  asked: [
    [
      new RegExp(
        `\\bhow many(?: [a-z]+)? ${SHOTS}\\b|\\b(?:number|total|count) (?:of )?${SHOTS}\\b|\\bshots needed\\b`,
      ),
      "frames",
    ],
    [/\b(?:what|which) (?:frame rate|fps)\b|\bframe rate\b|\bfps\b/, "rate"],
    [/\b(?:what|which|how long an?) interval\b|\binterval\b/, "gap"],
    [/\bhow long\b.*\b(?:shoot|shooting|record|take|stay|leave it|run)\b/, "shoot"],
    [new RegExp(`\\b(?:how long|how many (?:seconds|minutes)|seconds|length|duration|run ?time|minutes)\\b`), "clip"],
  ],
  rules: ["frames = clip * rate", "frames = shoot / gap"],
  words:
    "clip clips video videos footage movie film timelapse time lapse animation sequence playback photo photos picture pictures shot shots image images frame frames exposures fps rate interval intervals every second seconds minute minutes hour long length duration how many total number of at in per from for with shooting shoot take taken taking took record play played plays back runs run made make will is i do does it camera final finished result get end up one | playing",
  told: {
    frames: ["", "Frames"],
    rate: ["", "Frames a second"],
    gap: ["s", "Interval"],
    clip: ["s", "Clip"],
    shoot: ["h", "Shooting time"],
  },
  isOfAnything: true,
  solve: solveClip,
};

function solveClip(said: Said, asked: string): Reading | null {
  if ((said.get("one") ?? 1) !== 1) return null;
  const [rate, frames, gap, clip, shoot] = ["rate", "frames", "gap", "clip", "shoot"].map((name) => said.get(name));
  const s = (formula: string, label: string): Reading => ({
    ...sum(formula),
    told: tellIn(findMeasures("s")[0]!, label),
  });
  const n = (formula: string, label: string): Reading => tell(formula, label);
  // What plays and nothing else lasts is the clip.
  const isTaken = gap !== undefined && rate === undefined && shoot === undefined;
  const plays = isTaken ? undefined : (clip ?? (gap === undefined ? shoot : undefined));
  const taken = isTaken ? clip : gap === undefined ? undefined : shoot;
  const key = [rate && "r", frames && "f", gap && "g", plays && "c", taken && "t"].filter(Boolean).join("");
  if (asked === "frames") {
    if (key === "rc") return n(`${rate} * ${plays}`, "Frames");
    if (key === "gt") return n(`${taken} / ${gap}`, "Shots");
  }
  if (asked === "clip" && key === "rf") return s(`${frames} / ${rate}`, "Clip");
  if (asked === "clip" && key === "rgt") return s(`${taken} / ${gap} / ${rate}`, "Clip");
  if (asked === "rate" && key === "fc") return n(`${frames} / ${plays}`, "Frames a second");
  if (asked === "shoot" && key === "rgc") return s(`${plays} * ${rate} * ${gap}`, "Shooting time");
  if (asked === "shoot" && key === "fg") return s(`${frames} * ${gap}`, "Shooting time");
  if (asked === "gap" && key === "ft") return s(`${taken} / ${frames}`, "Interval");
  return null;
}
