import { BRAND } from "#brand";
import { dayValue, moneyValue, type Sentence, sentence, writeSentence } from "#domain/formatting";
import type { Money } from "#domain/money";
import { formatZoneNote } from "#domain/time";
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
  readonly lines?: readonly Sentence[];
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
export const nameRequest = ({ kind, requestedAt, byDesk }: Request): Sentence => {
  const day = { at: officeDay(requestedAt), zone: OFFICE_ZONE };
  const by = byDesk === 1 ? `by ${BRAND.shortName}` : "requested";
  return sentence`${AMENDMENT_NAMES[kind]} ${by} ${dayValue(day.at)}${formatZoneNote(day, null, zones)}`;
};

const describeDecision = (about: Sentence, { reason, fee }: Decision, isProposed: boolean): Sentence => {
  if (reason !== null) return sentence`${about}: ${toSingleLine(reason)}`;
  if (fee === null) return about;
  return isProposed ? sentence`${about}: ${moneyValue(fee)}` : sentence`${about}, fee ${moneyValue(fee)}`;
};

const toLogged = (event: AmendmentEvent, happenedAt: number): LoggedEvent => {
  if (event.kind === "cancelled") {
    const fact = describeDecision(event.number, event, false);
    return { kind: "cancelled", subject: writeSentence(fact), fact };
  }
  const { kind, request } = event;
  const about = nameRequest(request);
  if (kind === "received") return { kind: "amendment-received", subject: request.id, fact: about };
  const fact = describeDecision(about, event, kind === "fee");
  const subject = `${request.id} ${writeSentence(fact)}${kind === "fee" ? ` ${happenedAt}` : ""}`;
  return { kind: `amendment-${kind}`, subject, fact, lines: event.lines ?? [] };
};

/** The request that an event is about. */
export const readRequestId = (subject: string): string => subject.split(" ", 1)[0] ?? "";

/** Belongs in the transaction of the change. */
export const recordAmendmentEvent = eventRecorder(toLogged);
