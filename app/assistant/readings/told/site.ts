/** What somebody measures who paints a wall, builds steps or measures out a medicine. */
import { type Form, getMeasure, toQuantity, toUnit } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const PAINT =
  "paint paints painted painting primer stain sealer sealant varnish wall walls fence deck ceiling floor siding exterior interior room coat coats two-coat covers cover covering coverage rated can says label gallon gallons gal liter liters litre litres l per / a an each one sq ft square feet foot m2 meters metres of on over surface area cans buckets required total all together bucket tin need needed takes take will buy do does got it i'll apply applying put putting about";
const STEPS =
  "stairs stair stairway staircase step steps riser risers rise total height high tall each every one single individual what's with of over for there are is has have if going up divided by split into equal evenly deck floor to basement porch landing will calculate between need inch inches in foot feet cm and gives be treads tread";
const DRUGS =
  "amoxicillin ibuprofen acetaminophen paracetamol tylenol advil motrin benadryl diphenhydramine cetirizine zyrtec azithromycin augmentin cephalexin cefdinir prednisone prednisolone morphine heparin furosemide lasix metformin digoxin gabapentin medicine medication drug suspension syrup solution liquid elixir oral vial ampule antibiotic";
const DOSES = `${DRUGS} ml mls milliliters millilitres cc mg volume many dose doses ordered order orders prescribed prescription prescribes doctor nurse patient child kid son daughter baby toddler have has hand available on stock bottle label says say strength is comes come contains concentration in per / each every to draw up give administer measure pour need needs take takes liquid total single supplied supply as do should required by`;

