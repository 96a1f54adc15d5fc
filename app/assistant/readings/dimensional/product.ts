/** The product of quantities that can be read in several ways: the first that gives what is asked for. */
import { type Balance, findBalance } from "./balance.ts";
import { isSame, type Kind, multiply, type Powers } from "./dimensions.ts";
import { BARE, type Factor } from "./factors.ts";

export interface Product extends Balance {
  readonly factors: readonly Factor[];
  readonly asked: Kind | undefined;
}

export function findProduct(ways: readonly (readonly Factor[])[], asked: Kind | undefined): Product | null {
  for (const one of listSpans(asked))
    for (const combination of listCombinations(ways))
      for (const [factors, kind] of listMeanings(combination, one)) {
        const balance = findBalance(factors, kind?.powers);
        if (balance) return { ...balance, factors, asked: kind };
      }
  return null;
}

/** "How long" is so many hours or, at some hours a day, so many days. */
function listSpans(asked: Kind | undefined): readonly (Kind | undefined)[] {
  const isSpan = asked !== undefined && !asked.measure && isSame(asked.powers, { s: 1 });
  return isSpan ? [asked, { scale: 1, powers: { day: 1 } }] : [asked];
}

function listCombinations(ways: readonly (readonly Factor[])[]): readonly (readonly Factor[])[] {
  return ways.reduce<readonly (readonly Factor[])[]>(
    (all, some) => all.flatMap((one) => some.map((way) => [...one, way])),
    [[]],
  );
}

const MONEY: Powers = { $: 1 };

/** What bare numbers may be, money or a count; also those behind which stands what is not counted: "18000 solar". */
function listMeanings(
  factors: readonly Factor[],
  asked: Kind | undefined,
): readonly (readonly [readonly Factor[], Kind | undefined])[] {
  const kinds = [...factors, ...(asked ? [asked] : [])];
  const isLonely = (base: string) => base.length > 3 && kinds.filter(({ powers }) => base in powers).length === 1;
  const isBare = factors.some(({ powers }) => BARE in powers);
  const lonely = (isBare ? kinds : asked ? [asked] : []).flatMap(({ powers }) => Object.keys(powers)).filter(isLonely);
  // Several counts of nothing in particular are not a product.
  const meanings: readonly Powers[] =
    factors.filter(({ powers }) => BARE in powers).length > 1
      ? [MONEY]
      : asked && !("$" in asked.powers)
        ? [{}, MONEY]
        : [MONEY, {}];
  return [[BARE], [BARE, ...lonely]].flatMap((bases) =>
    meanings.map((meaning) => {
      const replaceAll = <K extends Kind>(one: K): K => ({
        ...one,
        powers: bases.reduce((powers, base) => replace(powers, base, meaning), one.powers),
      });
      return [factors.map(replaceAll), asked && replaceAll(asked)] as const;
    }),
  );
}

function replace(powers: Powers, base: string, meaning: Powers): Powers {
  const { [base]: power = 0, ...others } = powers;
  return multiply(others, meaning, power);
}
