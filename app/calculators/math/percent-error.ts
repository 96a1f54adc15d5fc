import { defineCalculator, number, percent, refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "percent-error",
  name: "Percent Error Calculator",
  category: "math",
  emoji: "🎯",
  description:
    "How far a measured or estimated value is from the accepted one, as absolute, relative and percentage error.",
  keywords: [
    "percentage error",
    "relative error",
    "absolute error",
    "experimental error",
    "measurement error",
    "accuracy",
  ],
  related: [
    { id: "percentage-change", stage: "complementary", relevance: 90 },
    { id: "significant-figures", stage: "complementary", relevance: 82 },
    "standard-deviation",
    "rounding",
  ],
  inputs: {
    measured: number("Measured value", {
      default: 9.75,
      also: [
        "experimental",
        "estimate",
        "got",
        "found",
        "estimated",
        "observed",
        "obtained",
        "recorded",
        "weighed",
        "experimental value",
        "my value",
        "measurement",
        "calculated",
        "came out to",
        "i got",
        "estimate of",
        "guess",
        "guessed",
      ],
    }),
    accepted: number("Accepted (true) value", {
      default: 9.81,
      also: [
        "should be",
        "expected",
        "real",
        "true",
        "theoretical",
        "actual",
        "true value",
        "actual value",
        "theoretical value",
        "known value",
        "correct value",
        "real value",
        "expected value",
        "literature value",
        "textbook value",
        "exact value",
        "correct",
        "actual count",
        "truth",
      ],
    }),
  },
  outputs: {
    percentError: percent("Percent error", {
      also: ["percentage error", "how far off", "percent off", "how far off in percent"],
    }),
    signedPercentError: percent("With sign (plus = too high)"),
    absoluteError: number("Absolute error", { also: ["off by"] }),
    relativeError: number("Relative error"),
  },
  pictures: [{ draw: "bars", of: ["accepted", "measured"], title: "Accepted and measured" }],
  compute({ measured, accepted }) {
    if (accepted === 0)
      refuse("accepted", "An error relative to 0 is not defined. Use the absolute error, or another reference.");
    const absoluteError = Math.abs(measured - accepted);
    const relativeError = absoluteError / Math.abs(accepted);
    return {
      percentError: 100 * relativeError,
      signedPercentError: Math.sign(measured - accepted) * 100 * relativeError,
      absoluteError,
      relativeError,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.absoluteError === 0
      ? "The measured value agrees with the accepted one exactly."
      : `The measured value of {measured} is {absoluteError} ${inputs.measured > inputs.accepted ? "too high" : "too low"}: an error of {percentError} compared with the accepted {accepted}.`,
    outputs.percentError! <= 5
      ? `That is within ${say.percent(5)}, a common target for school experiments.`
      : `That is more than ${say.percent(5)}, a common target for school experiments: look for a systematic cause.`,
  ],
  formula: {
    tex: String.raw`\delta = \frac{|x - x_0|}{|x_0|} \cdot 100\,\%`,
    where: { [String.raw`\delta`]: "percent error", x: "measured value", x_0: "accepted value" },
  },
  howTo: [
    "Enter the Measured value from your experiment or estimate.",
    "Enter the Accepted (true) value from a table or a better measurement, in the same unit.",
    "Read the Percent error; the line with the sign shows whether you are too high or too low.",
  ],
  faq: [
    {
      question: "Is percent error always positive?",
      answer:
        "In most schools and labs, yes: only the size of the error is reported. Keep the sign if the direction matters, for instance to spot a scale that always reads high.",
    },
    {
      question: "How is it different from percentage difference?",
      answer:
        "Percent error compares with a value taken as true. If you compare two measurements of equal standing, neither is the reference, and the difference is divided by their mean: use the percentage change calculator.",
    },
    {
      question: "What is a good percent error?",
      answer:
        "It depends on the method: 10% is fine for counting plants in a meadow, 1% for a pendulum in class, and one part in a billion for an atomic clock. An error is acceptable if it is no larger than the uncertainty of the measurement.",
    },
  ],
  about: [
    "Percent error measures accuracy, the closeness to the true value. It says nothing about precision, the scatter of repeated measurements; for that use the standard deviation.",
    "With an accepted value of 0, or on a scale with an arbitrary zero such as degrees Celsius, a relative error has no meaning: 1 °C instead of 2 °C is not 50% wrong. State the absolute error there.",
  ],
  sources: ["JCGM 200:2012 (VIM), measurement error and relative error"],
  overflow: "measured",
  phrases: [
    "percent error measured {measured} accepted {accepted}",
    "measured {measured} but it should be {accepted} percent error",
    "percent error if I got {measured} and the true value is {accepted}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Gravity measured with a pendulum",
      inputs: { measured: 9.75, accepted: 9.81 },
      outputs: { percentError: 0.611620795, signedPercentError: -0.611620795 },
    },
    {
      title: "Density of aluminum",
      inputs: { measured: 2.68, accepted: 2.7 },
      outputs: { percentError: 0.740740741 },
    },
    {
      title: "An estimate that was a quarter too high",
      inputs: { measured: 50, accepted: 40 },
      outputs: { signedPercentError: 25, absoluteError: 10 },
    },
  ],
});
