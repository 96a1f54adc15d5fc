import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";

/** One set of tokens; both themes come from the same pairs. Every text colour has at least 4.5 : 1 on every surface. */
export const color = createGlobalTheme(":root", {
  paper: "light-dark(#f7f6f2, #14181b)",
  surface: "light-dark(#fffefb, #1b2024)",
  sunk: "light-dark(#efede6, #101315)",
  ink: "light-dark(#1c2126, #eceae4)",
  soft: "light-dark(#575f67, #a3abb1)",
  rule: "light-dark(#dedad0, #30373c)",
  edge: "light-dark(#858a8c, #6e777d)",
  accent: "light-dark(#0b6249, #6fd3ae)",
  accentInk: "light-dark(#ffffff, #08241b)",
  accentWash: "light-dark(#e3efe9, #16302a)",
  second: "light-dark(#a84d27, #f0a37e)",
  third: "light-dark(#3d5a98, #9db8f2)",
  fourth: "light-dark(#7a5c00, #dcc06a)",
  fifth: "light-dark(#7d3f77, #d59bd0)",
  heart: "light-dark(#c2362b, #ff8a7d)",
  wrong: "light-dark(#a8261b, #ff9a8f)",
  wrongWash: "light-dark(#fbeae7, #361d1b)",
});

export const space = createGlobalTheme(":root", {
  s1: "4px",
  s2: "8px",
  s3: "12px",
  s4: "16px",
  s5: "24px",
  s6: "32px",
  s7: "48px",
  s8: "72px",
});

const systemSerif = '"Reckoner Times", "Reckoner Noto", "Reckoner DejaVu", ui-serif, serif';

export const font = createGlobalTheme(":root", {
  /** What the first paint is set in: fonts of the system, with the metrics of our own. */
  serif: systemSerif,
  ownSerif: `"Reckoner Serif", ${systemSerif}`,
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", monospace',
});

export const size = createGlobalTheme(":root", {
  small: "0.8125rem",
  label: "0.875rem",
  body: "1rem",
  lead: "1.0625rem",
  h3: "1.1875rem",
  h2: "1.5rem",
  h1: "clamp(2rem, 1.5rem + 2vw, 2.5rem)",
  answer: "clamp(2.75rem, 1.9rem + 4vw, 4.75rem)",
});

export const radius = "6px";
export const hairline = `1px solid ${color.rule}`;
/** Height of everything that is pressed or typed into. */
export const controlHeight = "44px";
/** What stays of the header at the top while a page scrolls: all of it, or its row with the search. */
export const headerHeight = { wide: "64px", phone: "60px", accessible: "66px" } as const;
export const phone = "(max-width: 760px)";
/** Anything wider. */
export const wide = "(min-width: 761px)";
/** Where the fields of a calculator stand above its results. */
export const oneColumn = "(max-width: 900px)";
export const narrow = "(max-width: 1020px)";

globalStyle(":root", { colorScheme: "light dark", accentColor: color.accent });
globalStyle(':root[data-theme="light"]', { colorScheme: "light" });
globalStyle(':root[data-theme="dark"]', { colorScheme: "dark" });

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  font: `16px/1.5 ${font.sans}`,
  background: color.paper,
  color: color.ink,
  fontVariantNumeric: "tabular-nums lining-nums",
  WebkitTextSizeAdjust: "100%",
  scrollPaddingTop: "80px",
});
globalStyle("body", { margin: 0, minHeight: "100vh", display: "flex", flexDirection: "column" });
globalStyle("main", { flex: 1, width: "100%" });
/** The screen of an error goes for a moment while its code comes: the footer stays out of sight meanwhile. */
globalStyle('main:is(:empty, :has(> [role="alert"]))', { minHeight: "100vh" });
/**
 * Selects an element once the page may be set in our own serif (serif.ts). Only what bears it is laid out anew then: a
 * variable that changed on the root, or a font that a script adds, would do that to the whole page.
 */
export const withSerif = ":where(:root[data-serif]) &";
globalStyle(":root", { "@media": { "(scripting: none)": { vars: { [font.serif]: font.ownSerif } } } });

globalStyle("h1, h2, h3", { fontFamily: font.serif, fontWeight: 600, lineHeight: 1.2, margin: 0, textWrap: "balance" });
globalStyle(":where(:root[data-serif]) h1, :where(:root[data-serif]) h2, :where(:root[data-serif]) h3", {
  fontFamily: font.ownSerif,
});
globalStyle("h1", { fontSize: size.h1, letterSpacing: "-0.015em", lineHeight: 1.1 });
globalStyle("h2", { fontSize: size.h2, letterSpacing: "-0.01em" });
globalStyle("h3", { fontSize: size.h3 });
globalStyle("p", { margin: `0 0 ${space.s3}` });
// No word and no unit is left alone on the last line where the words before it have room for company.
globalStyle("p, li, dt, dd, th, td, summary, figcaption", { textWrap: "pretty" });
globalStyle("a", { color: color.accent, textUnderlineOffset: "3px", textDecorationThickness: "1px" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("button", { cursor: "pointer" });
// All that such a button does, a script does.
globalStyle('button[type="button"]', { "@media": { "(scripting: none)": { display: "none" } } });
globalStyle("button:disabled", { cursor: "not-allowed", opacity: 0.55 });
globalStyle("[hidden]", { display: "none !important" });
globalStyle(":focus-visible", { outline: `2px solid ${color.accent}`, outlineOffset: "2px", borderRadius: "3px" });
globalStyle("math", { fontSize: "1.15em" });
globalStyle("summary", { cursor: "pointer" });

// Accessibility mode: larger targets and text, underlined links, nothing moves.
globalStyle(':root[data-accessible="true"]', { fontSize: "18px" });
globalStyle(':root[data-accessible="true"] a', { textDecoration: "underline" });
globalStyle(
  ':root[data-accessible="true"] :is(button, select, summary, input:not([type="checkbox"], [type="radio"], [type="hidden"]))',
  { minHeight: "48px" },
);
globalStyle(':root[data-accessible="true"] *', {
  transition: "none !important",
  animation: "none !important",
  scrollBehavior: "auto",
});
globalStyle("*", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      transition: "none !important",
      animation: "none !important",
      scrollBehavior: "auto",
    },
  },
});

// Who asks for more contrast gets no grey text and no faint lines.
globalStyle(":root", {
  "@media": {
    "(prefers-contrast: more)": {
      vars: { [color.soft]: color.ink, [color.rule]: color.edge, [color.edge]: color.ink },
    },
  },
});
// With forced colours the scheme is that of the system's palette, whatever theme was chosen; what is drawn keeps its colours.
globalStyle(":root[data-theme]", { "@media": { "(forced-colors: active)": { colorScheme: "light dark" } } });

globalStyle("body", { "@media": { print: { background: "#fff", color: "#000" } } });
globalStyle(":root", { "@media": { print: { colorScheme: "light", fontSize: "68.75%" } } });
