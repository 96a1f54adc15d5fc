import { defineCalculator, choice, date, integer, percent, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { daysBetween, isoWeekday } from "#maths/calendar.ts";
import { dateAfter } from "#maths/calendar-range.ts";

const ANIMALS = [
  ["cattle", "Cow"],
  ["buffalo", "Water buffalo"],
  ["horse", "Mare"],
  ["sheep", "Ewe"],
  ["goat", "Goat"],
  ["pig", "Sow"],
  ["dog", "Dog"],
  ["cat", "Cat"],
  ["rabbit", "Rabbit"],
] as const;

/** Usual, earliest and latest normal length in days. */
const GESTATIONS = {
  cattle: [283, 279, 292],
  buffalo: [310, 305, 320],
  horse: [340, 326, 354],
  sheep: [147, 142, 152],
  goat: [150, 145, 155],
  pig: [114, 111, 120],
  dog: [63, 58, 68],
  cat: [64, 60, 69],
  rabbit: [31, 29, 35],
} as const;

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export default defineCalculator({
  id: "animal-gestation",
  name: "Animal Gestation Calculator",
  category: "agriculture",
  emoji: "🐑",
  description:
    "When a cow, mare, ewe, goat, sow, dog, cat or rabbit is due after mating, with the earliest and latest normal dates.",
  keywords: [
    "calving date",
    "lambing",
    "foaling",
    "farrowing",
    "kidding",
    "pregnancy due date",
    "breeding date",
    "whelping",
    "foal",
    "calve",
    "lamb",
    "farrow",
    "whelp",
    "puppies due",
    "kittens due",
    "kids due",
    "bred",
    "mare",
    "calf",
    "due to calve",
  ],
  related: [
    { id: "stocking-rate", stage: "next_step", relevance: 66 },
    { id: "due-date", stage: "complementary", relevance: 60 },
    "add-to-date",
    { id: "date-difference", stage: "complementary", relevance: 62 },
    "dog-age",
    "cat-age",
  ],
  inputs: {
    animal: choice("Animal", {
      default: "cattle",
      options: ANIMALS,
      also: ["cow", "mare", "ewe", "sow", "dog", "cat"],
      called: {
        cattle: ["cow", "cows", "heifer"],
        horse: ["mare", "horse", "foal"],
        sheep: ["ewe", "ewes", "sheep"],
        goat: ["goat", "nanny", "doe goat"],
        pig: ["sow", "gilt", "pig"],
        dog: ["bitch", "puppies", "dog", "pup"],
        cat: ["queen", "kittens", "cat"],
        rabbit: ["rabbit", "bunny"],
        buffalo: ["buffalo"],
      },
    }),
    matingDate: date("Date of mating", {
      default: "2026-01-10",
      also: [
        "mated",
        "bred",
        "inseminated",
        "mating",
        "bred on",
        "covered",
        "breeding",
        "get bred",
        "got bred",
        "was bred",
        "serviced",
        "exposed",
        "settled",
        "bred date",
      ],
    }),
    asOf: date("Count up to", { default: "2026-04-01", unsaidLike: "matingDate" }),
    gestationDays: integer("Own gestation length", {
      also: ["gestation", "carries", "carry", "pregnancy"],
      default: 0,
      min: 0,
      max: 700,
      unit: "days",
      optional: true,
      help: "Leave empty or 0 for the usual length for the animal.",
    }),
  },
  outputs: {
    dueDate: date("Due date"),
    earliestDate: date("Earliest normal date"),
    latestDate: date("Latest normal date"),
    weekday: text("Day of the week"),
    gestation: integer("Gestation", { unit: "days" }),
    daysPregnant: integer("Days pregnant"),
    daysLeft: integer("Days to go"),
    progress: percent("Progress", { decimals: 0 }),
    stages: table("Milestones", {
      stage: text("Stage"),
      date: date("Date"),
    }),
    animals: table(
      "The same mating date in other animals",
      {
        animal: text("Animal", { labels: Object.fromEntries(ANIMALS) }),
        days: integer("Days"),
        dueDate: date("Due date"),
      },
      { mark: { column: "animal", equals: "animal" } },
    ),
  },
  pictures: [
    {
      draw: "timeline",
      of: ["matingDate", "asOf", "earliestDate", "dueDate", "latestDate"],
      title: "From mating to birth",
    },
  ],
  compute({ animal, matingDate, asOf, gestationDays }) {
    const daysPregnant = daysBetween(matingDate, asOf);
    if (daysPregnant < 0) refuse("asOf", "The day to count up to is before the mating. Choose a later one.");
    const after = (days: number) =>
      dateAfter(matingDate, days) ??
      refuse("matingDate", "The dates would fall outside the years 1 to 9999. Choose another date.");
    const [usual, earliest, latest] = GESTATIONS[animal];
    const gestation = gestationDays > 0 ? gestationDays : usual;
    const dueDate = after(gestation);
    return {
      dueDate,
      earliestDate: after(gestation + earliest - usual),
      latestDate: after(gestation + latest - usual),
      weekday: WEEKDAYS[isoWeekday(dueDate) - 1]!,
      gestation,
      daysPregnant,
      daysLeft: gestation - daysPregnant,
      progress: (daysPregnant / gestation) * 100,
      stages: [
        { stage: "First third ends", date: after(Math.floor(gestation / 3 + 0.5)) },
        { stage: "Second third ends", date: after(Math.floor((gestation * 2) / 3 + 0.5)) },
        { stage: "Birth", date: dueDate },
      ],
      animals: Object.entries(GESTATIONS).map(([name, [days]]) => ({ animal: name, days, dueDate: after(days) })),
    };
  },
  takeaways: (_, outputs) => [
    `She is due on {dueDate}, a {weekday}; {earliestDate} to {latestDate} is normal.`,
    outputs.daysLeft! >= 0
      ? `On {asOf} she has carried for {daysPregnant} of {gestation} ({progress}), with {daysLeft} to go.`
      : `On {asOf} she is ${counted(-outputs.daysLeft!, "day")} past the due date: after {latestDate}, call the veterinarian.`,
  ],
  formula: {
    tex: String.raw`D = M + g \qquad D_{\text{earliest}} = D - (g_0 - a) \qquad D_{\text{latest}} = D + (b - g_0)`,
    where: {
      D: "due date, counted in days",
      M: "date of mating",
      g: "gestation length: your own or the usual one",
      g_0: "usual length for the animal",
      "a, b": "earliest and latest normal length",
    },
  },
  howTo: [
    "Choose the Animal and enter the Date of mating, or of the first one if there were several.",
    "Set Count up to, today for example, to see how far along she is.",
    "If your breed or herd has a different average, enter it as Own gestation length: Brahman cattle take about 292 days, miniature horses 320 to 330.",
    "Have the place for the birth ready before the Earliest normal date.",
  ],
  faq: [
    {
      question: "How accurate is the date?",
      answer:
        "In cattle, sheep and pigs, two births in three fall within 3 to 5 days of it. Mares vary most: 320 to 365 days can be normal, and foals due in early spring come later. In dogs the day of ovulation decides: 58 to 68 days from mating are normal, or 62 to 64 from ovulation.",
    },
    {
      question: "Does the number of offspring matter?",
      answer:
        "Yes. Twin calves come about five days earlier, large litters of puppies and piglets one or two days earlier, and single puppies later. Bull calves are carried one or two days longer.",
    },
    {
      question: "Is there an easy way to remember it?",
      answer:
        "Sow: three months, three weeks and three days (114). Ewe: five months less five days. Cow: nine months and a week, so subtract three months and add ten days. Mare: eleven months and a week.",
    },
  ],
  about: [
    "The due date is the mating date plus the usual gestation of the species. Breed, age, season, feeding and the number of offspring shift it, which is why there is an earliest and a latest date. Outside that range the young are premature or overdue.",
    "The thirds are for planning: most of the growth happens in the last one, when the mother needs more feed and vaccinations are due. Confirm the pregnancy by ultrasound, because the mating may have failed.",
  ],
  sources: ["Standard gestation lengths (Merck Veterinary Manual; Tasks for the Veterinary Assistant, 2014)"],
  caution:
    "An estimate from averages for the species: it does not show that an animal is pregnant and does not replace a veterinarian.",
  phrases: [
    "{animal} due date bred {matingDate}",
    "when is a {animal} mated on {matingDate} due",
    "when will my {animal} foal if she was bred on {matingDate}",
    "{animal} bred {matingDate} calving date",
    "when are the puppies due {animal} mated {matingDate}",
    "saw my {animal} get bred on {matingDate} when should i expect kids",
    "when should the {animal} lamb, calve, kid, farrow or whelp, bred {matingDate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A ewe mated on November 1, 2025",
      inputs: { animal: "sheep", matingDate: "2025-11-01", asOf: "2026-01-01" },
      outputs: { dueDate: "2026-03-28", daysPregnant: 61 },
    },
    {
      title: "A Brahman cow that carries for 292 days",
      inputs: { animal: "cattle", matingDate: "2026-05-20", asOf: "2026-12-01", gestationDays: 292 },
      outputs: { dueDate: "2027-03-08", earliestDate: "2027-03-04", latestDate: "2027-03-17" },
    },
  ],
});
