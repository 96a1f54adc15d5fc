/** Phrases of questions, as the readings know them: "8.49 apr 15 yrs" is a rate, "24/7" are 24 hours a day. */
import { rewordDays } from "./day-phrases.ts";
import { rewordPayments } from "./payment-phrases.ts";
import { rewordMathematics } from "./math-phrases.ts";
import { rewordMeasures } from "./measure-phrases.ts";
import { rewordShares } from "./share-phrases.ts";
import { writeSpoken } from "./as-spoken.ts";
import { PERCENT_SLIP } from "./percent-slip.ts";
import { readRewords, reword } from "./rewords.ts";

/** A tidy sentence with its phrases as the readings know them. Lengths may change. */
export function rewordSentence(text: string): string {
  return rewordMathematics(
    rewordMeasures(rewordShares(rewordPhrases(rewordDays(rewordPayments(writeSpoken(text)))))),
  ).trim();
}

/**
 * What says a thing in other words: a unit of electricity is a kWh, "a 2 yard load" has cubic ones, the number of an isotope is
 * a part of its name, "180 lb 5 11" is five feet eleven, an "8 minute mile" a pace, what a later sum is worth today its present value.
 */
const SAME = readRewords(String.raw`
(?<![\d.] ?)\b(?:(?:fuel )?(?:consumption|economy) in )?(?:l|lit(?:er|re)s?) ?(?:per|\/) ?100 ?(?:km|kilomet(?:er|re)s?)\b(?=.*\d ?(?:l|lit(?:er|re)s?)\b)(?=.*\d ?km\b) => "fuel consumption"
(?<=\d ?km\b.*)(?<!\d ?)\bkm ?\/ ?l\b => "km per liter"
# "20 percent of a pound in grams", "what percent of an hour is 12 minutes"
^(?:what(?:'s| is) |how (?:many|much) [a-z]+ (?:is|are|in) )?(\d+(?:\.\d+)?) ?(?:%|percent) of (?:an?|one) (pound|kilo(?:gram)?|ounce|ton|cup|gallon|quart|liter|hour|minute|day|week|year|mile|foot|yard|meter|acre|hectare) (?=(?:in|to|into)\b) => "0.01 * $1 $2 "
\bwhat percent(?:age)? of (?:an?|one) (hour|minute|day|week|mile|kilometer|pound|kilo|gallon|liter|foot|yard|meter) (?:is|are) (\d[^?]*?)(?=\??$) => "$2 / 1 $1 in percent"
^(\d[^?]*?) (?:as|in) (?:a )?percent(?:age)? of (?:an?|one) (hour|minute|day|week|mile|kilometer|pound|kilo|gallon|liter|foot|yard|meter)(?=\??$) => "$1 / 1 $2 in percent"
# "Took home 612 out of 765": what is withheld is the rest.
\b(?:took|take|takes|taking|brought|bring) home ([$€£]?\d[\d.,]*) (?:out )?of (?:an? |the )?([$€£]?\d[\d.,]*)(?: gross)?,? (?:what|which|how many) percent(?:age)? (?:(?:got|gets|was|is|were|are|has been|did they|do they|of it) )*(?:withheld|taken(?: out)?|deducted|lost|withhold|take(?: out)?|kept back|for taxes|in taxes)\b => "percent withheld if gross is $2 and net is $1"
^(?:(?:my |our )?(?:(?:son|daughter|kid)'?s? )?(?:math )?homework|hw|(?:quick |math |maths )?question|(?:math |maths |word )?problem|help)(?: \d+)?[:;-] ? => ""
(?<=\b(?:drop|rate|chance|odds|probability)(?: (?:rate|is|of|at|chance|a))* )1\/(\d{2,})\b => "1 in $1"
\b(\d[\d.]*)[ -](?:yards?|yds?)(?= (?:(?:truck)?loads? )?(?:of )?(?:topsoil|mulch|gravel|concrete|dirt|soil|sand|compost)\b) => "$1 cubic yard"
\b(work(?:ed|ing|s)? \d+ days?),? (\d+(?:\.\d+)? ?(?:hours?|hrs?))(?= (?:at|for|@|\$)) => "$1 $2 a day"
\b(carbon|uranium|iodine|cesium|caesium|strontium|potassium(?= ?-? ?4\d\b)|radium|plutonium|cobalt|technetium|radon)[ -]\d{1,3}(?:m\b|\b)(?! ?(?:g|mg|kg|%)) => "$1"
# "A 2x4" is a piece of wood by its name, of which walls are framed.
\b2 ?x ?[46]'?s\b(?=.*\b(?:wall|on cent(?:er|re)|oc)\b)(?!.*\beach\b) => "studs"
(?<=\d ?km\b.*\d ?(?:l|lit(?:er|re)s?)\b,? )(?:(?:in|as|what(?:'s| is)(?: that| it)? in) )?(?:l|lit(?:er|re)s?) ?(?:per|\/) ?100 ?(?:km|kilomet(?:er|re)s?)\b => "fuel consumption"
\bminimum wage (?:is |of |at )?([$€£]?\d[\d.]*)(?![\d.,k]| ?\/| ?(?:an?|per|dollars?|times|(?:bi-?)?week\w*|month\w*|year\w*|annual\w*)\b) => "$1 an hour"
(?<=\bk?wh?\b.*)(?<![\d.,])(\d\d) ?p\b(?! ?m\b) => "£0.$1"
# "5k in 25:30": a way on foot and its time ask for the pace.
^([1-4]?\d(?:[.,]\d+)? ?(?:k|kms?|kilomet(?:er|re)s?)) in (\d{1,3}:\d\d(?::\d\d)?|\d{2,3} ?min(?:ute)?s?)\??$ => "running pace $1 in $2"
^([1-2]?\d(?:[.,]\d+)? ?(?:mi|miles?)) in (\d{1,3}:\d\d(?::\d\d)?|\d{2,3} ?min(?:ute)?s?)\??$ => "running pace $1 in $2"
# "Bmi 1.69 74 kg", "bmi 1.70 65": nobody is 1.70 of anything else.
(?<=^(?=.*\bbmi\b)(?=.*(?<![\d.,])\d{2,3}(?![\d.,]*\d)).*)(?<![\d.,])1[.,]\d{2}(?=[\s,?]|$)(?! ?(?:c?m|meters?|kg|lbs?|ft|feet)\b) => "$& m"
(?<=\b(?:bmi|bmr|tdee|height|tall|lbs?|pounds|fat|calories|weight|male|female|man|woman)\b.*)(?<![\d.,$€£/:])\b([4-7]) (0?\d|1[01])(?=$|[,;] | (?:fe)?male| (?:wo)?man| \d) => "$1 ft $2 in"
\b(?:is|are|would) ([$€£]?\d[\d.,]*k?(?: dollars)? (?:in|after) \d+(?:\.\d+)? years) (?:be )?worth (?:right )?(?:today|now)\b(?![^?]*\binflation\b) => "is the present value of $1"
\bhow much (?:money )?(?:would|do|will|must|should) (?:i|we|you) (?:need|(?:need to |have to )?(?:invest|deposit|put in)) (?:today|(?:right )?now) (?:to (?:have|get|reach|end up with)|for) ([$€£]?\d[\d.,]*k?(?: dollars)? (?:in|after) \d+(?:\.\d+)? years) => "what is the present value of $1"
\bis ([$€£]?\d[\d.,]*k?(?: dollars)?) (?:in|after) (\d+(?:\.\d+)? years) worth (?:right )?(?:today|now)\b(?=[^?]*\binflation\b) => "will $1 buy in $2"`);

