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
  takeaways: (inputs, outputs) => [
    `One meeting of {durationMinutes} costs {meetingCost}, {costPerMinute} a minute.`,
    inputs.meetingsPerYear > 0
      ? `Held ${inputs.meetingsPerYear} times a year it costs {annualCost} and takes {annualPersonHours} of work.`
      : `It takes {personHours} of work.`,
    ...(outputs.savingShorter! > 0 ? ["Ending a quarter earlier would save {savingShorter} a year."] : []),
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
    "Keep an Overhead of about 30% for taxes, benefits and office, or use your own figure.",
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
});
