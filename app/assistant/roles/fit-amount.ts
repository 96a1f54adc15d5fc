/** The value that an amount gives to an input by its sign, its unit and its size. */
import { fromShownUnit } from "#engine/quantity-units.ts";
import type { AnyField } from "#engine/fields.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { NAMED } from "./cues.ts";
import type { Fit } from "./fit.ts";
import { type FieldProfile, getCanonicalWords, type Profile } from "./profile.ts";
import type { Amount } from "#assistant/tokens/token.ts";
import { type Measure, findMeasures } from "#assistant/tokens/unit-names.ts";

/** A fit before its place in the sentence counts. */
export type Base = Pick<Fit, "value" | "score" | "share" | "sets" | "unit" | "lost" | "via" | "isBy">;

/** A bare number so far from the usual value is not such a quantity unless its name is said: a factor of 20. */
export const PLAUSIBLE = 1.301;
/** A larger number without a sign is not a percentage. */
export const MOST_BARE_PERCENT = 40;

/** No waiter is tipped so few percent. */
const LEAST_TIP = 5;

/** Null where an input cannot take the amount. `unit` is that of a bare number, `cue` how well the words beside it name the input. */
export function fitAmount(
  amount: Amount,
  profile: FieldProfile,
  whole: Profile,
  unit: string,
  cue: number,
): Base | null {
  const { field, key } = profile;
  if (field.kind === "choice") return fitOption(amount, field, cue);
  if (amount.isPercent) return fitPercent(amount, profile, whole, cue);
  const value = amount.value * amount.multiple;
  if (amount.currency !== null) {
    if (field.kind === "money") return { value: field.per ? fromShownUnit(field, value, unit) : value, score: 3 };
    return null;
  }
  const measured = amount.measures.length > 0 ? fitMeasure(amount, profile, whole, unit) : null;
  if (measured) return measured;
  if (amount.measures.length > 0 && amount.multiple === 1) return null;
  switch (field.kind) {
    case "money":
      return {
        value: field.per ? fromShownUnit(field, value, unit) : value,
        score: amount.multiple > 1 ? 2.2 : 1.2,
      };
    case "integer":
    case "number":
      return amount.multiple > 1 && value > 1e6 ? { value, score: 0.8 } : { value, score: 1.5 };
    case "percent":
      // A probability of 0.3 is 30 %.
      if (value > 0 && value < 1 && /probability|chance/i.test(field.label))
        return { value: Number((100 * value).toPrecision(12)), score: 1.3 };
      // A tip of 3 is so much money.
      if (/^tip$/i.test(field.label) && value <= LEAST_TIP) return null;
      // "Tip 50 20": what people say first is sooner meant than a count.
      return amount.multiple > 1 ? null : { value, score: profile.isSaid === 2 ? 1.3 : 0.7 };
    case "quantity":
      if (amount.multiple > 1) return null;
      return { value: fromShownUnit(field, value, unit), score: 0.9 };
    case "text":
      return profile.isSaid > 0 && whole.phrases.every((one) => one.keys.length > 0) && key !== ""
        ? { value: writePlain(amount), score: 1.2 }
        : null;
    default:
      return null;
  }
}

/** As it was typed, without grouping; "0,32" is 0.32 where a comma is the decimal mark. */
function writePlain({ text, value }: Amount): string {
  const written = text.trim().replaceAll(",", "");
  const read = Number(written);
  return Number.isNaN(read) || read === value ? written : String(value);
}

/** A size among the options: "12 gauge" is 12 AWG, "2.5 mm2" is 2.5 mm². */
function fitOption({ value, measures, text }: Amount, field: AnyField, cue: number): Base | null {
  const written = toSizeName(text);
  const option = field.options?.find(([one, label]) =>
    measures.length > 0
      ? toSizeName(label) === written || isSameSize(label, value, measures)
      : cue >= NAMED && one === String(value),
  );
  return option ? { value: option[0], score: 3 } : null;
}

/** An option such as "12 V". */
export const SIZE = /^([\d.]+) ?([^\d\s]+)$/;

/** Whether "12 V" is 12 volts. */
function isSameSize(label: string, value: number, measures: readonly Measure[]): boolean {
  const [, figure, unit] = SIZE.exec(label) ?? [];
  if (unit === undefined || Number(figure) !== value) return false;
  return findMeasures(unit).some((one) => measures.some((measure) => measure.unit === one.unit));
}

const toSizeName = (text: string) => text.toLowerCase().replaceAll("²", "2").replaceAll(/[\s^]/g, "");

function fitPercent({ value, text }: Amount, { field, cues }: FieldProfile, whole: Profile, cue: number): Base | null {
  // "7 % APR" is a rate, and no other share.
  if (/ap[ry]$/i.test(text) && !cues.flat().some((word) => /^(?:rate|interest|apr|apy|yield)$/.test(word))) return null;
  if (field.kind === "percent") return { value, score: 3 };
  if (field.unit === "%") return { value, score: 2.5 };
  // "20% down": a share of the price, which comes first.
  const price = whole.fields.find((one) => one.field.kind === "money");
  if (field.kind === "money" && field.partOf !== undefined && price && price.field !== field && cue >= NAMED)
    return { value: null, share: value, score: 1.5 };
  return null;
}

