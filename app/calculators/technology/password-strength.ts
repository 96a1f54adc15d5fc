import { defineCalculator, boolean, choice, integer, number, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { refuse } from "#engine/define.ts";

/** In the words of people who choose a password: the codes of the answer are those of a system that guards keys. */
const STRENGTHS = {
  "very-weak": "Weak",
  weak: "Fair",
  moderate: "Strong",
  strong: "Very strong",
  "very-strong": "Extremely strong",
};

export default defineCalculator({
  id: "password-strength",
  name: "Password Strength Calculator",
  category: "technology",
  emoji: "🔑",
  description: "The entropy of a password or passphrase, how long it would take to crack, and how long it should be.",
  keywords: [
    "entropy",
    "brute force time",
    "how secure",
    "passphrase",
    "diceware",
    "crack time",
    "password length",
    "strong password",
    "wifi password",
    "how long to crack a password",
    "bits of entropy",
  ],
  related: [
    { id: "permutations-combinations", stage: "complementary", relevance: 72 },
    { id: "logarithm", stage: "complementary", relevance: 62 },
    { id: "random-number", stage: "complementary", relevance: 64 },
    "bitwise",
  ],
  inputs: {
    mode: choice("Password", {
      default: "random",
      options: [
        ["typed", "Type one"],
        ["random", "Randomly generated"],
        ["passphrase", "Random words"],
      ],
    }),
    password: text("Password", {
      default: "correct horse battery",
      maxLength: 128,
      secret: true,
      when: { mode: "typed" },
      help: "An upper bound: words and patterns are guessed faster.",
    }),
    length: integer("Number of characters", {
      also: ["characters", "character", "character password", "long", "characters long"],
      default: 16,
      min: 1,
      max: 128,
      when: { mode: "random" },
    }),
    lowercase: boolean("a-z", { default: true, when: { mode: "random" } }),
    uppercase: boolean("A-Z", { default: true, when: { mode: "random" } }),
    digits: boolean("0-9", { default: true, when: { mode: "random" } }),
    symbols: boolean("Symbols", { default: true, when: { mode: "random" } }),
    symbolCount: integer("How many different symbols", { default: 32, min: 1, max: 100, when: { mode: "random" } }),
    words: integer("Number of words", {
      also: ["word passphrase", "random words", "word", "dice words"],
      default: 6,
      min: 1,
      max: 20,
      when: { mode: "passphrase" },
    }),
    wordListSize: integer("Words in the list", {
      also: ["word list", "list of", "dictionary of"],
      default: 7776,
      min: 2,
      max: 1_000_000,
      when: { mode: "passphrase" },
      help: "The diceware list has 7776.",
    }),
    guessesPerSecond: number("Guesses per second", {
      default: 1e10,
      min: 0.0001,
      max: 1e18,
      also: ["attack speed", "guesses a second", "guesses"],
    }),
    targetBits: integer("Entropy you want", { default: 80, min: 1, max: 512, unit: "bits" }),
  },
  outputs: {
    entropyBits: number("Entropy", {
      also: ["bits of entropy", "how many bits", "entropy"],
      unit: "bits",
      decimals: 1,
    }),
    strength: text("Strength", { labels: STRENGTHS }),
    combinations: number("Possible passwords"),
    poolSize: integer("Different characters or words"),
    effectiveLength: integer("Characters or words that count"),
    averageCrackSeconds: number("Average time to crack in seconds", {
      also: ["how long crack", "time to crack"],
      unit: "s",
      digits: 4,
    }),
    averageCrackYears: number("Average time to crack in years", { unit: "years", digits: 4 }),
    lengthForTarget: integer("Length for the entropy you want", {
      none: "No length is enough: with only one symbol there is nothing to guess",
    }),
    attacks: table("Average time by kind of attack", {
      attack: text("Attack"),
      time: text("Average time"),
      seconds: number("In seconds", { unit: "s" }),
    }),
  },
  pictures: [{ draw: "bars", of: ["entropyBits", "targetBits"], title: "Entropy and its target" }],
  compute(inputs) {
    const { poolSize, effectiveLength } = spaceOf(inputs);
    const bitsEach = Math.log2(poolSize);
    const entropyBits = effectiveLength * bitsEach;
    const combinations = poolSize ** effectiveLength;
    const averageCrackSeconds = combinations / 2 / inputs.guessesPerSecond;
    return {
      entropyBits,
      strength: strengthOf(entropyBits),
      combinations,
      poolSize,
      effectiveLength,
      averageCrackSeconds,
      averageCrackYears: averageCrackSeconds / 31_557_600,
      lengthForTarget: poolSize < 2 ? null : Math.ceil(inputs.targetBits / bitsEach - 1e-9),
      attacks: ATTACKS.map(([attack, perSecond]) => {
        const seconds = combinations / 2 / perSecond;
        return { attack, time: spanText(seconds), seconds };
      }),
    };
  },
  takeaways: ({ mode, targetBits, guessesPerSecond }, { averageCrackSeconds, lengthForTarget, strength }, say) => [
    `Its entropy is {entropyBits}, which counts as ${STRENGTHS[strength as keyof typeof STRENGTHS].toLowerCase()}.`,
    `At {guessesPerSecond} ${guessesPerSecond === 1 ? "guess" : "guesses"} a second an attacker needs ${timeInWords(averageCrackSeconds!, say)} on average.`,
    mode === "typed"
      ? "For a password that a person chose this is an upper bound; one that is on a list of leaked passwords is cracked at once."
      : lengthForTarget === null
        ? "With a single symbol to choose from, no length helps."
        : `For ${counted(targetBits, "bit", say.number(targetBits))}, use ${counted(lengthForTarget, mode === "passphrase" ? "word" : "character", say.number(lengthForTarget))}.`,
  ],
  formula: {
    tex: [
      String.raw`H = n \log_2 N`,
      String.raw`t = \frac{2^H}{2\,g}`,
      String.raw`n_{\text{target}} = \left\lceil \frac{H_{\text{target}}}{\log_2 N} \right\rceil`,
    ],
    where: {
      H: "entropy in bits",
      n: "characters or words that count",
      N: "different characters or words to choose from",
      t: "average time to crack: half of all combinations are tried",
      g: "Guesses per second",
    },
  },
  howTo: [
    "Under Password, choose whether you type one, generate random characters or draw random words.",
    "For random characters, set how many and check the kinds you use; for words, set the Number of words and the size of the list.",
    "Set Guesses per second: 10 for a website that slows attackers down, 10,000 for stolen data with strong hashes and 10 billion for stolen data with weak ones.",
    "Use Length for the entropy you want to see how long it has to be; 80 bits is comfortable for a password manager's master password.",
  ],
  faq: [
    {
      question: "Does the password leave my device?",
      answer:
        "What you type is processed in your browser and never becomes part of the page's address. Still, never type a password that you really use into a website like this; test one built the same way.",
    },
    {
      question: "Are random words as good as random characters?",
      answer:
        "Yes, per bit. A word from the diceware list of 7776 gives 12.9 bits, so six words have 77.5 bits, about as many as 12 random printable characters, and are easier to remember. They must be drawn by dice or a generator, not chosen.",
    },
    {
      question: "Why is P@ssw0rd2026! weak although it has every kind of character?",
      answer:
        "Entropy counted by kinds of characters assumes a random choice. Cracking programs first try dictionary words with the usual substitutions, years and exclamation marks, so a password like this falls in seconds whatever is shown here.",
    },
    {
      question: "Should I change passwords regularly?",
      answer:
        "Not on a schedule. NIST SP 800-63B-4 says that services must not require periodic changes, only a change when there is evidence of a compromise: people forced to change tend to just add a number. Use a long, unique password for each account, a password manager and a second factor.",
    },
  ],
  about: [
    "The figure is the entropy of a random choice. In typed passwords, runs such as aaa or 1234 count once and the twenty most common passwords count for nothing, but names, dates and keyboard patterns are not detected.",
    "The attacks follow the scenarios of zxcvbn: guessing through a throttled or unthrottled login, and offline guessing against slow (bcrypt, scrypt) or fast (MD5, SHA-1) hashes. Attackers with many machines are faster.",
  ],
  sources: [
    "NIST SP 800-63B-4 (2025), Digital Identity Guidelines: Authentication and Authenticator Management",
    "KeePass documentation, classification of password quality by bits",
    "D. Wheeler, zxcvbn, USENIX Security 2016 (attack scenarios)",
  ],
  caution: "An upper bound on strength: it cannot tell whether a password is already in a leaked list.",
  phrases: [
    "password with {length} characters",
    "{words} random words as a password",
    "passphrase of {words} random words how secure strong is it",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "16 random characters from a password manager",
      inputs: {
        mode: "random",
        length: 16,
        lowercase: true,
        uppercase: true,
        digits: true,
        symbols: true,
        symbolCount: 32,
      },
      outputs: { entropyBits: 104.873422, strength: "moderate", poolSize: 94 },
    },
    {
      title: "Six diceware words",
      inputs: { mode: "passphrase", words: 6, wordListSize: 7776 },
      outputs: { entropyBits: 77.548875, strength: "weak" },
    },
    {
      title: "A common password, typed",
      inputs: { mode: "typed", password: "iloveyou" },
      outputs: { entropyBits: 0, strength: "very-weak", effectiveLength: 0 },
    },
  ],
});

