import { BRAND } from "#brand";
import { formatMoney, type Money } from "#domain/money";
import { formatDate, formatZoneNote } from "#domain/time";
import { toSingleLine } from "#server/platform/text.ts";
import { OFFICE_ZONE, officeDay, zones } from "#server/platform/time.ts";
import { eventRecorder, type LoggedEvent } from "../booking-events/index.ts";
import { AMENDMENT_NAMES } from "./desk-mails.ts";
import type { BookingAmendmentTable } from "./tables.ts";

type Request = Pick<BookingAmendmentTable, "id" | "kind" | "requestedAt" | "byDesk">;

interface Decision {
  readonly reason: string | null;
  /** The fee that counts. */
  readonly fee: Money | null;
  /** What it changes, a line for each. */
  readonly lines?: readonly string[];
}

/** What happens to a request to change or cancel a booking. */
type AmendmentEvent =
  | { readonly kind: "received"; readonly request: Request }
  | (Decision & {
      readonly kind: "confirmed" | "declined" | "refused" | "fee" | "withdrawn";
      readonly request: Request;
    })
  /** The request was for a cancellation: the booking with this number has ended. */
  | (Decision & { readonly kind: "cancelled"; readonly number: string });

/** Names a request for whoever reads it: what was asked, and on which day at the office. */
export const nameRequest = ({ kind, requestedAt, byDesk }: Request): string => {
  const day = { at: officeDay(requestedAt), zone: OFFICE_ZONE };
  return `${AMENDMENT_NAMES[kind]} ${byDesk === 1 ? `by ${BRAND.shortName}` : "requested"} ${formatDate(day.at)}${formatZoneNote(day, null, zones)}`;
};

const describeDecision = (about: string, { reason, fee }: Decision, isProposed: boolean): string => {
  if (reason !== null) return `${about}: ${toSingleLine(reason)}`;
  if (fee === null) return about;
  return isProposed ? `${about}: ${formatMoney(fee)}` : `${about}, fee ${formatMoney(fee)}`;
};

const toLogged = (event: AmendmentEvent, happenedAt: number): LoggedEvent => {
  if (event.kind === "cancelled") {
    const fact = describeDecision(event.number, event, false);
    return { kind: "cancelled", subject: fact, fact };
  }
  const { kind, request } = event;
  const about = nameRequest(request);
  if (kind === "received") return { kind: "amendment-received", subject: request.id, fact: about };
  const fact = describeDecision(about, event, kind === "fee");
  const subject = `${request.id} ${fact}${kind === "fee" ? ` ${happenedAt}` : ""}`;
  const { lines = [] } = event;
  return { kind: `amendment-${kind}`, subject, fact, details: lines.length === 0 ? null : JSON.stringify(lines) };
};

/** The request that an event is about. */
export const readRequestId = (subject: string): string => subject.split(" ", 1)[0] ?? "";

/** Belongs in the transaction of the change. */
export const recordAmendmentEvent = eventRecorder(toLogged);
