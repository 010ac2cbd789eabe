import type { ReactElement } from "react";
import type { BookedShipment, ShipmentEnd, ShipmentProgress } from "#domain/bookings";
import { VisuallyHidden } from "./accessibility.tsx";
import { Icon } from "./icon/icon.tsx";
import { ship } from "./icon/shapes.ts";
import { code, done, drawing, faded, line, name, place, reached, stop, track, vessel } from "./shipment-line.css.ts";

type ShipmentLineProps = {
  readonly shipment: Pick<BookedShipment, "from" | "to">;
  /** Null for an offer: a solid line. */
  readonly progress: ShipmentProgress | null;
};

const OFFERED = { kind: "offered", share: 0, isUnderWay: false } as const;

export function ShipmentLine({ shipment: { from, to }, progress }: ShipmentLineProps): ReactElement {
  const { kind, share, isUnderWay } = progress ?? OFFERED;
  const at = `${Math.round(share * 100)}%`;
  return (
    <span className={line}>
      <span className={drawing} aria-hidden="true">
        <span className={stopClass(from, kind, share > 0)} />
        <span className={track[kind]}>
          {share > 0 && <span className={done} style={{ width: at }} />}
          {isUnderWay && (
            <span className={vessel} style={{ left: at }}>
              <Icon shape={ship} size="s" />
            </span>
          )}
        </span>
        <span className={stopClass(to, kind, share === 1)} />
      </span>
      <Place end={from} side="from" /> <VisuallyHidden>to</VisuallyHidden> <Place end={to} side="to" />
    </span>
  );
}

function stopClass({ kind }: ShipmentEnd, progress: ShipmentProgress["kind"] | "offered", isReached: boolean): string {
  if (isReached) return `${stop[kind]} ${reached}`;
  return progress === "cancelled" ? `${stop[kind]} ${faded}` : stop[kind];
}

function Place({ end, side }: { readonly end: ShipmentEnd; readonly side: "from" | "to" }): ReactElement {
  return (
    <span className={place[side]}>
      <b className={code}>{end.code ?? end.name}</b> {end.code !== null && <span className={name}>{end.name}</span>}
    </span>
  );
}
