import { checkMessage, MESSAGE_PROBLEM_LABELS } from "#domain/bookings";
import type { BookingMessage } from "#ports/booking-messages.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { createConversation } from "../kit/conversation.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

export type { BookingMessage } from "#ports/booking-messages.ts";

/** The messages of a booking. */
export const messagesFlow = ({ requestActor, ports }: FlowServices<"bookingMessages">, booking: string) =>
  createPage<readonly BookingMessage[]>({
    id: "messages",
    requestActor,
    load: (signal) => ports.bookingMessages.list(booking, signal),
  });

export const messagesView = (snapshot: PageSnapshot<readonly BookingMessage[]>) =>
  pageView(snapshot, (messages) => ({ messages }));

interface MessageDraft {
  readonly comment: string;
}

/** A message to the desk. What is typed stays until it was sent. */
export const writeMessageFlow = (
  { requestActor, ports }: FlowServices<"bookingMessages" | "drafts" | "ids">,
  booking: string,
) =>
  createConversation<MessageDraft, readonly BookingMessage[], "comment">({
    id: "message",
    requestActor,
    ports,
    draftKey: DRAFT_KEYS.bookingMessage,
    about: booking,
    first: { comment: "" },
    validate: ({ comment }) =>
      checkMessage(comment).match(
        () => [],
        (problem) => [{ field: "comment", message: MESSAGE_PROBLEM_LABELS[problem] }],
      ),
    send: ({ comment }, signal, key) => ports.bookingMessages.write({ booking, text: comment.trim(), key }, signal),
  });
