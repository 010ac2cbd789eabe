import { checkMessage, MESSAGE_PROBLEM_LABELS } from "#domain/bookings";
import { createForm, type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { refusedFields } from "#flows/kit/failure.ts";
import type { DeskBooking } from "../ports/index.ts";
import { type BookingServices, showChange } from "./bookings.ts";

export interface MessageDraft {
  readonly text: string;
}

/** A message to the customer; it is written whatever happened to the booking. What was typed stays until it was sent. */
export const createMessageForm = (services: BookingServices) =>
  createForm<MessageDraft, DeskBooking, "text">({
    id: "deskBooking.message",
    requestActor: services.requestActor,
    first: { text: "" },
    validate: ({ text }) =>
      checkMessage(text).match(
        () => [],
        (problem) => [{ field: "text", message: MESSAGE_PROBLEM_LABELS[problem] }],
      ),
    send: ({ text }, signal) =>
      showChange(services.page)(
        services.ports.bookings.change(services.number, { kind: "message", text: text.trim() }, signal),
      ),
    toProblems: refusedFields(["text"]),
    after: "open",
  });

export type MessageFormActor = FormActor<MessageDraft, DeskBooking, "text">;
export const messageFormView = (snapshot: FormSnapshot<MessageDraft, DeskBooking, "text">) => formView(snapshot);
