import { style } from "@vanilla-extract/css";

/** As tall as all offers together; only the ones near the window are in it. */
export const list = style({ position: "relative", marginTop: "1rem" });

export const item = style({ position: "absolute", insetInline: 0, top: 0 });
