import type { Rate } from "#domain/rates";
import { createZoneClock, isOver, type LocalDateTime } from "#domain/time";
import { dueAt } from "./assess.ts";
import type { Deadline, DeadlineFacts, DeadlinePlace } from "./deadline.ts";
import { findDeadlines } from "./find-deadlines.ts";
import type { LeadTimes } from "./lead-times.ts";

/** What the deadlines of an offer follow from before it is booked. */
type OfferSailing = Pick<Rate, "legs" | "cutOffs"> & { readonly containers: number };

/* The zones of places are not known before the booking; the times of an offer are all local, so none is needed to order them. */
const toPlace = ({ name, code }: Rate["legs"][number]["from"]): DeadlinePlace => ({ name, code, timeZone: null });

const toFacts = ({ legs, cutOffs, containers }: OfferSailing): DeadlineFacts | null => {
  const [first, last] = [legs[0], legs.at(-1)];
  const loading = legs.find(({ mode }) => mode === "sea")?.from;
  if (first === undefined || last === undefined || loading === undefined) return null;
  const { kind } = first.from;
  return {
    status: "in-process",
    isPartLoad: false,
    containers: Math.max(1, containers),
    origin: { ...toPlace(first.from), kind: kind === "transhipment" ? "sea" : kind, departure: first.departure },
    loading: toPlace(loading),
    delivery: { ...toPlace(last.to), arrival: null, arrivalClass: "planned" },
    cutOffs,
    isOtherSailing: false,
    hasSailed: false,
    freeTime: [],
    progress: [],
  };
};

/**
 * The deadlines that somebody other than the carrier would have to meet if the offer is booked now, by time, local to their
 * places. One whose latest safe time has passed is among them as long as its cut-off has not.
 */
export const listOfferDeadlines = (sailing: OfferSailing, lead: LeadTimes, now: LocalDateTime): readonly Deadline[] => {
  const facts = toFacts(sailing);
  if (facts === null) return [];
  return findDeadlines(facts, lead, createZoneClock())
    .filter(({ responsible, stop }) => responsible !== "carrier" && stop !== "delivery")
    .filter(({ latest, cutOff }) => {
      const end = cutOff ?? latest;
      return end !== null && !isOver(end.local, now);
    })
    .toSorted((one, other) => dueAt(one) - dueAt(other));
};
