/** Which quantities are multiplied and which divided, so that what comes out is what is asked for. */
import type { Factor } from "./factors.ts";
import { isSame, multiply, type Powers } from "./dimensions.ts";

export interface Balance {
  /** For each factor 1 or −1. */
  readonly signs: readonly number[];
  readonly powers: Powers;
}

/** The only way to multiply and divide that gives what is asked for; null where there is none, or another one. */
export function findBalance(factors: readonly Factor[], asked: Powers | undefined): Balance | null {
  if (asked === undefined) {
    const powers = getProduct(
      factors,
      factors.map(() => 1),
    );
    return isPlain(powers) ? { signs: factors.map(() => 1), powers } : null;
  }
  const [signs, ...others] = listSigns(factors).filter((one) => isSame(getProduct(factors, one), asked));
  return signs && others.length === 0 ? { signs, powers: asked } : null;
}

function getProduct(factors: readonly Factor[], signs: readonly number[]): Powers {
  return factors.reduce<Powers>((product, { powers }, at) => multiply(product, powers, signs[at]!), {});
}

/** One thing, or so much of it by the day; an area, a volume. */
function isPlain(powers: Powers): boolean {
  return isSame(powers, { m: 2 }) || isSame(powers, { m: 3 }) || isOne(powers);
}

function isOne({ s = 0, day = 0, ...others }: Powers): boolean {
  const [power, ...more] = Object.values(others);
  const time = s + day;
  return more.length === 0 && (power === undefined ? time === 1 : power === 1 && (time === 0 || time === -1));
}

/** All ways; a share or a count of times is always multiplied. */
function listSigns(factors: readonly Factor[]): readonly (readonly number[])[] {
  return factors
    .reduce<readonly (readonly number[])[]>(
      (all, { powers }) =>
        all.flatMap((one) =>
          isSame(powers, {})
            ? [[...one, 1]]
            : [
                [...one, 1],
                [...one, -1],
              ],
        ),
      [[]],
    )
    .filter((signs) => signs.includes(1));
}
