import { defineCalculator, choice, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "a1c-glucose",
  name: "A1C to Glucose Calculator",
  category: "health",
  emoji: "🩸",
  description: "Converts HbA1c to estimated average glucose and back, in percent, mmol/mol, mg/dL and mmol/L.",
  keywords: [
    "hba1c",
    "eag",
    "average blood sugar",
    "diabetes",
    "ifcc",
    "mmol/mol",
    "glycated hemoglobin",
    "prediabetes",
  ],
  related: [
    { id: "kidney-egfr", stage: "complementary", relevance: 80 },
    { id: "cholesterol-ratio", stage: "complementary", relevance: 78 },
    { id: "bmi", stage: "complementary", relevance: 72 },
    "blood-pressure",
    "concentration-converter",
  ],
  inputs: {
    value: number("Value", { default: 7, min: 0.1, max: 700, also: ["a1c", "hba1c", "glucose", "blood sugar"] }),
    from: choice("It is", {
      default: "a1c-percent",
      called: { "a1c-percent": ["a1c", "hba1c"] },
      options: [
        ["a1c-percent", "A1C in % (NGSP/DCCT)"],
        ["a1c-mmol-mol", "A1C in mmol/mol (IFCC)"],
        ["glucose-mg-dl", "Average glucose in mg/dL"],
        ["glucose-mmol-l", "Average glucose in mmol/L"],
      ],
    }),
  },
  outputs: {
    glucoseMgDl: number("Estimated average glucose", {
      also: ["average glucose", "average blood sugar", "glucose", "blood sugar", "average sugar", "sugar"],
      unit: "mg/dL",
      decimals: 0,
    }),
    glucoseMmolL: number("in mmol/L", { unit: "mmol/L", decimals: 1 }),
    a1cPercent: percent("A1C", {
      decimals: 1,
      also: ["a1c should i expect", "what a1c", "my a1c", "a1c in percent", "hba1c in percent"],
    }),
    a1cMmolMol: number("A1C in mmol/mol", { unit: "mmol/mol", decimals: 0 }),
    category: text("ADA range", { also: ["diabetic", "prediabetic", "what range"] }),
    chart: table("Conversion chart", {
      a1cPercent: percent("A1C", { decimals: 0 }),
      a1cMmolMol: number("mmol/mol", { decimals: 0 }),
      glucoseMgDl: number("mg/dL", { decimals: 0 }),
      glucoseMmolL: number("mmol/L", { decimals: 1 }),
    }),
  },
  pictures: [
    {
      draw: "bands",
      value: "a1cPercent",
      bands: [
        ["Normal", 0],
        ["Prediabetes range", 5.7],
        ["Diabetes range", 6.5],
      ],
    },
  ],
  compute({ value, from }) {
    const a1c = percentOf(value, from);
    if (a1c < 3 || a1c > 25) {
      refuse(
        "value",
        "That works out to an A1C outside 3% to 25%, which does not occur. Check the value and its unit.",
      );
    }
    return {
      ...averages(a1c),
      category: a1c < 5.7 ? "Normal" : a1c < 6.5 ? "Prediabetes range" : "Diabetes range",
      chart: Array.from({ length: 10 }, (_, index) => averages(5 + index)),
    };
  },
  takeaways: (_, outputs, say) => [
    `An A1C of ${say.number(outputs.a1cPercent!, 1)}% (${say.number(outputs.a1cMmolMol!, 0)} mmol/mol) corresponds to an average glucose of ${say.number(outputs.glucoseMgDl!, 0)} mg/dL or ${say.number(outputs.glucoseMmolL!, 1)} mmol/L.`,
    outputs.category === "Normal"
      ? `That is below ${say.percent(5.7)}, the ADA's normal range.`
      : outputs.category === "Prediabetes range"
        ? `The ADA calls ${say.percent(5.7)} to ${say.percent(6.4)} prediabetes: diabetes can still be prevented.`
        : `${say.percent(6.5)} and above is the diabetes range; without symptoms, a second test must confirm it.`,
  ],
  formula: {
    tex: [
      String.raw`G = 28.7\,A - 46.7`,
      String.raw`A = 0.09148\,I + 2.152 \qquad G_{\text{mmol/L}} = \frac{G}{18.0156}`,
    ],
    where: { G: "estimated average glucose in mg/dL", A: "A1C in percent (NGSP)", I: "A1C in mmol/mol (IFCC)" },
  },
  howTo: [
    "Enter the Value from your report.",
    "Under It is, choose what the value means: A1C in percent (US), A1C in mmol/mol (Europe) or an average glucose.",
    "For an average glucose, use the mean from a sensor or from many readings spread over the day, not one fasting value.",
    "Read the value in the other units and compare it with the Conversion chart.",
  ],
  faq: [
    {
      question: "Why does my meter's average differ from the estimate?",
      answer:
        "A1C reflects about three months, day and night, with the last month counting for half. A meter sees only the moments when you test, often before meals. People also differ: in the ADAG study the same A1C of 7% went with averages from 123 to 185 mg/dL.",
    },
    {
      question: "What A1C should a person with diabetes aim for?",
      answer:
        "The ADA suggests below 7% (53 mmol/mol) for many adults, lower if that can be reached without low blood sugar, and about 8% for people who are frail or have a short life expectancy. The target is personal: set it with your doctor.",
    },
    {
      question: "What distorts A1C?",
      answer:
        "Anything that changes the age of red blood cells. Iron deficiency raises it; blood loss, transfusions, hemolysis, pregnancy and erythropoietin lower it. Hemoglobin variants such as sickle cell trait interfere with some laboratory methods.",
    },
  ],
  about: [
    "The estimate comes from the ADAG study (2008): 507 people with type 1, type 2 and no diabetes had their glucose tracked with sensors and fingersticks for three months, and a straight line was fitted to the results. One percentage point of A1C equals 28.7 mg/dL or 1.6 mmol/L. NGSP percent and IFCC mmol/mol are two scales for the same measurement, linked by a master equation.",
    "Below about 5% and above 13%, the line is an extrapolation. Glucose sensors report a related figure, the GMI, which uses another formula, so the two need not agree.",
  ],
  sources: [
    "Nathan DM et al. (ADAG), Translating the A1C assay into estimated average glucose values, Diabetes Care 31:1473-1478 (2008)",
    "NGSP, IFCC standardization of HbA1c: master equation",
    "American Diabetes Association, Standards of Care in Diabetes",
  ],
  caution:
    "For adults only. Not reliable in pregnancy, with anemia, a hemoglobin variant or kidney failure, or after a transfusion; one value is not a diagnosis.",
  phrases: [
    "a1c {value} to average glucose",
    "hba1c {value}",
    "average blood sugar {value} to a1c",
    "a1c of {value} in mg/dl",
    "average glucose {value} what is my a1c",
    "hba1c {value} average blood sugar",
    "estimated average glucose a1c {value}",
    "blood sugar {value} a1c",
    "is an a1c of {value} diabetic",
    "what is {value} hba1c in percent",
    "what sugar does an a1c of {value} correspond to",
    "what a1c to expect at the lab from an average of {value}",
    "meter shows an average of {value}",
    "what does {value} a1c mean",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "An A1C of 7%",
      inputs: { value: 7, from: "a1c-percent" },
      outputs: { glucoseMgDl: 154.2, a1cMmolMol: 52.99519, category: "Diabetes range" },
    },
    {
      title: "42 mmol/mol",
      inputs: { value: 42, from: "a1c-mmol-mol" },
      outputs: { a1cPercent: 5.99416, category: "Prediabetes range" },
    },
    {
      title: "An average of 6.2 mmol/L from a sensor",
      inputs: { value: 6.2, from: "glucose-mmol-l" },
      outputs: { a1cPercent: 5.519049, category: "Normal" },
    },
  ],
});

/** mg/dL in one mmol/L of glucose. */
const GLUCOSE = 18.0156;

function percentOf(value: number, from: "a1c-percent" | "a1c-mmol-mol" | "glucose-mg-dl" | "glucose-mmol-l"): number {
  switch (from) {
    case "a1c-percent":
      return value;
    case "a1c-mmol-mol":
      return 0.09148 * value + 2.152;
    case "glucose-mg-dl":
      return (value + 46.7) / 28.7;
    case "glucose-mmol-l":
      return (value * GLUCOSE + 46.7) / 28.7;
  }
}

function averages(a1cPercent: number) {
  const glucoseMgDl = 28.7 * a1cPercent - 46.7;
  return {
    a1cPercent,
    a1cMmolMol: (a1cPercent - 2.152) / 0.09148,
    glucoseMgDl,
    glucoseMmolL: glucoseMgDl / GLUCOSE,
  };
}
