/** What people write in a hurry, what is the case anyway, and questions of one word, in the words of the readings. */
import { readRewords, reword, type Reword } from "./rewords.ts";

/** What says that it is about pay. */
const PAY = String.raw`\b(?:pay|paid|(?:pay)?checks?|gross|annual(?:ly)?|yearly|salary|wages?|weekly|earn\w*|raise|net|hourly|take home)\b`;

const LINES = String.raw`
(?<=\d%? ?)\brn\b => "right now"
\b(\d) ?cr\b(?:\.|edits?)? => "$1 credits"
\ball told\b => "in total"
\bout[ -]the[ -]door(?: (?:price|cost|total))?\b => "total price" ?? %|\bpercent|\btax
\b(?:an? )?(?:even|equal) (?:split|cut|shares)\b => "split evenly"
,? ?\b(?:with )?(?:no stops|non-?stop|without (?:any )?stop(?:s|ping))\b(?! ?(?:flights?|to)) => "" ?? \bmph|km\/?h|kph\b
\bdriv(?:e|ing) time\b\??$ => "how long"
,? ?\b(?:not counting|without|excluding|don'?t count) the (?:first|start(?:ing)?) (?:day|date)\b => ""
,? ?\b(?:both |all )?16[:x]9\b => "" ?? ^(?=.*\b(?:tvs?|monitors?|screens?)\b).*\b(?:vs|versus|or|than|both)\b
(?:,? ?\bon )?\b(?:an? |the )?4(?:\.0+)? (?:point )?scale\b => "" ?? \bgpa\b
(?<=\d )(?:full|whole|solid|straight) (?=(?:years?|yrs?|months?|mos|weeks?|days?|hours?|hrs?)\b) => ""
(?<=\d,\d{3}|\d{5}|\dk) ?\/? ?(?:yr|year)(?=[ ,]|$) => " a year" ?? ${PAY}
(?<=\b\d{1,3}(?:\.\d\d)?) ?\/? ?(?:an |per )?(?:hr|hour)(?: [x@]|,)? (\d\d)(?: ?(?:hrs?|hours?))?(?: (?:an?|per) (?:week|wk))?(?: x|,)? (\d\d)(?: ?(?:wks?|weeks?))?(?!\d) => " an hour, $1 hours a week, $2 weeks,"
\bgross per check\b|\bgross (?:each|a) check\b => "gross per paycheck"
\b(1[23]|2[46]|52) checks\b => "$1 paychecks" ?? ${PAY}
\b(?:price |cost )?per ([a-z]+)(?: (?:price|cost))? (?:of|for|at) (?:the )?cheaper(?: one)?\b => "lowest price per $1"
(\d ?(?:oz|lbs?|ct|g|kg|ml|l|gal|pack))((?: (?!for\b|at\b|is\b|costs?\b|vs\b|or\b)[a-z]+)?) (?=\d+\.\d\d(?! ?(?:oz|lb|g|kg|ml|l)\b)) => "$1$2 for " ?? \b(?:or|vs|versus)\b.*\b(?:per|cheaper|better)\b
\b([01]\d|2[0-3])([0-5]\d) ?(?:to|-|until|til|till) ?([01]\d|2[0-3])([0-5]\d)(?: (?:the )?next (?:morning|day))?\b => "$1:$2 to $3:$4" ?? \b(?:hours|hrs|shift|long|sleep|slept)\b
\b(\d[\d.,]*),? (?:at|on) the (?:end|last day) of (?:every|each|the) month\b => "$1 every month"
\bmonthly interest (?:of |is )?([0-3](?:\.\d+)?) ?(?:%|percent) => "monthly interest rate $1%"
\bstart(?:ing|ed)? (?:from|with|at) (?:zero|nothing|scratch)\b,? ? => ""
(?<=[a-z]) %(?=[?. ]*$) => " percent"
\bwas ([$€£]?\d[\d,.]*\d),? (?:but |and |i |we )*paid (?=[$€£]?\d) => "reduced from $1 to " ?? \b(?:discount|off|saved|savings?)\b
\bnet (\d\d) (?:off|on|for|from) (?:an? |the |my |our )?(?:invoice|bill)(?: (?:dated|from|of|issued))?  => "$1 days from "
^(?:i |we )?sold (?!.*\b(?:costs?|paid|expenses|profit|fees?)\b)(?=\d+ [a-z]+ (?:at|@|for) [$€£]?\d[^?]*\d[^?]*(?:took in|take in|total|in all|made)\W*$) => ""
\b(?:how much (?:money )?)?(?:did )?(?:i |we )?(?:took|take|brought|bring) in\W*$ => "total"
(?<=\d ?(?:mi|miles?)),? (?:at|@) (\d\d)(?=,| |$)(?! ?(?:mph|miles|mpg|cents|an?|per|min)) => " at $1 mph" ?? ^(?!.*(?:mpg|gas|fuel|\bcost|[$€£])).*\b(?:arriv\w*|driv\w*|how long|get there|eta)\b
 (?:w|with) the \d+(?:%| percent)(?: off)?(?=\?*$) => "" ?? \bhow much (?:more|less)\b
\b(\d+ (?:eggs|rolls|bagels|cookies|roses|donuts|muffins)\b)(.*?)\b(?:how many )?dozens?\b(?! (?:eggs|rolls|bagels|cookies|roses|donuts|muffins)) => "$1$2how many dozen eggs" ?? \begg
\b(minus|less|with|plus|and|took|take) (?:an?|one) (hour|hr)(?= (?:unpaid |for )?(?:lunch|break|meal|off|dinner)\b) => "$1 1 $2"
\b(?:an? )?half(?:[- ]an)?[- ](?:hour|hr)(?= (?:unpaid |for )?(?:lunch|break|meal)\b) => "30 min"
\btime (?:and|n|&) half\b => "time and a half"
(?<=\d (?:hrs|hours), )(\d+(?:\.\d\d)?) ?/?hr\b => "$1 an hour" ?? \b(?:overtime|ot|half|gross|pay)\b
([$€£]?\d[\d,.]*\d)(?: [a-z]+)? last (?:yr|year|month|week),? (?:and |to |now )*([$€£]?\d[\d,.]*\d)(?: [a-z]+)? this (?:yr|year|month|week)\b => "from $1 to $2" ?? ^(?!.*\b(?:drop|decrease|fall|fell|down|less|fewer)\b).*\b(?:percent|pct|change)\b
(\d[\d.]*% off) ([$€£]?\d[\d.,]*) (or|vs\.?|versus) ([$€£]?\d[\d.]*(?: dollars| bucks)? off) \2(?!\d) => "$2: $1 $3 $4"
\bfor (?:an?|one) (yr|mo|wk)\b => "for 1 $1"
(?<=\b(?:fixed|rent|overhead)(?: costs?)? [$€£]?\d[\d.,]*) ?/? ?mo\b => " a month"
(?<=\b(?:need|get|score)\b.*)\bon (?=(?:2nd|3rd|4th|5th|6th|7th)\b) => "on the "
\b(?:hrs|hours) paid(?=\W*$)|\bpaid (?:hrs|hours)(?=\W*$) => "hours" ?? \d ?(?:to|-|until) ?\d
\bbrand[- ]new\b,? ? => ""
^(?:[a-z]+ ){0,3}bred (?:on )?([a-z]+ \d+,? \d{4}|\d[\d/]+),? (?:and )?(\d{2,3}) days?\b(?: gestation)?,?(?: (?:when|what|due|calv\w+|foal\w*|kid\w*|lamb\w*|farrow\w*|whelp\w*|date|is|does|do|will|she|the|it|her|give birth))*\W*$ => "$2 days after $1"
[,.;] ((?!each|this|is|percents|taxes|savings|earnings|wages|costs|sales|does|profits|fees|dollars)[a-z]{3,}s)\?$ => ", how many $1"
[,.;] (hrs|hours|min|minutes|days|weeks|wks|months|mos|years|yrs) (?=(?:to|until|till) [a-z ]+\W*$) => ", how many $1 "
\bhow many mos\b => "how many months"
(?<=\d ?(?:hrs?|hours?) (?:of )?)ot\b => "overtime"
(?<=^|, |: |\b(?:an?|between|is|the) )(\d[\d.]*) (vs\.?|versus|or|compared to) (?:an? )?(\d[\d.]*)[ -]?(inch(?:es)?|oz|lbs?|mm|cm|gb|mph|ft|miles?|watts?)\b => "$1 $4 $2 $3 $4"
\b(?:on|of) what'?s left\b => "" ?? \b(?:coupon|discount|off)\b
(?<![\d.])(\d{1,3}(?:\.\d\d)?) ?/? ?hr,? (?=\d\d ?(?:hrs|hours)\b) => "$1 an hour, " ?? ${PAY}
, per (?:hr|hour)(?=\W*$) => ", how much per hour"
(?<=\bto [$€£]?\d[\d.,]*) pct(?=\W*$) => " percent"
\brev(?:s|enues?)?(?= \d) => "revenue" ?? \b(?:profit|margin)\b
\bexp(?:s|enses?)?(?= \d) => "expenses" ?? \b(?:profit|margin)\b
\bdiff\b\.? => "difference"
(?<=\d ?(lb|oz|kg|mi|mile|ton|gal|gallon|feet|ft|yard|acre|cup|hr|hour)s?\b.*), (?:total \1s?|\1s? total)(?=\W*$) => ", total"
\b(?:member(?:ship)?|loyalty|student|military|senior|employee|veteran|store) (?=discount\b) => ""
, each (?:pays|owes|gets)(?=\W*$) => ", how much does each pay"
, original(?=\W*$) => ", original price"
, monthly (?:deposit|contribution|savings?)(?: needed)?(?=\W*$) => ", how much do i need to save each month"
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

/** "An 1100 lb mare eats 2 % of its weight in hay": so many pounds. */
const OF_WEIGHT =
  /\b(\d[\d,]*) ?(lbs?|kg|pounds?)((?: [a-z]+){1,2}) (eats?|needs?|gets?|drinks?) (\d[\d.]*) ?(?:%|percent|pct) of (?:its |her |his |their )?(?:body ?)?(?:weight|wt|bodyweight)(?: (?:in|of))?/gi;

export const writeShopTalk = (text: string): string =>
  reword(text, TABLE).replace(
    OF_WEIGHT,
    (_, ...[weight, unit, noun, eats, share]: string[]) =>
      `${noun!.trim()} ${eats} ${(Number(weight!.replace(",", "")) * Number(share)) / 100} ${unit}`,
  );
