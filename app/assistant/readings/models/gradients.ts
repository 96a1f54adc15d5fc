/** Stairs by their steps. */
import type { Model } from "./model.ts";

const NOT = /<(?:money|date|clock|time|mass|volume|area|energy|days|hours|speed)/;

export const STEPS_OF_STAIRS: Model = {
  about: /\b(?:risers?|treads?|stairs?|staircase|steps)\b/,
  not: new RegExp(
    `${NOT.source}|<percent|\\b(?:walk\\w*|stride|miles?|deck boards|concrete|carpet|angle|slope|stringer|max\\w*|nosing|landing|code)\\b`,
  ),
  said: {
    risers: ["{#} (?:risers?|steps|stairs)"],
    treads: ["{#} treads?"],
    riser: [
      "{L}(?: (?:high|tall))? (?:risers?|steps|stairs)",
      "(?:each|every|one)(?: (?:step|riser|is|of))* {L}(?: (?:high|tall))?",
      "(?:risers?|steps)(?: (?:of|are|at|is|each|height))* {L}(?: (?:each|high|tall))*",
      "{L} (?:each|per step)",
    ],
    depth: ["{L}(?: (?:deep|wide))? treads?", "treads?(?: (?:of|are|at|is|each|depth))* {L}(?: (?:each|deep))*"],
    rise: [
      "(?:total )?(?:rise|height|high|tall)(?: (?:of|is))* {L}",
      "{L}(?: (?:total|floor to floor))*(?: (?:rise|height|high|tall))?",
    ],
  },
  units: Object.fromEntries(["riser", "depth", "rise"].map((one) => [one, ["*", ""] as const])),
  asked: [
    [/\btotal (?:rise|height)\b/, "rise"],
    [/\b(?:each|riser height|height of each|per step|riser|step height|how (?:high|tall))\b/, "riser"],
    [/\b(?:how many|number of)\b/, "count"],
    [/\b(?:run|length|how (?:long|far))\b/, "run"],
    [/\b(?:rise|height|how (?:high|tall))\b/, "rise"],
  ],
  rules: ["rise = risers * riser", "run = treads * depth", "steps := rise / riser", "count = steps ^ 1"],
  words:
    "riser risers tread treads stair stairs staircase step steps total rise run height high tall each per of are is at a the with for to how many number long far what's should be need do i in deep wide floor deck porch my what length",
  told: { riser: ["*", "Height"], rise: ["*", "Rise"], run: ["*", "Run"], count: ["", "Steps"] },
};