/** A value with a unit: into a quantity of that dimension, or a number whose unit text names such a unit. */
function fitMeasure(amount: Amount, { field, key, cues }: FieldProfile, whole: Profile, bare: string): Base | null {
  if (field.kind === "quantity") {
    // "85 degrees" are those of the visitor's scale where no angle is asked for.
    if (
      /^(?:temperature)/.test(field.dimension?.id ?? "") &&
      /[\d\s](?:degrees?|deg|°)[.,]?$/i.test(amount.text.trim())
    )
      return { value: fromShownUnit(field, amount.value, bare), score: 2.5, unit: bare };
    const measure = amount.measures.find((one) => one.dimension.id === field.dimension?.id);
    // "1 mol at 25 C": degrees, and no cups.
    if (
      measure &&
      measure.unit.id.startsWith("cup") &&
      /\d ?c\.?$/i.test(amount.text.trim()) &&
      whole.fields.some(isTemperature)
    )
      return null;
    if (measure) {
      const value = convert(amount.value, measure.unit, getUnit(measure.dimension, field.unit!));
      return { value, score: 3, unit: amount.parts.map((part) => part.measure.unit.id).join("-") || measure.unit.id };
    }
    // "A 12 oz beer": where nothing but a volume is meant.
    if (field.dimension?.id === "volume" && /\d ?(?:oz|ounces?)\.?$/i.test(amount.text.trim())) {
      const ounces = convert(amount.value, getUnit(field.dimension, "floz-us"), getUnit(field.dimension, field.unit!));
      return { value: ounces, score: 2.5, unit: "floz-us" };
    }
    const isRun =
      amount.multiple === 1000 && field.dimension?.id === "length" && amount.value <= 200 && /k$/i.test(amount.text);
    return isRun
      ? {
          value: convert(amount.value * 1000, getUnit(field.dimension!, "m"), getUnit(field.dimension!, field.unit!)),
          score: 2.5,
          unit: "km",
        }
      : null;
  }
  if (field.kind !== "number" && field.kind !== "integer") return null;
  const unit = setUnitChoice(amount, key, whole);
  if (unit) return unit;
  const named = findFieldUnits(field, key);
  const pair = named.flatMap((to) => {
    const from = amount.measures.find((one) => one.dimension === to.dimension);
    return from ? [{ from, to }] : [];
  })[0];
  if (pair) {
    const value = convert(amount.value, pair.from.unit, pair.to.unit);
    const exact = Number(value.toPrecision(12));
    // 4 hours are no 240 minutes of pace.
    if (pair.from.unit !== pair.to.unit && measureDistance(field.default, exact) > PLAUSIBLE) return null;
    return { value: exact, score: pair.from.unit === pair.to.unit ? 3.5 : 2.5 };
  }
  // 8.02 days are a half-life, and no amount.
  if (whole.fields.some((one) => amount.measures.some(({ dimension }) => dimension.id === one.field.dimension?.id)))
    return null;
  // "A 60 watt bulb" counts no bulbs where watts are asked for.
  const isOfOther = (one: FieldProfile) =>
    findFieldUnits(one.field, one.key).some((to) =>
      amount.measures.some(({ dimension }) => dimension === to.dimension),
    );
  const isTime = amount.measures[0]?.dimension.id === "time";
  // The 4 of "4 x 8 TB drives" has its unit from the other figure, and "1179 pixels" are counted.
  const said = getCanonicalWords(getUnitText(amount)).join(" ");
  const isOwn = said !== "" && !cues.some((cue) => cue.includes(said));
  if (field.kind === "integer" && isOwn && !isTime && whole.fields.some(isOfOther)) return null;
  // "250k views" are a count.
  if (field.unit || named.length > 0 || amount.multiple > 1) return null;
  return { value: amount.value, score: 0.3, lost: getUnitText(amount) };
}

const isTemperature = ({ field }: FieldProfile) => field.dimension?.id === "temperature";

export function getUnitText({ text }: Amount): string {
  return text.replace(/^[\d.,\s/-]+/, "").trim();
}

/** The unit of a bare number by its unit text, by a key such as `years` or `hoursPerDay`, or by a label such as "Miles". */
function findFieldUnits({ unit = "", label }: AnyField, key: string): readonly Measure[] {
  if (unit !== "") return findMeasures(unit);
  const span = /(?:^|[a-z])(years|months|weeks|days|hours|minutes|seconds)(?:$|Per[A-Z])/i.exec(key)?.[1];
  return findMeasures((span ?? (/^[A-Z][a-z]{3,}s$/.test(label) ? label : "")).toLowerCase());
}

/** `fileSize` with `fileSizeUnit`, `value` with `from`: the choice takes the unit, the number stays. */
function setUnitChoice(amount: Amount, key: string, whole: Profile): Base | null {
  const sibling = whole.fields.find(
    (one) =>
      one.field.kind === "choice" &&
      (one.key === `${key}Unit` || (one.key === "from" && (key === "value" || key === "amount"))),
  );
  if (!sibling) return null;
  for (const { unit } of amount.measures) {
    const names = new Set([unit.id, unit.symbol, unit.label.toLowerCase(), `${unit.label.toLowerCase()}s`]);
    const option = sibling.field.options?.find(
      ([value, label]) =>
        names.has(value) ||
        findMeasures(value).some((one) => one.unit === unit) ||
        // "Average glucose in mg/dL".
        findMeasures(/ in (\S+)$/.exec(label)?.[1] ?? "").some((one) => one.unit === unit),
    );
    if (option) return { value: amount.value, score: 3, sets: { [sibling.key]: option[0] } };
  }
  return null;
}

/** How many powers of ten lie between a value and the usual one. */
export function measureDistance(usual: unknown, value: number): number {
  if (typeof usual !== "number" || usual === 0 || value === 0) return 0;
  return Math.abs(Math.log10(Math.abs(value / usual)));
}
