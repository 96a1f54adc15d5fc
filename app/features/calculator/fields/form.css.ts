import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  color,
  controlHeight,
  font,
  hairline,
  oneColumn,
  phone,
  radius,
  size,
  space,
  withSerif,
} from "#ui/theme.css.ts";

export const fields = style({
  gridTemplateColumns: "minmax(0, 1fr)",
  display: "grid",
  gap: "14px",
  alignContent: "start",
  minWidth: 0,
  // On paper the entries stand as text (printed-report.tsx); until that has come, their fields do, close together.
  "@media": {
    print: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "6px 20px",
      selectors: { "&:has(~ [data-printed])": { display: "none" } },
    },
  },
});

export const field = style({
  minWidth: 0,
  border: 0,
  margin: 0,
  padding: 0,
  "@media": { print: { selectors: { "&:has(ol)": { gridColumn: "1 / -1" } } } },
});

export const label = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.s3,
  fontSize: size.label,
  fontWeight: 500,
  marginBottom: "5px",
  "@media": { print: { margin: 0, fontSize: size.small } },
});

export const optional = style({ color: color.soft, fontSize: size.small, fontWeight: 400 });

export const box = style({
  display: "flex",
  alignItems: "center",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  minHeight: controlHeight,
  selectors: {
    "&:focus-within": { outline: `2px solid ${color.accent}`, outlineOffset: "1px" },
    '&[data-wrong="true"]': { borderColor: color.wrong, background: color.wrongWash },
    // As high whatever is in it: a digit typed lays out its box, not the page.
    "&:not(:has(textarea))": { contain: "layout size" },
    ':root[data-accessible="true"] &': { minHeight: "56px" },
  },
  "@media": {
    print: {
      selectors: {
        "&:not(li *)": { minHeight: "24px", border: 0, borderBottom: hairline, borderRadius: 0, background: "none" },
      },
    },
  },
});

export const control = style({
  flex: 1,
  minWidth: 0,
  width: "100%",
  height: "100%",
  minHeight: "42px",
  border: 0,
  background: "transparent",
  padding: `0 ${space.s3}`,
  fontSize: size.lead,
  outline: "none",
  borderRadius: radius,
  // What a link leads to stands with its label below the head of the page.
  scrollMarginTop: "44px",
  "@media": { print: { selectors: { "&:not(li *)": { minHeight: "24px", padding: 0, fontSize: size.label } } } },
});

export const code = style({ fontFamily: font.mono, fontSize: size.body });
export const area = style({ padding: space.s3, minHeight: "96px", resize: "vertical", lineHeight: 1.4 });

export const affix = style({ color: color.soft, fontSize: size.label, whiteSpace: "nowrap", paddingInline: space.s3 });
export const before = style([affix, { paddingInlineEnd: 0, fontSize: size.lead }]);

export const unitSelect = style({
  border: 0,
  borderInlineStart: hairline,
  background: "transparent",
  color: color.soft,
  fontSize: size.label,
  maxWidth: "132px",
  minHeight: "42px",
  padding: `0 ${space.s2}`,
  borderRadius: `0 ${radius} ${radius} 0`,
  textOverflow: "ellipsis",
  "@media": { print: { minHeight: "24px", appearance: "none", border: 0 } },
});

// Answered by scripts alone.
globalStyle("[data-tool]", { "@media": { "(scripting: none)": { display: "none" }, print: { display: "none" } } });
// Between the field and its keys a line is kept for what is wrong: no key moves while one types.
globalStyle(":has(> [data-tool] [role=toolbar])", {
  display: "grid",
  gridTemplate: "auto auto minmax(24px, auto) auto / minmax(0, 1fr)",
});
globalStyle("[data-tool]:has([role=toolbar])", { gridRow: "4" });
globalStyle("select option, select optgroup", { background: color.surface, color: color.ink });

export const note = style({
  fontSize: size.small,
  color: color.soft,
  margin: "4px 0 0",
  lineHeight: 1.4,
  "@media": { print: { display: "none" } },
});
export const wrong = style({
  fontSize: size.small,
  color: color.wrong,
  margin: "4px 0 0",
  lineHeight: 1.4,
  fontWeight: 500,
});

