import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { readCalculators } from "../../scripts/catalogue-files.ts";
import { IN_ALL } from "../extent.ts";
import { expect, test } from "./test.ts";

const run = promisify(execFile);

/** How each example is run, as a reader would: pasted into a shell, or into a file. */
const RUNNERS: Readonly<Record<string, (code: string) => readonly [string, readonly string[]]>> = {
  curl: (code) => ["bash", ["-c", code.replace(/^curl/, "curl -sS")]],
  JavaScript: (code) => [process.execPath, ["--input-type=module", "-e", code]],
  Python: (code) => ["python3", ["-c", code]],
};

/** Playwright asks for colors, and Node.js then prints them. */
const UNCOLORED = { ...process.env, FORCE_COLOR: "0" };

async function runExample(page: Page, language: string): Promise<string> {
  const code = await page.locator(`pre[data-language="${language}"]`).innerText();
  const [command, args] = RUNNERS[language]!(code);
  return (await run(command, [...args], { env: UNCOLORED })).stdout.trim();
}

/** What Python prints where the others print JSON. */
const PYTHON: Readonly<Record<string, string>> = { None: "null", True: "true", False: "false" };

/** One number may be written in two ways, 1e-7 and 1e-07. */
const normalize = (printed: string) => (printed === "" || Number.isNaN(Number(printed)) ? printed : Number(printed));

async function tryExamples(page: Page, ids: readonly string[]) {
  for (const id of ids) {
    await page.goto(`/developers?calculator=${id}`);
    const answer = JSON.parse(await runExample(page, "curl")) as { id: string; outputs: Record<string, unknown> };
    expect(answer.id).toBe(id);
    const printed = await runExample(page, "JavaScript");
    expect(Object.values(answer.outputs).map(String), id).toContain(printed);
    const python = await runExample(page, "Python");
    expect(normalize(PYTHON[python] ?? python), id).toBe(normalize(printed));
  }
}

test("the examples of /developers run as they stand, and say the same in every language", ({ page }) =>
  tryExamples(page, ["mortgage", "linear-regression"]));

test("so do those of every fifth calculator", IN_ALL, async ({ page }) => {
  test.setTimeout(600_000);
  const definitions = (await readCalculators(join(import.meta.dirname, "../.."))).map((one) => one.definition);
  const ids = definitions.filter((one) => !one.isRandom).map(({ id }) => id);
  await tryExamples(
    page,
    ids.filter((_, index) => index % 5 === 0),
  );
});

test("the call can be tried on the page, and without a script by its form", async ({ page, request }) => {
  await page.goto("/calculator/mortgage");
  await page.getByRole("link", { name: "Use this from code" }).click();
  await page.waitForURL("**/developers?calculator=mortgage");
  await page.getByLabel("homePrice").fill("450000");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("[aria-live] pre")).toContainText('"homePrice": 450000');

  const form = page.locator('form[action$="/calculate"]');
  const query = await form.evaluate((element: HTMLFormElement) =>
    new URLSearchParams([...new FormData(element)] as [string, string][]).toString(),
  );
  const plain = await request.get(`${await form.getAttribute("action")}?${query}`);
  expect(plain.status()).toBe(200);
  const missing = await request.get("/developers?calculator=%3Cb%3Enothing");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("There is no calculator “<!-- -->&lt;b&gt;nothing");
});