export const SITE: readonly Form[] = [
  {
    // "Two coats on 400 sq ft of wall, the can says 350 sq ft per gallon, how many gallons of paint"
    about: [
      /\b(?:paint|primer|stain|sealer|sealant|varnish)\b/,
      /\b(?:how (?:many|much)|needed|need|gallons|liters|litres)\b/,
      /<coverage\d+>|<area\d+>(?: ?ft)? ?(?:per|\/|an?|each) ?(?:gal|gallon|l|liter|litre|can)\b|\b(?:gallon|liter|litre|can)(?: (?:of paint|paint|will|each))* (?:covers?|does|says) <area/,
    ],
    not: /<(?:money|percent|time|date|length|volume)|\b(?:door|doors|window|windows|cost|price|left|remaining|half|rooms?|walls? (?:is|are|each))\b|<.*<.*<.*</,
    places: {
      cover: [
        "<coverage(\\d+)>",
        "<area(\\d+)> ?(?:per|\\/|an?|each) ?(?:gal|gallon|l|liter|litre|can)",
        "(?:gallon|liter|litre|can)(?: (?:of paint|paint|will|each))* (?:covers?|does|says) <area(\\d+)>",
      ],
      all: ["{A}"],
      coats: ["{#} coats?"],
    },
    words: PAINT,
    read: ({ cover, all, coats }, text) => {
      const unit = /\bgal|\bgallons?\b/.test(`${text} ${cover?.text}`) ? "gal-us" : "L";
      if (coats?.type !== "amount" || !Number.isInteger(coats.value) || coats.value > 10) return null;
      const sizes = [toUnit(all, "area", "m2"), toUnit(cover, "area", "m2")];
      const [area, each] =
        getMeasure(cover)?.dimension.id === "coverage"
          ? [
              toUnit(all, "area", unit === "L" ? "m2" : "ft2"),
              toUnit(cover, "coverage", unit === "L" ? "m2/L" : "ft2/gal-us"),
            ]
          : sizes;
      if (!area || !each || (/\bgal/.test(text) && /\b(?:liters?|litres?)\b/.test(text))) return null;
      return toQuantity(`${area} * ${coats.value} / ${each}`, "Paint", unit);
    },
  },
  {
    // "Riser height with 105 inch total rise and 14 risers"
    about: [
      /\b(?:riser|step|stair|rise)s?\b/,
      /\briser (?:height|size)\b|\b(?:height|rise) of (?:each|every|one|a)\b|\b(?:each|every|one|per) (?:riser|step|stair)\b|\bhow (?:high|tall) (?:is|are|will|should|must|does)\b/,
      /<number\d+> (?:equal |even )?(?:risers|steps|stairs)\b|\b(?:risers|steps)(?: (?:is|are|=|of))? <number/,
    ],
    not: /<(?:money|percent|time|date|area|volume|angle)|<.*<.*<|\b(?:width|wide|run|runs|deep|going|how many|number of|stringer)\b/,
    places: { rise: ["{L}"], count: ["{#}"] },
    words: STEPS,
    read: ({ rise, count }, text) => {
      const unit = getMeasure(rise)?.unit.id;
      if (
        rise?.type !== "amount" ||
        count?.type !== "amount" ||
        !unit ||
        /<length\d+> (?:each|risers?|steps?)\b/.test(text)
      )
        return null;
      if (!Number.isInteger(count.value) || count.value < 1) return null;
      const told = unit === "ft" ? "in" : unit === "m" ? "cm" : unit;
      const height = toUnit(rise, "length", told);
      return height === null ? null : toQuantity(`${height} / ${count.value}`, "Riser height", told);
    },
  },
  {
    // "The suspension is 250 mg in 5 ml and I have to give 400 mg, how many ml"
    about: [
      /<mass\d+>/,
      /<volume\d+>|<massConcentration/,
      /\bmls?\b|\bmilliliters?\b|\bmillilitres?\b|\bcc\b|\bvolume\b|\bhow much (?:liquid|suspension|syrup|should|do|does)\b/,
    ],
    not: /<(?:money|percent|time|date|length|area)|<.*<.*<.*<|\b(?:kg|kilo|times|daily|hours?|days?|weight|weighs?|total|dilute|diluted|mix)\b/,
    places: {
      strength: [
        "<mass(\\d+)>(?: of drug)? (?:per|in|each|in each|every|for every|\\/) <volume(\\d+)>",
        "<massConcentration(\\d+)>",
      ],
      dose: ["<mass(\\d+)>"],
    },
    words: DOSES,
    read: ({ strength, dose }, _, all) => {
      const [each, wanted] = [
        toUnit(strength, "mass", "mg") ?? toUnit(strength, "massConcentration", "mg/mL"),
        toUnit(dose, "mass", "mg"),
      ];
      const volume = all.find((one) => getMeasure(one)?.dimension.id === "volume");
      const held = volume ? toUnit(volume, "volume", "mL") : 1;
      if (!wanted || !held || !each) return null;
      return toQuantity(`${held} * ${wanted} / ${each}`, "Volume to give", "mL");
    },
  },
  tell({
    // "Ordered 500 mg, 250 mg tablets on hand, how many tablets"
    about: [
      /<mass\d+>.*<mass\d+>/,
      /\bhow many (?:tablets|tabs|pills|capsules|caplets)\b|\bnumber of (?:tablets|pills|capsules)\b/,
    ],
    not: /<(?:money|percent|time|date|length|area|volume|number)|<.*<.*<|\b(?:kg|times|daily|weigh\w*|day)\b/,
    places: {
      each: [
        "<mass(\\d+)> (?:each )?(?:tablets?|tabs?|pills?|capsules?|caplets?)",
        "(?:tablets?|tabs?|pills?|capsules?|caplets?)(?: (?:is|are|of|come|comes|in|has|have|contain|contains|each|at))+ <mass(\\d+)>",
      ],
      dose: ["<mass(\\d+)>"],
    },
    words: `${DOSES} tablet tablets tab tabs pill pills capsule capsules caplet caplets`,
    formula: "{dose mass mg} / {each mass mg}",
    told: "Tablets",
  }),
];
