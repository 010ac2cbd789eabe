import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, duration, layer, palette } from "../styles/tokens.ts";

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: layer.bar,
  background: vars.color.bar,
  boxShadow: "0 1px 0 rgb(255 255 255 / .08)",
});

export const inside = style({
  display: "flex",
  alignItems: "center",
  gap: "2.5rem",
  height: "4rem",
  "@media": { [below.lg]: { gap: "1rem" }, [below.sm]: { height: "3.5rem", gap: ".25rem" } },
});

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  color: "#FFFFFF",
  textDecoration: "none",
  flex: "none",
  marginInlineEnd: "auto",
});

export const links = styleVariants({
  bar: {
    display: "flex",
    alignSelf: "stretch",
    gap: ".25rem",
    flex: 1,
    "@media": { [below.md]: { display: "none" }, [below.lg]: { gap: 0 } },
  },
  shelf: { display: "grid", padding: ".5rem 1.25rem 1rem" },
});

const current = "&[aria-current]";
const plain = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  fontWeight: 560,
  color: "#C3CCD5",
  textDecoration: "none",
  transition: `color ${duration[1]}`,
  selectors: { "&:hover": { color: "#FFFFFF" }, [current]: { color: "#FFFFFF", fontWeight: 640 } },
});
const keel = { content: "", position: "absolute", background: palette.red[500] } as const;

export const link = styleVariants({
  bar: [
    plain,
    {
      padding: "0 1rem",
      fontSize: ".9375rem",
      "@media": { [below.lg]: { paddingInline: ".75rem" } },
      selectors: { [`${current}::after`]: { ...keel, inset: "auto .5rem 0", height: "4px" } },
    },
  ],
  shelf: [
    plain,
    {
      minHeight: "3rem",
      paddingInlineStart: "1rem",
      fontSize: "1.0625rem",
      selectors: { [`${current}::after`]: { ...keel, inset: ".625rem auto .625rem 0", width: "4px" } },
    },
  ],
});

export const bellLink = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  marginInlineEnd: "-1.5rem",
  color: "#C3CCD5",
  "@media": { [below.lg]: { marginInlineEnd: "-.5rem" }, [below.sm]: { marginInlineEnd: 0 } },
  selectors: { "&:hover, &[aria-current]": { color: "#FFFFFF" } },
});

export const bellNumber = style({
  position: "absolute",
  top: ".25rem",
  insetInlineEnd: 0,
  minWidth: "1.125rem",
  padding: "0 .25rem",
  borderRadius: ".5625rem",
  background: palette.red[600],
  color: "#FFFFFF",
  fontSize: ".6875rem",
  lineHeight: "1.125rem",
  fontWeight: 640,
  textAlign: "center",
});

export const opener = style({
  display: "none",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  marginInlineEnd: "-.625rem",
  color: "#FFFFFF",
  "@media": { [below.md]: { display: "grid" } },
});

export const shelf = style({
  display: "none",
  borderTop: "1px solid rgb(255 255 255 / .14)",
  "@media": { [below.md]: { selectors: { "&:not([hidden])": { display: "block" } } } },
});
