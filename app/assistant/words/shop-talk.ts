/** What people write in a hurry, what is the case anyway, and questions of one word, in the words of the readings. */
import { readRewords, reword, type Reword } from "./rewords.ts";

const LINES = String.raw`
(?<=\d%? ?)\brn\b => "right now"
\bmiles to (?:the|a) gallon\b => "miles per gallon"
\btwo[ -]twenty (?=minus (?:my |your |the |his |her )?age\b) => "220 "
\bbetween (?:those|these|the) two (?=dates|days)\b => "between those "
\b(commission.*),? before tax(?:es)?(?=\W*$) => "$1"
\ball told\b => "in total"
\b(?:an? )?(?:even|equal) (?:split|cut|shares)\b => "split evenly"
,? ?\b(?:with )?(?:no stops|non-?stop|without (?:any )?stop(?:s|ping))\b(?! ?(?:flights?|to)) => "" ?? \bmph|km\/?h|kph\b
\bdriv(?:e|ing) time\b\??$ => "how long"
(?:,? ?\bon )?\b(?:an? |the )?4(?:\.0+)? (?:point )?scale\b => "" ?? \bgpa\b
\b(?:how much (?:is it )?(?:each )?|price |cost )?per ([a-z]+)(?: (?:price|cost))? (?:of|for|at|in|on|with) (?:the )?cheap(?:er|est)(?: one| option| deal)?\b => "lowest price per $1"
(?<=\bwas [$€£]?\d[\d.,]*,? (?:and |but )?(?:(?:is|it's) )?now [$€£]?\d[\d.,]*) (?=percent(?:age)? (?:discount|off|saved|savings?|reduction|drop)\b) => ", what "
\bwhat (?:does|do|would|is) (?:the )?(?:cheap(?:er|est)|better|best)(?: one| option| deal)? (?:cost |work out (?:to|at) |come to )?(?:per|an?) (?=oz|ounce|lb|pound|g|gram|kg|kilo|l|liter|ml|gal|gallon|piece|unit|sheet|roll) ?([a-z]+) => "lowest price per $1"
\b(\d+|two|three|four|five|six|seven|eight) (?:of us|guys|girls|gals|buddies|roommates|flatmates|coworkers|colleagues|teammates) (?=(?:are )?(?:split|shar|chip|pay|going|each)) => "$1 people "
(?<=\b(?:\d+|two|three|four|five|six|seven|eight) people) (?:are )?(?:splitting|sharing) (?:it|the (?:cost|gas|bill|tab))(?: evenly)?\b => " split it"
\b([01]\d|2[0-3])([0-5]\d) ?(?:to|-|until|til|till) ?([01]\d|2[0-3])([0-5]\d)(?: (?:the )?next (?:morning|day))?\b => "$1:$2 to $3:$4" ?? \b(?:hours|hrs|shift|long|sleep|slept)\b
\b(\d[\d.,]*),? (?:at|on) the (?:end|last day) of (?:every|each|the) month\b => "$1 every month"
\bmonthly interest (?:of |is )?([0-3](?:\.\d+)?) ?(?:%|percent) => "monthly interest rate $1%"
(?<=[a-z]) %(?=[?. ]*$) => " percent"
\bwas ([$€£]?\d[\d,.]*\d),? (?:but |and |i |we )*paid (?=[$€£]?\d) => "reduced from $1 to " ?? \b(?:discount|off|saved|savings?)\b
^(?:i |we )?sold (?!.*\b(?:costs?|paid|expenses|profit|fees?)\b)(?=\d+ [a-z]+ (?:at|@|for) [$€£]?\d[^?]*\d[^?]*(?:took in|take in|total|in all|made)\W*$) => ""
\b(?:how much (?:money )?)?(?:did )?(?:i |we )?(?:took|take|brought|bring) in\W*$ => "total"
(?<=\d ?(?:mi|miles?)),? (?:at|@) (\d\d)(?=,| |$)(?! ?(?:mph|miles|mpg|cents|an?|per|min)) => " at $1 mph" ?? ^(?!.*(?:mpg|gas|fuel|\bcost|[$€£])).*\b(?:arriv\w*|driv\w*|how long|get there|eta)\b
\b(minus|less|with|plus|and|took|take) (?:an?|one) (hour|hr)(?= (?:unpaid |for )?(?:lunch|break|meal|off|dinner)\b) => "$1 1 $2"
\b(?:an? )?half(?:[- ]an)?[- ](?:hour|hr)(?= (?:unpaid |for )?(?:lunch|break|meal)\b) => "30 min"
\btime (?:and|n|&) half\b => "time and a half"
(?<=\d (?:hrs|hours), )(\d+(?:\.\d\d)?) ?/?hr\b => "$1 an hour" ?? \b(?:overtime|ot|half|gross|pay)\b
(\d[\d.]*% off) ([$€£]?\d[\d.,]*) (or|vs\.?|versus) ([$€£]?\d[\d.]*(?: dollars| bucks)? off) \2(?!\d) => "$2: $1 $3 $4"
\bfor (?:an?|one) (yr|mo|wk)\b => "for 1 $1"
(?<=\b(?:fixed|rent|overhead)(?: costs?)? [$€£]?\d[\d.,]*) ?/? ?mo\b => " a month"
(?<=\b(?:need|get|score)\b.*)\bon (?=(?:2nd|3rd|4th|5th|6th|7th)\b) => "on the "
\bhow many mos\b => "how many months"
(?<=\d ?(?:hrs?|hours?) (?:of )?)ot\b => "overtime"
(?<=\bto [$€£]?\d[\d.,]*) pct(?=\W*$) => " percent"
\brev(?:s|enues?)?(?= \d) => "revenue" ?? \b(?:profit|margin)\b
\bexp(?:s|enses?)?(?= \d) => "expenses" ?? \b(?:profit|margin)\b
\bdiff\b\.? => "difference"
(?<=\d ?(lb|oz|kg|mi|mile|ton|gal|gallon|feet|ft|yard|acre|cup|hr|hour)s?\b.*), (?:total \1s?|\1s? total)(?=\W*$) => ", total"
\b(?:member(?:ship)?|loyalty|student|military|senior|employee|veteran|store) (?=discount\b) => ""
\bhrs (?=(?:worked|paid)\b) => "hours "
, (?:annual |total )?savings(?=\W*$) => ", how much do i save" ?? \b(?:vs|versus)\b
\b(asleep|(?:in |to )?bed(?:time)?|to sleep)((?: (?:by|at|around|is))?) (?=(?:[89]|1[01])(?::\d\d)?\b(?! ?[ap]\.?m|[:.%]| (?:hours|hrs|h)\b))(\d+(?::\d\d)?) => "$1$2 $3 pm"
`;

const TABLE: readonly Reword[] = [
  ...readRewords(LINES),
  // Letters whose size tells what they are
  [/(?<=[a-z]{2,}(?:, ?| )|^)w (?=(?:the|an?|my|no|tip|tax|out)\b|[$€£]?\d)/g, "with ", null],
  [/(?<=\d) w (?=\d)/g, " with ", /\bgpa\b/i],
  [/(?<=\d) w (?=\d[\d.]* ?%)/g, " with ", null],
  [/(?<![\w.])([A-DF][+-]?) \([0-4]\.\d\)/g, "$1", /\bgpa\b/i],
  [
    /(?<![\w.])([A-DF][+-]?) (?:in )?(?:an? )?(\d)(?=[,;.]|$| and\b)/g,
    "$1 $2 credits",
    /\bgpa\b.*credit|credit.*\bgpa\b/i,
  ],
];

export const writeShopTalk = (text: string): string => reword(text, TABLE);
