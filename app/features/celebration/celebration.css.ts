import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { color } from "#ui/theme.css.ts";

export const x = createVar();
export const rise = createVar();
export const turn = createVar();
export const delay = createVar();

/** A strip above the answer that cuts off what would reach into it. */
export const layer = style({
  position: "fixed",
  overflow: "hidden",
  pointerEvents: "none",
  zIndex: 10,
  "@media": { print: { display: "none" } },
});

const fly = keyframes({
  "0%": { opacity: 0, transform: "translate(0, 0) rotate(0)" },
  "15%": { opacity: 1 },
  "70%": { opacity: 1 },
  "100%": { opacity: 0, transform: `translate(${x}, calc(-1 * ${rise})) rotate(${turn})` },
});

export const particle = style({
  position: "absolute",
  bottom: "-1.2em",
  lineHeight: 1,
  fontSize: "18px",
  animation: `${fly} 2200ms cubic-bezier(.2, .7, .3, 1) both`,
  animationDelay: delay,
});

export const kind = styleVariants({
  sparkle: { color: color.fourth },
  currency: { color: color.accent, fontWeight: 700 },
  improvement: { color: color.third },
  celebration: { color: color.second },
  burst: { color: color.accent },
});
