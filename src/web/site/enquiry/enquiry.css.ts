import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, space, fontSize, edge } from "#web/styles/tokens.ts";
import { besideLead } from "../layout/declarations.ts";
import { layout } from "#web/styles/declarations.ts";

export const enquiry = style({ background: palette.sand[150] });
export const inside = style(besideLead(32));
export const lead = style({ marginTop: space(16) });
export const offices = style({
  ...layout.stack(24),
  marginTop: space(40),
  "@media": { [below.sm]: { marginTop: space(24) } },
});
export const office = style({ fontWeight: 640 });
export const lines = style({ marginTop: space(4), color: vars.color.text2, fontStyle: "normal" });

export const form = style([
  card,
  {
    ...layout.columns("1fr 1fr", 20),
    padding: space(32),
    boxShadow: vars.shadow.raised,
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(16), padding: space(20) } },
  },
]);
export const whole = style({ gridColumn: "1 / -1" });
export const send = style({ gridColumn: "1 / -1", ...layout.row(20), "@media": { [below.sm]: layout.stack(8) } });
export const hint = style({ fontSize: fontSize.caption, color: vars.color.text3 });
export const outcome = style({ gridColumn: "1 / -1", ":empty": { display: "none" } });
/** Honeypot: outside the page, never seen or reached by people. */
export const trap = style({
  position: "absolute",
  left: "-200vw",
  top: "auto",
  width: edge(1),
  height: edge(1),
  overflow: "hidden",
});
