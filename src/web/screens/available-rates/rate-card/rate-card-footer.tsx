import type { ReactElement } from "react";
import type { Rate } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { Button } from "#web/components/button.tsx";
import { useCapability } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { BookedNote } from "../booking/booking-result.tsx";
import { useBooking } from "../context.ts";
import { offerName, provenanceText, refusalText } from "./labels.ts";
import * as price from "./rate-card-price.css.ts";
import { RateCardPrice } from "./rate-card-price.tsx";
import * as css from "./rate-card.css.ts";

type RateCardFooterProps = { readonly rate: Rate; readonly send: (event: RatesEvent) => void };

export function RateCardFooter({ rate, send }: RateCardFooterProps): ReactElement {
  const name = offerName(rate);
  const isBooked = useBooking(rate.id) !== null;
  const canQuote = useCapability("quotes");
  const isBookable = rate.availability.kind === "bookable";
  return (
    <div className={css.footer}>
      <div className={price.cardPrice}>
        <RateCardPrice offer={rate} />
        <p className={`${price.note} ${num}`}>{provenanceText(rate.provenance)}</p>
      </div>
      <div className={css.actions}>
        <BookedNote rateId={rate.id} />
        <div className={css.mainAction}>
          <RefusalReason rate={rate} />
          <Button
            kind={isBooked ? "secondary" : "primary"}
            wide
            opens="dialog"
            disabled={!isBookable}
            ariaLabel={`Book Now, ${name}`}
            onClick={() => send({ type: "booking.opened", rateId: rate.id })}
            {...(isBookable ? {} : { describedBy: reasonId(rate) })}
          >
            Book Now
          </Button>
        </div>
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
        {canQuote && isBookable && (
          <Button
            kind="ghost"
            size="small"
            wide
            opens="dialog"
            ariaLabel={`Save as quote, ${name}`}
            onClick={() => send({ type: "quote.opened", rateIds: [rate.id] })}
          >
            Save as quote
          </Button>
        )}
      </div>
    </div>
  );
}

const reasonId = ({ id }: Rate): string => `reason-${id}`;

function RefusalReason({ rate }: { readonly rate: Rate }): ReactElement | null {
  if (rate.availability.kind === "bookable") return null;
  return (
    <p id={reasonId(rate)} className={price.refusal}>
      {refusalText(rate.availability.reason)}
    </p>
  );
}
