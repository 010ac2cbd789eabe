import { findDestinationMoves } from "#domain/free-time";
import type { BookingStatus, CutOff, CutOffCode, FreeTime, RouteLeg } from "#domain/rates";
import { type CalendarDate, createZoneClock, type Instant, type LocalDateTime, toDate } from "#domain/time";
import { type Journey, type JourneyStop, type MoveRow, toUtcMinutes } from "#domain/tracking";
import type { DeadlineFacts, DeadlinePlace, DeadlineTask, TaskProgress } from "./deadline.ts";

/** A task that the shipper has done in the portal: for how many containers, 1 of a task that is done once, and when. */
export interface SentTask {
  readonly task: "documents" | "vgm";
  readonly count: number;
  readonly at: Instant;
}

/** A task that was marked as done. */
export interface MarkedTask {
  readonly task: DeadlineTask;
  readonly at: Instant;
}

const CUT_OFF_OF_TASK: Readonly<Partial<Record<DeadlineTask, CutOffCode>>> = {
  documents: "DCO",
  vgm: "VCO",
  customs: "CUA",
  "cfs-delivery": "LCO",
  "gate-in": "PCO",
};

/** The cut-offs that are met by what was sent (documents, and the VGM of every container) or marked as done. */
export const findMetCutOffs = (
  sent: readonly SentTask[],
  containers: number,
  marked: readonly MarkedTask[] = [],
): readonly CutOffCode[] => {
  const isSent = (task: SentTask["task"], of: number): boolean =>
    sent.some((one) => one.task === task && one.count >= Math.max(1, of));
  const met = [
    ...(isSent("documents", 1) ? (["DCO"] as const) : []),
    ...(isSent("vgm", containers) ? (["VCO"] as const) : []),
    ...marked.flatMap(({ task }) => CUT_OFF_OF_TASK[task] ?? []),
  ];
  return [...new Set(met)];
};

/** A booking as it was made, and its journey as of now. */
interface BookedTransport {
  readonly status: BookingStatus;
  /** Null for a part load. */
  readonly containers: number | null;
  readonly legs: readonly RouteLeg[];
  readonly cutOffs: readonly CutOff[];
  readonly freeTime: readonly FreeTime[];
  readonly journey: Journey;
  readonly sentTasks?: readonly SentTask[];
  readonly markedTasks?: readonly MarkedTask[];
}

const toPlace = ({ name, code, timeZone }: JourneyStop): DeadlinePlace => ({ name, code, timeZone });

const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether the cargo sails on another vessel or voyage from the port of loading than the booked one. */
export const isOtherVessel = (legs: readonly RouteLeg[], { legs: sailed, stops }: Journey): boolean => {
  const loading = stops.findIndex(({ role }) => role === "POL");
  const booked = legs.find(({ mode }) => mode === "sea");
  const now = sailed.find(({ from, mode }) => mode === "sea" && from >= loading);
  return (
    booked !== undefined &&
    now !== undefined &&
    !(isSame(booked.vessel, now.vessel) && isSame(booked.voyage, now.voyage))
  );
};

/** When the transport begins; null if the cargo sails on another vessel and only the pick-up for the booked one is known. */
export const findFirstDeparture = (
  legs: readonly RouteLeg[],
  journey: Journey,
): CalendarDate | LocalDateTime | null => {
  const departure = journey.stops[0]?.departure ?? null;
  if (departure === null) return null;
  const { local } = departure.time;
  const isBooked = departure.class === "planned" && legs[0]?.mode !== "sea" && legs[0]?.departure === local;
  return isBooked && isOtherVessel(legs, journey) ? null : local;
};

/**
 * The cut-offs that count: those that the carrier reports of the vessel, otherwise those of the booked sailing; null if the
 * vessel is another one and its cut-offs are not known.
 */
export const findSailingCutOffs = ({
  legs,
  cutOffs,
  journey,
}: Pick<BookedTransport, "legs" | "cutOffs" | "journey">): readonly CutOff[] | null =>
  journey.cutOffs ?? (isOtherVessel(legs, journey) ? null : cutOffs);

const isReported = ({ class: eventClass, isRetracted, issues }: MoveRow): boolean =>
  eventClass === "actual" && !isRetracted && issues.length === 0;

const isAt = ({ place }: MoveRow, stops: readonly JourneyStop[]): boolean =>
  place.code === null
    ? place.name === null || stops.some(({ name }) => name === place.name)
    : stops.some(({ code }) => code === place.code);

const isDocument = ({ subject, documentType, code }: MoveRow, documents: string, codes: string): boolean =>
  subject === "document" && documents.split(" ").includes(documentType) && codes.split(" ").includes(code);

type Ends = { readonly start: readonly JourneyStop[]; readonly end: readonly JourneyStop[] };
type IsEvidence = (row: MoveRow, ends: Ends) => boolean;

const isContainer = (row: MoveRow, isEmpty: boolean, ...codes: readonly string[]): boolean =>
  row.subject === "container" && row.isEmpty === isEmpty && codes.includes(row.code);

