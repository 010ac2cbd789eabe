import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, radius } from "#web/styles/tokens.ts";

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  marginTop: "1.75rem",
  "@media": { [below.sm]: { marginTop: "1.25rem", paddingBottom: "2rem" } },
});

export const wheel = style({ display: "grid", justifyItems: "center", padding: "2rem 0" });

export const updating = style({ opacity: 0.55, transition: "opacity 120ms 200ms" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".625rem",
});
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: ".125rem .75rem",
  marginInlineEnd: "auto",
  "@media": { [below.sm]: { flexBasis: "100%" } },
});
export const found = style({ scrollMarginTop: "5.5rem", outline: "none" });
export const load = style({ fontSize: ".875rem", color: vars.color.text2 });

export const filter = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".375rem",
  minHeight: "2.5rem",
  padding: "0 .875rem",
  border: `1px solid ${vars.color.lineInput}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  fontSize: ".875rem",
  fontWeight: 560,
  color: vars.color.text2,
  selectors: {
    "&:hover": { background: vars.color.surface2, color: vars.color.text },
    "&[aria-pressed=true]": {
      borderColor: vars.color.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.text}`,
      color: vars.color.text,
      fontWeight: 640,
    },
  },
  "@media": { [coarsePointer]: { minHeight: "2.75rem" } },
});
export const choice = style({
  width: "11.5rem",
  "@media": { [below.sm]: { flex: "1 1 9rem", width: "auto" } },
});

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: ".75rem" });
export const partHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: ".125rem .75rem",
  paddingTop: "1rem",
  borderTop: `1.5px solid ${vars.color.text}`,
});
export const partTitle = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".625rem",
  fontSize: "1.1875rem",
  "@media": { [below.sm]: { fontSize: "1.0625rem" } },
});
globalStyle(`${partTitle} > i`, { flex: "none" });
export const partNote = style({
  fontSize: ".9375rem",
  color: vars.color.text2,
  "@media": { [below.sm]: { flexBasis: "100%", fontSize: ".875rem" } },
});
