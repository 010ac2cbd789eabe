import { describeLoad } from "#domain/lcl";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import {
  type BookedShipment,
  type Quotation,
  type ShipmentMoment,
  formatStage,
  formatVessel,
  getDeparturePort,
} from "#domain/bookings";
import { formatDue, formatTask } from "#domain/deadlines";
import type { BookingStatus, Handover } from "#domain/rates";
import { toTime, type TodayIn } from "#domain/time";
import { toBookedDay } from "#web/messages/dates.ts";
import type { BookingRow } from "#flows/bookings/view.ts";
import { toBookingPath } from "#flows/deadlines/path.ts";
import { toBookAgainPath } from "#flows/repeat.ts";
import { toTrackingPath } from "#flows/tracking/query.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { CertaintyMark } from "#web/components/certainty.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { paperclip, warning } from "#web/components/icon/shapes.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { MoneyFigure } from "#web/components/money.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { ShipmentLine } from "#web/components/shipment-line.tsx";
import { QuotationStatusPill } from "#web/components/status-pill.tsx";
import { useHasBookingPage } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { formatDate, formatWeekday, readerFormats } from "#web/messages/formats.ts";
import {
  absent,
  booking,
  carrier as carrierStyle,
  cell,
  dates,
  due as dueStyle,
  filesButton,
  go,
  key,
  numbers,
  phoneLabel,
  port,
  remark,
  shipmentCell,
  shipmentRow,
  small,
  stage,
  summary,
  totals,
  track,
} from "./booking-rows.css.ts";
import { Reference, type ReferenceProps } from "./reference.tsx";

type BookingRowsProps = Omit<ReferenceProps, "quotation"> & {
  readonly row: BookingRow;
  readonly todayIn: TodayIn;
  readonly onOpenFiles: () => void;
};

export function BookingRows({ row, todayIn, onOpenFiles, ...reference }: BookingRowsProps): ReactElement {
  const { quotation, progress } = row;
  const { shipment } = quotation;
  const hasPage = useHasBookingPage();
  return (
    <tbody role="rowgroup" className={booking}>
      <tr role="row" className={shipmentRow}>
        <td role="cell" colSpan={7} className={shipmentCell}>
          <div className={summary}>
            <Link to={toBookingPath(quotation, hasPage(quotation))} className={go}>
              {shipment === null ? (
                <b className={key}>Shipment</b>
              ) : (
                <ShipmentLine shipment={shipment} progress={progress} />
              )}{" "}
              <VisuallyHidden>{linkDetails(quotation)}</VisuallyHidden>
            </Link>
            <div className={carrierStyle}>
              <b className={key}>{quotation.carrier ?? "Carrier not stated"}</b>
              {shipment !== null && (
                <span className={`${small} ${num}`}>{formatVessel(shipment) ?? "Vessel not named yet"}</span>
              )}
            </div>
            <Dates shipment={shipment} />
            <div className={totals}>
              {shipment !== null && <Load shipment={shipment} />}
              <Reference quotation={quotation} {...reference} />
            </div>
            <Stage row={row} todayIn={todayIn} />
          </div>
        </td>
      </tr>
      <Numbers row={row} onOpenFiles={onOpenFiles} />
    </tbody>
  );
}

/* The link's name is what it shows, plus the carrier and reference. */
const linkDetails = ({ carrier, reference }: Quotation): string =>
  [carrier === null ? null : `with ${carrier}`, reference === null ? null : `reference ${reference}`]
    .filter((part) => part !== null)
    .join(", ");

function Load({ shipment }: { readonly shipment: BookedShipment }): ReactElement {
  const load = describeLoad(shipment.load, readerFormats().numbers);
  return (
    <>
      {shipment.total === null ? (
        <span className={absent}>Total not available</span>
      ) : (
        <span className={key}>
          <MoneyFigure money={shipment.total} />
          <DisplayTermsNote offer={shipment} />
        </span>
      )}
      {load !== "" && <span className={`${small} ${num}`}>{load}</span>}
    </>
  );
}

function Dates({ shipment }: { readonly shipment: BookedShipment | null }): ReactElement {
  return (
    <dl className={`${dates} ${num}`}>
      <dt>ETD</dt>
      <dd>
        <Moment moment={shipment?.departure ?? null} />
        {shipment !== null && <span className={port}>{getDeparturePort(shipment)}</span>}
      </dd>
      {shipment?.stage === "planned" && shipment.handover !== undefined && <HandoverRow {...shipment.handover} />}
      <dt>ETA</dt>
      <dd>
        <Moment moment={shipment?.arrival ?? null} />
      </dd>
    </dl>
  );
}

