import { style } from "@vanilla-extract/css";

export const page = style({ padding: "2.25rem 0 5rem", outline: "none" });

export const place = style({ marginTop: "1.5rem" });
