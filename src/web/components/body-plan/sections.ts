/** The drawing's measures: the middle line, the deck, the keel and the half breadth of the hull. */
export const hull = { width: 720, height: 620, middle: 360, deck: 80, keel: 533, halfBreadth: 266 } as const;

type Side = "aft" | "fore";

const depth = hull.keel - hull.deck;
const STEPS = 40;

/**
 * One frame of the hull as a body plan draws it, from midship (0) to the end (1): the after body on the left of the
 * middle line, the fore body on the right. The shape is ours, of no ship in particular.
 */
export function frameLine(station: number, side: Side): string {
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

/** A height above the keel as a share of the depth, in drawing units. */
export const levelAt = (share: number): number => hull.keel - depth * share;
