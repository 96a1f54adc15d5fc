/** Figures that hold for a time only, by law or by edition: one entry per set, whichever calculators use it. */
export interface DatedFigures {
  /** What they are, for the list of those who renew them. */
  readonly name: string;
  /** As the page calls them beside the answer: "2026 figures". */
  readonly label: string;
  readonly source: string;
  /** The first and the last day they hold, "YYYY-MM-DD". */
  readonly validFrom: string;
  readonly validUntil: string;
  /** The file to be renewed; without one it is the file of each calculator. */
  readonly file?: string;
  /** Ids. Their texts may quote the figures too. */
  readonly calculators: readonly string[];
}

const US_TAX_YEAR = { label: "2026 figures", validFrom: "2026-01-01", validUntil: "2026-12-31" } as const;
const US_TAX_YEARS = { ...US_TAX_YEAR, label: "2024 to 2026 figures" } as const;
const UK_TAX_YEAR = { label: "UK 2026/27 figures", validFrom: "2026-04-06", validUntil: "2027-04-05" } as const;

/** In the order that pages name them. Renew the figures and their entry together (docs/how-to/renew-dated-figures.md). */
export const DATED_FIGURES: readonly DatedFigures[] = [
  {
    ...US_TAX_YEARS,
    name: "US federal income tax: brackets, deductions, ranges of long-term gains",
    source: "IRS Rev. Proc. 2023-34, 2024-40 and 2025-32",
    file: "app/maths/finance/tax-brackets.ts",
    calculators: ["us-income-tax", "take-home-pay"],
  },
  {
    ...US_TAX_YEARS,
    name: "US Social Security wage base, by year",
    source: "Social Security Administration, contribution and benefit base",
    file: "app/maths/finance/tax-brackets.ts",
    calculators: ["take-home-pay"],
  },
  {
    ...US_TAX_YEARS,
    name: "US IRA limits and phase-outs",
    source: "IRS Notices 2023-75, 2024-80 and 2025-67",
    calculators: ["roth-ira"],
  },
  {
    ...US_TAX_YEAR,
    name: "US capital gains: brackets as defaults",
    source: "IRS Rev. Proc. 2025-32",
    calculators: ["capital-gains-tax"],
  },
  {
    ...US_TAX_YEAR,
    name: "US estate tax: basic exclusion",
    source: "IRS Rev. Proc. 2025-32",
    calculators: ["estate-tax"],
  },
  {
    ...US_TAX_YEAR,
    name: "US Social Security wage base",
    source: "Social Security Administration, contribution and benefit base",
    calculators: ["employee-cost", "self-employment-tax", "gig-vs-salary"],
  },
  {
    ...US_TAX_YEAR,
    name: "US Social Security earnings test",
    source: "Social Security Administration, 2026 COLA fact sheet",
    calculators: ["social-security-claiming-age"],
  },
  {
    ...US_TAX_YEAR,
    name: "US 401(k) limits",
    source: "IRS Notice 2025-67",
    calculators: ["401k"],
  },
  {
    ...US_TAX_YEAR,
    name: "US marketplace plans: largest out-of-pocket limit",
    source: "HHS, annual limitation on cost sharing for 2026",
    calculators: ["health-plan-comparison"],
  },
  {
    ...US_TAX_YEAR,
    name: "US standard mileage rates",
    label: "US figures from July 2026",
    source: "IRS Notice 2026-10 and Announcement 2026-11",
    validFrom: "2026-07-01",
    calculators: ["mileage-deduction", "rideshare-earnings"],
  },
  {
    ...UK_TAX_YEAR,
    name: "UK mileage allowance",
    source: "HM Revenue and Customs, approved mileage allowance payments",
    calculators: ["mileage-deduction"],
  },
  {
    ...UK_TAX_YEAR,
    name: "UK statutory redundancy pay: a week's pay",
    source: "Employment Rights (Increase of Limits) Order 2026",
    calculators: ["redundancy-pay"],
  },
  {
    name: "UK duties on residential property",
    label: "2025 to 2027 figures",
    source: "HM Revenue and Customs, Revenue Scotland, Welsh Revenue Authority",
    validFrom: "2025-04-01",
    validUntil: "2027-03-31",
    calculators: ["stamp-duty"],
  },
  {
    name: "UK late payment: reference rate",
    label: "July to December 2026 figures",
    source: "Bank of England, Bank Rate on June 30, 2026",
    validFrom: "2026-07-01",
    validUntil: "2026-12-31",
    calculators: ["late-payment-interest"],
  },
  {
    name: "Standard rates of VAT and GST",
    label: "2026 figures",
    source: "European Commission and national tax authorities",
    validFrom: "2026-01-01",
    validUntil: "2026-12-31",
    calculators: ["vat"],
  },
  {
    name: "US consumer prices, annual averages of CPI-U",
    label: "Figures to 2025",
    source: "US Bureau of Labor Statistics, CUUR0000SA0",
    validFrom: "2026-01-13",
    // The average of 2026 comes out with that of December, in the middle of January.
    validUntil: "2027-01-15",
    calculators: ["inflation"],
  },
  {
    name: "Airlines' limits for cabin bags",
    label: "2025 figures",
    source: "Ryanair, easyJet, Lufthansa, American, Delta and United",
    validFrom: "2025-01-01",
    validUntil: "2026-12-31",
    calculators: ["luggage-size"],
  },
  {
    name: "Carriers' divisors for dimensional weight",
    label: "2025 figures",
    source: "FedEx, UPS and USPS",
    validFrom: "2025-08-18",
    validUntil: "2026-12-31",
    calculators: ["dimensional-weight"],
  },
  {
    name: "EU target for new cars",
    label: "2025 to 2029 figures",
    source: "Regulation (EU) 2019/631",
    validFrom: "2025-01-01",
    validUntil: "2029-12-31",
    calculators: ["vehicle-emissions"],
  },
  {
    name: "Dietary Guidelines for Americans: protein",
    label: "2025–2030 guidelines",
    source: "Dietary Guidelines for Americans 2025–2030",
    validFrom: "2026-01-07",
    validUntil: "2030-12-31",
    calculators: ["protein-intake", "macro"],
  },
];

/** How many days after `today` the figures still hold; negative once they do not. */
export function countDaysLeft({ validUntil }: DatedFigures, today: string): number {
  return (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
}

/** Those that end within some days or have ended, the first to end first. */
export function listEnding(today: string, days: number): readonly DatedFigures[] {
  return DATED_FIGURES.filter((one) => countDaysLeft(one, today) < days).toSorted((one, other) =>
    one.validUntil.localeCompare(other.validUntil),
  );
}

/** What the page of a calculator says beside its answer of the figures it uses; null where none are dated. */
export function describeDatedFigures(id: string, today: string): string | null {
  const used = DATED_FIGURES.filter(({ calculators }) => calculators.includes(id));
  const sentences = [...Map.groupBy(used, ({ label }) => label)].map(([label, sets]) => {
    const hasEnded = sets.some((one) => countDaysLeft(one, today) < 0);
    const warning = hasEnded ? " They no longer hold: newer figures exist, which this page does not have yet." : "";
    return `${label}: ${sets.map(({ source }) => source).join("; ")}.${warning}`;
  });
  return sentences.join(" ") || null;
}
