import { vars } from "./theme.css.ts";
import { coarsePointer, duration, edge, extent, fontSize, radius, space, type Spaces } from "./tokens.ts";

const gap = (steps: Spaces) => (steps.length === 0 ? {} : { gap: space(...steps) });

const square = (step: Parameters<typeof extent>[0]) => ({ width: extent(step), height: extent(step) });

/** One pixel, for `border` and its sides: decorative, clearer, and the edge of what is filled in. */
export const rule = {
  line: `${edge(1)} solid ${vars.color.line}`,
  line2: `${edge(1)} solid ${vars.color.line2}`,
  lineInput: `${edge(1)} solid ${vars.color.lineInput}`,
} as const;

/** Declarations that many styles share, to be spread into one: `style({ ...layout.row(8), color })`. Numbers are gaps or sizes. */
export const layout = {
  /** Side by side, in the middle of the line. */
  row: (...steps: Spaces) => ({ display: "flex", alignItems: "center", ...gap(steps) }),
  wrappedRow: (...steps: Spaces) => ({
    display: "flex",
    flexWrap: "wrap" as const,
    alignItems: "center",
    ...gap(steps),
  }),
  inlineRow: (...steps: Spaces) => ({ display: "inline-flex", alignItems: "center", ...gap(steps) }),
  spreadRow: (...steps: Spaces) => ({ ...layout.row(...steps), justifyContent: "space-between" }),
  spreadWrappedRow: (...steps: Spaces) => ({ ...layout.wrappedRow(...steps), justifyContent: "space-between" }),
  baselineRow: (...steps: Spaces) => ({ ...layout.wrappedRow(...steps), alignItems: "baseline" }),
  spreadBaselineRow: (...steps: Spaces) => ({ ...layout.baselineRow(...steps), justifyContent: "space-between" }),
  wrapped: (...steps: Spaces) => ({ display: "flex", flexWrap: "wrap" as const, ...gap(steps) }),
  stack: (...steps: Spaces) => ({ display: "grid", ...gap(steps) }),
  columns: (template: string, ...steps: Spaces) => ({ display: "grid", gridTemplateColumns: template, ...gap(steps) }),
  startColumns: (template: string, ...steps: Spaces) => ({
    ...layout.columns(template, ...steps),
    alignItems: "start",
  }),
  centredColumns: (template: string, ...steps: Spaces) => ({
    ...layout.columns(template, ...steps),
    alignItems: "center",
  }),
  baselineColumns: (template: string, ...steps: Spaces) => ({
    ...layout.columns(template, ...steps),
    alignItems: "baseline",
  }),
  topStack: (...steps: Spaces) => ({ ...layout.stack(...steps), alignContent: "start" }),
  startStack: (...steps: Spaces) => ({ ...layout.stack(...steps), justifyItems: "start" }),
  endStack: (...steps: Spaces) => ({ ...layout.stack(...steps), justifyItems: "end" }),
  topFlex: (...steps: Spaces) => ({ ...layout.flex(...steps), alignItems: "flex-start" }),
  baselineFlex: (...steps: Spaces) => ({ ...layout.flex(...steps), alignItems: "baseline" }),
  endRow: (...steps: Spaces) => ({ ...layout.row(...steps), justifyContent: "flex-end" }),
  endWrapped: (...steps: Spaces) => ({ ...layout.wrapped(...steps), justifyContent: "flex-end" }),
  endWrappedRow: (...steps: Spaces) => ({ ...layout.wrappedRow(...steps), justifyContent: "flex-end" }),
  /** The first at the start, the last at the end. */
  spread: (...steps: Spaces) => ({ ...layout.flex(...steps), justifyContent: "space-between" }),
  spreadBaseline: (...steps: Spaces) => ({ ...layout.spread(...steps), alignItems: "baseline" }),
  spreadWrapped: (...steps: Spaces) => ({ ...layout.wrapped(...steps), justifyContent: "space-between" }),
  flex: (...steps: Spaces) => ({ display: "flex", ...gap(steps) }),
  inlineFlex: (...steps: Spaces) => ({ display: "inline-flex", ...gap(steps) }),
  /** On one line. */
  inlineLine: (...steps: Spaces) => ({ ...layout.inlineRow(...steps), whiteSpace: "nowrap" }),
  centred: { display: "grid", placeItems: "center" },
  inlineCentred: { display: "inline-grid", placeItems: "center" },
  centredSquare: (step: Parameters<typeof square>[0]) => ({ ...layout.centred, ...square(step) }),
  inlineSquare: (step: Parameters<typeof square>[0]) => ({ ...layout.inlineCentred, ...square(step) }),
  fullSize: { width: "100%", height: "100%" },
  /** Scrolled sideways, without a bar. */
  scrolled: { overflowX: "auto", scrollbarWidth: "none" },
  square,
  box: (width: Parameters<typeof extent>[0], height: Parameters<typeof extent>[0]) => ({
    width: extent(width),
    height: extent(height),
  }),
  circle: (step: Parameters<typeof square>[0]) => ({ ...square(step), borderRadius: "50%" }),
  /** Over the whole of its positioned parent. */
  cover: { position: "absolute", inset: 0 },
  oneLine: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  breakable: { minWidth: 0, overflowWrap: "anywhere" },
  pseudo: { content: "", position: "absolute" },
  framed: (line: keyof typeof rule, corner: keyof typeof radius) => ({
    border: rule[line],
    borderRadius: radius[corner],
  }),
  rounded: (corner: keyof typeof radius, ...paddings: Spaces) => ({
    padding: space(...paddings),
    borderRadius: radius[corner],
  }),
  filled: (ground: "surface" | "surface2" | "surface3", corner: keyof typeof radius) => ({
    background: vars.color[ground],
    borderRadius: radius[corner],
  }),
  /** The mark of what is chosen: a bar at the lower edge of its parent. */
  bottomBar: (inset: Spaces[number], thickness: Parameters<typeof edge>[0], background: string) => ({
    ...layout.pseudo,
    inset: space("auto", inset, 0),
    height: edge(thickness),
    background,
  }),
  surface: (line: keyof typeof rule, corner: keyof typeof radius) => ({
    ...layout.framed(line, corner),
    background: vars.color.surface,
  }),
  /** Below a rule that is that far above, and that far below what precedes it. */
  ruled: (padding: Spaces[number], margin: Spaces[number] = 0) => ({
    ...(margin === 0 ? {} : { marginTop: space(margin) }),
    paddingTop: space(padding),
    borderTop: rule.line,
  }),
  /** A row of a list, a rule between it and the one above. */
  ruledRow: (...paddings: Spaces) => ({ padding: space(...paddings), borderTop: rule.line }),
  underline: { textDecoration: "underline", textUnderlineOffset: ".2em" },
  thinUnderline: { textDecoration: "underline", textDecorationThickness: edge(1), textUnderlineOffset: ".2em" },
  /** A framed text in the colours of its meaning. */
  toned: (tone: keyof typeof vars.tone) => ({
    background: vars.tone[tone].fill,
    color: vars.tone[tone].text,
    boxShadow: `inset 0 0 0 ${edge(1)} ${vars.tone[tone].line}`,
  }),
  eased: (properties: string, speed: keyof typeof duration) => ({
    transitionProperty: properties,
    transitionDuration: duration[speed],
  }),
  /** At least that high, with paddings in the order of CSS. */
  control: (height: Parameters<typeof extent>[0], ...paddings: Spaces) => ({
    minHeight: extent(height),
    padding: space(...paddings),
  }),
  focusRing: (offset: Parameters<typeof edge>[0]) => ({
    outline: `${edge(3)} solid ${vars.color.focus}`,
    outlineOffset: edge(offset),
  }),
  roundControl: (corner: keyof typeof radius, height: Parameters<typeof extent>[0], ...paddings: Spaces) => ({
    ...layout.control(height, ...paddings),
    borderRadius: radius[corner],
  }),
  /** A paragraph that is not wider than that. */
  measure: (width: Parameters<typeof extent>[0]) => ({ maxWidth: extent(width), textWrap: "pretty" as const }),
  /** A thing of a list or menu that is chosen with a press. */
  option: (height: Parameters<typeof extent>[0], ...paddings: Spaces) => ({
    ...layout.roundControl(2, height, ...paddings),
    width: "100%",
    textAlign: "start" as const,
    cursor: "pointer",
  }),
  /** A list or menu above the page. */
  floating: { position: "absolute", boxShadow: vars.shadow.floating },
  oneColumn: (query: string) => ({ "@media": { [query]: { gridTemplateColumns: "minmax(0, 1fr)" } } }),
  hidden: (query: string) => ({ "@media": { [query]: { display: "none" } } }),
  /** Read by screen readers only, at the widths where it is spread. */
  visuallyHidden: { position: "absolute", width: edge(1), height: edge(1), overflow: "hidden", clipPath: "inset(50%)" },
  touchHeight: { "@media": { [coarsePointer]: { minHeight: extent(44) } } },
} as const;

/** Size, weight and line of a text that has no role of its own in `typography.css.ts`. */
export const type = (size: keyof typeof fontSize, weight?: number, line?: number) => ({
  fontSize: fontSize[size],
  ...(weight === undefined ? {} : { fontWeight: weight }),
  ...(line === undefined ? {} : { lineHeight: line }),
});

/** A text that steps back behind its neighbours. */
export const quiet = (...look: Parameters<typeof type>) => ({ ...type(...look), color: vars.color.text2 });

/** Width and tracking of the letters of a heading. */
export const lettering = (fontStretch: string, letterSpacing: string | 0) => ({ fontStretch, letterSpacing });

/** What is behind a text, with the colour of the text. */
export const ground = {
  accent: { background: vars.color.accent, color: vars.color.onAccent },
  inverse: { background: vars.color.inverse, color: vars.color.onInverse },
  hovered: { background: vars.color.surface2, color: vars.color.text },
} as const;
