/** Minutes and days by the pound, doses by the weight, dough and coffee by their parts, recipes for more and fewer, parts of an amount. */
import { type Model } from "./model.ts";

const WHOLE = "(?:per|for every|for each|every|each|to every)";

const PER_POUND = [
  [/(?:\b(?:a|per|each|every|to the)|\/) ?(?:pound|lb)\b/, "perWeight", 1],
  [/(?:\b(?:a|per|each|every|to the)|\/) ?(?:kg|kilo|kilogram)\b/, "perWeight", 2.2046226218],
] as const;

/** So many minutes a pound, a day for four pounds. */
export const BY_WEIGHT: Model = {
  about: /\b(?:pound|lb|lbs|pounds|kg|kilo|kilogram)\b|<mass.*<mass/,
  not: /<(?:money|date|clock|percent|volume|energy|area|length|temperature)|\b(?:lose|weigh (?:now|today)|stuffed|(?<!plus (?:an? )?<(?:hours|time)\d+> )rest(?:ing)?|plus(?! (?:an? )?(?:extra )?<(?:hours|time))|loss|start|ready|serve|dinner|mg|dose)\b/,
  said: {
    perMinutes: ["{#} ?(?:minutes?|mins?) ?(?:\\/|per|a) ?(?:lb|pound)"],
    // "A day for every 4 pounds"
    perWeight: [`${WHOLE} {KG}`],
    perTime: [
      "<(?:hours|days|time)(\\d+)> ?(?=(?:per|an?|each|every|for each|for every|to the|\\/) ?(?:pound|lb|kg|kilo))",
      "(?<!plus (?:an? )?(?:extra )?)<(?:hours|days)(\\d+)>",
    ],
    // "20 minutes a pound plus 20 minutes"
    extra: ["plus (?:an? )?(?:extra )?<(?:hours|time)(\\d+)>(?: (?:extra|more|on top|over|rest|resting))?"],
    weight: ["{KG}"],
  },
  units: {
    extra: ["time", "h"],
    perTime: ["time", "h"],
    perWeight: ["mass", "lb"],
    weight: ["mass", "lb"],
  },
  signs: [[/\b(?:a|one) day(?= \||(?: in (?:the|a) (?:fridge|refrigerator))? \|)/, "perTime", 24], ...PER_POUND],
  asked: [
    [/\b(?:days|thaw(?:ing)?|defrost(?:ing)?)\b/, "days"],
    ...["whole", "all"].map(
      (one) =>
        [/\b(?:days?|thaw|thawing|defrost|defrosting|how long|time|hours|hrs|minutes|when|cook|roast)\b/, one] as const,
    ),
    [/^(?!.*\b(?:what|how)\b)/, "all"],
  ],
  rules: [
    "minutes = weight * perMinutes",
    "all = minutes / 60",
    "portions = weight / perWeight",
    "all = portions * perTime",
    "whole := all + extra",
    "days = all / 24",
  ],
  words:
    "turkey bird ham roast beef pork chicken brisket meat frozen fridge refrigerator thaw thawing defrost defrosting cook cooking roasting oven bake smoke smoking smoker grill time how long many days day hours hrs hour minutes minute mins for at in the a per each every pound lb kg kilo and needs need takes take weighs weigh weight is it to of one should do i does will total / my what's",
  told: { whole: ["h", "Time"], all: ["h", "Time"], days: ["day", "Time"] },
};

/** So much for every so much of a weight: "1 ml per 10 lb". */
export const DOSED: Model = {
  about: /<mass.*<mass|<volume.*<mass/,
  not: /<(?:money|date|clock|percent|time|length|area|temperature|energy|days|hours|number)|\b(?:mg per(?! kg)|per (?:day|ml)|every|in (?:each|every|\d)|strength|suspension|tablets?|daily|times|meat|turkey)\b|^(?!.*<volume).*\bmls?\b/,
  said: {
    "dose perWeight": [`<(?:volume|mass)(\\d+)>(?: of [a-z]+)? ${WHOLE} {KG}(?: of body ?weight| of body weight)?`],
    dose: [
      `<(?:volume|mass)(\\d+)>(?: of)?(?: [a-z]+)?(?= ?(?:per|an?|for each|for every|each|\\/) ?(?:pound|lb|kg|kilo))`,
    ],
    weight: ["{KG}"],
  },
  units: { dose: ["*", ""], perWeight: ["mass", "lb"], weight: ["mass", "lb"] },
  signs: PER_POUND,
  asked: [[/\b(?:how (?:much|many)|ml|mls|dose|give)\b|^(?!.*\b(?:what|how)\b)/, "all"]],
  rules: ["portions = weight / perWeight", "all = portions * dose"],
  words:
    "dose dosage dewormer wormer medicine medication ibuprofen paracetamol acetaminophen amoxicillin child baby kid son daughter patient must take per kg dog dogs cat horse goat cow calf puppy kitten is weighs weighing how much many ml mls mg milligrams do i give should my he she a for of gets get needs the at",
  told: { all: ["*", "Dose"] },
};

