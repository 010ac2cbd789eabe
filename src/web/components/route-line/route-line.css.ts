import { type CSSProperties, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, fullMotion, duration, ease, space, extent, edge } from "#web/styles/tokens.ts";
import { thickness } from "./markers.css.ts";
import { layout, ground } from "#web/styles/declarations.ts";

/** One style for each direction: across, upright, upright on a phone, upright below a desktop. */
const part = (shared: string, across: CSSProperties, upright: CSSProperties) =>
  styleVariants({
    across: [shared, across],
    upright: [shared, upright],
    responsive: [shared, { ...across, "@media": { [below.sm]: upright } }],
    early: [shared, { ...across, "@media": { [below.lg]: upright } }],
  });

const AXIS = `calc(${extent(14)} / 2)`;
const CENTRE = space(12);

const lies: CSSProperties = { height: thickness, width: "auto", top: AXIS, bottom: "auto", translate: "0 -50%" };
const stands: CSSProperties = { width: thickness, height: "auto", left: AXIS, right: "auto", translate: "-50% 0" };

const row = style({ display: "flex", isolation: "isolate" });
export const line = part(row, { flexDirection: "row" }, { flexDirection: "column" });

const stopBase = style({ position: "relative", flex: "none", minWidth: 0 });
export const stop = part(stopBase, { paddingTop: space(20) }, { padding: space(0, 0, 0, 24), textAlign: "start" });
export const lastStop = part(style({}), { textAlign: "end" }, { textAlign: "start" });

const legBase = style({ position: "relative", flex: "1 1 0", minWidth: extent(32) });
export const leg = part(
  legBase,
  { paddingTop: space(24), paddingInline: space(8), textAlign: "center" },
  { flexBasis: "auto", ...layout.control(20, 4, 0, 8, 24), textAlign: "start" },
);

export const roomy = part(style({}), {}, { minHeight: extent(96) });

const signBase = style({ position: "absolute", zIndex: 2, ...layout.centredSquare(14) });
export const marker = part(
  signBase,
  { top: 0, left: 0, bottom: "auto" },
  { left: 0, right: "auto", top: `calc(${CENTRE} - ${AXIS})` },
);
export const lastMarker = part(style({}), { left: "auto", right: 0 }, { left: 0, right: "auto" });

const drawIn = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });
const strokeBase = style({
  position: "absolute",
  "@media": { [fullMotion]: { animation: `${drawIn} ${duration[4]} ${ease.out}` } },
});

export const along = part(strokeBase, { ...lies, left: 0, right: 0 }, { ...stands, top: 0, bottom: 0 });

export const lineAfter = part(strokeBase, { ...lies, left: AXIS, right: 0 }, { ...stands, top: CENTRE, bottom: 0 });

export const lineBefore = part(
  strokeBase,
  { ...lies, display: "none" },
  { ...stands, display: "block", top: 0, bottom: `calc(100% - ${CENTRE})` },
);
export const lineBeforeLast = part(
  style({ display: "block" }),
  { display: "block", left: 0, right: AXIS },
  { left: AXIS, right: "auto" },
);

export const underWay = part(
  style({ display: "flex", background: "none", height: "auto", width: "auto" }),
  { flexDirection: "row", alignItems: "center", height: edge(3) },
  { flexDirection: "column", alignItems: "center", width: edge(3), height: "auto" },
);
export const piece = part(style({}), { height: edge(3) }, { width: edge(3), height: "auto" });

/** Takes no room in the line, so that its position is exactly the share. */
export const vehiclePlace = style({ position: "relative", flex: "none", width: 0, height: 0, zIndex: 3 });
export const vehicle = style({
  position: "absolute",
  top: 0,
  left: 0,
  translate: "-50% -50%",
  ...layout.centred,
  ...layout.circle(36),
  ...ground.accent,
  boxShadow: `0 0 0 ${edge(4)} ${vars.color.surface}`,
});
