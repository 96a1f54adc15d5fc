/**
 * US federal income tax: brackets, standard deductions and the ranges of long-term gains.
 * Sources: IRS Rev. Proc. 2023-34 (2024); Rev. Proc. 2024-40 as changed by Pub. L. 119-21 (2025); Rev. Proc. 2025-32 (2026).
 */

export type FilingStatus = "single" | "marriedJoint" | "marriedSeparate" | "headOfHousehold";
export type TaxYear = "2024" | "2025" | "2026";

/** Income above `from` (up to the next bracket) is taxed at `rate` percent. */
export interface Bracket {
  readonly from: number;
  readonly rate: number;
}

/**
 * The tax by brackets, each rate on the part of the income inside its bracket.
 *
 * @param brackets in rising order, the first one from 0
 * @example bracketTax(20_000, [{ from: 0, rate: 10 }, { from: 12_400, rate: 12 }]) // 2152
 */
export function bracketTax(income: number, brackets: readonly Bracket[]): number {
  return bracketAmounts(income, brackets).reduce(
    (total, amount, index) => total + (amount * brackets[index]!.rate) / 100,
    0,
  );
}

/** The part of the income inside each bracket. */
export function bracketAmounts(income: number, brackets: readonly Bracket[]): readonly number[] {
  return brackets.map(({ from }, index) => {
    const to = brackets[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.min(income, to) - from);
  });
}

interface FederalFigures {
  readonly standardDeduction: number;
  readonly brackets: readonly Bracket[];
  /** Taxable income up to which long-term gains are taxed at 0 % and at 15 %. */
  readonly gainsZeroUpTo: number;
  readonly gainsFifteenUpTo: number;
}

const RATES = [10, 12, 22, 24, 32, 35, 37] as const;

function figures(
  standardDeduction: number,
  starts: readonly number[],
  [gainsZeroUpTo, gainsFifteenUpTo]: readonly [number, number],
): FederalFigures {
  const brackets = RATES.map((rate, index) => ({ from: starts[index]!, rate }));
  return { standardDeduction, brackets, gainsZeroUpTo, gainsFifteenUpTo };
}

export const FEDERAL_TAX: Readonly<Record<TaxYear, Readonly<Record<FilingStatus, FederalFigures>>>> = {
  "2024": {
    single: figures(14_600, [0, 11_600, 47_150, 100_525, 191_950, 243_725, 609_350], [47_025, 518_900]),
    marriedJoint: figures(29_200, [0, 23_200, 94_300, 201_050, 383_900, 487_450, 731_200], [94_050, 583_750]),
    marriedSeparate: figures(14_600, [0, 11_600, 47_150, 100_525, 191_950, 243_725, 365_600], [47_025, 291_850]),
    headOfHousehold: figures(21_900, [0, 16_550, 63_100, 100_500, 191_950, 243_700, 609_350], [63_000, 551_350]),
  },
  "2025": {
    single: figures(15_750, [0, 11_925, 48_475, 103_350, 197_300, 250_525, 626_350], [48_350, 533_400]),
    marriedJoint: figures(31_500, [0, 23_850, 96_950, 206_700, 394_600, 501_050, 751_600], [96_700, 600_050]),
    marriedSeparate: figures(15_750, [0, 11_925, 48_475, 103_350, 197_300, 250_525, 375_800], [48_350, 300_000]),
    headOfHousehold: figures(23_625, [0, 17_000, 64_850, 103_350, 197_300, 250_500, 626_350], [64_750, 566_700]),
  },
  "2026": {
    single: figures(16_100, [0, 12_400, 50_400, 105_700, 201_775, 256_225, 640_600], [49_450, 545_500]),
    marriedJoint: figures(32_200, [0, 24_800, 100_800, 211_400, 403_550, 512_450, 768_700], [98_900, 613_700]),
    marriedSeparate: figures(16_100, [0, 12_400, 50_400, 105_700, 201_775, 256_225, 384_350], [49_450, 306_850]),
    headOfHousehold: figures(24_150, [0, 17_700, 67_450, 105_700, 201_750, 256_200, 640_600], [66_200, 579_600]),
  },
};

/** What a person of 65 or over adds to the standard deduction: unmarried (single, head of household) or married. */
export const OVER_65_DEDUCTION: Readonly<Record<TaxYear, { readonly unmarried: number; readonly married: number }>> = {
  "2024": { unmarried: 1950, married: 1550 },
  "2025": { unmarried: 2000, married: 1600 },
  "2026": { unmarried: 2050, married: 1650 },
};

/** Modified AGI from which the net investment income tax of 3.8 % is due (26 USC 1411; not indexed). */
export const INVESTMENT_TAX_FROM: Readonly<Record<FilingStatus, number>> = {
  single: 200_000,
  marriedJoint: 250_000,
  marriedSeparate: 125_000,
  headOfHousehold: 200_000,
};

/** Wages above which the Additional Medicare Tax of 0.9 % is due (26 USC 3101(b)(2); not indexed). */
export const ADDITIONAL_MEDICARE_TAX_FROM: Readonly<Record<FilingStatus, number>> = {
  single: 200_000,
  marriedJoint: 250_000,
  marriedSeparate: 125_000,
  headOfHousehold: 200_000,
};

/** Wages up to which Social Security tax is due: the contribution and benefit base of the Social Security Administration. */
export const SOCIAL_SECURITY_BASE: Readonly<Record<TaxYear, number>> = {
  "2024": 168_600,
  "2025": 176_100,
  "2026": 184_500,
};
