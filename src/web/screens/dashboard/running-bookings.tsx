import type { ReactElement } from "react";
import type { Quotation } from "../../../domain/quotations/quotation.ts";
import { dateText } from "../../../domain/time/format-date.ts";
import { TextLink } from "../../components/link/text-link.tsx";
import { QuotationStatusPill } from "../../components/status-pill/quotation-status-pill.tsx";
import { num, text } from "../../styles/typography.css.ts";
import { end, nothing, quiet, row, sheet, sheetHead, strong, words } from "./dashboard.css.ts";

type RunningBookingsProps = { readonly bookings: readonly Quotation[] };

/** The newest bookings that are not cancelled. */
export function RunningBookings({ bookings }: RunningBookingsProps): ReactElement {
  return (
    <section className={sheet.plain} aria-labelledby="running-bookings">
      <div className={sheetHead}>
        <h2 id="running-bookings" className={text.h2}>
          Running bookings
        </h2>
        <TextLink to="/rate/quote" alone>
          All bookings
        </TextLink>
      </div>
      {bookings.length === 0 ? (
        <p className={nothing}>Nothing is booked at the moment.</p>
      ) : (
        <ul>
          {bookings.map((booking) => (
            <Booking key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Booking({ booking }: { readonly booking: Quotation }): ReactElement {
  const { quotationId, bookingId, bookedOn, status } = booking;
  return (
    <li className={row}>
      <span className={`${words} ${num}`}>
        <b className={strong}>{bookingId ?? quotationId}</b>
        <span className={quiet}>{bookingId === null ? "Booking ID not issued yet" : `Quotation ${quotationId}`}</span>
      </span>
      <span className={`${end} ${num}`}>
        <QuotationStatusPill status={status} />
        {bookedOn !== null && (
          <time className={quiet} dateTime={bookedOn}>
            {dateText(bookedOn)}
          </time>
        )}
      </span>
    </li>
  );
}
