import type { ReactElement } from "react";
import type { Rate } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { OfferButtons } from "#web/kit/rate-card.tsx";
import { useCapability } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { BookedNote } from "../booking/booked-note.tsx";
import { useBooking, usePriceAge } from "../context.ts";
import { RefreshOffer } from "../sources/ask-again.tsx";
import { offerName, provenanceText, refusalText } from "./labels.ts";
import * as price from "./rate-card-price.css.ts";
import { RateCardPrice } from "./rate-card-price.tsx";

export function CardPrice({ rate }: { readonly rate: Rate }): ReactElement {
  const age = usePriceAge(rate);
  return (
    <div className={price.cardPrice}>
      <RateCardPrice offer={rate} />
      {age === null ? (
        <p className={`${price.note} ${num}`}>{provenanceText(rate.provenance)}</p>
      ) : (
        <p className={`${price.earlier} ${num}`}>{age}, kept from an earlier search</p>
      )}
      <RefreshOffer rate={rate} className={`${price.note} ${num}`} />
    </div>
  );
}

type CardButtonsProps = { readonly rate: Rate; readonly send: (event: RatesEvent) => void };

export function CardButtons({ rate, send }: CardButtonsProps): ReactElement {
  const { id: rateId, availability } = rate;
  const isBooked = useBooking(rateId) !== null;
  const canQuote = useCapability("quotes");
  const isBookable = availability.kind === "bookable";
  const reason = `reason-${rateId}`;
  return (
    <>
      <BookedNote rateId={rateId} />
      <OfferButtons
        offer={offerName(rate)}
        opens="dialog"
        book={{
          kind: isBooked ? "secondary" : "primary",
          disabled: !isBookable,
          ...(isBookable ? {} : { describedBy: reason }),
        }}
        onBook={() => send({ type: "booking.opened", rateId })}
        onBreakdown={() => send({ type: "breakdown.opened", rateId })}
        onDetails={() => send({ type: "details.opened", rateId })}
        onQuote={canQuote && isBookable ? () => send({ type: "quote.opened", rateIds: [rateId] }) : undefined}
      >
        {!isBookable && (
          <p id={reason} className={price.refusal}>
            {refusalText(availability.reason)}
          </p>
        )}
      </OfferButtons>
    </>
  );
}
