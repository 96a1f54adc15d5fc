import { describe, expect, it } from "vitest";
import { couponSchedule, dirtyPrice, yieldPerPeriod } from "./bond.ts";

const treasury = couponSchedule({
  settlementDate: "2026-05-20",
  maturityDate: "2033-09-30",
  couponsPerYear: 1,
  dayCount: "actual/actual",
});
const corporate = couponSchedule({
  settlementDate: "2026-02-01",
  maturityDate: "2031-05-15",
  couponsPerYear: 2,
  dayCount: "30/360",
});

describe("couponSchedule", () => {
  it("counts coupons back from maturity", () => {
    expect(corporate.dates).toHaveLength(11);
    expect([corporate.dates[0], corporate.dates.at(-1)]).toEqual(["2026-05-15", "2031-05-15"]);
    expect(corporate.accrued).toBeCloseTo(76 / 180, 14);
    expect(corporate.accrued + corporate.left).toBeCloseTo(1, 14);
  });

  it("stays at the end of the month", () => {
    const { dates } = couponSchedule({
      settlementDate: "2026-01-10",
      maturityDate: "2027-02-28",
      couponsPerYear: 4,
      dayCount: "30/360",
    });
    expect(dates).toEqual(["2026-02-28", "2026-05-31", "2026-08-31", "2026-11-30", "2027-02-28"]);
  });
});

describe("dirtyPrice", () => {
  it("is LibreOffice Calc's PRICE with accrued interest", () => {
    expect(dirtyPrice(treasury, 3.25, 100, 0.051) - 3.25 * treasury.accrued).toBeCloseTo(88.8551572028866, 9);
    expect(dirtyPrice(corporate, 2, 100, 0.026) - 2 * corporate.accrued).toBeCloseTo(94.5067286991183, 9);
  });

  it("bears simple interest in the last coupon period: 102 / (1 + 0.03 · 130/180)", () => {
    const last = couponSchedule({
      settlementDate: "2026-06-20",
      maturityDate: "2026-10-31",
      couponsPerYear: 2,
      dayCount: "30/360",
    });
    expect(dirtyPrice(last, 2, 100, 0.03)).toBeCloseTo(99.83686786, 8);
    expect(yieldPerPeriod(last, 2, 100, dirtyPrice(last, 2, 100, 0.03))).toBeCloseTo(0.03, 12);
  });
});

describe("yieldPerPeriod", () => {
  it("is LibreOffice Calc's YIELD", () => {
    const schedule = couponSchedule({
      settlementDate: "2026-03-10",
      maturityDate: "2034-08-15",
      couponsPerYear: 2,
      dayCount: "30/360",
    });
    const price = 96.5 + 2.125 * schedule.accrued;
    expect(2 * yieldPerPeriod(schedule, 2.125, 100, price)!).toBeCloseTo(0.0475840275283083, 12);
  });

  it.each([-0.3, -0.01, 0, 0.02, 1.5])("undoes the price at a rate of %d", (rate) => {
    expect(yieldPerPeriod(corporate, 2, 100, dirtyPrice(corporate, 2, 100, rate))).toBeCloseTo(rate, 10);
    expect(yieldPerPeriod(corporate, 0, 100, dirtyPrice(corporate, 0, 100, rate))).toBeCloseTo(rate, 10);
  });
});
