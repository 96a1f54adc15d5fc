/**
 * Targets that two values of an input give: a number and its negative, both sides of a maximum.
 * The values come from a scan by scripts/scan-roots.ts, which knows nothing of how `solve` looks for them.
 */
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { solve } from "#engine/solve.ts";
import { TEST_DAY } from "#engine/verify.ts";

const loaders = import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
  import: "default",
});

/** Calculator with its defaults, output, input, and the two values that give the same output. */
const CASES: readonly (readonly [string, string, string, number, number])[] = [
  ["binomial-distribution", "exactly", "probability", 0.55, 0.648645873],
  ["black-scholes", "gamma", "spotPrice", 94.293564, 110],
  ["black-scholes", "gamma", "strikePrice", 89.2351769, 115.5],
  ["capacitor-charge", "currentAtTime", "resistance", 9117.62676, 11000],
  ["capacitor-charge", "energyAtTime", "capacitance", 5.83628468e-5, 0.00011],
  ["car-depreciation", "nextYearDepreciation", "laterYearRate", 14.3, 26.6551912],
  ["child-height", "inches", "fatherHeight", 134.84, 195.8],
  ["circle", "chord", "centralAngle", 66, 294],
  ["college-cost", "totalSaved", "currentSavings", 11000, 123977.737],
  ["complex-number", "modulus", "aReal", -3.3, 3.3],
  ["complex-number", "modulus", "aImaginary", -4.4, 4.4],
  ["coulombs-law", "force", "charge1", -1.1e-6, 1.1e-6],
  ["coulombs-law", "force", "charge2", -1.8e-6, 1.8e-6],
  ["credit-card-payoff", "interestSaved", "balance", 5500, 7380.46901],
  ["cubic-equation", "x2", "a", 1.02048723, 1.1],
  ["cubic-equation", "x2", "b", -5.95007562, -5.4],
  ["derivative", "derivative", "at", -1.1, 1.1],
  ["disability-income", "additionalCoverage", "annualIncome", 81600, 88000],
  ["disability-income", "uncoveredGap", "groupCoverageRate", 66, 71],
  ["dividend-reinvestment", "endValue", "priceGrowthRate", -7.51605448, 5.5],
  ["drink-dilution", "contraction", "targetAbv", 14.1145924, 44],
  ["economic-order-quantity", "annualSaving", "annualDemand", 1335.20605, 11000],
  ["economic-order-quantity", "annualSaving", "orderCost", 10.0140454, 82.5],
  ["ev-range", "range", "speed", 5.42695421, 121],
  ["exponent", "result", "base", -2.2, 2.2],
  ["force", "workDone", "acceleration", -2.75, 2.75],
  ["health-plan-comparison", "saving", "taxRate", 24.2, 45.8],
  ["home-replacement-cost", "coinsurancePenalty", "lossAmount", 110000, 410641.589],
  ["hookes-law", "energy", "extension", -0.275, 0.275],
  ["impermanent-loss", "impermanentLoss", "priceAStart", 2200, 4654.54545],
  ["impermanent-loss", "impermanentLoss", "priceAEnd", 1136.36364, 3520],
  ["integral", "absoluteArea", "upper", -3.60297014, 3.3],
  ["interest-only-loan", "extraInterest", "annualRate", 7.15, 7.98747238],
  ["kinematics", "distance", "acceleration", -3.3, 3.3],
  ["momentum", "kineticEnergyAfter", "mass1", 38.5744235, 1320],
  ["momentum", "averageForce", "velocity1", -36.5, 16.5],
  ["mortgage-points", "netSavingsAtStay", "annualRate", 7.425, 19.892854],
  ["normal-distribution", "densityLower", "mean", 60, 110],
  ["normal-distribution", "densityLower", "standardDeviation", 13.7142195, 16.5],
  ["percent-error", "percentError", "measured", 8.895, 10.725],
  ["percent-error", "percentError", "accepted", 8.89217799, 10.791],
  ["percentage-change", "percentDifference", "oldValue", 88, 96.1818182],
  ["percentage-change", "percentDifference", "newValue", 63.2411067, 101.2],
  ["poisson-distribution", "exactly", "rate", 0.865913742, 3.85],
  ["polynomial-roots", "valueAt", "evaluateAt", -0.5, 5.5],
  ["process-capability", "cpm", "target", 9.008, 11],
  ["projectile-motion", "horizontalVelocity", "angle", -44, 44],
  ["quadratic-equation", "discriminant", "b", -2.7, 2.7],
  ["retirement-withdrawal", "totalWithdrawn", "annualWithdrawal", 44000, 48583.2542],
  ["retirement-withdrawal", "totalWithdrawn", "withdrawalGrowth", 2.75, 5.81056802],
  ["roof-pitch", "rafterLength", "run", 0.247471432, 4.4],
  ["sample-size", "unrounded", "proportion", 45, 55],
  ["slope", "distance", "x1", 1.1, 8.9],
  ["slope", "distance", "y1", 2.2, 17.8],
  ["snells-law", "reflectance", "n1", 1.1003223, 1.53070861],
  ["snells-law", "reflectanceP", "angle", 49.5, 56.165712],
  ["specific-heat", "heatingTime", "initialTemperature", 22, 178],
  ["specific-heat", "heatingTime", "finalTemperature", -70, 110],
  ["triangle", "heightC", "sideA", 7.7, 14.2592593],
  ["triangle", "sideC", "sideB", 1.5, 5.5],
  ["voltage-divider", "powerR1", "r1", 2008.18182, 11000],
  ["voltage-divider", "powerR2", "r2", 5170, 19342.3598],
  ["wind-turbine", "annualEnergy", "windSpeed", 6.05, 28.2022828],
  ["z-score", "betweenMeanAndValue", "value", 57, 143],
  ["z-score", "betweenMeanAndValue", "mean", 110, 150],
];

test.each(CASES)("%s: %s has both values of %s", async (id, output, vary, one, other) => {
  const load = Object.entries(loaders).find(([path]) => path.endsWith(`/${id}.ts`))![1];
  const definition = await load();
  const { inputs } = readInputs(definition, {}, TEST_DAY);
  const start = Number(inputs[vary]);
  // The value nearer to the present one is where the target is taken from: it is the rounder one.
  const taken = Math.abs(one - start) < Math.abs(other - start) ? one : other;
  const target = Number(definition.compute({ ...inputs, [vary]: taken })[output]);
  const { solutions } = solve(definition, inputs, { output, value: target }, vary);
  for (const wanted of [one, other]) {
    const nearest = Math.min(...solutions.map(({ value }) => Math.abs(value - wanted)));
    expect(nearest).toBeLessThanOrEqual(1e-5 * Math.abs(wanted));
  }
});