/** "900 g of dough divided into 6 balls" */
export const DIVIDED: Model = {
  about: /\b(?:divid\w*|split|over|into|between|among|portioned|cut|spread)\b.*<number/,
  not: /<(?!mass|volume|length|energy|number)|<number.*<number|<(?:mass|volume|length|energy).*<(?:mass|volume|length|energy)|\b(?:mg|dose|doses|times|drip|left ?over|remain\w*|gaps?|spaced|apart|cut off|ratio|parts?|people|thirds?|posts?|per (?:day|week|kg|lb|pound|mile))\b/,
  said: {
    whole: ["<(?:mass|volume|length|energy)(\\d+)>"],
    parts: [
      "(?:divided|divide|split|shared|share|portioned|cut|spread|over|into|between|among)(?: (?:evenly|equally|up|in|into|it|over|between|among|by))* {#}(?: equal)?",
    ],
  },
  units: { whole: ["*", ""] },
  asked: [
    [/\b(?:each|per|apiece|size|how (?:much|big|heavy|long|many)|weigh|weight|what)\b|^(?!.*\b(?:what|how)\b)/, "each"],
  ],
  rules: ["each := whole / parts"],
  words:
    "divided divide split shared share portioned cut spread over into between among evenly equally up each per apiece size how much big heavy long weigh weight dough ball balls loaf loaves rolls buns pieces piece meals meal servings serving portions portion jars jar batches batch pans pan cups cup grams gram oz of food protein water ribbon board rope fabric strips strip sections a day in is are does do the i eat if and equal equally what",
  told: { each: ["*", "Each"] },
};

const EATERS =
  "(?:servings?|people|persons?|portions?|cookies|muffins|pancakes|pieces|guests|kids|adults|cupcakes|rolls|loaves|loaf|slices|waffles|of us)";

/** A recipe for others than it is for. */
export const RECIPE: Model = {
  about: new RegExp(
    `\\b(?:recipe|feed(?:s|ing)?|serves?|makes?|calls|cook\\w*|bak\\w*|tonight|${EATERS}|rice|pasta|flour|eggs?|sugar)\\b.*<number|<number.*\\b(?:recipe|feeds?|serves?|makes?|calls|cook\\w*|bak\\w*|tonight|${EATERS}|rice|pasta|flour|eggs?|sugar)\\b`,
  ),
  not: /<(?:money|percent|time|date|clock|length|area|energy|temperature|days|weeks|hours|multiple)|\b(?:per|calories|each|double|half|less|fewer|cost|more|every|ratio|parts?|ratio)\b/,
  said: {
    // "From 6 servings to 2", "from 12 to 30 cookies"
    "from wanted": [`from {#}(?: ${EATERS})? (?:down |up )?to {#}(?: ${EATERS})?`],
    wanted: [
      `how (?:much|many)(?: [a-z]+){0,3} for {#}(?: ${EATERS})?`,
      `(?:i'm|i am|we're|we are|im)(?: (?:cooking|making|baking|feeding|serving))? (?:for )?{#}(?: ${EATERS})?`,
      `(?:want|need|have|feeding|feed|cooking for|making|to make|to feed|to serve)(?: to (?:make|feed|serve))?(?: it)?(?: for)? {#}(?: ${EATERS})?`,
      `(?<=(?:serves?|feeds?|makes?) <number\\d+> (?:[a-z]+ )?(?:but )?){#} ${EATERS}`,
      `(?<=<.*<.*(?:for|to|into) ){#}(?: ${EATERS})?$`,
      `(?<=<.*<.*\\b[a-z]+ for ){#}(?: ${EATERS})?`,
    ],
    from: [`(?:feeds?|serves?|makes?|(?<!\\b(?:calls?|asks?) )for|of|yields?) {#}(?: ${EATERS})?`, `{#} ${EATERS}`],
    amount: ["<(?:mass|volume|number|fraction)(\\d+)>"],
  },
  units: { amount: ["*", ""] },
  asked: [[/^/, "all"]],
  rules: ["one = amount / from", "all = one * wanted"],
  words:
    "feeding cans can beans chili soup stew recipe feeds feed serves serve makes make uses use takes take calls needs need of with and for is how many much us we i want people persons servings portions it do then scale scaled scaling cut cutting adjust adjusted change down up beef chicken meat cookies muffins eggs egg rice pasta flour cups cup grams gram g oz ml only to if in from servings cooking what's lb lbs pound pounds oz ounces ounce kg kilos tsp tbsp teaspoons tablespoons liters",
  told: { all: ["*", "Amount"] },
};

