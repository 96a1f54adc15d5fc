import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

async function answer(sentence: string): Promise<string | null> {
  const found = await ask(sentence);
  return found.calculator === null || found.unread.length > 0 ? null : found.answer;
}

test.each([
  // The short name in brackets is the calculator's name.
  ["interest on a 25000 12 month cd at 5% apy", "$1,250.00"],
  ["0.25 btc to satoshi", "25,000,000\u00A0sat"],
  // What nobody said does not count in what is asked for.
  ["how much for savings with 50/30/20 on 3800", "$760"],
  ["working capital current assets 80k current liabilities 55k", "$25,000"],
  // A year that is an option, a unit that is a name, a name that is no question.
  ["federal income tax on 80000 single 2026", "$8,770"],
  ["youtube 500000 views at 3 rpm", "$1,500.00"],
  ["nps 60 promoters 25 passives 15 detractors", "45"],
  // A given profit is no cost, and what is saved each year pays a cost back.
  ["net profit margin 9000 on 60000 revenue", "15%"],
  ["solar panels cost 12000 save 1500 a year payback", "8\u00A0years"],
  ["net pay from 4000 after 20% tax", "3,200"],
  // 60,000 / 4 %
  ["how much do I need to retire on 60k a year with the 4% rule", "$1,500,000"],
  // The only calculator that is named answers, and none that lacks a value.
  ["how much would a 325000 mortgage cost at 6.8% for 30 yrs", "$2,118.76"],
  // The day to which the page counts is no matter of the due date.
  ["when will my mare foal if she was bred on May 10, 2026?", "April 15, 2027"],
  // Lists that are said beside other values.
  ["irr -5000, 1500, 2000, 2500", "8.896%"],
  ["npv: cost 50000, cash flows 15000, 20000, 25000, 8% discount", "$881"],
  ["average cost of 30 shares at 12 and 60 shares at 9", "$10.00"],
  ["debt to income ratio income 6000, rent 1500, car 300", "30%"],
  ["business sells 500 units at 20 each unit costs 8 and fixed expenses 3000 what profit", "$3,000"],
])("%s: %s", async (sentence, figure) => {
  expect(await answer(sentence)).toBe(figure);
});

test.each([
  // The hours of the page's example.
  "double time on 30 dollars an hour",
  // The figure that is asked for does not count all of them.
  "dca 200 a month at prices 10, 8, 12 average cost",
])("no figure that rests on what nobody said: %s", async (sentence) => {
  expect(await answer(sentence)).toBeNull();
});
