import { layout } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, from, palette, type Spaces, space } from "#web/styles/tokens.ts";

/** The line that steps are on, to be spread into `::before`; its ends and its height are those of the step. */
export const timelineStroke = {
  ...layout.pseudo,
  left: 0,
  height: edge(2.5),
  background: palette.ink[900],
  printColorAdjust: "exact",
} as const;

/** The line of steps that are below each other. */
export const uprightStroke = {
  left: space(8),
  right: "auto",
  width: edge(2.5),
  height: "auto",
  translate: "-50% 0",
} as const;

/** The station of a step, to be spread into `::after`. */
export const timelineStation = {
  ...layout.pseudo,
  left: 0,
  top: 0,
  ...layout.circle(16),
  background: vars.color.ground,
  border: `${edge(2.5)} solid ${palette.ink[900]}`,
  printColorAdjust: "exact",
} as const;

export const lastStation = { background: palette.accent[600], borderColor: palette.accent[600] } as const;

/** A narrow column with a lead, and a wide one beside it; `gap` is that of a phone, where they are below each other. */
export const besideLead = (gap: Spaces[number]) => ({
  ...layout.startColumns(`minmax(0, ${extent(416)}) minmax(0, 1fr)`, 80),
  "@media": {
    [`${from.lg} and ${below.wide}`]: {
      gridTemplateColumns: `minmax(0, ${extent(352)}) minmax(0, 1fr)`,
      gap: space(48),
    },
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(48) },
    [below.sm]: { gap: space(gap) },
  },
});
