import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

/** With a tie for each space that does not break. */
const tied = (text: string) => keepTogether(text).replaceAll("\u00A0", "~");

test.each([
  ["375 °F is 190 °C, 425 °F is 218 °C.", "375~°F is 190~°C, 425~°F is 218~°C."],
  ["Step down a 41 cm (16.25 in) step", "Step down a 41~cm (16.25~in) step"],
  ["13.6 kg/m³ at 9.8 m/s² or 1.5 lbf·ft", "13.6~kg/m³ at 9.8~m/s² or 1.5~lbf·ft"],
  ["A US carry-on of 22 × 14 × 9 in", "A US carry-on of 22~×~14~×~9~in"],
  ["3.7 × 10⁻¹⁹ J", "3.7~×~10⁻¹⁹~J"],
  ["5 ft 5 in, and within ± 5 points", "5~ft 5~in, and within ±~5 points"],
  ["from 5 to 10 and 20 of 40 cards", "from 5 to 10 and 20 of 40 cards"],
])("%s", (text, expected) => expect(tied(text)).toBe(expected));
