import { describe, expect, test } from "vitest";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { calculateAnswer, findCalculator, readAddressInputs, readBodyInputs } from "./calculate.ts";

const post = (body: string) => new Request("https://a.test/api/v1/calculators/tip", { method: "POST", body });
/** What a call was refused with. */
async function refused(work: () => unknown): Promise<{ status: number; body: unknown } | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const response = error as Response;
    return { status: response.status, body: await response.json() };
  }
}

describe("the body of a call", () => {
  test("is an object with inputs, which may be left out", async () => {
    expect(await readBodyInputs(post('{"inputs":{"bill":80},"units":"metric"}'))).toEqual({
      inputs: { bill: 80 },
      units: "metric",
    });
    expect(await readBodyInputs(post("{}"))).toEqual({ inputs: {} });
  });

  test.each(["[]", "null", "7", '{"inputs":[]}', '{"inputs":null}', '{"inputs":"bill=80"}'])(
    "%s is refused",
    async (body) => {
      expect(await refused(() => readBodyInputs(post(body)))).toEqual({
        status: 400,
        body: { error: 'The request must be an object with "inputs": { … }.' },
      });
    },
  );

  test("that is no JSON, or larger than is taken, is refused", async () => {
    expect(await refused(() => readBodyInputs(post("{")))).toMatchObject({ status: 400 });
    expect(await refused(() => readBodyInputs(post(`{"inputs":{"bill":"${"8".repeat(2_000_000)}"}}`)))).toMatchObject({
      status: 413,
    });
  });
});

test("an answer has its inputs whole and its outputs unrounded; what cannot be used is named", async () => {
  const tip = (await loadDefinition("tip"))!;
  const { id, inputs, outputs } = calculateAnswer(tip, { bill: 64.5, tipPercent: 18 });
  expect(id).toBe("tip");
  expect(inputs).toMatchObject({ bill: 64.5, tipPercent: 18 });
  expect(outputs["tip"]).toBeCloseTo(11.61, 10);
  expect(Object.keys(inputs).length).toBeGreaterThan(2);
  const refusal = await refused(() => calculateAnswer(tip, { bill: "many", other: 1 }));
  expect(refusal).toMatchObject({ status: 422, body: { issues: [{ field: "other" }, { field: "bill" }] } });
});

test("an address is read in the neutral format, with what is no input", async () => {
  const tip = (await loadDefinition("tip"))!;
  expect(readAddressInputs(tip, "https://a.test/?bill=80.5&other=x&tipPercent=")).toMatchObject({
    bill: 80.5,
    other: "x",
  });
});

test("a calculator is found by its id; of an unknown one it is said that there is none", async () => {
  const store = { get: async () => null };
  expect(await findCalculator("tip", store as never)).toMatchObject({ id: "tip" });
  expect(await refused(() => findCalculator("toString", store as never))).toEqual({
    status: 404,
    body: { error: "There is no calculator of that name." },
  });
});
