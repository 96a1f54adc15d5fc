/** What search engines and link previews read, of every page as it is served. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { IN_ALL } from "../extent.ts";

type Thing = Record<string, unknown> & { "@type": string };

/** What schema.org (and the search engines that read it) ask of a thing. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebApplication: ["name", "url", "description", "applicationCategory", "operatingSystem", "offers"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Offer: ["price", "priceCurrency"],
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  WebPage: ["name", "url", "description"],
  CollectionPage: ["name", "url", "description"],
  AggregateRating: ["ratingValue", "ratingCount", "bestRating", "worstRating"],
};

const TEXTS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (text = "") => text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => TEXTS[name] ?? all);

interface PageHead {
  title: string;
  description: string;
  canonical: string;
  headings: number;
  blocks: { "@context": string; "@graph": Thing[] }[];
  property(name: string): string;
}

/** Without Playwright's own client, which keeps every page for its trace: that takes minutes for hundreds of them. */
async function load(address: string): Promise<Response> {
  const ask = () => fetch(address, { signal: AbortSignal.timeout(20_000) });
  // The local server may cut off a connection that it kept.
  return ask().catch(ask);
}

async function read(baseURL: string | undefined, path: string): Promise<PageHead> {
  const response = await load(`${baseURL}${path}`);
  expect(response.status, path).toBe(200);
  const html = await response.text();
  const find = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1]);
  return {
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    blocks: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1]!) as PageHead["blocks"][number],
    ),
    property: (name) => find(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)),
  };
}

/** Everything that says what it is, however deep. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

/** What is missing. Collected, since an expectation each would be a hundred thousand. */
function findFaults(things: readonly Thing[]): string[] {
  return things.flatMap((thing) => {
    const required = REQUIRED[thing["@type"]];
    if (!required) return [`${thing["@type"]} is not known`];
    const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || String(value) === "";
    return required.filter((key) => isEmpty(thing[key])).map((key) => `${thing["@type"]} needs ${key}`);
  });
}

async function inGroups<T>(items: readonly T[], size: number, work: (item: T) => Promise<void>) {
  for (let start = 0; start < items.length; start += size)
    await Promise.all(items.slice(start, start + size).map(work));
}

/** The page names its own image, which is there, has its size and says in words what it shows. */
async function checkPreview(
  request: APIRequestContext,
  head: Awaited<ReturnType<typeof read>>,
  path: string,
  baseURL: string | undefined,
) {
  const id = /^\/calculator\/([^/]+)$/.exec(path)?.[1];
  const name = id ?? (/^\/calculators(?:\/|$)/.test(path) ? "directory" : "home");
  expect(head.property("og:image"), path).toBe(`${baseURL}/previews/${name}.png`);
  expect(head.property("og:image:alt")?.length, path).toBeGreaterThan(10);
  if (id) expect(head.property("og:image:alt"), path).toMatch(/Calculator|Converter|Checker|Solver|Scaler|Planner|\./);
  const response = await request.get(`/previews/${name}.png`);
  expect(response.status(), path).toBe(200);
  expect(response.headers()["content-type"], path).toBe("image/png");
  expect(response.headers()["cross-origin-resource-policy"], path).toBe("cross-origin");
  const image = await response.body();
  expect(image.length, path).toBeLessThanOrEqual(40 * 1024);
  expect(image.subarray(0, 8).toString("latin1"), path).toBe("\x89PNG\r\n\x1A\n");
  expect([image.readUInt32BE(16), image.readUInt32BE(20)], path).toEqual([1200, 630]);
  expect([head.property("og:image:width"), head.property("og:image:height")], path).toEqual(["1200", "630"]);
}

async function checkHeads(request: APIRequestContext, baseURL: string | undefined, step: number) {
  const xml = await (await request.get("/sitemap.xml")).text();
  const all = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
  expect(all.length).toBeGreaterThan(430);
  const paths = all.filter((_, index) => index % step === 0);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  await inGroups(paths, 8, async (path) => {
    const head = await read(baseURL, `${path}?utm_source=somewhere`);
    expect(head.headings, path).toBe(1);
    expect(titles.get(head.title), `${path} has the title of another page: ${head.title}`).toBeUndefined();
    titles.set(head.title, path);
    expect(head.title.length, path).toBeGreaterThan(10);
    expect(descriptions.get(head.description), `${path} has the description of another page`).toBeUndefined();
    descriptions.set(head.description, path);
    expect(head.description.length, path).toBeGreaterThan(25);
    expect(head.canonical, path).toBe(`${baseURL}${path}`);
    expect(head.property("og:url"), path).toBe(head.canonical);
    expect(head.property("og:title"), path).toBe(head.title);
    expect(head.property("og:description"), path).toBe(head.description);
    await checkPreview(request, head, path, baseURL);
    expect(head.blocks.length, path).toBe(1);
    const [block] = head.blocks;
    expect(block?.["@context"]).toBe("https://schema.org");
    const things = thingsIn(block?.["@graph"]);
    expect(findFaults(things), path).toEqual([]);
    const types = (block?.["@graph"] ?? []).map((thing) => thing["@type"]);
    if (path.startsWith("/calculator/")) {
      expect(types, path).toEqual(expect.arrayContaining(["WebApplication", "BreadcrumbList"]));
    } else if (path !== "/") expect(types, path).toContain("BreadcrumbList");
  });
}