// What is not finished is not wrong yet (tools/keys.tsx).
globalStyle(`[data-calm] ${box}[data-wrong]`, { borderColor: color.edge, background: color.surface });
globalStyle(`[data-calm] ${wrong}`, { color: color.soft });
globalStyle("[data-calm] [data-stale-note]", { display: "none" });

export const check = style({
  display: "flex",
  alignItems: "center",
  gap: space.s3,
  minHeight: controlHeight,
  fontSize: size.label,
  fontWeight: 500,
});
export const checkbox = style({ width: "22px", height: "22px", margin: 0, accentColor: color.accent });

/** Fractions as large as elsewhere the figures; a long one scrolls. */
export const formula = style({
  overflowX: "auto",
  padding: `${space.s2} 0`,
  fontSize: size.lead,
  minHeight: "60px",
  alignContent: "center",
});

// Browsers make what is in a line small.
globalStyle(`${formula} > math`, { mathStyle: "normal" });

// Equations below one another, as on paper: the terms end together, the right sides begin together.
globalStyle(`${formula} > math > mtable mtd`, { textAlign: "right" });
globalStyle(`${formula} > math > mtable mtd:last-child`, { textAlign: "left" });

// A matrix, which stands in a row of its own: two lines, and the four ends that turn inward.
const ends = ["0 0", "100% 0", "0 100%", "100% 100%"];
globalStyle(`${formula} mrow > mtable`, {
  margin: "0 4px",
  borderInline: "1.5px solid",
  background: ends.map((at) => `linear-gradient(currentcolor 0 0) ${at}/5px 1.5px no-repeat`).join(),
});

/** The gutter with a row's number, in which its handle comes to stand (tool-rows.tsx). */
export const GUTTER = 28;

