import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { edge } from "../styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

const place = style({
  position: "relative",
  ...layout.centredColumns("auto minmax(0, 1fr) auto", 12),
  ...layout.roundControl(2, 48, 4, 8, 4, 12),
  background: vars.color.surface,
});

export const empty = style([
  place,
  {
    border: `${edge(1.5)} dashed ${vars.color.lineInput}`,
    cursor: "pointer",
    selectors: {
      "&:hover, &[data-over]": { borderColor: vars.color.text2 },
      "&[data-over]": { background: vars.color.surface2 },
      "&:focus-within": { borderColor: vars.color.focus, boxShadow: `0 0 0 ${edge(2)} ${vars.color.focus}` },
    },
  },
]);

export const filled = style([place, { border: rule.lineInput }]);
export const wrong = style({ borderColor: vars.tone.critical.text });

export const symbol = styleVariants({
  empty: { display: "inline-flex", color: vars.color.text2 },
  filled: { display: "inline-flex", color: vars.tone.positive.text },
});

export const name = style({ display: "block", ...type("ui", 600, 1.25), ...layout.oneLine });
export const size = style({ display: "block", ...quiet("caption", undefined, 1.25) });

/** The native input covers the area, so clicking and dropping need no code. */
export const picker = style({ ...layout.cover, opacity: 0, cursor: "pointer", width: "100%" });
