import type { ReactElement } from "react";
import type { Failure } from "#ports/failure.ts";
import { Banner } from "#web/components/banner.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { QuoteDraft } from "../../flows/quote-typed.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { TypedLine, TypedOffer } from "../../ports/quotes.ts";
import * as table from "../../kit/table.css.ts";
import * as bookings from "../bookings/bookings.css.ts";

/** An answer that could not be sent, as it was typed. */
export interface Unsent {
  readonly typed: QuoteDraft;
  /** Null: nothing was sent before the news of the colleague's answer. */
  readonly failure: Failure | null;
}

const describeLine = ({ name, size, currency, buying, selling }: TypedLine): string =>
  [
    name,
    size,
    buying === "" ? "" : `buying ${currency} ${buying}`,
    selling === "" ? "" : `selling ${currency} ${selling}`,
  ]
    .filter((part) => part !== "")
    .join(", ");

const listTyped = (offer: TypedOffer): readonly string[] => [
  offer.carrier,
  offer.vessel,
  offer.voyage,
  offer.departure ?? "",
  offer.arrival ?? "",
  offer.validTill ?? "",
  ...offer.lines.map(describeLine),
  offer.remark,
  offer.belowFloorReason,
];

/** Why an answer was not sent, and what was typed for it, to be copied; nothing if nothing was. */
export function UnsentAnswer({ unsent: { typed, failure } }: { readonly unsent: Unsent }): ReactElement | null {
  const lines = typed.offers.flatMap(listTyped).filter((line) => line.trim() !== "");
  if (lines.length === 0) return null;
  return (
    <section className={bookings.sheet} aria-labelledby="unsent">
      {failure === null ? <Banner tone="caution">A colleague was faster.</Banner> : <Refusal failure={failure} />}
      <h2 id="unsent" className={text.h3}>
        What you typed
      </h2>
      <p className={table.quiet}>It was not sent. You can copy it.</p>
      <p className={bookings.text}>{lines.join("\n")}</p>
    </section>
  );
}
