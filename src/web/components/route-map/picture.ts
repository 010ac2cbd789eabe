import type { GeoPath } from "#domain/places";
import { type Rectangle, type LabelRequest, type PlacedLabel, placeLabels, type Part, measureText } from "./labels.ts";
import { drawGrid, drawLand, roundedLine } from "./land.ts";
import { fitted, type MapView, type Pixel, toPixel, type Size } from "./projection.ts";
import type { RouteShape, MapStop, StrokeKind } from "./route-shape.ts";

export interface StopPicture extends MapStop {
  readonly key: string;
  readonly pixel: Pixel;
}

export interface MapLabel extends Rectangle {
  readonly key: string;
  readonly parts: readonly Part[];
  readonly isVessel: boolean;
}

export interface Picture extends Size {
  readonly land: string;
  readonly grid: string;
  readonly strokes: readonly { readonly kind: StrokeKind; readonly line: string }[];
  readonly stops: readonly StopPicture[];
  readonly vessel: { readonly pixel: Pixel; readonly heading: number } | null;
  readonly labels: readonly MapLabel[];
}

const MARKER_RADIUS = 7;
const VESSEL = 14;
const VESSEL_KEY = "vessel";

const boxAround = ([x, y]: Pixel, half: number): Rectangle => ({
  left: x - half,
  top: y - half,
  width: 2 * half,
  height: 2 * half,
});

const sampleLine = (line: readonly Pixel[]): readonly Pixel[] =>
  line.flatMap(([x, y], index): readonly Pixel[] => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / 8));
    return Array.from({ length: count }, (_, spot) => [
      fromX + ((spot + 1) / count) * (x - fromX),
      fromY + ((spot + 1) / count) * (y - fromY),
    ]);
  });

interface MeasuredLabel extends LabelRequest {
  readonly wordings: readonly (readonly Part[])[];
}

const toLabelRequest = (
  key: string,
  at: Pixel,
  gap: number,
  textScale: number,
  wordings: readonly (readonly Part[])[],
): MeasuredLabel => ({
  key,
  at,
  gap,
  height: 24 * textScale,
  widths: wordings.map((parts) => measureText(parts, textScale)),
  wordings,
});

const stopLabelRequest = ({ key, name, code, pixel }: StopPicture, textScale: number): MeasuredLabel => {
  const [strong, quiet]: readonly Part[] = [
    { text: name, tone: "strong" },
    { text: code ?? "", tone: "code" },
  ];
  const short = strong === undefined || quiet === undefined ? [] : code === null ? [] : [[quiet]];
  const long =
    strong === undefined || quiet === undefined ? [] : [code === null ? [strong] : [strong, quiet], [strong]];
  return toLabelRequest(key, pixel, MARKER_RADIUS + 6, textScale, [...long, ...short]);
};

const vesselLabelRequest = (name: string | null, pixel: Pixel, textScale: number): MeasuredLabel => {
  const estimated: Part = { text: "Estimated position", tone: "plain" };
  const named: readonly Part[] = name === null ? [] : [{ text: name, tone: "strong" }];
  return toLabelRequest(VESSEL_KEY, pixel, VESSEL + 5, textScale, [[...named, estimated], [estimated]]);
};

const mapLabels = (wishes: readonly MeasuredLabel[], placed: readonly PlacedLabel[]): readonly MapLabel[] =>
  placed.flatMap(({ key, wording, box }) => {
    const parts = wishes.find((one) => one.key === key)?.wordings[wording];
    return parts === undefined ? [] : [{ key, parts, isVessel: key === VESSEL_KEY, ...box }];
  });

const findHeading = (from: Pixel, to: Pixel): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

const fitView = (shape: RouteShape, size: Size): MapView => {
  const points = [...shape.stops.map(({ at }) => at), ...shape.strokes.flatMap(({ path }) => path)];
  return fitted(points, size, size.width < 640 ? 34 : 48);
};

/** `textScale` is the user's text size, 1 by default. */
export const drawPicture = (shape: RouteShape, rings: readonly GeoPath[], size: Size, textScale: number): Picture => {
  const view = fitView(shape, size);
  const lines = shape.strokes.map(({ kind, path }) => ({ kind, pixels: path.map((point) => toPixel(view, point)) }));
  const stations = shape.stops.map((station, index) => ({
    ...station,
    key: `${String(index)} ${station.name}`,
    pixel: toPixel(view, station.at),
  }));
  const vessel = shape.vessel === null ? null : toPixel(view, shape.vessel.at);
  const wishes = [
    ...(vessel === null ? [] : [vesselLabelRequest(shape.vessel?.name ?? null, vessel, textScale)]),
    ...stations.map((station) => stopLabelRequest(station, textScale)),
  ];
  const placed = placeLabels(wishes, {
    ...size,
    signs: [
      ...stations.map(({ pixel }) => boxAround(pixel, MARKER_RADIUS)),
      ...(vessel === null ? [] : [boxAround(vessel, VESSEL)]),
    ],
    route: lines.flatMap(({ pixels }) => sampleLine(pixels)),
  });
  return {
    ...size,
    land: drawLand(rings, view),
    grid: drawGrid(view),
    strokes: lines.map(({ kind, pixels }) => ({ kind, line: roundedLine(pixels) })),
    stops: stations,
    vessel:
      vessel === null || shape.vessel === null
        ? null
        : { pixel: vessel, heading: findHeading(toPixel(view, shape.vessel.from), vessel) },
    labels: mapLabels(wishes, placed),
  };
};
