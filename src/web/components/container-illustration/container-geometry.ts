import type { EquipmentCode } from "#domain/containers";

/** Outside length and height in metres (ISO 668). */
export type ContainerDimensions = {
  readonly length: number;
  readonly height: number;
  readonly wall: "ribbed" | "cooled";
};

export const CONTAINER_DIMENSIONS: Readonly<Record<EquipmentCode, ContainerDimensions>> = {
  "20GP": { length: 6.06, height: 2.59, wall: "ribbed" },
  "40GP": { length: 12.19, height: 2.59, wall: "ribbed" },
  "40HC": { length: 12.19, height: 2.9, wall: "ribbed" },
  "45HC": { length: 13.72, height: 2.9, wall: "ribbed" },
  "20RE": { length: 6.06, height: 2.59, wall: "cooled" },
  "40RH": { length: 12.19, height: 2.9, wall: "cooled" },
};

/** The longest and highest container: the frame of every illustration. */
export const ENVELOPE = { length: 13.72, height: 2.9 } as const;

/** The side of one container in drawing units. */
export type ContainerGeometry = {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Valleys and crests of a corrugated wall, or the seams of an insulated one. */
  readonly shadow: string;
  readonly gleam: string;
  readonly shadowWidth: number;
  readonly gleamWidth: number;
  readonly rails: string;
  readonly railWidth: number;
  readonly posts: string;
  readonly postWidth: number;
  readonly corners: readonly { readonly x: number; readonly y: number; readonly size: number }[];
  readonly unit: Unit | undefined;
  readonly middle: { readonly x: number; readonly y: number };
};

export type Unit = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fan: { readonly x: number; readonly y: number; readonly r: number };
  readonly grille: string;
};

const WAVE = 0.2785;
const SEAM = 1;
const UNIT = 1.45;

const r = (value: number): number => Math.round(value * 100) / 100;

export function toContainerGeometry(
  dimensions: ContainerDimensions,
  x: number,
  ground: number,
  scale: number,
): ContainerGeometry {
  const width = dimensions.length * scale;
  const height = dimensions.height * scale;
  const top = ground - height;
  const rail = Math.max(1.4, scale * 0.15);
  const post = Math.max(1.8, scale * 0.17);
  const inner = { from: top + rail, to: ground - rail };
  const wall =
    dimensions.wall === "ribbed" ? ribs(x + post, width - 2 * post, scale, inner) : seams(x, width, scale, inner);
  const corner = post * 1.25;
  return {
    x: r(x),
    top: r(top),
    width: r(width),
    height: r(height),
    ...wall,
    rails: `M${r(x)} ${r(top + rail / 2)}h${r(width)}M${r(x)} ${r(ground - rail / 2)}h${r(width)}`,
    railWidth: r(rail),
    posts: `M${r(x + post / 2)} ${r(top)}v${r(height)}M${r(x + width - post / 2)} ${r(top)}v${r(height)}`,
    postWidth: r(post),
    corners: [x, x + width - corner].flatMap((cx) =>
      [top, ground - corner].map((cy) => ({ x: r(cx), y: r(cy), size: r(corner) })),
    ),
    unit: dimensions.wall === "cooled" ? toCoolingUnit(x, top, height, scale, rail, post) : undefined,
    middle: { x: r(x + width / 2 + (dimensions.wall === "cooled" ? (UNIT * scale) / 2 : 0)), y: r(top + height / 2) },
  };
}

type Span = { readonly from: number; readonly to: number };
type Wall = Pick<ContainerGeometry, "shadow" | "gleam" | "shadowWidth" | "gleamWidth">;

/** At small scales fewer and wider waves, which would otherwise merge into grey. */
function ribs(x: number, width: number, scale: number, inner: Span): Wall {
  const pitch = WAVE * scale * (scale < 7 ? 1.7 : 1);
  const count = Math.round(width / pitch);
  const step = width / count;
  const at = (share: number): string =>
    Array.from({ length: count }, (_, index) => vertical(x + (index + share) * step, inner)).join("");
  return { shadow: at(0.08), gleam: at(0.58), shadowWidth: r(step * 0.3), gleamWidth: r(step * 0.2) };
}

function seams(x: number, width: number, scale: number, inner: Span): Wall {
  const count = Math.round((width - UNIT * scale) / (SEAM * scale)) - 1;
  const lines = Array.from({ length: count }, (_, index) => vertical(x + (UNIT + index + 1) * scale, inner));
  return { shadow: lines.join(""), gleam: "", shadowWidth: 0.8, gleamWidth: 0 };
}

const vertical = (x: number, inner: Span): string => `M${r(x)} ${r(inner.from)}V${r(inner.to)}`;

function toCoolingUnit(x: number, top: number, height: number, scale: number, rail: number, post: number): Unit {
  const width = UNIT * scale;
  const ground = top + height;
  const bar = r(width - post - 5);
  return {
    x: r(x + post),
    y: r(top + rail + 1),
    width: r(width - post - 1),
    height: r(height - 2 * rail - 2),
    fan: { x: r(x + post + (width - post) / 2 - 0.5), y: r(top + height * 0.34), r: r(width * 0.27) },
    grille: `M${r(x + post + 2)} ${r(ground - height * 0.34)}h${bar}M${r(x + post + 2)} ${r(ground - height * 0.22)}h${bar}`,
  };
}
