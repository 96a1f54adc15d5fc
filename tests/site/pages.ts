/** The kinds of pages that are measured. */
export interface Page {
  readonly name: string;
  readonly path: string;
  /** A document of this page that nobody asked for before; each number gives another one. */
  readonly fresh: (number: number) => { readonly path: string; readonly headers?: Readonly<Record<string, string>> };
}

const LOCALES = ["en-US", "de-DE", "fr-FR", "ja-JP", "sv-SE", "pt-BR", "en-GB", "es-ES", "it-IT", "nl-NL"];
const CURRENCIES = Intl.supportedValuesOf("currency");

/** Preferences that are possible and that hardly anyone has: another document for each number. */
function unusual(number: number): Readonly<Record<string, string>> {
  const currency = CURRENCIES[Math.floor(number / LOCALES.length) % CURRENCIES.length]!;
  const country = `Q${String.fromCodePoint(65 + (Math.floor(number / (LOCALES.length * CURRENCIES.length)) % 26))}`;
  return { Cookie: `preferences=metric.${currency}.${LOCALES[number % LOCALES.length]}.${country}` };
}

/** The calculator with the most rows in its tables at the defaults (397), by all 428 asked on 2026-11-22. */
export const LONGEST = {
  path: "/calculator/mortgage",
  /** With every row of its longest table (360) in the document. */
  open: "/calculator/mortgage?show=schedule",
  field: "homePrice",
  output: "monthlyPayment",
  table: "schedule",
} as const;

export const pages: readonly Page[] = [
  { name: "home", path: "/", fresh: (number) => ({ path: "/", headers: unusual(number) }) },
  {
    name: "calculator",
    path: LONGEST.path,
    fresh: (number) => ({ path: `${LONGEST.path}?${LONGEST.field}=${400_000 + number}` }),
  },
  {
    name: "results",
    path: "/?search=mortgage",
    fresh: (number) => ({ path: "/?search=mortgage", headers: unusual(number) }),
  },
  { name: "directory", path: "/calculators", fresh: (number) => ({ path: "/calculators", headers: unusual(number) }) },
];
