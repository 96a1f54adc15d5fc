/** Currencies by what people call them. */

/** What people call currencies: signs, names and codes in lower case, with the ISO 4217 code. */
const NAMES: Readonly<Record<string, string>> = {
  $: "USD",
  us$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  "₽": "RUB",
  "₺": "TRY",
  zł: "PLN",
  r$: "BRL",
  c$: "CAD",
  a$: "AUD",
  "us dollar": "USD",
  "american dollar": "USD",
  dollar: "USD",
  buck: "USD",
  euro: "EUR",
  "pound sterling": "GBP",
  "pounds sterling": "GBP",
  "british pound": "GBP",
  sterling: "GBP",
  quid: "GBP",
  yen: "JPY",
  "japanese yen": "JPY",
  rupee: "INR",
  "indian rupee": "INR",
  "swiss franc": "CHF",
  franken: "CHF",
  franc: "CHF",
  "canadian dollar": "CAD",
  "australian dollar": "AUD",
  "new zealand dollar": "NZD",
  "singapore dollar": "SGD",
  "hong kong dollar": "HKD",
  "mexican peso": "MXN",
  peso: "MXN",
  yuan: "CNY",
  renminbi: "CNY",
  rmb: "CNY",
  won: "KRW",
  ruble: "RUB",
  zloty: "PLN",
  real: "BRL",
  reais: "BRL",
  "turkish lira": "TRY",
  lira: "TRY",
  shekel: "ILS",
  rand: "ZAR",
  dirham: "AED",
  baht: "THB",
  "swedish krona": "SEK",
  "norwegian krone": "NOK",
  "danish krone": "DKK",
};

const CODES = new Set(
  (
    "usd eur gbp jpy inr cny cad aud chf nzd sek nok dkk pln czk huf ron bgn try rub uah ils zar brl mxn ars clp cop pen " +
    "krw sgd hkd twd thb idr myr php vnd aed sar qar kwd egp ngn kes mad pkr bdt lkr isk"
  ).split(" "),
);

/** The code of a currency by any of its names; null where it is none. "pounds" alone are a weight: see `isPound`. */
export function findCurrency(text: string): string | null {
  const name = text.trim().toLowerCase();
  if (CODES.has(name)) return name.toUpperCase();
  return NAMES[name] ?? NAMES[name.replace(/s\b/, "")] ?? NAMES[name.replace(/s$/, "")] ?? null;
}

/** Whether the word is money or a weight, as only the rest of the sentence can tell. */
export function isPound(text: string): boolean {
  return /^pounds?$/i.test(text);
}

/** A currency's sign or code in front of a number, as a pattern. */
export const CURRENCY_BEFORE =
  /^(us\$|r\$|c\$|a\$|[$€£¥₹₩₽₺]|(?:usd|eur|gbp|jpy|inr|cny|cad|aud|chf|nzd|sek|nok|dkk|pln|czk|mxn|brl|zar|sgd|hkd)(?=[\s\d]))\s?(?=[\d.])/i;
