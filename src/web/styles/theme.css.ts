import { createGlobalTheme, createThemeContract } from "@vanilla-extract/css";
import { dark, palette } from "./tokens.ts";

const tone = { text: null, fill: null, line: null };

/** Tones are meanings: a screen uses `caution`, never "yellow". */
export const vars = createThemeContract({
  color: {
    /** page canvas */
    ground: null,
    /** cards, fields, sheets */
    surface: null,
    /** footer of a rate card, table head, hover fill */
    surface2: null,
    /** pressed fill, skeleton, track of a toggle; no `text3` on it */
    surface3: null,
    /** application bar, footer */
    bar: null,
    text: null,
    text2: null,
    text3: null,
    /** hairlines, decorative */
    line: null,
    /** card edge on hover, perforation */
    line2: null,
    /** field and toggle edge: must be clearly visible */
    lineInput: null,
    accent: null,
    accentHover: null,
    accentPress: null,
    accentText: null,
    accentSoft: null,
    accentLine: null,
    onAccent: null,
    /** inverted background: ink button, checked box, pinned offer */
    inverse: null,
    inverseHover: null,
    onInverse: null,
    tile: null,
    onTile: null,
    disabled: null,
    focus: null,
    sea: null,
    seaSoft: null,
    inland: null,
    inlandSoft: null,
    scrim: null,
  },
  tone: { positive: tone, caution: tone, critical: tone, neutral: tone, info: tone },
  /** shares of a price: origin, freight, destination */
  group: { origin: null, freight: null, destination: null, warehouse: null },
  container: { fill: null, rib: null, gleam: null, edge: null, text: null },
  map: { sea: null, land: null, grid: null },
  shadow: { rest: null, raised: null, floating: null },
});

createGlobalTheme(':root, [data-theme="light"]', vars, {
  color: {
    ground: palette.sand[50],
    surface: palette.sand[0],
    surface2: palette.sand[100],
    surface3: palette.sand[150],
    bar: palette.ink[900],
    text: palette.ink[900],
    text2: palette.slate[600],
    text3: palette.slate[450],
    line: palette.sand[200],
    line2: palette.sand[300],
    lineInput: palette.slate[400],
    accent: palette.accent[600],
    accentHover: palette.accent[700],
    accentPress: palette.accent[800],
    accentText: palette.accent[600],
    accentSoft: palette.accent[50],
    accentLine: palette.accent[200],
    onAccent: "#FFFFFF",
    inverse: palette.ink[900],
    inverseHover: palette.ink[700],
    onInverse: "#FFFFFF",
    tile: palette.ink[800],
    onTile: "#FFFFFF",
    disabled: palette.sand[400],
    focus: palette.sea[600],
    sea: palette.sea[700],
    seaSoft: palette.sea[100],
    inland: palette.ochre[700],
    inlandSoft: palette.ochre[100],
    scrim: "rgb(6 16 27 / .62)",
  },
  tone: {
    positive: { text: palette.green[700], fill: palette.green[100], line: palette.green[200] },
    caution: { text: palette.yellow[800], fill: palette.yellow[100], line: palette.yellow[400] },
    critical: { text: palette.crimson[700], fill: palette.crimson[100], line: palette.crimson[200] },
    neutral: { text: palette.grey[700], fill: palette.grey[100], line: palette.grey[200] },
    info: { text: palette.sea[700], fill: palette.sea[100], line: "transparent" },
  },
  group: { origin: palette.ink[700], freight: palette.accent[600], destination: "#B08436", warehouse: "#6E8466" },
  container: {
    fill: palette.sand[100],
    rib: palette.sand[300],
    gleam: palette.sand[0],
    edge: palette.slate[400],
    text: palette.slate[600],
  },
  map: { sea: "#EAF0F2", land: "#D9D7CF", grid: "#DDE6EA" },
  shadow: {
    rest: "0 1px 2px rgb(11 26 43 / .06)",
    raised: "0 1px 2px rgb(11 26 43 / .05), 0 6px 16px -4px rgb(11 26 43 / .10)",
    floating: "0 2px 6px rgb(11 26 43 / .06), 0 24px 48px -12px rgb(11 26 43 / .24)",
  },
});

createGlobalTheme('[data-theme="dark"]', vars, {
  color: {
    ground: dark.ground,
    surface: dark.surface,
    surface2: dark.surface2,
    surface3: dark.surface3,
    bar: dark.bar,
    text: dark.text,
    text2: dark.text2,
    text3: dark.text3,
    line: dark.line,
    line2: dark.line2,
    lineInput: dark.lineInput,
    accent: dark.accent,
    accentHover: dark.accentHover,
    accentPress: dark.accentPress,
    accentText: palette.accent[400],
    accentSoft: dark.accentSoft,
    accentLine: dark.accentLine,
    onAccent: "#FFFFFF",
    inverse: "#E7ECF0",
    inverseHover: "#FFFFFF",
    onInverse: palette.ink[900],
    tile: "#33495E",
    onTile: "#FFFFFF",
    disabled: "#4B6075",
    focus: palette.sea[300],
    sea: "#8CCBEE",
    seaSoft: "#12304A",
    inland: "#E6C68F",
    inlandSoft: "#33291A",
    scrim: "rgb(2 7 12 / .72)",
  },
  tone: {
    positive: { text: "#7ED9AE", fill: "#10322A", line: "#23584A" },
    caution: { text: "#F2D27A", fill: "#352C12", line: "#8A712A" },
    critical: { text: "#FF9DB4", fill: "#3A1724", line: "#7C2E47" },
    neutral: { text: "#C3CBD2", fill: "#22303D", line: "#3C4C5B" },
    info: { text: "#8CCBEE", fill: "#12304A", line: "transparent" },
  },
  group: { origin: "#8FA6BC", freight: palette.accent[500], destination: "#D9AE62", warehouse: "#A9BF9E" },
  container: { fill: "#1C3044", rib: "#2C435A", gleam: "#3D566E", edge: "#6E8296", text: "#DCE3EA" },
  map: { sea: "#0A1825", land: "#1D3145", grid: "#12263A" },
  shadow: {
    rest: "0 1px 2px rgb(0 0 0 / .4)",
    raised: "0 0 0 1px rgb(255 255 255 / .03), 0 8px 20px -6px rgb(0 0 0 / .55)",
    floating: "0 0 0 1px rgb(255 255 255 / .04), 0 28px 56px -12px rgb(0 0 0 / .7)",
  },
});
