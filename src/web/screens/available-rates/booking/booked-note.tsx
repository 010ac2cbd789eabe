import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { num } from "#web/styles/typography.css.ts";
import { useBooking } from "../booked-offers.ts";
import * as css from "./booking.css.ts";

/** On a card: the shipper's booking of this sailing. */
export function BookedNote({ rateId }: { readonly rateId: string }): ReactElement | null {
  const booking = useBooking(rateId);
  if (booking === null) return null;
  return (
    <p className={css.bookedNote}>
      <span className={css.bookedLabel}>
        <Icon shape={check} size="xs" />
        Booked as
      </span>{" "}
      <Link to="/rate/quote" className={`${css.bookedLink} ${num}`}>
        {booking.quotationId}
      </Link>
    </p>
  );
}
