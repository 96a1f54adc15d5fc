import { style } from "@vanilla-extract/css";
import { color, font, hairline, headerHeight, size, space } from "#ui/theme.css.ts";

const narrow = "(max-width: 1020px)";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "190px minmax(0, 1fr)",
  gap: `0 ${space.s6}`,
  alignItems: "start",
  position: "relative",
  selectors: { ':root[data-sidebar="collapsed"] &': { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const sidebar = style({
  borderInlineEnd: hairline,
  paddingInlineEnd: space.s4,
  marginTop: space.s4,
  position: "sticky",
  top: `calc(${headerHeight.wide} + ${space.s4})`,
  maxHeight: `calc(100vh - ${headerHeight.wide} - ${space.s6})`,
  overflowY: "auto",
  selectors: { ':root[data-sidebar="collapsed"] &': { border: 0, padding: 0, position: "static" } },
  "@media": { [narrow]: { border: 0, padding: 0, position: "static", maxHeight: "none" } },
});
export const content = style({
  selectors: { ':root[data-sidebar="collapsed"] &': { display: "none" } },
  "@media": { [narrow]: { columns: 2, columnGap: space.s5, paddingBottom: space.s3 } },
});
const toggle = style({
  border: 0,
  background: "transparent",
  color: color.soft,
  fontSize: size.small,
  padding: 0,
  minHeight: "32px",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  "@media": { "(scripting: none)": { display: "none" } },
});
export const hide = style([toggle]);
export const show = style([
  toggle,
  {
    display: "none",
    selectors: {
      ':root[data-sidebar="collapsed"] &': {
        display: "block",
        width: "100%",
        textAlign: "start",
        borderBlock: hairline,
        minHeight: "40px",
      },
    },
  },
]);
export const title = style({
  font: `500 ${size.small}/1.5 ${font.sans}`,
  color: color.soft,
  margin: `${space.s3} 0 4px`,
});
export const list = style({ listStyle: "none", margin: 0, padding: 0 });
export const link = style({
  display: "flex",
  gap: space.s2,
  padding: "5px 0",
  color: color.ink,
  textDecoration: "none",
  fontSize: size.label,
  selectors: { "&:hover": { textDecoration: "underline" } },
});
