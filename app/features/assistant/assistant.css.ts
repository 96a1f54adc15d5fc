import { style } from "@vanilla-extract/css";
import { color, font, hairline, radius, size, space, withSerif } from "#ui/theme.css.ts";

export const card = style({
  background: color.surface,
  border: hairline,
  borderLeft: `3px solid ${color.accent}`,
  borderRadius: radius,
  padding: `${space.s4} ${space.s5}`,
  margin: `${space.s4} 0`,
  overflowWrap: "anywhere",
});
export const lines = style({ margin: 0 });
export const figure = style({
  display: "block",
  fontFamily: font.serif,
  fontSize: size.h2,
  fontWeight: 600,
  selectors: { [withSerif]: { fontFamily: font.ownSerif } },
});
export const label = style({ font: `400 ${size.body} ${font.sans}`, color: color.soft });
export const repaired = style({ display: "block", fontSize: size.label });
export const line = style({ display: "block", fontSize: size.label, color: color.soft });
export const unread = style({ display: "block", fontSize: size.label, color: color.second });
export const open = style({
  display: "inline-block",
  marginTop: space.s3,
  marginInlineEnd: space.s5,
  paddingBlock: space.s2,
});
export const reason = style({ color: color.soft, margin: `${space.s3} 0` });
