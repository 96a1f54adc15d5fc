/** Calculators in frames on other sites: the form that makes one, and what it looks like. */
import { beforeEach, expect, test } from "vitest";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { getContrastRatio, parseHexColor, relativeLuminance } from "#maths/color.ts";
import { env } from "#workers/bindings.server.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { readEmbed } from "../../app/routes/embed-builder/read-embed.server.ts";
import { writeEmbedStyles } from "../../app/routes/embed/embed-styles.server.ts";
import { addCalculators, database } from "./account-bindings.ts";
import { call, ORIGIN } from "./site.ts";

beforeEach(forgetDirectory);

test("an embed carries what was entered and can be used, and says what cannot", async () => {
  await addCalculators(["tip"]);
  const read = (query: string) => readEmbed(new URL(`/embed-builder?${query}`, ORIGIN), database);
  expect(await read("calculator=no-such-calculator")).toBeNull();
  expect(await read("")).toBeNull();
  const form = (await read("calculator=tip&bill=80&tipPercent=many&people=&theme=dark&locked=bill"))!;
  const field = (key: string) => form.fields.find((one) => one.key === key);
  expect(field("bill")).toMatchObject({ value: "80", isLocked: true, message: null });
  expect(field("tipPercent")).toMatchObject({ value: "many", isLocked: false, message: expect.any(String) });
  expect(form.options).toMatchObject({ theme: { value: "dark", message: null }, accent: { value: "", message: null } });
  const preview = new URL(form.preview, ORIGIN);
  expect(preview.pathname).toBe("/embed/tip");
  expect(Object.fromEntries(preview.searchParams)).toEqual({ theme: "dark", locked: "bill", bill: "80" });
  expect(form.frame).toContain(`${ORIGIN}/embed/tip`);
  expect((await read("calculator=tip"))!.preview).toBe("/embed/tip");
  const other = (await read("calculator=tip&answer=tipPerPerson"))!;
  expect(other.answers).toContainEqual(["tipPerPerson", "Tip per person"]);
  expect(other.preview).toBe("/embed/tip?answer=tipPerPerson");
});

test("an option that cannot be is left out of the code, and the form says so", async () => {
  await addCalculators(["tip"]);
  const query = "accent=red&locale=zzzz&country=QQ&units=us&theme=blue&answer=none";
  const form = (await readEmbed(new URL(`/embed-builder?calculator=tip&${query}`, ORIGIN), database))!;
  expect(form.preview).toBe("/embed/tip");
  expect(form.options).toEqual({
    theme: { value: "blue", message: "“Theme” must be light or dark." },
    accent: { value: "red", message: "“Accent color” must be a color such as #1e90ff." },
    units: { value: "us", message: "“Units” must be metric or imperial." },
    locale: { value: "zzzz", message: "“Number format” must be a locale such as de-DE." },
    country: { value: "QQ", message: "“Country” must be the two capital letters of a country, such as DE." },
    answer: { value: "none", message: "“Main answer” must be one of the figures." },
  });
});

test("an embed's form has no field for a secret, names what is usual, and gives a frame as high as most calculators", async () => {
  await addCalculators(["password-strength", "tip"]);
  const { inputs } = (await loadDefinition("password-strength"))!;
  const open = Object.keys(inputs).filter((key) => !inputs[key]!.secret);
  expect(open.length).toBeLessThan(Object.keys(inputs).length);
  const form = await readEmbed(new URL("/embed-builder?calculator=password-strength", ORIGIN), database);
  expect(form!.fields.map(({ key }) => key)).toEqual(open);
  const tip = (await readEmbed(new URL("/embed-builder?calculator=tip&bill=", ORIGIN), database))!;
  expect(tip.frame).toContain('height="720"');
  expect(tip.fields.find(({ key }) => key === "bill")).toMatchObject({ value: "", message: null });
  for (const { key, usual } of tip.fields) {
    const { default: known } = (await loadDefinition("tip"))!.inputs[key]!;
    expect([key, usual]).toEqual([key, known === null || typeof known === "object" ? "" : String(known)]);
  }
});

