import { defineCalculator, integer, list, number, refuse, table } from "#engine/define.ts";
import { studentBeyond, studentQuantileAbove } from "#maths/distributions.ts";
import { lineText } from "#maths/line-equation.ts";
import { mean, sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "linear-regression",
  name: "Linear Regression Calculator",
  category: "math",
  emoji: "📐",
  description:
    "The best straight line through your data, with correlation, R², standard errors, p-value and a prediction.",
  keywords: [
    "line of best fit",
    "least squares",
    "correlation coefficient",
    "r squared",
    "trend line",
    "slope and intercept",
    "regression line",
    "scatter plot",
  ],
  related: [
    "average",
    { id: "standard-deviation", stage: "complementary", relevance: 82 },
    { id: "slope", stage: "complementary", relevance: 78 },
    { id: "t-test", stage: "advanced_planning", relevance: 80 },
    "gpa",
  ],
  inputs: {
    points: list("Points", {
      also: ["data", "data points", "x and y values"],
      of: {
        x: number("x"),
        y: number("y"),
      },
      default: [
        { x: 1, y: 2.1 },
        { x: 2, y: 3.9 },
        { x: 3, y: 6.2 },
        { x: 4, y: 7.8 },
        { x: 5, y: 10.1 },
        { x: 6, y: 12.2 },
      ],
      minItems: 3,
      maxItems: 1000,
    }),
    predictX: number("Predict y at x", { default: 7, also: ["predict at", "forecast at"] }),
  },
  outputs: {
    slope: number("Slope", { also: ["slope of the best fit line", "slope"] }),
    intercept: number("Intercept", { also: ["y intercept"] }),
    rSquared: number("R²", {
      also: ["r squared", "coefficient of determination"],
      none: "Not defined: all y are equal",
    }),
    correlation: number("Correlation r", {
      also: ["correlation", "r", "correlation coefficient"],
      none: "Not defined: all y are equal",
    }),
    standardError: number("Standard error of the estimate"),
    slopeStandardError: number("Standard error of the slope"),
    interceptStandardError: number("Standard error of the intercept"),
    pValue: number("p-value of the slope", { none: "Not defined: all y are equal" }),
    prediction: number("Predicted y", { also: ["predict", "predicted"] }),
    predictionLower: number("95% prediction interval, lower"),
    predictionUpper: number("95% prediction interval, upper"),
    count: integer("Points"),
    residuals: table("Points, line and residuals", {
      x: number("x"),
      y: number("y"),
      fitted: number("y on the line"),
      residual: number("Residual (y − line)"),
    }),
  },
  figures: [
    "intercept",
    "rSquared",
    "correlation",
    "pValue",
    "prediction",
    { label: "95% prediction interval", range: ["predictionLower", "predictionUpper"] },
  ],
  pictures: [
    { draw: "scatter", points: ["points", "x", "y"], line: ["slope", "intercept"], at: ["predictX", "prediction"] },
    { draw: "rows", table: "residuals", name: "x", value: "residual", title: "How far each point lies from the line" },
  ],
  compute({ points, predictX }) {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const n = points.length;
    if (xs.every((x) => x === xs[0])) {
      refuse("points", "All x values are equal, so the line would be vertical. Enter points with different x.");
    }
    const [meanX, meanY] = [mean(xs), mean(ys)];
    const sxx = sum(xs.map((x) => (x - meanX) ** 2));
    const syy = sum(ys.map((y) => (y - meanY) ** 2));
    const sxy = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY)));
    const slope = sxy / sxx;
    const intercept = meanY - slope * meanX;
    const residualAt = (x: number, y: number) => y - meanY - slope * (x - meanX);
    const standardError = Math.sqrt(sum(points.map(({ x, y }) => residualAt(x, y) ** 2)) / (n - 2));
    const slopeStandardError = standardError / Math.sqrt(sxx);

    const flat = ys.every((y) => y === ys[0]);
    const correlation = flat ? null : Math.max(-1, Math.min(1, sxy / Math.sqrt(sxx) / Math.sqrt(syy)));
    const prediction = intercept + slope * predictX;
    const halfWidth =
      studentQuantileAbove(0.025, n - 2) * standardError * Math.sqrt(1 + 1 / n + (predictX - meanX) ** 2 / sxx);
    return {
      slope,
      intercept,
      rSquared: correlation === null ? null : correlation ** 2,
      correlation,
      standardError,
      slopeStandardError,
      interceptStandardError: standardError * Math.sqrt(1 / n + meanX ** 2 / sxx),
      pValue: flat ? null : slopeStandardError === 0 ? 0 : studentBeyond(slope / slopeStandardError, n - 2),
      prediction,
      predictionLower: prediction - halfWidth,
      predictionUpper: prediction + halfWidth,
      count: n,
      residuals: points.map(({ x, y }) => ({ x, y, fitted: y - residualAt(x, y), residual: residualAt(x, y) })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `The best line is y = ${lineText(outputs.slope!, outputs.intercept!, say.number)}: each step of 1 in x changes y by {slope} on average.`,
    outputs.rSquared === null
      ? "All y values are equal, so the line is flat and the correlation is not defined."
      : `The line explains ${say.percent(100 * outputs.rSquared, 1)} of the variation in y; if x and y were unrelated, a slope at least this steep would have a probability of {pValue}.`,
    "At x = {predictX} the line gives {prediction}; the 95% prediction interval for a new observation is {predictionLower} to {predictionUpper}.",
  ],
  formula: {
    tex: [
      String.raw`b = \frac{\sum (x_i - \bar x)(y_i - \bar y)}{\sum (x_i - \bar x)^2}, \qquad a = \bar y - b\,\bar x`,
      String.raw`r = \frac{\sum (x_i - \bar x)(y_i - \bar y)}{\sqrt{\sum (x_i - \bar x)^2 \sum (y_i - \bar y)^2}}`,
      String.raw`s = \sqrt{\frac{\sum (y_i - a - b x_i)^2}{n - 2}}, \qquad \hat y_0 \pm t_{0.975,\,n-2}\; s \sqrt{1 + \frac1n + \frac{(x_0 - \bar x)^2}{\sum (x_i - \bar x)^2}}`,
    ],
    where: {
      b: "slope",
      a: "intercept, where the line meets x = 0",
      r: "correlation; its square is R²",
      s: "standard error of the estimate",
      "x_i, y_i": "the points",
      [String.raw`\bar x, \bar y`]: "their means",
      n: "number of points",
      x_0: "the x at which to predict",
      [String.raw`\hat y_0`]: "the predicted y",
      [String.raw`t_{0.975,\,n-2}`]: "97.5% point of Student's t distribution with n − 2 degrees of freedom",
    },
  },
  howTo: [
    "Enter at least three Points as pairs of x (what you set or know) and y (what you measured).",
    "Set Predict y at x to the x for which you want a forecast.",
    "Read Slope and Intercept for the line itself, and R² for how much of the variation in y it explains.",
    "Look through the Residual column: if the residuals curve or fan out, a straight line is the wrong model.",
  ],
  faq: [
    {
      question: "What does R² tell me, and what does it not?",
      answer:
        "R² is the share of the variation in y that the line accounts for: 0.81 means 81%. It does not say that the relation is straight, nor that x causes y. Anscombe's four data sets of 1973 all have R² = 0.67, but only one of them looks like a line.",
    },
    {
      question: "What is the p-value of the slope?",
      answer:
        "The probability of a slope at least this steep, up or down, if x and y were unrelated and the scatter normal. Below 0.05 is the usual threshold. With 1,000 points even a tiny, useless slope gets a small p-value, so look at the size of the slope too.",
    },
    {
      question: "Why is the prediction interval so much wider than the scatter suggests?",
      answer:
        "It covers a single new observation, so it includes the scatter s itself plus the uncertainty of the line. With few points the t factor is large (4.30 for 4 points instead of 1.96), and the interval widens with the distance from the mean of x.",
    },
    {
      question: "Does it matter which variable is x?",
      answer:
        "Yes. The line minimizes vertical distances only, so regressing x on y gives another line unless all points lie exactly on one. Correlation and R² are the same both ways.",
    },
  ],
  about: [
    "Ordinary least squares: the one line for which the sum of squared vertical distances to the points is smallest. Use it for calibration curves, trends and rules of thumb such as cost per unit.",
    "Standard errors, p-value and interval assume that the points are independent and that the scatter around the line is normal and equally wide everywhere. A single outlier can tilt the whole line. Predictions outside the range of your x values assume that the line continues.",
  ],
  sources: [
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012), section 4",
    "Draper and Smith, Applied Regression Analysis, 3rd ed. 1998",
  ],
  overflow: "points",
  phrases: [
    "linear regression {points}",
    "line of best fit predict at {predictX}",
    "correlation for the points {points}",
    "slope of the best fit line through {points}",
    "best fit line {points}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Six measurements that nearly double with each step",
      inputs: { predictX: 7 },
      outputs: { slope: 2.02, intercept: -0.02, prediction: 14.12 },
    },
    {
      title: "A falling line through five points",
      inputs: {
        points: [
          { x: 0, y: 10 },
          { x: 10, y: 7 },
          { x: 20, y: 4.5 },
          { x: 30, y: -1 },
          { x: 35, y: -2.5 },
        ],
        predictX: 25,
      },
      outputs: { slope: -0.365243902, correlation: -0.989608265 },
    },
    {
      title: "Anscombe's first data set (1973)",
      inputs: {
        points: [
          { x: 10, y: 8.04 },
          { x: 8, y: 6.95 },
          { x: 13, y: 7.58 },
          { x: 9, y: 8.81 },
          { x: 11, y: 8.33 },
          { x: 14, y: 9.96 },
          { x: 6, y: 7.24 },
          { x: 4, y: 4.26 },
          { x: 12, y: 10.84 },
          { x: 7, y: 4.82 },
          { x: 5, y: 5.68 },
        ],
        predictX: 20,
      },
      outputs: { slope: 0.500090909, rSquared: 0.666542459, prediction: 13.0019091 },
    },
  ],
});
