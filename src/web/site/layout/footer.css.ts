import { globalStyle, style } from "@vanilla-extract/css";
import { below, coarsePointer, palette } from "#web/styles/tokens.ts";
import { narrow } from "./media.ts";

export const footer = style({ background: palette.ink[900] });

globalStyle(`${footer}, ${footer} *`, {
  "@media": { print: { color: "#000 !important", background: "none !important" } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "1.6fr 1fr 1fr 1.2fr 1.3fr",
  gap: "2.5rem",
  paddingBlock: "4.5rem 3.5rem",
  fontSize: ".9375rem",
  color: "#DDE3E8",
  "@media": {
    [below.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below.sm]: { gap: "2rem 1.5rem", paddingBlock: "3rem 2rem" },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

const touchTarget = { minWidth: "2.75rem", minHeight: "2.75rem" };

export const home = style({ color: "#FFFFFF" });
export const about = style({
  marginTop: "1.25rem",
  color: "#B8C2CC",
});
export const whole = style({ "@media": { [below.sm]: { gridColumn: "1 / -1" } } });
export const title = style({ fontSize: ".9375rem", fontWeight: 640, color: "#FFFFFF", marginBottom: ".75rem" });
export const address = style({ fontStyle: "normal", lineHeight: "1.875rem" });
export const addressLine = style({ display: "block", textWrap: "balance" });
export const line = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.875rem",
  maxWidth: "100%",
  overflowWrap: "anywhere",
  "@media": { [below.lg]: touchTarget, [coarsePointer]: touchTarget },
});
globalStyle(`${line}:hover`, { textDecoration: "underline", textUnderlineOffset: ".25em" });

export const draught = style({
  display: "grid",
  justifyItems: "end",
  gap: ".3rem",
  paddingBottom: ".75rem",
  fontSize: ".9375rem",
  lineHeight: 1,
  fontWeight: 700,
  fontStretch: "112%",
  color: "rgb(255 255 255 / .62)",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { print: { display: "none" } },
});

export const underwater = style({
  background: palette.red[600],
  color: "#FFFFFF",
  borderTop: "3px solid #F2F0EB",
});
export const rights = style({ paddingBlock: "1.5rem", fontSize: ".875rem" });
