import type { ReactElement } from "react";
import type { Rate } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { useCapability } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { BookedNote } from "../booking/booking-result.tsx";
import { useBooking } from "../context.ts";
import { offerName, provenanceText, refusalText } from "./labels.ts";
import * as price from "./rate-card-price.css.ts";
import { OfferAction } from "#web/kit/rate-card.tsx";
import { RateCardPrice } from "./rate-card-price.tsx";
import * as css from "#web/kit/rate-card.css.ts";

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
          <OfferAction
            label="Book Now"
            offer={name}
            kind={isBooked ? "secondary" : "primary"}
            size="medium"
            opens="dialog"
            disabled={!isBookable}
            onClick={() => send({ type: "booking.opened", rateId: rate.id })}
            {...(isBookable ? {} : { describedBy: reasonId(rate) })}
          />
        </div>
        <OfferAction
          label="Price Breakdown"
          offer={name}
          opens="dialog"
          onClick={() => send({ type: "breakdown.opened", rateId: rate.id })}
        />
        <OfferAction
          label="View Details"
          offer={name}
          kind="ghost"
          opens="dialog"
          onClick={() => send({ type: "details.opened", rateId: rate.id })}
        />
        {canQuote && isBookable && (
          <OfferAction
            label="Save as quote"
            offer={name}
            kind="ghost"
            opens="dialog"
            onClick={() => send({ type: "quote.opened", rateIds: [rate.id] })}
          />
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
