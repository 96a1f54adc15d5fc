/** Uses of the first day (spec 1 §3); the sync writes them when a row is new. Nobody opened a page for them. */
export const SEEDED_USES: Readonly<Record<string, number>> = {
  "random-calculator": 950,
  "currency-converter": 890,
  "home-affordability": 850,
  "compound-interest": 650,
  "401k": 650,
  bmi: 530,
  "investment-calculator": 425,
};
