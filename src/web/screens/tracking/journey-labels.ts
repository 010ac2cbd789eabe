import { daysUntil, formatInDays, toDate, type TodayIn } from "#domain/time";
import {
  toUtcMinutes,
  type DataQualityIssue,
  type Revision,
  type Journey,
  type JourneyStop,
  type StopMoment,
} from "#domain/tracking";
import type { LegMode } from "#domain/rates";
import { formatCutOff, formatFullDate } from "#web/messages/formats.ts";

/** Why a move does not count as progress. */
export const ISSUE_LABELS: Readonly<Record<DataQualityIssue, string>> = {
  "no-time": "No time was given.",
  "unreadable-time": "The time cannot be read; it is shown as it was written.",
  "in-the-future": "Reported as done, but its time has not come yet.",
  "unknown-move": "Unknown type of move.",
  "unknown-class": "Not stated whether it happened or is expected.",
  "out-of-order": "Its time is before moves that must happen first.",
  "several-containers": "Names several containers at once.",
  "no-vessel": "No vessel was named.",
};

export const OUTCOME_LABELS: Readonly<Record<Revision["outcome"], string>> = {
  corrected: "Corrected",
  retracted: "Taken back",
  overtaken: "Replaced by newer information",
};

const ON_THE_WAY: Readonly<Record<LegMode, string>> = {
  sea: "At sea",
  rail: "On the train",
  truck: "On the road",
  barge: "On the barge",
  unknown: "On the way",
};

const PREFIX: Readonly<Record<StopMoment["class"], readonly [arrival: string, departure: string]>> = {
  actual: ["Arrived", "Left"],
  expected: ["Expected", "Leaves"],
  planned: ["Planned", "Planned to leave"],
};

const dayAndMonth = (moment: StopMoment): string => formatCutOff(toDate(moment.time.local));

/** The text under a stop: `Left 31 Oct`, `Arrived 25 Nov`, `Expected 25 Nov`; null when nothing is known. */
export const formatStop = ({ arrival, departure }: JourneyStop): string | null => {
  if (departure?.class === "actual") return `Left ${dayAndMonth(departure)}`;
  const shown = arrival ?? departure;
  if (shown === null) return null;
  return `${PREFIX[shown.class][shown === arrival ? 0 : 1]} ${dayAndMonth(shown)}`;
};

const vesselText = (vessel: string | null, voyage: string | null): string =>
  [vessel, voyage].filter((part) => part !== null).join(" ");

/** Where the shipment is, without a full stop: `At sea, ASTRID MERIDIAN 431W`, `In Nhava Sheva`, `Delivered`. */
export const formatState = ({ isCancelled, progress, legs, stops }: Journey): string => {
  if (isCancelled) return "Cancelled";
  switch (progress.kind) {
    case "nothing-reported":
      return stops.length === 0 ? "No route known" : "Planned, not started yet";
    case "at-stop":
      return `In ${stops[progress.stop]?.name ?? "transit"}`;
    case "under-way": {
      const leg = legs[progress.leg];
      const vessel = vesselText(leg?.vessel ?? null, leg?.voyage ?? null);
      const way = ON_THE_WAY[leg?.mode ?? "unknown"];
      return vessel === "" ? way : `${way}, ${vessel}`;
    }
    case "arrived":
      return `Arrived in ${stops.at(-1)?.name ?? "its destination"}`;
    case "delivered":
      return "Delivered";
  }
};

/** The next place with an expected or planned arrival: `Due in Rotterdam on Wed 25 Nov 2026, in 5 days.`; null when none is to come. */
export const formatDue = ({ isCancelled, stops }: Journey, todayIn: TodayIn): string | null => {
  const next = stops.find(({ arrival, isReached }) => !isReached && arrival !== null && arrival.class !== "actual");
  if (isCancelled || next?.arrival == null) return null;
  const { local } = next.arrival.time;
  const verb = next.arrival.class === "planned" ? "Planned to arrive" : "Due";
  const days = daysUntil({ at: local, zone: next.timeZone }, todayIn);
  return `${verb} in ${next.name} on ${formatFullDate(local)}, ${formatInDays(days)}${days < 0 ? ", not confirmed" : ""}.`;
};

const agoText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** How long ago the carrier last sent data: `just now`, `5 hours ago`, `3 days ago`; null when that is not known. */
export const formatLastUpdate = (lastUpdatedAt: string | null, now: string): string | null => {
  const [updated, minute] = [toUtcMinutes(lastUpdatedAt), toUtcMinutes(now)];
  if (updated === null || minute === null) return null;
  const minutes = Math.floor(minute - updated);
  if (minutes < 1) return "just now";
  if (minutes < 60) return agoText(minutes, "minute");
  return minutes < 48 * 60 ? agoText(Math.floor(minutes / 60), "hour") : agoText(Math.floor(minutes / 1440), "day");
};
