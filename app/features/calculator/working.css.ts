import { style } from "@vanilla-extract/css";
import { color, hairline, size, space } from "#ui/theme.css.ts";

export const steps = style({ listStyle: "none", padding: 0, margin: `${space.s2} 0`, maxWidth: "72ch" });
export const step = style({
  borderTop: hairline,
  padding: `${space.s2} 0`,
  overflowWrap: "anywhere",
  breakInside: "avoid",
});
export const name = style({ fontWeight: 600, margin: 0 });
export const line = style({ margin: 0, paddingInlineStart: space.s4, fontVariantNumeric: "tabular-nums" });
export const note = style({ color: color.soft, fontSize: size.label, margin: 0, paddingInlineStart: space.s4 });
export const skipped = style({ color: color.soft, fontSize: size.label, margin: `0 0 ${space.s2}` });
export const remark = style({ color: color.soft, fontSize: size.label, margin: `${space.s2} 0` });
export const example = style({ margin: `${space.s6} 0` });
export const title = style({ fontSize: size.h3, margin: `0 0 ${space.s2}` });
export const actions = style({ "@media": { print: { display: "none" } } });
