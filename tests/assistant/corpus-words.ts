import type { Line } from "./line.ts";

/** Sums in words, questions for an input, and sentences whose numbers an earlier reading dropped or placed wrongly. */
export const WORDS: readonly Line[] = [
  ["add 45, 67 and 89", "scientific-calculator", {}, 201],
  ["84 split between 3 people", "scientific-calculator", {}, 28],
  ["20 % off 150 then add 8 % tax", "scientific-calculator", {}, 129.6],
  ["subtract 38 from 125", "scientific-calculator", {}, 87],
  ["a third of 120", "scientific-calculator", {}, 40],
  ["38 out of 45", "percentage", {}, (38 / 45) * 100],
  ["how much vat is in 119 at 19 %", "vat", {}, 19, "us", "$19.00"],
  ["oz in a pound", "unit-converter", {}, 16],
  ["cups in a gallon", "unit-converter", {}, 16],
  ["how many days in 2027", "date-difference", {}, 365, "us", "365"],
  ["how many days in 2028", "date-difference", {}, 366, "us", "366"],
  ["days between jan 1 2026 and march 15 2029", "date-difference", {}, 1169, "us", "1,169"],
  ["72 farenheit to celsius", "unit-converter", {}, 200 / 9],
  ["20 % tip on 58 split 3", "tip", {}, undefined, "us", "$23.20"],
  ["how long to save 20000 at 500 a month", "savings-goal", {}, undefined, "us", "40 months"],
  ["apr of 20000 at 7% for 60 months with 400 fees", "apr", {}, undefined, "us", "7.851%"],
  // 500 at the end of each month: 500 × ((1 + 0.07/12)^240 − 1) / (0.07/12), and what else is usual is 0.
  [
    "if I invest 500 every month at 7 % for 20 years",
    "compound-interest",
    {
      contribution: 500,
      annualRate: 7,
      termYears: 20,
      principal: 0,
      compounding: "monthly",
      contributionFrequency: "monthly",
    },
  ],
  // Questions for an input: 24 × 1.75², 22 × 1.8², (8000/5000)^(1/6) − 1 and (20000/10000)^(1/10) − 1, compounded monthly.
  ["what weight gives a bmi of 24 at 175 cm", "bmi", {}, undefined, "us", "73.5 kg"],
  ["how much weight for a bmi of 22 at 180 cm", "bmi", {}, undefined, "us", "71.3 kg"],
  ["what interest rate turns 5000 into 8000 in 6 years", "cagr", {}, undefined, "us", "8.1"],
  ["what discount gives a price of 60 on 80", "discount", {}, undefined, "us", "25%"],
  // 400 × (1 − (1 + 0.05/12)^−48) / (0.05/12)
  ["loan amount for a payment of 400 at 5% over 4 years", "loan", {}, undefined, "us", "$17,369"],
  // 1500 × (1 − 1.005^−360) / 0.005
  ["loan amount for 1500 a month at 6 % over 30 years", "loan", {}, undefined, "us", "$250,187"],
  ["what down payment for a payment of 2000", null],
  ["5k in 25 minutes pace per km", "running-pace", { distance: 5, minutes: 25 }, undefined, "us", "5:00"],
];
