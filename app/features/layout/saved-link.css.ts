import { style } from "@vanilla-extract/css";
import { button } from "#ui/button.css.ts";
import { space } from "#ui/theme.css.ts";

/** The header's link: an icon alone where there is little room. */
export const open = style([
  button.plain,
  {
    "@media": {
      "(max-width: 1020px)": { padding: `0 ${space.s3}` },
      "(max-width: 480px)": { padding: `0 ${space.s2}` },
    },
  },
]);
export const word = style({ "@media": { "(max-width: 1020px)": { display: "none" } } });
