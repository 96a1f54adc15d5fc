import { choice, defineCalculator, money, percent, table, text } from "#engine/define.ts";

/**
 * Standard rates of value added tax (or goods and services tax) in January 2026, in percent.
 * Sources: European Commission, VAT rates in the Member States; OECD, Consumption Tax Trends; national tax authorities.
 */
const RATES: readonly (readonly [code: string, country: string, rate: number])[] = [
  ["at", "Austria", 20],
  ["be", "Belgium", 21],
  ["bg", "Bulgaria", 20],
  ["hr", "Croatia", 25],
  ["cy", "Cyprus", 19],
  ["cz", "Czechia", 21],
  ["dk", "Denmark", 25],
  ["ee", "Estonia", 24],
  ["fi", "Finland", 25.5],
  ["fr", "France", 20],
  ["de", "Germany", 19],
  ["gr", "Greece", 24],
  ["hu", "Hungary", 27],
  ["ie", "Ireland", 23],
  ["it", "Italy", 22],
  ["lv", "Latvia", 21],
  ["lt", "Lithuania", 21],
  ["lu", "Luxembourg", 17],
  ["mt", "Malta", 18],
  ["nl", "Netherlands", 21],
  ["pl", "Poland", 23],
  ["pt", "Portugal", 23],
  ["ro", "Romania", 21],
  ["sk", "Slovakia", 23],
  ["si", "Slovenia", 22],
  ["es", "Spain", 21],
  ["se", "Sweden", 25],
  ["gb", "United Kingdom", 20],
  ["no", "Norway", 25],
  ["ch", "Switzerland", 8.1],
  ["is", "Iceland", 24],
  ["tr", "Turkey", 20],
  ["ua", "Ukraine", 20],
  ["rs", "Serbia", 20],
  ["au", "Australia (GST)", 10],
  ["nz", "New Zealand (GST)", 15],
  ["ca", "Canada (GST only)", 5],
  ["sg", "Singapore (GST)", 9],
  ["jp", "Japan (consumption tax)", 10],
  ["kr", "South Korea", 10],
  ["cn", "China", 13],
  ["ph", "Philippines", 12],
  ["il", "Israel", 18],
  ["ae", "United Arab Emirates", 5],
  ["sa", "Saudi Arabia", 15],
  ["za", "South Africa", 15],
  ["ke", "Kenya", 16],
  ["eg", "Egypt", 14],
  ["ng", "Nigeria", 7.5],
  ["mx", "Mexico", 16],
  ["ar", "Argentina", 21],
  ["cl", "Chile", 19],
  ["co", "Colombia", 19],
  ["pe", "Peru", 18],
];

const OPTIONS: readonly (readonly [string, string])[] = [
  ...RATES.map(([code, country, rate]) => [code, `${country} ${rate}%`] as const),
  ["custom", "Another rate"],
];

