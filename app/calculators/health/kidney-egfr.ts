import { defineCalculator, choice, integer, number, quantity, table, text } from "#engine/define.ts";
import { creatinine } from "#units/creatinine.ts";

const STAGES = [
  { stage: "G1", meaning: "Normal or high", egfrFrom: 90, egfrTo: null },
  { stage: "G2", meaning: "Mildly decreased", egfrFrom: 60, egfrTo: 90 },
  { stage: "G3a", meaning: "Mildly to moderately decreased", egfrFrom: 45, egfrTo: 60 },
  { stage: "G3b", meaning: "Moderately to severely decreased", egfrFrom: 30, egfrTo: 45 },
  { stage: "G4", meaning: "Severely decreased", egfrFrom: 15, egfrTo: 30 },
  { stage: "G5", meaning: "Kidney failure", egfrFrom: 0, egfrTo: 15 },
] as const;

/** KDIGO's heat map: the risk of each GFR stage for albuminuria A1, A2 and A3. */
const RISKS = {
  G1: ["Low", "Moderately increased", "High"],
  G2: ["Low", "Moderately increased", "High"],
  G3a: ["Moderately increased", "High", "Very high"],
  G3b: ["High", "Very high", "Very high"],
  G4: ["Very high", "Very high", "Very high"],
  G5: ["Very high", "Very high", "Very high"],
} as const;

const MICROMOLES_PER_MILLIGRAM = 88.4;

