import type { BookableOffer } from "#domain/bookings";
import { formatLclDeparture } from "#domain/lcl";
import type { BookedSailing } from "#domain/rates";
import { formatCutOff } from "#domain/time";
import type { BookingView } from "#flows/booking/view.ts";
import type { Failure } from "#flows/failure.ts";
import { failureMessage } from "#web/messages/failures.ts";

export const CONFIRM_QUESTION = "Are you sure you want to book This Quote?";
export const repeatQuestion = ({ bookedOn, quotationId }: BookedSailing): string =>
  `You booked this sailing on ${formatCutOff(bookedOn)} (${quotationId}). Book it again?`;

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
      return "Our booking desk processes the booking. My Bookings shows when it is confirmed.";
  }
};

/** Null for an offer with a single sailing. */
export const sailingNote = ({ part, departures = [] }: Pick<BookableOffer, "part" | "departures">): string | null => {
  if (part === undefined) return null;
  const dates = departures.map(formatLclDeparture).join(", ");
  return dates === ""
    ? "Our booking desk assigns the sailing. This tariff states no next departures."
    : `Our booking desk assigns the sailing. Next departures: ${dates}.`;
};

const CONFIRMED = "Booking confirmed!";

export const confirmedMessage = (message: string): string => (message.trim() === "" ? CONFIRMED : message);

export const failedMessage = (failure: Failure): string => {
  const { sentence, cause } = failureMessage("booking", failure);
  return cause === null ? sentence : `${sentence} ${cause}`;
};

export const outcomeText = (view: BookingView): string => {
  switch (view.kind) {
    case "confirming":
    case "confirming-repeat":
    case "closed":
      return "";
    case "sending":
      return "Sending the booking";
    case "booked":
      return `Success! ${confirmedMessage(view.receipt.message)}`;
    case "failed":
      return `Booking Failed. ${failedMessage(view.failure)}`;
  }
};
