import { useEffect, useEffectEvent, useState } from "react";
import { useSelector } from "@xstate/react";
import { useLocation } from "react-router-dom";
import { type BookableOffer, findSeenOffer, listSeenChanges, type SeenChange } from "#domain/bookings";
import { type InterruptedAt, type InterruptedBooking, takeInterrupted } from "#flows/booking/interrupted.ts";
import { guardView, selectProfile } from "#flows/session/view.ts";
import { useDrafts, useSession } from "#web/portal/portal-context.tsx";

/** What was typed into a confirmation that the end of the session had interrupted, and what changed since then. */
export interface ResumedBooking {
  readonly rateId: string;
  readonly reference: string | null;
  readonly changes: readonly SeenChange[];
}

/** `gone`: the offer is not in the list any more. */
export type InterruptedState =
  | { readonly kind: "none" | "gone" }
  | { readonly kind: "resumed"; readonly booking: ResumedBooking };

const NONE: InterruptedState = { kind: "none" };

export const getResumed = (state: InterruptedState): ResumedBooking | null =>
  state.kind === "resumed" ? state.booking : null;

export const toResumedBooking = ({ seen, reference }: InterruptedBooking, offer: BookableOffer): ResumedBooking => ({
  rateId: offer.id,
  reference,
  changes: listSeenChanges(seen, offer),
});

export function useInterruptedAt(): InterruptedAt {
  const account = useSelector(useSession(), (snapshot) => selectProfile(snapshot)?.email ?? null);
  return { path: useLocation().pathname, account };
}

/** The interrupted confirmation of this page. */
export function useInterrupted(): InterruptedBooking | null {
  const drafts = useDrafts();
  const at = useInterruptedAt();
  const [interrupted] = useState(() => takeInterrupted(drafts, at));
  return interrupted;
}

const findAgain = (interrupted: InterruptedBooking, offers: readonly BookableOffer[]): InterruptedState => {
  const offer = findSeenOffer(interrupted.seen, offers);
  return offer === null ? { kind: "gone" } : { kind: "resumed", booking: toResumedBooking(interrupted, offer) };
};

/**
 * Opens an interrupted confirmation again once its offer is found; `offers` are null while they are loading. `mayGrow`: an offer that is
 * missing may still come.
 */
export function useInterruptedBooking(
  offers: (() => readonly BookableOffer[]) | null,
  open: (rateId: string) => void,
  mayGrow = false,
): { readonly state: InterruptedState; readonly dismiss: () => void } {
  const interrupted = useInterrupted();
  const [found, setFound] = useState<InterruptedState | null>(null);
  if (found === null && interrupted !== null && offers !== null) {
    const again = findAgain(interrupted, offers());
    if (again.kind === "resumed" || !mayGrow) setFound(again);
  }
  const resumed = found === null ? null : getResumed(found);
  const resume = useEffectEvent(open);
  useEffect(() => {
    if (resumed !== null) resume(resumed.rateId);
  }, [resumed]);
  return { state: found ?? NONE, dismiss: () => setFound(NONE) };
}

/** Calls back when the session has ended, before the page is left. */
export function useSessionEnd(onEnd: () => void): void {
  const session = useSession();
  const listener = useEffectEvent(onEnd);
  useEffect(() => {
    const watching = session.subscribe((snapshot) => {
      if (guardView(snapshot).kind === "ended") listener();
    });
    return () => watching.unsubscribe();
  }, [session]);
}
