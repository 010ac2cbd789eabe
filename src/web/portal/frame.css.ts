import { style } from "@vanilla-extract/css";

export const centred = style({ display: "grid", placeItems: "center", minHeight: "70dvh", padding: "2rem 1.25rem" });

export const missingPageNotice = style({ marginBottom: "1rem", overflowWrap: "anywhere" });
