import { toSingleLine } from "#server/platform/text.ts";
import { toInstant } from "#server/platform/time.ts";
import type { CarrierBookingTable } from "./tables.ts";

const describeProblem = (carrier: string, { problem, number: given, reason }: CarrierBookingTable): string => {
  const number = toSingleLine(given ?? "");
  const stated = reason === null ? "" : ` (${toSingleLine(reason)})`;
  switch (problem) {
    case "missing":
      return `${carrier} has no booking of it, although it was sent. Ask there before you book it otherwise.`;
    case "invalid":
      return `${carrier} cannot read the booking${stated}. Book it there.`;
    case "too-late":
      return `${carrier} has not decided for two weeks${stated}. Ask there; nothing more is asked by itself.`;
    case "number-taken":
      return `${carrier} has booked it as ${number}, which is the number of another booking. Ask there.`;
    case "number-malformed":
      return `${carrier} has booked it under a number that cannot be entered: ${number}. Ask there.`;
    case "other-number":
      return `${carrier} has booked it as ${number}, and here it has another number. Cancel one of the two there.`;
    case "ended-here":
      return `${carrier} has ${given === null ? "received it" : `booked it as ${number}`}, although it has ended here. Cancel it there.`;
    case "declined-there":
      return `${carrier} does not book it${stated}, although it is confirmed here. Ask there.`;
    case null:
      return `Ask ${carrier} about it.`;
  }
};

/** What is known of a booking at its carrier and what the desk does about it, in sentences. */
export const describeCarrierBooking = (row: CarrierBookingTable): readonly string[] => {
  const carrier = toSingleLine(row.source);
  const stated = row.reason === null ? "" : ` (${toSingleLine(row.reason)})`;
  const next = row.dueAt === null ? "" : ` Next call: ${toInstant(row.dueAt)}.`;
  switch (row.state) {
    case "unsent":
      return [`${carrier} does not have it yet${stated}. It is sent by itself: do not book it otherwise.${next}`];
    case "unknown":
      return [
        `It is not known whether ${carrier} has booked it${stated}. It is asked for by itself: do not book it otherwise.${next}`,
      ];
    case "received":
      return [`${carrier} has received it and decides later. It is asked for by itself.${next}`];
    case "confirmed":
      return [`${carrier} has booked it as ${toSingleLine(row.number ?? "")}.`];
    case "declined":
      return [`${carrier} does not book it${stated}.`];
    case "desk":
      return [describeProblem(carrier, row)];
    case "closed":
      return [`${carrier} has no booking of it.`];
  }
};