function rewordPhrases(text: string): string {
  return (
    reword(text, SAME)
      .replace(PERCENT_SLIP, "percent$1")
      // "What % off": no figure stands before it.
      .replace(/(?<=\b[a-z]+ )%(?= ?[a-z])/gi, "percent ")
      .replace(/\bstd\.? ?dev\b\.?/gi, "standard deviation")
      .replace(/\b(\d+ ?(?:\/|out of|of) ?\d+) grade\b/gi, "$1 as a grade")
      // "After how many years does it pay for itself?", "1 in how many?"
      .replace(/\bafter how (?=many|long)/gi, "how ")
      .replace(/,? ?\b1 in how many\b/gi, " odds")
      // "It has 50 in it already": no inches.
      .replace(/(?<=\d) in (?=(?:it|them)\b)/gi, " inside ")
      // "I have an 88 in class" are not inches.
      .replace(/(?<=\d%?) in (?=(?:my |the |this |that )?(?:class|course)\b)/gi, " for ")
      .replace(/\b(\d+ out of \d+) percent(?:age)?\b/gi, "$1 in percent")
      .replace(/(?<=\dk) ?\/ ?(?=(?:yr|year|mo|month|wk|week)\b)/gi, " per ")
      // "40 hrs/wk", "5 days/week"
      .replace(
        /(?<=\d ?(?:hours?|hrs?|h|days?|weeks?|wks?|shifts?)) ?\/ ?(?=(?:day|week|wk|month|mo|year|yr)\b)/gi,
        " per ",
      )
      // "-7 out of 60 on the test", "60 questions, -7" are wrong answers.
      .replace(
        /^(?=.*\b(?:test|quiz|exam|questions?)\b)(.*?)(?<![\d.,)a-z] ?)-(\d{1,3})\b(?! ?[+*/x^=]|[.\d])/i,
        "$1$2 wrong",
      )
      .replace(/(?<=\d )(?:us|american) (?=cents?\b)/gi, "")
      // "13 cents/kWh" and "13 cents kWh" are 13 cents per kWh.
      .replace(
        /(?<=[$€£]\d[\d.,]*|\d ?(?:cents?|ct|c|¢)|\b\d?\.\d{2,3}(?= ?\/ ?kwh)) ?\/ ?(?=kwh|gal|lbs?\b|kg|oz|sq|mi\b|mile|km|l\b)/gi,
        " per ",
      )
      .replace(/(?<=[$€£]\d[\d.,]*|\d ?(?:cents?|¢)) (?=(?:kwh|gal(?:lon)?|lb|kg|sq ?ft)\b)/gi, " per ")
      // "5 hrs/day", "2 gb/hr": what is by a time has a unit of its own.
      .replace(
        /(?<=\d ?(?:hours?|hrs?|h|minutes?|mins?|days?|miles?|mi|times|loads|gb|gigs?|mb|k?wh)) ?\/ ?(?=(?:hour|hr|h|day|night|week|wk|month|mo|year|yr)\b)/gi,
        " per ",
      )
      .replace(/ ?@ ?(?=[$€£]?\d)/g, " at ")
      // The days of work are not dates: "9 to 5 Monday to Friday".
      .replace(/\bmon(?:day)?s? ?(?:to|-|through|thru) ?fri(?:day)?s?\b/gi, "5 days a week")
      // "A van that gets 18 miles to the gallon"
      .replace(/\b(\d+(?:\.\d+)?) miles (?:to|per|on) (?:the|a|each) gallon\b/gi, "$1 mpg")
      // "From noon until 9", where nobody asks for the sun
      .replace(
        /\b(from|until|till|to|at|between|and|by|before|after) (?:12 )?(noon|midnight)\b/gi,
        (_, link: string, hour: string) => `${link} 12 ${/noon/i.test(hour) ? "pm" : "am"}`,
      )
      // "3 is to 8 as x is to 40"
      .replace(/(\S+) is to (\S+) as (\S+) is to (\S+?)(?=[?.!]|$)/gi, (_, ...[a, b, c, d]: string[]) =>
        `${a} : ${b} = ${c} : ${d}`.replace("what", "x"),
      )
      // "Exactly ten in one hour" are not inches.
      .replace(
        /\b((?:exactly|at least|at most|(?:more|fewer|less) than) \w+) in (?=(?:one|1|an?|the|any) )/gi,
        "$1 within ",
      )
      // "A 90 mile round trip" is 90 miles there and back.
      .replace(/\b(\d[\d,.]*[ -]?(?:mile|km))[ -]round[ -]?trip\b/gi, "$1 trip")
      // "Gas 3.40 gal" is what a gallon costs.
      .replace(/(?<=\b(?:gas|mpg|fuel)(?: is| at| price)* )(\d\.\d{2,3}) (?=gal(?:lon)?\b)/gi, "$1 per ")
      .replace(/\b(?:2|two)[ -]stroke\b/gi, "two-stroke")
      .replace(/\b24\/7\b/g, "24 hours a day")
      // "Arrangements (permutations)": what is meant is said twice.
      .replace(/ \(([a-z]{4,}(?: [a-z]{4,})?)\)(?=[ ?.,]|$)/gi, " $1")
      .replace(/ - (?=(?:what|whats|how|which|when|is|can|do|monthly|find)\b)/gi, ", ")
      .replace(/(?<=\d:\d\d ?[-+] ?\d+:\d\d),? (?:in|as) (?:hours and minutes|hours|h:?mm)\b/gi, "")
      // "Variance of 3, 7, 7 and 19, population": whose it is stands before it.
      .replace(/^(.*\b(?:variance|standard deviation|st?d)\b.*?),? \(?(population|sample)\)?$/i, "$2 $1")
      // "x squared plus 6x minus 16 equals 0"
      .replace(/^.*\b\d*[xyz] (?:squared|cubed|plus|minus|equals)\b.*/i, (all) =>
        all
          .replace(/(?<=[\dxyzd]) plus (?=[\dxyz])/gi, " + ")
          .replace(/(?<=[\dxyzd]) minus (?=[\dxyz])/gi, " - ")
          .replace(/(?<=[\dxyzd]) (?:equals|is equal to) (?=[-\dxyz])/gi, " = "),
      )
      // The size of a screen says nothing of its power.
      .replace(/\b\d{2}(?:[- ]inch|"|[- ]in) (?=(?:led |oled |4k )*(?:tv|television|monitor|screen)\b.*\d ?w)/gi, "")
      .replace(/(?<![\w./])1\/(\d{2,})(?= (?:drop|chance|odds|rate)\b)/gi, "1 in $1")
      .replace(/\b35 ?mm[- ](?=equiv)/gi, "full-frame ")
      .replace(/\babt\.?(?= \d)/gi, "about")
      .replace(/(?<![\d.,/] ?)\b(\d{1,2})(?: |-| in )12(?= (?:roof )?(?:pitch|roof)\b)/gi, "$1/12")
      // "A 78 yo"
      .replace(/(?<=\d ?)y\/?o\b/gi, "year old")
      .replace(/\b1[ -]rep[ -]max\b/gi, "1rm")
      // "Matching 5 of 5 numbers"
      .replace(/\b(\d+) (?:out )?of \1 (?=numbers|balls)/gi, "$1 ")
      // "3 shirts for 45, each", "…, interest for one month": behind the comma is what is asked for.
      .replace(
        /, (?=(?:each|apiece|per person|per head|per (?:sq(?:uare)? )?(?!(?:year|yr|month|mo|week|wk|day|hour|hr|night|quarter|annum)\b)[a-z]+|interest (?:for|after) (?:one|a|an|the|\d+)(?: \w+){1,2})\W*$)/i,
        ", how much ",
      )
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
      .replace(/(?<![\d.,$€£/:])\b([4-7]) (0?\d|1[01])(?= (?:\d{3} ?(?:lbs?|pounds)|\d{2,3} ?lbs?)\b)/gi, "$1 ft $2 in")
      // Who pays less saves.
      .replace(/\bhow much less (\w+ (?:i|we|you|it)) (?:pay|spend|cost)\b/gi, "how much $1 save")
      // What is paid in so many months is a term; "compounded twice a year" is not a figure.
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
      .replace(/\b(?:ignor(?:e|ing)|neglect(?:ing)?) (?:the |any |all )?(?:charging )?losses\b/gi, "no losses")
      .replace(/\bpre[ -]?tax\b/gi, "before tax")
      .replace(/\btwice (a|per|each|every) (?=day|week|month|year)/gi, "2 times $1 ")
      .replace(/\btwice (dai|week|month|year)ly\b/gi, (_, of: string) => `2 times a ${of.replace("dai", "day")}`)
      .replace(/\b(?:half (?:of )?a|a half) pack (?=(?:a|per|each|every) day\b)/gi, "10 cigarettes ")
      .replace(/\b(?:a )?pack and a half (?=(?:a|per|each|every) day\b)/gi, "30 cigarettes ")
      // "A pack a day", "1.5 cups 2 times a day"; a child of 18 kg that takes something 4 times a day weighs no more.
      .replace(
        /(?<!\bhalf )\b(?:a|one) ([a-z]{3,})(?<!\b(?:year|month|week|day|hour|quarter)) (?=(?:an?|per|each|every) (?:hour|day|week|month)\b)/gi,
        "1 $1 ",
      )
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
      .replace(/\bsub[- ](\d{2})(?: min(?:ute)?)? (5k|10k)\b/gi, "$2 in $1 minutes")
      // "Liters per 100" are those of 100 km where nothing else is said.
      .replace(/\b(liters?|litres?|l) (?:per|\/) ?100(?=\s*(?:[.,;?!]|$|and\b|with\b|at\b|if\b))/gi, "$1 per 100 km")
      // "Two angles of a triangle are 50 and 60": how many there are is seen.
      .replace(/\btwo (?:of (?:the|its) )?((?:interior |inside )?angles)\b(?=.*\d.* and \d)/gi, "$1")
  );
}
