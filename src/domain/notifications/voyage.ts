import { dayValue, joinSentences, type Sentence, sentence } from "#domain/formatting";
import type { RouteLeg } from "#domain/rates";
import { daysBetween, toDate } from "#domain/time";
import { type EtaChange, type Journey, normaliseCode, type TrackingEvent, toUtcMinutes } from "#domain/tracking";
import { describeDatedCutOff } from "./deadlines.ts";
import type { DatedCutOff } from "./facts.ts";
import type { Notice } from "./notice.ts";

interface Vessel {
  readonly name: string;
  readonly voyage: string | null;
}

const formatVessel = ({ name, voyage }: Vessel): string => (voyage === null ? name : `${name} ${voyage}`);

const isSameVessel = (one: Vessel, other: Vessel): boolean =>
  normaliseCode(one.name) === normaliseCode(other.name) &&
  (one.voyage === null || other.voyage === null || normaliseCode(one.voyage) === normaliseCode(other.voyage));

const isVesselDeparture = ({ eventType, code, mode, isRetracted }: TrackingEvent): boolean =>
  normaliseCode(eventType) === "TRANSPORT" &&
  normaliseCode(code) === "DEPA" &&
  ["", "VESSEL"].includes(normaliseCode(mode)) &&
  !isRetracted;

interface ReportedVessel extends Vessel {
  readonly reportedAt: string;
  readonly at: number;
  readonly remark: string | null;
}

const toReportedVessel = ({ vesselName, voyage, reportedAt, remark }: TrackingEvent): readonly ReportedVessel[] => {
  const at = toUtcMinutes(reportedAt);
  return vesselName === null || reportedAt === null || at === null
    ? []
    : [{ name: vesselName.trim(), voyage, reportedAt, at, remark }];
};

interface VesselChange {
  readonly place: string;
  /** From the port of loading: what is due before it departs has moved. */
  readonly isAtLoading: boolean;
  readonly from: Vessel;
  readonly to: ReportedVessel;
}

const findLegChanges = (
  leg: RouteLeg,
  events: readonly TrackingEvent[],
  isAtLoading: boolean,
): readonly VesselChange[] => {
  const code = normaliseCode(leg.from.code);
  if (code === "" || leg.mode !== "sea") return [];
  const reported = events
    .filter((event) => isVesselDeparture(event) && normaliseCode(event.locationCode) === code)
    .flatMap(toReportedVessel)
    .toSorted((one, other) => one.at - other.at);
  const booked: Vessel | undefined = leg.vessel === null ? undefined : { name: leg.vessel, voyage: leg.voyage };
  return reported.flatMap((to, index) => {
    const from = reported[index - 1] ?? booked;
    return from === undefined || isSameVessel(from, to) ? [] : [{ place: leg.from.name, isAtLoading, from, to }];
  });
};

/** The changes of a vessel or voyage at the ports that the booked transport leaves from, by what the carrier reported. */
const findVesselChanges = (legs: readonly RouteLeg[], events: readonly TrackingEvent[]): readonly VesselChange[] =>
  legs.flatMap((leg) => findLegChanges(leg, events, leg === legs.find(({ mode }) => mode === "sea")));

const MIN_DAYS = 1;

/* Small changes add up: each is compared with the ETA that was last announced. */
const findAnnouncedChanges = (changes: readonly EtaChange[]): readonly EtaChange[] => {
  const announced: EtaChange[] = [];
  for (const change of changes) {
    const from = announced.at(-1)?.to ?? changes[0]?.from ?? change.from;
    const days = daysBetween(toDate(from.local), toDate(change.to.local));
    if (Math.abs(days) > MIN_DAYS) announced.push({ ...change, from, days });
  }
  return announced;
};

const findDestination = ({ stops }: Journey) => stops.find(({ role }) => role === "POD") ?? stops.at(-1);

const describeEta = ({ place, from, to }: EtaChange): Sentence =>
  sentence`ETA ${place} now ${dayValue(to.local, "weekday")}, was ${dayValue(from.local, "weekday")}`;

const describeCutOffs = (cutOffs: readonly DatedCutOff[]): Sentence =>
  cutOffs.length === 0
    ? "The cut-offs of this sailing are not known yet. Those of the earlier vessel no longer apply"
    : sentence`New cut-offs: ${joinSentences(cutOffs.map(describeDatedCutOff), "; ")}`;

