/** What people in finance and property call a share, a multiple or a sum of two other figures. */
import {
  annual,
  count,
  days,
  difference,
  type Equation,
  flow,
  money,
  monthly,
  months,
  number,
  percent,
  product,
  quotient,
  years,
} from "./equation.ts";

const SPENDING =
  "spending|expenses|living expenses|annual spending|annual expenses|yearly spending|yearly expenses|spend|living costs";
const RESIDUAL = "residual value|residual|salvage value|salvage|scrap value|worth";

export const FINANCE: readonly Equation[] = [
  quotient(
    percent("return on investment|roi|return"),
    money("profit|gain|gains|earned"),
    money("amount invested|invested|investment|put in|on|cost"),
  ),
  quotient(
    percent("cap rate|capitalization rate"),
    annual("net operating income|noi|net income|operating income|income|making|net|makes|earning|earns"),
    money("property value|price|purchase price|value|building|property|house|worth|bought for|on"),
  ),
  quotient(
    percent("cash-on-cash return|cash on cash return|cash on cash|coc return|coc"),
    annual("cash flow|annual cash flow|yearly cash flow"),
    money("cash invested|invested|cash in|put in|investment|down payment"),
  ),
  quotient(
    percent("rental yield|gross yield|gross rental yield|yield"),
    annual("rent|annual rent|yearly rent|rental income"),
    money("property value|price|purchase price|value|property|house|flat|apartment|home|worth|costs?|bought for"),
  ),
  quotient(
    percent("loan-to-value ratio|loan to value ratio|loan to value|ltv ratio|ltv"),
    money("loan|mortgage|loan amount|owed?|owing|balance|borrowing|borrowed"),
    money("property value|value|home value|house|home|property|worth|valued at|appraised at|appraised value|price"),
  ),
  quotient(
    percent("debt-to-income ratio|debt to income ratio|debt to income|dti ratio|dti"),
    flow("debt payments|debts?|monthly debts?|payments|monthly payments|owe"),
    flow("income|gross income|monthly income|gross monthly income|earn|make|salary"),
  ),
  quotient(
    percent("rent-to-income ratio|rent to income ratio|rent to income|of income for rent|of income on rent"),
    flow("rent|monthly rent"),
    flow("income|monthly income|gross income|gross monthly income|earn|make|salary|paycheck|take home"),
  ),
  quotient(
    percent("credit utilization|utilization rate|utilization|utilisation"),
    money("card balance|balance|used|owed?|owing|charged"),
    money("credit limit|limit|total limit|total credit|available credit"),
    "credit card cards",
  ),
  quotient(
    percent("down payment percent|down payment percentage|percent down"),
    money("down payment|down"),
    money("home price|price|house|home|on|costs?"),
  ),
  quotient(
    percent("savings rate|saving rate"),
    flow("savings|saved|saving|save"),
    flow("income|take home pay|take home|net income|salary|earn|make"),
  ),
  quotient(
    percent("withdrawal rate|withdraw|withdrawing|withdrawal|rule|safe withdrawal rate|swr"),
    annual(`withdrawal|withdrawals|income|annual withdrawal|retire on|live on|${SPENDING}`),
    money(
      "savings needed|savings|nest egg|portfolio|retirement savings|fire number|fi number|financial independence number|retire with|need to retire|to retire|balance|saved|pot",
    ),
    "fire fi financial independence retirement safe needed",
  ),
  quotient(
    percent("commission rate|commission|cut|gets|takes|charges"),
    money("commission|commissions|earned|earn|paid|cut|gets|get"),
    money("sales|sale|sale price|sold|revenue|price|on|house"),
    "realtor agent broker salesperson dealer gallery car boat",
  ),
  quotient(
    percent("property tax rate|tax rate|rate"),
    annual("property tax|tax bill|yearly tax|tax|bill|taxes"),
    money("assessed value|assessed|assessed at|assessment|taxable value"),
    "property house home",
  ),
  quotient(
    percent("expense ratio|fund fee|er"),
    annual("fee|fees|fund fees|cost"),
    money("balance|invested|investment|fund|portfolio|on|assets"),
  ),
  quotient(
    percent("contribution rate|contribution|contribute|contributing|contributions|put in"),
    annual("contribution|contributions|contribute|401k contribution"),
    annual("salary|pay|income|earn|make|wage"),
    "401k 401 k 403b retirement plan account into",
  ),
  quotient(
    percent("effective tax rate|tax rate|average tax rate"),
    flow("tax|taxes|taxes paid|tax paid|paid"),
    flow("income|earned|salary|taxable income|earnings|made"),
  ),
  quotient(
    percent("dividend yield"),
    annual("dividend|dividends|pays|paying"),
    money("share price|stock price|price|stock|share|trading at|trades at|costs?"),
  ),
  quotient(
    percent("payout ratio|dividend payout ratio"),
    money("dividend|dividends|dividends per share|dps"),
    money("earnings|earnings per share|eps|net income"),
  ),
  quotient(
    number(
      "price-earnings ratio|price to earnings ratio|price to earnings|price earnings ratio|p e ratio|pe ratio|p / e ratio|p / e|pe|p e",
    ),
    money("share price|stock price|price|stock|trading at|trades at"),
    money("earnings per share|eps|earnings"),
  ),
  quotient(
    money("earnings per share|eps"),
    money("net income|earnings|profit|net profit"),
    count("shares|shares outstanding|outstanding shares|shares out"),
  ),
  product(
    money("market capitalization|market cap|mcap"),
    count("shares|shares outstanding|outstanding shares"),
    money("share price|price|stock price|price per share|a share|each|per share|trading at"),
    "outstanding",
  ),
  quotient(
    number("price-to-book ratio|price to book ratio|price to book|p b ratio|p / b ratio|p / b|pb ratio"),
    money("share price|stock price|price|market price"),
    money("book value per share|book value|bvps|book"),
  ),
  quotient(number("current ratio"), money("current assets|assets"), money("current liabilities|liabilities")),
  difference(
    money("working capital|net working capital"),
    money("current assets|assets"),
    money("current liabilities|liabilities"),
  ),
  quotient(
    number("debt-to-equity ratio|debt to equity ratio|debt to equity|d e ratio|d / e ratio|d / e"),
    money("debt|total debt|liabilities|total liabilities"),
    money("equity|shareholders equity|shareholder equity|total equity"),
  ),
  quotient(
    percent("return on equity|roe"),
    money("net income|profit|net profit|earnings"),
    money("equity|shareholders equity|shareholder equity|total equity"),
  ),
  quotient(
    percent("return on assets|roa"),
    money("net income|profit|net profit|earnings"),
    money("assets|total assets"),
  ),
  quotient(
    number("interest coverage ratio|interest coverage|times interest earned"),
    money("ebit|operating income|operating profit"),
    money("interest|interest expense|interest payments"),
  ),
  quotient(
    number("debt service coverage ratio|dscr|debt service coverage"),
    flow("net operating income|noi|operating income"),
    flow("debt service|debt payments|loan payments|annual debt service"),
  ),
  quotient(
    number("asset turnover ratio|asset turnover"),
    money("sales|revenue|net sales"),
    money("assets|total assets|average assets"),
  ),
  quotient(
    number("inventory turnover ratio|inventory turnover|inventory turns|stock turnover|turnover"),
    money("cost of goods sold|cogs|cost of sales"),
    money("average inventory|avg inventory|inventory|stock|average stock"),
  ),
  {
    terms: {
      days: days("days of inventory|days in inventory|days inventory outstanding|inventory days|dio|days of stock"),
      turnover: number("inventory turnover|turnover|turns|inventory turns|stock turnover"),
    },
    solved: { days: "365 / {turnover}", turnover: "365 / {days}" },
  },
  {
    terms: {
      days: days("days sales outstanding|dso|collection period|average collection period"),
      part: money("receivables|accounts receivable|ar|owed by customers"),
      whole: annual("revenue|annual revenue|sales|annual sales|credit sales|yearly revenue"),
    },
    solved: { days: "{part} / {whole} * 365", part: "{days} * {whole} / 365" },
  },
  {
    terms: {
      days: days("days payable outstanding|dpo|payable days"),
      part: money("payables|accounts payable|ap"),
      whole: annual("cost of goods sold|cogs|purchases|annual cogs|annual purchases"),
    },
    solved: { days: "{part} / {whole} * 365", part: "{days} * {whole} / 365" },
  },
  {
    terms: {
      ratio: number("sharpe ratio|sharpe"),
      rate: percent("return|expected return|portfolio return|returns|returned"),
      free: percent("risk free rate|risk free|riskfree|risk-free|risk-free rate"),
      spread: percent("volatility|standard deviation|std dev|sd|vol|stdev"),
    },
    solved: { ratio: "({rate} - {free}) / {spread}" },
  },
  {
    terms: {
      rate: percent("expected return|cost of equity|capm|required return"),
      free: percent("risk free rate|risk free|riskfree|risk-free|risk-free rate"),
      beta: number("beta"),
      market: percent("market return|market|expected market return"),
    },
    solved: { rate: "{free} + {beta} * ({market} - {free})" },
    words: "capm",
  },
  quotient(
    money("post-money valuation|post money valuation|post money|post-money"),
    money("investment|invested|invests|investing|raised?|raising|buys|for|round|put in"),
    percent("stake|buys|equity|ownership|of the company|for"),
    "valuation company investor startup",
  ),
  difference(
    money("pre-money valuation|pre money valuation|pre money|pre-money"),
    money("post-money valuation|post money valuation|post money|post-money|post"),
    money("investment|invested|raised|raising|round"),
    "valuation",
  ),
  {
    terms: {
      fee: money("depreciation fee|lease depreciation fee|monthly depreciation"),
      cost: money("capitalized cost|cap cost|adjusted cap cost|price|net cap cost"),
      residual: money(RESIDUAL),
      term: months("term|lease|lease term"),
    },
    solved: { fee: "({cost} - {residual}) / {term}" },
    words: "car lease",
  },
  {
    terms: { rate: percent("APR|interest rate|rate|interest"), factor: number("money factor|mf|lease factor") },
    solved: { rate: "{factor} * 24", factor: "{rate} / 24" },
    words: "lease car as equivalent",
  },
  {
    terms: {
      fee: money(
        "depreciation|yearly depreciation|annual depreciation|depreciation per year|depreciation a year|straight line depreciation|straight-line depreciation",
      ),
      cost: money("cost|costs|price|machine|equipment|asset|truck|car|bought for|paid|purchase price"),
      residual: money(RESIDUAL),
      life: years("useful life|life|lifespan|after|over"),
    },
    solved: { fee: "({cost} - {residual}) / {life}" },
    words: "straight line straight-line annual yearly machine equipment asset year per",
  },
  {
    terms: {
      loss: percent("depreciation|lost|loss|depreciated|percent depreciation|lost value|drop in value"),
      cost: money("cost|costs|price|bought for|paid|original price|purchase price|new|car cost"),
      now: money("worth|value|worth now|now worth|current value|is worth"),
    },
    solved: { loss: "1 - {now} / {cost}", now: "{cost} * (1 - {loss})" },
    words: "car percent percentage truck phone bike value now years ago today",
  },
  {
    terms: {
      tax: money("property tax|property taxes|tax bill|tax"),
      value: money(
        "assessed value|assessed|assessed at|assessment|home value|value|house|home|valued at|taxable value",
      ),
      mills: number("mills|mill rate|millage|millage rate|mill levy|mill"),
    },
    solved: { tax: "{value} * {mills} / 1000", mills: "{tax} / {value} * 1000" },
    words: "property home house",
  },
  quotient(
    number("price-to-rent ratio|price to rent ratio|price to rent"),
    money("price|home price|house price|house|home|costs?|property value"),
    annual("rent|annual rent|yearly rent|rents for"),
  ),
  quotient(
    months("runway|cash runway"),
    money("cash|in the bank|bank balance|bank|cash on hand|raised|funding|left"),
    monthly("burn rate|burn|burning|net burn|burns?|spend|spending"),
    "long startup last money does have company",
  ),
  quotient(
    money("book value per share|bvps"),
    money("equity|shareholders equity|book value"),
    count("shares|shares outstanding|outstanding shares"),
  ),
  difference(
    percent("real return|real interest rate|real rate"),
    percent("nominal return|nominal rate|nominal|return"),
    percent("inflation|inflation rate"),
    "approximately simple",
  ),
];
