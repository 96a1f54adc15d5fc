import { style } from "@vanilla-extract/css";
import { space } from "#ui/theme.css.ts";

export const random = style({ margin: `${space.s6} 0` });
export const comingSoon = style({ margin: `${space.s6} 0 ${space.s8}` });
