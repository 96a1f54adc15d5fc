import {
  choice,
  defineCalculator,
  integer,
  list,
  money,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { area } from "#units/area.ts";

interface Room {
  readonly area: number;
  readonly occupants: number;
  readonly income: number;
}

export default defineCalculator({
  id: "rent-split",
  name: "Rent Split Calculator",
  category: "personal-finance",
  emoji: "🛏️",
  description:
    "Shares the rent and bills of a shared home fairly: equally, by room size with shared space counted, or by income.",
  keywords: [
    "split rent between roommates",
    "flatmates",
    "fair rent by room size",
    "divide rent by income",
    "shared apartment",
    "housemates",
  ],
  related: [
    { id: "rent-affordability", stage: "complementary", relevance: 82 },
    { id: "budget-50-30-20", stage: "next_step", relevance: 76 },
    { id: "tip", stage: "complementary", relevance: 62 },
    "price-per-area",
    "electricity-cost",
  ],
  inputs: {
    totalRent: money("Rent", { default: 2400, min: 0.01, also: ["rent", "split rent"] }),
    utilities: money("Utilities and bills", {
      default: 200,
      min: 0,
      optional: true,
      help: "Shared equally by all people.",
      also: ["utilities", "bills"],
    }),
    method: choice("Share the rent", {
      default: "area",
      options: [
        ["equal", "Equally per person"],
        ["area", "By room size"],
        ["income", "By income"],
      ],
    }),
    commonPercent: percent("Part of the rent for shared space", {
      default: 30,
      min: 0,
      max: 100,
      when: { method: "area" },
      help: "Shared equally per person; the rest goes by room size.",
    }),
    rooms: list("Rooms", {
      of: {
        name: text("Name", { maxLength: 60 }),
        area: quantity("Area", area, { unit: "m2", min: 0, imperial: "ft2" }),
        occupants: integer("People", { min: 1, max: 20 }),
        income: money("Income of its people together", { min: 0 }),
      },
      default: [
        { name: "Large room", area: 22, occupants: 2, income: 5200 },
        { name: "Middle room", area: 16, occupants: 1, income: 2900 },
        { name: "Small room", area: 11, occupants: 1, income: 2300 },
      ],
      minItems: 1,
      maxItems: 30,
    }),
  },
  outputs: {
    averagePerPerson: money("Average per person", { decimals: 2 }),
    highestPerPerson: money("Highest per person", { decimals: 2 }),
    lowestPerPerson: money("Lowest per person", { decimals: 2 }),
    spread: money("Between highest and lowest", { decimals: 2 }),
    people: integer("People"),
    rentPerSquareMeter: money("Rent per square meter of rooms", { decimals: 2, none: "No room sizes given" }),
    shares: table(
      "Each room",
      {
        name: text("Room"),
        percent: percent("Of the rent", { decimals: 1 }),
        rent: money("Rent", { decimals: 2 }),
        utilities: money("Utilities", { decimals: 2 }),
        total: money("Total", { decimals: 2 }),
        perPerson: money("Per person", { decimals: 2 }),
      },
      { split: { name: "name", value: "total" } },
    ),
  },
  compute({ totalRent, utilities, method, commonPercent, rooms }) {
    const total = (key: "area" | "occupants" | "income") => rooms.reduce((sum, room) => sum + room[key], 0);
    const [people, size, income] = [total("occupants"), total("area"), total("income")];
    if (method === "area" && size === 0) refuse("rooms", "Enter the area of the rooms, or share the rent another way.");
    if (method === "income" && income === 0)
      refuse("rooms", "Enter the income of the people, or share the rent another way.");
    const common = (totalRent * commonPercent) / 100;
    const rentOf = {
      equal: (room: Room) => (totalRent * room.occupants) / people,
      area: (room: Room) => (common * room.occupants) / people + ((totalRent - common) * room.area) / size,
      income: (room: Room) => (totalRent * room.income) / income,
    }[method];
    const shares = rooms.map((room) => {
      const [rent, bills] = [rentOf(room), (utilities * room.occupants) / people];
      return {
        name: room.name,
        percent: (100 * rent) / totalRent,
        rent,
        utilities: bills,
        total: rent + bills,
        perPerson: (rent + bills) / room.occupants,
      };
    });
    const highestPerPerson = Math.max(...shares.map(({ perPerson }) => perPerson));
    const lowestPerPerson = Math.min(...shares.map(({ perPerson }) => perPerson));
    return {
      averagePerPerson: (totalRent + utilities) / people,
      highestPerPerson,
      lowestPerPerson,
      spread: highestPerPerson - lowestPerPerson,
      people,
      rentPerSquareMeter: size > 0 ? totalRent / size : null,
      shares,
    };
  },
  takeaways: (inputs, outputs) => [
    `{people} people share {totalRent} of rent and {utilities} of bills: {averagePerPerson} each on average.`,
    outputs.spread! > 0.005
      ? `${BASIS[inputs.method] ?? ""} the shares go from {lowestPerPerson} to {highestPerPerson} per person.`
      : `${BASIS[inputs.method] ?? ""} everyone pays the same.`,
  ],
  formula: {
    tex: [
      String.raw`\text{equal: } R\,\frac{o_i}{N}, \qquad \text{income: } R\,\frac{y_i}{\sum y}`,
      String.raw`\text{size: } R\,c\,\frac{o_i}{N} + R\,(1 - c)\,\frac{a_i}{\sum a}`,
    ],
    where: {
      R: "rent",
      o_i: "people in room i",
      N: "people in all",
      a_i: "area of room i",
      c: "part of the rent for shared space",
      y_i: "income of the people in room i",
    },
  },
  howTo: [
    "Enter the Rent and the Utilities and bills of the whole home.",
    "List the Rooms with their area and how many People sleep in each; income only matters if you share by income.",
    "Choose how to Share the rent.",
    "For a split by room size, set the Part of the rent for shared space: kitchen, bath and living room as a share of the whole area is a good start.",
  ],
  faq: [
    {
      question: "What is the fairest way to split rent?",
      answer:
        "By room size with shared space paid equally, if the rooms differ and incomes are similar. By income, if you want everyone to feel the rent about the same, as couples often do. Equally per person only if the rooms are alike.",
    },
    {
      question: "How do I count a balcony or an own bathroom?",
      answer:
        "Add it to the room's area: half of a balcony, an own bathroom in full. The spread shows what it costs per month, so you can ask whether someone would swap.",
    },
    {
      question: "Should a couple in one room pay double?",
      answer:
        "For shared space and bills yes, for the room no: both people use the kitchen and the water, but the room is one room. The split by size does exactly that.",
    },
  ],
  about: [
    "Bills are always shared equally per person, since heating and internet depend on people more than on square meters. The rooms together pay exactly the rent, whatever the method.",
    "Light, noise and view are not counted. If two people want the same room, let both say what it is worth to them and give it to the higher offer, lowering the others' rent by the difference.",
  ],
  sources: ["Moulin: Fair Division and Collective Welfare (2003), proportional and equal division"],
  phrases: ["split rent {totalRent}", "split {totalRent} rent and {utilities} utilities by room size"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Three rooms by size, 30 % of the rent for shared space",
      inputs: {},
      outputs: { averagePerPerson: 650, highestPerPerson: 778.571428571, lowestPerPerson: 607.142857143 },
    },
    {
      title: "The same flat by income",
      inputs: { method: "income" },
      outputs: { highestPerPerson: 719.230769231, lowestPerPerson: 580.769230769, spread: 138.461538462 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        totalRent: 2400,
        utilities: 200,
        method: "area",
        commonPercent: 30,
        rooms: [
          { name: "Large room", area: 22, occupants: 2, income: 5200 },
          { name: "Middle room", area: 16, occupants: 1, income: 2900 },
          { name: "Small room", area: 11, occupants: 1, income: 2300 },
        ],
      },
      outputs: {
        averagePerPerson: 650,
        highestPerPerson: 778.571428571,
        lowestPerPerson: 607.142857143,
        spread: 171.428571429,
        people: 4,
        rentPerSquareMeter: 48.9795918367,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        totalRent: 1987.65,
        utilities: 143.2,
        method: "equal",
        commonPercent: 42.5,
        rooms: [
          { name: "A", area: 18.5, occupants: 1, income: 3150 },
          { name: "B", area: 14.25, occupants: 2, income: 4400 },
          { name: "C", area: 9, occupants: 1, income: 0 },
        ],
      },
      outputs: {
        averagePerPerson: 532.7125,
        highestPerPerson: 532.7125,
        lowestPerPerson: 532.7125,
        spread: 0,
        people: 4,
        rentPerSquareMeter: 47.6083832335,
        shares: {
          rows: 3,
          first: { name: "A", percent: 25, rent: 496.9125, utilities: 35.8, total: 532.7125, perPerson: 532.7125 },
          last: { name: "C", percent: 25, rent: 496.9125, utilities: 35.8, total: 532.7125, perPerson: 532.7125 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        totalRent: 1987.65,
        utilities: 143.2,
        method: "area",
        commonPercent: 42.5,
        rooms: [
          { name: "A", area: 18.5, occupants: 1, income: 3150 },
          { name: "B", area: 14.25, occupants: 2, income: 4400 },
          { name: "C", area: 9, occupants: 1, income: 0 },
        ],
      },
      outputs: {
        averagePerPerson: 532.7125,
        highestPerPerson: 753.421989147,
        lowestPerPerson: 442.03340756,
        spread: 311.388581587,
        people: 4,
        rentPerSquareMeter: 47.6083832335,
        shares: {
          rows: 3,
          first: {
            name: "A",
            percent: 36.1040419162,
            rent: 717.621989147,
            utilities: 35.8,
            total: 753.421989147,
            perPerson: 753.421989147,
          },
          last: {
            name: "C",
            percent: 23.0202095808,
            rent: 457.561195734,
            utilities: 35.8,
            total: 493.361195734,
            perPerson: 493.361195734,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        totalRent: 1987.65,
        utilities: 143.2,
        method: "income",
        commonPercent: 42.5,
        rooms: [
          { name: "A", area: 18.5, occupants: 1, income: 3150 },
          { name: "B", area: 14.25, occupants: 2, income: 4400 },
          { name: "C", area: 9, occupants: 1, income: 0 },
        ],
      },
      outputs: {
        averagePerPerson: 532.7125,
        highestPerPerson: 865.084437086,
        lowestPerPerson: 35.8,
        spread: 829.284437086,
        people: 4,
        rentPerSquareMeter: 47.6083832335,
        shares: {
          rows: 3,
          first: {
            name: "A",
            percent: 41.7218543046,
            rent: 829.284437086,
            utilities: 35.8,
            total: 865.084437086,
            perPerson: 865.084437086,
          },
          last: { name: "C", percent: 0, rent: 0, utilities: 35.8, total: 35.8, perPerson: 35.8 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { method: "equal", rooms: [{ name: "Only", area: 0, occupants: 3, income: 0 }] },
      outputs: {
        averagePerPerson: 866.666666667,
        highestPerPerson: 866.666666667,
        lowestPerPerson: 866.666666667,
        spread: 0,
        people: 3,
        rentPerSquareMeter: null,
        shares: {
          rows: 1,
          first: { name: "Only", percent: 100, rent: 2400, utilities: 200, total: 2600, perPerson: 866.666666667 },
          last: { name: "Only", percent: 100, rent: 2400, utilities: 200, total: 2600, perPerson: 866.666666667 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        method: "area",
        commonPercent: 100,
        utilities: 0,
        rooms: [
          { name: "A", area: 18.5, occupants: 1, income: 3150 },
          { name: "B", area: 14.25, occupants: 2, income: 4400 },
          { name: "C", area: 9, occupants: 1, income: 0 },
        ],
      },
      outputs: {
        averagePerPerson: 600,
        highestPerPerson: 600,
        lowestPerPerson: 600,
        spread: 0,
        people: 4,
        rentPerSquareMeter: 57.4850299401,
        shares: {
          rows: 3,
          first: { name: "A", percent: 25, rent: 600, utilities: 0, total: 600, perPerson: 600 },
          last: { name: "C", percent: 25, rent: 600, utilities: 0, total: 600, perPerson: 600 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        method: "area",
        commonPercent: 0,
        rooms: [
          { name: "A", area: 18.5, occupants: 1, income: 3150 },
          { name: "B", area: 14.25, occupants: 2, income: 4400 },
          { name: "C", area: 9, occupants: 1, income: 0 },
        ],
      },
      outputs: {
        averagePerPerson: 650,
        highestPerPerson: 1113.47305389,
        lowestPerPerson: 459.580838323,
        spread: 653.892215569,
        people: 4,
        rentPerSquareMeter: 57.4850299401,
        shares: {
          rows: 3,
          first: {
            name: "A",
            percent: 44.3113772455,
            rent: 1063.47305389,
            utilities: 50,
            total: 1113.47305389,
            perPerson: 1113.47305389,
          },
          last: {
            name: "C",
            percent: 21.5568862275,
            rent: 517.365269461,
            utilities: 50,
            total: 567.365269461,
            perPerson: 567.365269461,
          },
        },
      },
    },
    { by: "Refusal", inputs: { rooms: [] }, refuses: "rooms" },
    {
      by: "Refusal",
      inputs: { method: "area", rooms: [{ name: "x", area: 0, occupants: 1, income: 5 }] },
      refuses: "rooms",
    },
    {
      by: "Refusal",
      inputs: { method: "income", rooms: [{ name: "x", area: 5, occupants: 1, income: 0 }] },
      refuses: "rooms",
    },
    { by: "Refusal", inputs: { totalRent: 0 }, refuses: "totalRent" },
    { by: "Refusal", inputs: { rooms: [{ name: "x", area: 5, occupants: 0, income: 5 }] }, refuses: "rooms" },
  ],
});

const BASIS: Readonly<Record<string, string>> = {
  equal: "Shared equally,",
  area: "By room size,",
  income: "By income,",
};
