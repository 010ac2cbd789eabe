import { type ReactElement, useMemo } from "react";
import type { Journey } from "#domain/tracking";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { landRings } from "./land.ts";
import { MapSheet } from "./map-sheet.tsx";
import type { Size } from "./mercator.ts";
import { pictureOf } from "./picture.ts";
import { absent, caption, figure, legend, legendItem, legendSample, sheet, stroke } from "./route-map.css.ts";
import { type RouteShape, routeShape, type StrokeKind } from "./route-shape.ts";
import { useWidth } from "./use-width.ts";
import { mapFacts, mapName, mapNotes, noMapReason, STROKE_WORDS } from "./words.ts";

type RouteMapProps = { readonly journey: Journey };

/** A route on the land and seas of the earth, without borders; the same in words for those who do not see it. */
export function RouteMap({ journey }: RouteMapProps): ReactElement {
  const shape = useMemo(() => routeShape(journey), [journey]);
  const reason = noMapReason(shape);
  if (reason !== null) return <p className={absent}>{reason}</p>;
  return (
    <figure className={figure}>
      <Drawing shape={shape} name={mapName(journey)} />
      <figcaption className={caption}>
        <Legend shape={shape} />
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

/* The reader's own text size: labels are set in it, and need that much room. */
const textScale = (): number =>
  (Number.parseFloat(globalThis.getComputedStyle(document.documentElement).fontSize) || 16) / 16;

type DrawingProps = { readonly shape: RouteShape; readonly name: string };

function Drawing({ shape, name }: DrawingProps): ReactElement {
  const [element, width] = useWidth();
  const rings = useMemo(() => landRings(), []);
  const picture = useMemo(() => pictureOf(shape, rings, sizeFor(width), textScale()), [shape, rings, width]);
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

function Legend({ shape }: { readonly shape: RouteShape }): ReactElement {
  const kinds = ORDER.filter((kind) => shape.strokes.some((one) => one.kind === kind));
  return (
    <ul className={legend} aria-hidden="true">
      {kinds.map((kind) => (
        <li key={kind} className={legendItem}>
          <svg className={legendSample} viewBox="0 0 40 8" aria-hidden="true">
            <path className={stroke[kind]} d="M2 4H38" />
          </svg>
          {STROKE_WORDS[kind]}
        </li>
      ))}
    </ul>
  );
}
