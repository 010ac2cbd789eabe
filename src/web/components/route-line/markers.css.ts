import { style, styleVariants, createVar } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

const base = style({
  display: "inline-block",
  flex: "none",
  width: ".875rem",
  height: ".875rem",
  background: vars.color.surface,
  border: `2.5px solid ${vars.color.text}`,
});

export const marker = styleVariants({
  door: [base, { background: vars.color.text, borderRadius: "1px" }],
  ramp: [base, { borderRadius: "1px" }],
  sea: [base, { borderRadius: "50%" }],
  transhipment: [base, { width: ".625rem", height: ".625rem", borderWidth: "2px", borderRadius: "50%" }],
  open: [base, { borderRadius: "50%", borderStyle: "dashed", borderColor: vars.color.text3 }],
});

export const reached = style({ background: vars.color.accent, borderColor: vars.color.accent });

const angle = createVar();
const core = createVar();

/** Becomes the height or the width of a stroke, depending on its direction. */
export const thickness = createVar();

const across = { [angle]: "90deg", [core]: "100% 2.5px" };
const upright = { [angle]: "180deg", [core]: "2.5px 100%" };

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
  sea: { vars: { [thickness]: "2.5px" }, background: ink },
  rail: {
    vars: { [thickness]: "7px" },
    background: `${every("2px", "7px")}, linear-gradient(${ink}, ${ink}) center / ${core} no-repeat`,
  },
  truck: { vars: { [thickness]: "2.5px" }, background: every("6px", "11px") },
  "to-come": { vars: { [thickness]: "3px" }, background: every("3px", "9px") },
  done: { vars: { [thickness]: "3px" }, background: vars.color.accent },
});

export const inline = style({ display: "block", flex: 1, minWidth: "1rem", height: thickness, alignSelf: "center" });

export const glyph = style({ display: "inline-flex", alignItems: "center", minWidth: "4.5rem" });
