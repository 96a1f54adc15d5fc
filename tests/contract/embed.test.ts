/** Calculators on other sites' pages, as the site answers them. */
import { expect, test } from "@playwright/test";
import { patterns } from "../fuzz/requests.ts";

test("an embed may be framed, and nothing else at any address", async ({ request }) => {
  const framed: string[] = [];
  for (const pattern of [...patterns, "/embed.js", "/embed/mortgage.data", "/embed/", "/embedded"]) {
    const path = pattern.replace(":id", "bmi").replaceAll(/:\w+\??|\*/g, "x");
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const refuses = headers["x-frame-options"] === "DENY";
    if (!refuses) framed.push(pattern);
    const policy = headers["content-security-policy"];
    // Static files have no policy of their own.
    if (policy) expect(policy.includes("frame-ancestors 'none'"), pattern).toBe(refuses);
  }
  expect(framed.toSorted()).toEqual(["/embed/:id", "/embed/collection"]);
});

test("an embed shows what its address asks for, and knows nobody", async ({ request }) => {
  const cookies = { Cookie: "theme=light; preferences=imperial.USD.en-US.US; session=x; accessible=true" };
  const address = "/embed/bmi?theme=dark&units=metric&locale=de-DE&accent=1E90ff&weight=80.5&height=180&locked=weight";
  const answer = await request.get(address, { headers: cookies });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
  const html = await answer.text();
  expect(html).toContain('data-theme="dark"');
  expect(html).not.toContain('data-accessible="true"');
  expect(html).toMatch(/<fieldset[^>]* disabled=""[^>]*>(?:(?!<\/fieldset>).)*name="weight"[^>]*value="80,5"/s);
  expect(html).toContain("background:#1e90ff");
  expect(html).toMatch(/data-output="bmi"[^>]*>24,8/);
  expect(html).toContain('/calculator/bmi?weight=80.5&amp;height=180"');
  // For everyone the same, cookies or not.
  expect(await (await request.get(address)).text()).toBe(html);
});

test("without a script the form comes back with its answer, its options and its locked fields", async ({ request }) => {
  const sent =
    "/embed/bmi?typed=de-DE&theme=dark&units=metric&locked=height&weight=90%2C5&weight.unit=kg&height=180&height.unit=cm";
  const answer = await request.get(sent, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  const { location } = answer.headers();
  expect(location).toBe(
    "/embed/bmi?weight=90.5&height=180&weight.unit=kg&height.unit=cm&theme=dark&units=metric&locked=height",
  );
  expect(await (await request.get(location!)).text()).toMatch(/data-output="bmi"[^>]*>27\.9/);
  const other = await (await request.get("/embed/tip?bill=80&people=4&answer=totalPerPerson")).text();
  expect(/id="results"[^]*?data-output="(\w+)"/.exec(other)?.[1]).toBe("totalPerPerson");
  expect(other).toMatch(/<input type="hidden" name="answer" value="totalPerPerson"\/>/);
  expect(other).toMatch(/href="[^"]*\/calculator\/tip\?[^"]*answer=totalPerPerson"/);
});

test("what is hostile in an address is a text in a field, or left out", async ({ request }) => {
  const script = '"><script>alert(70731)</script>';
  const query = new URLSearchParams({
    theme: script,
    accent: "red;}body{display:none",
    units: script,
    locale: "x\r\nSet-Cookie: a=b",
    country: script,
    locked: script,
    weight: script,
  });
  const answer = await request.get(`/embed/bmi?${query}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("body{display:none");
  expect(html).toContain("&quot;&gt;&lt;script&gt;alert(70731)");
});

test("an address of no calculator says so, with a way to those that there are", async ({ request }) => {
  for (const id of ["no-such-calculator", "random-calculator", "__proto__", "%00"]) {
    const answer = await request.get(`/embed/${id}`);
    expect(answer.status(), id).toBe(404);
    expect(await answer.text(), id).toContain("There is no calculator to embed at this address.");
  }
});

test("oEmbed tells other sites how to show a calculator's page", async ({ request, baseURL }) => {
  const page = await (await request.get("/calculator/mortgage")).text();
  const [, discovery = ""] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
  const ask = (url: string, more: Record<string, string> = {}) =>
    request.get("/oembed", { params: { url, ...more }, headers: { Origin: "https://blog.example" } });
  const answer = await request.get(discovery.replaceAll("&amp;", "&"));
  expect(answer.headers()["access-control-allow-origin"]).toBe("*");
  expect(await answer.json()).toMatchObject({ version: "1.0", type: "rich", title: "Mortgage Calculator", width: 800 });

  const url = `${baseURL}/calculator/mortgage?homePrice=500000&x="><script>`;
  const { html, width } = (await (await ask(url, { maxwidth: "400" })).json()) as { html: string; width: number };
  expect(width).toBe(400);
  expect(html).toContain(`src="${baseURL}/embed/mortgage?homePrice=500000&amp;x=`);
  expect(html).toMatch(/^<iframe [^<>]*><\/iframe>$/);

  for (const foreign of [
    "https://evil.example/calculator/mortgage",
    `${baseURL}/about-us`,
    `${baseURL}/calculator/none`,
    "mortgage",
  ])
    expect((await ask(foreign)).status(), foreign).toBe(404);
  expect((await ask(url, { format: "xml" })).status()).toBe(501);
  expect((await request.get("/oembed")).status()).toBe(400);
});

test("the page that makes an embed gives its code without a script, with what was chosen", async ({
  request,
  baseURL,
}) => {
  const help = await (await request.get("/calculator/bmi")).text();
  expect(help).toContain('href="/embed?calculator=bmi"');
  const address = "/embed?calculator=bmi&theme=dark&accent=%231e90ff&weight=80&height=much&locked=weight&locked=height";
  const html = await (await request.get(address)).text();
  const query = "theme=dark&accent=%231e90ff&locked=weight,height&weight=80";
  const text = (code: string) =>
    code.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  expect(html).toContain(text(`data-query="${query.replaceAll("&", "&amp;")}" href="${baseURL}/calculator/bmi">`));
  expect(html).toContain(`src="/embed/bmi?${text(query)}"`);
  expect(html).toContain("“Height” must be a number. It is left out.");
  // Of a calculator that there is not: where to find one.
  expect(await (await request.get("/embed?calculator=none")).text()).toContain("Embed this calculator on your site");
});
