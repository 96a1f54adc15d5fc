/** A calculator on a page of another origin, whose policy allows frames and scripts of this site only. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { IN_ALL } from "../extent.ts";
import { expect, test } from "./test.ts";
import { findViolations } from "./violations.ts";

let server: Server;
let site = "";
let policy = "";
test.beforeAll(async () => {
  site = test.info().project.use.baseURL!;
  server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").setHeader("Content-Security-Policy", policy);
    response.end(`<!doctype html><title>A blog</title><link rel="icon" href="data:,">
      <a data-reckoner="mortgage" data-query="homePrice=500000&locked=annualRate&theme=dark" href="${site}/calculator/mortgage">Mortgage</a>
      <script src="${site}/embed.js"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
test.afterAll(() => server.closeAllConnections());
const blog = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

test("is shown, grows to its height, answers typing, and stores nothing", async ({ page, context }) => {
  policy = `default-src 'none'; img-src data:; frame-src ${site}; script-src ${site}`;
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error("An embed stores nothing.");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
  await page.goto(blog());
  const embed = page.frameLocator("iframe");
  const answer = embed.locator("[data-answer] output");
  await expect(answer).toHaveText(/^\$/);
  await expect(page.getByRole("link", { name: "Mortgage" })).toBeHidden();
  const frame = page.locator("iframe");
  const inner = () => embed.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await inner());
  expect(scripts).toEqual([`${site}/embed.js`]);
  await expect(embed.getByLabel("Interest rate per year")).toBeDisabled();

  const before = await answer.textContent();
  await embed.getByLabel("Home price").fill("300000");
  await expect(answer).not.toHaveText(before!);
  await expect(embed.getByText("Press Calculate to bring charts")).toBeVisible();
  await embed.getByRole("button", { name: "Calculate" }).click();
  await expect(embed.getByText("Press Calculate to bring charts")).toBeHidden();
  await embed.getByText("Charts and tables").click();
  await expect(embed.getByRole("table").first()).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await inner());
  await expect(embed.getByRole("link", { name: "Open with all details" })).toHaveAttribute(
    "href",
    `${site}/calculator/mortgage?homePrice=300000`,
  );
  expect(await context.cookies()).toEqual([]);
});

test("where frames are refused the link stays", async ({ page, complaints }) => {
  policy = `default-src 'none'; img-src data:; script-src ${site}`;
  await page.goto(blog());
  // Twice: on the console, and by the event of the policy, which comes a moment later.
  await expect.poll(() => complaints.filter((text) => text.includes("frame-src"))).toHaveLength(2);
  complaints.length = 0;
  await expect(page.getByRole("link", { name: "Mortgage" })).toBeVisible();
});

test("is accessible in both themes, with an accent and a locked field", IN_ALL, async ({ page }) => {
  for (const query of [
    "theme=light&accent=ffe000",
    "theme=dark&accent=101010&locked=homePrice",
    "theme=dark&homePrice=much",
  ]) {
    await page.goto(`/embed/mortgage?${query}`);
    await page.getByText("Charts and tables").click();
    expect(await findViolations(page)).toEqual([]);
  }
});
