import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["average glucose for an a1c of 7", "Estimated average glucose", "154 mg/dL"],
  // What is asked for may be as large as what was said.
  ["ohms law 5 volts 1 amp power", "Power", "5 W"],
  ["voltage 1 v resistance 1 ohm, power", "Power", "1 W"],
  ["oven 180 c to f", "Fahrenheit", "356 °F"],
  ["oven 350 f to c", "Celsius", "177 °C"],
])("%s: %s %s", async (sentence, label, figure) => {
  const answer = await ask(sentence);
  expect(answer).toMatchObject({ label });
  expect((answer as { answer: string }).answer.replaceAll("\u00a0", " ")).toBe(figure);
});
