import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { extent, edge, radius } from "../styles/tokens.ts";
import { layout, quiet, type, lettering, ground } from "#web/styles/declarations.ts";

const dots = (colour: string): string =>
  `repeating-linear-gradient(90deg, ${colour} 0 ${edge(3)}, transparent ${edge(3)} ${edge(8)})`;

export const line = style({ ...layout.columns("minmax(0, 1fr) minmax(0, 1fr)", 6, 12), minWidth: 0 });

export const drawing = style({ gridColumn: "1 / -1", ...layout.row(), height: extent(24) });

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
  ...layout.centred,
  ...layout.circle(24),
  ...ground.accent,
  boxShadow: `0 0 0 ${edge(3)} ${vars.color.surface}`,
});
globalStyle(`${vessel} > svg`, layout.square(16));

const marker = style({
  position: "relative",
  zIndex: 1,
  flex: "none",
  ...layout.square(12),
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

const end = style({ ...layout.breakable, lineHeight: 1.25 });
export const place = styleVariants({ from: [end], to: [end, { textAlign: "end" }] });
export const code = style({ display: "block", ...type("h3", 680, 1.15), ...lettering("92%", ".01em") });
export const name = style(quiet("caption", 400));
