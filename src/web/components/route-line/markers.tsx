import { type ReactElement, Fragment } from "react";
import type { LegMode, RoutePoint } from "#domain/rates";
import { type IconShape, rail, route, ship, truck } from "../icon/shapes.ts";
import { reached as reachedStyle, marker as markers, glyph, direction, inline, stroke } from "./markers.css.ts";

/** Door: filled square; inland terminal: open square; sea port: circle; transhipment: small circle. */
export type StopMarkerKind = "door" | "ramp" | "sea" | "transhipment" | "open";

/** Planned legs by mode, travelled legs red, future legs of a shipment dotted. */
export type LegStyle = "sea" | "rail" | "truck" | "to-come" | "done";

export const modeIcon: Readonly<Record<LegMode, IconShape>> = {
  sea: ship,
  barge: ship,
  rail,
  truck,
  unknown: route,
};

type StopMarkerProps = { readonly kind: StopMarkerKind; readonly reached?: boolean };

export function StopMarker({ kind, reached = false }: StopMarkerProps): ReactElement {
  return <i className={reached ? `${markers[kind]} ${reachedStyle}` : markers[kind]} aria-hidden="true" />;
}

type RouteGlyphProps = {
  readonly stops: readonly { readonly marker: StopMarkerKind; readonly reached?: boolean }[];
  readonly legs: readonly LegStyle[];
};

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

export function GlyphLeg({ style }: GlyphLegProps): ReactElement | null {
  return style === undefined ? null : <i className={`${direction.across} ${inline} ${stroke[style]}`} />;
}

export const STOP_MARKERS: Readonly<Record<RoutePoint["kind"], StopMarkerKind>> = {
  door: "door",
  inland: "ramp",
  sea: "sea",
  transhipment: "transhipment",
};

/** Any water is solid, and so is a mode that the source does not name. */
export const LEG_STYLES: Readonly<Record<LegMode, LegStyle>> = {
  sea: "sea",
  barge: "sea",
  unknown: "sea",
  rail: "rail",
  truck: "truck",
};
