/** A sentence that was put in English phrase by phrase, as English says it. */
import { orderWords } from "./english-order.ts";

/** What is taken off a price. */
const DISCOUNT = /rabatt|nachlass|reduziert|réduction|remise|rabais|descuento|rebaja|desconto/;

/** The sentence as it was said, in lower case, says what was asked for. */
export function tidyEnglish(translated: string, said: string): string {
  return (
    orderWords(translated.replaceAll(/\s+/g, " ").replace(/^\s+|[\s.?!]+$/g, ""))
      .replace(/^(?:[\s,]|of |at )+/, "")
      // "son las 9 de la noche en Londres", "14h de São Paulo": where it is that time.
      .replaceAll(/\b(?<!it )(?:are|is) (?=\d{1,2}:\d{2}\b)/g, "it is ")
      .replaceAll(/(?<=^(?=.*what time).*\d:\d{2}) (?:hours? )?of (?=\p{L})/gu, " in ")
      // "Ich bin 180 groß": nobody has so many meters.
      .replace(/(?<=\bheight )(1[3-9]\d|2[0-2]\d) m\b/, (all: string, height: string) =>
        /\bbin # gro/.test(said) ? `${height} cm` : all,
      )
      .replace(/(?: of| the|[\s,?!.])+$/, "")
      .trim()
      // "Remise de 120 à 84 en %": who asks for a discount asks for no change.
      .replace(
        /^(?:percentage change|(?=.*percent change$)[^\d]*) from (\d\S*(?: €)?) to (\d\S*(?: €)?)(?:,? [^\d]*percent change)?$/,
        (all: string, from: string, to: string) =>
          DISCOUNT.test(said) ? `reduced from ${from} to ${to}, what discount in percent` : all,
      )
  );
}
