import { globalStyle, style } from "@vanilla-extract/css";

/** As tall as all offers together; only the ones near the window are in it. */
export const list = style({ position: "relative", marginTop: "1rem" });

/** The line of a route draws itself when a result first appears, not again with every filter. */
export const stillList = style([list]);
globalStyle(`${stillList} ol > li > span`, { animation: "none" });

export const item = style({ position: "absolute", insetInline: 0, top: 0 });
