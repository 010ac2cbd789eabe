import { style } from "@vanilla-extract/css";
import { below } from "./breakpoints.ts";
import { vars } from "./theme.css.ts";
import { palette } from "./tokens.ts";

/** The page's column: at most 84rem wide, with the gutter of the breakpoint. */
export const wrap = style({
  width: "min(84rem, 100% - 6rem)",
  marginInline: "auto",
  "@media": {
    [below.lg]: { width: "calc(100% - 4rem)" },
    [below.sm]: { width: "calc(100% - 2.5rem)" },
  },
});

/** A dark ground (bar, footer, hero): white text, and a focus ring that can be seen on it. */
export const onInk = style({ color: "#FFFFFF", vars: { [vars.color.focus]: palette.sea[300] } });
