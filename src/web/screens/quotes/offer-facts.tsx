import type { ReactElement, ReactNode } from "react";
import { toTaxable } from "#domain/links";
import { formatOfferFees, type Quote, type QuoteOffer } from "#domain/quotes";
import {
  formatImportFreeTime,
  formatStatedValidity,
  formatTransit,
  HANDOVER_LABELS,
  toBookingValidity,
  RATE_TYPE_LABELS,
} from "#domain/rates";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { MoneyFigure } from "#web/components/money.tsx";
import { ShipmentLine } from "#web/components/shipment-line.tsx";
import { noteBelow } from "#web/kit/atoms.css.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { OwnTotalNote } from "#web/kit/own-total.tsx";
import { OfferName } from "#web/kit/rate-card.tsx";
import { TaxNote } from "#web/kit/tax.tsx";
import { readerFormats } from "#web/messages/formats.ts";
import { formatDepartures, formatMoment, joinExclusions } from "./labels.ts";
import * as css from "./quotes.css.ts";

type OfferHeadProps = {
  readonly offer: QuoteOffer;
  /** From 0; null where the quote has one offer. */
  readonly position: number | null;
  readonly children?: ReactNode;
};

export function OfferHead({ offer, position, children }: OfferHeadProps): ReactElement {
  const rateType = RATE_TYPE_LABELS[offer.commitment];
  return (
    <OfferName
      carrier={{ name: offer.carrier }}
      before={position === null ? "" : `Offer ${String(position + 1)}, `}
      note={rateType === null ? null : `${rateType} rate`}
    >
      {children}
    </OfferName>
  );
}

function OfferTotal({ offer, quote }: { readonly offer: QuoteOffer; readonly quote: Pricing }): ReactElement {
  const { price } = offer;
  const amounts = price.total === null ? price.perCurrency : [price.total];
  return (
    <p>
      {amounts.map((money) => (
        <MoneyFigure key={money.currency} money={money} look="price" />
      ))}
      <small className={noteBelow}>Total</small>
      <TaxNote charges={price.charges.map(toTaxable)} tax={quote.tax} exchange={quote.exchange} total={price.total} />
      <OwnTotalNote amounts={price.perCurrency} exchange={quote.exchange} />
      <DisplayTermsNote offer={offer} />
    </p>
  );
}

const sailingFacts = ({ vessel, voyage, portOfLoading, departure, handover, arrival }: QuoteOffer) => {
  const named = [vessel, voyage].filter((part) => part !== null).join(", ");
  return [
    ["Port of loading", portOfLoading ?? "Not stated"],
    ["Vessel", named === "" ? "Not stated" : named],
    ["Departure (ETD)", formatMoment(departure)],
    ...(handover === null
      ? []
      : [[HANDOVER_LABELS[handover.kind], `${formatMoment(handover.at)}, ${handover.place}`] as const]),
    ["Arrival", formatMoment(arrival)],
  ] as const;
};

const validityFacts = (offer: QuoteOffer): readonly (readonly [string, string])[] => {
  const text = formatStatedValidity(toBookingValidity(offer), undefined, readerFormats().dates);
  return text === null ? [] : [["Validity", text]];
};

type Pricing = Pick<Quote, "exchange" | "tax">;

/** Route, total, sailing, and what is not included, with the load and the tax of the quote. */
export function OfferFacts({
  offer,
  quote,
}: {
  readonly offer: QuoteOffer;
  readonly quote: Pricing & Pick<Quote, "load">;
}): ReactElement {
  const { load } = quote;
  const facts = [
    ...(load.mode === "fcl"
      ? sailingFacts(offer)
      : [["Next departures", formatDepartures(offer.nextDepartures)] as const]),
    ["Transit time", formatTransit(offer.transit)],
    ...validityFacts(offer),
    ["Free time", formatImportFreeTime(offer.freeTime)],
    ["Possible fees", formatOfferFees(offer, readerFormats().numbers) ?? "Not stated"],
    ["Not included", joinExclusions(offer.exclusions, load.mode === "lcl")],
    ...(offer.remarks.length === 0 ? [] : [["Remarks", offer.remarks.join(" ")] as const]),
  ] as const;
  return (
    <>
      <div className={css.line}>
        <ShipmentLine shipment={offer} progress={null} />
      </div>
      <OfferTotal offer={offer} quote={quote} />
      <DefinitionList layout="labelled" items={facts.map(([term, value]) => ({ term, value }))} />
    </>
  );
}
