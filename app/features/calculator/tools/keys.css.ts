import { globalStyle, style } from "@vanilla-extract/css";
import { box, wrong } from "#features/calculator/fields/form.css.ts";
import { color, size } from "#ui/theme.css.ts";

/** Where the keys stand. What is wrong stands between them and the field, in a line that is kept for it: no key moves while one types. */
export const keys = style({ order: 1, marginTop: `calc(${size.small} * 1.4 + 12px)` });

/** The field whose keys they are. */
export const withKeys = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
globalStyle(`${withKeys} > ${wrong} ~ ${keys}, ${withKeys} > ${keys}:has(~ ${wrong})`, { marginTop: "8px" });

/** As long as somebody types, what is unfinished is not wrong. */
export const unfinished = style({});
globalStyle(`${unfinished} > ${box}[data-wrong="true"]`, { borderColor: color.edge, background: color.surface });
globalStyle(`${unfinished} > ${wrong}`, { color: color.soft, fontWeight: 400 });
globalStyle(`div:has(> form ${unfinished}) [data-stale-note]`, { display: "none" });
