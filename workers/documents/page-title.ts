/** Titles as search engines show them: what the calculator answers, in the words people look for. */
const FLAGSHIPS: Readonly<Record<string, string>> = {
  mortgage: "Mortgage Calculator: payment with taxes, insurance and schedule",
  "auto-loan": "Auto Loan Calculator: monthly payment, interest and schedule",
  "personal-loan": "Personal Loan Calculator: monthly payment and total cost",
  "compound-interest": "Compound Interest Calculator: growth year by year",
  "investment-calculator": "Investment Calculator: what regular savings become",
  "401k": "401(k) Calculator: balance at retirement with employer match",
  bmi: "BMI Calculator: body mass index in metric and US units",
  "currency-converter": "Currency Converter: daily rates for 150+ currencies",
  "unit-converter": "Unit Converter: length, weight, volume and 70 more",
};

interface Titled {
  readonly id: string;
  readonly name: string;
  /** Whether the page shows a formula; null for a calculator that is not written yet. */
  readonly hasFormula: boolean | null;
}

/** The title of a calculator's page: its own for the nine flagships, made by a template for the rest. */
export function pageTitle({ id, name, hasFormula }: Titled, brand: string): string {
  const own = FLAGSHIPS[id];
  if (own) return `${own} · ${brand}`;
  if (hasFormula === null) return `${name} · ${brand}`;
  return `${name} with ${hasFormula ? "formula and " : ""}worked examples · ${brand}`;
}
