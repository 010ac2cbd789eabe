import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import DEFAULT_BRAND from "#brands/keelson/brand.json" with { type: "json" };
import { toColourProperties } from "#domain/brand";
import { vars } from "./theme.css.ts";
import { fontFamily, OWN_TYPEFACE, reducedMotion } from "./tokens.ts";

/* Subset to the weights and widths of the type roles: see docs/decisions/0014. */
const face = (file: string, unicodeRange: string) => ({
  fontStyle: "normal",
  /* A late font waits for the next page: a swap would move the text being read. */
  fontDisplay: "optional" as const,
  fontWeight: "400 700",
  fontStretch: "88% 115%",
  src: `url("../assets/fonts/${file}") format("woff2")`,
  unicodeRange,
});

/*
 * One family per file: the browser prepares all faces of a family, even unused ones. Their character sets are
 * disjoint, otherwise the fallback would be fetched while the first loads.
 */
globalFontFace(
  "Archivo Variable",
  face(
    "archivo-latin.woff2",
    "U+0020-007E, U+00A0, U+00A3, U+00A5, U+00A9, U+00B0, U+00B2-00B3, U+00B7, U+00D7, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2191-2193, U+2212",
  ),
);
globalFontFace(
  "Archivo Accents",
  face(
    "archivo-latin-accents.woff2",
    "U+00A1-00A2, U+00A4, U+00A6-00A8, U+00AA-00AF, U+00B1, U+00B4-00B6, U+00B8-00D6, U+00D8-00F6, U+00F8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2009, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2215, U+FEFF",
  ),
);
globalFontFace(
  "Archivo Extended",
  face(
    "archivo-latin-ext.woff2",
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  ),
);

/* Another brand's page carries a sheet with its own (src/server/platform/http/brand-site.ts). */
globalStyle(":root", {
  vars: { ...Object.fromEntries(toColourProperties(DEFAULT_BRAND.colours)), "--typeface": OWN_TYPEFACE },
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { WebkitTextSizeAdjust: "100%", scrollPaddingTop: "5rem" });
globalStyle("body", {
  margin: 0,
  minWidth: "320px",
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily,
  fontSize: "1rem",
  lineHeight: 1.5,
  fontWeight: 400,
  fontStretch: "100%",
  fontKerning: "normal",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
});
globalStyle(":where(h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset, legend)", {
  margin: 0,
  padding: 0,
  fontSize: "inherit",
  fontWeight: "inherit",
});
globalStyle(":where(fieldset)", { border: 0, minWidth: 0 });
globalStyle(":where(ul, ol)", { listStyle: "none" });
globalStyle(":where(img, svg, video)", { display: "block", maxWidth: "100%" });
globalStyle(":where(button, input, select, textarea)", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle(":where(button)", { background: "none", border: 0, padding: 0, cursor: "pointer" });
globalStyle(":where(button:disabled, button[aria-disabled=true])", { cursor: "not-allowed" });
globalStyle(":where(a)", { color: "inherit", textDecoration: "none" });
globalStyle(":where(table)", { borderCollapse: "collapse", width: "100%" });
globalStyle(":where(th)", { textAlign: "start", fontWeight: "inherit" });
globalStyle(":where(abbr[title])", { textDecoration: "none" });
globalStyle("[hidden]", { display: "none !important" });

globalStyle(":where(:focus)", { outline: "none" });
globalStyle(":where(:focus-visible)", { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" });
/* Focused only for screen readers; not interactive. */
globalStyle(":where(h1, h2, h3)[tabindex='-1']:focus-visible", { outline: "none" });

// React Aria injects this rule as a <style> element, which the content security policy forbids.
globalStyle("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [reducedMotion]: {
      animationDuration: ".01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: ".01ms !important",
    },
  },
});

globalStyle("body", { "@media": { print: { background: "#fff", color: "#000" } } });
globalStyle("nav", { "@media": { print: { display: "none" } } });
