import { globalStyle } from "@vanilla-extract/css";
import { color, hairline, size, space } from "#ui/theme.css.ts";

/** By elements, as in sensitivities.css.ts: the document of a page without a script needs them. */
const working = "[data-working]";

globalStyle(`${working} ol`, { listStyle: "none", padding: 0, margin: `${space.s2} 0`, maxWidth: "72ch" });
globalStyle(`${working} ol`, { "@media": { print: { columns: "2", maxWidth: "none" } } });
globalStyle(`${working} li`, {
  borderTop: hairline,
  padding: `${space.s2} 0`,
  overflowWrap: "anywhere",
  breakInside: "avoid",
});
globalStyle(`${working} li`, { "@media": { print: { padding: "2px 0", lineHeight: 1.3 } } });
globalStyle(`${working} p`, { color: color.soft, fontSize: size.label, margin: `${space.s2} 0` });
globalStyle(`${working} p`, { "@media": { print: { margin: 0 } } });
globalStyle(`${working} li p`, { margin: 0 });
globalStyle(`${working} li p:not([data-skipped], [data-name])`, { paddingInlineStart: space.s4 });
globalStyle(`${working} [data-skipped]`, { marginBottom: space.s2 });
globalStyle(`${working} :is([data-line], [data-name])`, {
  color: color.ink,
  fontSize: size.body,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${working} [data-name]`, { fontWeight: 600 });
globalStyle("[data-worked-example]", { margin: `${space.s6} 0` });
globalStyle("[data-worked-example] > h2", { fontSize: size.h3, margin: `0 0 ${space.s2}` });
