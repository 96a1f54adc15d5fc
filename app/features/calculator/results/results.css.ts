import { globalStyle, style } from "@vanilla-extract/css";
import { HEIGHT, MARGIN, PLOT, WIDTH } from "#features/calculator/charts/frame.ts";
import { color, font, hairline, phone, radius, size, space, withSerif } from "#ui/theme.css.ts";

// On paper a line of two drawings may be the only one of its page.
export const results = style({ minWidth: 0, "@media": { print: { orphans: 1, widows: 1 } } });

export const answer = style({
  borderTop: `3px solid ${color.accent}`,
  paddingTop: space.s4,
  margin: 0,
});
export const answerLabel = style({ color: color.soft, fontSize: size.label, fontWeight: 500, margin: 0 });
export const answerValue = style({
  display: "block",
  fontFamily: font.serif,
  // Two figures of a column, or of two fonts, are as wide as one another: "11" is not a pair.
  fontKerning: "none",
  fontWeight: 560,
  fontSize: size.answer,
  lineHeight: 1.05,
  letterSpacing: "-0.025em",
  margin: "2px 0 6px",
  overflowWrap: "anywhere",
  selectors: {
    [withSerif]: { fontFamily: font.ownSerif },
    '&[data-length="long"]': { fontSize: size.h1, lineHeight: 1.2 },
    '&[data-length="words"]': { fontSize: size.h2, lineHeight: 1.3, letterSpacing: 0 },
  },
});
export const answerUnit = style({
  fontFamily: font.sans,
  fontSize: "1.375rem",
  fontWeight: 400,
  color: color.soft,
  letterSpacing: 0,
  marginInlineStart: "0.3em",
});
export const stale = style({ color: color.wrong, fontSize: size.label, margin: `${space.s2} 0 0`, minHeight: "1.5em" });

export const split = style({
  forcedColorAdjust: "none",
  display: "flex",
  height: "14px",
  borderRadius: "3px",
  overflow: "hidden",
  margin: `${space.s4} 0 ${space.s2}`,
  gap: "1px",
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 22px",
  fontSize: size.label,
  listStyle: "none",
  padding: 0,
  margin: 0,
});
export const chartLegend = style([legend, { margin: `0 0 ${space.s2}`, color: color.ink }]);
export const swatch = style({
  forcedColorAdjust: "none",
  display: "inline-block",
  width: "10px",
  height: "10px",
  borderRadius: "2px",
  marginInlineEnd: "7px",
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: `0 ${space.s5}`,
  margin: `${space.s5} 0 0`,
  // On a telephone two stand side by side where both fit; a long figure has the line to itself.
  "@media": {
    [phone]: { display: "flex", flexWrap: "wrap" },
    print: { display: "grid", gridTemplateColumns: "repeat(4, minmax(0, 1fr))", margin: `${space.s3} 0 0` },
  },
});
export const fact = style({
  borderTop: hairline,
  padding: "10px 0 14px",
  flex: "1 1 40%",
  maxWidth: "100%",
  "@media": { print: { padding: "4px 0" } },
});
export const factLabel = style({ fontSize: size.label, color: color.soft });
export const factValue = style({
  margin: 0,
  fontFamily: font.serif,
  fontKerning: "none",
  fontWeight: 560,
  fontSize: "1.375rem",
  lineHeight: 1.25,
  overflowWrap: "break-word",
  selectors: {
    [withSerif]: { fontFamily: font.ownSerif },
    '&[data-length="long"]': { fontSize: size.lead, lineHeight: 1.35 },
    '&[data-length="words"]': { font: `400 ${size.body}/1.45 ${font.sans}` },
  },
});
export const none = style({
  fontFamily: font.sans,
  fontWeight: 400,
  fontSize: size.label,
  color: color.soft,
  lineHeight: 1.4,
  // The button for a target stands there.
  paddingInlineEnd: "30px",
});

export const more = style({
  marginTop: space.s2,
  // On paper nothing can be opened.
  "@media": { print: { selectors: { "&::details-content": { contentVisibility: "visible", display: "block" } } } },
});
/** What was not opened is not there to be printed. */
export const working = style({
  marginTop: space.s2,
  "@media": { print: { selectors: { "&:not([open])": { display: "none" } } } },
});
export const moreTitle = style({
  cursor: "pointer",
  color: color.accent,
  fontSize: size.label,
  fontWeight: 500,
  padding: `${space.s2} 0`,
  // On paper it is a heading.
  "@media": { print: { padding: 0, color: color.soft, listStyle: "none" } },
});

