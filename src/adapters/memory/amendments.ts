import { errAsync, okAsync } from "neverthrow";
import { type Amendment, applyAction, findFeePeriod, findFeePeriods, isOpen, toFeeKind } from "#domain/amendments";
import { addDays } from "#domain/time";
import type { AmendmentsPort, BookingAmendments } from "#ports/amendments.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { Failure } from "#ports/failure.ts";

const conflict = (message: string): Failure => ({ kind: "refused", reason: "conflict", message, fields: [] });

const usd = (amount: number) => ({ currency: "USD", minor: amount * 100 });
const FEES = [
  { kind: "amendment", untilDaysBefore: null, fee: usd(75), basis: "booking" },
  { kind: "cancellation", untilDaysBefore: 3, fee: usd(150), basis: "booking" },
  { kind: "cancellation", untilDaysBefore: null, fee: usd(300), basis: "booking" },
] as const;
const DAYS_TO_DEPARTURE = 9;

/** Requests that are kept until the page is left; nobody answers them. */
export const createMemoryAmendments = (clock: ClockPort): AmendmentsPort => {
  const byBooking = new Map<string, readonly Amendment[]>();
  const read = (booking: string) => byBooking.get(booking) ?? [];
  const feePeriods = (): BookingAmendments["fees"] => {
    const terms = { fees: FEES, departure: addDays(clock.today(), DAYS_TO_DEPARTURE), containers: 1 };
    return { cancellation: findFeePeriods(terms, "cancellation"), amendment: findFeePeriods(terms, "amendment") };
  };
  return {
    list: (booking) => okAsync({ problem: null, fees: feePeriods(), amendments: read(booking) }),
    request: ({ booking, kind, text, key }) => {
      const amendments = read(booking);
      if (amendments.some(isOpen)) return errAsync(conflict("A request for this booking is open."));
      const amendment: Amendment = {
        id: key,
        kind,
        state: "received",
        requestedAt: clock.now(),
        text,
        replacement: null,
        replaced: null,
        fee: findFeePeriod(feePeriods()[toFeeKind(kind)], clock.today())?.fee ?? null,
        proposedFee: null,
        reason: null,
        decidedAt: null,
      };
      byBooking.set(booking, [amendment, ...amendments]);
      return okAsync(amendment);
    },
    decide: ({ booking, amendment: id, decision, fee }) => {
      const amendment = read(booking).find((one) => one.id === id);
      if (amendment === undefined) return errAsync(conflict("This request was not found."));
      return applyAction(amendment, decision === "withdraw" ? { kind: decision } : { kind: decision, fee }).match(
        (changes) => {
          const decided = { ...amendment, ...changes, decidedAt: clock.now() };
          byBooking.set(
            booking,
            read(booking).map((one) => (one.id === id ? decided : one)),
          );
          return okAsync<Amendment, Failure>(decided);
        },
        (state) => errAsync<Amendment, Failure>(conflict(`This request is ${state}.`)),
      );
    },
  };
};
