import type { Pixel, Size } from "./projection.ts";

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A label to place: its anchor, its distance from it, and the widths of its wordings, best first. */
export interface LabelRequest {
  readonly key: string;
  readonly at: Pixel;
  readonly gap: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export interface PlacedLabel {
  readonly key: string;
  readonly wording: number;
  readonly box: Rectangle;
}

/** Labels never cover markers, and the route only if necessary. */
export interface Surroundings extends Size {
  readonly signs: readonly Rectangle[];
  readonly route: readonly Pixel[];
}

const EDGE = 6;
const LABEL_GAP = 3;

const boxesOverlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width + LABEL_GAP &&
  other.left < one.left + one.width + LABEL_GAP &&
  one.top < other.top + other.height + LABEL_GAP &&
  other.top < one.top + one.height + LABEL_GAP;

const isInside = ({ left, top, width, height }: Rectangle, size: Size): boolean =>
  left >= EDGE && top >= EDGE && left + width <= size.width - EDGE && top + height <= size.height - EDGE;

const containsPixel = ({ left, top, width, height }: Rectangle, [x, y]: Pixel): boolean =>
  x > left - LABEL_GAP && x < left + width + LABEL_GAP && y > top - LABEL_GAP && y < top + height + LABEL_GAP;

/** Right, left, below, above, then slid along above and below, then the four corners. */
const positions = ({ at: [x, y], gap, height }: LabelRequest, width: number): readonly Pixel[] => [
  [x + gap, y - height / 2],
  [x - gap - width, y - height / 2],
  [x - width / 2, y + gap],
  [x - width / 2, y - gap - height],
  [x - width / 4, y + gap],
  [x - (3 * width) / 4, y + gap],
  [x - width / 4, y - gap - height],
  [x - (3 * width) / 4, y - gap - height],
  [x + gap * 0.85, y + gap * 0.85],
  [x + gap * 0.85, y - gap * 0.85 - height],
  [x - gap * 0.85 - width, y + gap * 0.85],
  [x - gap * 0.85 - width, y - gap * 0.85 - height],
];

const labelCandidates = (wish: LabelRequest): readonly PlacedLabel[] =>
  wish.widths.flatMap((width, wording) =>
    positions(wish, width).map(([left, top]) => ({
      key: wish.key,
      wording,
      box: { left, top, width, height: wish.height },
    })),
  );

/** A shorter wording costs as much as covering a little of the route; a worse side costs less. */
const cost = ({ wording, box }: PlacedLabel, side: number, route: readonly Pixel[]): number =>
  wording * 3 + (side % 12) * 0.15 + route.filter((pixel) => containsPixel(box, pixel)).length;

const findBestLabel = (wish: LabelRequest, taken: readonly Rectangle[], around: Surroundings): PlacedLabel | null => {
  let found: { readonly label: PlacedLabel; readonly cost: number } | null = null;
  for (const [side, label] of labelCandidates(wish).entries()) {
    if (!isInside(label.box, around) || taken.some((box) => boxesOverlap(box, label.box))) continue;
    const so = cost(label, side, around.route);
    if (found === null || so < found.cost) found = { label, cost: so };
  }
  return found?.label ?? null;
};

/**
 * Labels are placed in order of importance and never overlap each other, a marker or an edge; a label without room
 * is left out.
 */
export const placeLabels = (wishes: readonly LabelRequest[], around: Surroundings): readonly PlacedLabel[] => {
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const label = findBestLabel(wish, [...around.signs, ...placed.map(({ box }) => box)], around);
    if (label !== null) placed.push(label);
  }
  return placed;
};

export interface Part {
  readonly text: string;
  readonly tone: "strong" | "code" | "plain";
}

/** Width of an Archivo character at weight 620 as a share of its size (measured); other scripts get the maximum. */
const characterWidth = (character: string): number => {
  if (character === " ") return 0.21;
  if (/[ilj.,'|:;!I]/u.test(character)) return 0.3;
  if (/[frt()[\]-]/u.test(character)) return 0.37;
  if (/[mwMW@%]/u.test(character)) return 0.92;
  if (/[A-Z]/u.test(character)) return 0.74;
  return /[\u0000-\u024f]/u.test(character) ? 0.59 : 1.05;
};

const SIZES: Readonly<Record<Part["tone"], number>> = { strong: 13, code: 11.6, plain: 12.2 };
const GAP = 6;
const PADDING = 17;

const partWidth = ({ text, tone }: Part): number =>
  Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0) * SIZES[tone];

/** In pixels, including padding; never less than the real width. */
export const measureText = (parts: readonly Part[], textScale: number): number => {
  const words = parts.filter(({ text }) => text !== "");
  const inner = words.reduce((sum, part) => sum + partWidth(part), 0) + GAP * Math.max(0, words.length - 1);
  return Math.ceil((inner + PADDING) * textScale);
};
