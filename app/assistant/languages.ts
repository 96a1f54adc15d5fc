/**
 * What sentences in other languages are made of, in English: the words that join values, and what the calculators asked
 * most are called. The directory is in English, so this is as far as another language carries; the rest stays unread
 * and is said to be.
 */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    von: "of", bis: "until", auf: "on", bei: "at", mit: "with", zu: "to", nach: "to", und: "and", über: "over", für: "for",
    der: "the", die: "the", das: "the", ein: "a", eine: "a", den: "the", wie: "how", viel: "much", viele: "many", was: "what",
    ist: "is", sind: "are", tage: "days", tagen: "days", wochen: "weeks", monate: "months", monaten: "months", jahre: "years",
    jahren: "years", jahr: "year", stunden: "hours", hypothek: "mortgage", kredit: "loan", darlehen: "loan", autokredit: "auto loan", zinsen: "interest",
    zins: "interest", zinssatz: "rate", zinseszins: "compound interest", trinkgeld: "tip", rabatt: "discount", prozent: "percent",
    anzahlung: "down payment", laufzeit: "term", wurzel: "square root", fläche: "area", kreis: "circle", radius: "radius",
    durchmesser: "diameter", volumen: "volume", zylinder: "cylinder", alt: "old", geboren: "born", heute: "today", mann: "man",
    frau: "woman", kalorien: "calories", rechnung: "bill", personen: "people", mehrwertsteuer: "vat", gehalt: "salary", durchschnitt: "average",
    zwischen: "between", mal: "times", geteilt: "divided", durch: "by", plus: "plus", minus: "minus", rechner: "calculator", größe: "height", gewicht: "weight",
  },
  fr: {
    de: "of", du: "of", des: "of", sur: "on", jusqu: "until", "jusqu'à": "until", avant: "until", à: "at", avec: "with", en: "in", et: "and", pour: "for",
    le: "the", la: "the", les: "the", un: "a", une: "a", combien: "how many", quel: "what", quelle: "what", est: "is", jours: "days", jour: "day",
    semaines: "weeks", mois: "months", ans: "years", années: "years", prêt: "loan", pret: "loan", hypothèque: "mortgage", immobilier: "mortgage",
    intérêt: "interest", intérêts: "interest", taux: "rate", pourboire: "tip", remise: "discount", réduction: "discount", rayon: "radius",
    cercle: "circle", aire: "area", racine: "square root", carrée: "", tva: "vat", salaire: "salary", moyenne: "average", imc: "bmi", personnes: "people",
    addition: "bill", entre: "between", fois: "times", homme: "man", femme: "woman", né: "born", taille: "height", poids: "weight",
  },
  es: {
    de: "of", del: "of", hasta: "until", sobre: "on", con: "with", en: "in", y: "and", para: "for", el: "the", la: "the", los: "the", un: "a",
    una: "a", cuánto: "how much", cuanto: "how much", cuántos: "how many", es: "is", días: "days", dias: "days", semanas: "weeks", meses: "months", años: "years",
    hipoteca: "mortgage", préstamo: "loan", prestamo: "loan", interés: "interest", tasa: "rate", propina: "tip", descuento: "discount", radio: "radius",
    círculo: "circle", área: "area", raíz: "square root", navidad: "christmas", iva: "vat", imc: "bmi", personas: "people", hombre: "man", mujer: "woman",
  },
};

/** A word of the locale's language in English; any other word as it is. */
export function translate(word: string, locale: string): string {
  const language = locale.slice(0, 2);
  const words = Object.hasOwn(WORDS, language) ? WORDS[language] : undefined;
  if (words && Object.hasOwn(words, word)) return words[word]!;
  return language === "en" ? (CLEAR[word] ?? word) : word;
}

/** Words of other languages that are none in English, for a visitor whose settings are English. */
const CLEAR: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...WORDS["es"], ...WORDS["fr"], ...WORDS["de"] }).filter(
    ([word]) => word.length > 3 && !["sind", "alt", "mois", "plus", "minus", "radio", "addition", "taille", "entre", "mann", "personas", "zins", "fois", "avec", "kreis"].includes(word),
  ),
);
