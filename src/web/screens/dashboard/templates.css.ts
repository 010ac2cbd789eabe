import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: "1rem" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: ".25rem", justifyContent: "flex-end" });
export const waiting = style({ padding: "1rem 1.25rem" });
