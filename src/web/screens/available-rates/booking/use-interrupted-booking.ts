import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import type { BookableOffer } from "#domain/bookings";
import { describeSameOffer, takeInterrupted } from "#flows/booking/interrupted.ts";
import { useDrafts } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";

/** What was typed into a confirmation that the end of the session had interrupted. */
export interface ResumedBooking {
  readonly rateId: string;
  readonly reference: string | null;
}

const GONE =
  "Your session ended before the booking was sent, so nothing was booked. The offer is no longer in this list.";

/** Opens an interrupted confirmation again once its offer is listed; `offers` are null while they are loading. */
export function useInterruptedBooking(
  offers: (() => readonly BookableOffer[]) | null,
  open: (rateId: string) => void,
): ResumedBooking | null {
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const toast = useToast();
  const [interrupted] = useState(() => takeInterrupted(drafts, pathname));
  const isListed = offers !== null;
  const offer =
    interrupted === null ? undefined : offers?.().find((one) => describeSameOffer(one) === interrupted.offer);
  const resume = useEffectEvent(() => (offer === undefined ? toast("caution", GONE) : open(offer.id)));
  useEffect(() => {
    if (interrupted !== null && isListed) resume();
  }, [interrupted, isListed]);
  return interrupted === null || offer === undefined ? null : { rateId: offer.id, reference: interrupted.reference };
}
