import { style } from "@vanilla-extract/css";
import { oneColumn, phone, space } from "#ui/theme.css.ts";

export const calculator = style({
  display: "grid",
  gridTemplateColumns: "minmax(300px, 380px) minmax(0, 1fr)",
  gap: space.s7,
  padding: `${space.s6} 0 ${space.s7}`,
  "@media": {
    [oneColumn]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space.s5 },
    [phone]: { padding: `${space.s5} 0 ${space.s6}` },
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