/** Half, a third or twice of an amount. */
export const PART_OF: Model = {
  about: /<fraction\d+> of\b|\b(?:half|halve|halved|halving|third|quarter|double|doubled|triple|tripled|times)\b/,
  not: /<(?:money|percent|time|date|clock|length|area|energy|temperature|days|hours|speed|power)|\b(?:weight|pounds|per|each|full|left|more|than|every|a half|and a half|drink|drank|dose|people|ratio)\b/,
  said: {
    share: ["<fraction(\\d+)> of(?: an?| the)?"],
    times: ["(?:times|x|by) {#}", "{#} (?:times|x)"],
    amount: ["<(?:volume|mass)(\\d+)>"],
  },
  units: { amount: ["*", ""] },
  signs: [
    [/\b(?:half(?: of)?(?: an?)?|halve|halved|halving|cut in half)\b/, "share", 0.5],
    [/\b(?:a |one )?third (?:of(?: an?)?|the)\b/, "share", 1 / 3],
    [/\b(?:a |one )?quarter (?:of(?: an?)?|the)\b/, "share", 0.25],
    [/\b(?:double|doubled|twice)\b/, "share", 2],
    [/\b(?:triple|tripled)\b/, "share", 3],
  ],
  asked: [[/^/, "all"]],
  rules: ["all = amount * times", "all = amount * share"],
  words:
    "half of a the recipe calls for says needs is how many much cups cup tablespoons teaspoons tbsp tsp grams flour sugar butter milk water oil rice i it want to make making if what's measure in",
  told: { all: ["*", "Amount"] },
};

const RATIO = "{#} ?(?:to|:)? ?<(?:number|ratio)(\\d+)>";

/** Coffee and water by their ratio. */
export const COFFEE: Model = {
  about:
    /\b(?:coffee|espresso|beans|grounds|brew\w*|pour ?over|french press|v60|chemex|aeropress|cold brew|tea|ristretto)\b/,
  not: /<(?!number|mass|volume|ratio)|\b(?:caffeine|cups of|scoops?|price|per|each|dilut\w*|concentrate|half|milk)\b/,
  said: {
    // "16 to 1": there is more water than coffee.
    "parts one": [`(?:ratio(?: (?:of|is))* )?${RATIO}(?: ratio)?`],
    "one parts": [`(?:ratio(?: (?:of|is))* )?${RATIO}(?: ratio)?`],
    coffee: [
      "{KG}(?: of)?(?: (?:ground|fresh|my))? (?:coffee|beans|grounds|espresso|dose|in)",
      "(?:coffee|beans|grounds|dose|got|have)(?: (?:is|of|are))* {KG}(?!(?: of)?(?: hot)? water)",
    ],
    waterVolume: ["{V}"],
    water: ["{KG}(?: of)?(?: hot)? (?:water|yield|out)", "(?:water|yield|out)(?: (?:is|of))* {KG}", "{KG}"],
  },
  ranges: { "parts one": [4, 30] },
  units: { coffee: ["mass", "g"], water: ["mass", "g"], waterVolume: ["volume", "mL"] },
  asked: [
    [
      /\b(?:how (?:much|many)|grams?|g|amount)(?: (?:grams?|of|g|ground))* (?:coffee|beans|grounds)\b|\bcoffee(?: (?:needed|g|grams))?$|\bdose\b/,
      "coffee",
    ],
    [/\b(?:ml|mls|milliliters|liters?)\b/, "waterVolume"],
    [/\b(?:water|yield|out|shot|how much)\b/, "water"],
  ],
  rules: ["per = parts / one", "water = coffee * per", "waterVolume = coffee * per"],
  words:
    "coffee espresso beans grounds brew brewing brewed pour over pourover french press v60 chemex aeropress cold tea ratio water hot yield out shot in dose how much many grams gram g ml of to at a for with i use using do should need is the what's got have ground i've my and want make",
  told: { coffee: ["g", "Coffee"], water: ["g", "Water"], waterVolume: ["mL", "Water"] },
};
