/** Phrases of questions, as the readings know them: "8.49 apr 15 yrs" is a rate, "24/7" are 24 hours a day. */
import { rewordDays } from "./day-phrases.ts";
import { rewordPayments } from "./payment-phrases.ts";
import { writeSpoken } from "./as-spoken.ts";

/** The sides of a polygon by what its name begins with. */
const SIDES: Readonly<Record<string, number>> = { penta: 5, hexa: 6, hepta: 7, octa: 8, nona: 9, deca: 10, dodeca: 12 };

/** What people who are in a hurry write for words. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  pmt: "payment",
  pmts: "payments",
  pymt: "payment",
  pcs: "pieces",
  qty: "quantity",
  "w/": "with",
  "w/o": "without",
};
const ABBREVIATED = /(?<![\w/])(?:pmts?|pymt|pcs|qty|w\/o?)(?![\w/])/gi;

/** What is taught, behind the grade in it. */
const GRADE_IN_SUBJECT =
  /\b((?:an?|my|got|have) \d{2,3}(?:\.\d+)?%?) in (?:my |the )?(?:ap )?(?:chem(?:istry)?|math|bio(?:logy)?|history|english|physics|science|algebra(?: \d)?|geometry|calc(?:ulus)?|stats|statistics|spanish|french|econ(?:omics)?|accounting|psych(?:ology)?)(?: class)?\b/gi;

const PRICED_THINGS =
  /(?<![\d.,$€£])\b(two|three|four|five|six|[2-9]|1\d) ([$€£]\d[\d.]*|\d[\d.]*[- ]dollar) (?!(?:bill|note|coin|payment|tip|coupon|gift card|check|chip)s?\b)[a-z]{3,}s\b/gi;

