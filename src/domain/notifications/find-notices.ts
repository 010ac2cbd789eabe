import { type Sentence, sentence } from "#domain/formatting";
import type { Instant } from "#domain/time";
import { toJourney, toUtcMinutes } from "#domain/tracking";
import { findCutOffNotices, listReminderTimes } from "./deadlines.ts";
import type { BookingChange, BookingFacts } from "./facts.ts";
import { findFreeTimeNotices, listFreeTimeReminders } from "./free-time.ts";
import type { Notice, NoticeKind } from "./notice.ts";
import { findArrivals, findMissedTranshipments, findScheduleNotices } from "./voyage.ts";

const CHANGES = {
  received: {
    kind: "booking-received",
    toTitle: (fact) => sentence`Booking received: ${fact}`,
    detail: "The carrier has not confirmed it yet",
  },
  confirmed: { kind: "booking-confirmed", toTitle: (fact) => sentence`Booking confirmed: ${fact}`, detail: null },
  cancelled: { kind: "booking-cancelled", toTitle: (fact) => sentence`Booking cancelled: ${fact}`, detail: null },
  rejected: {
    kind: "booking-cancelled",
    toTitle: (fact) => sentence`Booking not accepted: ${fact}`,
    detail: "Nothing is booked. Search again for another sailing",
  },
  corrected: {
    kind: "booking-confirmed",
    toTitle: (fact) => sentence`Booking number corrected: ${fact}`,
    detail: "The booking stays as it is",
  },
  "amendment-received": {
    kind: "amendment-received",
    toTitle: (fact) => sentence`Request received: ${fact}`,
    detail: "Nothing changes before it is confirmed",
  },
  "amendment-confirmed": {
    kind: "amendment-confirmed",
    toTitle: (fact) => sentence`Change confirmed: ${fact}`,
    detail: null,
  },
  "amendment-declined": {
    kind: "amendment-declined",
    toTitle: (fact) => sentence`Change declined: ${fact}`,
    detail: "The booking stays as it is",
  },
  "amendment-refused": {
    kind: "amendment-refused",
    toTitle: (fact) => sentence`Fee not agreed to: ${fact}`,
    detail: "The booking stays as it is",
  },
  "amendment-fee": {
    kind: "amendment-fee",
    toTitle: (fact) => sentence`Fee to agree to: ${fact}`,
    detail: "Nothing changes before you agree",
  },
  "amendment-withdrawn": {
    kind: "amendment-declined",
    toTitle: (fact) => sentence`Proposal withdrawn: ${fact}`,
    detail: "There is nothing to agree to. The booking stays as it is",
  },
  "document-added": { kind: "document-added", toTitle: (fact) => sentence`Document added: ${fact}`, detail: null },
  "draft-added": {
    kind: "document-added",
    toTitle: (fact) => sentence`Document added: ${fact}`,
    detail: "Please read it, and approve it or request changes",
  },
  "document-requested": {
    kind: "document-requested",
    toTitle: (fact) => sentence`Document requested: ${fact}`,
    detail: "Please add it to the booking",
  },
  "document-withdrawn": {
    kind: "document-requested",
    toTitle: (fact) => sentence`No longer requested: ${fact}`,
    detail: null,
  },
  "document-commented": { kind: "document-commented", toTitle: (fact) => sentence`Comment on ${fact}`, detail: null },
  "message-written": {
    kind: "message-written",
    toTitle: (fact) => sentence`Message from our desk: ${fact}`,
    detail: "You can answer on the page of the booking",
  },
  "document-infected": {
    kind: "document-requested",
    toTitle: (fact) => sentence`File refused: ${fact}`,
    detail: "It was removed. Please add a clean file",
  },
  "cargo-accepted": { kind: "cargo-accepted", toTitle: (fact) => sentence`Accepted: ${fact}`, detail: null },
  "cargo-returned": {
    kind: "cargo-returned",
    toTitle: (fact) => sentence`Returned: ${fact}`,
    detail: "Please correct it and send it again",
  },
} as const satisfies Readonly<
  Record<
    BookingChange["kind"],
    { readonly kind: NoticeKind; readonly toTitle: (fact: Sentence) => Sentence; readonly detail: string | null }
  >
>;

const toChangeNotice = ({ kind, subject, fact, at, lines }: BookingChange): Notice => ({
  key: `${kind}|${subject}`,
  kind: CHANGES[kind].kind,
  title: CHANGES[kind].toTitle(fact),
  detail: CHANGES[kind].detail,
  ...(lines === undefined ? {} : { lines }),
  at,
  until: null,
});

const findEnd = ({ legs }: BookingFacts): string | null => legs.at(-1)?.to.code ?? null;

const findVoyageNotices = (facts: BookingFacts, now: Instant, minute: number): readonly Notice[] => {
  const { report, legs, freeTime } = facts;
  if (report === null) return [];
  const journey = toJourney(report, now);
  if (journey.isCancelled) return [];
  return [
    ...findScheduleNotices(journey, legs, report.events, listOpenCutOffs(facts)),
    ...findMissedTranshipments(journey, minute),
    ...findArrivals(journey),
    ...findFreeTimeNotices(freeTime, journey, findEnd(facts), minute),
  ];
};

/** The booking cut-off is met as soon as the carrier has confirmed. */
const listOpenCutOffs = ({ status, cutOffs }: BookingFacts): BookingFacts["cutOffs"] =>
  status === "booked" ? cutOffs.filter(({ code }) => code !== "STA") : cutOffs;

/**
 * Every message that the facts of a booking give rise to at a time, each once. What was announced before is found again
 * with the same key. A cancelled booking gives rise to no reminders.
 */
export const findNotices = (facts: BookingFacts, now: Instant): readonly Notice[] => {
  const minute = toUtcMinutes(now) ?? 0;
  const isRunning = facts.status !== "cancelled";
  const notices = [
    ...facts.changes.map(toChangeNotice),
    ...(isRunning ? findCutOffNotices(listOpenCutOffs(facts), minute) : []),
    ...(isRunning ? findVoyageNotices(facts, now, minute) : []),
  ];
  return [...new Map(notices.map((notice) => [notice.key, notice])).values()];
};

/** When the next reminder of a booking becomes due (minutes since 1970), without further news; null when none will. */
export const findNextReminder = (facts: BookingFacts, now: Instant): number | null => {
  if (facts.status === "cancelled") return null;
  const minute = toUtcMinutes(now) ?? 0;
  const journey = facts.report === null ? null : toJourney(facts.report, now);
  const times = [
    ...listReminderTimes(listOpenCutOffs(facts)),
    ...(journey === null ? [] : listFreeTimeReminders(facts.freeTime, journey, findEnd(facts))),
  ].filter((time) => time > minute);
  return times.length === 0 ? null : Math.min(...times);
};
