import { expect, test } from "@playwright/test";

test("rates have a date, a source, 150 or more currencies; page, page without JavaScript and JSON call use them", async ({
  request,
}) => {
  const response = await request.get("/api/rates");
  expect(response.status()).toBe(200);
  const { date, source, base, rates } = (await response.json()) as {
    date: string;
    source: string;
    base: string;
    rates: Record<string, number>;
  };
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(base).toBe("USD");
  expect(rates["USD"]).toBe(1);
  expect(Object.keys(rates).length).toBeGreaterThanOrEqual(150);
  expect(Object.values(rates).every((rate) => rate > 0 && Number.isFinite(rate))).toBe(true);

  const query = "amount=250&from=GBP&to=EUR";
  const call = await request.get(`/api/calculators/currency-converter/calculate?${query}`);
  const { outputs } = (await call.json()) as { outputs: Record<string, number> };
  expect(outputs["result"]).toBeCloseTo((250 * rates["EUR"]!) / rates["GBP"]!, 6);
  expect(outputs["rateDate"]).toBe(date);

  const html = await (await request.get(`/calculator/currency-converter?${query}`)).text();
  expect(html).toContain(source);
  expect(html).toContain(date);
  const shown = /data-output="result"[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
  expect(Number(shown.replace(/[^\d.]/g, ""))).toBeCloseTo(outputs["result"]!, 2);
});
