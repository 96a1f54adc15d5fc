import { defineCalculator, integer, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "meeting-cost",
  name: "Meeting Cost Calculator",
  category: "business",
  emoji: "🗓️",
  description:
    "What a meeting costs in salaries, per minute and per year if it repeats, and what a quarter less time would save.",
  keywords: [
    "cost of meetings",
    "meeting price",
    "salary cost per hour",
    "recurring meeting",
    "productivity",
    "meeting time wasted",
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
      also: ["minutes", "meeting of"],
    }),
    extraMinutes: number("Preparation and switching per person", { default: 15, min: 0, max: 1440, unit: "minutes" }),
    overheadRate: percent("Overhead on salaries", {
      default: 30,
      min: 0,
      max: 500,
      help: "Payroll taxes, benefits and office",
    }),
    hoursPerYear: number("Working hours per year", { default: 2080, min: 1, max: 8784, unit: "hours" }),
    meetingsPerYear: number("Meetings per year", { default: 48, min: 0, max: 10_000, also: ["meetings a year"] }),
  },
  outputs: {
    meetingCost: money("Cost of one meeting", { decimals: 2 }),
    costPerMinute: money("Cost per minute", { decimals: 2 }),
    peopleCount: integer("People"),
    personHours: number("Person-hours", { unit: "hours", decimals: 2 }),
    costPerPerson: money("Cost per person", { decimals: 2 }),
    annualCost: money("Cost per year"),
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
    if (peopleCount === 0) refuse("attendees", "Nobody attends. Enter the number of people of at least one role.");
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
  takeaways: (inputs) => [
    `One meeting of {durationMinutes} costs {meetingCost}, {costPerMinute} a minute.`,
    inputs.meetingsPerYear > 0
      ? `Held ${inputs.meetingsPerYear} times a year it costs {annualCost} and takes {annualPersonHours} of work.`
      : `It takes {personHours} of work.`,
    `Ending a quarter earlier would save {savingShorter} a year.`,
  ],
  formula: {
    tex: [String.raw`K = \sum_i n_i \, k_i \cdot \frac{m + e}{60}, \qquad k_i = \frac{s_i\,(1 + o)}{h}`],
    where: {
      K: "cost of one meeting",
      n_i: "people of role i",
      k_i: "hourly cost of that role",
      m: "length in minutes",
      e: "preparation and switching per person in minutes",
      s_i: "salary per year",
      o: "overhead on salaries",
      h: "working hours per year",
    },
  },
  howTo: [
    "List the Attendees by role with the number of people and a typical salary.",
    "Enter the Length in minutes and the time each person needs to prepare and to get back to work.",
    "Keep an Overhead of about 30 % for taxes, benefits and office, or use your own figure.",
    "Enter the Meetings per year: 48 for a weekly meeting with four weeks of holidays.",
  ],
  faq: [
    {
      question: "Is the time really lost?",
      answer:
        "No, a good meeting can be worth far more than it costs. The figure helps to ask whether a decision worth 200 needs a meeting for 700, and whether all seven people have to be there.",
    },
    {
      question: "Why count switching time?",
      answer:
        "Gloria Mark's studies at the University of California, Irvine found that people take more than 20 minutes to return to an interrupted task. Fifteen minutes per meeting is a cautious figure; set it to 0 to leave it out.",
    },
    {
      question: "Which number of hours per year is right?",
      answer:
        "2,080 is 52 weeks of 40 hours, the basis of most salaries; US federal pay uses 2,087. Without holidays and leave about 1,720 to 1,800 hours are really worked, which makes each hour dearer.",
    },
  ],
  about: [
    "Salaries are spread over the working hours of a year, so the result is the average cost of the time, not money that would be saved by cancelling: people are paid anyway. It is the value of the work that did not happen meanwhile.",
    "The saving shortens the meeting itself by a quarter, from 60 to 45 minutes for example; preparation stays the same.",
  ],
  sources: [
    "U.S. Office of Personnel Management: 2,080 or 2,087 hours in a work year",
    "U.S. Bureau of Labor Statistics: Employer Costs for Employee Compensation (benefits share)",
  ],
  phrases: [
    "meeting cost {durationMinutes} minutes",
    "cost of a {durationMinutes} minute meeting {meetingsPerYear} times a year",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "Two managers and five engineers for an hour a week",
      inputs: {},
      outputs: { meetingCost: 558.59375, costPerMinute: 7.44791666667, annualCost: 26812.5, savingShorter: 5362.5 },
    },
    {
      title: "A daily stand-up of 15 minutes for nine people",
      inputs: {
        attendees: [{ role: "Team", count: 9, annualSalary: 85_000 }],
        durationMinutes: 15,
        extraMinutes: 5,
        meetingsPerYear: 230,
      },
      outputs: { meetingCost: 159.375, annualCost: 36656.25, annualPersonHours: 690 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        attendees: [{ role: "Team", count: 8, annualSalary: 80_000 }],
        durationMinutes: 45,
        extraMinutes: 0,
        overheadRate: 25,
        hoursPerYear: 2000,
        meetingsPerYear: 50,
      },
      outputs: {
        meetingCost: 300,
        costPerMinute: 6.66666666667,
        peopleCount: 8,
        personHours: 6,
        costPerPerson: 37.5,
        annualCost: 15_000,
        annualPersonHours: 300,
        savingShorter: 3750,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        attendees: [
          { role: "A", count: 3, annualSalary: 71234.5 },
          { role: "B", count: 0, annualSalary: 200_000 },
          { role: "C", count: 11, annualSalary: 48_000 },
        ],
        durationMinutes: 37.5,
        extraMinutes: 7.5,
        overheadRate: 42,
        hoursPerYear: 1720,
        meetingsPerYear: 26,
      },
      outputs: {
        meetingCost: 459.252457849,
        costPerMinute: 10.2056101744,
        peopleCount: 14,
        personHours: 10.5,
        costPerPerson: 32.8037469892,
        annualCost: 11940.5639041,
        annualPersonHours: 273,
        savingShorter: 2487.61748001,
        byRole: {
          rows: 3,
          first: { role: "A", count: 3, hourlyCost: 58.809877907, cost: 132.322225291 },
          last: { role: "C", count: 11, hourlyCost: 39.6279069767, cost: 326.930232558 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { attendees: [{ role: "Volunteers", count: 4, annualSalary: 0 }], meetingsPerYear: 0 },
      outputs: {
        meetingCost: 0,
        costPerMinute: 0,
        peopleCount: 4,
        personHours: 5,
        costPerPerson: 0,
        annualCost: 0,
        annualPersonHours: 0,
        savingShorter: 0,
        byRole: {
          rows: 1,
          first: { role: "Volunteers", count: 4, hourlyCost: 0, cost: 0 },
          last: { role: "Volunteers", count: 4, hourlyCost: 0, cost: 0 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { extraMinutes: 0, overheadRate: 0 },
      outputs: {
        meetingCost: 343.75,
        costPerMinute: 5.72916666667,
        peopleCount: 7,
        personHours: 7,
        costPerPerson: 49.1071428571,
        annualCost: 16_500,
        annualPersonHours: 336,
        savingShorter: 4125,
        byRole: {
          rows: 2,
          first: { role: "Managers", count: 2, hourlyCost: 57.6923076923, cost: 115.384615385 },
          last: { role: "Engineers", count: 5, hourlyCost: 45.6730769231, cost: 228.365384615 },
        },
      },
    },
    { by: "Refusal", inputs: { attendees: [] }, refuses: "attendees" },
    { by: "Refusal", inputs: { attendees: [{ role: "x", count: 0, annualSalary: 50_000 }] }, refuses: "attendees" },
    { by: "Refusal", inputs: { attendees: [{ role: "x", count: 1.5, annualSalary: 50_000 }] }, refuses: "attendees" },
    { by: "Refusal", inputs: { durationMinutes: 0 }, refuses: "durationMinutes" },
  ],
});
