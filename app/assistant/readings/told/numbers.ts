/** Numbers that are looked for by what they make together: consecutive ones, a product and a sum. */
import { type Form, sum, toNumber } from "#assistant/readings/slots/form.ts";

const LARGE = /\b(?:larg|great|bigg|high)(?:er|est)\b/;
const SMALL = /\b(?:small|less|low)(?:er|est)\b|\bleast\b|\bfirst\b/;
const number = (label: string) => ({ field: { kind: "number" as const, label } });

export const NUMBERS_TOLD: readonly Form[] = [
  {
    // "Three consecutive integers add up to 51, smallest"
    about: [/\bconsecutive\b/, /\b(?:sum|add|adds|total)\b/],
    not: /<(?:percent|money|time|date)|\b(?:product|multiples|squares?|twice|difference|odd and even)\b/,
    places: { count: ["{#}(?= (?:positive )?(?:consecutive|numbers|integers))"], total: ["{#}"] },
    words:
      "consecutive integers integer numbers number even odd positive whole sum of add adds added up to total is are equals the smallest smaller largest larger biggest middle least greatest first lowest highest one whose find together",
    read: ({ count, total }, text) => {
      const [n, all] = [toNumber(count), toNumber(total)];
      const step = /\b(?:even|odd)\b/.test(text) ? 2 : 1;
      const least = (all - (step * n * (n - 1)) / 2) / n;
      const place = LARGE.test(text)
        ? n - 1
        : SMALL.test(text)
          ? 0
          : /\bmiddle\b/.test(text) && n % 2 === 1
            ? (n - 1) / 2
            : null;
      const isFitting = step === 1 || Math.abs(least % 2) === (/\bodd\b/.test(text) ? 1 : 0);
      if (place === null || !Number.isInteger(least) || n < 2 || !isFitting) return null;
      const first = `(${all} - ${(step * n * (n - 1)) / 2}) / ${n}`;
      return { ...sum(place === 0 ? first : `${first} + ${step * place}`), told: number("Number") };
    },
  },
  {
    // "Two numbers multiply to 40 and add to 13, larger"
    about: [/\bnumbers\b/, /\b(?:sum|add|adds)\b/, /\b(?:product|multiply|multiplied)\b/],
    not: /<(?:percent|money|time|date)|\b(?:three|squares?|consecutive|ratio|difference|twice)\b/,
    places: {
      "two?": ["{#}(?= numbers)"],
      product: ["(?:product|multiply|multiplied)(?: (?:of|is|to|give|makes?|them|two|numbers|the|=|\\|))* {#}"],
      all: ["(?:sum|adds?)(?: (?:of|is|up|to|them|the|=))* {#}", "{#}"],
    },
    words:
      "two numbers whose that with have a sum add adds up to is are of and their product multiply multiplied larger smaller bigger greater lesser larger number one the what find",
    read: ({ two, product, all }, text) => {
      const [p, s] = [toNumber(product), toNumber(all)];
      const isLarge = LARGE.test(text);
      if ((two && toNumber(two) !== 2) || s ** 2 < 4 * p || isLarge === SMALL.test(text)) return null;
      return { ...sum(`(${s} ${isLarge ? "+" : "-"} sqrt(${s}^2 - 4 * ${p})) / 2`), told: number("Number") };
    },
  },
  {
    // "10 machines each 98 % reliable, all work"
    about: [
      /<percent/,
      /<number/,
      /\b(?:all|every|none)\b/,
      /\b(?:work|works|working|ok|pass|passes|survive|succeed|success\w*|reliable|reliability)\b/,
    ],
    not: /<(?:money|time|date)|<percent.*<percent|\b(?:fail\w*|defect\w*|broken|at least|exactly|discount|hours?)\b/,
    places: { chance: ["{P}"], all: ["{#}(?: [a-z]+)?"] },
    words:
      "each of them with a chance probability reliability reliable percent all every none one work works working ok pass passes survive succeed success successful that per part parts components machines independent is what's likely how odds",
    read: ({ chance, all }, text) => {
      const [rate, count] = [toNumber(chance), toNumber(all)];
      if (!Number.isInteger(count) || count < 2 || rate >= 100) return null;
      const each = /\bnone\b/.test(text) ? `(1 - ${rate}/100)` : `(${rate}/100)`;
      return {
        ...sum(`100 * ${each}^${count}`),
        told: { field: { kind: "percent", label: "Probability", decimals: 2 } },
      };
    },
  },
];
