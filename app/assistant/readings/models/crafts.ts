/** Cloth, stitches and pictures: widths by their fullness, stitches to the inch, what is centred, what edges and candles take. */
import { after, type Model } from "./model.ts";

const NOT = "<(?:money|date|clock|percent|time|mass|volume|area|energy|days|hours)";

export const CURTAINS: Model = {
  about: /\b(?:fullness|full|curtains?|drapes?|gathered|gathers?|ruffle|widths?)\b/,
  not: new RegExp(`${NOT}|\\b(?:hem|hems|repeat|drop|lining|overlap|return|returns)\\b`),
  said: {
    cloth: [
      "{L}(?: wide)? (?:fabric|cloth|material|bolt)",
      "(?:fabric|cloth|material)(?: (?:is|that|of|comes?|in))* {L}(?: wide)?",
    ],
    total: ["{L} (?:total|in all|altogether|of (?:total )?width)", "total(?: width)?(?: (?:of|is))* {L}"],
    fullness: [
      after("fullness(?: (?:ratio|factor))?", "{#}(?: (?:x|times))?"),
      "{#} ?(?:x|times)?(?: the)?(?: (?:fullness|full|width|as wide|wide))",
      "{#} ?(?:x|times)",
    ],
    width: ["{L}"],
  },
  units: { cloth: ["*", ""], total: ["*", ""], width: ["*", ""] },
  signs: [
    [/\bdouble (?:fullness|full|width|the width)\b|\btwice (?:the width|as wide|as full)\b/, "fullness", 2],
    [/\btriple fullness\b/, "fullness", 3],
  ],
  asked: [
    [/\b(?:how many|number of|panels?|widths|drops)\b/, "panels"],
    [/\b(?:width|wide|how (?:much|many)|inches|fabric|total|cm)\b/, "total"],
    [/^(?!.*\b(?:what|how)\b)/, "total"],
  ],
  rules: ["total = width * fullness", "count = total / cloth", "panels = count ^ 1"],
  words:
    "curtain curtains drape drapes drapery panel panels window windows rod rail track fullness full fabric cloth material width widths total wide how many much inches in of for at a with the my times x should be is need do i what's gathered gathers ruffle cm to cut each altogether",
  told: { total: ["*", "Width of fabric"], panels: ["", "Widths"] },
};

const STITCHES = "(?:stitches|sts|stitch|st)";

/** "18 stitches to 4 inches", "14 count aida". */
export const STITCHING: Model = {
  about: /\b(?:stitch|stitches|sts|gauge|cast on|aida|count|evenweave|rows)\b/,
  not: new RegExp(
    `<(?:money|date|clock|percent|time|volume|area|energy|days|hours)|\\b(?:increase|decrease|repeat|over two|over 2|plus|edge|border|margin)\\b`,
  ),
  said: {
    count: [
      "{#} ?-? ?(?:count|ct)\\b",
      "<mass(\\d+)>(?= (?:aida|evenweave|fabric|cloth))",
      "count(?: of)? {#}",
      "on <mass(\\d+)>",
      "<mass(\\d+)>$",
    ],
    "some span": [
      `{#} ?${STITCHES}? (?:=|per|in|to|for|over|every|is|equals|and) {L}`,
      `{#} (?:rows?) (?:=|per|in|to|for|over|every) {L}`,
    ],
    perUnit: [
      `{#} ?(?:${STITCHES}|rows?) ?(?:per|to the|to an|an|\\/|each|every|a) ?(?:inch|in|cm)`,
      `(?:gauge|gauge of|gauge is)(?: (?:is|of))* {#}`,
    ],
    stitches: [`{#} ?(?:${STITCHES}|rows?)?(?: (?:wide|across|tall|high))?`],
    width: ["{L}"],
  },
  units: { width: ["*", ""], span: ["*", ""] },
  asked: [
    [
      /\b(?:cast on|how many (?:stitches|sts|rows|should i)|number of stitches|stitches (?:to|do|for)|stitches$|sts$)/,
      "stitches",
    ],
    [/\b(?:inches|how (?:wide|big|long|large|tall)|width|size|finished|in$)/, "width"],
    [/^/, "stitches"],
    [/^/, "width"],
  ],
  rules: ["perUnit = some / span", "stitches = perUnit * width", "width = stitches / count"],
  words:
    "stitch stitches sts st gauge cast on casting aida count ct evenweave fabric cloth cross pattern design chart wide width how many to the inch inches in per cm of a for at with i knit knitting crochet want need should is my scarf blanket sweater hat size big finished do tall across what's it piece on over x - rows row",
  told: { stitches: ["", "Stitches"], width: ["in", "Size"] },
};

const PICTURE =
  "(?:pictures?|frames?|mirrors?|paintings?|prints?|photos?|canvas|canvases|posters?|shelf|shelves|tvs?|artworks?|art|signs?|clocks?|cabinets?|windows?|couch|sofa|bed|dresser|hooks?|plaques?|tiles|lights)";
const WALL = "(?:walls?|space|board|room|door|mantel|shelf|hallway|fence|panel|page|sheet)";