export const rows = style({
  counterReset: "row",
  listStyle: "none",
  margin: 0,
  padding: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  selectors: { "&:empty": { display: "none" } },
});
/** Its cells side by side where they have room, else below one another: a card. */
export const row = style({
  counterIncrement: "row",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: "6px",
  padding: `6px 38px 6px ${GUTTER + 5}px`,
  position: "relative",
  selectors: {
    "& + &": { borderTop: hairline },
    "&::before": {
      // The second for readers of screens, whose lists have numbers of their own.
      content: ["counter(row)", 'counter(row) / ""'],
      position: "absolute",
      inset: "0 auto 0 0",
      width: `${GUTTER}px`,
      display: "grid",
      placeContent: "center",
      paddingBottom: "14px",
      borderInlineEnd: hairline,
      borderRadius: "5px 0 0 5px",
      background: color.sunk,
      color: color.soft,
      fontSize: size.small,
    },
  },
});
/** At least as wide as its label. */
export const cell = style({ maxWidth: "100%" });
/** In a card within the cell's own box, above what stands in it. */
export const cellLabel = style({
  display: "block",
  position: "relative",
  margin: "0 0 -22px",
  padding: "4px 9px 0",
  lineHeight: "18px",
  overflow: "hidden",
  fontSize: "0.75rem",
  fontWeight: 500,
  color: color.soft,
  pointerEvents: "none",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
/** From these widths on, in pixels, a row whose cells need as much stands in one line. */
export const ROW_WIDTHS = [260, 320, 380, 440, 500, 560, 640, 720, 840] as const;
/**
 * The fieldset around the rows. It is the container itself: of one within a fieldset Chromium (156) loses all boxes where a cell
 * and what the fieldset holds beside it change at once.
 */
export const rowsThatNeed = styleVariants(
  Object.fromEntries(ROW_WIDTHS.map((width) => [width, width])),
  (width: number) => [field, { containerType: "inline-size", containerName: `rows-${width}` }],
);
export const cellBox = style({
  display: "flex",
  alignItems: "center",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  selectors: {
    "&:focus-within": { outline: `2px solid ${color.accent}` },
    // In a line of cells the frame has no room for a colour of its own.
    '&[data-wrong="true"]': { background: color.wrongWash, boxShadow: `inset 0 0 0 1px ${color.wrong}` },
  },
});
export const cellControl = style([
  control,
  { minHeight: "48px", fontSize: size.body, padding: "18px 8px 0", alignContent: "center" },
]);
globalStyle(`${cellBox} :is(${affix}, select)`, { paddingTop: "18px" });
// Next to the digits, where a browser keeps it well away from them: half a time would be out of sight.
globalStyle(`${cellBox} input::-webkit-calendar-picker-indicator`, { margin: 0, padding: 0 });
export const removeRow = style({
  position: "absolute",
  top: "6px",
  insetInlineEnd: "1px",
  border: 0,
  background: "transparent",
  color: color.soft,
  width: "36px",
  height: "44px",
  marginInlineStart: "auto",
  fontSize: size.lead,
});
// Where every row is one line the list is a grid, as in a spreadsheet: the labels stand once, as its head.
for (const width of ROW_WIDTHS) {
  const inLine = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`${rowsThatNeed[width]} ${selector}`, {
      // With the frame's two sides.
      "@container": { [`rows-${width} (min-width: ${width + 2}px)`]: rule as object },
    });
  inLine(row, { padding: `0 0 0 ${GUTTER}px`, gap: 0, alignItems: "stretch" });
  inLine(`${row}:first-child`, {
    background: color.sunk,
    borderRadius: "5px 5px 0 0",
    vars: { "--head": "calc(100% - 43px)" },
  });
  // Labels may need two lines: its number stands beside its cells, below them.
  inLine(`${row}:first-child::before`, { placeContent: "end center", paddingBottom: "19px" });
  inLine(cell, { minWidth: 0, display: "flex", flexDirection: "column", justifyContent: "end" });
  inLine(cellLabel, {
    margin: 0,
    flex: 1,
    alignContent: "end",
    padding: "4px 8px",
    fontSize: size.small,
    lineHeight: 1.3,
    whiteSpace: "normal",
  });
  inLine(`${row}:not(:first-child) ${cellLabel}`, { display: "none" });
  inLine(cellBox, {
    border: 0,
    borderInlineStart: hairline,
    borderRadius: 0,
    outlineOffset: "-2px",
  });
  inLine(`${row}:first-child :is(${cellBox}, ${removeRow})`, { borderTop: hairline });
  inLine(cellControl, { minHeight: "42px", padding: "0 8px" });
  inLine(`${cellBox} :is(${affix}, select)`, { paddingTop: 0 });
  inLine(removeRow, {
    position: "static",
    alignSelf: "end",
    height: "43px",
    borderInlineStart: hairline,
    background: color.surface,
  });
}
export const rowNote = style({
  flexBasis: "100%",
  fontSize: size.small,
  color: color.soft,
  margin: 0,
  paddingInline: "9px",
  borderTop: hairline,
  background: color.surface,
});
export const addRow = style({ marginTop: space.s2 });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  marginTop: space.s3,
  "@media": { print: { display: "none" } },
});
// With "Swap" there are four: on one line, also on a phone.
globalStyle(`${actions}:has(> :nth-child(4)) > *`, { paddingInline: space.s3 });

export const answerBar = style({
  display: "none",
  selectors: { '&[data-hidden="true"]': { visibility: "hidden" } },
  "@media": {
    [oneColumn]: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "baseline",
      gap: space.s3,
      position: "sticky",
      bottom: 0,
      padding: `${space.s2} 0`,
      background: color.paper,
      borderTop: `2px solid ${color.accent}`,
      fontSize: size.label,
      color: color.soft,
      zIndex: 5,
    },
    [phone]: { margin: `0 calc(-1 * ${space.s4})`, padding: `${space.s2} ${space.s4}` },
    print: { display: "none" },
  },
});
/** Gives way to the answer: its end is left out where both have no room. */
export const answerBarLabel = style({
  flex: "0 1 auto",
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const answerBarValue = style({
  flex: "0 0 auto",
  maxWidth: "100%",
  fontFamily: font.serif,
  fontKerning: "none",
  fontSize: size.h2,
  fontWeight: 600,
  color: color.ink,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  selectors: { [withSerif]: { fontFamily: font.ownSerif } },
});
