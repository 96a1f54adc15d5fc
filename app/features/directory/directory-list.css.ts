import { style } from "@vanilla-extract/css";
import { nearby } from "./cards.css.ts";
import { color, controlHeight, font, hairline, phone, radius, size, space } from "#ui/theme.css.ts";

export const search = style({ margin: `${space.s5} 0 ${space.s2}`, maxWidth: "520px" });
export const input = style({
  width: "100%",
  minHeight: controlHeight,
  border: `1px solid ${color.edge}`,
  background: color.surface,
  borderRadius: radius,
  padding: `0 ${space.s3}`,
  selectors: { "&::placeholder": { color: color.soft, opacity: 1 } },
});
export const status = style({ color: color.soft, minHeight: "1.5em", margin: 0 });
export const none = style({ padding: `${space.s6} 0`, textAlign: "center" });
export const section = style([
  nearby,
  {
    margin: `${space.s5} 0 ${space.s6}`,
    vars: { "--above": "48px" },
    // A title of two lines.
    "@media": { "(max-width: 480px)": { vars: { "--above": "80px" } } },
  },
]);
export const title = style({ paddingBottom: space.s2, borderBottom: hairline });
export const directory = style({ position: "relative" });
export const index = style({
  listStyle: "none",
  margin: `${space.s4} 0`,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(184px, 1fr))",
  columnGap: space.s4,
  "@media": { [phone]: { gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))", columnGap: space.s3 } },
});
export const indexLink = style({
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: "36px",
  color: color.ink,
  fontSize: size.label,
  textDecoration: "none",
  borderBottom: hairline,
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const indexName = style({ flex: 1 });
export const count = style({ font: `400 ${size.label}/1 ${font.sans}`, color: color.soft });
