/** Which value goes to which input so that all fit best. */
import type { Preferences } from "#localization/preferences.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { applies } from "#engine/values.ts";
import { type Fit, fitToken } from "./fit.ts";
import type { Profile } from "./profile.ts";
import type { Token } from "#assistant/tokens/token.ts";

/** Which input each value of a sentence goes to; -1 for those that go nowhere. */
export interface Assignment {
  /** By the value's place among the tokens. */
  readonly fits: ReadonlyMap<number, Fit>;
  readonly unused: readonly number[];
  readonly score: number;
}

/** What a value that goes nowhere costs, and what one in the order of the definition gains. */
const UNUSED = -2.5;
const IN_ORDER = 0.35;
/** What it costs where the sides of "12 by 12 inch tiles" are those of two things. */
const APART = -4;
const WIDTH = 24;
const MOST_FITS = 5;

/** More values are a list or no sentence. */
export const MOST_VALUES = 14;

/** The places of the values among the tokens. */
export function findValuePlaces(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, at) =>
    token.type === "amount" || token.type === "date" || token.type === "time" || token.type === "literal" ? [at] : [],
  );
}

/** All that each value may mean, whatever the choices are: made once, filtered for each setting. */
export function findFits(
  tokens: readonly Token[],
  profile: Profile,
  preferences: Preferences,
): ReadonlyMap<number, readonly Fit[]> {
  return new Map(
    findValuePlaces(tokens).map((at) => [
      at,
      profile.fields
        .flatMap((field) => fitToken(tokens, at, field, profile, preferences) ?? [])
        .toSorted((a, b) => b.score - a.score),
    ]),
  );
}

/** Gives every value to an input so that all fit best together, under a setting of the choices (a beam search). */
export function assign(
  fits: ReadonlyMap<number, readonly Fit[]>,
  profile: Profile,
  setting: Readonly<Record<string, unknown>>,
): Assignment {
  const inputs = { ...getDefaults(profile), ...setting };
  const isOpen = new Map(profile.fields.map(({ key, field }) => [key, applies(field, inputs) && !(key in setting)]));
  const rankByKey = rankInputs(profile);
  let states: Partial[] = [{ fits: [], used: new Set(), last: -1, score: 0 }];
  for (const [at, all] of fits) {
    const open = all.filter((fit) => isOpen.get(fit.key)).slice(0, MOST_FITS);
    const next: Partial[] = [];
    for (const state of states) {
      next.push({ ...state, fits: [...state.fits, [at, null]], score: state.score + UNUSED });
      for (const fit of open) {
        if (state.used.has(fit.key) || !isConsistent(state, fit)) continue;
        const rank = rankByKey.get(fit.key)!;
        const order = rank > state.last ? IN_ORDER : 0;
        next.push({
          fits: [...state.fits, [at, fit]],
          used: new Set([...state.used, fit.key]),
          last: rank,
          score: state.score + fit.score + order + (isApart(profile, isOpen, state, fit) ? APART : 0),
        });
      }
    }
    states = next.toSorted((a, b) => b.score - a.score).slice(0, WIDTH);
  }
  // Leaving a value unused is always a state.
  const { fits: pairs, score } = states[0]!;
  return {
    fits: new Map(pairs.flatMap(([at, fit]) => (fit ? [[at, fit] as const] : []))),
    unused: pairs.flatMap(([at, fit]) => (fit ? [] : [at])),
    score,
  };
}

interface Partial {
  readonly fits: readonly (readonly [number, Fit | null])[];
  readonly used: ReadonlySet<string>;
  readonly last: number;
  readonly score: number;
}

/** Whether the second figure of a size goes elsewhere than beside the first; "4 x 8 TB drives" is a count and a size. */
function isApart({ fields }: Profile, isOpen: ReadonlyMap<string, boolean>, { fits }: Partial, fit: Fit): boolean {
  const before = fits.at(-1)?.[1];
  if (!fit.isBy || !before) return false;
  const [from, to] = [before.key, fit.key]
    .map((key) => fields.findIndex((one) => one.key === key))
    .toSorted((a, b) => a - b);
  const dimension = fields[from!]?.field.dimension;
  if (!dimension || fields[to!]?.field.dimension !== dimension) return false;
  return fields.slice(from! + 1, to).some(({ key, field }) => isNumeric(field) && isOpen.get(key));
}

/** Whether a fit sets no choice otherwise than the others have. */
function isConsistent({ fits }: Partial, { sets }: Fit): boolean {
  return Object.entries(sets ?? {}).every(([key, value]) =>
    fits.every(([, other]) => (other?.sets?.[key] ?? value) === value),
  );
}

const ranks = new WeakMap<Profile, ReadonlyMap<string, number>>();

/** The order in which people say the inputs: that of the first phrase, then that of the definition. */
function rankInputs(profile: Profile): ReadonlyMap<string, number> {
  const known = ranks.get(profile);
  if (known) return known;
  const { fields, phrases } = profile;
  const said = phrases[0]?.keys ?? [];
  const alike = (key: string) => fields.find((one) => one.key === key)?.field.dimension?.id;
  const made = new Map(
    fields.map(({ key, index }) => {
      // Only values of one quantity are told apart by their order alone.
      const same = said.filter((one) => alike(one) !== undefined && alike(one) === alike(key));
      const places = same.map((one) => fields.find((field) => field.key === one)!.index).toSorted((a, b) => a - b);
      return [key, same.includes(key) ? places[same.indexOf(key)]! : index];
    }),
  );
  ranks.set(profile, made);
  return made;
}

function getDefaults({ fields }: Profile): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ key, field }) => [key, field.default]));
}
