import type { CutOffCode } from "#domain/rates";
import { addDays, type TimeZone, toDate, toDayBounds, type UtcMinutes, type ZoneClock } from "#domain/time";
import type {
  Deadline,
  DeadlineFacts,
  DeadlinePlace,
  DeadlineStop,
  DeadlineTask,
  DeadlineTime,
  Responsible,
  TaskMark,
} from "./deadline.ts";
import type { LeadTimes } from "./lead-times.ts";

const HOUR = 60;

const readMoment = (at: DeadlineTime["local"], zone: string | null, clock: ZoneClock) => {
  const { first, last } = toDayBounds(at);
  return { time: { local: at, utc: clock.toUtc(last, zone) }, first: clock.toUtc(first, zone) };
};

/* Of a cut-off without a time, the hours are counted from the begin of its day: it may end at any hour. */
const findCutOff = ({ cutOffs, loading }: DeadlineFacts, code: CutOffCode, clock: ZoneClock) => {
  const found = cutOffs.find((cutOff) => cutOff.code === code);
  return found === undefined ? null : readMoment(found.at, loading.timeZone, clock);
};

const isKnown = (moment: UtcMinutes | null): moment is UtcMinutes => moment !== null;

const earliest = (...moments: readonly (UtcMinutes | null)[]): UtcMinutes | null => {
  const known = moments.filter(isKnown);
  return known.length === 0 ? null : Math.min(...known);
};

const before = (moment: UtcMinutes | null, hours: number): UtcMinutes | null =>
  moment === null ? null : moment - hours * HOUR;

/** Latest safe moments before departure; null where neither a cut-off nor a departure leads to one. */
const planBackward = (facts: DeadlineFacts, lead: LeadTimes, clock: ZoneClock) => {
  const { origin, containers, isPartLoad } = facts;
  const [port, cfs, vgm] = [
    findCutOff(facts, "PCO", clock),
    /* Containers go to the port, whatever their carrier states for part loads. */
    isPartLoad ? findCutOff(facts, "LCO", clock) : null,
    findCutOff(facts, "VCO", clock),
  ];
  const departure = origin.departure === null ? null : readMoment(origin.departure, origin.timeZone, clock).first;
  const isInland = origin.kind !== "sea";
  const atPort = before(port?.first ?? null, lead.gateIn);
  const gateIn = isInland ? before(departure, origin.kind === "inland" ? lead.gateIn : 0) : atPort;
  const cfsDelivery = before(cfs?.first ?? null, lead.gateIn);
  const receipt = isPartLoad ? cfsDelivery : gateIn;
  const trucking = origin.kind === "door" && !isPartLoad ? gateIn : before(receipt, lead.trucking);
  const vgmSafe = before(vgm?.first ?? null, lead.vgm);
  const stuffing = before(earliest(trucking, vgmSafe), lead.stuffing * containers);
  return {
    port,
    cfs,
    vgm,
    gateIn,
    cfsDelivery,
    trucking,
    vgmSafe,
    stuffing,
    emptyPickUp: before(stuffing, lead.emptyPickUp),
  };
};

type Row = Pick<Deadline, "task" | "stop" | "responsible" | "cutOff"> & { readonly latest: UtcMinutes | null };

const row = (
  task: DeadlineTask,
  stop: DeadlineStop,
  responsible: Responsible,
  latest: UtcMinutes | null,
  cutOff: { readonly time: DeadlineTime } | null = null,
): Row => ({ task, stop, responsible, latest, cutOff: cutOff?.time ?? null });

const listExportRows = (facts: DeadlineFacts, lead: LeadTimes, clock: ZoneClock): readonly Row[] => {
  const { origin, isPartLoad } = facts;
  const plan = planBackward(facts, lead, clock);
  const [booking, documents, customs] = [
    findCutOff(facts, "STA", clock),
    findCutOff(facts, "DCO", clock),
    findCutOff(facts, "CUA", clock),
  ];
  const isDoor = origin.kind === "door" && !isPartLoad;
  const premises = [
    row("empty-pick-up", "premises", isDoor ? "carrier" : "haulier", plan.emptyPickUp),
    row("stuffing", "premises", "shipper", plan.stuffing),
    row("trucking", "premises", isDoor ? "carrier" : "haulier", plan.trucking),
  ];
  const isInland = origin.kind !== "sea";
  return [
    ...(isPartLoad ? premises.slice(2) : premises),
    ...(origin.kind === "inland" && !isPartLoad ? [row("gate-in", "origin", "haulier", plan.gateIn)] : []),
    row("booking", "loading", "carrier", booking?.time.utc ?? null, booking),
    row("documents", "loading", "shipper", before(documents?.first ?? null, lead.documents), documents),
    ...(isPartLoad && plan.vgm === null ? [] : [row("vgm", "loading", "shipper", plan.vgmSafe, plan.vgm)]),
    row("customs", "loading", "customs-agent", before(customs?.first ?? null, lead.customs), customs),
    isPartLoad ? row("cfs-delivery", "loading", "haulier", plan.cfsDelivery, plan.cfs) : portRow(isInland, plan),
  ];
};

