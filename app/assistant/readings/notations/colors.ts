/** Colors by their hexadecimal figures. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

const HEX = "(?:#|\\bhex (?:color |code )*)([0-9a-f]{6}|[0-9a-f]{3})\\b";
const NAMED: Readonly<Record<string, string>> = { black: "#000000", white: "#ffffff" };
/** The first part of each notation, which the calculator joins to the others. */
const FORMATS: Readonly<Record<string, string>> = { rgb: "red", hsl: "hue", cmyk: "cyan" };

/** "Contrast #777777 on #ffffff". */
export function readContrast(sentence: Sentence): Direct {
  if (!sentence.take(/\bcontrast\b/)) return null;
  const [one, two] = [0, 1].map(() => {
    const found = sentence.take(`${HEX}|\\b(?:pure )?(black|white)\\b`);
    return found?.[1] ? `#${found[1]}` : found?.[2];
  });
  if (one === undefined || two === undefined) return null;
  if (
    !sentence.isRead(
      "ratio text background against between color colors wcag accessible accessibility pass passes readable font",
    )
  )
    return null;
  return read("contrast-ratio", { foreground: NAMED[one] ?? one, background: NAMED[two] ?? two }, "contrastRatio");
}

/** "#3366ff to HSL". */
export function readHex(sentence: Sentence): Direct {
  const digits = sentence.take(HEX)?.[1];
  const hex = digits && `#${digits}`;
  const format = hex && sentence.take(/\b(rgb|hsl|cmyk)\b/)?.[1];
  const part = hex && !format ? sentence.take(/\b(red|green|blue)\b/)?.[1] : undefined;
  if (
    part &&
    sentence.take(/\b0 ?(?:-|to) ?255\b|\b(?:value|component|channel|amount|part|much)\b/) &&
    sentence.isRead("hex color value component channel amount part code")
  )
    return read("color-converter", { format: "hex", hex }, part);
  if (!hex || !format || !sentence.isRead("hex color convert values value code")) return null;
  return { ...read("color-converter", { format: "hex", hex }, FORMATS[format]!), isJoined: true };
}
