import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius, space, fontSize, extent, edge } from "../styles/tokens.ts";
import { layout, quiet, type, ground } from "#web/styles/declarations.ts";

export const field = style({ ...layout.columns("minmax(0, 1fr)", 6), minWidth: 0, alignContent: "start" });

export const labelRow = style({
  ...layout.spreadBaseline(6),
  ...quiet("caption", 560, 1.3),
});

/* In the line of the label, after the control in the tab order. */
export const aside = style({
  gridRow: 1,
  gridColumn: 1,
  justifySelf: "end",
  alignSelf: "baseline",
  ...type("caption", 560, 1.3),
});

export const mark = style({ fontWeight: 420, color: vars.color.text3 });

export const control = style({
  position: "relative",
  minWidth: 0,
  ...layout.row(8),
  ...layout.control(48, 0, 12),
  ...layout.surface("lineInput", 2),
  color: vars.color.text,
  ...type("ui", undefined, 1.4),
  ...layout.eased("border-color, box-shadow", 1),
  ":hover": { borderColor: vars.color.text2 },
  ":focus-within": { borderColor: vars.color.focus, boxShadow: `0 0 0 ${edge(2)} ${vars.color.focus}` },
});

export const compact = style({ minHeight: extent(40), paddingInline: space(12) });

export const wrong = style({
  borderColor: vars.tone.critical.text,
  boxShadow: `0 0 0 ${edge(1)} ${vars.tone.critical.text}`,
  selectors: { "&:hover": { borderColor: vars.tone.critical.text } },
});

export const locked = style({
  background: vars.color.surface2,
  borderColor: vars.color.line2,
  color: vars.color.text2,
  selectors: { "&:hover": { borderColor: vars.color.line2 } },
});

export const lead = style({ display: "inline-flex", color: vars.color.text3 });

export const input = style({
  flex: 1,
  minWidth: 0,
  width: "100%",
  border: 0,
  background: "none",
  padding: 0,
  outline: "none",
  ...type("ui", undefined, 1.4),
  alignSelf: "stretch",
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: vars.color.text3, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  // iOS zooms into a field whose text is smaller than 16 px.
  "@media": { "(pointer: coarse)": { fontSize: fontSize.body } },
});

export const hint = style({ ...type("caption", undefined, 1.4), color: vars.color.text3 });

const note = style({ ...layout.topFlex(6), ...type("caption", 540, 1.4) });

globalStyle(`${note} > svg`, { marginTop: space(2) });

export const error = style([note, { color: vars.tone.critical.text }]);
export const caution = style([note, { color: vars.tone.caution.text }]);

export const inset = style({
  ...layout.inlineSquare(28),
  flex: "none",
  marginInlineEnd: space(-6),
  borderRadius: radius[1],
  color: vars.color.text3,
  selectors: { "&:hover": { ...ground.hovered } },
  "@media": { "(pointer: coarse)": { ...layout.square(44), marginInlineEnd: space(-12) } },
});

export const area = style({
  resize: "vertical",
  minHeight: extent(112),
  /* `&&` outweighs the input's style, whose sheet may load later. */
  selectors: { "&&": { padding: space(12, 0) } },
});
