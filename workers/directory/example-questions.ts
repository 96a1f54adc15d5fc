/** Questions to begin with, as people type them: each is answered at once (tests/assistant/example-questions.test.ts). */
export const EXAMPLE_QUESTIONS = [
  "15% of 80",
  "5 ft 11 in to cm",
  "25000 loan at 6% for 5 years",
  "20% tip on 58 split 3",
  "how long to save 20000 at 500 a month",
  "what weight gives a bmi of 24 at 175 cm",
] as const;
