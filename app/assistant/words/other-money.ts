/** Money that the phrases of a lexicon do not name: "R$ 1.200", "$ 800", "450 pesos". */

/** Money of other countries of the language, and how the English readings know it. */
const OTHER_MONEY: readonly (readonly [written: RegExp, english: string])[] = [
  [/(?<![\p{L}\d])R\$ ?(\d[\d.,]*)|(\d[\d.,]*) ?(?:reais|real|BRL)(?!\p{L})/giu, "$1 BRL"],
  [/(?<![\p{L}\d$])\$ ?(\d[\d.,]*)|(\d[\d.,]*) ?\$/gu, "$$$1"],
  [/(?<!\d)()(\d[\d.,]*) ?pesos(?!\p{L})/giu, "$1 pesos"],
];
/** Where money is exchanged, each is what it is. */
const EXCHANGE =
  /€|euro|d[oó]l+ar|libras? esterlina|(?<!\p{L})(?:usd|eur|gbp|us\$)|c[aâ]mbi|converte|convertir|moeda|divisa/iu;

/** What sums are made of. */
const SUM_WORDS = new Set("x times plus minus divided by half third quarter a of is what the and".split(" "));

/** Phrases know euros: reais and pesos are called that until the sentence is in English. */
export function lendEuros(sentence: string): {
  readonly counted: string;
  readonly restoreMoney: (english: string) => string;
} {
  const money = OTHER_MONEY.filter(([written]) => sentence.search(written) !== -1);
  if (money.length !== 1 || EXCHANGE.test(sentence)) return { counted: sentence, restoreMoney: (english) => english };
  const [[written, english]] = money as [(typeof money)[0]];
  return {
    counted: sentence.replaceAll(written, (_, behind?: string, before?: string) => `${(behind || before)!} €`),
    // A sum of nothing but figures has no place for another currency.
    restoreMoney: (text) =>
      (text.match(/\p{L}+/gu) ?? []).some((word) => !SUM_WORDS.has(word))
        ? text.replaceAll(/(\d[\d.,]*) €/g, english)
        : text.replaceAll(" €", ""),
  };
}
