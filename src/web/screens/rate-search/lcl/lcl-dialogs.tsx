import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type LclActor, lclDialogView, isSameLclDialog } from "#flows/lcl/view.ts";
import { BookingDialog } from "#web/screens/available-rates/booking/booking-dialog.tsx";
import { PriceBreakdownDialog } from "#web/screens/available-rates/price-breakdown/price-breakdown.tsx";
import { Working } from "./working.tsx";

/** The one dialog over the LCL rates. */
export function LclDialogs({ actor }: { readonly actor: LclActor }): ReactElement | null {
  const view = useSelector(actor, lclDialogView, isSameLclDialog);
  const exchange = useSelector(actor, ({ context }) => context.list?.exchange ?? null);
  if (view === null) return null;
  const { kind, rate } = view;
  const close = () => actor.send({ type: "dialog.closed" });
  return kind === "booking" ? (
    <BookingDialog
      rate={rate}
      onClose={close}
      onSearchAgain={() => actor.send({ type: "rates.retried" })}
      onWithdrawn={(reason) => actor.send({ type: "offer.withdrawn", rateId: rate.id, reason })}
    />
  ) : (
    <PriceBreakdownDialog
      rate={rate}
      exchange={exchange}
      onClose={close}
      onBook={() => actor.send({ type: "booking.opened", rateId: rate.id })}
      working={<Working rate={rate} />}
    />
  );
}
