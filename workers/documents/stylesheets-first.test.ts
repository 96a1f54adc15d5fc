import { expect, test } from "vitest";
import { stylesheetsFirst } from "./stylesheets-first.ts";

const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><link rel="stylesheet" href="/b"/></body></html>`;

test("stylesheets come before the modules, in their order, each once", () => {
  const [a, m, b] = [
    '<link rel="stylesheet" href="/a.css"/>',
    '<link rel="modulepreload" href="/m.js"/>',
    '<link rel="stylesheet" href="/b.css"/>',
  ];
  const low = m.replace('modulepreload"', 'modulepreload" fetchPriority="low"');
  expect(stylesheetsFirst(page(`<title>x</title>${m}${m}${a}${b}`))).toBe(page(`<title>x</title>${a}${b}${low}${low}`));
  expect(stylesheetsFirst(page(a + m + b))).toBe(page(a + b + low));
});

test("a document without one or the other stays as it is", () => {
  for (const html of [page(""), page('<link rel="stylesheet" href="/a.css"/>'), "<p>no head</p>", ""])
    expect(stylesheetsFirst(html)).toBe(html);
});
