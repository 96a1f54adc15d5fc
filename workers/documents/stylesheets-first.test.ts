import { expect, test } from "vitest";
import { stylesheetsFirst } from "./stylesheets-first.ts";

const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><link rel="modulepreload" href="/b"/></body></html>`;

const sheet = '<link rel="stylesheet" href="/a.css"/>';
const module = (name: string) => `<link rel="modulepreload" href="/${name}.js"/>`;
const low = (name: string) => `<link fetchPriority="low" rel="modulepreload" href="/${name}.js"/>`;

test("modules come last, in their order, each once; all else stays where it is", () => {
  const given = page(`<title>x</title>${module("a")}${sheet}${module("b")}${module("a")}<meta name="m"/>`);
  expect(stylesheetsFirst(given)).toBe(page(`<title>x</title>${sheet}<meta name="m"/>${low("a")}${low("b")}`));
});

test("a document without modules in its head stays as it is", () => {
  for (const html of [page(""), page(sheet), "<p>no head</p>", ""]) expect(stylesheetsFirst(html)).toBe(html);
});
