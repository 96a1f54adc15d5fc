import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color, hairline, phone, size, space } from "#ui/theme.css.ts";

export const table = style({ borderCollapse: "collapse", width: "100%", margin: `${space.s5} 0` });
globalStyle(`${table} :is(th, td)`, {
  textAlign: "start",
  verticalAlign: "top",
  padding: `${space.s2} ${space.s4} ${space.s2} 0`,
  borderBottom: hairline,
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { fontSize: size.small, color: color.soft, borderBottomColor: color.ink });
globalStyle(`${table} tbody th`, { fontWeight: 600, whiteSpace: "nowrap" });
/** On a phone each probe is a block: its name and status, then the sentence below. */
globalStyle(`${table} :is(tbody, tr, th, td)`, { "@media": { [phone]: { display: "block", border: 0 } } });
globalStyle(`${table} thead`, { "@media": { [phone]: { display: "none" } } });
globalStyle(`${table} tbody tr`, {
  "@media": { [phone]: { borderBottom: hairline, padding: `${space.s2} 0` } },
});
globalStyle(`${table} tbody :is(th, td)`, { "@media": { [phone]: { padding: "2px 0" } } });
globalStyle(`${table} td:empty`, { "@media": { [phone]: { display: "none" } } });

export const status = styleVariants({
  healthy: { color: color.accent, fontWeight: 600 },
  warning: { color: color.fourth, fontWeight: 600 },
  error: { color: color.wrong, fontWeight: 600 },
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  gap: `4px ${space.s4}`,
  margin: `${space.s4} 0`,
});
globalStyle(`${facts} dt`, { color: color.soft });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: "anywhere" });
