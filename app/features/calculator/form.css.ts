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
  // On paper the entries stand as text (printed-report.tsx), once they have come.
  "@media": { print: { selectors: { "&:has(~ [data-printed])": { display: "none" } } } },
});

export const field = style({ minWidth: 0, border: 0, margin: 0, padding: 0 });

export const label = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.s3,
  fontSize: size.label,
  fontWeight: 500,
  marginBottom: "5px",
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
    ':root[data-accessible="true"] &': { minHeight: "56px" },
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
  maxWidth: "110px",
  minHeight: "42px",
  padding: `0 ${space.s2}`,
  borderRadius: `0 ${radius} ${radius} 0`,
  textOverflow: "ellipsis",
});

globalStyle("select option, select optgroup", { background: color.surface, color: color.ink });

export const note = style({ fontSize: size.small, color: color.soft, margin: "4px 0 0", lineHeight: 1.4 });
export const wrong = style({
  fontSize: size.small,
  color: color.wrong,
  margin: "4px 0 0",
  lineHeight: 1.4,
  fontWeight: 500,
});

export const check = style({
  display: "flex",
  alignItems: "center",
  gap: space.s3,
  minHeight: controlHeight,
  fontSize: size.label,
  fontWeight: 500,
});
export const checkbox = style({ width: "22px", height: "22px", margin: 0, accentColor: color.accent });

export const rows = style({
  containerType: "inline-size",
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
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: "6px 8px",
  padding: "8px",
  position: "relative",
  selectors: { "& + &": { borderTop: hairline } },
});
export const cell = style({ minWidth: 0, maxWidth: "100%" });
export const cellLabel = style({ display: "block", fontSize: size.small, fontWeight: 500, color: color.soft });
/** From these widths on, in pixels, a row whose cells need as much stands in one line. */
export const ROW_WIDTHS = [260, 320, 380, 440, 500, 560, 640, 720, 840] as const;
/** The labels stand once, above the first row, where every row is one line. */
export const rowsThatNeed = styleVariants(
  Object.fromEntries(ROW_WIDTHS.map((width) => [width, width])),
  (width: number) => [rows, { containerName: `rows-${width}` }],
);
for (const width of ROW_WIDTHS) {
  globalStyle(`${rowsThatNeed[width]} ${row}:not(:first-child) ${cellLabel}`, {
    "@container": {
      [`rows-${width} (min-width: ${width}px)`]: {
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
  });
}
export const cellBox = style({
  display: "flex",
  alignItems: "center",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  selectors: {
    "&:focus-within": { outline: `2px solid ${color.accent}` },
    '&[data-wrong="true"]': { background: color.wrongWash },
  },
});
export const cellControl = style([control, { minHeight: "40px", fontSize: size.body, padding: "0 8px" }]);
export const removeRow = style({
  border: 0,
  background: "transparent",
  color: color.soft,
  width: "36px",
  height: "44px",
  marginInlineStart: "auto",
  fontSize: size.lead,
});
export const rowNote = style({ flexBasis: "100%", fontSize: size.small, color: color.soft, margin: 0 });
export const addRow = style({ marginTop: space.s2 });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  marginTop: space.s3,
  "@media": { print: { display: "none" } },
});

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
export const answerBarValue = style({
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