export const takeaways = style({
  margin: `${space.s5} 0 0`,
  padding: 0,
  borderTop: hairline,
  paddingTop: space.s4,
  "@media": { print: { margin: `${space.s2} 0 0`, paddingTop: space.s2 } },
});
export const takeawaysTitle = style({
  font: `500 ${size.label}/1.5 ${font.sans}`,
  color: color.soft,
  margin: `0 0 ${space.s2}`,
});
export const takeaway = style({
  margin: `0 0 ${space.s2}`,
  maxWidth: "64ch",
  "@media": { print: { margin: 0, maxWidth: "none" } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  marginTop: space.s4,
  "@media": { print: { display: "none" } },
});

/** Below the fold as a rule: styled and laid out where it comes near. The sizes are a chart's; a table says its own. */
export const figure = style({
  margin: `${space.s6} 0 0`,
  minWidth: 0,
  breakInside: "avoid",
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 392px",
  // Outlines of what has the focus, and words at the ends of axes.
  overflowClipMargin: "24px",
  "@media": {
    [phone]: { containIntrinsicBlockSize: "auto 213px" },
    // Two side by side, but for tables of many columns: a report has a page or two.
    print: {
      contentVisibility: "visible",
      display: "inline-block",
      verticalAlign: "top",
      width: "48%",
      margin: `${space.s2} 2% 0 0`,
      selectors: { "&:has(th:nth-child(5))": { display: "block", width: "98%", breakInside: "auto" } },
    },
  },
});
export const figureTitle = style({
  font: `500 ${size.label}/1.5 ${font.sans}`,
  marginBottom: space.s2,
  display: "flex",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: space.s3,
  alignItems: "baseline",
});

globalStyle(`${figureTitle} > :first-child`, { marginInlineEnd: "auto" });

/** Shades where a table goes on: at its ends the paper, which scrolls with it, lies over them. */
const SHADES = [
  `linear-gradient(to right, ${color.paper} 30%, transparent) left / 32px 100% no-repeat local`,
  `linear-gradient(to left, ${color.paper} 30%, transparent) right / 32px 100% no-repeat local`,
  `linear-gradient(to right, ${color.edge}, transparent) left / 12px 100% no-repeat`,
  `linear-gradient(to left, ${color.edge}, transparent) right / 12px 100% no-repeat`,
];

export const tableFrame = style({
  background: SHADES.join(", "),
  overflow: "auto",
  maxHeight: "640px",
  position: "relative",
  // More rows than the frame shows: its height is known, so the browser lays them out where they come into view only.
  selectors: { "&[data-long]": { height: "640px", contentVisibility: "auto" } },
  "@media": {
    print: {
      maxHeight: "none",
      overflow: "visible",
      selectors: { "&[data-long]": { height: "auto", contentVisibility: "visible" } },
    },
  },
});
export const table = style({ borderCollapse: "collapse", width: "100%", fontSize: "0.9375rem" });
export const head = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  background: color.paper,
  fontSize: size.small,
  fontWeight: 500,
  color: color.soft,
  textAlign: "end",
  padding: "6px 8px",
  boxShadow: `inset 0 -1px 0 ${color.ink}`,
  verticalAlign: "bottom",
  selectors: {
    "&:first-child": { paddingInlineStart: 0, textAlign: "start" },
    "&[data-text]": { textAlign: "start" },
  },
});
// Cells have no class of their own: a long table has thousands of them.
globalStyle(`${table} td`, { textAlign: "end", padding: "7px 8px", borderBottom: hairline, whiteSpace: "nowrap" });
globalStyle(`${table} td`, { "@media": { print: { padding: "1px 8px", lineHeight: 1.2 } } });
// Four columns of a telephone are often a few pixels too wide.
globalStyle(`${table} :is(td, th)`, { "@media": { [phone]: { paddingInline: "5px" } } });
globalStyle(`${table} td:first-child`, { paddingInlineStart: 0, textAlign: "start" });
// What a row is about stays in sight while the rest is scrolled sideways.
globalStyle(`${table} :is(td, th):first-child`, { position: "sticky", left: 0, background: color.paper, zIndex: 1 });
globalStyle(`${table} th:first-child`, { zIndex: 2 });
globalStyle(`${table} td[data-text]`, { textAlign: "start", whiteSpace: "normal" });
globalStyle(`${table} td[data-text="long"]`, { minWidth: "15ch" });
globalStyle(`${table} td[data-date]`, { textAlign: "start" });
export const markedRow = style({ background: color.accentWash });
globalStyle(`${table} ${markedRow} td:first-child`, { background: color.accentWash });
/** How many rows there are, where a frame shows some of them at a time. */
export const rowsNote = style({
  margin: `${space.s2} 0 0`,
  fontSize: size.label,
  color: color.soft,
  "@media": { print: { display: "none" } },
});
export const textButton = style({
  border: 0,
  background: "transparent",
  color: color.accent,
  fontSize: size.label,
  padding: `${space.s2} 0`,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  minHeight: "36px",
  "@media": { print: { display: "none" } },
});

