/** A product as a reading: what is calculated, and the unit in which it is told. */
import type { AnyField } from "#engine/fields.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, tellIn, tidy } from "#assistant/readings/slots/form.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import { isSame, type Kind, type Powers, toKind } from "./dimensions.ts";
import { type Factor, listSaid } from "./factors.ts";
import type { Product } from "./product.ts";

/** Less of a unit than this was not meant by it. */
const LEAST = 0.01;

/** What is bought or filled whole, by its root. */
const BOUGHT =
  /^(?:bag|box|boxe|pack|packet|case|pizza|carton|bundl|bundle|pallet|roll|bale|bal|sheet|tray|bus|buse|van|table|truckload|load|can|bottl|bottle|jug|skein|board|til|tile|brick)$/;

/** Null where it is in no unit that was said, or so little of the one that was asked for that it was not meant. */
export function toReading(
  product: Product,
  { join, years, by }: { join: <K extends Kind>(kind: K) => K; years: number; by: Kind | undefined },
  money: AnyField | null,
): Reading | null {
  const { factors, signs, powers } = product;
  const long = factors.reduce(
    (all, { over, under }, at) => all + signs[at]! * (countLong(over) - countLong(under)),
    countLong(by),
  );
  const scale = factors.reduce((all, one, at) => all * one.scale ** signs[at]!, years ** long);
  const value = factors.reduce((all, one, at) => all * (one.value / one.divisor) ** signs[at]!, scale);
  const kind = chooseKind(product, value, join);
  if (!kind || value < LEAST * kind.scale) return null;
  const written = writeProduct(factors, signs, scale / kind.scale);
  const isBought = product.asked !== undefined && !by && Object.keys(powers).some((base) => BOUGHT.test(base));
  const reading = sum(isBought && !Number.isInteger(tidy(value)) ? `ceil(${written})` : written);
  if (kind.measure) return { ...reading, told: tellIn(kind.measure, "") };
  return "$" in powers && money ? { ...reading, told: { field: money } } : reading;
}

/** Whether something is a period that is longer than a week. */
const countLong = (kind: Kind | undefined) => Number(/^(?:month|quarter|year)$/.test(kind?.measure?.unit.id ?? ""));

/** Kilometers or miles per hour, by the length that was said. */
function findSpeed(factors: readonly Factor[]): Kind | undefined {
  const length = factors.map(({ over }) => over.measure?.unit.id).find((id) => id === "mi" || id === "km");
  return findMeasures(length === "mi" ? "mph" : length === "km" ? "km/h" : "m/s").flatMap(
    (one) => toKind(one) ?? [],
  )[0];
}

/** The unit that is asked for, else one that was said; hours, minutes and seconds in the largest of which there is more than one. */
function chooseKind(
  { factors, powers, asked }: Product,
  value: number,
  join: <K extends Kind>(kind: K) => K,
): Kind | undefined {
  if (asked?.isSpeed) return findSpeed(factors);
  const isUnit = asked !== undefined && !isSame(powers, { m: 1 }) && !isDuration(powers);
  if (asked?.measure || isUnit) return asked;
  const said = listSaid(factors).find((one) => isSame(one.powers, powers));
  if (!isDuration(powers) || (said?.measure && isCalendar(said.measure)))
    return said ?? (isCount(powers) ? { scale: 1, powers } : undefined);
  const times = ["s", "min", "h", "day", "month", "year"]
    .flatMap((id) =>
      findMeasures(id)
        .flatMap((one) => toKind(one) ?? [])
        .slice(0, 1),
    )
    .map(join);
  return times.findLast((one) => isSame(one.powers, powers) && value >= one.scale) ?? said;
}

const isCalendar = ({ unit }: Measure) => /^(?:day|week|month|year)$/.test(unit.id);

const isDuration = (powers: Powers) => isSame(powers, { s: 1 }) || isSame(powers, { day: 1 });

/** Money and what is counted have no units. */
const isCount = (powers: Powers) => !["kg", "m", "s", "day", "A", "bit"].some((base) => base in powers);

/** "12 * 15 / 60": what is multiplied before what is divided by, and what makes one unit of another. */
function writeProduct(factors: readonly Factor[], signs: readonly number[], scale: number): string {
  const over = factors.flatMap(({ value, divisor }, at) => (signs[at] === 1 ? value : divisor)).filter(isNotOne);
  const under = factors.flatMap(({ value, divisor }, at) => (signs[at] === 1 ? divisor : value)).filter(isNotOne);
  const [factor, inverse] = [tidy(scale), tidy(1 / scale)];
  if (isNotOne(factor)) (Number.isInteger(inverse) ? under : over).push(Number.isInteger(inverse) ? inverse : factor);
  return [over.length === 0 ? "1" : over.join(" * "), ...under].join(" / ");
}

const isNotOne = (value: number) => value !== 1;
