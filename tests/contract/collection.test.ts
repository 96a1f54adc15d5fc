/** Collections, which their links hold whole. */
import { expect, test } from "@playwright/test";

const entry = (text: string) => `c=${encodeURIComponent(text)}`;
const HOME = `name=A+home&${entry("mortgage~homePrice=500000")}&${entry("bmi~weight=80&height=180")}&end=1`;
const plain = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

test("a collection shows its calculators with their values and answers, and how to change it without a script", async ({
  request,
}) => {
  const html = plain(await (await request.get(`/collection?${HOME}`)).text());
  expect(html).toContain("<h1>A home</h1>");
  expect(html).toContain("Home price: $500,000");
  expect(html).toContain("Body mass index: 24.7");
  expect(html).toContain('href="/calculator/mortgage?homePrice=500000"');
  const press = async (label: string) => {
    const [form] = [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)]
      .filter(([text]) => text.includes(label))
      .map(([text]) => text);
    const [button] = new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`).exec(form!)!;
    const [, change] = / value="([^"]+)"/.exec(button)!;
    const sent = [...form!.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const [, name] = / name="([^"]+)"/.exec(input) ?? [];
      return name ? [[name, / value="([^"]*)"/.exec(input)?.[1] ?? ""]] : [];
    });
    return plain(
      await (await request.get(`/collection?${new URLSearchParams([...sent, ["change", change!]])}`)).text(),
    );
  };
  expect(await press("Remove Mortgage Calculator")).not.toContain("Home price: $500,000");
  const moved = await press("Move Mortgage Calculator down");
  expect(moved.indexOf("Body mass index: 24.7")).toBeLessThan(moved.indexOf("Home price: $500,000"));
});

test("a calculator is added by its address, and another site's is refused with a sentence", async ({ request }) => {
  const add = (text: string) => request.get(`/collection?${HOME}&add=${encodeURIComponent(text)}`, { maxRedirects: 0 });
  const added = await add("/calculator/tip?bill=50");
  expect(added.status()).toBe(302);
  expect(decodeURIComponent(added.headers()["location"]!)).toContain("c=tip~bill=50&end=1");
  const refused = await add("https://evil.example/calculator/tip");
  expect(await refused.text()).toContain("That is no address of a calculator here.");
});

test("a link that was cut, or names what there is not, shows what can be read and says so", async ({ request }) => {
  const cut = plain(await (await request.get(`/collection?${HOME.slice(0, -12)}`)).text());
  expect(cut).toContain("The link seems to be cut");
  expect(cut).toContain("Home price: $500,000");
  expect(cut).not.toContain("Body mass index");
  const odd = `${entry("no-such-one")}&${entry("<script>")}&${entry("bmi~weight=much")}&end=1`;
  const html = plain(await (await request.get(`/collection?${odd}`)).text());
  expect(html).toContain("There is no calculator of this name: no-such-one.");
  expect(html).toContain("One entry of the link could not be read.");
  expect(html).toContain("“Weight” must be a number.");
});

test("however long its calculations and its link are, a collection is answered with a small document", async ({
  request,
}) => {
  const full = async (text: string) => {
    const response = await request.get(`/collection?${`${entry(text)}&`.repeat(50)}end=1`);
    const html = plain(await response.text());
    expect(response.status()).toBe(200);
    expect(html.length).toBeLessThan(300 * 1024);
    return html.match(/<p[^>]*>Open it to see its answer/g)?.length ?? 0;
  };
  expect(await full("mortgage~homePrice=500000")).toBe(0);
  expect(await full("loan~principal=379312432&termYears=100&paymentFrequency=weekly")).toBeGreaterThan(30);
  expect(await full(`integral~expression=${encodeURIComponent("sin(50*x^2)+x")}&lower=0&upper=20`)).toBeGreaterThan(10);
  await full(`integral~expression=${encodeURIComponent(`x${"+sin(x^3)".repeat(50)}`)}&lower=0&upper=20`);
});

test("a collection may be embedded, with links that leave the frame", async ({ request, baseURL }) => {
  const html = plain(await (await request.get(`/embed/collection?${HOME}&theme=dark`)).text());
  expect(html).toContain('<base target="_blank"/>');
  expect(html).toContain('data-theme="dark"');
  expect(html).toContain(`href="${baseURL}/calculator/mortgage?homePrice=500000"`);
  expect(html).toContain(`href="${baseURL}/collection?name=A+home&`);
  expect(html).toContain("Body mass index: 24.7");
});
