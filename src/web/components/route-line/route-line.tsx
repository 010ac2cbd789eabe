import type { ReactElement, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { direction as directions, stroke } from "./markers.css.ts";
import { type LegStyle, modeIcon, type StopMarkerKind, StopMarker } from "./markers.tsx";
import {
  along,
  lineBefore,
  lineBeforeLast,
  lastMarker,
  lastStop,
  lineAfter,
  leg as legStyle,
  line,
  piece,
  roomy,
  marker as markerPlace,
  stop as stopStyle,
  underWay,
  vehicle,
  vehiclePlace,
} from "./route-line.css.ts";

export type RouteStop = {
  readonly key: string;
  readonly marker: StopMarkerKind;
  readonly reached?: boolean;
  readonly label: ReactNode;
};

export type RouteLeg = {
  readonly style: LegStyle;
  readonly label?: ReactNode;
  /** For the current leg: the vehicle, and the travelled share from 0 to 1; null if unknown. */
  readonly underWay?: { readonly share: number | null; readonly mode: keyof typeof modeIcon };
};

type RouteLineProps = {
  readonly label: string;
  readonly stops: readonly RouteStop[];
  /** One fewer than the stops, in order. */
  readonly legs: readonly RouteLeg[];
  /** `responsive` is upright on a phone, `early` below a desktop (for long labels). */
  readonly direction?: keyof typeof directions;
};

type Direction = keyof typeof directions;

export function RouteLine({ label, stops, legs, direction = "responsive" }: RouteLineProps): ReactElement {
  return (
    <ol className={`${directions[direction]} ${line[direction]}`} aria-label={label}>
      {stops.flatMap((stop, index) => {
        const onward = legs[index];
        return [
          <Stop key={stop.key} stop={stop} before={legs[index - 1]} after={onward} direction={direction} />,
          ...(onward === undefined ? [] : [<Leg key={`${stop.key} on`} leg={onward} direction={direction} />]),
        ];
      })}
    </ol>
  );
}

type StopProps = {
  readonly stop: RouteStop;
  readonly before: RouteLeg | undefined;
  readonly after: RouteLeg | undefined;
  readonly direction: Direction;
};

function Stop({ stop, before, after, direction }: StopProps): ReactElement {
  const last = after === undefined;
  const ending = (own: string, atEnd: string): string => (last ? `${own} ${atEnd}` : own);
  return (
    <li className={ending(stopStyle[direction], lastStop[direction])}>
      {before && (
        <span
          className={`${ending(lineBefore[direction], lineBeforeLast[direction])} ${stroke[before.underWay ? "to-come" : before.style]}`}
        />
      )}
      {after && <span className={`${lineAfter[direction]} ${stroke[after.underWay ? "done" : after.style]}`} />}
      <span className={ending(markerPlace[direction], lastMarker[direction])}>
        <StopMarker kind={stop.marker} reached={stop.reached ?? false} />
      </span>
      {stop.label}
    </li>
  );
}

type LegProps = { readonly leg: RouteLeg; readonly direction: Direction };

function Leg({ leg, direction }: LegProps): ReactElement {
  return (
    <li className={leg.underWay ? `${legStyle[direction]} ${roomy[direction]}` : legStyle[direction]}>
      {leg.underWay === undefined ? (
        <span className={`${along[direction]} ${stroke[leg.style]}`} />
      ) : (
        <UnderWay {...leg.underWay} direction={direction} />
      )}
      {leg.label}
    </li>
  );
}

type UnderWayProps = NonNullable<RouteLeg["underWay"]> & { readonly direction: Direction };

/* Kept off the stops: a vehicle on top of one would look as if it had arrived. */
function UnderWay({ share, mode, direction }: UnderWayProps): ReactElement {
  const done = Math.min(0.92, Math.max(0.08, share ?? 0.5));
  return (
    <span className={`${along[direction]} ${underWay[direction]}`} aria-hidden="true">
      <span
        className={`${stroke[share === null ? "to-come" : "done"]} ${piece[direction]}`}
        style={{ flexGrow: done, flexBasis: 0 }}
      />
      <span className={vehiclePlace}>
        <span className={vehicle}>
          <Icon shape={modeIcon[mode]} />
        </span>
      </span>
      <span className={`${stroke["to-come"]} ${piece[direction]}`} style={{ flexGrow: 1 - done, flexBasis: 0 }} />
    </span>
  );
}
