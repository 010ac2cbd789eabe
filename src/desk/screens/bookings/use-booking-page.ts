import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import { type BookingPageActor, createBookingPage, followBooking, readAfterConflicts } from "../../flows/bookings.ts";
import { useDesk, useDeskFlow } from "../../services.ts";

/** The page of a booking, read again after a conflict. */
export function useBookingPage(number: string): BookingPageActor {
  const page = useActorRef(useDeskFlow((services) => createBookingPage(services, number)));
  useEffect(() => readAfterConflicts(page), [page]);
  return page;
}

/** The page of a booking, with the news of colleagues and of the customer. */
export function useLiveBookingPage(number: string): BookingPageActor {
  const services = useDesk();
  const page = useBookingPage(number);
  useEffect(() => followBooking(services, page), [services, page]);
  return page;
}
