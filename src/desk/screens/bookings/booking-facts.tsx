import type { ReactElement, ReactNode } from "react";
import { formatFullDate } from "#domain/time";
import { QuotationStatusPill } from "#web/components/status-pill.tsx";
import type { BookingCertainty, DeskBooking } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./bookings.css.ts";
import { toAmountText, toLoadText, toMomentText, toPlaceText, toTotalNote, toTotalText } from "./words.ts";

const CERTAINTY: Readonly<Record<BookingCertainty, string>> = {
  actual: "Actual",
  expected: "Expected",
  planned: "As booked",
};

interface FactProps {
  readonly term: string;
  readonly note?: string | null;
  readonly isGain?: boolean;
  readonly children: ReactNode;
}

function Fact({ term, note = null, isGain = false, children }: FactProps): ReactElement {
  return (
    <div className={isGain ? `${css.fact} ${css.gain}` : css.fact}>
      <dt>{term}</dt>
      <dd>
        {children}
        {note !== null && <small>{note}</small>}
      </dd>
    </div>
  );
}

const toCertaintyText = (certainty: BookingCertainty | null): string | null =>
  certainty === null ? null : CERTAINTY[certainty];

/** State, sailing, load and prices in one line. */
export function BookingFacts({ booking }: { readonly booking: DeskBooking }): ReactElement {
  const { carrier, vessel, voyage, totals, priceValidTill, marginNote } = {
    ...booking,
    marginNote: toMarginNote(booking),
  };
  return (
    <dl className={css.facts}>
      <Fact term="State" note={`Booked ${formatOfficeMoment(booking.bookedAt)}`}>
        <QuotationStatusPill status={booking.state} />
      </Fact>
      <Fact
        term="Carrier and vessel"
        note={[vessel, voyage].filter((one) => one !== null).join(" ") || "Vessel not stated"}
      >
        {carrier}
      </Fact>
      <Fact term={`ETD ${toPlaceText(booking.from)}`} note={toCertaintyText(booking.departureClass)}>
        {toMomentText(booking.departure)}
      </Fact>
      <Fact term={`ETA ${toPlaceText(booking.to)}`} note={toCertaintyText(booking.arrivalClass)}>
        {toMomentText(booking.arrival)}
      </Fact>
      <Fact term="Load">{toLoadText(booking)}</Fact>
      <Fact
        term="Selling price"
        note={
          [toTotalNote(booking), priceValidTill === null ? null : `Valid until ${formatFullDate(priceValidTill)}`]
            .filter((one) => one !== null)
            .join(". ") || null
        }
      >
        {toTotalText(booking)}
      </Fact>
      <Fact term="Margin" note={marginNote} isGain={(totals.margin?.minor ?? 0) > 0}>
        {toAmountText(totals.margin)}
      </Fact>
    </dl>
  );
}

const toMarginNote = ({ totals: { buying, margin, marginPercent } }: DeskBooking): string => {
  if (margin === null) return "Buying price unknown";
  const share = marginPercent === null ? "" : `, ${marginPercent} % of the selling price`;
  return `Buying price ${toAmountText(buying)}${share}`;
};
