import { type Deadline, findDeadlines, toDeadlineFacts } from "#domain/deadlines";
import { findDestinationMoves, toFreeTimeTerms } from "#domain/free-time";
import { listCfsCutOffs } from "#domain/lcl";
import type { CutOff, Rate } from "#domain/rates";
import type { ZoneClock } from "#domain/time";
import { type Journey, toJourney } from "#domain/tracking";
import type { BookingDetails } from "#ports/api.ts";
import type { BookingPage, FreeTimeFacts } from "./types.ts";

const toFreeTimeFacts = ({ freeTime, load }: Rate, journey: Journey, count: number): FreeTimeFacts => ({
  terms: toFreeTimeTerms(
    freeTime,
    load.containers.map(({ equipment }) => equipment),
  ),
  moves: findDestinationMoves(journey, Math.max(1, count), null),
  timeZone: journey.stops.at(-1)?.timeZone ?? null,
});

/* Of a part load that of the departure on which it sails. */
const listCutOffs = ({ booked, quotation: { shipment } }: BookingDetails): readonly CutOff[] => {
  if (booked === null) return [];
  return booked.source === "lcl" ? listCfsCutOffs(booked, shipment?.departure?.at ?? null) : booked.cutOffs;
};

const countLines = ({ shipment }: BookingDetails["quotation"]): number =>
  shipment === null ? 1 : shipment.load.mode === "fcl" ? shipment.load.containers.length : 0;

/** The page of a booking as of a moment, with everything that is calculated from it. */
export const toPage = (
  details: BookingDetails,
  clock: ZoneClock,
  { readAt, zone }: Pick<BookingPage, "readAt" | "zone">,
): BookingPage => {
  const { booked, report, quotation, leadTimes } = details;
  const journey = report === null ? null : toJourney(report, readAt);
  const rate = booked === null || booked.source === "lcl" ? null : booked;
  const containers = rate === null ? null : rate.load.containers.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts =
    journey === null
      ? null
      : toDeadlineFacts({
          status: quotation.status,
          containers: booked === null ? countLines(quotation) : containers,
          legs: booked?.legs ?? [],
          cutOffs: listCutOffs(details),
          freeTime: rate?.freeTime ?? [],
          journey,
          sentTasks: details.sentTasks,
          markedTasks: details.markedTasks,
        });
  const deadlines: readonly Deadline[] = facts === null ? [] : findDeadlines(facts, leadTimes, clock);
  const freeTime = journey === null || rate === null ? null : toFreeTimeFacts(rate, journey, containers ?? 1);
  return { details, journey, facts, deadlines, freeTime, readAt, zone };
};
