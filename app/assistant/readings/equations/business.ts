/** What people in trade and marketing call a rate, a cost by the piece or a stock. */
import {
  count,
  daily,
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
} from "./equation.ts";

const BUYERS =
  "conversions|sales|orders|signups|sign ups|leads|buyers|purchases|bought|customers|convert|converted|downloads|subscribers|bookings";
const VISITORS = "visitors|visits|sessions|clicks|people|traffic|users|page views|views|hits|visitor";

export const BUSINESS: readonly Equation[] = [
  quotient(
    percent("conversion rate|conversion|conversions|converts? at|convert|cvr"),
    count(BUYERS),
    count(VISITORS),
    "website site store landing page",
  ),
  quotient(
    percent("click-through rate|click through rate|clickthrough rate|ctr"),
    count("clicks|clicked"),
    count("impressions|views|shown|displays|delivered|emails|sent"),
    "ad ads",
  ),
  quotient(
    percent("click rate|clicks|email click rate"),
    count("clicks|clicked"),
    count("delivered|emails|sent|recipients|emails sent|messages"),
    "email emails campaign newsletter",
  ),
  quotient(
    percent("open rate|email open rate"),
    count("opens|opened|open|unique opens"),
    count("delivered|emails|sent|recipients|emails sent|subscribers|people"),
    "email emails campaign newsletter",
  ),
  quotient(
    percent("click-to-open rate|click to open rate|click to open|ctor"),
    count("clicks|clicked"),
    count("opens|opened"),
    "email",
  ),
  quotient(
    percent("bounce rate|email bounce rate"),
    count("bounces|bounced|left|single page visits|single page sessions"),
    count("emails|sent|visits|visitors|sessions|emails sent|delivered"),
    "email emails website",
  ),
  quotient(
    percent("unsubscribe rate"),
    count("unsubscribes|unsubscribed"),
    count("emails|sent|delivered|subscribers"),
    "email",
  ),
  quotient(
    percent("engagement rate|engagement|engagement rate by reach|engagement by reach"),
    count("engagements|interactions|likes"),
    count("reach|followers|reached|impressions"),
    "rate post instagram",
  ),
  quotient(
    percent("churn rate|churn"),
    count("lost|left|churned|cancelled|canceled|cancellations"),
    count("customers|subscribers|users|members|start|clients"),
    "customer monthly of out",
  ),
  quotient(
    percent("retention rate|retention"),
    count("kept|stayed|retained|remain|renewed|returned"),
    count("customers|subscribers|users|members|start|clients"),
    "customer of out",
  ),
  quotient(
    percent("employee turnover rate|turnover rate|employee turnover|staff turnover|attrition rate|attrition|turnover"),
    count("left|quit|leavers|departures|separations|resigned|people left"),
    count("employees|staff|headcount|average employees|workers|average headcount|people"),
    "employee staff average company",
  ),
  quotient(
    money("cost per acquisition|cpa|cost per conversion|cost per lead|cpl|cost per sale"),
    money("spend|spent|spending|cost|costs|ad spend|budget|ads|marketing"),
    count("conversions|acquisitions|leads|sales|customers|signups|orders"),
    "campaign ads ad",
  ),
  quotient(
    money("customer acquisition cost|cac|acquisition cost|cost per customer|cost to acquire a customer"),
    money("spend|spent|marketing|sales and marketing|marketing spend|marketing costs?|cost|costs|budget|ads"),
    count("customers|new customers|clients|new clients|buyers"),
    "new",
  ),
  quotient(
    money("cost per click|cpc"),
    money("spend|spent|cost|costs|budget|ads|ad spend"),
    count("clicks"),
    "ad ads campaign",
  ),
  {
    terms: {
      cpm: money("cost per thousand impressions|cpm|cost per thousand|cost per mille"),
      spend: money("spend|spent|cost|costs|budget|ads|ad spend|campaign"),
      impressions: count("impressions|views"),
    },
    solved: {
      cpm: "{spend} / {impressions} * 1000",
      spend: "{cpm} * {impressions} / 1000",
      impressions: "{spend} / {cpm} * 1000",
    },
    words: "ad ads campaign",
  },
  quotient(
    number("return on ad spend|roas"),
    money("revenue|sales|earned|made|return"),
    money("ad spend|spend|spent|ads|cost|advertising"),
    "ad ads",
  ),
  quotient(
    percent("ACOS|advertising cost of sales|advertising cost of sale"),
    money("ad spend|spend|spent|ads|cost|advertising"),
    money("sales|revenue|ad sales|ad revenue"),
    "amazon",
  ),
  quotient(
    number("LTV to CAC ratio|ltv : cac|ltv / cac|ltv cac ratio|ltv cac|ltv to cac"),
    money("LTV|clv|lifetime value|customer lifetime value"),
    money("CAC|acquisition cost|customer acquisition cost|to acquire"),
  ),
  quotient(
    money("average order value|aov|average sale|average transaction|average basket"),
    money("revenue|sales|sold"),
    count("orders|transactions|sales|purchases|customers"),
    "total",
  ),
  quotient(
    number("frequency|ad frequency|average frequency"),
    count("impressions|views"),
    count("reach|people|reached|unique users"),
    "ad",
  ),
  quotient(
    money("average revenue per user|arpu|revenue per user|revenue per customer"),
    flow("revenue|mrr|monthly revenue"),
    count("users|customers|subscribers|accounts"),
  ),
  product(
    flow("monthly recurring revenue|mrr"),
    count("users|customers|subscribers|members|accounts"),
    flow("plan|subscription|price|fee|each|paying|arpu|per user|per customer|a piece"),
    "monthly recurring plan",
  ),
  {
    terms: {
      year: money("annual recurring revenue|arr|annual run rate|run rate"),
      month: monthly("mrr|monthly recurring revenue|monthly revenue|this month|month"),
    },
    solved: { year: "{month} * 12", month: "{year} / 12" },
    words: "of",
  },
  difference(percent("net promoter score|nps"), percent("promoters?"), percent("detractors?"), "score"),
  {
    terms: {
      score: percent("net promoter score|nps"),
      up: count("promoters?|nines and tens|9s and 10s"),
      middle: count("passives?|sevens and eights|7s and 8s|neutrals?"),
      down: count("detractors?"),
    },
    solved: { score: "({up} - {down}) / ({up} + {middle} + {down})" },
    words: "score survey we got",
  },
  {
    terms: {
      uplift: percent("uplift|lift|relative lift|relative uplift|relative improvement|improvement"),
      from: percent("control|from|original|baseline"),
      to: percent("variant|to|variation|new"),
    },
    solved: { uplift: "{to} / {from} - 1" },
    words: "ab a/b test split a b conversion rate relative percent / version",
  },
  difference(money("gross profit"), money("revenue|sales"), money("cost of goods sold|cogs|cost of sales")),
  quotient(percent("gross margin|gross profit margin"), money("gross profit"), money("revenue|sales")),
  {
    terms: {
      margin: percent("gross margin|gross profit margin"),
      sales: money("revenue|sales"),
      cost: money("cost of goods sold|cogs|cost of sales"),
    },
    solved: { margin: "1 - {cost} / {sales}" },
  },
  quotient(
    percent("operating margin|ebit margin|operating profit margin"),
    money("operating income|operating profit|ebit"),
    money("revenue|sales"),
  ),
  quotient(
    percent("net margin|net profit margin|profit margin"),
    money("net income|net profit|profit"),
    money("revenue|sales|turnover"),
  ),
  quotient(percent("EBITDA margin"), money("ebitda"), money("revenue|sales")),
  difference(
    money("contribution margin|contribution margin per unit|contribution|unit contribution"),
    money("price|selling price|sells for|sell for|sold for"),
    money("variable costs?|cost|costs?|variable cost per unit"),
    "per unit",
  ),
  {
    terms: {
      units: count(
        "break-even point|break even point|breakeven point|break even units|break-even units|break even|breakeven|break-even",
      ),
      fixed: flow("fixed costs?|rent|overhead|overheads|fixed expenses"),
      price: money("price|selling price|sells? for|sold for|sell at|selling at|for|charge"),
      variable: money(
        "variable costs?|variable cost per unit|cost me|costs me|costs? to make|unit cost|make for|cost each|cost|costs",
      ),
    },
    solved: { units: "{fixed} / ({price} - {variable})" },
    words: "units each per unit sell i they is shirts mugs candles products must how many to",
  },
  {
    terms: {
      point: count("reorder point|reorder level|rop|reorder|when do i reorder|when to reorder"),
      pace: daily("daily demand|demand|daily sales|daily usage|usage|sell|sells|use|units|sales|per day|a day"),
      lead: days("lead time|lead|takes|to arrive|delivery|arrive"),
      stock: count("safety stock|buffer|buffer stock|in reserve|reserve|safety"),
    },
    solved: { point: "{pace} * {lead} + {stock}" },
    words: "units unit a per day daily to arrive stock we it takes when do reorder",
  },
  quotient(
    percent("billable utilization|utilization rate|utilization|utilisation|billability"),
    count("billable|billed|billable hours|billed hours"),
    count("hours|available|worked|total|available hours|total hours|hours worked"),
    "hours of out",
  ),
  quotient(
    percent("occupancy rate|occupancy"),
    count("occupied|sold|booked|rented|filled|rooms sold|rooms occupied|units rented"),
    count("rooms|units|available|beds|total|total rooms|rooms available|seats"),
    "hotel",
  ),
  quotient(
    money("average daily rate|adr"),
    money("room revenue|revenue"),
    count("rooms sold|rooms|sold|nights"),
    "hotel",
  ),
  product(
    money("revenue per available room|revpar"),
    money("average daily rate|adr|rate"),
    percent("occupancy rate|occupancy|occupied"),
    "hotel",
  ),
  quotient(
    percent("sell-through rate|sell through rate|sell through|sell-through"),
    count("sold|units sold|sales"),
    count("received|stock|units received|inventory|bought|units|ordered"),
    "of out units",
  ),
  quotient(
    percent("food cost percentage|food cost percent|food cost|plate cost percentage|cost percentage|cost percent"),
    money("ingredients|food|plate|cost|costs|food cost|ingredient cost"),
    money("menu price|sold at|sells? for|price|sold for|selling price|sales|food sales|charge"),
    "dish plate percent percentage recipe",
  ),
  quotient(
    percent(
      "labor cost percentage|labor cost percent|labor cost|labour cost percentage|labor percentage|labor percent",
    ),
    money("labor|wages|payroll|labour|labor cost"),
    money("sales|revenue"),
  ),
  quotient(money("revenue per employee"), money("revenue|sales"), count("employees|staff|people|headcount")),
  quotient(
    money("cost per hire"),
    money("spent|recruiting|recruiting costs?|cost|costs|hiring costs?"),
    count("hires|hired|people hired|new hires"),
  ),
  quotient(
    percent("absence rate|absenteeism rate|absenteeism"),
    count("absent|missed|days missed|days absent|sick days|lost"),
    count("workdays|working days|days|total days|scheduled|work days"),
    "days of out",
  ),
  quotient(
    number("price elasticity of demand|price elasticity|elasticity|elasticity of demand|ped"),
    percent("demand|cuts demand|sales|quantity|volume|demand falls?|demand drops?"),
    percent("price|increase|price increase|price rise|price cut|price drop"),
    "if price",
  ),
  quotient(
    months("CAC payback|cac payback period|payback"),
    money("CAC|acquisition cost|customer acquisition cost"),
    monthly("gross profit|margin|gross margin|profit|contribution"),
    "per customer months period",
  ),
  quotient(
    months("customer lifetime|average customer lifetime|lifetime"),
    count("one"),
    percent("monthly churn|churn|churn rate"),
    "customer average",
  ),
];
