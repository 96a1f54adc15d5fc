import type { KnownThing } from "#engine/pictures.ts";
import type { Preferences } from "#localization/preferences.ts";
import { type Drawn, ellipse } from "./form-lines.ts";
import { FORMS } from "./forms.ts";

/** A thing whose size everybody knows; what is drawn is in meters. */
export interface Thing {
  readonly name: string;
  /** The size that is told of it, in meters, and which one it is: "wide". */
  readonly size: number;
  readonly told: string;
  readonly drawn: Drawn;
}

const round = (name: string, size: number): Thing => ({ name, size, told: "across", drawn: FORMS.circle([size])! });

/** Coins of about one size, as the mints tell it. */
const COINS: Readonly<Record<string, Thing>> = {
  USD: round("a quarter", 0.024_26),
  CAD: round("a quarter", 0.023_88),
  EUR: round("a 1-euro coin", 0.023_25),
  GBP: round("a pound coin", 0.023_43),
  AUD: round("a 1-dollar coin", 0.025),
};

/** In shares of its height: from the feet up to the shoulders. */
const BODY: readonly (readonly [x: number, y: number])[] = [
  [0.21, 0.16],
  [0.26, 0.21],
  [0.26, 0.52],
  [0.215, 0.52],
  [0.205, 1],
  [0.14, 1],
  [0.13, 0.58],
  [0.12, 1],
  [0.055, 1],
  [0.045, 0.52],
  [0, 0.52],
  [0, 0.21],
  [0.05, 0.16],
];
const [HEAD, NECK] = [0.065, 0.13];

function drawPerson(height: number): Drawn {
  const places = BODY.map(([x, y]) => `${x * height} ${y * height}`);
  return {
    width: NECK * 2 * height,
    height,
    outline: `${ellipse(NECK * height, HEAD * height, HEAD * height, HEAD * height)}M${places.join("L")}Z`,
    edges: [],
  };
}

/** A hair is 0.02 to 0.2 mm thick; the card is ISO/IEC 7810 ID-1, the battery IEC 60086 R6. */
const THINGS: Readonly<Record<Exclude<KnownThing, "coin">, Thing>> = {
  hair: { ...round("a hair", 0.000_07), told: "thick" },
  pencil: { name: "a pencil", size: 0.007, told: "thick", drawn: FORMS.hexagon([0.007])! },
  card: { name: "a bank card", size: 0.0856, told: "wide", drawn: FORMS.rectangle([0.0856, 0.053_98])! },
  person: { name: "a person", size: 1.7, told: "tall", drawn: drawPerson(1.7) },
};
const BATTERY = round("an AA battery", 0.0145);

/** Beyond so many times the other's size one of both would be a dot. */
const MOST_TIMES = 40;

const sizeOf = ({ width, height }: Drawn) => Math.max(width, height);

/** Of some known things the one nearest in size to what is drawn, also in meters; null where none is near enough. */
export function findNeighbor(
  things: readonly KnownThing[],
  size: number,
  { currency }: Pick<Preferences, "currency">,
): Thing | null {
  const times = ({ drawn }: Thing) => Math.abs(Math.log(sizeOf(drawn) / size));
  const [nearest] = things
    .map((name) => (name === "coin" ? (COINS[currency] ?? BATTERY) : THINGS[name]))
    .toSorted((one, other) => times(one) - times(other));
  return nearest && times(nearest) <= Math.log(MOST_TIMES) ? nearest : null;
}