test("words on an accent are black or white, whichever is easier to read on it; without an accent it is ours", () => {
  expect(writeEmbedStyles(null)).not.toContain("accent-color");
  const light = (hex: string) => relativeLuminance(parseHexColor(hex)!);
  for (let shade = 0; shade < 256; shade += 5) {
    const two = shade.toString(16).padStart(2, "0");
    for (const accent of [`#${two}${two}${two}`, `#${two}4020`, `#10${two}90`]) {
      const styles = writeEmbedStyles(accent);
      expect(styles).toContain(`background:${accent};border-color:${accent}`);
      const ink = /;color:(#\w+)\}/.exec(styles)![1]!;
      const other = ink === "#fff" ? "#000" : "#fff";
      const [own, instead] = [ink, other].map((one) => getContrastRatio(light(accent), one === "#fff" ? 1 : 0));
      expect([accent, own! >= instead!]).toEqual([accent, true]);
      // Of black and white one is always legible enough for text (WCAG 2.2, 1.4.3).
      expect(own!).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("there is no form for a page that is no calculator, nor for one that is promised", async () => {
  await addCalculators(["random-calculator", "promised", "tip"]);
  await env.DB.prepare("UPDATE calculators SET has_config = (id <> 'promised')").run();
  forgetDirectory();
  const read = (id: string) => readEmbed(new URL(`/embed?calculator=${id}`, ORIGIN), database);
  expect(await read("random-calculator")).toBeNull();
  expect(await read("promised")).toBeNull();
  expect(await read("tip")).toMatchObject({ id: "tip", name: "tip" });
  await env.DB.prepare("UPDATE calculators SET has_config = 0 WHERE id = 'tip'").run();
  forgetDirectory();
  expect(await read("tip")).toBeNull();
});

test("fields have their unit and their options; an option that is an input is left to the input", async () => {
  await addCalculators(["bmi", "vat"]);
  forgetDirectory();
  const read = async (query: string) => (await readEmbed(new URL(`/embed?${query}`, ORIGIN), database))!;
  const bmi = await read(
    "calculator=bmi&units=metric&locale=de-DE&country=DE&accent=1e90ff&weight=80&locked=weight,height",
  );
  expect(bmi.fields.map(({ key, unit, options }) => [key, unit, options.map(([value]) => value)])).toEqual([
    ["weight", "kg", []],
    ["height", "cm", []],
    ["cutoffs", null, ["who", "asian"]],
  ]);
  expect(bmi.fields.map(({ isLocked }) => isLocked)).toEqual([true, true, false]);
  const valuesOf = ({ options }: typeof bmi) =>
    Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option && option.value]));
  expect(valuesOf(bmi)).toEqual({
    theme: "",
    accent: "1e90ff",
    units: "metric",
    locale: "de-DE",
    country: "DE",
    answer: "",
  });
  expect(bmi.preview).toBe(
    "/embed/bmi?accent=1e90ff&units=metric&locale=de-DE&country=DE&locked=weight,height&weight=80",
  );
  expect(bmi.link).toContain(`href="${ORIGIN}/calculator/bmi"`);
  expect(bmi.frame).toContain('width="100%"');
  const vat = await read("calculator=vat&country=de&theme=dark");
  expect(valuesOf(vat)).toEqual({ theme: "dark", accent: "", units: "", locale: "", country: null, answer: "" });
  expect(vat.preview).toBe("/embed/vat?theme=dark&country=de");
});

test("a collection is a document for frames of any site; one that is not there is said in one", async () => {
  await addCalculators(["tip"]);
  forgetDirectory();
  const collection = await call("/embed/collection?name=Dinner&c=tip%3Fbill%3D80&end=1");
  expect([collection.status, collection.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await collection.text()).toContain("<title>Dinner · Reckoner</title>");
  const missing = await call("/embed/no-such-one");
  expect([missing.status, missing.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
});
