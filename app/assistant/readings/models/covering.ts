/** Surfaces and spaces, and what fills them: area, depth, coats, pieces by what one covers, their price. */
import { after, before, type Model } from "./model.ts";

const PIECE =
  "(?:boxe?s?|bags?|rolls?|cans?|gallons?|gals?|pallets?|bundles?|packs?|packages?|buckets?|sheets?|cartons?|cases?|pieces?|tubs?|pints?|quarts?|squares?|bales?|tiles?|panels?|planks?|jugs?|liters?|tins?)";
const OF = "(?: of(?: [a-z]+){1,2}| [a-z]+)?";
const COVERS =
  "(?:covers?|does|do|covering|coverage is|coverage|is good for|treats?|handles?|will cover|is enough for|contains?|has|holds?)";

export const COVERING: Model = {
  about: new RegExp(`<(?:area|volume|length)\\d+>|\\bsquares?\\b`),
  not: /<(?:date|clock|percent\d+>.*<percent|speed|fuelEconomy|hours|days|weeks|months|years)|\b(?:tax|pitch|slope|except|gap|grout|joint|joints|spacing|apart|posts?|door|doors|windows?|ceiling|walls (?:of|each|high|tall)|perimeter|border|trim|ppm|dose|mg|gallons? (?:of )?(?:gas|fuel)|mpg|price per square|sqft price|rent|lease|house price|miles?|pool|tank|circle|diameter|joist|studs?|rafters?|overlap)\b/,
  said: {
    waste: [
      before("waste|extra|overage|more|spare|wastage|cuts|for waste|for cuts|for breakage|breakage|over", "{P}"),
      after("(?:waste|extra|overage|allowance|plus|add|adding)(?: factor)?", "{P}"),
    ],
    coats: ["{#} coats?", "coats {#}"],
    pricePiece: [
      `{N}(?: dollars| bucks)? (?:a|an|per|each|\\/) (?:box|bag|roll|can|gallon|gal|pallet|bundle|pack|bucket|sheet|carton|case|piece|bale|tile|panel|plank)`,
      `(?<=${PIECE} )(?:(?:cost|costs|is|are|at|run|runs|goes for|go for|sell for|for) )+{N}(?: dollars| bucks)?(?: each| apiece| (?:a|per) (?:box|bag|roll|can|gallon|pallet|bundle|pack))?`,
      "(?:and|which|that|it|they) (?:cost|costs|is|are|run|runs|go for|goes for) {N}(?: dollars| bucks)?(?: each| apiece)?",
      "{N}(?: dollars| bucks)? (?:each|apiece)",
    ],
    priceArea: [`{N}(?: dollars| bucks)? (?:a|per|\\/) (?:square foot|sq ft|sqft|sf|ft2|square feet)`],
    "weight each": [`{KG}(?: bag| of [a-z]+)? (?:${COVERS}|per|for|to|every) {A}`, `{KG} (?:per|for every|every) {A}`],
    sides: [
      "{#} (?:walls|sides|panels|rooms|beds|sections|slabs|windows|fields|plots|surfaces|of them|footings|holes|planters)",
    ],
    each: [
      `(?:(?:each|one|a|an|per|every|the) )?${PIECE}${OF} ${COVERS}(?: (?:about|around|only|up to|roughly))* {A}`,
      `{A}(?: of coverage)? (?:per|a|each|every|in a|in each|\\/|to a|to the) ?${PIECE}`,
      `${COVERS} {A}(?: (?:each|a piece|apiece|per ${PIECE}|a ${PIECE}))?`,
      `{A} ${PIECE}`,
      `${PIECE} of {A}`,
      `{A} each`,
    ],
    eachVolume: [
      `${PIECE}(?: are| is| of| hold| holds| contain| contains)* {V}(?: each)?`,
      `{V} ${PIECE}`,
      `{V} (?:per|in each|in a|each|a) ?${PIECE}?`,
    ],
    deep: [
      after("deep|depth|thick|thickness", "{L}"),
      "{L} (?:deep|thick|depth|thickness|layer|of (?:mulch|gravel|soil|topsoil|compost|sand|concrete|dirt))",
    ],
    "long wide": [
      "{L} (?:x|by) {L}",
      "{L} (?:long and|long by|long) {L}(?: wide)?",
      "{L} wide (?:and |by |x )?{L}(?: long)?",
    ],
    area: ["{A}"],
    space: ["{V}"],
  },
  units: {
    weight: ["mass", "lb"],
    each: ["area", "ft2"],
    eachVolume: ["volume", "ft3"],
    deep: ["length", "ft"],
    long: ["length", "ft"],
    wide: ["length", "ft"],
    area: ["area", "ft2"],
    space: ["volume", "ft3"],
  },
  signs: [
    [/\btwo coats\b|\bdouble coat\b/, "coats", 2],
    [/\b(?:one|single|a) coat\b/, "coats", 1],
  ],
  usual: { waste: 0, coats: 1, sides: 1, square: 100 },
  asked: [
    [
      /\b(?:cost|price|total|pay|spend|dollars|much (?:money|will it|would it|is it|do i pay|for)|budget|bill)\b/,
      "cost",
    ],
    [
      /\b(?:cost|price|total|pay|spend|dollars|much (?:money|will it|would it|is it|do i pay|for)|budget|bill)\b/,
      "costArea",
    ],
    [/\b(?:roofing squares?|squares?(?: of shingles| of roofing)?)(?! (?:f|m|y|in))\b/, "squares"],
    [/\b(?:lb|lbs|pounds|how much|how many)\b/, "pounds"],
    // Paint is told by the gallon, not by the can.
    [/\b(?:gallons?|quarts?|liters?|litres?|pints?)\b/, "count"],
    [
      /\b(?:how many|how much|number of|needed|need|boxes|bags|rolls|cans|gallons|pallets|bundles|packs|sheets|cartons|cases|buckets|bales|quarts)\b/,
      "whole",
    ],
    [
      /\b(?:how many|how much|number of|needed|need|boxes|bags|rolls|cans|pallets|bundles|packs|sheets|buckets|bales)\b/,
      "wholeVolume",
    ],
    // Keywords ask for what is left.
    [/^(?!.*\b(?:what|how|cost|price|area|volume|total)\b)/, "whole"],
    [/^(?!.*\b(?:what|how|cost|price|area|volume|total)\b)/, "wholeVolume"],
  ],
  rules: [
    "one = long * wide",
    "area = one * sides",
    "layers = area * coats",
    "wasted = waste / 100",
    "grown = 1 + wasted",
    "all = layers * grown",
    "count = all / each",
    "portions = all / each",
    "pounds = portions * weight",
    "squares = all / square",
    "filled = area * deep",
    "spaceAll = filled * grown",
    "spaceAll = space * grown",
    "countVolume = spaceAll / eachVolume",
    "whole = count ^ 1",
    "wholeVolume = countVolume ^ 1",
    "cost = whole * pricePiece",
    "cost = wholeVolume * pricePiece",
    "costArea = all * priceArea",
  ],
  words:
    "lb lbs pounds pound seed grass fertilizer lime salt box boxes bag bags roll rolls can cans gallon gallons pallet pallets bundle bundles pack packs bucket buckets sheet sheets carton cartons case cases piece pieces tile tiles plank planks laminate flooring vinyl hardwood carpet paint primer stain sealer sealant mulch soil topsoil gravel sand compost dirt concrete sod wallpaper insulation shingles shingle roofing roof squares square drywall siding brick bricks plywood stone lawn yard garden raised bed beds patio driveway deck floor room living bedroom kitchen basement garage wall walls fence shed area space cover covers covering coverage to cover coats coat each every per a waste extra for no want need needed buy get order how many much cost costs price total with at layer deep thick wide long in and my the i one is are do does should put putting adding add plus of good number will spread spreading",
  told: {
    count: ["", "Needed"],
    pounds: ["lb", "Weight"],
    cost: ["$", "Cost"],
    costArea: ["$", "Cost"],
    squares: ["", "Squares"],
    whole: ["", "Pieces"],
    wholeVolume: ["", "Pieces"],
  },
};
