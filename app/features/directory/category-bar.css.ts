import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, hairline, size, space, withSerif } from "#ui/theme.css.ts";

export const bar = style({ margin: `${space.s4} 0 ${space.s5}` });
export const rows = style({ selectors: { ':root[data-categories="collapsed"] &': { display: "none" } } });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  margin: `0 0 ${space.s2}`,
  padding: 0,
  listStyle: "none",
});
export const pill = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minHeight: "34px",
  border: hairline,
  borderRadius: "99px",
  padding: "0 13px",
  fontSize: size.label,
  color: color.ink,
  textDecoration: "none",
  background: color.surface,
  selectors: {
    "&:hover": { borderColor: color.edge },
    '&[aria-current="page"]': { background: color.ink, color: color.paper, borderColor: color.ink },
    ':root[data-accessible="true"] &': { minHeight: "44px" },
  },
});
export const count = style({ color: color.soft, fontSize: size.small });
globalStyle(`${pill}[aria-current="page"] ${count}`, { color: "inherit" });
export const collapse = style({
  border: 0,
  background: "transparent",
  color: color.soft,
  fontSize: size.small,
  padding: 0,
  minHeight: "28px",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  "@media": { "(scripting: none)": { display: "none" } },
});
export const letters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px",
  listStyle: "none",
  borderBlock: hairline,
  padding: "5px 0",
  margin: `${space.s2} 0 0`,
});
export const letter = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "30px",
  minHeight: "32px",
  fontFamily: font.serif,
  fontWeight: 500,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" }, [withSerif]: { fontFamily: font.ownSerif } },
});
