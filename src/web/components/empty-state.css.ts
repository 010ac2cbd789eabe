import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { space, edge, extent } from "../styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

export const state = style({
  ...layout.stack(8),
  justifyItems: "center",
  alignContent: "center",
  ...layout.rounded(3, 32, 24),
  textAlign: "center",
  border: `${edge(1)} dashed ${vars.color.lineInput}`,
});

export const advice = style({ ...quiet("ui"), maxWidth: extent(384), textWrap: "balance" });
export const action = style({ marginTop: space(8), ...layout.wrapped(8) });

export const drawing = style({
  ...layout.box(184, 88),
  fill: "none",
  stroke: vars.color.text,
  strokeWidth: 1.6,
  strokeLinecap: "round",
});

globalStyle(`${drawing} [data-part="ground"]`, { strokeWidth: 2.5 });
globalStyle(`${drawing} [data-part="load"]`, { fill: vars.color.surface2 });
globalStyle(`${drawing} [data-part="absent"]`, { strokeDasharray: "2 4" });
globalStyle(`${drawing} [data-part="line"]`, { strokeWidth: 2.5 });
globalStyle(`${drawing} [data-part="station"]`, { strokeWidth: 2.5, fill: vars.color.surface });
globalStyle(`${drawing} [data-part="break"]`, { strokeWidth: 2.5, stroke: vars.tone.critical.text });
globalStyle(`${drawing} [data-part="gap"]`, {
  strokeWidth: 2.5,
  stroke: vars.tone.critical.text,
  strokeDasharray: "1 8",
});
