/** What of an amount is something: salt of a brine, fat of milk, hay by what a horse weighs; what a rate is of all. */
import type { Model } from "./model.ts";

const PARTS =
  "(?:salt|sugar|fragrance|scent|oil|dye|fat|butterfat|alcohol|ethanol|hay|feed|food|forage|yeast|cream|pectin|caffeine|color|colorant|mica|meat|hanging|carcass|change|loss|lose|lost|water|juice|protein|cacao|cocoa|vinegar|acid|active ingredient|preservative|lye|moisture|bran|raw)";

/** "5% brine, 2 liters water, grams of salt" */
export const CONTENTS: Model = {
  about: /<percent\d+>.*<(?:mass|volume)|<(?:mass|volume)\d+>.*<percent/,
  not: new RegExp(
    `<(?!percent|mass|volume)|<percent.*<percent|<(?:mass|volume).*<(?:mass|volume)|\\b(?:off|discount|more|less|extra|increase\\w*|decrease\\w*|reduce\\w*|evaporat\\w*|dilut\\w*|mixed? with|hydration|flour|is what|of what|what percent|humidity|left|remain\\w*|remove\\w*|lean|lbm|body fat|proof|abv of|without|waste|calories|nitrogen|urea|phosph\\w*|potash|saline|total|plus|minus|add(?:ed|ing)? to|needed to make|how much (?:water|wax|milk|brine|meat) )\\b|<(?:mass|volume)\\d+>(?: of)?(?: the| pure| added)? ${PARTS}(?<!meat|water|feed|milk)\\b|(?<!<percent\\d+> (?:of )?)\\b(?:salt|sugar|fragrance|oil|alcohol|fat) (?:(?:is|of|weighs|:) )*<(?:mass|volume)|<(?:mass|volume)\\d+> (?:is|=|makes|are) (?:only )?<percent`,
  ),
  said: {
    share: [`{P}`],
    water: [
      "<volume(\\d+)>(?: of)?(?: [a-z]+)? water(?=.*\\b(?:grams?|g|salt|oz|ounces)\\b)",
      "(?<=\\bwater (?:[a-z]+ )?)<volume(\\d+)>(?=.*\\b(?:grams|g)\\b)",
    ],
    whole: ["<(?:mass|volume)(\\d+)>"],
  },
  units: { whole: ["*", ""], water: ["volume", "mL"] },
  asked: [
    [/\b(?:grams?|g|salt)\b/, "solid"],
    [new RegExp(`\\b${PARTS}\\b`), "part"],
  ],
  rules: ["shared = share / 100", "part = whole * shared", "solid := water * shared"],
  words:
    "brine cure curing pickling pickles fermenting ferment fermented sauerkraut kimchi cabbage salt sugar grams gram g kg ml mls oz ounces pounds lbs lb kilos of in at with a an the is how much many what's for my to i need do jam jelly fruit strawberries beer wine vodka whiskey drink alcohol abv by weight volume candle candles wax soy beeswax fragrance scent oil load soap dye milk butterfat fat cream horse horse's horses pony cow cow's dog's steer gallons gallon cups liters liter litres dog cat puppy weighs weighing eats eat eating gets body weight bodyweight hay feed food forage raw daily day per each dressing dressed dress dresses hanging carcass meat yield percent water change aquarium tank fish weekly loss lose lost losing if pure juice ethanol caffeine should that from bottle can glass contains has there syrup solution mix",
  told: { part: ["*", "Amount"], solid: ["g", "Amount"] },
};

const GONE = /\b(?:lost|died|dead|die|failed|cracked|broke|broken|killed)\b/;
const STAYED = /\b(?:hatched|survived|alive|sprouted|germinated|came up|lived|hatch|rooted|laid|sold|weaned|took)\b/;

/** "Hatched 17 of 24 eggs, hatch rate" */
export const OF_ALL: Model = {
  about: /\b(?:rate|percent|percentage|mortality|survival|hatch|germination|hatchability)\b/,
  not: /<(?!number)|\b(?:games|win|wins|test|questions|free throws|shots|league|per|each|day|week|interest|tax|pay|was|were|now|weigh\w*)\b/,
  said: {
    "part whole": [
      "{#}(?: [a-z]+)?(?: (?:hatched|survived|died|lost|sprouted|germinated|came up))? (?:out of|of)(?: (?:the|my|our))? {#}",
    ],
    "whole2 part2": [
      "{#}(?: [a-z]+){1,2}(?: (?:set|planted|sown|started|bought|seeded))?(?: and| but)? {#}(?: (?:hatched|survived|died|sprouted|germinated|came up|lost|lived))?",
    ],
  },
  signs: [
    [GONE, "gone", 1],
    [STAYED, "stayed", 1],
  ],
  asked: [
    [/\b(?:mortality|death|loss)\b/, "mortality"],
    [/\b(?:survival|hatch|hatchability|germination|success)\b/, "survival"],
    [/\b(?:ok|okay|fine|good|works?|working|intact|usable|unbroken)\b/, "survival"],
    [/\b(?:rate|percent|percentage)\b/, "mortality"],
    [/\b(?:rate|percent|percentage)\b/, "survival"],
  ],
  rules: [
    ...["", "2"].flatMap((one) => [
      `lost := part${one} * gone`,
      `kept := part${one} * stayed`,
      `lost := whole${one} - kept`,
      `kept := whole${one} - lost`,
      `lostShare := lost / whole${one}`,
      `keptShare := kept / whole${one}`,
    ]),
    "mortality := lostShare * 100",
    "survival := keptShare * 100",
  ],
  words:
    "rate percent percentage mortality death loss survival hatch hatched hatchability germination germinated sprouted success seeds seed eggs chicks chickens hens lambs piglets calves plants seedlings lost died dead survived alive set planted sown out of the my our what is what's how in and i we had a broke cracked came up lived were ok okay fine good works work working intact usable unbroken incubator batch flock tray",
  told: { mortality: ["%", "Lost"], survival: ["%", "Of all"] },
};
