import { style } from "@vanilla-extract/css";
import { below } from "../../../styles/breakpoints.ts";
import { vars } from "../../../styles/theme.css.ts";

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  marginTop: "1.75rem",
  "@media": { [below.sm]: { marginTop: "1.25rem", paddingBottom: "2rem" } },
});

export const wheel = style({ display: "grid", justifyItems: "center", padding: "2rem 0" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: ".25rem 1rem",
});
/** Below the portal's bar, which stays on top while one turns to the next page. */
export const found = style({ scrollMarginTop: "5.5rem", outline: "none" });

export const load = style({ fontSize: ".875rem", color: vars.color.text2 });