/** Which reported moves prove that a task was done. */
const EVIDENCE: readonly (readonly [task: DeadlineTask, is: IsEvidence])[] = [
  ["booking", (row) => isDocument(row, "BKG CBR", "CONF APPR")],
  ["empty-pick-up", (row, { start }) => isContainer(row, true, "GTOT", "PICK") && isAt(row, start)],
  ["stuffing", (row, { start }) => isContainer(row, false, "STUF", "GTIN", "LOAD") && isAt(row, start)],
  ["trucking", (row, { start }) => isContainer(row, false, "GTIN", "LOAD") && isAt(row, start)],
  [
    "documents",
    (row) => isDocument(row, "SHI", "SUBM RECE APPR CMPL CONF") || isDocument(row, "TRD", "DRFT ISSU APPR"),
  ],
  ["vgm", (row) => isDocument(row, "VGM", "SUBM RECE APPR CMPL CONF ISSU")],
  [
    "customs",
    (row, { start }) =>
      isDocument(row, "CUC", "APPR RELS CMPL ISSU") ||
      (row.code === "CUSR" && row.place.code !== null && isAt(row, start)),
  ],
  ["cfs-delivery", (row, { start }) => isContainer(row, false, "GTIN", "LOAD") && isAt(row, start)],
  ["gate-in", (row, { start }) => isContainer(row, false, "GTIN", "LOAD") && isAt(row, start)],
  ["port-delivery", (row, { start }) => isContainer(row, false, "GTIN", "LOAD") && isAt(row, start.slice(-1))],
  ["pick-up", (row, { end }) => isContainer(row, false, "GTOT", "PICK") && isAt(row, end)],
  ["empty-return", (row, { end }) => isContainer(row, true, "GTIN", "DROP") && isAt(row, end)],
];

/* A move without a container number is of all containers; of several moves of a container the first counts. */
const toProgress = (task: DeadlineTask, rows: readonly MoveRow[], containers: number): readonly TaskProgress[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const ofAll = rows.find((row) => row.containers.length === 0);
  const seen = new Set<string>();
  let last = ofAll ?? first;
  for (const row of ofAll === undefined ? rows : []) {
    if (row.containers.some((container) => !seen.has(container))) last = row;
    for (const container of row.containers) seen.add(container);
  }
  const at = last.time.kind === "known" ? last.time.local : null;
  return [{ task, count: ofAll === undefined ? seen.size : containers, at }];
};

const toLocal = (at: Instant, zone: string | null): CalendarDate | LocalDateTime | null => {
  const minutes = toUtcMinutes(at);
  return minutes === null ? null : createZoneClock().toLocal(minutes, zone);
};

/* Both may have reported the same containers, so the larger number counts. */
const addSentTasks = (
  reported: readonly TaskProgress[],
  sent: readonly SentTask[],
  zone: string | null,
): readonly TaskProgress[] => {
  if (sent.length === 0) return reported;
  const own = sent.map(({ task, count, at }): TaskProgress => ({ task, count, at: toLocal(at, zone) }));
  const isMore = (one: TaskProgress, others: readonly TaskProgress[]): boolean =>
    !others.some(({ task, count }) => task === one.task && count >= one.count);
  const larger = own.filter((one) => isMore(one, reported));
  return [...reported.filter(({ task }) => !larger.some((one) => one.task === task)), ...larger];
};

const listProgress = ({ rows, stops }: Journey, containers: number): readonly TaskProgress[] => {
  const loading = stops.findIndex(({ role }) => role === "POL");
  const ends: Ends = { start: stops.slice(0, loading + 1), end: stops.slice(-1) };
  const reported = rows.filter(isReported);
  return EVIDENCE.flatMap(([task, is]) =>
    toProgress(
      task,
      reported.filter((row) => is(row, ends)),
      containers,
    ),
  );
};

const findDischarge = (journey: Journey, count: number): Pick<DeadlineFacts["delivery"], "discharged"> => {
  const { containers, startedBy } = findDestinationMoves(journey, count, null);
  const [first] = containers.flatMap(({ discharged }) => discharged ?? []).toSorted();
  return first === undefined || startedBy === "arrival" ? {} : { discharged: first };
};

const listImportFreeTime = (freeTime: readonly FreeTime[]): DeadlineFacts["freeTime"] =>
  freeTime.filter(({ movement }) => movement === "import").map(({ kind, days, counted }) => ({ kind, days, counted }));

/** What the deadlines of a booking follow from; null while no port of loading is known. */
export const toDeadlineFacts = ({ journey, legs, ...booked }: BookedTransport): DeadlineFacts | null => {
  const { stops } = journey;
  const loadingIndex = stops.findIndex(({ role }) => role === "POL");
  const [origin, loading, delivery] = [stops[0], stops[loadingIndex], stops.at(-1)];
  if (origin === undefined || loading === undefined || delivery === undefined) return null;
  const cutOffs = findSailingCutOffs({ legs, cutOffs: booked.cutOffs, journey });
  const bookedKind = legs[0]?.from.kind;
  const marks = (booked.markedTasks ?? []).map(({ task, at }) => ({ task, at: toLocal(at, loading.timeZone) }));
  const containers = Math.max(1, booked.containers ?? 1);
  return {
    status: booked.status,
    isPartLoad: booked.containers === null,
    containers,
    origin: {
      ...toPlace(origin),
      kind: loadingIndex === 0 || bookedKind === "transhipment" ? "sea" : (bookedKind ?? "inland"),
      departure: findFirstDeparture(legs, journey),
    },
    loading: { ...toPlace(loading), departure: loading.departure?.time.local ?? null },
    delivery: {
      ...toPlace(delivery),
      arrival: delivery.arrival === null ? null : toDate(delivery.arrival.time.local),
      arrivalClass: delivery.arrival?.class ?? "planned",
      ...findDischarge(journey, containers),
    },
    cutOffs: cutOffs ?? [],
    isOtherSailing: cutOffs === null,
    hasSailed:
      loading.departure?.class === "actual" || stops.slice(loadingIndex + 1).some(({ isReached }) => isReached),
    freeTime: listImportFreeTime(booked.freeTime),
    progress: addSentTasks(listProgress(journey, containers), booked.sentTasks ?? [], loading.timeZone),
    ...(marks.length === 0 ? {} : { marks }),
  };
};
