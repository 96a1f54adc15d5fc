/** What grades come to by their coefficients. */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum } from "#assistant/readings/slots/form.ts";
import type { Model } from "./model.ts";
import type { Said } from "./read-model.ts";
import { WEIGHTED } from "./school.ts";

const TURNED = Array.from({ length: 8 }, (_, at) => `grade${at} weight${at}`);

const SUBJECT = "(?: (?!and\\b|coef|weigh|count)[a-z]+){0,3}?";
const COEFFICIENT = "(?:coefficients?|coeffs?\\.?|coefs?|weighted|weights?|counts(?: as)?|ects|credits?)";

/** Grades, each with how much it counts: "math 14 coefficient 4, French 11 coefficient 3". */
export const COEFFICIENTS: Model = {
  about: new RegExp(`\\b${COEFFICIENT}\\b.*\\b${COEFFICIENT}\\b`),
  not: /<(?!number|fraction|angle)|\b(?:need|needed|required|reach|gpa|off|dropp?(?:ed|s)?|kg|stocks?|return|solution|next|left|remaining|more)\b/,
  said: Object.fromEntries(
    TURNED.map((names) => [
      names,
      [
        `<(?:number|angle)(\\d+)>${SUBJECT} ${COEFFICIENT}(?: (?:of|is|=|:|times))* <(?:number|fraction)(\\d+)>`,
        `<(?:number|angle)(\\d+)>(?: with)? <(?:number|fraction)(\\d+)> (?:ects|credits?)`,
      ],
    ]),
  ),
  asked: [[/\b(?:grade|grades|average|avg|mean|mark|overall|total)\b|^(?!.*\b(?:what|how)\b)/, "grade"]],
  rules: [],
  words: `${WEIGHTED.words} mean coefficient coefficients ects credits math maths french english german history geography physics chemistry biology music art sports philosophy spanish latin economics oral written and with my`,
  told: {},
  isOfThings: true,
  solve: solveCoefficients,
};

function solveCoefficients(said: Said): Reading | null {
  const pairs = TURNED.flatMap((_, at) => {
    const [grade, weight] = [said.get(`grade${at}`), said.get(`weight${at}`)];
    return weight === undefined || grade === undefined ? [] : [[grade, weight] as const];
  });
  return pairs.length < 2
    ? null
    : {
        ...sum(
          `(${pairs.map(([grade, weight]) => `${grade} * ${weight}`).join(" + ")}) / (${pairs.map(([, weight]) => weight).join(" + ")})`,
        ),
        told: { field: { kind: "number", label: "Weighted average", decimals: 2 } },
      };
}
