import { style } from "@vanilla-extract/css";

export const glyph = style({ display: "inline-flex", alignItems: "center", minWidth: "4.5rem" });
