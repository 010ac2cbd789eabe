import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { reducedMotion } from "./breakpoints.ts";
import { vars } from "./theme.css.ts";
import { fontFamily } from "./tokens.ts";

const face = (file: string, unicodeRange: string) => ({
  fontStyle: "normal",
  /* A face that comes late waits for the next page: swapping it in would move what is being read. */
  fontDisplay: "optional" as const,
  fontWeight: "100 900",
  fontStretch: "62% 125%",
  src: `url("../assets/fonts/${file}") format("woff2")`,
  unicodeRange,
});

globalFontFace("Archivo Variable", [
  face(
    "archivo-latin-ext.woff2",
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  ),
  face(
    "archivo-latin.woff2",
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
  ),
]);

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
globalStyle(":where(button:disabled)", { cursor: "not-allowed" });
globalStyle(":where(a)", { color: "inherit", textDecoration: "none" });
globalStyle(":where(table)", { borderCollapse: "collapse", width: "100%" });
globalStyle(":where(th)", { textAlign: "start", fontWeight: "inherit" });
globalStyle(":where(abbr[title])", { textDecoration: "none" });
globalStyle("[hidden]", { display: "none !important" });

globalStyle(":where(:focus)", { outline: "none" });
globalStyle(":where(:focus-visible)", { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" });

// The rule react-aria would inject as a <style> element, which the content security policy forbids.
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
