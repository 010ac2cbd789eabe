import type { BookableOffer, SeenChange } from "#domain/bookings";
import { formatLclDeparture, listReachableDepartures } from "#domain/lcl";
import { type Money } from "#domain/money";
import type { BookedSailing } from "#domain/rates";
import { type CalendarDate, type LocalDateTime, toTime } from "#domain/time";
import type { BookingView } from "#flows/booking/view.ts";
import type { Failure } from "#flows/failure.ts";
import { toBookedDay } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { formatCutOff, formatMoney, formatWeekday, readerFormats } from "#web/messages/formats.ts";

export const CONFIRM_QUESTION = "Are you sure you want to book This Quote?";
export const repeatQuestion = (booked: BookedSailing): string =>
  `You booked this sailing on ${formatCutOff(toBookedDay(booked) ?? booked.bookedOn)} (${booked.quotationId}). Book it again?`;

/** What follows a Yes: the offer states who confirms it; where it does not, only a carrier's own is booked without our desk. */
export const consequence = ({
  source,
  carrier,
  isConfirmedAtOnce,
}: Pick<BookableOffer, "source" | "carrier" | "isConfirmedAtOnce">): string => {
  if (isConfirmedAtOnce === true) return "The booking is confirmed at once. You get the booking PDF with its number.";
  switch (source) {
    case "api":
      return isConfirmedAtOnce === false
        ? `Our desk books it with ${carrier.name}. My Bookings shows when it is confirmed.`
        : "The booking goes to the carrier at once. You get the booking PDF when it is accepted.";
    case "excel":
      return `${carrier.name} confirms the booking. My Bookings shows when it is confirmed.`;
    case "lcl":
      return "Our desk processes the booking. My Bookings shows when it is confirmed.";
  }
};

/** Which sailing a part load is expected on, as its booking states it; null for an offer with a single sailing. */
export const sailingNote = (
  { load, departures = [] }: Pick<BookableOffer, "load" | "departures">,
  now: LocalDateTime,
): string | null => {
  if (load.mode === "fcl") return null;
  const [next, ...later] = listReachableDepartures(departures, now).map((departure) =>
    formatLclDeparture(departure, readerFormats().dates),
  );
  if (next === undefined) return "Our desk assigns the sailing. This tariff states no next departures.";
  const others = later.length === 0 ? "" : ` Later departures: ${later.join(", ")}.`;
  return `Planned departure: ${next}. Our desk confirms the sailing.${others}`;
};

const sumText = (sums: readonly Money[]): string => sums.map(formatMoney).join(" + ");

const momentText = (moment: CalendarDate | LocalDateTime | null): string =>
  moment === null ? "not stated" : [formatWeekday(moment), toTime(moment)].filter((part) => part !== null).join(", ");

/** What changed since a shipper has seen the offer: `The price changed from USD 2,164.92 to USD 2,304.92.` */
export const changeText = (change: SeenChange): string => {
  switch (change.kind) {
    case "total":
      return `The price changed from ${sumText(change.before)} to ${sumText(change.after)}.`;
    case "vessel":
      return `The vessel changed from ${change.before ?? "not stated"} to ${change.after ?? "not stated"}.`;
    case "departure":
    case "arrival":
      return `The ${change.kind} changed from ${momentText(change.before)} to ${momentText(change.after)}.`;
    case "fees":
      return "The fees for changing or cancelling have changed.";
    case "cut-offs":
      return "The cut-offs have changed.";
  }
};

const CONFIRMED = "Booking confirmed!";

export const confirmedMessage = (message: string): string => (message.trim() === "" ? CONFIRMED : message);

type FailedView = Extract<BookingView, { readonly kind: "failed" }>;

export const failedMessage = (failure: Failure): string => {
  const { sentence, cause } = failureMessage("booking", failure);
  return cause === null ? sentence : `${sentence} ${cause}`;
};

/** A booking above the own limit is none that failed: a colleague may approve it. */
export const failedTitle = ({ remedy, attempted }: Pick<FailedView, "remedy" | "attempted">): string => {
  if (remedy === "ask-approval") return "Above your limit";
  return attempted === "approval" ? "Approval not requested" : "Booking Failed";
};

export const outcomeText = (view: BookingView): string => {
  switch (view.kind) {
    case "confirming":
    case "confirming-repeat":
    case "closed":
      return "";
    case "sending":
      return "Sending the booking";
    case "asking-approval":
      return "Asking for approval";
    case "approval-asked":
      return "Approval requested. Nothing is booked yet.";
    case "booked":
      return `Success! ${confirmedMessage(view.receipt.message)}`;
    case "failed":
      return `${failedTitle(view)}. ${failedMessage(view.failure)}`;
  }
};
