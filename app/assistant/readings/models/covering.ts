/** Surfaces and spaces, and what fills them: area, depth, coats, pieces by what one covers, their price. */
import { after, before, type Model } from "./model.ts";

const PIECE =
  "(?:boxe?s?|bags?|rolls?|cans?|gallons?|gals?|pallets?|bundles?|packs?|packages?|buckets?|sheets?|cartons?|cases?|pieces?|tubs?|pints?|quarts?|squares?|bales?|tiles?|panels?|planks?|jugs?|liters?|tins?)";
const OF = "(?: of(?: (?!to\\b)[a-z]+){1,2}| (?!to\\b)[a-z]+)?";
const COVERS =
  "(?:covers?|does|do|covering|coverage is|coverage|is good for|treats?|handles?|will cover|is enough for|contains?|has|holds?|makes?|yields?)";

/** What is told by its volume, not by the piece: paint. */
const POURED = { "gal-us": "gallons?|gals?", "qt-us": "quarts?|qts?", L: "liters?|litres?", "pt-us": "pints?" };
const WOUND = "(?:skeins?|balls?|hanks?|spools?|rolls?|bolts?|cakes?)";
/** Without a unit, inches of a tile and feet of a room. */
const SIDE = "<(?:length|number)(\\d+)>";
const QUILT = "(?:quilts?|blankets?|afghans?|throws?|quilt top)";
/** "20 m² tiles 60 x 60": the area is no tile's. */
const NO_SIZE = `(?! (?:(?:of|size) )*${SIDE.replace("(\\d+)", "\\d+")} ?(?:x|by|×))`;
const pieceOf = (names: string) => {
  const size = `${SIDE}(?: (?:inch|in|ft|foot))? ?(?:x|by|×) ?${SIDE}`;
  return [
    `${size} (?:(?:inch|ceramic|floor|finished|drywall|plywood|osb|sheetrock|carpet|concrete|ceiling|foot|porcelain|of) )*(?:${names})(?! (?:feet|foot|ft|m|meters?|yards?|yd|inch(?:es)?)\\b)`,
    `(?:${names}) (?:(?:are|of|that|is|each|finished|measuring|size|at) )*${size}`,
  ];
};

