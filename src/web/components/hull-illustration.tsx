import type { ReactElement } from "react";
import { BRAND } from "#brand";
import {
  frames,
  grid,
  keel as keelStyle,
  timber,
  middleLine,
  midship,
  plan,
  pointer,
  waterline,
  partNames,
} from "./hull-illustration.css.ts";

const hull = { width: 720, height: 620, middle: 360, deck: 80, keel: 533, halfBreadth: 266 } as const;

type Side = "aft" | "fore";

const depth = hull.keel - hull.deck;
const STEPS = 40;

/**
 * One frame of the hull, from midship (0) to the end (1): the after body left of the middle line, the fore body
 * right.
 */
function frameLine(station: number, side: Side): string {
  const points = Array.from({ length: STEPS + 1 }, (_, index) => {
    const height = (index / STEPS) ** 2.6;
    const across = side === "fore" ? foreBody(station, height) : afterBody(station, height);
    const lift = side === "fore" ? 0 : station * station * 0.28;
    const x = hull.middle + (side === "fore" ? 1 : -1) * hull.halfBreadth * Math.min(1, across);
    const y = hull.keel - depth * (lift + (1 - lift + station * 0.05) * height);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

function foreBody(station: number, height: number): number {
  const bilge = height ** (0.16 + station * 1.15);
  const flare = 1 - station * 0.62 * (1 - height ** 2.2);
  return bilge * flare * (1 - station * 0.3);
}

function afterBody(station: number, height: number): number {
  const bilge = height ** (0.2 + station * 1.5);
  const flare = 1 - station * 0.3 * (1 - height ** 1.6);
  return bilge * flare * (1 - station * 0.12);
}

const levelAt = (share: number): number => hull.keel - depth * share;

const { middle, deck, keel, halfBreadth } = hull;
const stations = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => number / 8);
const left = middle - halfBreadth * 1.06;
const right = middle + halfBreadth * 1.06;
const loadLine = levelAt(0.4);

type HullNames = NonNullable<typeof BRAND.hull>;

/** Nothing if the brand names no hull. */
export function HullIllustration(): ReactElement | null {
  if (BRAND.hull === null) return null;
  return (
    <svg className={plan} viewBox={`0 0 ${hull.width} ${hull.height}`} aria-hidden="true">
      <path className={grid} d={gridLines()} />
      <path className={frames} d={stations.map((at) => frameLine(at, "aft") + frameLine(at, "fore")).join("")} />
      <path className={midship} d={frameLine(0, "aft") + frameLine(0, "fore")} />
      <path className={middleLine} d={`M${middle} ${deck - 34}V${keel}`} />
      <path className={waterline} d={`M${left} ${loadLine}H${middle + halfBreadth * 1.33}`} />
      <rect className={timber} x={middle - 13} y={keel - 58} width="26" height="58" />
      <path className={keelStyle} d={`M${middle - halfBreadth / 2} ${keel + 1.5}h${halfBreadth}`} />
      <Names names={BRAND.hull} />
    </svg>
  );
}

function gridLines(): string {
  const levels = [0, 0.2, 0.4, 0.6, 0.8].map((share) => `M${left} ${levelAt(share)}H${right}`);
  const buttocks = [-3, -2, -1, 1, 2, 3].map(
    (number) => `M${middle + (halfBreadth * number) / 3.2} ${deck - 8}V${keel}`,
  );
  return [...levels, ...buttocks].join("");
}

function Names({ names }: { readonly names: HullNames }): ReactElement {
  const end = middle + halfBreadth;
  return (
    <g className={partNames}>
      <path className={pointer} d={`M${middle + 15} ${keel - 30}H${end}`} />
      <circle cx={middle + 15} cy={keel - 30} r="2.5" />
      <text x={end + 8} y={keel - 25.5}>
        {names.timber}
      </text>
      <text x={middle + halfBreadth * 1.33} y={loadLine - 9} textAnchor="end">
        {names.waterline}
      </text>
      <text x={middle - halfBreadth / 2} y={keel + 22}>
        {names.keel}
      </text>
    </g>
  );
}