const HEAD = "one h1, a title and a description of its own, its canonical address, previews, valid JSON-LD";

test(`every sixteenth page: ${HEAD}`, ({ request, baseURL }) => checkHeads(request, baseURL, 16));

test(`every page: ${HEAD}`, IN_ALL, async ({ request, baseURL }) => {
  test.setTimeout(480_000);
  await checkHeads(request, baseURL, 1);
});

test("a calculator's questions are those of its page, and nobody made up a rating", async ({ request, baseURL }) => {
  const html = await (await request.get("/calculator/mortgage")).text();
  const { blocks } = await read(baseURL, "/calculator/mortgage");
  const faq = blocks[0]?.["@graph"].find((thing) => thing["@type"] === "FAQPage");
  const questions = (faq?.["mainEntity"] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  const shown = [...html.matchAll(/<summary>([^<]*)<\/summary><p>([^<]*)<\/p>/g)];
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    shown.map(([, question, answer]) => [unescaped(question), unescaped(answer)]),
  );
  expect(JSON.stringify(blocks)).not.toContain("aggregateRating");
  expect(html).not.toContain("1247");
});

test("nine flagship calculators have titles of their own, the rest one by a template", async ({ baseURL }) => {
  expect((await read(baseURL, "/calculator/mortgage")).title).toBe(
    "Mortgage Calculator: payment with taxes, insurance and schedule · Reckoner",
  );
  expect((await read(baseURL, "/calculator/tip")).title).toBe(
    "Tip Calculator with formula and worked examples · Reckoner",
  );
});

test("pages that nobody shall find say so and have no preview; an unknown one is 404", async ({ request }) => {
  for (const path of ["/login", "/favorites", "/preferences", "/calculator/bmi/cases", "/?search=loan"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(html, path).not.toContain("ld+json");
    expect(html, path).not.toContain("og:title");
  }
  const missing = await request.get("/calculator/nothing-of-that-name");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).not.toContain("ld+json");
});

test("sitemap, robots, llms.txt, manifest and icons", async ({ request, baseURL }) => {
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("application/xml");
  expect(await sitemap.text()).toMatch(/<loc>[^<]*\/calculator\/bmi<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);

  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ["/api/", "/admin", "/dashboard"]) expect(robots).toContain(`Disallow: ${path}\n`);

  expect(robots).toContain("Allow: /api/v1/\n");

  const llms = await (await request.get("/llms.txt")).text();
  expect(llms).toMatch(/^# Reckoner\n\n> \d{3} calculators/);
  expect(llms).toContain(`${baseURL}/mcp`);
  const rows = (await (await request.get("/api/calculators")).json()) as { id: string; hasConfig: boolean }[];
  // Rows without a definition, which the tests of administration add, are not for others to find.
  for (const { id } of rows.filter((row) => row.hasConfig)) expect(llms).toContain(`${baseURL}/calculator/${id})`);

  const document = await (await request.get("/no-such-page")).text();
  const [, icon = ""] =
    /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]*)"/.exec(document) ?? [];
  const drawn = (await (await request.get("/icon.svg")).text()).trim();
  expect(decodeURIComponent(icon.replaceAll("&#x27;", "'"))).toBe(drawn.replaceAll('"', "'"));

  const manifest = await request.get("/manifest.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("manifest+json");
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, type, sizes } of [
    ...icons,
    { src: "/icons/apple-touch-icon.png", type: "image/png", sizes: "180x180" },
    { src: "/previews/home.png", type: "image/png", sizes: "1200x630" },
  ]) {
    const image = await request.get(src);
    expect(image.status(), src).toBe(200);
    expect(image.headers()["content-type"], src).toContain(type);
    if (type !== "image/png") continue;
    // Width and height stand in the header of a PNG.
    const bytes = await image.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test("security.txt says where to report a weakness, for the next months", async ({ request, baseURL }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toContain(`Contact: ${baseURL}/feedback\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires - Date.now()).toBeGreaterThan(100 * 86_400_000);
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
});

test("what the policy stops is reported, and only its directive and origin are read", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"];
  expect(policy).toContain("report-uri /api/policy-reports");
  const send = (data: unknown) =>
    request.post("/api/policy-reports", { data, headers: { "Content-Type": "application/csp-report" } });
  const report = { "effective-directive": "script-src-elem", "blocked-uri": "https://evil.example/x.js?typed=1" };
  expect((await send({ "csp-report": report })).status()).toBe(204);
  expect((await send({})).status()).toBe(422);
});