export const COVERING: Model = {
  about: new RegExp(`<(?:area|volume|length)\\d+>|\\b(?:squares?|tiles?|sheets?|sq ft|sqft)\\b`),
  not: /\bsquares (?:(?:can|could) (?:i|we) (?:cut|get) )?(?:from|out of)\b|<(?:date|clock|percent\d+>.*<percent|speed|fuelEconomy|hours|days|weeks|months|years)|\b(?:tax|pitch|slope|except|grout|joint|joints|posts?|door|doors|windows?|ceiling|walls (?:of|each|high|tall)|perimeter|trim|ppm|dose|mg|gallons? (?:of )?(?:gas|fuel)|mpg|price per square|sqft price|rent|lease|house price|miles?|pool|tank|circle|diameter|joist|studs?|rows?|rafters?|overlap)\b/,
  said: {
    waste: [
      before("waste|extra|overage|more|spare|wastage|cuts|for waste|for cuts|for breakage|breakage|over", "{P}"),
      after("(?:waste|extra|overage|allowance|plus|add|adding)(?: factor)?", "{P}"),
    ],
    coats: ["{#} coats?", "coats {#}"],
    pricePiece: [
      `{N}(?: dollars| bucks)? (?:a|an|per|each|\\/) (?:box|bag|roll|can|gallon|gal|pallet|bundle|pack|bucket|sheet|carton|case|piece|bale|tile|panel|plank)(?! ${COVERS})`,
      `(?<=${PIECE} )(?:(?:cost|costs|is|are|at|run|runs|goes for|go for|sell for|for) )+{N}(?: dollars| bucks)?(?: each| apiece| (?:a|per) (?:box|bag|roll|can|gallon|pallet|bundle|pack))?`,
      "(?:and|which|that|it|they) (?:cost|costs|is|are|run|runs|go for|goes for) {N}(?: dollars| bucks)?(?: each| apiece)?",
      `{N}(?: dollars| bucks)? (?:each|apiece)(?! ${PIECE})`,
    ],
    priceArea: [`{N}(?: dollars| bucks)? (?:a|per|\\/) (?:square foot|sq ft|sqft|sf|ft2|square feet)`],
    "weight each": [`{KG}(?: bag| of [a-z]+)? (?:${COVERS}|per|for|to|every) {A}`, `{KG} (?:per|for every|every) {A}`],
    sides: [
      "{#} (?:walls|sides|panels|rooms|beds|sections|slabs|windows|fields|plots|surfaces|of them|footings|holes|planters)",
    ],
    // "A 5 gallon bucket covers 2,000 sq ft"
    "can canArea": [
      `{V}(?: (?:bucket|can|pail|jug))?(?: of [a-z]+)? ${COVERS}(?: (?:about|around|up to))* <(?:area|number)(\\d+)>`,
    ],
    perArea: ["<plantDensity(\\d+)>"],
    coverage: ["(?:at |covers? |covering |coverage (?:of |is ))?<coverage(\\d+)>"],
    ...Object.fromEntries(
      Object.entries(POURED).map(([unit, names]) => [
        unit,
        [
          `(?:(?:each|one|a|an|per|every|the|1) )?(?:${names})${OF} ${COVERS}(?: (?:about|around|only|up to|roughly))* {A}`,
          `(?:(?:each|one|a|an|per|every|the|1) )?(?:${names})${OF} ${COVERS}(?: (?:about|around|only|up to|roughly))* {#}`,
          `{A}(?: of coverage)? (?:per|a|each|every|in a|to a|to the|\\/) ?(?:${names})`,
        ],
      ]),
    ),
    each: [
      `(?:(?:each|one|a|an|per|every|the) )?${PIECE}${OF} ${COVERS}(?: (?:about|around|only|up to|roughly))* {A}`,
      `{A}(?: of coverage)? (?:per|a|each|every|in a|in each|\\/|to a|to the) ?${PIECE}`,
      `(?<!\\bto )${COVERS} {A}(?: (?:each|a piece|apiece|per ${PIECE}|a ${PIECE}))?`,
      `{A} ${PIECE}(?! ${COVERS} <)${NO_SIZE}`,
      "(?:pavers?|stones?|bricks?|blocks?) (?:are|is|of|at) {A}(?: each)?",
      `${PIECE} of {A}`,
      `{A} each`,
    ],
    eachVolume: [
      `${PIECE}(?: are| is| of| hold| holds| contain| contains| makes?| yields?)* {V}(?: each)?`,
      `{V} ${PIECE}`,
      `{V} (?:per|in each|in a|each|a) ?${PIECE}?`,
      `{V} (?=${PIECE})`,
    ],
    "tileLong tileWide": pieceOf("tiles?|pavers?|bricks?|blocks?|squares?"),
    tile: [
      "{L} (?:(?:finished|square|ceramic|floor|carpet|vinyl|quilt|fabric|patio) )*(?:tiles?|pavers?|squares?|blocks?|stones?)(?! (?:feet|foot|ft|m|meters?|yards?|yd|inch(?:es)?)\\b)",
      "(?:tiles?|pavers?|squares?|blocks?) (?:(?:are|of|that|is|each|finished|finish|measuring|at) )+{L}(?! (?:x|by|×))",
    ],
    "sheetLong sheetWide": pieceOf("sheets?|panels?|boards?|drywall|plywood|sheetrock|osb"),
    skein: [
      `{L}(?: each| long| per)? ${WOUND}(?!(?: of [a-z]+)?(?: (?:is|are|has|have|of|with|holds?|contains?|each|at|in|a))* <)`,
      `${WOUND}(?: of [a-z]+)?(?: (?:is|are|has|have|of|with|holds?|contains?|each|at|comes?|come|in|a))* {L}(?: (?:long|each|of yarn))?`,
      `{L}(?: (?:per|a|each|in a|to a|\\/) ?${WOUND})`,
    ],
    spaced: [
      "{L} (?:spacing|apart|on centers?|oc|o c|between plants)(?: (?:each way|in (?:each|both|every) directions?))?",
      "(?:spaced|spacing(?: of)?|every|plants?)(?: (?:at|about|each))* {L}(?: (?:apart|spacing))?(?: (?:each way|in (?:each|both|every) directions?|apart))?",
    ],
    deep: [
      after("deep|depth|thick|thickness", "{L}"),
      "(?<=<area.*|\\|.*)(?:at|to) {L}(?! (?:x|by|apart))",
      "{L} (?:deep|thick|depth|thickness|layer|of (?:mulch|gravel|soil|topsoil|compost|sand|concrete|dirt))",
    ],
    // A quilt is in inches where nobody says it.
    "quiltLong quiltWide": [
      `${SIDE} ?(?:x|by|×) ?${SIDE}(?: (?:inch|in))? ${QUILT}`,
      `${QUILT}(?: (?:is|of|that|top|that's|measures|measuring|size))* ${SIDE} ?(?:x|by|×) ?${SIDE}`,
    ],
    "long wide": [
      `${SIDE} (?:x|by|×) ${SIDE}`,
      "{L} (?:long and|long by|long) {L}(?: wide)?",
      "{L} wide (?:and |by |x )?{L}(?: long)?",
    ],
    area: ["{A}"],
    space: ["{V}"],
    // "A gallon covers 350, the wall is 1400 sq ft"
    eachBare: [
      `(?:(?:each|one|a|an|per|every|the) )?${PIECE}${OF} (?:covers?|does|treats?|covering|coverage is)(?: (?:about|around))* {#}`,
    ],
    yarn: ["{L}"],
  },
  units: {
    ...Object.fromEntries(Object.keys(POURED).map((unit) => [unit, ["area", "ft2"] as const])),
    coverage: ["coverage", "ft2/gal-us"],
    can: ["volume", "gal-us"],
    canArea: ["area", "ft2"],
    weight: ["mass", "lb"],
    each: ["area", "ft2"],
    eachVolume: ["volume", "ft3"],
    deep: ["length", "ft"],
    tile: ["length", "in"],
    quiltLong: ["length", "in"],
    quiltWide: ["length", "in"],
    perArea: ["plantDensity", "1/ft2"],
    tileLong: ["length", "in"],
    tileWide: ["length", "in"],
    sheetLong: ["length", "ft"],
    sheetWide: ["length", "ft"],
    skein: ["length", "ft"],
    yarn: ["length", "ft"],
    spaced: ["length", "ft"],
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
    [
      /\b(?:roofing squares?|squares?(?: of shingles| of roofing)?)(?! (?:feet|foot|ft|m|meters?|yards?|yd|inch(?:es)?)\b)\b/,
      "squares",
    ],
    [/\b(?:lb|lbs|pounds|how much|how many)\b/, "pounds"],
    ...["coverage", ...Object.keys(POURED)].map(
      (unit) =>
        [
          /\b(?:gallons?|quarts?|liters?|litres?|pints?|how (?:much|many)|paint|need)\b|^(?!.*\b(?:what|how)\b)/,
          `${unit}Needed`,
        ] as const,
    ),
    [
      /\b(?:how many|how much|number of|needed|need|boxes|bags|rolls|cans|gallons|pallets|bundles|packs|sheets|cartons|cases|buckets|bales|quarts)\b/,
      "whole",
    ],
    [
      /\b(?:how many|how much|number of|needed|need|boxes|bags|rolls|cans|pallets|bundles|packs|sheets|buckets|bales)\b/,
      "wholeVolume",
    ],
    [/\b(?:plants?|seedlings|bulbs|trees|shrubs|how many)\b/, "planted"],
    // Keywords ask for what is left.
    [/^(?!.*\b(?:what|how|cost|price|area|volume|total)\b)/, "whole"],
    [/^(?!.*\b(?:what|how|cost|price|area|volume|total)\b)/, "wholeVolume"],
    [/^(?!.*\b(?:what|how|area|volume)\b)/, "costArea"],
    [/\b(?:(?:sq|square) (?:ft|feet|foot)|sqft)\b/, "all"],
    [/\b(?:covers?|spreads?|sq|sqft|area)\b/, "area"],
  ],
  rules: [
    "one = long * wide",
    "area = one * sides",
    "quilt = quiltLong * quiltWide",
    "area = quilt / 144",
    "count = all * perArea",
    "layers = area * coats",
    "wasted = waste / 100",
    "grown = 1 + wasted",
    "all = layers * grown",
    ...["coverage", ...Object.keys(POURED)].flatMap((unit) => [
      `${unit}Needed = all / ${unit}`,
      `cans = ${unit}Needed ^ 1`,
    ]),
    "perGallon = canArea / can",
    "coverageNeeded = all / perGallon",
    "cost = cans * pricePiece",
    "count = all / each",
    "count = all / eachBare",
    "tileInches = tileLong * tileWide",
    "tileInches = tile * tile",
    "tileFeet = tileInches / 144",
    "count = all / tileFeet",
    "sheetFeet = sheetLong * sheetWide",
    "count = all / sheetFeet",
    "around = spaced * spaced",
    "plants = all / around",
    "planted = plants _ 1",
    "wound = yarn / skein",
    "whole = wound ^ 1",
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
    "sq ft feet load quarts quart liters liter litres lb lbs pounds pound seed grass fertilizer lime salt box boxes bag bags roll rolls can cans gallon gallons pallet pallets bundle bundles pack packs bucket buckets sheet sheets carton cartons case cases piece pieces tile tiles plank planks laminate flooring vinyl hardwood carpet paint sheetrock osb porcelain ceramic inch foot quilt top blocks block finished pavers paver skein skeins ball balls hank hanks spool spools yarn pattern calls sweater afghan plants plant seedlings bulbs trees shrubs spaced spacing apart w bathroom wide x yards panels panel boards board paint primer stain sealer sealant mulch soil topsoil gravel sand compost dirt concrete sod wallpaper insulation shingles shingle roofing roof squares square drywall siding brick bricks plywood stone lawn yard garden raised bed beds patio driveway deck floor room living bedroom kitchen basement garage wall walls fence shed area space cover covers covering coverage to cover coats coat each every per a waste extra for no want need needed buy get order how many much cost costs price total with at layer deep thick wide long in and my the i one is are do does should put putting adding add plus of good number will spread spreading",
  told: {
    planted: ["", "Plants"],
    coverageNeeded: ["gal", "Needed"],
    ...Object.fromEntries(Object.keys(POURED).map((unit) => [`${unit}Needed`, [unit, "Needed"] as const])),
    pounds: ["lb", "Weight"],
    cost: ["$", "Cost"],
    costArea: ["$", "Cost"],
    squares: ["", "Squares"],
    all: ["ft2", "Area"],
    area: ["ft2", "Area"],
    whole: ["", "Pieces"],
    wholeVolume: ["", "Pieces"],
  },
};
