import { style } from "@vanilla-extract/css";

/** On a telephone the three buttons beside a title stand in one row. */
export const compareWord = style({ "@media": { "(max-width: 480px)": { display: "none" } } });
