import { expect, test } from "vitest";
import { paintFirst } from "./first-paint.ts";

const stylesheets = { "/assets/a.css": "a{color:red}", "/assets/b.css": "b{color:blue}" };
const sheet = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css#"/>`;
const preload = (name: string) => `<link rel="modulepreload" href="/${name}.js"/>`;
const script = [
  '<script type="module" async="">;',
  'import * as route0 from "/root.js";',
  'import * as route1_main from "/page.js";',
  "const route1 = {...route1_main};",
  'window.__reactRouterManifest = {\n  "entry": {\n    "module": "/entry.js",\n    "imports": [\n      "/react.js"\n    ],\n    "css": []\n  }\n};',
  'import("/entry.js");</script>',
].join("\n");
const options = { stylesheets, meanwhile: "while_waiting();", afterwards: "later();" };
const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test("the styles stand in the document in their order, and their links stay where they are, disabled", () => {
  const { html, styles } = paintFirst(page(`<title>x</title>${sheet("b")}${sheet("a")}`, ""), options);
  expect(styles).toBe("b{color:blue}\na{color:red}");
  const off = (name: string) => sheet(name).replace('#"', '#" disabled=""');
  expect(html).toBe(
    page(
      `<title>x</title><link rel="expect" href="#footer" blocking="render"><style>${styles}</style>${off("b")}${off("a")}`,
      "",
    ),
  );
});

test.each([
  ["home", '<ul id="cards"><li id="help"></li></ul><footer id="footer">', "cards"],
  ["a calculator", '<main id="main"></main><div id="help"></div><footer id="footer">', "help"],
  ["another page", '<main id="main"></main><footer id="footer">', "footer"],
])("the first paint of %s waits for what stands behind its first screen", (_, body, behind) => {
  const { html } = paintFirst(page(sheet("a"), body), options);
  expect(html).toContain(`<link rel="expect" href="#${behind}" blocking="render"><style>`);
});

test("a stylesheet that is not known keeps all of them as links", () => {
  const given = page(sheet("a") + sheet("unknown"), "");
  expect(paintFirst(given, options)).toEqual({ html: given, styles: "" });
});

test("scripts are asked for after the first frame, each once, in one step", async () => {
  const { html } = paintFirst(page(preload("root") + preload("page") + preload("root"), script), {
    ...options,
    stylesheets: {},
  });
  const [, start = "", code = ""] =
    /<head><script>([\s\S]*?)<\/script><\/head>.*<script type="module" async="">([\s\S]*?)<\/script>/s.exec(html) ?? [];
  expect(start).toContain("requestAnimationFrame");
  expect(start).toContain('for(const href of ["/react.js","/root.js","/page.js"])');
  expect(html).not.toContain("<link");
  expect(code).not.toMatch(/^import /m);
  const painted = code.indexOf("await painted;");
  const imports = code.indexOf(
    'const [route0,route1_main]=await Promise.all([import("/root.js"),import("/page.js")]);',
  );
  expect(painted).toBe(0);
  const shared = code.indexOf('for(const module of ["/react.js"]){await import(module);');
  expect(code.indexOf("while_waiting();")).toBeGreaterThan(painted);
  expect(shared).toBeGreaterThan(code.indexOf("while_waiting();"));
  expect(imports).toBeGreaterThan(shared);
  expect(code.indexOf("const route1 = {...route1_main};")).toBeGreaterThan(imports);
  expect(code.trimEnd()).toMatch(/Promise\.race\(\[import\("\/entry\.js"\),.*\]\)\.then\(\(\)=>\{later\(\);\}\);$/);
});

test("what is not a document of the router stays as it is", () => {
  for (const html of ["<p>no head</p>", "", page(preload("a"), "<p>no script</p>")])
    expect(paintFirst(html, options)).toEqual({ html, styles: "" });
});
