import { describe, expect, it } from "vitest";
import { dateAfter, monthsAfter } from "./calendar-range.ts";

describe("dateAfter", () => {
  it("counts days across months and leap years, both ways", () => {
    expect(dateAfter("2025-01-01", 280)).toBe("2025-10-08");
    expect(dateAfter("2024-02-28", 2)).toBe("2024-03-01");
    expect(dateAfter("2025-10-08", -280)).toBe("2025-01-01");
  });

  it("has no date before year 1 and after year 9999", () => {
    expect(dateAfter("0001-01-01", 0)).toBe("0001-01-01");
    expect(dateAfter("0001-01-01", -1)).toBeNull();
    expect(dateAfter("9999-12-30", 1)).toBe("9999-12-31");
    expect(dateAfter("9999-12-31", 1)).toBeNull();
  });
});

describe("monthsAfter", () => {
  it("cuts the day to a shorter month, both ways", () => {
    expect(monthsAfter("2025-01-31", 1)).toBe("2025-02-28");
    expect(monthsAfter("2024-03-31", -1)).toBe("2024-02-29");
    expect(monthsAfter("0001-01-01", 119_987)).toBe("9999-12-01");
  });

  it("has no date before year 1 and after year 9999", () => {
    expect(monthsAfter("9999-12-01", 1)).toBeNull();
    expect(monthsAfter("0001-01-31", -1)).toBeNull();
  });
});