const portRow = (isInland: boolean, { port, gateIn }: ReturnType<typeof planBackward>): Row =>
  isInland
    ? row("port-delivery", "loading", "carrier", port?.time.utc ?? null, port)
    : row("gate-in", "loading", "haulier", gateIn, port);

const toPlace = ({ origin, loading, delivery }: DeadlineFacts, stop: DeadlineStop): DeadlinePlace => {
  const { name, code, timeZone } = { premises: origin, origin, loading, delivery }[stop];
  return { name, code, timeZone };
};

const PER_CONTAINER: ReadonlySet<DeadlineTask> = new Set<DeadlineTask>([
  "empty-pick-up",
  "stuffing",
  "trucking",
  "vgm",
  "gate-in",
  "port-delivery",
  "pick-up",
  "empty-return",
]);

/* Marks are on the clock of the port of loading. */
const toMarkTime = (
  at: TaskMark["at"],
  from: TimeZone | null,
  to: TimeZone | null,
  clock: ZoneClock,
): TaskMark["at"] =>
  at === null || at.length === toDate(at).length || from === null || to === null
    ? at
    : clock.toLocal(clock.toUtc(at, from), to);

const findProgress = (
  facts: DeadlineFacts,
  { task, zone }: { readonly task: DeadlineTask; readonly zone: TimeZone | null },
  isOver: boolean,
  clock: ZoneClock,
) => {
  const of = PER_CONTAINER.has(task) && !facts.isPartLoad ? facts.containers : 1;
  const found = facts.progress.find((one) => one.task === task);
  const done = isOver ? of : Math.min(of, found?.count ?? 0);
  const mark = facts.marks?.find((one) => one.task === task);
  if (mark !== undefined && done < of)
    return { done: of, of, doneAt: toMarkTime(mark.at, facts.loading.timeZone, zone, clock), isMarked: true };
  return { done, of, doneAt: done === of ? (found?.at ?? null) : null };
};

const toTime = (
  latest: UtcMinutes | null,
  { cutOff }: Row,
  zone: string | null,
  clock: ZoneClock,
): DeadlineTime | null => {
  if (latest === null) return null;
  return latest === cutOff?.utc ? cutOff : { local: clock.toLocal(latest, zone), utc: latest };
};

const freeDays = ({ freeTime }: DeadlineFacts, kind: "demurrage" | "detention" | "merged"): number | null => {
  const found = freeTime.filter((free) => free.kind === kind);
  return found.length === 0 || found.some(({ counted }) => counted !== "calendar")
    ? null
    : Math.min(...found.map(({ days }) => days));
};

/** Last free days in calendar days after the discharge, or the arrival while none is reported; working days depend on holidays and are not calculated. */
const listImportDeadlines = (facts: DeadlineFacts, clock: ZoneClock): readonly Deadline[] => {
  const { delivery, isPartLoad, progress } = facts;
  if (isPartLoad || facts.freeTime.length === 0) return [];
  const { arrivalClass } = delivery;
  const arrival = delivery.discharged ?? delivery.arrival;
  const [demurrage, detention, merged] = [
    freeDays(facts, "demurrage"),
    freeDays(facts, "detention"),
    freeDays(facts, "merged"),
  ];
  const pickUp = arrival === null || demurrage === null ? null : addDays(arrival, demurrage);
  const pickedUp = progress.find(({ task }) => task === "pick-up")?.at?.slice(0, 10) ?? null;
  const afterPickUp = pickedUp ?? pickUp ?? null;
  const ofDetention = detention === null || afterPickUp === null ? null : addDays(afterPickUp, detention);
  const ofMerged = arrival === null || merged === null ? null : addDays(arrival, merged);
  const deadline = (task: "pick-up" | "empty-return", day: string | null): Deadline => ({
    task,
    stop: "delivery",
    place: toPlace(facts, "delivery"),
    responsible: "consignee",
    latest: day === null ? null : readMoment(day, delivery.timeZone, clock).time,
    cutOff: null,
    basis: day === null ? null : arrivalClass,
    ...findProgress(facts, { task, zone: delivery.timeZone }, false, clock),
  });
  const hasDemurrage = facts.freeTime.some(({ kind }) => kind === "demurrage");
  return [...(hasDemurrage ? [deadline("pick-up", pickUp)] : []), deadline("empty-return", ofMerged ?? ofDetention)];
};

/** What is due when until the empty container is returned, in the order of the route; nothing of a cancelled booking. */
export const findDeadlines = (facts: DeadlineFacts, lead: LeadTimes, clock: ZoneClock): readonly Deadline[] => {
  if (facts.status === "cancelled") return [];
  const exports = listExportRows(facts, lead, clock).map((one): Deadline => {
    const place = toPlace(facts, one.stop);
    const isOver = facts.hasSailed || (one.task === "booking" && facts.status === "booked");
    return {
      ...one,
      place,
      latest: toTime(one.latest, one, place.timeZone, clock),
      basis: null,
      ...findProgress(facts, { task: one.task, zone: place.timeZone }, isOver, clock),
    };
  });
  return [...exports, ...listImportDeadlines(facts, clock)];
};