const COMMON = new Set(
  "123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 abc123 iloveyou admin welcome letmein monkey football password1 qwerty123".split(
    " ",
  ),
);

const ATTACKS = [
  ["Login that allows 100 guesses an hour", 100 / 3600],
  ["Login without a limit, 10 guesses a second", 10],
  ["Stolen data, slow hash, 10 thousand guesses a second", 1e4],
  ["Stolen data, fast hash, 10 billion guesses a second", 1e10],
] as const;

interface Given {
  readonly mode: "typed" | "random" | "passphrase";
  readonly password: string;
  readonly length: number;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly digits: boolean;
  readonly symbols: boolean;
  readonly symbolCount: number;
  readonly words: number;
  readonly wordListSize: number;
}

/** How many signs there are to choose from, and how many of them were chosen. */
function spaceOf(given: Given) {
  if (given.mode === "passphrase") return { poolSize: given.wordListSize, effectiveLength: given.words };
  if (given.mode === "typed") return typedSpace(given.password);
  const letters = (given.lowercase ? 26 : 0) + (given.uppercase ? 26 : 0);
  const poolSize = letters + (given.digits ? 10 : 0) + (given.symbols ? given.symbolCount : 0);
  if (poolSize === 0) refuse("lowercase", "Check at least one kind of character.");
  return { poolSize, effectiveLength: given.length };
}

