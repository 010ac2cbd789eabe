import { style } from "@vanilla-extract/css";
import { coarsePointer } from "../../../styles/breakpoints.ts";
import { vars } from "../../../styles/theme.css.ts";

/** Beside the list on a wide window; elsewhere the same filters open in a sheet. */
export const sidebar = style({
  position: "sticky",
  top: "5.5rem",
  maxHeight: "calc(100dvh - 7rem)",
  overflowY: "auto",
  scrollbarWidth: "thin",
  // The rings of the fields must not be cut off.
  padding: "0 4px 1rem",
  margin: "0 -4px",
});

export const panel = style({ display: "grid", gap: "1.5rem" });
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.75rem",
  fontSize: ".875rem",
});
export const group = style({ display: "grid", gap: ".625rem" });
export const groupTitle = style({ fontSize: ".875rem", fontWeight: 620 });

export const carriers = style({ display: "grid" });
export const carrier = style({
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [coarsePointer]: { minHeight: "2.75rem" } },
});
export const none = style({ fontSize: ".875rem", color: vars.color.text2 });

export const payments = style({ display: "grid", gap: ".375rem", fontSize: ".875rem" });
export const payment = style({ display: "flex", gap: ".5rem" });
export const paymentName = style({ fontWeight: 600 });
export const paymentDue = style({ color: vars.color.text2 });
