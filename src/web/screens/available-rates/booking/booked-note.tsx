import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { STATUS_LABELS } from "#domain/bookings";
import type { BookedSailing } from "#domain/rates";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, clock } from "#web/components/icon/shapes.ts";
import { num } from "#web/styles/typography.css.ts";
import { useBooking } from "../context.ts";
import * as css from "./booking.css.ts";

/** How a booking of an offer's sailing is named before its number: `Booked as`, `Booking in process`. */
export const bookedAs = ({ status }: Pick<BookedSailing, "status">): string =>
  status === "booked" ? "Booked as" : STATUS_LABELS[status];

export function BookedNote({ rateId }: { readonly rateId: string }): ReactElement | null {
  const booking = useBooking(rateId);
  if (booking === null) return null;
  return (
    <p className={css.bookedNote}>
      <span className={css.bookedLabel}>
        <Icon shape={booking.status === "booked" ? check : clock} size="xs" />
        {bookedAs(booking)}
      </span>{" "}
      <Link to="/rate/quote" className={`${css.bookedLink} ${num}`}>
        {booking.quotationId}
      </Link>
    </p>
  );
}
