import { toTime } from "#domain/time";
import { formatLastUpdate } from "./journey-labels.ts";
import { type EtaChange, type EventTime, type MoveRow, type StopRole, formatOffset } from "#domain/tracking";
import type { TrackedJourney } from "#flows/shipment.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { formatDate } from "#web/messages/formats.ts";

export const ROLE_LABELS: Readonly<Record<StopRole, string>> = {
  POO: "Place of origin",
  POL: "Port of loading",
  TSP: "Transhipment port",
  POD: "Port of discharge",
  FPD: "Final place of delivery",
};

export const CLASS_LABELS: Readonly<Record<MoveRow["class"], string>> = {
  actual: "actual",
  expected: "estimated",
  planned: "planned",
  unknown: "not stated whether actual",
};

/** `06:00 UTC+01:00` and its certainty; '' without a time of day. */
export const clockText = (time: EventTime): string => {
  if (time.kind !== "known") return "";
  const clock = toTime(time.local);
  const offset = formatOffset(time);
  return clock === null ? "" : [clock, offset].filter((part) => part !== null).join(" ");
};

/** `Wed 25 Nov 2026`, the unparsed text, or that there is no time. */
export const dayText = (time: EventTime): string => {
  if (time.kind === "known") return formatDate(time.local);
  return time.kind === "unreadable" ? time.written : "No time given";
};

/** `Last update from the carrier: 2 days ago (18 Nov, 12:00 your time).` */
export const lastUpdatedText = ({ journey, readAt }: TrackedJourney): string => {
  const { lastUpdatedAt, progress } = journey;
  if (lastUpdatedAt === null && progress.kind === "nothing-reported") return "No update from the carrier yet.";
  const ago = formatLastUpdate(lastUpdatedAt, readAt);
  return lastUpdatedAt === null || ago === null
    ? "The time of the carrier's last update is unknown."
    : `Last update from the carrier: ${ago} (${ownDayAndTime(lastUpdatedAt)}).`;
};

export const MODE_NAMES: Readonly<Record<MoveRow["mode"], string>> = {
  sea: "Vessel",
  barge: "Barge",
  rail: "Rail",
  truck: "Truck",
  unknown: "Not stated",
};

/** `2 days later`, `1 day earlier`, `the same day`. */
export const shiftText = (days: EtaChange["days"]): string => {
  if (days === 0) return "the same day";
  const count = Math.abs(days);
  return `${count} ${count === 1 ? "day" : "days"} ${days > 0 ? "later" : "earlier"}`;
};
