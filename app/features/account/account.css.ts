import { style } from "@vanilla-extract/css";
import { button } from "#ui/button.css.ts";
import { color, size, space } from "#ui/theme.css.ts";

const whileAsking = ':root[data-account="known"] &';

export const login = style([
  button.primary,
  {
    selectors: {
      [whileAsking]: { display: "none" },
      "&&": { "@media": { "(max-width: 480px)": { padding: `0 ${space.s2}`, fontSize: size.small } } },
    },
  },
]);
export const placeholder = style({
  display: "none",
  width: "40px",
  height: "40px",
  borderRadius: "50%",
  background: color.rule,
  selectors: { [whileAsking]: { display: "block" } },
});