export default defineCalculator({
  id: "vat",
  name: "VAT Calculator",
  category: "finance",
  emoji: "🧾",
  description:
    "Adds VAT or GST to a net price or takes it out of a gross price, at your country's standard rate or any other rate.",
  keywords: ["value added tax", "GST", "net to gross", "price without VAT", "IVA", "MwSt", "TVA", "reverse VAT"],
  related: [
    { id: "sales-tax", stage: "complementary", relevance: 88 },
    "percentage",
    { id: "discount", stage: "complementary", relevance: 76 },
    "markup",
    { id: "profit-margin", stage: "next_step", relevance: 74 },
  ],
  inputs: {
    amount: money("Amount", {
      default: 100,
      also: ["price", "on", "costs", "invoice", "bill", "price of", "total of", "amount of", "of"],
    }),
    mode: choice("What to do", {
      called: {
        remove: ["including", "included", "inclusive", "take out", "take off", "off", "gross price"],
        add: ["add", "net price"],
      },
      default: "add",
      options: [
        ["add", "Add VAT to a net amount"],
        ["remove", "Take VAT out of a gross amount"],
      ],
    }),
    country: choice("Rate", {
      default: "gb",
      options: OPTIONS,
      help: "Standard rates in January 2026; for a reduced rate, choose another rate.",
      also: ["country"],
    }),
    customRate: percent("VAT rate", {
      default: 20,
      min: 0,
      max: 1000,
      when: { country: "custom" },
      also: ["rate", "at", "VAT", "GST", "tax", "VAT of"],
    }),
  },
  outputs: {
    vatAmount: money("VAT", { also: ["how much VAT", "VAT portion", "VAT part"], decimals: 2 }),
    netAmount: money("Net amount", {
      also: ["net price", "before VAT", "without VAT", "excluding VAT"],
      decimals: 2,
    }),
    grossAmount: money("Gross amount", { also: ["gross price", "with VAT", "including VAT", "total"], decimals: 2 }),
    rate: percent("Rate"),
    vatShareOfGross: percent("VAT as a share of the gross amount", { decimals: 3 }),
    countries: table("The same net price elsewhere", {
      country: text("Country"),
      rate: percent("Rate"),
      vat: money("VAT", { decimals: 2 }),
      gross: money("Gross", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "parts", of: ["netAmount", "vatAmount"], whole: "grossAmount" }],
  compute({ amount, mode, country, customRate }) {
    const rate = RATES.find(([code]) => code === country)?.[2] ?? customRate;
    const netAmount = mode === "add" ? amount : amount / (1 + rate / 100);
    const vatAmount = (netAmount * rate) / 100;
    return {
      vatAmount,
      netAmount,
      grossAmount: netAmount + vatAmount,
      rate,
      vatShareOfGross: (100 * rate) / (100 + rate),
      countries: RATES.map(([, name, other]) => ({
        country: name,
        rate: other,
        vat: (netAmount * other) / 100,
        gross: netAmount * (1 + other / 100),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.mode === "add"
      ? `{rate} VAT on {netAmount} is {vatAmount}; with it, the price is {grossAmount}.`
      : `{grossAmount} includes {vatAmount} of VAT at {rate}; the net price is {netAmount}.`,
    ...(outputs.rate! > 0
      ? [
          `VAT is {vatShareOfGross} of the gross price, less than the rate, because the rate applies to the net price.`,
          `To take VAT out of a price, divide by ${say.number(1 + outputs.rate! / 100, 4)}.`,
        ]
      : [`Without VAT, the net and the gross price are the same.`]),
  ],
  formula: {
    tex: [String.raw`G = N\,(1 + r), \qquad N = \frac{G}{1 + r}`, String.raw`V = N\,r = G\,\frac{r}{1 + r}`],
    where: {
      G: "gross amount, with VAT",
      N: "net amount, without VAT",
      V: "VAT",
      r: "VAT rate",
    },
  },
  howTo: [
    "Enter the Amount.",
    "Choose What to do: add VAT to a net amount, or take it out of a gross amount.",
    "Choose the country's standard rate, or Another rate for a reduced one.",
    "For a credit note, enter a negative amount.",
  ],
  faq: [
    {
      question: "Why is 20% VAT not 20% of the price on the shelf?",
      answer:
        "The rate applies to the net price. In a price of 120 the VAT is 20, a sixth: 16.67%. Taking 20% off 120 would give 96, which is wrong.",
    },
    {
      question: "What is taxed at a reduced rate?",
      answer:
        "It differs: most food is 0% in the UK and 7% in Germany, books 0% in the UK and 5.5% in France, restaurant meals 10% in France and Italy. EU law lets member states have up to two reduced rates of at least 5%, and a lower one for a few goods.",
    },
    {
      question: "Which country's VAT applies when I sell abroad?",
      answer:
        "Within the EU, goods and digital services for consumers are taxed where the buyer lives once your cross-border sales pass €10,000 a year; the One Stop Shop reports them together. Sales to businesses with a VAT number are usually free of VAT (reverse charge).",
    },
  ],
  about: [
    "For invoices, quotes, receipts and expense claims. The comparison shows the same net price at the standard rates of 54 countries.",
    "Rates are those of January 2026 and change by law, sometimes within the year. Canada's figure is the federal tax only; provinces add their own or use a harmonized rate of 13 to 15%. Invoices round VAT to the cent, per line or in total.",
  ],
  caution:
    "Standard rates of January 2026: what you sell may have a reduced rate or be exempt, so check with the tax authority before you invoice.",
  sources: [
    "European Commission: VAT rates applied in the Member States of the European Union (2026)",
    "OECD: Consumption Tax Trends, standard VAT/GST rates",
    "National tax authorities, rates in force in January 2026",
  ],
  phrases: [
    "VAT on {amount}",
    "{amount} without VAT at {customRate}",
    "how much VAT is in a gross price of {amount} at {customRate}",
    "my supplier invoices {amount} net, how much is that with {country} VAT",
    "net price of something that costs {amount} including {customRate} VAT",
    "add {customRate} VAT to {amount}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Adding 20% to a net price of 100",
      inputs: { amount: 100, mode: "add", country: "gb" },
      outputs: { vatAmount: 20, grossAmount: 120 },
    },
    {
      title: "The VAT inside a German price of 119",
      inputs: { amount: 119, mode: "remove", country: "de" },
      outputs: { netAmount: 100, vatAmount: 19 },
    },
    {
      title: "A reduced rate of 7%",
      inputs: { amount: 53.5, mode: "remove", country: "custom", customRate: 7 },
      outputs: { netAmount: 50, vatAmount: 3.5 },
    },
  ],
});
