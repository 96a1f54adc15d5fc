import { defineCalculator, number, quantity, refuse, table, text } from "#engine/define.ts";
import { cholesterol } from "#units/cholesterol.ts";
import { triglycerides } from "#units/triglycerides.ts";

/** mg/dL in one mmol/L. */
const CHOLESTEROL = 38.67;
const TRIGLYCERIDES = 88.57;

/** ATP III: the value in mg/dL from which a class holds. */
const CLASSES = {
  total: [
    ["Desirable", 0],
    ["Borderline high", 200],
    ["High", 240],
  ],
  hdl: [
    ["Low", 0],
    ["Normal", 40],
    ["High (protective)", 60],
  ],
  ldl: [
    ["Optimal", 0],
    ["Near optimal", 100],
    ["Borderline high", 130],
    ["High", 160],
    ["Very high", 190],
  ],
  nonHdl: [
    ["Desirable", 0],
    ["Above desirable", 130],
    ["Borderline high", 160],
    ["High", 190],
    ["Very high", 220],
  ],
  triglycerides: [
    ["Normal", 0],
    ["Borderline high", 150],
    ["High", 200],
    ["Very high", 500],
  ],
} as const;

export default defineCalculator({
  id: "cholesterol-ratio",
  name: "Cholesterol Ratio Calculator",
  category: "health",
  emoji: "🫀",
  description: "Total to HDL ratio, non-HDL and LDL cholesterol from a lipid panel, each with its category.",
  keywords: [
    "ldl",
    "hdl",
    "triglycerides",
    "friedewald",
    "lipid panel",
    "non-hdl",
    "blood fats",
    "heart risk",
    "good cholesterol",
    "bad cholesterol",
  ],
  related: [
    { id: "blood-pressure", stage: "next_step", relevance: 86 },
    { id: "a1c-glucose", stage: "complementary", relevance: 78 },
    "bmi",
    { id: "waist-to-hip", stage: "complementary", relevance: 68 },
  ],
  inputs: {
    totalCholesterol: quantity("Total cholesterol", cholesterol, {
      unit: "mmol/L",
      default: 5,
      defaultIn: { imperial: "200 mg/dL" },
      min: 0.5,
      max: 40,
      also: ["cholesterol", "total", "overall cholesterol", "tc"],
    }),
    hdl: quantity("HDL cholesterol", cholesterol, {
      unit: "mmol/L",
      default: 1.35,
      min: 0.05,
      max: 8,
      decimals: 2,
      also: ["good cholesterol", "good"],
    }),
    triglycerides: quantity("Triglycerides", triglycerides, {
      unit: "mmol/L",
      default: 1.4,
      min: 0.05,
      max: 120,
      optional: true,
      assumable: false,
      also: ["trigs", "tg"],
    }),
    ldl: quantity("LDL cholesterol, measured", cholesterol, {
      unit: "mmol/L",
      default: null,
      min: 0.05,
      max: 40,
      optional: true,
      help: "If left empty, it is calculated from the triglycerides.",
      also: ["bad cholesterol", "measured ldl"],
    }),
  },
  outputs: {
    ratio: number("Total to HDL ratio", {
      decimals: 1,
      also: ["ratio", "cholesterol ratio", "ratio of the two", "total to hdl"],
    }),
    ratioCategory: text("Ratio"),
    nonHdl: quantity("Non-HDL cholesterol", cholesterol, { unit: "mmol/L", decimals: 2, also: ["non hdl", "non-hdl"] }),
    ldlFriedewald: quantity("LDL (Friedewald)", cholesterol, {
      also: ["LDL"],
      unit: "mmol/L",
      decimals: 2,
      none: "Not valid at triglycerides of 400 mg/dL (4.5 mmol/L) or more",
    }),
    ldlSampson: quantity("LDL (Sampson, NIH)", cholesterol, {
      unit: "mmol/L",
      decimals: 2,
      none: "Not valid at triglycerides above 800 mg/dL (9 mmol/L)",
    }),
    ldlHdlRatio: number("LDL to HDL ratio", { decimals: 1, none: "Not known without LDL" }),
    triglyceridesHdlRatio: number("Triglycerides to HDL ratio (mg/dL)", { decimals: 1 }),
    totalCategory: text("Total cholesterol"),
    hdlCategory: text("HDL"),
    ldlCategory: text("LDL", { none: "Not known without LDL" }),
    triglyceridesCategory: text("Triglycerides"),
    panel: table("Panel", {
      measure: text("Measure"),
      mmolPerL: number("mmol/L", { decimals: 2 }),
      mgPerDl: number("mg/dL", { decimals: 0 }),
      category: text("Category"),
    }),
  },
  pictures: [{ draw: "parts", of: ["hdl", "nonHdl"], whole: "totalCholesterol" }],
  compute(inputs) {
    if (inputs.hdl >= inputs.totalCholesterol) {
      refuse("hdl", "HDL is part of total cholesterol and must be lower. Check both values and their units.");
    }
    const total = inputs.totalCholesterol * CHOLESTEROL;
    const hdl = inputs.hdl * CHOLESTEROL;
    const triglycerides = inputs.triglycerides * TRIGLYCERIDES;
    const nonHdl = total - hdl;
    const friedewald = triglycerides < 400 ? total - hdl - triglycerides / 5 : null;
    const sampson = triglycerides <= 800 ? sampsonLdl(total, hdl, triglycerides) : null;
    const ldl = inputs.ldl === null ? (friedewald ?? sampson) : inputs.ldl * CHOLESTEROL;
    const ratio = inputs.totalCholesterol / inputs.hdl;
    const row = (measure: string, mgPerDl: number, factor: number, category: string) => ({
      measure,
      mmolPerL: mgPerDl / factor,
      mgPerDl,
      category,
    });
    const ldlCategory = ldl === null ? null : classOf("ldl", ldl);
    return {
      ratio,
      ratioCategory: ratio < 3.5 ? "Optimal" : ratio <= 5 ? "Acceptable" : "High",
      nonHdl: inputs.totalCholesterol - inputs.hdl,
      ldlFriedewald: friedewald === null ? null : friedewald / CHOLESTEROL,
      ldlSampson: sampson === null ? null : sampson / CHOLESTEROL,
      ldlHdlRatio: ldl === null ? null : ldl / hdl,
      triglyceridesHdlRatio: triglycerides / hdl,
      totalCategory: classOf("total", total),
      hdlCategory: classOf("hdl", hdl),
      ldlCategory,
      triglyceridesCategory: classOf("triglycerides", triglycerides),
      panel: [
        row("Total cholesterol", total, CHOLESTEROL, classOf("total", total)),
        row("HDL cholesterol", hdl, CHOLESTEROL, classOf("hdl", hdl)),
        row("Non-HDL cholesterol", nonHdl, CHOLESTEROL, classOf("nonHdl", nonHdl)),
        ...(ldl === null || ldlCategory === null ? [] : [row("LDL cholesterol", ldl, CHOLESTEROL, ldlCategory)]),
        row("Triglycerides", triglycerides, TRIGLYCERIDES, classOf("triglycerides", triglycerides)),
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The ratio of total to HDL cholesterol is ${say.number(outputs.ratio!, 1)}: “{ratioCategory}”. Non-HDL cholesterol, all the kinds that can clog arteries, is {nonHdl}.`,
    outputs.ldlCategory === null
      ? "With triglycerides this high, no formula can give LDL: ask for a direct measurement."
      : outputs.ldlHdlRatio! < 0
        ? "The calculated LDL is negative, so the values do not fit together. Check them and their units."
        : inputs.ldl === null
          ? `LDL, calculated from the triglycerides, is “{ldlCategory}”, HDL “{hdlCategory}”.`
          : `The measured LDL of {ldl} is “{ldlCategory}”, HDL “{hdlCategory}”.`,
    "What to aim for depends on age, blood pressure, smoking, diabetes and earlier heart disease, not on this panel alone.",
  ],
  formula: {
    tex: [
      String.raw`R = \frac{T}{H} \qquad N = T - H`,
      String.raw`L_{\text{Friedewald}} = T - H - \frac{G}{5}`,
      String.raw`L_{\text{Sampson}} = \frac{T}{0.948} - \frac{H}{0.971} - \left(\frac{G}{8.56} + \frac{G\,N}{2140} - \frac{G^2}{16100}\right) - 9.44`,
    ],
    where: {
      R: "total to HDL ratio",
      T: "total cholesterol in mg/dL",
      H: "HDL cholesterol in mg/dL",
      N: "non-HDL cholesterol in mg/dL",
      G: "triglycerides in mg/dL",
      L: "LDL cholesterol in mg/dL",
    },
  },
  howTo: [
    "Enter Total cholesterol and HDL cholesterol from the report. Switch the unit if it is in mg/dL.",
    "Enter Triglycerides to calculate LDL by Friedewald and Sampson.",
    "If the laboratory measured LDL directly, enter it as LDL cholesterol, measured: it then takes precedence.",
    "Read the categories in the Panel together with your doctor's estimate of overall risk.",
  ],
  faq: [
    {
      question: "Is the ratio better than LDL alone?",
      answer:
        "It sums up harmful and protective cholesterol in one number and predicts heart attacks a little better than total cholesterol. Treatment targets LDL and non-HDL, because lowering those has been shown to help, while raising HDL with drugs has not.",
    },
    {
      question: "Why are there two LDL values?",
      answer:
        "Friedewald (1972) takes one-fifth of the triglycerides as the cholesterol in VLDL. That is too much when triglycerides are high, so LDL comes out too low, and the formula stops at 400 mg/dL (4.5 mmol/L). Sampson and the NIH (2020) fitted a curve that holds up to 800 mg/dL.",
    },
    {
      question: "Do I have to fast before the test?",
      answer:
        "Usually not. European societies have accepted non-fasting panels since 2016: triglycerides are about 0.3 mmol/L (26 mg/dL) higher, and the other values hardly change. If triglycerides are above about 5 mmol/L (440 mg/dL), a fasting test follows.",
    },
  ],
  about: [
    "The categories are those of ATP III (2002), the US panel that set the familiar limits of 200, 130 and 150 mg/dL. Newer guidelines treat by overall risk: after a heart attack, the European goal is an LDL below 1.4 mmol/L (55 mg/dL), well under “optimal” here.",
    "Conversions use 38.67 mg/dL per mmol/L for cholesterol and 88.57 for triglycerides. Values calculated from others carry the errors of all three tests, about 5% to 10%.",
  ],
  sources: [
    "NCEP Adult Treatment Panel III, final report (2002)",
    "Friedewald WT, Levy RI, Fredrickson DS, Clin Chem 18:499-502 (1972)",
    "Sampson M et al., JAMA Cardiol 5:540-548 (2020)",
  ],
  caution:
    "For adults; not during pregnancy, when cholesterol rises by a third or more. Do not start or stop a medicine based on it.",
  phrases: [
    "cholesterol ratio {totalCholesterol} hdl {hdl}",
    "ldl from total {totalCholesterol} hdl {hdl} triglycerides {triglycerides}",
    "ldl total {totalCholesterol} hdl {hdl} triglycerides {triglycerides}",
    "total to hdl ratio {totalCholesterol} {hdl}",
    "cholesterol {totalCholesterol} hdl {hdl} ratio",
    "bad cholesterol from total {totalCholesterol} good {hdl} triglycerides {triglycerides}",
    "good cholesterol {hdl} and total {totalCholesterol} from my blood test",
    "lab results total {totalCholesterol} hdl {hdl} triglycerides {triglycerides}",
  ],
  updated: "2026-11-29",
  examples: [
    {
      title: "5.2 total, 1.3 HDL, 1.7 triglycerides (mmol/L)",
      inputs: { totalCholesterol: 5.2, hdl: 1.3, triglycerides: 1.7 },
      outputs: { ratio: 4, ratioCategory: "Acceptable", ldlFriedewald: 3.121262 },
    },
    {
      title: "High triglycerides: only Sampson gives LDL",
      inputs: { totalCholesterol: 6.4, hdl: 0.95, triglycerides: 5.6 },
      outputs: { ratioCategory: "High", ldlFriedewald: null, triglyceridesCategory: "High" },
    },
  ],
});

function sampsonLdl(total: number, hdl: number, triglycerides: number): number {
  const vldl = triglycerides / 8.56 + (triglycerides * (total - hdl)) / 2140 - triglycerides ** 2 / 16_100;
  return total / 0.948 - hdl / 0.971 - vldl - 9.44;
}

/** Limits are compared with mg/dL to two decimals, so that a value converted from mg/dL keeps its class. */
function classOf(measure: keyof typeof CLASSES, mgPerDl: number): string {
  const rounded = Math.round(mgPerDl * 100) / 100;
  const classes: readonly (readonly [string, number])[] = CLASSES[measure];
  return (classes.findLast(([, from]) => rounded >= from) ?? classes[0]!)[0];
}
