import { eventRecorder, type LoggedEvent } from "../booking-events/index.ts";

/** What happens to a booking itself, apart from requests, documents and cargo. */
export type BookingEvent =
  | { readonly kind: "confirmed" | "cancelled"; readonly number: string }
  | { readonly kind: "corrected"; readonly number: string; readonly replaced: string }
  | { readonly kind: "rejected"; readonly number: string; readonly reason: string }
  | { readonly kind: "file-added"; readonly fileName: string };

const toLogged = (event: BookingEvent, happenedAt: number): LoggedEvent => {
  switch (event.kind) {
    case "confirmed":
    case "cancelled":
      return { kind: event.kind, subject: event.number, fact: event.number };
    case "corrected": {
      const { kind, number, replaced } = event;
      return { kind, subject: `${replaced} ${number} ${happenedAt}`, fact: `${number} replaces ${replaced}`, replaced };
    }
    case "rejected":
      return { kind: event.kind, subject: event.number, fact: `${event.number}: ${event.reason}` };
    case "file-added":
      return { kind: "document-added", subject: event.fileName, fact: event.fileName };
  }
};

/** Belongs in the transaction of the change. */
export const recordBookingEvent = eventRecorder(toLogged);