export default defineCalculator({
  id: "kidney-egfr",
  name: "Kidney Function (eGFR) Calculator",
  category: "health",
  emoji: "🫘",
  description:
    "Estimated filtration rate from creatinine by CKD-EPI 2021, with the kidney disease stage and, with urine albumin, the risk.",
  keywords: [
    "glomerular filtration rate",
    "creatinine",
    "gfr",
    "ckd-epi 2021",
    "chronic kidney disease stage",
    "cystatin c",
    "renal",
    "kdigo",
    "how well do my kidneys work",
    "kidneys filter",
  ],
  related: [
    { id: "blood-pressure", stage: "complementary", relevance: 86 },
    { id: "medication-dose", stage: "next_step", relevance: 72 },
    { id: "a1c-glucose", stage: "complementary", relevance: 76 },
    "body-surface-area",
    "protein-intake",
  ],
  inputs: {
    sex: choice("Sex", {
      default: "male",
      options: [
        ["male", "Male"],
        ["female", "Female"],
      ],
      help: "The equations are based on sex recorded at birth.",
    }),
    age: integer("Age", {
      assumable: false,
      default: 55,
      min: 18,
      max: 110,
      unit: "years",
      also: ["years old", "aged", "yo", "year old"],
    }),
    creatinine: quantity("Serum creatinine", creatinine, {
      unit: "umol/L",
      default: 97.24,
      defaultIn: { metric: "97 µmol/L" },
      min: 5,
      max: 3500,
      help: "1 mg/dL is 88.4 umol/L.",
      also: ["creatinine of", "serum creatinine of", "creatinine level", "scr", "creat", "crea"],
    }),
    cystatinC: number("Cystatin C", {
      default: null,
      min: 0.1,
      max: 20,
      unit: "mg/L",
      optional: true,
      help: "If it was measured: the combined equation is more accurate.",
    }),
    albuminCreatinineRatio: number("Urine albumin-to-creatinine ratio", {
      default: null,
      min: 0,
      max: 30_000,
      unit: "mg/g",
      optional: true,
      also: ["ACR", "UACR", "albumin creatinine ratio", "urine albumin"],
    }),
  },
  outputs: {
    egfr: number("eGFR (creatinine)", {
      unit: "mL/min/1.73 m²",
      decimals: 1,
      also: ["egfr", "gfr", "kidney function", "filtration rate", "kidneys filter", "kidneys work", "filter"],
    }),
    stage: text("GFR stage", {
      also: ["kidney disease stage", "ckd stage", "which stage", "what stage", "stage of kidney disease"],
    }),
    stageMeaning: text("Meaning", { also: ["how bad"] }),
    egfrCombined: number("eGFR (creatinine and cystatin C)", {
      unit: "mL/min/1.73 m²",
      decimals: 1,
      none: "Enter cystatin C",
    }),
    albuminuriaStage: text("Albuminuria stage", { none: "Enter the urine albumin-to-creatinine ratio" }),
    riskCategory: text("KDIGO risk", { none: "Enter the urine albumin-to-creatinine ratio" }),
    creatinineMgDl: number("Creatinine in mg/dL", { unit: "mg/dL", decimals: 2 }),
    stages: table(
      "GFR stages",
      {
        stage: text("Stage"),
        meaning: text("Meaning"),
        egfrFrom: number("eGFR from"),
        egfrTo: number("eGFR below", { none: "no limit" }),
      },
      {
        mark: { column: "stage", equals: "stage" },
        scale: { value: ["egfrCombined", "egfr"], name: "stage", from: "egfrFrom", to: "egfrTo" },
      },
    ),
  },
  compute({ sex, age, creatinine, cystatinC, albuminCreatinineRatio }) {
    const female = sex === "female";
    const creatinineMgDl = creatinine / MICROMOLES_PER_MILLIGRAM;
    const creatinineRatio = creatinineMgDl / (female ? 0.7 : 0.9);
    const egfr = 142 * powers(creatinineRatio, female ? -0.241 : -0.302, -1.2) * 0.9938 ** age * (female ? 1.012 : 1);
    const egfrCombined =
      cystatinC === null
        ? null
        : 135 *
          powers(creatinineRatio, female ? -0.219 : -0.144, -0.544) *
          powers(cystatinC / 0.8, -0.323, -0.778) *
          0.9961 ** age *
          (female ? 0.963 : 1);
    const rate = egfrCombined ?? egfr;
    const { stage, meaning } = STAGES.find((one) => rate >= one.egfrFrom)!;
    const albuminuria = albuminCreatinineRatio === null ? null : albuminuriaOf(albuminCreatinineRatio);
    return {
      egfr,
      stage,
      stageMeaning: meaning,
      egfrCombined,
      albuminuriaStage: albuminuria === null ? null : `A${albuminuria + 1}`,
      riskCategory: albuminuria === null ? null : RISKS[stage][albuminuria]!,
      creatinineMgDl,
      stages: STAGES,
    };
  },
  takeaways: (_, outputs, say) => [
    outputs.egfrCombined === null
      ? `A creatinine of ${say.number(outputs.creatinineMgDl!, 2)} mg/dL gives an eGFR of ${say.number(outputs.egfr!, 0)}: stage {stage}, “{stageMeaning}”.`
      : `With cystatin C, the eGFR is ${say.number(outputs.egfrCombined, 0)} (from creatinine alone ${say.number(outputs.egfr!, 0)}): stage {stage}, “{stageMeaning}”.`,
    outputs.riskCategory === null
      ? "Add the urine albumin-to-creatinine ratio to get the KDIGO risk as well; it changes what the stage means."
      : `Together with albuminuria {albuminuriaStage}, the KDIGO risk is “{riskCategory}”.`,
    outputs.stage === "G1" || outputs.stage === "G2"
      ? "Stage G1 or G2 alone is not kidney disease: that takes another sign of damage lasting at least three months."
      : "Kidney disease means that the value stays below 60 for at least three months: have it measured again.",
  ],
  formula: {
    tex: [
      String.raw`\mathrm{eGFR} = 142 \cdot \min\!\left(\tfrac{S}{\kappa}, 1\right)^{\alpha} \max\!\left(\tfrac{S}{\kappa}, 1\right)^{-1.200} \cdot 0.9938^{a} \;[\,\cdot 1.012]`,
    ],
    where: {
      S: "serum creatinine in mg/dL (µmol/L divided by 88.4)",
      "\\kappa": "0.7 for women, 0.9 for men",
      "\\alpha": "−0.241 for women, −0.302 for men",
      a: "age in years; the factor 1.012 is for women",
    },
  },
  howTo: [
    "Choose Sex and enter Age.",
    "Enter Serum creatinine from the laboratory report; switch the unit if it is in mg/dL.",
    "Add Cystatin C if it was measured: the combined equation is closer to the true rate and determines the stage.",
    "Add the Urine albumin-to-creatinine ratio in mg/g (mg/mmol times 8.84) to get the KDIGO risk.",
  ],
  faq: [
    {
      question: "My eGFR is 75. Is that kidney disease?",
      answer:
        "Not by itself. Above 60, it takes another sign for at least three months, such as albumin in the urine (30 mg/g or more), blood from the kidney or an abnormal scan. After age 40, the rate falls by about 1 a year in healthy people too.",
    },
    {
      question: "What can make the result wrong when the kidneys are fine?",
      answer:
        "Creatinine comes from muscle. A lot of muscle, a large meal of cooked meat or creatine supplements raise it, so the eGFR comes out too low; little muscle, an amputation or a vegan diet makes the eGFR too high. Trimethoprim and cimetidine raise creatinine without harming the kidneys. Cystatin C does not depend on muscle.",
    },
    {
      question: "Why is there no question about race?",
      answer:
        "The 2009 equation multiplied the result by 1.159 for Black people, which delayed diagnoses and transplants. In 2021 the NKF and the American Society of Nephrology recommended the equation used here, refitted without that factor.",
    },
    {
      question: "Can I use it for the dose of a medicine?",
      answer:
        "Only with your doctor or pharmacist. Many drug labels use the Cockcroft-Gault clearance in mL/min, not scaled to 1.73 m². In very small or very large people, the two differ by a third or more.",
    },
  ],
  about: [
    "CKD-EPI 2021 estimates how much blood the kidneys filter per minute, scaled to a body surface of 1.73 m². Nearly nine in ten estimates are within 30% of the directly measured rate.",
    "It assumes stable kidney function: in acute kidney injury creatinine lags by days, and on dialysis the number has no meaning. Stages follow KDIGO 2024 and come from the unrounded value.",
  ],
  sources: [
    "Inker LA et al., New creatinine- and cystatin C-based equations to estimate GFR without race, N Engl J Med 385:1737-1749 (2021)",
    "KDIGO 2024 Clinical practice guideline for chronic kidney disease",
  ],
  overflow: "creatinine",
  caution:
    "For adults 18 and over with stable kidney function; not for children, pregnancy, acute illness, dialysis or extremes of muscle mass.",
  phrases: [
    "egfr {sex} {age} creatinine {creatinine}",
    "kidney function creatinine {creatinine} age {age}",
    "gfr {age} {sex} creatinine {creatinine}",
    "kidney function {sex} {age} creatinine {creatinine}",
    "egfr creatinine {creatinine} {age} year old {sex}",
    "lab says creatinine {creatinine}",
    "how well do my kidneys work with creatinine {creatinine}",
    "blood test lab work creatinine of {creatinine} {sex} {age}",
    "which stage of kidney disease {creatinine} {age}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 50-year-old man with a creatinine of 1.0 mg/dL",
      inputs: { sex: "male", age: 50, creatinine: 88.4, albuminCreatinineRatio: 10 },
      outputs: { egfr: 91.691479, stage: "G1", riskCategory: "Low" },
    },
    {
      title: "A 72-year-old woman with 1.3 mg/dL, cystatin C of 1.4 mg/L and albumin of 85 mg/g",
      inputs: { sex: "female", age: 72, creatinine: 114.92, cystatinC: 1.4, albuminCreatinineRatio: 85 },
      outputs: { stage: "G3a", albuminuriaStage: "A2", riskCategory: "High" },
    },
  ],
});

/** The two-slope law of the CKD-EPI equations: one exponent below 1, another above. */
function powers(ratio: number, exponentBelow: number, exponentAbove: number): number {
  return Math.min(ratio, 1) ** exponentBelow * Math.max(ratio, 1) ** exponentAbove;
}

/** 0, 1 or 2 for A1, A2 and A3, from mg/g. */
function albuminuriaOf(ratio: number): 0 | 1 | 2 {
  return ratio < 30 ? 0 : ratio <= 300 ? 1 : 2;
}
