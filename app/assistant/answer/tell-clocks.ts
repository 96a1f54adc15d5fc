/** What a clock time elsewhere also depends on: which day it is there, and daylight saving time. */
import type { Answer } from "./answer.ts";

/** "5:00 AM the next day", and beside the date whether daylight saving time counts on it. */
export function tellClocks(answer: Answer): Answer {
  const { inputs, outputs } = answer;
  if (answer.calculator !== "time-zone-converter") return answer;
  const days = Number(outputs["dayChange"]);
  const day = days === 0 || answer.label !== "Clock time there" ? "" : ` the ${days > 0 ? "next" : "previous"} day`;
  const saving = ["From", "To"].filter((side) => outputs[`dst${side}`] === true);
  const where =
    saving.length === 2
      ? "daylight saving time in both places"
      : saving.length === 0
        ? "no daylight saving time in either place"
        : `daylight saving time in ${nameZone(inputs[saving[0]!.toLowerCase()])} only`;
  const tell = (one: Answer["read"][number]) => (one.key === "date" ? { ...one, text: `${one.text} (${where})` } : one);
  return {
    ...answer,
    answer: `${answer.answer}${day}`,
    read: answer.read.map(tell),
    assumed: answer.assumed.map(tell),
  };
}

/** "New York" of America/New_York. */
const nameZone = (zone: unknown) => String(zone).split("/").at(-1)!.replaceAll("_", " ");