/** One in the middle of a wall, several with equal gaps. */
export const CENTERED: Model = {
  about: /\b(?:cent(?:er|re)(?:ed|ing|d)?|middle|evenly|equal(?:ly)?|gaps?|even|spaced|spacing)\b/,
  not: new RegExp(
    `${NOT}|\\b(?:high|height|hang wire|floor|studs?|posts?|plants?|apart|diameter|tiles?|boards?|balusters?|holes?)\\b`,
  ),
  said: {
    count: [`{#}(?= (?:{L}|<length)| ${PICTURE})`.replace("{L}", "<run\\d+>")],
    wall: [
      `{L}(?: (?:wide|long))?(?: of)? ${WALL}(?! (?:(?:is|that|of|are|which) )*<length\\d+>(?! (?:[a-z]+ )?${PICTURE}))`,
      `${WALL}(?: (?:is|that|of|width|that's|are|which|wide|=))* {L}(?: (?:wide|long))?`,
    ],
    piece: [
      `{L}(?: (?:wide|across|inch|long))?(?: (?:square|wide))? ${PICTURE}`,
      `${PICTURE}(?: (?:is|are|of|that|each|width|that's|wide|=|all))* {L}(?: (?:wide|across|each))*`,
      "{L}(?: (?:wide|across))?",
    ],
  },
  units: { wall: ["*", ""], piece: ["*", ""] },
  asked: [
    [
      /\b(?:gaps?|spac(?:e|es|ing)|between|apart|far|distance|edge|edges|side|sides|corner|start|left|right|margin|inches|much)\b|^(?!.*\b(?:what|how)\b)/,
      "margin",
    ],
    [/\b(?:gaps?|spac(?:e|es|ing|ed)|between|apart|far|distance|each)\b/, "gap"],
    [/\b(?:cent(?:er|re)|middle) (?:of|on)\b/, "half"],
  ],
  rules: [
    "free = wall - piece",
    "margin = free / 2",
    "taken = piece * count",
    "open = wall - taken",
    "gaps = count + 1",
    "gap = open / gaps",
    "half = wall / 2",
  ],
  words:
    "picture pictures frame frames mirror painting print photo photos poster shelf tv art canvas wall walls wide center centre centered centred centering middle evenly even equal equally gap gaps space spaces spacing spaced between from the of a an on in each every side sides edge edges to far how much is it inches at distance left right corner hang hanging put place want big should be that where start its for and my with margin across inch long both what's across i do them same everywhere incl including included includes ends end all",
  told: { margin: ["*", "Distance"], gap: ["*", "Gap"], half: ["*", "Middle"] },
};

const THING =
  "(?:candles?|jars?|balls?|loaves|rolls?|buns?|pans?|bows?|bars?|molds?|moulds?|bracelets?|necklaces?|wreaths?|pillows?|napkins?|bags?|ornaments?|cards?|hats?|scarves|scarf|dresses|dress|soaps?|bottles?|gifts?|squares|blocks|strips|pieces|panels|projects?|baskets?|tables?|chairs?|(?:pillow )?(?:covers?|cases?)|cushions?|curtains?|valances?|aprons?|totes?|masks?|towels?|runners?|blankets?|quilts?|sashes|kits?)";

/** Wax in every candle, ribbon in every bow, oil by its share of the wax. */
export const MAKING: Model = {
  about: /<number.*<(?:mass|volume|length)|<(?:mass|volume|length).*<(?:number|percent)|<percent.*<(?:mass|volume)/,
  not: /<(?:money|date|clock|time|area|energy|days|hours|weeks)|<length.*<length|\b(?:wall|posts?|apart|spaced|body|weigh|flour|alcohol|salt|hydration|protein|discount|off|nitrogen|urea|fertilizer|solution|saline|walk\w*|room|waste|extra|steps?)\b/,
  said: {
    share: ["{P}"],
    each: [
      `<(?:mass|volume|length)(\\d+)>(?: of)?(?: [a-z]+){0,2}? (?:each|apiece|(?:per|a|an|for each|for every|in each|every|to a) ${THING})`,
      `(?:each|every|one|per)(?: (?:one|${THING}))?(?: (?:takes?|needs?|uses?|holds?|has|is|gets?|of))+ <(?:mass|volume|length)(\\d+)>`,
      `(?<=${THING}(?: (?:with|of|at|that|take|need|hold|use))* )<(?:mass|volume|length)(\\d+)>`,
    ],
    count: [`{#}(?: [a-z]+)? ${THING}`],
    all: ["<(?:mass|volume|length)(\\d+)>"],
  },
  units: { each: ["*", ""], all: ["*", ""] },
  asked: [
    [new RegExp(`\\b(?:how many|number of) ${THING}`), "count"],
    [/\b(?:oil|fragrance|scent|dye)\b/, "part"],
    [/\b(?:how (?:much|many)|total|yards?|pounds?|lbs?|ounces|oz|inches|feet|need|altogether)\b/, "all"],
    [/^(?!.*\b(?:what|how)\b)/, "all"],
  ],
  rules: ["all = count * each", "shared = share / 100", "part = all * shared"],
  words:
    "bolt off full width sewing sew one pillow cover covers candle candles jar jars wax soy beeswax ribbon fabric yarn twine lace wire soap oil fragrance scent load dye bow bows bar bars mold molds each every per a of in with for how much many pounds pound lbs lb ounces oz yards yard feet inches total altogether need do i to make want making at is the it i'm by weight take takes needs use that what's and all",
  told: { all: ["*", "Total"], part: ["*", "Amount"], count: ["", "Pieces"] },
};

export const CRAFTS: readonly Model[] = [CURTAINS, STITCHING, CENTERED, MAKING];
