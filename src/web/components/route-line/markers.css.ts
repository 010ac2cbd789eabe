import { style, styleVariants, createVar } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, edge, radius } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

const base = style({
  display: "inline-block",
  flex: "none",
  ...layout.square(14),
  background: vars.color.surface,
  border: `${edge(2.5)} solid ${vars.color.text}`,
});

export const marker = styleVariants({
  door: [base, { background: vars.color.text, borderRadius: radius.small }],
  ramp: [base, { borderRadius: radius.small }],
  sea: [base, { borderRadius: "50%" }],
  transhipment: [base, { ...layout.circle(10), borderWidth: edge(2) }],
  open: [base, { borderRadius: "50%", borderStyle: "dashed", borderColor: vars.color.text3 }],
});

export const reached = style({ background: vars.color.accent, borderColor: vars.color.accent });

const angle = createVar();
const core = createVar();

/** Becomes the height or the width of a stroke, depending on its direction. */
export const thickness = createVar();

const across = { [angle]: "90deg", [core]: `100% ${edge(2.5)}` };
const upright = { [angle]: "180deg", [core]: `${edge(2.5)} 100%` };

export const direction = styleVariants({
  across: { vars: across },
  upright: { vars: upright },
  responsive: { vars: across, "@media": { [below.sm]: { vars: upright } } },
  early: { vars: across, "@media": { [below.lg]: { vars: upright } } },
});

const ink = vars.color.text;
const every = (mark: string, gap: string) =>
  `repeating-linear-gradient(${angle}, ${ink} 0 ${mark}, transparent ${mark} ${gap})`;

/** Sea solid, rail with sleepers, truck dashed, not yet travelled dotted, done red. */
export const stroke = styleVariants({
  sea: { vars: { [thickness]: edge(2.5) }, background: ink },
  rail: {
    vars: { [thickness]: edge(8) },
    background: `${every(edge(2), edge(8))}, linear-gradient(${ink}, ${ink}) center / ${core} no-repeat`,
  },
  truck: { vars: { [thickness]: edge(2.5) }, background: every(edge(6), edge(12)) },
  "to-come": { vars: { [thickness]: edge(3) }, background: every(edge(3), edge(8)) },
  done: { vars: { [thickness]: edge(3) }, background: vars.color.accent },
});

export const inline = style({
  display: "block",
  flex: 1,
  minWidth: extent(16),
  height: thickness,
  alignSelf: "center",
});

export const glyph = style({ ...layout.inlineRow(), minWidth: extent(72) });
