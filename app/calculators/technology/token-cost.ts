import { defineCalculator, choice, integer, money, number, percent, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "token-cost",
  name: "AI Token Cost Calculator",
  category: "technology",
  emoji: "🤖",
  description:
    "What a language model's API costs per request, day and month, from tokens, words or characters and the price list.",
  keywords: [
    "LLM API",
    "GPT price",
    "prompt tokens",
    "words to tokens",
    "API pricing",
    "chatbot cost",
    "prompt caching",
    "api bill",
    "cost per request of a language model",
    "input and output tokens",
    "llm cost",
  ],
  related: [
    { id: "subscription-cost", stage: "complementary", relevance: 66 },
    { id: "reading-time", stage: "complementary", relevance: 60 },
    "cost-per-mille",
    "business-calculator",
  ],
  inputs: {
    measure: choice("Amounts in", {
      default: "tokens",
      options: [
        ["tokens", "Tokens"],
        ["words", "Words (English)"],
        ["characters", "Characters (English)"],
      ],
    }),
    inputAmount: number("Input per request", {
      default: 1500,
      min: 0,
      max: 1e9,
      also: ["input", "prompt", "input tokens", "prompt of", "tokens in", "send", "prompt tokens"],
    }),
    outputAmount: number("Output per request", {
      default: 500,
      min: 0,
      max: 1e9,
      also: [
        "output",
        "answer",
        "output tokens",
        "back",
        "get back",
        "tokens out",
        "reply of",
        "response",
        "completion tokens",
      ],
    }),
    requestsPerDay: integer("Requests per day", {
      default: 1000,
      min: 1,
      max: 10_000_000_000,
      also: ["requests", "calls", "requests a day", "calls a day", "calls per day", "messages a day", "handles"],
    }),
    daysPerMonth: integer("Days per month", { also: ["days a month", "over"], default: 30, min: 1, max: 31 }),
    inputPrice: money("Input price per million tokens", {
      also: [
        "per million input",
        "per million input tokens",
        "per million in",
        "per million tokens in",
        "per million prompt tokens",
        "a million input",
      ],
      default: 3,
      min: 0,
      decimals: 2,
    }),
    outputPrice: money("Output price per million tokens", {
      also: [
        "per million output",
        "per million output tokens",
        "per million out",
        "per million tokens out",
        "per million completion tokens",
        "a million output",
      ],
      default: 15,
      min: 0,
      decimals: 2,
    }),
    cachedShare: percent("Share of the input read from cache", { default: 0, min: 0, max: 100 }),
    cachedInputPrice: money("Cached input price per million tokens", { default: 0.3, min: 0, decimals: 2 }),
    batchDiscount: percent("Batch discount", { default: 0, min: 0, max: 100 }),
  },
  outputs: {
    monthlyCost: money("Cost per month", { also: ["monthly bill"], decimals: 2 }),
    costPerRequest: money("Cost per request", { also: ["per request"], decimals: 5 }),
    costPerThousand: money("Cost per 1000 requests", { decimals: 2 }),
    dailyCost: money("Cost per day", { also: ["pay a day"], decimals: 2 }),
    yearlyCost: money("Cost per year"),
    inputTokens: number("Input tokens per request"),
    outputTokens: number("Output tokens per request"),
    monthlyTokens: number("Tokens per month"),
    breakdown: table("Where the money goes", {
      part: text("Part"),
      tokensPerMonth: number("Tokens per month"),
      monthlyCost: money("Cost per month", { decimals: 2 }),
      share: percent("Share", { decimals: 1 }),
    }),
    byVolume: table(
      "Cost by volume",
      {
        requestsPerDay: integer("Requests per day"),
        monthlyCost: money("Cost per month", { decimals: 2 }),
      },
      { mark: { column: "requestsPerDay", equals: "requestsPerDay" } },
    ),
  },
  pictures: [{ draw: "rows", table: "breakdown", name: "part", value: "monthlyCost", title: "Where the money goes" }],
  compute(inputs) {
    const { inputAmount, outputAmount, requestsPerDay, daysPerMonth } = inputs;
    const tokensEach = TOKENS_EACH[inputs.measure];
    const [inputTokens, outputTokens] = [inputAmount * tokensEach, outputAmount * tokensEach];
    const cached = (inputTokens * inputs.cachedShare) / 100;
    const discounted = (1 - inputs.batchDiscount / 100) / 1e6;
    const parts = [
      { part: "Input", tokens: inputTokens - cached, cost: (inputTokens - cached) * inputs.inputPrice * discounted },
      { part: "Cached input", tokens: cached, cost: cached * inputs.cachedInputPrice * discounted },
      { part: "Output", tokens: outputTokens, cost: outputTokens * inputs.outputPrice * discounted },
    ];
    const costPerRequest = parts.reduce((total, { cost }) => total + cost, 0);
    const requestsPerMonth = requestsPerDay * daysPerMonth;
    const monthlyCost = costPerRequest * requestsPerMonth;
    return {
      monthlyCost,
      costPerRequest,
      costPerThousand: costPerRequest * 1000,
      dailyCost: costPerRequest * requestsPerDay,
      yearlyCost: 12 * monthlyCost,
      inputTokens,
      outputTokens,
      monthlyTokens: (inputTokens + outputTokens) * requestsPerMonth,
      breakdown: parts.map(({ part, tokens, cost }) => ({
        part,
        tokensPerMonth: tokens * requestsPerMonth,
        monthlyCost: cost * requestsPerMonth,
        share: costPerRequest > 0 ? (100 * cost) / costPerRequest : 0,
      })),
      byVolume: [10, 100, 1000, 10_000, 100_000, 1_000_000].map((requests) => ({
        requestsPerDay: requests,
        monthlyCost: costPerRequest * requests * daysPerMonth,
      })),
    };
  },
  takeaways: (inputs, { breakdown, costPerRequest }, say) => [
    `With ${counted(inputs.requestsPerDay, "request", "{requestsPerDay}")} a day you pay {monthlyCost} a month, {costPerThousand} for a thousand requests.`,
    costPerRequest === 0
      ? "At these prices and amounts, nothing is charged."
      : `Output makes up ${say.percent(breakdown![2]!.share!, 0)} of the bill and input ${say.percent(breakdown![0]!.share! + breakdown![1]!.share!, 0)}.`,
    "{monthlyTokens} tokens pass through the model each month.",
  ],
  formula: {
    tex: [String.raw`c = \frac{(i - k)\,p_i + k\,p_k + o\,p_o}{10^6}\,(1 - b)`, String.raw`M = c\,r\,d`],
    where: {
      c: "cost per request",
      "i, o": "input and output tokens per request",
      k: "input tokens read from the cache",
      "p_i, p_k, p_o": "prices per million tokens of input, cached input and output",
      b: "Batch discount",
      M: "cost per month",
      "r, d": "Requests per day and Days per month",
    },
  },
  howTo: [
    "Under Amounts in, choose whether you count tokens, English words or characters.",
    "Enter the Input per request with everything that is sent (instructions, documents, the conversation so far) and the Output per request.",
    "Copy the prices per million tokens from your provider's price list.",
    "Set the Share of the input read from cache if you reuse a long prompt, and the Batch discount (often 50%) for work that can wait.",
  ],
  faq: [
    {
      question: "What is a token?",
      answer:
        "A piece of text that the model reads as one unit: a short word, part of a longer one or a punctuation mark. In English it averages about 4 characters, or three quarters of a word. Other languages, code and numbers take more tokens for the same text.",
    },
    {
      question: "Why does a chat get more expensive with each turn?",
      answer:
        "The whole conversation is sent again each time. Ten turns of 500 tokens add up to about 27,500 tokens of input, not 5,000. Caching and shortening the history help.",
    },
    {
      question: "Do hidden reasoning tokens count?",
      answer:
        "Yes, providers bill them as output although you do not see them. Take the output figure from the usage field of real responses.",
    },
  ],
  about: [
    "Use it to compare models or to budget a feature. Prices are inputs on purpose, as providers change them often; tiers for very long prompts, fees for writing to a cache, and charges for images and tools are not included.",
    "The conversion from words and characters is a rule of thumb for English prose. Count real requests with the provider's tokenizer before you commit to a budget.",
  ],
  sources: [
    "Rule of thumb in OpenAI's documentation (2024): a token is about 4 characters or 3/4 of a word in English",
  ],
  caution: "Providers change prices and count tokens in their own way: check the price list, and set a spending limit.",
  phrases: ["{inputAmount} input and {outputAmount} output tokens {requestsPerDay} times a day"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A support bot with 1000 requests a day",
      inputs: { inputAmount: 1500, outputAmount: 500, requestsPerDay: 1000, inputPrice: 3, outputPrice: 15 },
      outputs: { monthlyCost: 360, costPerRequest: 0.012 },
    },
    {
      title: "A long fixed prompt, 80% from cache, batched at half price",
      inputs: { inputAmount: 10_000, outputAmount: 300, requestsPerDay: 500, cachedShare: 80, batchDiscount: 50 },
      outputs: { costPerRequest: 0.00645, monthlyCost: 96.75 },
    },
    {
      title: "Summaries of 3000-word texts in 200 words",
      inputs: { measure: "words", inputAmount: 3000, outputAmount: 200, requestsPerDay: 50 },
      outputs: { inputTokens: 4000, monthlyCost: 24 },
    },
  ],
});

const TOKENS_EACH = { tokens: 1, words: 4 / 3, characters: 1 / 4 };