function typedSpace(password: string) {
  const points = Array.from(password, (character) => character.codePointAt(0)!);
  if (points.length === 0) refuse("password", "Type a password.");
  const has = (pattern: RegExp, size: number) => (pattern.test(password) ? size : 0);
  const poolSize =
    has(/[a-z]/, 26) + has(/[A-Z]/, 26) + has(/[0-9]/, 10) + has(/[ -/:-@[-`{-~]/, 33) + has(/[^ -~]/u, 100);
  const fresh = points.filter((point, index) => index === 0 || Math.abs(point - points[index - 1]!) > 1);
  return { poolSize, effectiveLength: COMMON.has(password.toLowerCase()) ? 0 : fresh.length };
}

function strengthOf(bits: number): keyof typeof STRENGTHS {
  if (bits < 64) return "very-weak";
  if (bits < 80) return "weak";
  if (bits < 112) return "moderate";
  return bits < 128 ? "strong" : "very-strong";
}

/** To a whole number of the largest unit that has at least two. */
function spanText(seconds: number): string {
  if (seconds < 1) return "less than a second";
  const years = seconds / 31_557_600;
  if (years >= 1e6) return "more than a million years";
  if (years >= 1e4) return `${Math.round(years / 1000)} thousand years`;
  if (years >= 2) return `${Math.round(years)} years`;
  if (seconds >= 172_800) return `${Math.round(seconds / 86_400)} days`;
  if (seconds >= 7200) return `${Math.round(seconds / 3600)} hours`;
  if (seconds >= 120) return `${Math.round(seconds / 60)} minutes`;
  return Math.round(seconds) === 1 ? "1 second" : `${Math.round(seconds)} seconds`;
}

function timeInWords(seconds: number, say: { number(value: number, decimals?: number): string }): string {
  if (seconds < 1) return "less than a second";
  if (seconds < 120) return `${say.number(seconds, 0)} seconds`;
  if (seconds < 7200) return `${say.number(seconds / 60, 0)} minutes`;
  if (seconds < 172_800) return `${say.number(seconds / 3600, 0)} hours`;
  if (seconds < 63_115_200) return `${say.number(seconds / 86_400, 0)} days`;
  return seconds < 3.15576e13 ? `${say.number(seconds / 31_557_600, 0)} years` : "more than a million years";
}
