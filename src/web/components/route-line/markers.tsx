import { type ReactElement, Fragment } from "react";
import type { LegMode, RoutePoint } from "#domain/rates";
import { type IconShape, rail, route, ship, truck } from "../icon/shapes.ts";
import { reached as reachedStyle, marker as markers, glyph, direction, inline, stroke } from "./markers.css.ts";

/** What a station is: door (filled square), inland terminal (open square), sea port (circle), transhipment (small circle). */
export type StopMarkerKind = "door" | "ramp" | "sea" | "transhipment" | "open";

/** How a leg is drawn: by its mode while it is planned, red when it is done, dotted while it is still to come. */
export type LegStyle = "sea" | "rail" | "truck" | "to-come" | "done";

export const modeIcon: Readonly<Record<"sea" | "barge" | "rail" | "truck" | "unknown", IconShape>> = {
  sea: ship,
  barge: ship,
  rail,
  truck,
  unknown: route,
};

type StopMarkerProps = { readonly kind: StopMarkerKind; readonly reached?: boolean };

/** One station of the notation, beside the words that say the same. */
export function StopMarker({ kind, reached = false }: StopMarkerProps): ReactElement {
  return <i className={reached ? `${markers[kind]} ${reachedStyle}` : markers[kind]} aria-hidden="true" />;
}

type RouteGlyphProps = {
  readonly stops: readonly { readonly marker: StopMarkerKind; readonly reached?: boolean }[];
  readonly legs: readonly LegStyle[];
};

/** The line without words, between two names that stand beside it. */
export function RouteGlyph({ stops, legs }: RouteGlyphProps): ReactElement {
  return (
    <span className={`${direction.across} ${glyph}`} aria-hidden="true">
      {stops.map((stop, index) => (
        <Fragment key={`${index} ${stop.marker}`}>
          <StopMarker kind={stop.marker} reached={stop.reached ?? false} />
          <GlyphLeg style={legs[index]} />
        </Fragment>
      ))}
    </span>
  );
}

type GlyphLegProps = { readonly style: LegStyle | undefined };

/** A stroke in a row of words: the line of a glyph, a line of a legend. */
export function GlyphLeg({ style }: GlyphLegProps): ReactElement | null {
  return style === undefined ? null : <i className={`${direction.across} ${inline} ${stroke[style]}`} />;
}

/** The notation's sign of a point on a route. */
export const STOP_MARKERS: Readonly<Record<RoutePoint["kind"], StopMarkerKind>> = {
  door: "door",
  inland: "ramp",
  sea: "sea",
  transhipment: "transhipment",
};

/** The notation's stroke of a leg; water of any kind is a solid line, and so is what the source does not name. */
export const LEG_STYLES: Readonly<Record<LegMode, LegStyle>> = {
  sea: "sea",
  barge: "sea",
  unknown: "sea",
  rail: "rail",
  truck: "truck",
};
