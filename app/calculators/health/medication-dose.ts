import { defineCalculator, boolean, choice, integer, number, quantity } from "#engine/define.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

export default defineCalculator({
  id: "medication-dose",
  name: "Medication Dose Calculator",
  category: "health",
  emoji: "💊",
  description:
    "Dose in mg and mL from body weight, prescribed mg per kg and the strength of the liquid, up to any maximum dose.",
  keywords: [
    "mg per kg",
    "weight-based dosage",
    "paediatric dose",
    "liquid medicine ml",
    "concentration",
    "nursing",
    "drug calculation",
    "milliliters to give",
    "children's medicine",
    "how many ml to give",
  ],
  related: [
    { id: "body-surface-area", stage: "complementary", relevance: 84 },
    { id: "kidney-egfr", stage: "next_step", relevance: 76 },
    "ideal-weight",
    { id: "concentration-converter", stage: "complementary", relevance: 66 },
  ],
  inputs: {
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 18,
      defaultIn: { imperial: "40 lb" },
      min: 0.3,
      max: 650,
      also: ["weigh", "weighing", "weighed", "body weight", "toddler weighs", "kid", "child", "patient"],
      assumable: false,
    }),
    doseAmount: number("Prescribed dose", {
      default: 15,
      min: 1e-6,
      max: 10_000,
      unit: "mg/kg",
      assumable: false,
      also: ["mg/kg", "mg per kg", "mg per kilo", "prescribed", "doctor said", "dose of"],
    }),
    basis: choice("It is meant", {
      default: "per-dose",
      options: [
        ["per-dose", "For each dose"],
        ["per-day", "For the whole day"],
      ],
    }),
    dosesPerDay: integer("Doses a day", {
      default: 4,
      min: 1,
      max: 24,
      also: ["times a day", "doses", "doses a day", "doses per day"],
      assumable: false,
    }),
    strengthMg: number("Strength", {
      default: 120,
      min: 1e-6,
      max: 1_000_000,
      unit: "mg",
      assumable: false,
      also: [
        "strength",
        "syrup",
        "suspension",
        "tablet",
        "bottle says",
        "bottle is",
        "label says",
        "comes as",
        "liquid is",
        "medicine is",
        "concentration",
      ],
    }),
    strengthMl: number("In this much liquid", {
      default: 5,
      min: 0.01,
      max: 10_000,
      unit: "mL",
      assumable: false,
      also: ["in mL"],
    }),
    maxSingleDose: number("Maximum single dose", {
      default: null,
      min: 1e-6,
      max: 10_000_000,
      unit: "mg",
      optional: true,
      also: ["max dose", "maximum dose"],
    }),
    maxDailyDose: number("Maximum daily dose", {
      default: null,
      min: 1e-6,
      max: 10_000_000,
      unit: "mg",
      optional: true,
      also: ["max a day", "maximum a day"],
    }),
    days: integer("Days of treatment", {
      default: 5,
      min: 1,
      max: 366,
      unit: "days",
      assumable: false,
      also: ["days"],
    }),
  },
  outputs: {
    dose: quantity("Each dose", mass, {
      unit: "mg",
      metric: "mg",
      imperial: "mg",
      digits: 4,
      also: ["dose", "how many mg", "mg"],
    }),
    doseVolume: quantity("Volume of each dose", volume, {
      unit: "mL",
      metric: "mL",
      imperial: "mL",
      digits: 4,
      also: ["ml", "how many ml", "milliliters", "how many milliliters", "milliliters do i give", "how much liquid"],
    }),
    dailyDose: quantity("In a day", mass, {
      unit: "mg",
      metric: "mg",
      imperial: "mg",
      digits: 5,
      also: ["a day in all", "total per day"],
    }),
    dailyVolume: quantity("Volume in a day", volume, { unit: "mL", metric: "mL", imperial: "mL", digits: 5 }),
    cappedByMaximum: boolean("Reduced to the maximum"),
    dosePerKg: number("Each dose per kg", { unit: "mg/kg" }),
    hoursBetweenDoses: number("Hours between doses", { unit: "hours", decimals: 1 }),
    totalDose: quantity("Whole course", mass, { unit: "mg", metric: "mg", imperial: "mg", digits: 5 }),
    totalVolume: quantity("Volume for the course", volume, {
      unit: "mL",
      metric: "mL",
      imperial: "mL",
      digits: 5,
      also: ["how much for the whole course", "whole bottle"],
    }),
  },
  compute({ weight, doseAmount, basis, dosesPerDay, strengthMg, strengthMl, maxSingleDose, maxDailyDose, days }) {
    const wantedDose = (doseAmount * weight) / (basis === "per-day" ? dosesPerDay : 1);
    const single = maxSingleDose === null ? wantedDose : Math.min(wantedDose, maxSingleDose);
    const overDay = maxDailyDose !== null && single * dosesPerDay > maxDailyDose;
    const dose = overDay ? maxDailyDose / dosesPerDay : single;
    const strength = strengthMg / strengthMl;
    const dailyDose = dose * dosesPerDay;
    return {
      dose,
      doseVolume: dose / strength,
      dailyDose,
      dailyVolume: dailyDose / strength,
      cappedByMaximum: single < wantedDose || overDay,
      dosePerKg: dose / weight,
      hoursBetweenDoses: 24 / dosesPerDay,
      totalDose: dailyDose * days,
      totalVolume: (dailyDose * days) / strength,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Each dose is {dose}, which is {doseVolume} of the liquid, ${inputs.dosesPerDay === 1 ? "once a day" : "every {hoursBetweenDoses}"}.`,
    outputs.cappedByMaximum
      ? `The maximum applies: by weight alone it would be ${say.number(Number(((inputs.doseAmount * inputs.weight) / (inputs.basis === "per-day" ? inputs.dosesPerDay : 1)).toPrecision(4)))} mg.`
      : `In a day that is {dailyDose}, or {dailyVolume}; the whole course takes {totalVolume}.`,
    "Compare every figure with the prescription and the label, and have a second person check it before giving anything.",
  ],
  formula: {
    tex: [
      String.raw`D = d \cdot W \qquad D_{\text{per-day}} = \frac{d \cdot W}{n}`,
      String.raw`V = \frac{D}{S_{\text{mg}} / S_{\text{mL}}}`,
    ],
    where: {
      D: "single dose in mg, at most the maximum single dose, and n D at most the maximum daily dose",
      d: "prescribed dose in mg per kg",
      W: "body weight in kg",
      n: "doses a day",
      V: "volume of a dose in mL",
      "S_{\\text{mg}} / S_{\\text{mL}}": "strength of the liquid, such as 120 mg in 5 mL",
    },
  },
  howTo: [
    "Weigh the patient today and enter the Weight in the right unit: mixing up kg and lb more than doubles the dose.",
    "Enter the Prescribed dose in mg per kg and choose whether it is meant For each dose or For the whole day.",
    "Enter Doses a day and the strength printed on the bottle, such as 120 mg in 5 mL.",
    "Enter Maximum single dose and Maximum daily dose from the label, so that a heavy child does not get more than an adult.",
    "Measure the volume with an oral syringe in mL, never with a kitchen spoon.",
  ],
  faq: [
    {
      question: "What does 15 mg/kg four times a day mean?",
      answer:
        "15 mg for every kilogram of body weight, four times a day. A child of 18 kg gets 270 mg each time and 1,080 mg a day. If the prescription says 60 mg/kg/day in four doses, the result is the same: choose For the whole day.",
    },
    {
      question: "Why does the label's age table give another dose?",
      answer:
        "Age bands are based on average weights and stay on the safe side, so a dose by weight can be higher. Use the one on the prescription, and ask the pharmacist if they differ.",
    },
    {
      question: "How do I round the volume?",
      answer:
        "To the marks on the syringe, usually 0.01 or 0.05 mL on a 1 mL syringe and 0.1 or 0.2 mL on a 5 mL syringe. Round down for medicines with a narrow safety margin, and never round above a maximum.",
    },
  ],
  about: [
    "The calculator does only arithmetic: dose times weight, divided by the strength, held to both maximums. The dose per kg, its maximums and the interval come from the prescription or the package insert.",
    "Typical errors are a misplaced decimal point (a factor of ten), pounds taken for kilograms, and a whole day's dose given each time. A result that would take several bottles or far less than 0.1 mL is nearly always one of these.",
  ],
  sources: [
    "WHO Model Formulary for Children (2010), dosing by body weight",
    "Institute for Safe Medication Practices, guidelines on oral liquid doses in mL",
  ],
  overflow: "strengthMg",
  caution:
    "Arithmetic only, not a prescription: newborns and people who are pregnant or have kidney or liver failure need other doses, and a second person must check the result.",
  phrases: [
    "{doseAmount} mg/kg {weight} {strengthMg} mg in {strengthMl} ml",
    "dose for {weight} at {doseAmount} mg per kg",
    "{weight} at {doseAmount} mg per kg how many mg",
    "dosage {doseAmount} mg/kg for {weight}",
    "{weight} kid {doseAmount} mg/kg",
    "how many ml {doseAmount} mg per kg {weight} syrup {strengthMg} per {strengthMl}",
    "amoxicillin dose {doseAmount} mg/kg {weight}",
    "patient weighs {weight} order is {doseAmount} mg per kg",
    "how much medicine for a child who weighs {weight} at {doseAmount} mg/kg",
    "prescribed {doseAmount} mg per kg the bottle says {strengthMg} mg in {strengthMl} ml",
    "patient weighs {weight} order is {doseAmount} mg/kg",
    "{doseAmount} mg/kg {weight} {strengthMg} mg/{strengthMl} ml",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "15 mg/kg for a child of 20 kg, syrup of 160 mg in 5 mL",
      inputs: { weight: 20, doseAmount: 15, dosesPerDay: 4, strengthMg: 160, strengthMl: 5, maxSingleDose: 1000 },
      outputs: { dose: 300, doseVolume: 9.375, dailyDose: 1200 },
    },
    {
      title: "50 mg/kg a day in three doses, held to 1500 mg a day",
      inputs: {
        weight: 42,
        doseAmount: 50,
        basis: "per-day",
        dosesPerDay: 3,
        strengthMg: 250,
        strengthMl: 5,
        maxDailyDose: 1500,
        days: 7,
      },
      outputs: { dose: 500, doseVolume: 10, cappedByMaximum: true, totalVolume: 210 },
    },
  ],
});
