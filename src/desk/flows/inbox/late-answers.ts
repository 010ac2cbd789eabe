import type { ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";
import type { BookingChange, Customer, DeskBooking, DeskPorts } from "../../ports/index.ts";
import type { HeldAnswer, LateAnswer } from "./types.ts";

const ANSWERS: readonly BookingChange["kind"][] = ["confirm", "reject", "answer-change", "answer-cargo"];

const toHeld = ({ kind }: BookingChange, { number, undoUntil }: DeskBooking): HeldAnswer | null =>
  undoUntil === null || !ANSWERS.includes(kind) ? null : { number, until: undoUntil };

/**
 * The ports of a preview: what it sends is not stopped when another item is shown, and its result is reported then. Reading
 * stops with it.
 */
export const finishAnswers = (ports: DeskPorts, report: (late: LateAnswer) => void): DeskPorts => {
  const finish = <Value extends DeskBooking | Customer>(
    send: (signal: AbortSignal) => ResultAsync<Value, Failure>,
    signal: AbortSignal,
    findHeld: (value: Value) => HeldAnswer | null,
  ): ResultAsync<Value, Failure> =>
    send(new AbortController().signal)
      .andTee((value) => {
        if (signal.aborted) report({ kind: "sent", held: findHeld(value) });
      })
      .orTee((failure) => {
        if (signal.aborted) report({ kind: "refused", failure });
      });
  const { bookings, customers } = ports;
  return {
    ...ports,
    bookings: {
      ...bookings,
      change: (number, change, signal) =>
        finish(
          (lasting) => bookings.change(number, change, lasting),
          signal,
          (booking) => toHeld(change, booking),
        ),
    },
    customers: {
      ...customers,
      changeState: (change, signal) =>
        finish(
          (lasting) => customers.changeState(change, lasting),
          signal,
          () => null,
        ),
    },
  };
};
