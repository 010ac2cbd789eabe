import type { ReactElement } from "react";
import type { Rate } from "../../../../domain/rates/rate.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { Button } from "../../../components/button/button.tsx";
import { useBooking } from "../booked-offers.ts";
import { BookedNote } from "../booking/booked-note.tsx";
import * as css from "./pass.css.ts";
import { StubPrice } from "./stub-price.tsx";
import { offerName } from "./words.ts";

type PassStubProps = { readonly rate: Rate; readonly send: (event: RatesEvent) => void };

/** The part that is torn off: what it costs, and what can be done about it. */
export function PassStub({ rate, send }: PassStubProps): ReactElement {
  const name = offerName(rate);
  const isBooked = useBooking(rate.id) !== null;
  return (
    <div className={css.stub}>
      {rate.availability.kind === "bookable" ? (
        <StubPrice offer={rate} />
      ) : (
        <div>
          <p className={css.stubCaption}>Cannot be booked</p>
          <p className={css.stubReason}>{rate.availability.reason}</p>
        </div>
      )}
      <div className={css.actions}>
        <BookedNote rateId={rate.id} />
        {rate.availability.kind === "bookable" && (
          <div className={css.mainAction}>
            <Button
              kind={isBooked ? "secondary" : "primary"}
              wide
              opens="dialog"
              ariaLabel={`Book Now, ${name}`}
              onClick={() => send({ type: "booking.opened", rateId: rate.id })}
            >
              Book Now
            </Button>
          </div>
        )}
        <Button
          kind="secondary"
          size="small"
          wide
          opens="dialog"
          ariaLabel={`Price Breakdown, ${name}`}
          onClick={() => send({ type: "breakdown.opened", rateId: rate.id })}
        >
          Price Breakdown
        </Button>
        <Button
          kind="ghost"
          size="small"
          wide
          opens="dialog"
          ariaLabel={`View Details, ${name}`}
          onClick={() => send({ type: "details.opened", rateId: rate.id })}
        >
          View Details
        </Button>
      </div>
    </div>
  );
}
