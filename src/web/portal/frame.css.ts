import { style } from "@vanilla-extract/css";

/** The middle of the window, for what stands in place of a screen. */
export const centred = style({ display: "grid", placeItems: "center", minHeight: "70dvh", padding: "2rem 1.25rem" });

/** A note above a screen. */
export const missingPageNotice = style({ marginBottom: "1rem", overflowWrap: "anywhere" });
