/** Stairs by their steps, a fall by the foot or in percent. */
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

/** "1/4 inch per foot over 24 ft": by the foot it is in inches. */
export const FALLS: Model = {
  about: /\b(?:slope|drop|fall|falls|drain\w*|pitch|grade|slopes?|gradient|pipe|gutter)\b/,
  not: new RegExp(
    `${NOT.source}|<percent|\\b(?:roof|rafters?|price|stock|ball|dropped|body|weight|cloth|tablecloth|curtain|angle|degrees?|tail)\\b`,
  ),
  said: {
    perFoot: ["{L}(?: (?:drop|fall|slope))? (?:per|a|every|each|for each|for every|\\/|to the) (?:foot|ft)"],
    run: ["{L}"],
  },
  units: { perFoot: ["length", "in"], run: ["length", "ft"] },
  asked: [[/\b(?:drop|fall|rise|lower|difference|how (?:much|far|many))\b|^(?!.*\b(?:what|how)\b)/, "drop"]],
  rules: ["drop := run * perFoot"],
  words:
    "slope drop fall falls drain drainage pipe gutter gutters pitch grade gradient patio ditch sewer line lower end rise over of a at for in per foot with how much many should be is it the to run long total inches does need difference what's sloped sloping far",
  told: { drop: ["in", "Drop"] },
};

/** "A slope of 2 % over 40 ft" */
export const GRADES: Model = {
  ...FALLS,
  about:
    /<percent.*\b(?:slope|drop|fall|drain\w*|grade|slopes?|gradient)\b|\b(?:slope|drop|fall|drain\w*|grade|slopes?|gradient)\b.*<percent/,
  not: /<(?!percent|length|run)|\b(?:roof|rafters?|price|stock|ball|dropped|body|weight|angle|degrees?|horizontal|diagonal)\b/,
  said: { share: ["{P}"], run: ["{L}"] },
  units: { run: ["*", ""] },
  rules: ["shared = share / 100", "drop := run * shared"],
  told: { drop: ["*", "Drop"] },
};
