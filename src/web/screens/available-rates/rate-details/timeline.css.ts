import { style, styleVariants } from "@vanilla-extract/css";
import { below } from "#web/styles/tokens.ts";
import { vars } from "#web/styles/theme.css.ts";

const WHEN = "5.5rem";
const NARROW_WHEN = "5rem";
const AXIS = `calc(${WHEN} + 1.25rem)`;
const NARROW_AXIS = `calc(${NARROW_WHEN} + 1.25rem)`;

export const timeline = style({ display: "grid" });

const entry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${WHEN} 1.25rem minmax(0, 1fr)`,
  columnGap: ".625rem",
  paddingBottom: ".875rem",
  lineHeight: 1.35,
  "@media": { [below.sm]: { gridTemplateColumns: `${NARROW_WHEN} 1.25rem minmax(0, 1fr)` } },
});
export const last = style([entry, { paddingBottom: 0 }]);

const ink = vars.color.text;
const stroke = (width: string, background: string) =>
  ({
    selectors: {
      "&::after": {
        content: "''",
        position: "absolute",
        left: AXIS,
        top: ".5rem",
        bottom: "-.5rem",
        width,
        translate: "-50% 0",
        background,
        "@media": { [below.sm]: { left: NARROW_AXIS } },
      },
    },
  }) as const;

/** The line from an entry to the next one, by the mode of the leg under way. */
export const line = styleVariants({
  sea: [entry, style(stroke("2.5px", ink))],
  rail: [
    entry,
    style(
      stroke(
        "7px",
        `repeating-linear-gradient(${ink} 0 2px, transparent 2px 7px), linear-gradient(${ink}, ${ink}) center / 2.5px 100% no-repeat`,
      ),
    ),
  ],
  truck: [entry, style(stroke("2.5px", `repeating-linear-gradient(${ink} 0 6px, transparent 6px 11px)`))],
  "to-come": [entry, style(stroke("3px", `repeating-linear-gradient(${ink} 0 3px, transparent 3px 8px)`))],
  done: [entry],
});

export const when = style({ textAlign: "end", fontSize: ".875rem", color: vars.color.text2 });
export const day = style({ display: "block", fontWeight: 580, color: vars.color.text });
export const time = style({ fontSize: ".8125rem" });

export const sign = style({
  zIndex: 1,
  justifySelf: "center",
  display: "flex",
  height: "1.25rem",
  alignItems: "center",
});
export const ring = style({
  width: ".75rem",
  height: ".75rem",
  borderRadius: "50%",
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 2px ${vars.tone.caution.text}, 0 0 0 3px ${vars.color.surface}`,
});

export const place = style({ fontSize: ".9375rem", fontWeight: 620 });
export const name = style({ fontSize: ".9375rem", fontWeight: 560 });
export const code = style({ marginInlineStart: ".25rem", fontSize: ".875rem" });
export const left = style({ marginInlineStart: ".375rem" });
export const note = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const hint = style({
  display: "flex",
  alignItems: "center",
  gap: ".375rem",
  marginTop: ".875rem",
  fontSize: ".8125rem",
  color: vars.color.text2,
});
