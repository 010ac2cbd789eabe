import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";
import { fontSize } from "./tokens.ts";

const role = (size: string, line: string, weight: number, width: string, track: string) => ({
  fontSize: size,
  lineHeight: line,
  fontWeight: weight,
  fontStretch: width,
  letterSpacing: track,
});

export const text = styleVariants({
  display: { ...role(fontSize.display, "1", 640, "114%", "-.028em"), textWrap: "balance" },
  title: { ...role(fontSize.title, "1.06", 630, "112%", "-.024em"), textWrap: "balance" },
  h1: role(fontSize.h1, "1.14", 630, "110%", "-.02em"),
  h2: role(fontSize.h2, "1.25", 630, "107%", "-.014em"),
  h3: role(fontSize.h3, "1.35", 640, "104%", "-.006em"),
  lead: { ...role(fontSize.lead, "1.5", 400, "100%", "0"), color: vars.color.text2, textWrap: "pretty" },
  body: role(fontSize.body, "1.5", 400, "100%", "0"),
  ui: role(fontSize.ui, "1.4", 400, "100%", "0"),
  small: { fontSize: fontSize.small, lineHeight: "1.45" },
  caption: { fontSize: fontSize.caption, lineHeight: "1.4" },
  micro: { fontSize: fontSize.micro, lineHeight: "1.35", fontWeight: 600 },
  price: { ...role(fontSize.price, "1.15", 660, "104%", "-.028em"), fontVariantNumeric: "tabular-nums lining-nums" },
});

export const muted = style({ color: vars.color.text2 });
export const faint = style({ color: vars.color.text3 });

/** Tabular figures: dates, times, weights, voyages, ids, counters. */
export const num = style({ fontVariantNumeric: "tabular-nums lining-nums" });

/** UN/LOCODE, equipment and charge codes. */
export const code = style({
  fontStretch: "88%",
  fontWeight: 600,
  letterSpacing: ".035em",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const nowrap = style({ whiteSpace: "nowrap" });
