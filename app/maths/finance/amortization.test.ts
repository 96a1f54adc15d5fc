import { describe, expect, it } from "vitest";
import { amortize, balanceAfter, followPlan, isPaidOff, LONGEST_PAYOFF, payDown, sumColumn } from "./amortization.ts";
import { annuityPayment } from "./annuity.ts";

describe("amortize", () => {
  it("splits the payments as LibreOffice Calc's IPMT, PPMT and CUMIPMT", () => {
    const rows = amortize(1000, 0.01, annuityPayment(1000, 0.01, 12), 12);
    expect(rows).toHaveLength(12);
    expect(rows[4]!.interest).toBeCloseTo(6.79842299601673, 10);
    expect(rows[4]!.principal).toBeCloseTo(82.050365682325, 10);
    expect(sumColumn(rows, "interest")).toBeCloseTo(66.1854641401004, 9);
    expect(rows.at(-1)!.balance).toBe(0);
  });

  it("ends early with a last payment of just what is due", () => {
    const rows = amortize(1000, 0.1, 600, 10);
    expect(rows.map(({ payment }) => payment)).toEqual([600, 550]);
  });

  it("pays everything with the last period, and knows payments by number", () => {
    const rows = amortize(1000, 0, (number) => (number === 2 ? 500 : 100), 3);
    expect(rows.map(({ payment }) => payment)).toEqual([100, 500, 400]);
  });

  it("has no payment where nothing is owed", () => {
    expect(amortize(0, 0.01, 0, 12)).toEqual([]);
  });

  it("keeps the last balances at a rate that rolling forward would bury", () => {
    const rate = 10 / 12;
    const rows = amortize(15_000, rate, annuityPayment(15_000, rate, 480), 480);
    expect(sumColumn(rows, "principal")).toBeCloseTo(15_000, 6);
    expect(balanceAfter(rows, 479, 15_000)).toBeCloseTo(rows[0]!.payment / (1 + rate), 8);
  });
});

describe("followPlan", () => {
  it("owes after each payment what those to come are worth", () => {
    const rows = followPlan(0.1, [110, 121]);
    expect(rows.map(({ balance }) => balance)).toEqual([expect.closeTo(110, 10), 0]);
    expect(sumColumn(rows, "principal")).toBeCloseTo(200, 10);
  });
});

describe("payDown", () => {
  it("pays a card off in the 34 months of LibreOffice Calc's NPER, rounded up", () => {
    const rows = payDown(5000, { rate: () => 0.22 / 12, payment: () => 200 });
    expect(rows).toHaveLength(34);
    expect(isPaidOff(rows)).toBe(true);
  });

  it("charges purchases with the interest", () => {
    const rows = payDown(100, { rate: () => 0.1, payment: () => 70, charges: 20 });
    expect(rows[0]).toEqual({ number: 1, payment: 70, principal: 40, interest: 10, balance: 60 });
  });

  it("gives up after the longest payoff, with a balance left", () => {
    const rows = payDown(100, { rate: () => 0.1, payment: () => 10 });
    expect(rows).toHaveLength(LONGEST_PAYOFF);
    expect(isPaidOff(rows)).toBe(false);
  });
});

describe("balanceAfter", () => {
  it("is the principal before the first payment and 0 after the last", () => {
    const rows = amortize(300, 0, 100, 3);
    expect([0, 1, 3, 9].map((number) => balanceAfter(rows, number, 300))).toEqual([300, 200, 0, 0]);
  });
});
