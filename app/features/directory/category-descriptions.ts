/** What the calculators of a category are for, in a sentence that its page opens with and search engines show. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  agriculture: "Seed, fertilizer, irrigation, livestock and harvest: plan a field, a herd or a grain bin.",
  automotive:
    "Auto loans, leases and running costs, tire sizes and engine figures: what a car costs and what it can do.",
  business: "Margins, break-even, cash flow, inventory and payroll: the figures behind running a business.",
  construction: "How much concrete, lumber, paint, tile or wire a job takes, with waste and openings included.",
  conversion:
    "Convert length, weight, volume, temperature, currency, clothing sizes and more between all common units.",
  cooking: "Scale recipes, swap pans, convert cups to grams, and get roasting times and coffee ratios right.",
  crypto: "Mining, staking, gas fees, cost basis and liquidation prices: figures for holders and traders of crypto.",
  "digital-marketing":
    "Click-through and conversion rates, ad spend, funnels and A/B tests: measure what a campaign brings in.",
  education: "Grades, GPA, attendance, study plans and what college costs: figures for students and parents.",
  energy:
    "Solar panels, batteries, heat pumps, charging and electricity bills: what energy you need and what it costs.",
  entertainment: "Screen size and distance, binge-watching, playlists and reading: plan your free time.",
  finance: "Interest, savings, retirement, taxes and inflation: see what money grows to, costs or is worth today.",
  "food-beverage":
    "Tips, party drinks, pizza deals, alcohol by volume and nutrition: figures for the table and the bar.",
  gaming: "Drop chances, dice odds, ratings, frame times and mouse sensitivity: the math behind games.",
  "gig-economy": "Freelance rates, mileage, fees and self-employment tax: what is left of what you earn on your own.",
  health: "BMI, calories, heart rate, pregnancy, sleep and lab values: estimates to discuss with your doctor.",
  insurance: "How much life, home and disability insurance you need, and which plan or deductible costs less.",
  investment: "Returns, bonds, dividends, capital gains and risk: compare investments and see what they may be worth.",
  legal: "Deadlines, judgment interest, overtime, fees and severance: estimates for legal matters, not legal advice.",
  loan: "Payments, payoff dates and total interest for personal, student and credit card debt: compare and plan.",
  manufacturing: "Feeds and speeds, gears, bends, bolts and process capability: figures for the shop floor.",
  math: "Fractions, percentages, algebra, geometry, calculus and statistics, with exact results where they exist.",
  other: "Ages, dates, time cards, countdowns, the sun and the moon: everyday questions with a calendar in them.",
  "personal-finance": "Budgets, debt, net worth, subscriptions and emergency funds: know where your money goes.",
  physics: "Motion, forces, electricity, light, heat and gravity: solve for the unknown, with units that fit.",
  "real-estate": "Mortgages, closing costs, property tax, rent or buy: what a home costs and what it earns.",
  retail: "Discounts, unit prices, margins on stock and cash counts: figures for shoppers and shops.",
  "social-media": "Engagement, follower growth, video earnings and influencer rates: what an audience is worth.",
  technology: "Passwords, subnets, storage, screens, downloads and battery life: figures for people who build and fix.",
  transportation: "Commutes, freight, towing, stopping distance and electric range: move people and goods.",
  travel: "Distances, driving time, fuel, luggage and budgets: plan a trip before you leave.",
};

/** The sentence about a category; undefined for one that is not known. */
export function describeCategory(key: string): string | undefined {
  return Object.hasOwn(DESCRIPTIONS, key) ? DESCRIPTIONS[key] : undefined;
}