const hasSailed = ({ stops }: Journey): boolean =>
  stops.some(({ role, departure }) => role === "POL" && departure?.class === "actual");

/**
 * A rolled or changed vessel, and changes of the ETA at the port of discharge by more than a day. `cutOffs` are those of the
 * vessel that the cargo sails on.
 */
export const findScheduleNotices = (
  journey: Journey,
  legs: readonly RouteLeg[],
  events: readonly TrackingEvent[],
  cutOffs: readonly DatedCutOff[],
): readonly Notice[] => {
  const destination = findDestination(journey);
  const etaChanges = findAnnouncedChanges(journey.etaChanges.filter(({ place }) => place === destination?.name));
  const vesselChanges = findVesselChanges(legs, events);
  const announced = new Set(vesselChanges.map(({ to }) => to.reportedAt));
  const isStillDue = !hasSailed(journey);
  const last = vesselChanges.findLast(({ isAtLoading }) => isAtLoading);
  const vessels = vesselChanges.map((change): Notice => {
    const { place, from, to } = change;
    const eta = etaChanges.find(({ reportedAt }) => reportedAt === to.reportedAt);
    const details = [
      eta === undefined ? null : describeEta(eta),
      to.remark,
      isStillDue && change === last ? describeCutOffs(cutOffs) : null,
    ].filter((part) => part !== null);
    return {
      key: `vessel|${place}|${formatVessel(to)}|${to.reportedAt}`,
      kind: "vessel-changed",
      title: `Vessel changed in ${place}: ${formatVessel(to)}, was ${formatVessel(from)}`,
      detail: details.length === 0 ? null : joinSentences(details, ". "),
      at: to.at,
      until: null,
    };
  });
  const etas = etaChanges
    .filter(({ reportedAt }) => reportedAt === null || !announced.has(reportedAt))
    .map(
      (change): Notice => ({
        key: `eta|${change.to.local}|${change.reportedAt ?? ""}`,
        kind: "eta-changed",
        title: describeEta(change),
        detail: change.reason,
        at: toUtcMinutes(change.reportedAt) ?? change.to.order,
        until: null,
      }),
    );
  return [...vessels, ...etas];
};

/** A shipment that reaches a port of transhipment only after its next vessel has left or will leave. */
export const findMissedTranshipments = (journey: Journey, now: number): readonly Notice[] =>
  journey.stops.flatMap((stop, index) => {
    const { arrival, departure } = stop;
    if (stop.role !== "TSP" || arrival === null || departure === null || departure.class === "actual") return [];
    const isTimed = arrival.time.local.length > 10 && departure.time.local.length > 10;
    const isMissed = isTimed
      ? arrival.time.order > departure.time.order
      : toDate(arrival.time.local) > toDate(departure.time.local);
    if (!isMissed || arrival.class === "planned") return [];
    const next = journey.legs.find(({ from }) => from === index);
    const vessel = next?.vessel == null ? "the next vessel" : formatVessel({ name: next.vessel, voyage: next.voyage });
    return [
      {
        key: `transhipment|${stop.code ?? stop.name}|${vessel}|${departure.time.local}`,
        kind: "transhipment-missed",
        title: `Transhipment missed in ${stop.name}: ${vessel}`,
        detail: sentence`Arrival ${dayValue(arrival.time.local, "weekday")}, departure ${dayValue(departure.time.local, "weekday")}`,
        at: toUtcMinutes(journey.lastUpdatedAt) ?? now,
        until: null,
      },
    ];
  });

/** The arrival at the port of discharge and at the place of delivery. */
export const findArrivals = ({ stops }: Journey): readonly Notice[] =>
  stops.flatMap(({ role, code, name, arrival }) =>
    arrival?.class === "actual" && (role === "POD" || role === "FPD")
      ? [
          {
            key: `arrived|${role}|${code ?? name}`,
            kind: "arrived",
            title: `Arrived in ${name}`,
            detail: [dayValue(arrival.time.local, "weekday")],
            at: arrival.time.order,
            until: null,
          },
        ]
      : [],
  );
