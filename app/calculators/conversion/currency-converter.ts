import {
  type AnyDefinition,
  choice,
  chart,
  date,
  defineCalculator,
  type ExchangeRates,
  type RatesOfDay,
  list,
  money,
  number,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { exchangeRates } from "#maths/exchange-rates.dated.ts";
import { exchangeRate, getRate } from "#maths/exchange-rates.ts";

/** The active national and union currencies of ISO 4217 in 2026, and the special drawing right. */
const currencies = [
  ["AED", "AED – UAE dirham"],
  ["AFN", "AFN – Afghan afghani"],
  ["ALL", "ALL – Albanian lek"],
  ["AMD", "AMD – Armenian dram"],
  ["AOA", "AOA – Angolan kwanza"],
  ["ARS", "ARS – Argentine peso"],
  ["AUD", "AUD – Australian dollar"],
  ["AWG", "AWG – Aruban florin"],
  ["AZN", "AZN – Azerbaijani manat"],
  ["BAM", "BAM – Bosnia and Herzegovina convertible mark"],
  ["BBD", "BBD – Barbadian dollar"],
  ["BDT", "BDT – Bangladeshi taka"],
  ["BHD", "BHD – Bahraini dinar"],
  ["BIF", "BIF – Burundian franc"],
  ["BMD", "BMD – Bermudian dollar"],
  ["BND", "BND – Brunei dollar"],
  ["BOB", "BOB – Bolivian boliviano"],
  ["BRL", "BRL – Brazilian real"],
  ["BSD", "BSD – Bahamian dollar"],
  ["BTN", "BTN – Bhutanese ngultrum"],
  ["BWP", "BWP – Botswana pula"],
  ["BYN", "BYN – Belarusian ruble"],
  ["BZD", "BZD – Belize dollar"],
  ["CAD", "CAD – Canadian dollar"],
  ["CDF", "CDF – Congolese franc"],
  ["CHF", "CHF – Swiss franc"],
  ["CLP", "CLP – Chilean peso"],
  ["CNY", "CNY – Chinese yuan renminbi"],
  ["COP", "COP – Colombian peso"],
  ["CRC", "CRC – Costa Rican colón"],
  ["CUP", "CUP – Cuban peso"],
  ["CVE", "CVE – Cabo Verdean escudo"],
  ["CZK", "CZK – Czech koruna"],
  ["DJF", "DJF – Djiboutian franc"],
  ["DKK", "DKK – Danish krone"],
  ["DOP", "DOP – Dominican peso"],
  ["DZD", "DZD – Algerian dinar"],
  ["EGP", "EGP – Egyptian pound"],
  ["ERN", "ERN – Eritrean nakfa"],
  ["ETB", "ETB – Ethiopian birr"],
  ["EUR", "EUR – Euro"],
  ["FJD", "FJD – Fijian dollar"],
  ["FKP", "FKP – Falkland Islands pound"],
  ["GBP", "GBP – British pound sterling"],
  ["GEL", "GEL – Georgian lari"],
  ["GHS", "GHS – Ghanaian cedi"],
  ["GIP", "GIP – Gibraltar pound"],
  ["GMD", "GMD – Gambian dalasi"],
  ["GNF", "GNF – Guinean franc"],
  ["GTQ", "GTQ – Guatemalan quetzal"],
  ["GYD", "GYD – Guyanese dollar"],
  ["HKD", "HKD – Hong Kong dollar"],
  ["HNL", "HNL – Honduran lempira"],
  ["HTG", "HTG – Haitian gourde"],
  ["HUF", "HUF – Hungarian forint"],
  ["IDR", "IDR – Indonesian rupiah"],
  ["ILS", "ILS – Israeli new shekel"],
  ["INR", "INR – Indian rupee"],
  ["IQD", "IQD – Iraqi dinar"],
  ["IRR", "IRR – Iranian rial"],
  ["ISK", "ISK – Icelandic króna"],
  ["JMD", "JMD – Jamaican dollar"],
  ["JOD", "JOD – Jordanian dinar"],
  ["JPY", "JPY – Japanese yen"],
  ["KES", "KES – Kenyan shilling"],
  ["KGS", "KGS – Kyrgyzstani som"],
  ["KHR", "KHR – Cambodian riel"],
  ["KMF", "KMF – Comorian franc"],
  ["KPW", "KPW – North Korean won"],
  ["KRW", "KRW – South Korean won"],
  ["KWD", "KWD – Kuwaiti dinar"],
  ["KYD", "KYD – Cayman Islands dollar"],
  ["KZT", "KZT – Kazakhstani tenge"],
  ["LAK", "LAK – Lao kip"],
  ["LBP", "LBP – Lebanese pound"],
  ["LKR", "LKR – Sri Lankan rupee"],
  ["LRD", "LRD – Liberian dollar"],
  ["LSL", "LSL – Lesotho loti"],
  ["LYD", "LYD – Libyan dinar"],
  ["MAD", "MAD – Moroccan dirham"],
  ["MDL", "MDL – Moldovan leu"],
  ["MGA", "MGA – Malagasy ariary"],
  ["MKD", "MKD – Macedonian denar"],
  ["MMK", "MMK – Myanmar kyat"],
  ["MNT", "MNT – Mongolian tögrög"],
  ["MOP", "MOP – Macanese pataca"],
  ["MRU", "MRU – Mauritanian ouguiya"],
  ["MUR", "MUR – Mauritian rupee"],
  ["MVR", "MVR – Maldivian rufiyaa"],
  ["MWK", "MWK – Malawian kwacha"],
  ["MXN", "MXN – Mexican peso"],
  ["MYR", "MYR – Malaysian ringgit"],
  ["MZN", "MZN – Mozambican metical"],
  ["NAD", "NAD – Namibian dollar"],
  ["NGN", "NGN – Nigerian naira"],
  ["NIO", "NIO – Nicaraguan córdoba"],
  ["NOK", "NOK – Norwegian krone"],
  ["NPR", "NPR – Nepalese rupee"],
  ["NZD", "NZD – New Zealand dollar"],
  ["OMR", "OMR – Omani rial"],
  ["PAB", "PAB – Panamanian balboa"],
  ["PEN", "PEN – Peruvian sol"],
  ["PGK", "PGK – Papua New Guinean kina"],
  ["PHP", "PHP – Philippine peso"],
  ["PKR", "PKR – Pakistani rupee"],
  ["PLN", "PLN – Polish złoty"],
  ["PYG", "PYG – Paraguayan guaraní"],
  ["QAR", "QAR – Qatari riyal"],
  ["RON", "RON – Romanian leu"],
  ["RSD", "RSD – Serbian dinar"],
  ["RUB", "RUB – Russian ruble"],
  ["RWF", "RWF – Rwandan franc"],
  ["SAR", "SAR – Saudi riyal"],
  ["SBD", "SBD – Solomon Islands dollar"],
  ["SCR", "SCR – Seychellois rupee"],
  ["SDG", "SDG – Sudanese pound"],
  ["SEK", "SEK – Swedish krona"],
  ["SGD", "SGD – Singapore dollar"],
  ["SHP", "SHP – Saint Helena pound"],
  ["SLE", "SLE – Sierra Leonean leone"],
  ["SOS", "SOS – Somali shilling"],
  ["SRD", "SRD – Surinamese dollar"],
  ["SSP", "SSP – South Sudanese pound"],
  ["STN", "STN – São Tomé and Príncipe dobra"],
  ["SVC", "SVC – Salvadoran colón"],
  ["SYP", "SYP – Syrian pound"],
  ["SZL", "SZL – Swazi lilangeni"],
  ["THB", "THB – Thai baht"],
  ["TJS", "TJS – Tajikistani somoni"],
  ["TMT", "TMT – Turkmenistan manat"],
  ["TND", "TND – Tunisian dinar"],
  ["TOP", "TOP – Tongan paʻanga"],
  ["TRY", "TRY – Turkish lira"],
  ["TTD", "TTD – Trinidad and Tobago dollar"],
  ["TWD", "TWD – New Taiwan dollar"],
  ["TZS", "TZS – Tanzanian shilling"],
  ["UAH", "UAH – Ukrainian hryvnia"],
  ["UGX", "UGX – Ugandan shilling"],
  ["USD", "USD – US dollar"],
  ["UYU", "UYU – Uruguayan peso"],
  ["UZS", "UZS – Uzbekistani sum"],
  ["VED", "VED – Venezuelan digital bolívar"],
  ["VES", "VES – Venezuelan sovereign bolívar"],
  ["VND", "VND – Vietnamese đồng"],
  ["VUV", "VUV – Vanuatu vatu"],
  ["WST", "WST – Samoan tala"],
  ["XAF", "XAF – Central African CFA franc"],
  ["XCD", "XCD – East Caribbean dollar"],
  ["XCG", "XCG – Caribbean guilder"],
  ["XDR", "XDR – IMF special drawing right"],
  ["XOF", "XOF – West African CFA franc"],
  ["XPF", "XPF – CFP franc"],
  ["YER", "YER – Yemeni rial"],
  ["ZAR", "ZAR – South African rand"],
  ["ZMW", "ZMW – Zambian kwacha"],
  ["ZWG", "ZWG – Zimbabwe gold"],
] as const;

/** The rows of the table, in this order. */
const MAJOR = ["USD", "EUR", "JPY", "GBP", "CNY", "CHF", "AUD", "CAD", "HKD", "SGD", "INR", "KRW"];
/** Those of which days are kept. */
const MAIN = [...MAJOR, "SEK", "NOK", "DKK", "NZD", "MXN", "BRL"];

/** The dated set ships with the code; the edge and the page calculate with the newest one (workers/rates/rates.ts). */
export default converter(exchangeRates);

function converter(set: ExchangeRates): AnyDefinition {
  const { rates } = set;
  // What ships with the code is one day.
  const days = set.history ?? [set];
  return defineCalculator({
    id: "currency-converter",
    name: "Currency Converter",
    category: "conversion",
    emoji: "💱",
    description:
      "Convert an amount between more than 150 currencies at daily reference rates, with the rate both ways and the amount in major currencies.",
    keywords: [
      "exchange rate",
      "USD to EUR",
      "dollar to euro",
      "pound to dollar",
      "forex",
      "money exchange",
      "foreign currency",
      "yen",
      "travel money",
    ],
    popular: true,
    related: [
      { id: "travel-budget", stage: "next_step", relevance: 88 },
      { id: "unit-converter", stage: "complementary", relevance: 78 },
      { id: "inflation", stage: "advanced_planning", relevance: 72 },
      "cryptocurrency",
      "vat",
    ],
    rates: { set, codes: currencies.map(([code]) => code), replace: converter },
    inputs: {
      amount: money("Amount", { default: 100, min: 0, decimals: 2, currencyFrom: "from", also: ["sum", "price"] }),
      from: choice("From", { default: "USD", options: currencies, also: ["source currency", "I have"] }),
      to: choice("To", { default: "EUR", options: currencies, also: ["target currency", "into", "I want"] }),
      targets: list("More currencies at once", {
        of: { currency: choice("Currency", { options: currencies }) },
        default: [],
        optional: true,
        maxItems: 20,
        help: "They take the place of the major currencies in the table.",
      }),
    },
    swap: ["from", "to"],
    outputs: {
      result: money("Result", { decimals: 2, currencyFrom: "to" }),
      rate: number("Exchange rate", { unitBy: ({ from, to }) => `${String(to)} for 1 ${String(from)}` }),
      inverseRate: number("The other way", { unitBy: ({ from, to }) => `${String(from)} for 1 ${String(to)}` }),
      rateDate: date("Date of the rates"),
      table: table("The amount in other currencies", {
        currency: text("Currency", { labels: Object.fromEntries(currencies) }),
        value: money("Amount", { decimals: 2, currencyFrom: "currency", none: "No rate" }),
      }),
      rateByDay: table(
        "The rate day by day",
        { day: date("Day"), dailyRate: number("Rate") },
        {
          none: `Rates of past days are kept for the main currencies (${MAIN.join(", ")}), here since ${days[0]!.date}. The line is drawn once there are two days.`,
        },
      ),
      rateOverTime: chart("The rate over time", {
        from: "rateByDay",
        x: { day: date("Day") },
        y: { dailyRate: number("Rate", { unitBy: ({ from, to }) => `${String(to)} for 1 ${String(from)}` }) },
        as: "line",
        fit: true,
      }),
    },
    compute({ amount, from, to, targets }) {
      const rate = exchangeRate(rates, from, to);
      if (rate === null) refuse(getRate(rates, from) === null ? "from" : "to", NO_RATE);
      return {
        result: amount * rate,
        rate,
        inverseRate: 1 / rate,
        rateDate: set.date,
        table: (targets.length > 0 ? targets.map((one) => one.currency) : MAJOR).map((currency) => ({
          currency,
          value: product(amount, exchangeRate(rates, from, currency)),
        })),
        rateByDay: listDays(days, from, to),
      };
    },
    takeaways: ({ amount, from, to }, { result, rate, inverseRate }, say) => [
      `${say.number(amount, 2)} ${from} is ${sized(result!, say)} ${to} at the reference rates of {rateDate}, which may have moved since.`,
      from === to
        ? "Both currencies are the same, so the amount stays the same."
        : `1 ${from} buys ${say.number(rate!)} ${to}, and 1 ${to} costs ${say.number(inverseRate!)} ${from}.`,
      from === to || result === 0
        ? `Choose another currency under To to see what your ${from} is worth there.`
        : `A card or exchange bureau that charges 3% would leave you about ${sized(result! * 0.97, say)} ${to}.`,
    ],
    formula: {
      tex: [String.raw`B = A \cdot \frac{r_2}{r_1}`, String.raw`A = B \cdot \frac{r_1}{r_2}`],
      where: {
        A: "the Amount in the first currency",
        B: "the Result in the second currency",
        r_1: "units of the first currency for one US dollar, on the date shown",
        r_2: "units of the second currency for one US dollar, on the same date",
      },
    },
    howTo: [
      "Enter the Amount from the price tag or invoice.",
      "Choose its currency under From and the one you want under To; the three-letter codes are those of ISO 4217.",
      "Read the Result and check the Date of the rates: they are updated once a day, not by the minute.",
      "Add rows under More currencies at once to see the amount in each currency of a journey.",
      "Compare the Exchange rate with the rate your bank or card offers; the gap is what the exchange costs you.",
    ],
    faq: [
      {
        question: "Why does my bank give me less?",
        answer:
          "These are mid-market reference rates, halfway between buying and selling. Banks, cards and bureaus add a margin: typically 0% to 1% at specialized transfer services, a foreign transaction fee of 2% to 3% on many credit cards, and 5% to 15% at airport counters.",
      },
      {
        question: "Should I pay in my own currency when a foreign card terminal offers it?",
        answer:
          "Usually not. That offer is called dynamic currency conversion: the merchant's bank sets the rate, often 3% to 8% worse than your own card's. Choose the local currency of the country you are in.",
      },
      {
        question: "Why do some rates never seem to change?",
        answer:
          "They are pegged. The CFA franc is fixed at 655.957 to the euro, the Danish krone moves in a narrow band around 7.46038, the Saudi riyal is 3.75 and the UAE dirham 3.6725 to the US dollar, and the Namibian dollar equals the South African rand.",
      },
      {
        question: "Which currency codes changed recently?",
        answer:
          "Bulgaria replaced the lev (BGN) with the euro at the start of 2026, the Caribbean guilder (XCG) replaced the Netherlands Antillean guilder (ANG) in 2025, and Zimbabwe Gold (ZWG) replaced ZWL in 2024. The old codes are not offered.",
      },
    ],
    about: [
      "Use it to judge a foreign price, plan travel money or check an invoice. Every pair uses the same set of rates against the US dollar, so converting there and back returns the amount you started with, and going through a third currency gives the same result.",
      "No fee or spread is added and nothing is rounded to the cent. For taxes and customs, the law says which rate to use (such as the ECB's or the customs office's for the day or the month), and it may differ. Where a country has both an official and a street rate, as Venezuela, Cuba and Lebanon have had, the figure here may be far from what you can get.",
    ],
    caution: `Reference rates of ${set.date}, not an offer: they may be days or weeks old, and no bank, card or exchange bureau is bound to them.`,
    sources: [
      "ISO 4217:2015, list one (active codes), with amendments up to 2026",
      "Reference rates of central banks, for example the euro foreign exchange reference rates of the European Central Bank",
      `Open currency-api, daily rates, here those of ${set.date}: ${set.source}`,
    ],
    phrases: ["{amount} {from} in {to}", "convert {amount} {from} to {to}", "how much is {amount} {from} in {to}"],
    updated: "2026-11-26",
    examples: [
      {
        title: "500 euros in West African CFA francs, at the fixed parity of 655.957",
        inputs: { amount: 500, from: "EUR", to: "XOF" },
        outputs: { result: 327_978.5, rate: 655.957 },
      },
      {
        title: "A hotel bill of 1,200 Bahamian dollars in US dollars, one for one",
        inputs: { amount: 1200, from: "BSD", to: "USD" },
        outputs: { result: 1200, inverseRate: 1 },
      },
    ],
  });
}

/** The rate of each day that has one; null where that makes no line. */
function listDays(days: readonly RatesOfDay[], from: string, to: string) {
  const rows = days.flatMap((one) => {
    const dailyRate = exchangeRate(one.rates, from, to);
    return dailyRate === null ? [] : [{ day: one.date, dailyRate }];
  });
  return rows.length < 2 ? null : rows;
}

const NO_RATE = "There is no rate for this currency today. Choose another one, or try again tomorrow.";

function product(amount: number, rate: number | null): number | null {
  return rate === null ? null : amount * rate;
}

/** Two decimals, or as many as a very small amount needs. */
function sized(amount: number, say: { number(value: number, decimals?: number): string }): string {
  return Math.abs(amount) < 0.1 ? say.number(amount) : say.number(amount, 2);
}
