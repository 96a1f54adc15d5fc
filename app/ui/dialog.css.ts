import { style } from "@vanilla-extract/css";
import { color, hairline, phone, radius, size, space } from "./theme.css.ts";

export const content = style({
  width: "min(480px, calc(100vw - 32px))",
  maxHeight: "80vh",
  padding: 0,
  background: color.paper,
  color: color.ink,
  border: hairline,
  borderRadius: radius,
  selectors: {
    "&[open]": { display: "flex", flexDirection: "column" },
    // The page behind keeps its scroll bar, so that nothing moves, and is not scrolled through the backdrop.
    "&::backdrop": { background: "rgb(10 14 16 / 50%)", overflow: "hidden", overscrollBehavior: "contain" },
  },
});
export const wide = style([content, { width: "min(1020px, calc(100vw - 32px))" }]);
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space.s3,
  padding: `${space.s3} ${space.s5}`,
  borderBottom: hairline,
  "@media": { [phone]: { paddingInline: space.s4 } },
});
export const title = style({ fontSize: size.h3, flex: 1 });
export const close = style({
  border: 0,
  background: "transparent",
  width: "44px",
  height: "44px",
  fontSize: "1.4rem",
  marginInlineEnd: "-12px",
  color: color.soft,
});
export const body = style({
  padding: space.s5,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media": { [phone]: { padding: space.s4 } },
});
