import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { space, extent, edge, fontSize, radius } from "../styles/tokens.ts";

const dots = (colour: string): string =>
  `repeating-linear-gradient(90deg, ${colour} 0 ${edge(3)}, transparent ${edge(3)} ${edge(8)})`;

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: space(6, 12),
  minWidth: 0,
});

export const drawing = style({ gridColumn: "1 / -1", display: "flex", alignItems: "center", height: extent(24) });

const way = style({ position: "relative", flex: 1, height: edge(3) });
export const track = styleVariants({
  offered: [way, { background: vars.color.text }],
  confirmed: [way, { background: dots(vars.color.text) }],
  unconfirmed: [way, { background: dots(vars.color.text3) }],
  cancelled: [way, { background: vars.color.lineInput, height: edge(1.5) }],
});

export const done = style({ position: "absolute", inset: "0 auto 0 0", background: vars.color.accent });

export const vessel = style({
  position: "absolute",
  top: "50%",
  translate: "-50% -50%",
  display: "grid",
  placeItems: "center",
  width: extent(24),
  height: extent(24),
  borderRadius: "50%",
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: `0 0 0 ${edge(3)} ${vars.color.surface}`,
});
globalStyle(`${vessel} > svg`, { width: extent(16), height: extent(16) });

const marker = style({
  position: "relative",
  zIndex: 1,
  flex: "none",
  width: extent(12),
  height: extent(12),
  background: vars.color.surface,
  border: `${edge(2)} solid ${vars.color.text}`,
});
export const stop = styleVariants({
  sea: [marker, { borderRadius: "50%" }],
  inland: [marker, { borderRadius: radius.small }],
  door: [marker, { borderRadius: radius.small, background: vars.color.text }],
});
export const reached = style({ background: vars.color.accent, borderColor: vars.color.accent });
export const faded = style({ borderColor: vars.color.text3 });

const end = style({ minWidth: 0, lineHeight: 1.25, overflowWrap: "anywhere" });
export const place = styleVariants({ from: [end], to: [end, { textAlign: "end" }] });
export const code = style({
  display: "block",
  fontSize: fontSize.h3,
  fontWeight: 680,
  fontStretch: "92%",
  letterSpacing: ".01em",
  lineHeight: 1.15,
});
export const name = style({ fontSize: fontSize.caption, fontWeight: 400, color: vars.color.text2 });