/** What a car is called: "a used honda civic" is a car. */
const CARS =
  /\b(?:(?:honda|toyota|ford|chevy|chevrolet|nissan|hyundai|kia|subaru|mazda|volkswagen|vw|bmw|audi|jeep|lexus|volvo|mercedes|tesla)(?: (?:civic|accord|corolla|camry|rav4|prius|tacoma|focus|escape|explorer|bronco|mustang|silverado|malibu|altima|rogue|elantra|tucson|forester|outback|golf|passat|wrangler))?)(?: (?:car|sedan|hatchback))?\b(?!'?s? (?:stock|shares?|motor))/gi;

/** The units of a specific heat, however they are written: "J/g°C", "J per g per C", "joules per gram per degree". */
const SPECIFIC_HEAT =
  /(?<=\d ?)(k?j|kilojoules?|joules?|cal(?:ories?)?) ?(?:\/|per) ?\(?(kg|kilos?|kilograms?|g|grams?)[ ·*.-]*(?:\/|per)? ?(?:degrees?|deg\.?)? ?(?:°? ?[ck]\b|celsius|kelvin|centigrade|(?<=degrees?|deg))\)?/gi;

function writeSpecificHeat(_: string, energy: string, mass: string): string {
  const [joules, grams] = [/^(?:kj|kilo)/i.test(energy) ? "kJ" : "J", /^k/i.test(mass) ? "kg" : "g"];
  if (/^cal/i.test(energy)) return grams === "g" ? "cal/g.C" : "cal/kg.C";
  return joules === "kJ" && grams === "g" ? "kJ/g.K" : `${joules}/${grams}.K`;
}

/** A tidy sentence with its phrases as the readings know them. Lengths may change. */
export function rewordSentence(text: string): string {
  return (
    rewordDays(rewordPayments(writeSpoken(text)))
      .replace(/\b(?:precent|pecent|persent|perecent|percnt)(age)?\b/gi, "percent$1")
      // "What % off": no figure stands before it.
      .replace(/(?<=\b[a-z]+ )%(?= ?[a-z])/gi, "percent ")
      .replace(/\bstd\.? ?dev\b\.?/gi, "standard deviation")
      .replace(/\b(\d+ ?(?:\/|out of|of) ?\d+) grade\b/gi, "$1 as a grade")
      // "After how many years does it pay for itself?", "1 in how many?"
      .replace(/\bafter how (?=many|long)/gi, "how ")
      .replace(/,? ?\b1 in how many\b/gi, " odds")
      // A limit is used up: "never risk more than 0.5%".
      .replace(/\b(?:no|never|not) (\w+ )?(?:more than|over|above) (?=[$€£]?\d)/gi, "$1")
      // "13 cents/kWh" and "13 cents kWh" are 13 cents per kWh.
      .replace(/(?<=[$€£]\d[\d.,]*|\d ?(?:cents?|¢)) ?\/ ?(?=kwh|gal|lbs?\b|kg|oz|sq|mi\b|mile|km|l\b)/gi, " per ")
      .replace(/(?<=[$€£]\d[\d.,]*|\d ?(?:cents?|¢)) (?=(?:kwh|gal(?:lon)?|lb|kg|sq ?ft)\b)/gi, " per ")
      .replace(/\bppl\b/gi, "people")
      // "A van that gets 18 miles to the gallon"
      .replace(/\b(\d+(?:\.\d+)?) miles (?:to|per|on) (?:the|a|each) gallon\b/gi, "$1 mpg")
      // The days of work are no dates: "9 to 5 Monday to Friday".
      .replace(/\bmon(?:day)?s? ?(?:to|-|through|thru) ?fri(?:day)?s?\b/gi, "5 days a week")
      // "From noon until 9", where nobody asks for the sun
      .replace(
        /\b(from|until|till|to|at|between|and|by|before|after) (?:12 )?(noon|midnight)\b/gi,
        (_, link: string, hour: string) => `${link} 12 ${/noon/i.test(hour) ? "pm" : "am"}`,
      )
      // "3 is to 8 as x is to 40"
      .replace(/(\S+) is to (\S+) as (\S+) is to (\S+?)(?=[?.!]|$)/gi, (_, ...[a, b, c, d]: string[]) =>
        `${a} : ${b} = ${c} : ${d}`.replace("what", "x"),
      )
      // "Exactly ten in one hour" are no inches.
      .replace(
        /\b((?:exactly|at least|at most|(?:more|fewer|less) than) \w+) in (?=(?:one|1|an?|the|any) )/gi,
        "$1 within ",
      )
      // "A 90 mile round trip" is 90 miles there and back.
      .replace(/\b(\d[\d,.]*[ -]?(?:mile|km))[ -]round[ -]?trip\b/gi, "$1 trip")
      // "Gas 3.40 gal" is what a gallon costs.
      .replace(/(?<=\b(?:gas|mpg|fuel)(?: is| at| price)* )(\d\.\d{2,3}) (?=gal(?:lon)?\b)/gi, "$1 per ")
      .replace(/\b(?:2|two)[ -]stroke\b/gi, "two-stroke")
      .replace(/\ba flat (?=[$€£]?\d)/gi, "")
      // A tip that is in the total already is taken out again.
      .replace(/^(?!.*\b(?:already|includ\w*|in it)\b)(.*)\bbefore (?:the )?tip(?:ping)?\b/gi, "$1")
      // "Change from a 50 for 31.87" is what is handed back.
      .replace(
        /\bchange (?:from|out of) (?:an? )?\$?(5|10|20|50|100)(?: (?:dollars?|bucks|bill|note))* (?:for|on) \$?(\d+(?:\.\d\d)?)(?![\d.]| ?%)/gi,
        "$$$1 - $$$2",
      )
      .replace(/\bnot stuffed\b/gi, "unstuffed")
      .replace(/\b24\/7\b/g, "24 hours a day")
      .replace(
        /(?<=\d ?(?:k?w|k?watts?)\b.*)\b(?:(?:all )?day and night|(?:a?round|round) the clock|night and day|non-?stop|all day long,? every day)\b/gi,
        "24 hours a day",
      )
      // A unit of electricity is a kWh.
      .replace(
        /(?<=\d ?(?:k?w|k?watts?)\b.*\d(?: cents?| pence|p|c)?) (?:an?|per|\/) ?(?:unit|kwh)(?: \(?(?:of )?(?:kwh|electricity|power)\)?)?(?=\W|$)/gi,
        " per kwh",
      )
      // "Liters per 100 km, 47 liters over 610 km" asks for a consumption.
      .replace(
        /(?<![\d.] ?)\b(?:(?:fuel )?(?:consumption|economy) in )?(?:l|lit(?:er|re)s?) ?(?:per|\/) ?100 ?(?:km|kilomet(?:er|re)s?)\b(?=.*\d ?(?:l|lit(?:er|re)s?)\b)(?=.*\d ?km\b)/gi,
        "fuel consumption",
      )
      .replace(
        /^(?:homework|hw|(?:quick |math |maths )?question|(?:math |maths |word )?problem|help)(?: \d+)?[:;-] ?/i,
        "",
      )
      // "Arrangements (permutations)": what is meant is said twice.
      .replace(/ \(([a-z]{4,}(?: [a-z]{4,})?)\)(?=[ ?.,]|$)/gi, " $1")
      .replace(CARS, "car")
      .replace(/ - (?=(?:what|whats|how|which|when|is|can|do|monthly|find)\b)/gi, ", ")
      .replace(/(?<=\d:\d\d ?[-+] ?\d+:\d\d),? (?:in|as) (?:hours and minutes|hours|h:?mm)\b/gi, "")
      // "Variance of 3, 7, 7 and 19, population": whose it is stands before it.
      .replace(/^(.*\b(?:variance|standard deviation|st?d)\b.*?),? \(?(population|sample)\)?$/i, "$2 $1")
      // "x squared plus 6x minus 16 equals 0"
      .replace(/.*\b\d*[xyz] (?:squared|cubed|plus|minus|equals)\b.*/i, (all) =>
        all
          .replace(/(?<=[\dxyzd]) plus (?=[\dxyz])/gi, " + ")
          .replace(/(?<=[\dxyzd]) minus (?=[\dxyz])/gi, " - ")
          .replace(/(?<=[\dxyzd]) (?:equals|is equal to) (?=[-\dxyz])/gi, " = "),
      )
      // The size of a screen says nothing of its power.
      .replace(/\b\d{2}(?:[- ]inch|"|[- ]in) (?=(?:led |oled |4k )*(?:tv|television|monitor|screen)\b.*\d ?w)/gi, "")
      // "Matching 5 of 5 numbers"
      .replace(/\b(\d+) (?:out )?of \1 (?=numbers|balls)/gi, "$1 ")
      // "4 of her 9 books"
      .replace(/\b(\d+) of (?:her|his|my|our|their|your|these|those) (?=\d+ [a-z])/gi, "$1 of ")
      .replace(/\bevery (?:two|2|other) weeks?\b/gi, "biweekly")
      .replace(
        /\b(\d)\/(\d) of (?:an?|one|1) percent\b/gi,
        (_, over: string, under: string) => `${Number(over) / Number(under)}%`,
      )
      // "8.49 apr 15 yrs" is a rate, "15 Apr 2027" a day.
      .replace(/(?<![\d.,/])(\d+\.\d+|\d+(?= apr \d+ ?(?:m|y))) apr\b(?!\w)/gi, "$1% apr")
      .replace(/% apr(?= \d+ ?(?:months?|mos?|years?|yrs?)\b)/gi, "% APR,")
      // The number of an isotope is a part of its name.
      .replace(/\bc-?14\b/gi, "carbon")
      .replace(
        /\b(carbon|uranium|iodine|cesium|caesium|strontium|potassium|radium|plutonium|cobalt|technetium|radon)[ -]\d{1,3}(?:m\b|\b)(?! ?(?:g|mg|kg|%))/gi,
        "$1",
      )
      // "180 lb 5 11" is five feet eleven.
      .replace(
        /(?<=\b(?:bmi|bmr|tdee|height|tall|lbs?|pounds|fat|calories|weight|male|female|man|woman)\b.*)(?<![\d.,$€£/:])\b([4-7]) (0?\d|1[01])(?=$|[,;] | (?:fe)?male| (?:wo)?man| \d)/gi,
        "$1 ft $2 in",
      )
      .replace(/(?<![\d.,$€£/:])\b([4-7]) (0?\d|1[01])(?= (?:\d{3} ?(?:lbs?|pounds)|\d{2,3} ?lbs?)\b)/gi, "$1 ft $2 in")
      // "An 8 minute mile" is a pace.
      .replace(
        /(?<=\bhow far\b.*|\b(?:for|in) \d+ min.*)\b(\d{1,2}(?::\d\d)?)[ -]?min(?:ute)?s?[ -]mile(?:s? pace|s)?\b(?! (?:run|walk|drive|commute|trip|race|loop))/gi,
        "$1 min per mile",
      )
      // What money "will be worth" with inflation is what it then buys.
      .replace(/\bwill ([$€£]?\d[^?]{0,25}?) be worth\b(?=[^?]*\binflation\b)/gi, "will $1 buy")
      // Who pays less saves.
      .replace(/\bhow much less (\w+ (?:i|we|you|it)) (?:pay|spend|cost)\b/gi, "how much $1 save")
      // What is paid in so many months is a term; "compounded twice a year" is no figure.
      .replace(/\bin (\d+) (?:equal )?monthly (?:payments|installments|instalments)\b/gi, "over $1 months")
      .replace(
        /\b(\d+) (?:equal )?monthly (?:payments|installments|instalments) of ([$€£]?\d+(?:[.,]\d+)*)(?=[^\d.,]|[.,]? |[.,?]?$)/gi,
        "$2 a month for $1 months",
      )
      .replace(
        /\bcompound(s|ed|ing) (?:(once)|(twice|two times|2 times)|(?:four|4) times|(twelve|12) times) (?:a|per|each|every) year\b/gi,
        (_, end: string, ...[once, twice, monthly]: (string | undefined)[]) =>
          `compound${end} ${once ? "annually" : twice ? "semiannually" : monthly ? "monthly" : "quarterly"}`,
      )
      .replace(/\b(?:principal (?:and|&|\+) interest|p ?& ?i|p and i)(?: only| alone)?\b/gi, "principal and interest")
      // What a later sum is "worth today" is its present value.
      .replace(
        /\b(?:is|are|would) ([$€£]?\d[\d.,]*k?(?: dollars)? (?:in|after) \d+(?:\.\d+)? years) (?:be )?worth (?:right )?(?:today|now)\b(?![^?]*\binflation\b)/gi,
        "is the present value of $1",
      )
      .replace(
        /\bis ([$€£]?\d[\d.,]*k?(?: dollars)?) (?:in|after) (\d+(?:\.\d+)? years) worth (?:right )?(?:today|now)\b(?=[^?]*\binflation\b)/gi,
        "will $1 buy in $2",
      )
      .replace(/\b(?:ignor(?:e|ing)|neglect(?:ing)?) (?:the |any |all )?(?:charging )?losses\b/gi, "no losses")
      .replace(ABBREVIATED, (word) => ABBREVIATIONS[word.toLowerCase()]!)
      .replace(/\bthats\b/gi, "that's")
      .replace(/(?<!\d ?)\bpct\b/gi, "percent")
      .replace(/\bpre[ -]?tax\b/gi, "before tax")
      .replace(/\btwice (a|per|each|every) (?=day|week|month|year)/gi, "2 times $1 ")
      .replace(/\b(?:half (?:of )?a|a half) pack (?=(?:a|per|each|every) day\b)/gi, "10 cigarettes ")
      .replace(/\b(?:a )?pack and a half (?=(?:a|per|each|every) day\b)/gi, "30 cigarettes ")
      // "A pack a day", "1.5 cups 2 times a day"; a child of 18 kg that takes something 4 times a day weighs no more.
      .replace(/\b(?:a|one) ([a-z]{3,}) (?=(?:a|per|each|every) (?:day|week|month)\b)/gi, "1 $1 ")
      // "A pack a day" is said of cigarettes.
      .replace(
        /\b(\d+(?:\.\d+)?) packs? (?=(?:a|per) day\b)/gi,
        (_, packs: string) => `${20 * Number(packs)} cigarettes `,
      )
      .replace(
        /(?<![\d.,])(\d+(?:\.\d+)?) (?!(?:kgs?|lbs?|pounds?|m?c?g|oz|ml)\b)([a-z]{2,}) (\d) times (?=(?:a|per|each|every) (?:day|week|month)\b)/gi,
        (_, amount: string, thing: string, times: string) => `${Number(amount) * Number(times)} ${thing} `,
      )
      .replace(
        /\b(?:put(t)?|set(t)?|lay|sock|stash|squirrel|tuck)(ing)? (?:by|aside|away)\b/gi,
        (_, _put, _set, going: string | undefined) => (going ? "saving" : "save"),
      )
      .replace(/^(months|weeks|years) (?:needed|it takes|required)(?= )/i, "how many $1")
      .replace(
        /\b(?:on|by|until|till|at|for) (?:the|her|his|my|their) (\d{1,2})(?:st|nd|rd|th) birthday\b/gi,
        "after $1 years",
      )
      .replace(/(?<=\bhours?) (?:last|this) week\b/gi, "")
      // "1 meter 75" is a height, "6/12 degrees" a pitch in degrees.
      .replace(/\b([12]) ?(?:meters?|metres?) (\d{2})\b(?! ?(?:cm|c|m|x|by|in|ft)\b)/gi, "$1.$2 m")
      // "Womens size 8 us in eu": whose size it is stands beside the country.
      .replace(
        /\b((?:wo)?men|kid)'?s(?: shoes?)?(?: size)? (\d+(?:\.5)?)( ?1\/2)? (us|uk)\b/gi,
        (_, who: string, size: string, half: string | undefined, where: string) =>
          `${where} ${who}s ${half ? Number(size) + 0.5 : size}`,
      )
      .replace(
        /\bsize (\d+(?:\.5)?) in (?=(?:eu|uk|us|european|american|british|mens?|womens?|kids)\b)/gi,
        "size $1 to ",
      )
      .replace(/\b(?:an?|one) sticks?(?= (?:of )?(?:butter|margarine)\b)/gi, "1 stick")
      .replace(/\bhalf (?:an? |1 )sticks?(?= (?:of )?(?:butter|margarine)\b)/gi, "0.5 stick")
      // "Legs 8 and 15 hypotenuse" asks for it.
      .replace(
        /\b(legs?|sides?)((?: \w+)? [\d.]+(?: ?\w+)? (?:and|&) [\d.]+(?: ?[a-z]+)?) (?=hypoth?enuse?\W*$)/gi,
        "$1$2, ",
      )
      .replace(/\b(\d[\d.]* ?(m\/s|mph|km\/h|kph|kmh)) to (?:0|zero|rest|a stop)\b(?! ?(?:m\/s|mph|k))/gi, "$1 to 0 $2")
      // "An inch of water on the lawn" is a depth, no pressure.
      .replace(
        /\b(an?|one|\d[\d.]*) (inch(?:es)?) of water (?:on|over|across|to cover) /gi,
        (_, count: string, unit: string) => `${/\d/.test(count) ? count : 1} ${unit} of rain on `,
      )
      .replace(/\bsub[- ](\d{2})(?: min(?:ute)?)? (5k|10k)\b/gi, "$2 in $1 minutes")
      // "Liters per 100" are those of 100 km where nothing else is said.
      .replace(/\b(liters?|litres?|l) (?:per|\/) ?100(?=\s*(?:[.,;?!]|$|and\b|with\b|at\b|if\b))/gi, "$1 per 100 km")
      // "Two angles of a triangle are 50 and 60": how many there are is seen.
      .replace(/\btwo (?:of (?:the|its) )?((?:interior |inside )?angles)\b(?=.*\d.* and \d)/gi, "$1")
      // "15 or 20% tip": both are shares.
      .replace(/(?<![\d.,$€£]|\bof )(\d{1,2}(?:\.\d+)?) or (?=\d{1,2}(?:\.\d+)? ?(?:%|percent\b))/gi, "$1% or ")
      // "Add 19% VAT to 250": what is asked is the whole.
      .replace(/^(add \d+(?:\.\d+)? ?(?:%|percent)) (?:vat|gst|hst|(?:sales )?tax|tip) (?=to )/i, "$1 ")
      // "Dropped to 51 from 60 percent drop": the last words ask.
      .replace(
        /(?<=\b(?:from|to) [$€£]?\d[\d.,]* (?:from|to) [$€£]?\d[\d.,]*|\b(?:actual|true|exact|accepted|real|measured|observed|experimental|expected|theoretical|predicted|known|got)(?: value)? \d[\d.,]*) (?=percent(?:age)?(?: (?:drop|change|increase|decrease|rise|error))?\??$)/gi,
        ", ",
      )
      .replace(
        /^(?:percent(?:age)?|(?:test |quiz )?(?:score|grade|mark))(?: of)? (\d+\/\d+)(?: percent(?:age)?)?$/i,
        "$1 as a percent",
      )
      .replace(/^(\d+\/\d+)(?: as a)? grade percent(?:age)?$/i, "$1 as a percent")
      // "31/36 on my quiz, what percentage"
      .replace(
        /^(?:i |we )?(?:got |scored |had )?(?:an? )?(\d+\/\d+)(?: on (?:an?|the|my|our|his|her) (?:[a-z]+ )?(?:test|quiz|exam|midterm|homework|paper|assignment))?,? (?:(?:is )?what |(?:as|in) (?:an? )?)?percent(?:age)?(?: is (?:that|it))?\??$/i,
        "$1 as a percent",
      )
      .replace(/^(?:what(?:'?s| is)? )?(?:the |a )?percent(?:age)? (?:is|of|for) (\d+\/\d+)\??$/i, "$1 as a percent")
      // "I have a 73 in chem": no inches
      .replace(GRADE_IN_SUBJECT, "$1")
      // "A in 4 credit bio, B in 3 credit english"
      .replace(
        /(?<![\w.])([A-DF][+-]?) (?:in )?(?:an? |my )?(\d)[- ]credits? (?!class|course|gpa\b|what\b)[a-z]{3,}(?=[ ,;.]|$)/g,
        "$1 $2 credits",
      )
      // "20% off two $30 shirts": so many at that price
      .replace(/.*(?:% off|\bpercent off|\bbogo|\bget (?:one|1))\b.*/i, (all) =>
        all.replaceAll(PRICED_THINGS, "$1 pieces at $2"),
      )
      // "3 tickets at 40, 10% off": as many pieces
      .replace(
        /(?<![\d.,$€£])\b(two|three|four|five|six|[2-9]|1\d) (?!(?:hour|hr|day|night|week|month|year|mile|pound|ounce|gallon|liter|point|share|stock|percent|bill|coin|check|payment)s\b)(?:[a-z]{3,}s)(?=,? (?:at|@) [$€£]?\d[\d.]*(?: (?:dollars?|bucks|each|apiece))*,? (?:(?:at|with|and) )?(?:an? )?\d+(?:%| percent) off\b)/i,
        "$1 pieces",
      )
      // "28 hours a week at $18, how much in a year"
      .replace(/(?<=\bhours? (?:a|per|each) week\b.*)\bin (?:a|one|1) (?=(?:year|month|week)\b)/gi, "per ")
      .replace(/\bbogo(?! free\b)(?= (?:\d|half\b))/gi, "buy one get one")
      .replace(
        /\b(?:bogo|buy one,? (?:and )?get (?:one|the second|another)) free\b|\bbogo\b(?! (?:sale|deal|half|\d))/gi,
        "buy 1 get 1 free",
      )
      .replace(/\bot (?=(?:after|over|past)\b)/gi, "overtime ")
      // "Yearly salary 42000, per month": behind a comma it is asked for.
      .replace(/(?<=\d), (?=(?:per|an?) (?:hour|day|week|month|quarter|year)\??$)/i, " what ")
      // "24 kids are 40 % of the class, how many in the class": the whole is asked for.
      .replace(
        /^(?:if )?(\d[\d,.]*) ([a-z]+) (?:are|is|make up|were|represents?) (\d[\d.]*) ?(?:%|percent|per cent) of (?:the|our|my|an?|all) (?:[a-z]+ ){0,2}?([a-z]+)[.,;]? (?:how many|what(?:'?s| is) the)(?: \2| people| are| were| there| live)*(?: (?:in|on|at|of|does|do))?(?: (?:the|our|my))?(?: whole)?(?: total)?(?: [a-z]+)? \4(?: (?:have|altogether|in all|in total|total|overall|live here))*\??$/i,
        "$1 is $3% of what number",
      )
      // "Change from a 20 if I spent 13.45"
      .replace(
        /^(?:how much |what(?:'?s| is)? (?:the |my )?)?change (?:(?:do|would|will|should) i get |is |due )*(?:back )?(?:from|for|out of|on) (?:an? |my )?([$€£]?\d[\d.]*|ten|twenty|fifty|hundred)(?: (?:dollar )?(?:bill|note)| dollars| bucks)? (?:if|when|on|for|after|with) [a-z ]*?\b(?:spen[dt]|spending|pay|paid|bought|bill|total|costs?|order|purchase|comes to|came to|is|was)(?: [a-z]+){0,3} ([$€£]?\d[\d.]*)(?: dollars)?\??$/i,
        "$1 minus $2 change",
      )
      .replace(
        /\b(i sell|selling) [a-z]+ (?=(?:on|at|for|with) (?:an? )?\d[\d.]* ?(?:%|percent)[^.]*\bcommission)/gi,
        "$1 ",
      )
      .replace(
        /^(?:which|what) (decimal|binary|hex(?:adecimal)?|octal)(?: value| number)? is (?:the )?(decimal|binary|hex(?:adecimal)?|octal)(?: value| number)? (\w+)\??$/i,
        "$2 $3 to $1",
      )
      .replace(/\bone (\d[\d.]* ?(?:w|watts?)) led\b/gi, "1 bulb, $1 led")
      // "Pack a day"
      .replace(/^pack (?=(?:a|per|each|every) day\b)/i, "20 cigarettes ")
      // "40 % of the seats are sold, that's 220 seats, how many seats are there": the whole is asked for.
      .replace(
        /^(\d[\d.]*) ?(?:%|percent|per cent) of (?:the|my|our|all|a) [a-z ]+?,? ?(?:that's|that is|which is|this is) (\d[\d,.]*)(?: [a-z]+)?[.,;]? how many(?: [a-z]+){1,2} (?:are|were|is|was) (?:there|in|on)(?: (?:the|my|our|all|total|altogether|[a-z]+))*\??$/i,
        "$2 is $1% of what number",
      )
      // Who is asked counts nothing.
      .replace(/^(?:(?:hey|ok|okay|hi) )?(?:alexa|siri|google),? /i, "")
      // A level of RAID is a name, not a number.
      .replace(/\braid (\d{1,2})\b/gi, "raid raid$1")
      .replace(
        /\b(?:regular )?(penta|hexa|hepta|octa|nona|deca|dodeca)gon(?:al)?\b/gi,
        (_, count: string) => `regular polygon ${SIDES[count.toLowerCase()]} sided`,
      )
      .replace(SPECIFIC_HEAT, writeSpecificHeat)
      // Water has 4.18 J/(g·K), and nothing so few J/(kg·K).
      .replace(
        /\b(specific heat(?: capacity)?(?: of water)?(?: is| of| =|:|=)? ?)(4\.1[89]\d*|4\.2)(?![\d.]| ?(?:k?j|cal|btu|joule|kilojoule))/gi,
        "$1$2 J/g.K",
      )
      // What has a figure in its name: "CKD-EPI 2021", "220 minus age", the twelve minutes of Cooper.
      .replace(/\bckd[ -]?epi[ ,]*\(?2021\)?/gi, "ckd-epi")
      .replace(/\(?\b220 ?(?:minus|-|–) ?(?:my |your |the |his |her )?age\b\)?/gi, "fox")
      .replace(/^(?=.*\b(?:cooper|vo2)\b)(?!.*(?:1\.5|2\.4 ?k|\bmile and a half\b|\bwalk)).*$/i, (all) =>
        all.replace(/\b(?:in |over |for )?(?:a )?(?:12|twelve)[ -]?min(?:ute)?s?\b/i, "cooper"),
      )
      .replace(/(?<=\d ?(?:mg|mcg|g)) ?\/ ?(?=\d[\d.]* ?ml\b)/gi, " per ")
      // "In m/s^2": the exponent of a unit is no figure.
      .replace(/(?<=\b(?:in|to|into|as) (?:[a-z]+\/)?(?:m|cm|mm|km|ft|in|yd|s|sec))\^(?=[23]\b)/gi, "")
      // "12 gpm (US gallons)" explains the unit.
      .replace(
        /(?<=\d ?(?:gpm|gph|gpd|gal|gallons?|mpg|pints?|quarts?|oz)) ?\((?:us|american)(?: gal(?:lon)?s?)?\)/gi,
        "",
      )
      .replace(/\b(?:only|just) (?=(?:shows?|reads?|displays?|measures?|has|does|knows?) (?:in )?[a-z]+[.,;])/gi, "")
      .replace(/\btime did (?:it|that|this) (?:happen|occur|go off|take place)\b/gi, "time is that")
      // "But my wrench only has foot pounds" asks for them.
      .replace(
        /(?<=\d.*),? ?\bbut (?:my|the|our|this) (?:\w+ ){1,2}?(?:only |just )?(?:has|have|shows?|reads?|does|goes|is in|is marked in|is labell?ed in|uses|takes|measures in|measures|knows) (?:in )?([a-z][a-z° /-]+?)[.?!]*$/i,
        " to $1",
      )
      .replace(/\b(pitch|slope) in (?:12|twelf|twelve)ths\b/gi, "$1")
      // Two places and no figure: "hours between Denver and Tokyo".
      .replace(
        /^(?:how many |what (?:are|is) the )?hours (?:are (?:there )?)?between (?!.*(?:\d|day\b|noon|midnight|morning|evening|night|now\b))([a-z .]+) and ([a-z .]+?)\??$/i,
        "time difference between $1 and $2",
      )
      .replace(
        /^(?:(?:flying|travell?ing|going) )?(?:from )?([a-z .]+?) (?:to|and) ([a-z .]+?),? how many time ?zones(?: (?:is (?:that|it)|do i cross|away|apart))?\??$|^how many time ?zones (?:are (?:there )?)?(?:between|from) ([a-z .]+?) (?:and|to) ([a-z .]+?)\??$/i,
        (_, ...[a, b, c, d]: string[]) => `time difference between ${a ?? c} and ${b ?? d}`,
      )
      // "Board feet in a 2x10 that is 14 feet long"
      .replace(
        /(?<=\bboard (?:feet|foot).*)\b(\d) ?x ?(\d{1,2})(?: (?:board|plank|lumber))?,?(?: that is| that's| which is| and|,)? (\d{1,2}) ?(?:feet|foot|ft|')(?: long)?(?=\W*$)/i,
        "$1x$2x$3",
      )
      // "10-10-10" is a tenth of nitrogen, where nitrogen is asked for.
      .replace(
        /\b(\d{1,2})-\d{1,2}-\d{1,2}\b(?=.*\b(?:nitrogen|n) (?:per|for every|each) 1,?000 (?:sq|square)\b)|(?<=\b(?:nitrogen|n) (?:per|for every|each) 1,?000 (?:sq|square)\b.*)\b(\d{1,2})-\d{1,2}-\d{1,2}\b/gi,
        (_, first: string | undefined, last: string) => `${first ?? last}%`,
      )
      // A call, whatever it is held with: "zoom at 4pm paris time, i'm in boston".
      .replace(
        /\b(?:zoom|teams|skype|webex|facetime|stand-?up|huddle|briefing|interview|livestream|premiere)(?: (?:call|meeting|session))?\b(?=.*(?:\d ?[ap]m\b|\d:\d\d).*\b(?:time|utc|gmt|[ecmp][sd]?t|i'?m in|we'?re in|i am in)\b)/gi,
        "call",
      )
      // "Is 135 over 85 high": a blood pressure.
      .replace(
        /^(?:hey |so )?is (?:an? |my )?(?:blood pressure |bp |reading )?(?:of )?(\d{3}) ?(?:over|\/) ?(\d{2,3}) (?:too |considered |a )?(?:high|low|normal|good|bad|ok|okay|healthy|dangerous)(?: (?:for )?(?:a )?(?:blood pressure|bp))?(?:,? (?:and |or )?(?:which|what) (?:stage|category)(?: is (?:it|that))?)?\??$/i,
        "blood pressure $1 over $2 category",
      )
      // A log is of a moment, whatever wrote it.
      .replace(
        /\b(?:the |my |our |a )?(?:(?:server|error|system|chat|access|event|email|message|post|tweet) )?(?:logs?|timestamp|time stamp|header|log entry)(?: (?:says|shows|reads|is|of|at|say|show))+ (?=\d{1,2}(?::\d\d| ?[ap]m))/gi,
        "",
      )
      .trim()
  );
}
