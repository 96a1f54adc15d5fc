/** What people say in the kitchen, at school, in sports and games of two figures. */
import {
  count,
  difference,
  type Equation,
  hours,
  money,
  number,
  percent,
  product,
  quotient,
  size,
} from "./equation.ts";

export const EVERYDAY: readonly Equation[] = [
  quotient(percent("hydration|dough hydration"), size("water|liquid"), size("flour"), "dough bread sourdough grams"),
  quotient(
    percent("salt percentage|salt percent|baker's percentage of salt|salt"),
    size("salt"),
    size("flour"),
    "baker's bakers percentage",
  ),
  quotient(
    number("coffee ratio|coffee to water ratio|brew ratio|water to coffee ratio"),
    size("water"),
    size("coffee|grounds|beans"),
    "coffee pour over french press",
  ),
  {
    terms: {
      strength: percent("ABV|alcohol by volume|alcohol|strength"),
      start: number("original gravity|og|started at|starting gravity|start|starts at|initial gravity"),
      end: number("final gravity|fg|finished at|ended at|ends at|finishes at|end|finish"),
    },
    solved: { strength: "({start} - {end}) * 1.3125" },
    words: "home brew beer homebrew cider mead wine gravity",
  },
  quotient(
    percent("tip|tip percent|tip percentage"),
    money("tip|tipped|gratuity"),
    money("bill|meal|check|dinner|lunch|on|tab"),
    "percent percentage",
  ),
  quotient(
    percent("test score|score|grade|percent|percentage|mark"),
    count("points|correct|right|got|scored|answers|marks"),
    count("questions|total|points possible|possible|out of|total points|problems"),
    "test quiz exam",
  ),
  quotient(
    percent("attendance rate|attendance|attendance percentage"),
    count("attended|present|classes attended|went to|days present"),
    count("classes|held|days|lectures|total|sessions|total classes"),
    "school",
  ),
  {
    // "Can miss 25 % of 32 classes"
    terms: {
      missed: count("absences|missed classes|classes missed"),
      all: count("classes|lectures|sessions|out of|days"),
      share: percent("can miss|may miss|allowed to miss|miss|skip|can skip"),
    },
    solved: { missed: "floor({all} * {share} + 1e-9)" },
    words: "classes can i if many may allowed",
  },
  {
    terms: {
      missed: count("miss|skip|be absent|absences allowed|absences"),
      all: count("classes|lectures|sessions|out of|days"),
      kept: percent("attendance|keep|attend|required|need|stay above"),
    },
    solved: { missed: "floor({all} * (1 - {kept}))" },
    words: "classes can i still attendance required if many",
  },
  quotient(number("batting average"), count("hits"), count("at bats|at-bats|ab"), "baseball"),
  {
    terms: {
      average: number("earned run average|era"),
      runs: count("earned runs|er|runs"),
      innings: count("innings|ip|innings pitched"),
    },
    solved: { average: "9 * {runs} / {innings}" },
    words: "pitcher baseball",
  },
  {
    terms: {
      whip: number("WHIP"),
      walks: count("walks|bb"),
      hits: count("hits"),
      innings: count("innings|ip|innings pitched"),
    },
    solved: { whip: "({walks} + {hits}) / {innings}" },
    words: "pitcher baseball",
  },
  {
    terms: {
      share: percent("win rate|winning percentage|win percentage|win percent|winrate|win loss percentage"),
      wins: count("wins|won|win"),
      losses: count("losses|lost|loss"),
    },
    solved: { share: "{wins} / ({wins} + {losses})" },
    words: "team record",
  },
  quotient(
    percent("win rate|winning percentage|win percentage|win percent|winrate"),
    count("wins|won|win"),
    count("games|matches|played|games played|total"),
    "team out",
  ),
  quotient(
    percent(
      "field goal percentage|free throw percentage|shooting percentage|completion percentage|three point percentage|fg percentage|accuracy",
    ),
    count("made|makes|hits|completions|completed|scored|shots made"),
    count("attempts|attempted|shots|taken|throws|tried|shots taken"),
    "basketball football of out",
  ),
  quotient(
    percent("save percentage|save percent"),
    count("saves|saved"),
    count("shots|shots on goal|shots faced"),
    "goalie hockey",
  ),
  quotient(
    number("points per game|ppg|average points per game|goals per game|rebounds per game|assists per game"),
    count("points|goals|rebounds|assists"),
    count("games|matches"),
  ),
  quotient(
    number("kill/death ratio|k/d ratio|kd ratio|k / d ratio|kd|k / d|kill death ratio|k d ratio|kill / death ratio"),
    count("kills"),
    count("deaths"),
  ),
  product(
    number("eDPI|effective dpi"),
    number("DPI"),
    number("sensitivity|sens|in game sensitivity|in-game sensitivity"),
    "mouse valorant cs game",
  ),
  product(
    number("damage per second|dps"),
    number("damage|damage per hit|dmg"),
    number("attacks per second|attack speed|hits per second|shots per second"),
    "per hit weapon",
  ),
  quotient(number("gas mileage|mpg|miles per gallon"), count("miles"), count("gallons"), "car drove used"),
  quotient(money("cost per mile"), money("cost|costs|spent|total|paid|expenses"), count("miles"), "driving car drove"),
  quotient(
    money("cost per use|cost per wear"),
    money("cost|costs|price|paid|bought for"),
    count("times|uses|wears|times worn|worn"),
    "shoes jacket coat used",
  ),
  quotient(
    money("hourly rate|per hour|an hour|hourly|hourly pay|hourly wage"),
    money("made|earned|paid|pay|got|income|earnings"),
    hours("worked|in|work|hours"),
    "net",
  ),
  {
    terms: {
      rate: money("net per hour|per hour|an hour|hourly|hourly rate|net hourly"),
      made: money("made|earned|got|earnings|fares|income|paid"),
      spent: money("spent|on gas|gas|fuel|expenses|costs|minus|in gas|petrol"),
      time: hours("in|worked|hours"),
    },
    solved: { rate: "({made} - {spent}) / {time}" },
    words: "uber lyft doordash driving driver net on before tax gas deliveries instacart after",
  },
  {
    terms: {
      factor: number("multiplier|scale factor|conversion factor|multiply by|multiply|scaling factor"),
      need: count("need|want|to make|to serve|guests"),
      serves: count("serves|recipe for|recipe makes|recipe yields|recipe serves"),
    },
    solved: { factor: "{need} / {serves}" },
    words: "recipe people servings do by much serves",
  },
  quotient(
    percent("body fat percentage|body fat percent|body fat"),
    size("fat|fat mass|body fat"),
    size("weight|weigh|body weight"),
  ),
  product(
    size("fat mass|body fat|fat"),
    size("weight|weigh|at|body weight|person|man|woman"),
    percent("body fat|fat|bf"),
    "of much mass",
  ),
  {
    terms: {
      lean: size("lean body mass|lean mass|lbm|fat-free mass|fat free mass"),
      weight: size("weight|weigh|at|body weight|weighing"),
      share: percent("body fat|fat|bf"),
    },
    solved: { lean: "{weight} * (1 - {share})" },
  },
  quotient(
    number("waist-to-hip ratio|waist to hip ratio|waist hip ratio|whr|waist to hip"),
    size("waist"),
    size("hips?"),
  ),
  quotient(
    number("waist-to-height ratio|waist to height ratio|waist height ratio|whtr|waist to height"),
    size("waist"),
    size("height|tall"),
  ),
  product(
    size("throw distance"),
    number("throw ratio|ratio"),
    size("screen|wide screen|screen width|image width|wide|width"),
    "projector for inch",
  ),
  {
    terms: {
      rate: percent("slope|grade|gradient"),
      rise: size("rise|up|high|vertical|climb|climbs?"),
      run: size("run|over|across|horizontal|long|distance"),
    },
    solved: { rate: "{rise} / {run}" },
    words: "percent hill road ramp percentage",
  },
  {
    terms: {
      squares: number("roofing squares|squares|roof squares"),
      area: number("square feet|sq ft|sqft|square foot|roof"),
    },
    solved: { squares: "{area} / 100", area: "{squares} * 100" },
    words: "roof roofing in is a",
  },
  quotient(
    percent("probability|chance|odds|chances"),
    count("red|blue|green|winning|favorable|favourable|black|white|defective|good"),
    count("total|marbles|balls|tickets|cards|outcomes|possible|all"),
    "of drawing a out picking getting",
  ),
  quotient(
    percent("coefficient of variation|cv|relative standard deviation|rsd"),
    number("standard deviation|sd|std dev|stdev|sigma"),
    number("mean|average"),
  ),
  {
    terms: {
      error: number("standard error|standard error of the mean|sem|se"),
      spread: number("standard deviation|sd|std dev|stdev|sigma"),
      n: count("n|sample size|sample|samples|observations"),
    },
    solved: { error: "{spread} / sqrt({n})" },
    words: "mean of",
  },
  difference(
    count("heart rate reserve|hrr"),
    count("max heart rate|maximum heart rate|max hr|max|maximum"),
    count("resting heart rate|resting hr|resting|rest"),
  ),
  quotient(
    percent("efficiency"),
    size("output|out|useful|useful energy|work out|energy out"),
    size("input|in|total|energy in|work in"),
    "machine engine motor energy",
  ),
];
