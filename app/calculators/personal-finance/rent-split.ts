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
  price,
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
    "Splits the rent and bills of a shared home fairly: equally, by room size with shared space counted, or by income.",
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
    totalRent: money("Rent", {
      default: 2400,
      min: 0.01,
      also: ["split rent", "rent of", "apartment for", "rent is", "share an apartment for"],
    }),
    utilities: money("Utilities and bills", {
      default: 200,
      min: 0,
      optional: true,
      help: "Split equally among everyone.",
      also: ["bills", "utilities are", "in bills", "in utilities", "electric", "internet"],
    }),
    method: choice("Split the rent", {
      called: {
        equal: ["equally", "evenly", "split evenly", "equal", "even split"],
        income: ["by income"],
        area: ["by room size", "by size"],
      },
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
      help: "Split equally per person; the rest goes by room size.",
    }),
    rooms: list("Rooms", {
      of: {
        name: text("Name", { maxLength: 60 }),
        area: quantity("Area", area, { unsaid: 0, unit: "m2", min: 0, imperial: "ft2" }),
        occupants: integer("People", { unsaid: 1, min: 1, max: 20 }),
        income: money("Combined income of its people", { unsaid: 0, min: 0 }),
      },
      default: [
        { name: "Large room", area: 22, occupants: 2, income: 5200 },
        { name: "Middle room", area: 16, occupants: 1, income: 2900 },
        { name: "Small room", area: 11, occupants: 1, income: 2300 },
      ],
      defaultIn: {
        imperial: [
          { name: "Large room", area: "240 ft²", occupants: 2, income: 5200 },
          { name: "Middle room", area: "175 ft²", occupants: 1, income: 2900 },
          { name: "Small room", area: "120 ft²", occupants: 1, income: 2300 },
        ],
      },
      minItems: 1,
      maxItems: 30,
    }),
  },
  outputs: {
    averagePerPerson: money("Average per person", {
      also: [
        "each of us pay",
        "each person pay",
        "per person",
        "my share",
        "each roommate pay",
        "does each person pay",
        "each pay",
        "does each of us pay",
      ],
      decimals: 2,
    }),
    highestPerPerson: money("Highest per person", { also: ["highest share"], decimals: 2 }),
    lowestPerPerson: money("Lowest per person", { decimals: 2 }),
    spread: money("Between highest and lowest", { decimals: 2 }),
    people: integer("People"),
    rentPerSquareMeter: price("Rent per area of rooms", area, {
      unit: "m2",
      decimals: 2,
      none: "No room sizes given.",
    }),
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
    if (method === "area" && size === 0) refuse("rooms", "Enter the area of the rooms, or split the rent another way.");
    if (method === "income" && income === 0) refuse("rooms", "Enter everyone's income, or split the rent another way.");
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
    `{people} people share {totalRent} of rent${inputs.utilities > 0 ? " and {utilities} of bills" : ""}: {averagePerPerson} each on average.`,
    outputs.spread! > 0.005
      ? `${BASIS[inputs.method] ?? ""} the shares range from {lowestPerPerson} to {highestPerPerson} per person.`
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
    "List the Rooms with their area and how many People sleep in each; income only matters if you split by income.",
    "Choose how to Split the rent.",
    "For a split by room size, set the Part of the rent for shared space: the share of the total area taken by the kitchen, bathroom and living room is a good start.",
  ],
  faq: [
    {
      question: "What is the fairest way to split rent?",
      answer:
        "By room size, with shared space paid equally, if the rooms differ and incomes are similar. By income, if you want everyone to feel the rent about the same, as couples often do. Equally per person only if the rooms are alike.",
    },
    {
      question: "How do I count a balcony or a private bathroom?",
      answer:
        "Add it to the room's area: half of a balcony, all of a private bathroom. The spread shows what it costs per month, so you can ask whether someone would swap.",
    },
    {
      question: "Should a couple in one room pay double?",
      answer:
        "For shared space and bills, yes; for the room, no: both people use the kitchen and the water, but they share one room. The split by size does exactly that.",
    },
  ],
  about: [
    "Bills are always split equally per person, because most of them depend more on people than on floor area. Whatever the method, the rooms together pay exactly the rent.",
    "Light, noise and views are not counted. If two people want the same room, let each say what it is worth to them and give it to the higher bidder, lowering the others' rent by the difference.",
  ],
  sources: ["Moulin: Fair Division and Collective Welfare (2003), proportional and equal division"],
  caution: "An agreement between roommates does not change the lease: each tenant may owe the landlord the whole rent.",
  phrases: ["split rent {totalRent}", "split {totalRent} rent and {utilities} utilities by room size"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Three rooms by size, 30% of the rent for shared space",
      inputs: {},
      outputs: { averagePerPerson: 650, highestPerPerson: 778.571428571, lowestPerPerson: 607.142857143 },
    },
    {
      title: "The same apartment by income",
      inputs: { method: "income" },
      outputs: { highestPerPerson: 719.230769231, lowestPerPerson: 580.769230769, spread: 138.461538462 },
    },
  ],
});

const BASIS: Readonly<Record<string, string>> = {
  equal: "Split equally,",
  area: "By room size,",
  income: "By income,",
};
