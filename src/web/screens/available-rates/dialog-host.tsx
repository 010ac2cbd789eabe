import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { dateOf } from "#domain/time";
import { dialogView, isSameDialog } from "#flows/rates/view.ts";
import { BookingDialog } from "./booking/booking-dialog.tsx";
import { ComparisonDialog } from "./comparison/comparison-dialog.tsx";
import { PriceBreakdownDialog } from "./price-breakdown/price-breakdown.tsx";
import { RateDetailsDialog } from "./rate-details/rate-details.tsx";
import type { RatesActor } from "./rates-actor.ts";

/** The one dialog over the list. */
export function DialogHost({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  const view = useSelector(rates, dialogView, isSameDialog);
  const exchange = useSelector(rates, ({ context }) => context.list?.exchange ?? null);
  const today = useSelector(rates, ({ context }) => dateOf(context.now));
  const bookings = useSelector(rates, ({ context }) => context.bookings);
  if (view === null) return null;
  const close = () => rates.send({ type: "dialog.closed" });
  const book = (rateId: string) => rates.send({ type: "booking.opened", rateId });
  const takeApart = (rateId: string) => rates.send({ type: "breakdown.opened", rateId });
  switch (view.kind) {
    case "breakdown":
      return (
        <PriceBreakdownDialog rate={view.rate} exchange={exchange} onClose={close} onBook={() => book(view.rate.id)} />
      );
    case "details":
      return (
        <RateDetailsDialog
          rate={view.rate}
          today={today}
          onClose={close}
          onBook={() => book(view.rate.id)}
          onBreakdown={() => takeApart(view.rate.id)}
        />
      );
    case "booking":
      return (
        <BookingDialog
          key={view.rate.id}
          rate={view.rate}
          earlier={bookings.get(view.rate.id) ?? null}
          onClose={close}
          onSearchAgain={() => rates.send({ type: "search.retried" })}
          onWithdrawn={(reason) => rates.send({ type: "offer.withdrawn", rateId: view.rate.id, reason })}
          onBooked={(receipt) => rates.send({ type: "offer.booked", rateId: view.rate.id, receipt })}
        />
      );
    case "comparison":
      return (
        <ComparisonDialog
          rates={view.rates}
          onClose={close}
          onBook={book}
          onBreakdown={takeApart}
          onDetails={(rateId) => rates.send({ type: "details.opened", rateId })}
        />
      );
  }
}
