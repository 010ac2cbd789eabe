import { style } from "@vanilla-extract/css";
import { palette, drawn } from "../styles/tokens.ts";

export const plan = style({ width: "100%", height: "auto", fill: "none", stroke: "rgb(255 255 255 / .3)" });
export const midship = style({ stroke: "rgb(255 255 255 / .62)", strokeWidth: 2 });
export const frames = style({ strokeWidth: 1.25 });
export const grid = style({ strokeDasharray: "1 6" });
export const middleLine = style({ strokeDasharray: "14 5 2 5" });
export const waterline = style({ stroke: palette.accent[500], strokeWidth: 2 });
export const timber = style({ fill: palette.accent[500], stroke: "none" });
export const keel = style({ stroke: "rgb(255 255 255 / .62)", strokeWidth: 3 });
export const partNames = style({ fill: "rgb(255 255 255 / .82)", stroke: "none", fontSize: drawn(13) });
export const pointer = style({ stroke: "rgb(255 255 255 / .55)" });
