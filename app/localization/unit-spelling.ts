/** "Metre" stands in the data; in the United States it is written "Meter", "Litre" is "Liter" and "Tonne" stays. */
export function spellUnit(label: string, locale: string): string {
  if (locale !== "en-US") return label;
  return label
    .replaceAll(/(metre|litre)(?=s?\b|-|\()/gi, (word) => `${word.slice(0, -2)}er`)
    .replaceAll(/(gram)me(?=s?\b)/gi, "$1");
}
