import { describeLoad } from "#domain/lcl";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import {
  type BookedShipment,
  type Quotation,
  formatShipmentName,
  toShipmentProgress,
  formatStage,
} from "#domain/bookings";
import { type TodayIn } from "#domain/time";
import { toTrackingPath } from "#flows/tracking/query.ts";
import { CertaintyMark } from "#web/components/certainty.tsx";
import { ShipmentLine } from "#web/components/shipment-line.tsx";
import { noteBelow } from "#web/kit/atoms.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatWeekday, readerFormats } from "#web/messages/formats.ts";
import { arrival, go, item, strong } from "./running-shipments.css.ts";

type RunningShipmentsProps = {
  readonly bookings: readonly Quotation[];
  readonly todayIn: TodayIn;
  /** Where a shipment leads: to its tracking unless stated. */
  readonly toPath?: (booking: Quotation) => string;
};

export function RunningShipments({ bookings, todayIn, toPath = toTrackingPath }: RunningShipmentsProps): ReactElement {
  return (
    <ul>
      {bookings.map((booking) => (
        <Shipment key={booking.id} booking={booking} todayIn={todayIn} path={toPath(booking)} />
      ))}
    </ul>
  );
}

type ShipmentProps = { readonly booking: Quotation; readonly todayIn: TodayIn; readonly path: string };

function Shipment({ booking, todayIn, path }: ShipmentProps): ReactElement {
  const { shipment, reference, carrier } = booking;
  const number = booking.bookingId ?? booking.quotationId;
  const load = shipment === null ? "" : describeLoad(shipment.load, readerFormats().numbers);
  return (
    <li className={item}>
      <span className={num}>
        <Link to={path} className={go} aria-label={`${number}, ${formatShipmentName(booking)}`}>
          {reference ?? number}
        </Link>
        {reference !== null && <span className={noteBelow}>{number}</span>}
        <span className={noteBelow}>{[load, carrier].filter((part) => part !== null && part !== "").join(", ")}</span>
      </span>
      {shipment !== null && <ShipmentLine shipment={shipment} progress={toShipmentProgress(booking, todayIn)} />}
      {shipment !== null && <Arrival shipment={shipment} todayIn={todayIn} />}
    </li>
  );
}

function Arrival({
  shipment,
  todayIn,
}: {
  readonly shipment: BookedShipment;
  readonly todayIn: TodayIn;
}): ReactElement {
  const { arrival: moment } = shipment;
  return (
    <span className={`${arrival} ${num}`}>
      {moment === null ? (
        <b className={strong}>ETA not stated</b>
      ) : (
        <>
          <b className={strong}>
            {moment.class === "actual" ? "Arrived" : "ETA"} <time dateTime={moment.at}>{formatWeekday(moment.at)}</time>
          </b>
          <CertaintyMark of={moment.class} />
        </>
      )}
      <span className={noteBelow}>{formatStage(shipment, todayIn)}</span>
    </span>
  );
}