/** Does nothing without a script. */
export const chooser = style([textButton, { "@media": { "(scripting: none)": { display: "none" } } }]);
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  alignItems: "center",
  marginBottom: space.s2,
  "@media": { print: { display: "none" } },
});
/** Months or years. */
export const period = style({
  selectors: { '&[aria-pressed="true"]': { color: color.ink, boxShadow: `inset 0 -2px ${color.accent}` } },
});
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space.s1,
  minHeight: "36px",
  paddingInlineEnd: space.s2,
  fontSize: size.label,
});

export const chart = style({ display: "block", width: "100%", height: "auto", overflow: "visible" });
/** On a phone the drawing is half as wide, so its words are set larger, and ticks of the x axis are left out. */
export const chartText = style({
  fontFamily: font.sans,
  fontSize: "12px",
  fill: color.soft,
  "@media": { [phone]: { fontSize: "20px" } },
});
/** What the y axis counts stands clear of its uppermost tick. */
globalStyle(`${chartText} > :last-child`, { "@media": { [phone]: { transform: "translateY(-7px)" } } });
export const xTick = style({ "@media": { [phone]: { display: "none" } } });
/** The drawing with what lies over it. */
export const chartFrame = style({ position: "relative" });
export const ownSwatch = style([swatch, { width: 0, borderRadius: 0, borderInlineStart: `2px dashed ${color.ink}` }]);
export const crossingSwatch = style([swatch, { borderRadius: "50%", border: `2px solid ${color.ink}` }]);
const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
export const chartReader = style({
  // Over the plot within the drawing, whatever its size on the page.
  position: "absolute",
  left: percent(MARGIN.left / WIDTH),
  top: percent(MARGIN.top / HEIGHT),
  width: percent(PLOT.width / WIDTH),
  height: percent(PLOT.height / HEIGHT),
  cursor: "crosshair",
  // A finger that moves across reads; one that moves down scrolls the page.
  touchAction: "pan-y",
  "@media": { print: { display: "none" } },
});
export const readLine = style({
  position: "absolute",
  top: 0,
  bottom: 0,
  borderInlineStart: `1px solid ${color.ink}`,
  pointerEvents: "none",
});
export const readDot = style({
  position: "absolute",
  width: "11px",
  height: "11px",
  margin: "-5.5px 0 0 -5.5px",
  borderRadius: "50%",
  border: `2px solid ${color.paper}`,
  pointerEvents: "none",
});
/** Beside the point, on the side where there is room; on a phone above the plot. */
export const readFigures = style({
  position: "absolute",
  top: 0,
  left: "var(--read-left)",
  right: "var(--read-right)",
  display: "grid",
  gap: "2px",
  padding: `${space.s2} ${space.s3}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  fontSize: size.small,
  lineHeight: 1.4,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  zIndex: 1,
  "@media": { [phone]: { inset: "auto auto 100% 0" } },
});
export const chartFigures = style({
  "@media": { print: { selectors: { "&:not([open])": { display: "none" } } } },
  fontSize: size.small,
  color: color.soft,
  marginTop: space.s2,
});

// What is answered before React is there (features/instant) leaves these to React: until then they are old.
globalStyle(`${results}[data-old] :is(${takeaways}, ${figure}, ${split}, ${legend})`, { visibility: "hidden" });

// An old answer is paler, and still reads: its label keeps its contrast.
globalStyle(`${answer}[data-stale="true"] ${answerValue}`, { color: color.soft });
