import { globalStyle, style } from "@vanilla-extract/css";
import { hairline, headerHeight, oneColumn, phone, space } from "#ui/theme.css.ts";

export const calculator = style({
  display: "grid",
  gridTemplateColumns: "minmax(300px, 380px) minmax(0, 1fr)",
  gap: space.s7,
  padding: `${space.s6} 0 ${space.s7}`,
  "@media": {
    // A list has room for a row in a line.
    "(min-width: 1200px)": {
      selectors: { "&:has(fieldset ol)": { gridTemplateColumns: "minmax(300px, 570px) minmax(0, 1fr)" } },
    },
    [oneColumn]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space.s5 },
    [phone]: { padding: `${space.s5} 0 ${space.s6}` },
    print: { display: "block", padding: `${space.s2} 0 0` },
  },
});

// Beside long results the form stays in view: all of it where there is room, else its end.
globalStyle(`${calculator} > form`, {
  "@media": {
    "screen and (min-width: 901px)": {
      position: "sticky",
      alignSelf: "start",
      top: `min(${headerHeight.wide} + ${space.s5}, 100vh - var(--form-height, var(--form-estimate, 9999px)) - ${space.s4})`,
    },
  },
});

/** Columns and no wrapping: whether a name fits beside the buttons must not depend on which font has arrived. */
export const titleRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space.s4,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  selectors: { '&[data-long="true"]': { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** What only paper shows. */
export const printed = style({ display: "none", "@media": { print: { display: "block" } } });
export const printedEntries = style([printed, { margin: `0 0 ${space.s3}`, columns: "2", columnGap: space.s6 }]);
export const printedEntry = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s3,
  padding: "2px 0",
  borderBottom: hairline,
  breakInside: "avoid",
  whiteSpace: "pre-line",
});
