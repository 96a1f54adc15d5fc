/** Dice as games write them: what "2d6+3" comes to on average, at least and at most. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

const DICE =
  /(?<![\w.])(?:\d{1,2}\s?d\s?\d{1,3}|d\d{1,3})(?:\s*[-+]\s*(?:\d{1,2}\s?d\s?\d{1,3}|d\d{1,3}|\d{1,3}))*(?![\w.])/;
const WORDS =
  "average avg mean expected value typical damage dmg roll rolls rolled rolling result total score hit sword weapon spell max maximum most highest min minimum least lowest possible fireball attack dnd d&d do does dice";

/** "Average of 2d6+3", "max damage 8d6". */
export function readDice(sentence: Sentence): Direct {
  const [dice] = sentence.take(DICE) ?? [];
  if (dice === undefined || sentence.says(/\d/)) return null;
  const asked = [
    [/\b(?:average|avg|mean|expected|typical)\b/, "Average roll"],
    [/\b(?:max|maximum|highest|most)\b/, "Highest roll"],
    [/\b(?:min|minimum|lowest|least)\b/, "Lowest roll"],
  ].filter(([pattern]) => sentence.says(pattern as RegExp));
  const [, label] = asked[0] ?? [];
  if (asked.length !== 1 || !sentence.isRead(WORDS)) return null;
  const [, count, sides, modifier] = /^(\d*)d(\d+)([-+]\d+)?$/.exec(dice.replaceAll(/\s/g, "")) ?? [];
  if (sides !== undefined && label === "Average roll")
    return read(
      "dice-probability",
      { dice: Number(count || 1), sides: Number(sides), ...(modifier ? { modifier: Number(modifier) } : {}) },
      "average",
    );
  const formula = dice
    .replaceAll(/\s/g, "")
    .replaceAll(/([-+]?)(\d*)d(\d+)/g, (_, sign: string, number: string, faces: string) => {
      const one =
        label === "Average roll" ? `(${faces} + 1) / 2` : (label === "Highest roll") === (sign !== "-") ? faces : "1";
      return `${sign}${number || 1} * ${one}`;
    });
  const written = formula.replaceAll(/(?<=[\d)])([-+])/g, " $1 ");
  return { ...sum(written), told: { field: { kind: "number", label: label as string } } };
}
