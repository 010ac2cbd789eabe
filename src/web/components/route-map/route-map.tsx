import { type ReactElement, useMemo, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Journey } from "#domain/tracking";
import { VisuallyHidden } from "../accessibility.tsx";
import { mapFacts, mapName, mapNotes, noMapReason, STROKE_LABELS } from "./description.ts";
import { landRings } from "./land.ts";
import { drawPicture, type MapLabel, type Picture, type StopPicture } from "./picture.ts";
import type { Size } from "./projection.ts";
import {
  absent,
  caption,
  figure,
  legend,
  legendSample,
  sheet,
  stroke,
  casing,
  drawing,
  grid,
  halo,
  hull,
  labelTone,
  land,
  partTone,
  stopMarker,
} from "./route-map.css.ts";
import { type RouteShape, routeShape, type StrokeKind } from "./route-shape.ts";
import { Row } from "#web/kit/layout.tsx";

type RouteMapProps = { readonly journey: Journey };

export function RouteMap({ journey }: RouteMapProps): ReactElement {
  const shape = useMemo(() => routeShape(journey), [journey]);
  const reason = noMapReason(shape);
  if (reason !== null) return <p className={absent}>{reason}</p>;
  return (
    <figure className={figure}>
      <Drawing shape={shape} name={mapName(journey)} />
      <figcaption className={caption}>
        <MapLegend shape={shape} />
        {mapNotes(shape).map((note) => (
          <span key={note}>{note}</span>
        ))}
        <VisuallyHidden>
          <ul>
            {mapFacts(journey, shape).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </VisuallyHidden>
      </figcaption>
    </figure>
  );
}

const sizeFor = (width: number): Size => ({
  width,
  height: Math.round(width < 640 ? Math.max(260, width * 0.86) : Math.min(560, width * 0.4167)),
});

const textScale = (): number =>
  (Number.parseFloat(globalThis.getComputedStyle(document.documentElement).fontSize) || 16) / 16;

type DrawingProps = { readonly shape: RouteShape; readonly name: string };

function Drawing({ shape, name }: DrawingProps): ReactElement {
  const [element, width] = useWidth();
  const rings = useMemo(() => landRings(), []);
  const picture = useMemo(() => drawPicture(shape, rings, sizeFor(width), textScale()), [shape, rings, width]);
  return (
    <div ref={element} className={sheet} role="img" aria-label={name}>
      <MapSheet picture={picture} />
    </div>
  );
}

const ORDER: readonly StrokeKind[] = [
  "sailed",
  "to-sail",
  "direct-sailed",
  "direct-to-sail",
  "land-done",
  "land-to-go",
];

function MapLegend({ shape }: { readonly shape: RouteShape }): ReactElement {
  const kinds = ORDER.filter((kind) => shape.strokes.some((one) => one.kind === kind));
  return (
    <ul className={legend} aria-hidden="true">
      {kinds.map((kind) => (
        <Row as="li" key={kind} gap={8}>
          <svg className={legendSample} viewBox="0 0 40 8" aria-hidden="true">
            <path className={stroke[kind]} d="M2 4H38" />
          </svg>
          {STROKE_LABELS[kind]}
        </Row>
      ))}
    </ul>
  );
}

type MapSheetProps = { readonly picture: Picture };

export function MapSheet({ picture }: MapSheetProps): ReactElement {
  const { width, height, strokes, stops: stations, vessel, labels } = picture;
  return (
    <>
      <svg className={drawing} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path className={grid} d={picture.grid} />
        <path className={land} d={picture.land} />
        {strokes.map(({ kind, line }) => (
          <path key={`${kind} ${line}`} className={casing} d={line} />
        ))}
        {strokes.map(({ kind, line }) => (
          <path key={`${kind} ${line}`} className={stroke[kind]} d={line} data-stroke={kind} />
        ))}
        {stations.map((stop) => (
          <StopPoint key={stop.key} stop={stop} />
        ))}
        {vessel && (
          <g transform={`translate(${vessel.pixel.join(" ")})`} data-vessel="estimated">
            <circle className={halo} r="17" />
            <path className={hull} transform={`rotate(${vessel.heading})`} d="M-9 -5.5H4.5L11 0L4.5 5.5H-9Z" />
          </g>
        )}
      </svg>
      {labels.map((label) => (
        <Label key={label.key} label={label} />
      ))}
    </>
  );
}

function StopPoint({ stop }: { readonly stop: StopPicture }): ReactElement {
  const { kind, isReached, pixel } = stop;
  const [x, y] = pixel;
  const tone = stopMarker[isReached ? "reached" : kind === "door" ? "door" : "toGo"];
  return kind === "door" || kind === "inland" ? (
    <rect className={tone} x={x - 6} y={y - 6} width="12" height="12" />
  ) : (
    <circle className={tone} cx={x} cy={y} r={kind === "transhipment" ? 5 : 6.5} />
  );
}

function Label({ label }: { readonly label: MapLabel }): ReactElement {
  const { left, top, width, height } = label;
  return (
    <span
      className={labelTone[label.isVessel ? "vessel" : "place"]}
      style={{ left, top, width, height }}
      aria-hidden="true"
    >
      {label.parts
        .filter(({ text }) => text !== "")
        .map(({ text, tone }) => (
          <span key={tone} className={partTone[tone]}>
            {text}
          </span>
        ))}
    </span>
  );
}

const DEFAULT_WIDTH = 720;

/** The width of an element; a default until it is measured. */
export const useWidth = (): readonly [RefObject<HTMLDivElement | null>, number] => {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = (): void => {
      const measured = Math.round(current.getBoundingClientRect().width);
      if (measured > 0) setWidth(measured);
    };
    measure();
    if (globalThis.ResizeObserver === undefined) return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return [element, width];
};
