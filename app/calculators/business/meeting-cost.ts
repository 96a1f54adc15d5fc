import { defineCalculator, integer, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "meeting-cost",
  name: "Meeting Cost Calculator",
  category: "business",
  emoji: "🗓️",
  description:
    "What a meeting costs in salaries, per minute and per year if it repeats, and what cutting its length by a quarter would save.",
  keywords: [
    "cost of meetings",
    "meeting price",
    "salary cost per hour",
    "recurring meeting",
    "productivity",
    "meeting time wasted",
    "what does a meeting cost",
    "weekly meeting cost",
  ],
  related: [
    { id: "employee-cost", stage: "complementary", relevance: 82 },
    { id: "salary-converter", stage: "complementary", relevance: 70 },
    "freelance-rate",
    "time-card",
    "billable-hours",
  ],
  inputs: {
    attendees: list("Attendees", {
      also: [
        "people",
        "employees",
        "staff",
        "engineers",
        "managers",
        "of us",
        "persons",
        "coworkers",
        "colleagues",
        "workers",
        "participants",
        "attend",
        "developers",
        "team of",
        "ten of us",
        "salary",
        "each",
        "earning",
        "earn",
        "on",
        "making",
        "people earning",
        "average salary",
      ],
      of: {
        role: text("Role", { maxLength: 60 }),
        count: integer("People", { min: 0, max: 100_000 }),
        annualSalary: money("Salary per year", { min: 0 }),
      },
      default: [
        { role: "Managers", count: 2, annualSalary: 120_000 },
        { role: "Engineers", count: 5, annualSalary: 95_000 },
      ],
      minItems: 1,
    }),
    durationMinutes: number("Length", {
      default: 60,
      min: 1,
      max: 1440,
      unit: "minutes",
      also: ["minutes", "meeting of", "long", "meeting", "length", "lasts", "minute meeting", "hour meeting"],
    }),
    extraMinutes: number("Preparation and switching per person", {
      unsaid: 0,
      also: ["prep", "preparation", "prep time", "getting ready"],
      default: 15,
      min: 0,
      max: 1440,
      unit: "minutes",
    }),
    overheadRate: percent("Overhead on salaries", {
      unsaid: 0,
      also: ["overhead", "overhead of", "benefits"],
      default: 30,
      min: 0,
      max: 500,
      help: "Payroll taxes, benefits and office space.",
    }),
    hoursPerYear: number("Working hours per year", {
      also: [
        "working hours",
        "working hours a year",
        "work hours",
        "hours a year",
        "work hours a year",
        "a year",
        "year",
      ],
      default: 2080,
      min: 1,
      max: 8784,
      unit: "hours",
    }),
    meetingsPerYear: number("Meetings per year", {
      default: 48,
      min: 0,
      max: 10_000,
      also: [
        "meetings a year",
        "meetings",
        "of those meetings",
        "times a year",
        "per year",
        "of them",
        "times per year",
      ],
    }),
  },
  outputs: {
    meetingCost: money("Cost of one meeting", { also: ["meeting cost", "cost"], decimals: 2 }),
    costPerMinute: money("Cost per minute", { also: ["per minute"], decimals: 2 }),
    peopleCount: integer("People"),
    personHours: number("Person-hours", { unit: "hours", decimals: 2 }),
    costPerPerson: money("Cost per person", { also: ["per person"], decimals: 2 }),
    annualCost: money("Cost per year", {
      also: ["cost a year", "per year", "yearly cost", "annual cost"],
    }),
    annualPersonHours: number("Person-hours per year", { unit: "hours", decimals: 1 }),
    savingShorter: money("Saved per year by a quarter less time"),
    byRole: table(
      "By role",
      {
        role: text("Role"),
        count: integer("Count"),
        hourlyCost: money("Hourly cost", { decimals: 2 }),
        cost: money("Cost", { decimals: 2 }),
      },
      { split: { name: "role", value: "cost" } },
    ),
  },
  compute(inputs) {
    const { attendees, durationMinutes, meetingsPerYear } = inputs;
    const peopleCount = attendees.reduce((total, { count }) => total + count, 0);
    if (peopleCount === 0) refuse("attendees", "Nobody is attending. Enter the number of people in at least one role.");
    const hours = (durationMinutes + inputs.extraMinutes) / 60;
    const byRole = attendees.map(({ role, count, annualSalary }) => {
      const hourlyCost = (annualSalary * (1 + inputs.overheadRate / 100)) / inputs.hoursPerYear;
      return { role, count, hourlyCost, cost: count * hourlyCost * hours };
    });
    const costPerHour = byRole.reduce((total, { count, hourlyCost }) => total + count * hourlyCost, 0);
    const meetingCost = costPerHour * hours;
    return {
      meetingCost,
      costPerMinute: costPerHour / 60,
      peopleCount,
      personHours: peopleCount * hours,
      costPerPerson: meetingCost / peopleCount,
      annualCost: meetingCost * meetingsPerYear,
      annualPersonHours: peopleCount * hours * meetingsPerYear,
      savingShorter: ((0.25 * durationMinutes) / 60) * costPerHour * meetingsPerYear,
      byRole,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.meetingCost! > 0
      ? `One meeting costs {meetingCost}; each minute of it costs {costPerMinute}.`
      : `Enter salaries to see what the meeting costs.`,
    inputs.meetingsPerYear > 0
      ? `Over a year, ${inputs.meetingsPerYear === 1 ? "that meeting takes" : `${say.number(inputs.meetingsPerYear)} meetings take`} {annualPersonHours} of work${outputs.annualCost! > 0 ? " and cost {annualCost}" : ""}.`
      : `It takes {personHours} of work.`,
    ...(outputs.savingShorter! > 0 ? ["Making it a quarter shorter would save {savingShorter} a year."] : []),
  ],
  formula: {
    tex: [String.raw`K = \sum_i n_i \, k_i \cdot \frac{m + e}{60}, \qquad k_i = \frac{s_i\,(1 + o)}{h}`],
    where: {
      K: "cost of one meeting",
      n_i: "number of people in role i",
      k_i: "hourly cost of a person in that role",
      m: "length in minutes",
      e: "preparation and switching per person in minutes",
      s_i: "salary per year",
      o: "overhead on salaries",
      h: "working hours per year",
    },
  },
  howTo: [
    "List the Attendees by role, with the number of people and a typical salary.",
    "Enter the Length in minutes and the time each person needs to prepare and to get back into their work.",
    "Keep an Overhead on salaries of about 30% for taxes, benefits and office space, or use your own figure.",
    "Enter the Meetings per year: 48 for a weekly meeting with four weeks off.",
  ],
  faq: [
    {
      question: "Is the time really wasted?",
      answer:
        "Not necessarily: a good meeting can be worth far more than it costs. The figure helps you ask whether a decision worth 200 needs a meeting that costs 700, and whether all seven people have to be there.",
    },
    {
      question: "Why count switching time?",
      answer:
        "Gloria Mark's studies at the University of California, Irvine found that people take more than 20 minutes to return to an interrupted task. Fifteen minutes per meeting is a conservative figure; set it to 0 to leave it out.",
    },
    {
      question: "How many working hours per year should I use?",
      answer:
        "2,080 is 52 weeks of 40 hours, the basis of most US salaries; US federal pay uses 2,087. After holidays and leave, people actually work about 1,720 to 1,800 hours, which makes each hour more expensive.",
    },
  ],
  about: [
    "Salaries are spread over the working hours of a year, so the result is the average cost of the time, not cash you would save by canceling: people are paid anyway. Think of it as the value of the work that did not get done in the meantime.",
    "The saving assumes the meeting itself is a quarter shorter, 45 minutes instead of 60 for example; preparation stays the same.",
  ],
  sources: [
    "U.S. Office of Personnel Management: 2,080 or 2,087 hours in a work year",
    "U.S. Bureau of Labor Statistics: Employer Costs for Employee Compensation (benefits share)",
  ],
  phrases: [
    "meeting cost {durationMinutes} minutes",
    "cost of a {durationMinutes} minute meeting {meetingsPerYear} times a year",
    "{meetingsPerYear} of those meetings cost per year",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two managers and five engineers, one hour a week",
      inputs: {},
      outputs: { meetingCost: 558.59375, costPerMinute: 7.44791666667, annualCost: 26812.5, savingShorter: 5362.5 },
    },
    {
      title: "A 15-minute daily stand-up for nine people",
      inputs: {
        attendees: [{ role: "Team", count: 9, annualSalary: 85_000 }],
        durationMinutes: 15,
        extraMinutes: 5,
        meetingsPerYear: 230,
      },
      outputs: { meetingCost: 159.375, annualCost: 36656.25, annualPersonHours: 690 },
    },
  ],
});