function HandoverRow({ kind, at, place }: Handover): ReactElement {
  const time = toTime(at);
  return (
    <>
      <dt>{kind === "pick-up" ? "Pick-up" : "Gate-in by"}</dt>
      <dd>
        <time dateTime={at}>
          {formatWeekday(at)}
          {time !== null && `, ${time}`}
        </time>
        <span className={port}>{place}</span>
      </dd>
    </>
  );
}

function Moment({ moment }: { readonly moment: ShipmentMoment | null }): ReactElement {
  if (moment === null) return <span className={absent}>Not stated</span>;
  return (
    <>
      <time dateTime={moment.at} title={formatDate(moment.at)}>
        {formatWeekday(moment.at)}
      </time>
      <CertaintyMark of={moment.class} hasLegend />
    </>
  );
}

const stateText = ({ status, shipment, carrier }: Quotation, todayIn: TodayIn): string => {
  const texts: Readonly<Record<BookingStatus, string>> = {
    "in-process": `Waiting for ${carrier ?? "the carrier"}`,
    booked: shipment === null ? "Booked" : formatStage(shipment, todayIn),
    cancelled: "Nothing due",
    unknown: "Status not reported",
  };
  return texts[status];
};

function Stage({ row, todayIn }: { readonly row: BookingRow; readonly todayIn: TodayIn }): ReactElement {
  const { quotation, due } = row;
  const again = toBookAgainPath(quotation, todayIn);
  const isLate = due?.state === "missed" || due?.state === "overdue";
  const isMoving = quotation.status === "booked" && quotation.shipment?.stage === "under-way";
  return (
    <div className={isMoving ? stage.moving : stage.still}>
      <b className={key}>{due === null ? stateText(quotation, todayIn) : formatTask(due)}</b>
      <span className={track}>
        <TextLink to={toTrackingPath(quotation)} alone>
          Track <VisuallyHidden>{quotation.bookingId ?? quotation.quotationId}</VisuallyHidden>
        </TextLink>
        {again !== null && (
          <TextLink to={again} alone>
            Book again <VisuallyHidden>{quotation.bookingId ?? quotation.quotationId}</VisuallyHidden>
          </TextLink>
        )}
      </span>
      {due !== null && (
        <span className={`${dueStyle[isLate ? "late" : "inTime"]} ${num}`}>
          {isLate && <Icon shape={warning} size="s" />}
          {formatDue(due, readerFormats().dates)}, {due.place.name}
        </span>
      )}
    </div>
  );
}

function Numbers({ row, onOpenFiles }: { readonly row: BookingRow; readonly onOpenFiles: () => void }): ReactElement {
  const { quotation, validity } = row;
  return (
    <tr role="row" className={numbers}>
      <th role="rowheader" scope="row" className={`${cell.quotation} ${num}`}>
        {quotation.quotationId}
      </th>
      <td role="cell" className={`${cell.booking} ${num}`}>
        {quotation.bookingId ?? <span className={absent}>Not issued yet</span>}
      </td>
      <td role="cell" className={`${cell.day} ${num}`}>
        <PhoneLabel>Validity From</PhoneLabel>
        <Day date={quotation.validityFrom} />
      </td>
      <td role="cell" className={`${cell.day} ${num}`}>
        <PhoneLabel>Validity Till</PhoneLabel>
        <Day date={quotation.validityTill} />
        {validity !== null && <small className={remark}>{validity}</small>}
      </td>
      <td role="cell" className={`${cell.lastDay} ${num}`}>
        <PhoneLabel>Booked On</PhoneLabel>
        <Day date={toBookedDay(quotation)} />
      </td>
      <td role="cell" className={cell.status}>
        <QuotationStatusPill status={quotation.status} />
      </td>
      <td role="cell" className={cell.files}>
        <FilesOpener quotation={quotation} onOpen={onOpenFiles} />
      </td>
    </tr>
  );
}

function FilesOpener({
  quotation,
  onOpen,
}: {
  readonly quotation: Quotation;
  readonly onOpen: () => void;
}): ReactElement {
  const { length } = quotation.files;
  if (length === 0) return <span className={absent}>No files</span>;
  const words = `${length} ${length === 1 ? "file" : "files"}`;
  return (
    <button
      type="button"
      className={filesButton}
      aria-haspopup="dialog"
      aria-label={`${words} of ${quotation.quotationId}`}
      onClick={onOpen}
    >
      <Icon shape={paperclip} size="s" />
      {words}
    </button>
  );
}

/* Column headers are hidden on a phone, but available to assistive technology. */
function PhoneLabel({ children }: { readonly children: string }): ReactElement {
  return (
    <span className={phoneLabel} aria-hidden="true">
      {children}
    </span>
  );
}

function Day({ date }: { readonly date: string | null }): ReactElement {
  return date === null ? <span className={absent}>Not stated</span> : <time dateTime={date}>{formatDate(date)}</time>;
}
