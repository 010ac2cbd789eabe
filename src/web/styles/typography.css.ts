import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const role = (size: string, line: string, weight: number, width: string, track: string) => ({
  fontSize: size,
  lineHeight: line,
  fontWeight: weight,
  fontStretch: width,
  letterSpacing: track,
});

export const text = styleVariants({
  display: {
    ...role("clamp(2.5rem, 1.55rem + 3.5vw, 4.25rem)", "1", 640, "114%", "-.028em"),
    textWrap: "balance",
  },
  title: {
    ...role("clamp(1.875rem, 1.35rem + 2.1vw, 3rem)", "1.06", 630, "112%", "-.024em"),
    textWrap: "balance",
  },
  h1: role("clamp(1.625rem, 1.4rem + .9vw, 2.125rem)", "1.14", 630, "110%", "-.02em"),
  h2: role("1.375rem", "1.25", 630, "107%", "-.014em"),
  h3: role("1.0625rem", "1.35", 640, "104%", "-.006em"),
  lead: { ...role("1.1875rem", "1.5", 400, "100%", "0"), color: vars.color.text2, textWrap: "pretty" },
  body: role("1rem", "1.5", 400, "100%", "0"),
  ui: role(".9375rem", "1.4", 400, "100%", "0"),
  small: { fontSize: ".875rem", lineHeight: "1.45" },
  caption: { fontSize: ".8125rem", lineHeight: "1.4" },
  micro: { fontSize: ".75rem", lineHeight: "1.35", fontWeight: 600 },
  price: { ...role("1.875rem", "1.15", 660, "104%", "-.028em"), fontVariantNumeric: "tabular-nums lining-nums" },
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
