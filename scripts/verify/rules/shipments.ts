/* A shipment in short and its deadlines: their places, containers and days agree with each other. */
import type { Difference } from "../differences.ts";
import { read, readList, readString } from "../journeys/comparison.ts";
import { broken, type Located, locate, readNumber } from "./rule.ts";

const DAY_MS = 86_400_000;

/** Between sea ports, the vessel departs where the shipment starts. */
const checkLoadingPort = ({ path, value }: Located): readonly Difference[] => {
  const kind = readString(value, "from.kind") ?? "sea";
  const [from, loading] = [readString(value, "from.unLocationCode"), readString(value, "portOfLoading.unLocationCode")];
  return kind !== "sea" || from === null || loading === null || from === loading
    ? []
    : [broken(`${path}.portOfLoading.unLocationCode`, `${from}, where the shipment starts`, loading)];
};

/** A shipment ends somewhere else than it starts. */
const checkEnds = ({ path, value }: Located): readonly Difference[] => {
  const [from, to] = [readString(value, "from.unLocationCode"), readString(value, "to.unLocationCode")];
  if (from !== null && from === to) return [broken(`${path}.to.unLocationCode`, "another place than the first", to)];
  const [start, end] = ["from", "to"].map((name) => readString(value, `${name}.locationName`));
  return from !== null && to !== null && start === end
    ? [broken(`${path}.to.locationName`, `the name of ${to}, not of ${from}`, end)]
    : [];
};

/** The transport begins where the shipment starts, not where it ends. */
const checkHandover = ({ path, value }: Located): readonly Difference[] => {
  const [at, from, to] = ["handover", "from", "to"].map((end) => readString(value, `${end}.locationName`));
  return at !== null && at === to && from !== to
    ? [broken(`${path}.handover.locationName`, `a place before the departure such as ${String(from)}`, at)]
    : [];
};

/** A shipment of containers or of a part load. */
export const checkShipment = (shipment: Located): readonly Difference[] => [
  ...checkLoadingPort(shipment),
  ...checkEnds(shipment),
  ...checkHandover(shipment),
];

/** `2 40HC, 1 20GP` of a load, in one order. */
export const toLoad = (containers: readonly unknown[]): string =>
  containers
    .map((one) => `${String(read(one, "numberOfContainers"))} ${String(read(one, "equipmentGroupIsoCode"))}`)
    .toSorted()
    .join(", ");

const STOP_PLACES: Readonly<Record<string, string>> = {
  premises: "from",
  origin: "from",
  loading: "portOfLoading",
  delivery: "to",
};

/** A deadline is at the place of the shipment that its stop names. */
const checkStop = ({ path, value }: Located, shipment: unknown): readonly Difference[] => {
  const end = STOP_PLACES[readString(value, "stop") ?? ""];
  if (end === undefined) return [];
  const [own, expected] = [value["unLocationCode"], read(shipment, `${end}.unLocationCode`)];
  return typeof own !== "string" || typeof expected !== "string" || own === expected
    ? []
    : [broken(`${path}.unLocationCode`, `${expected}, the place of the stop ${String(value["stop"])}`, own)];
};

/** What is done once counts as 1, what is done for each container as their number. */
const checkNumbers = ({ path, value }: Located, shipment: unknown): readonly Difference[] => {
  const [done, of] = [readNumber(value, "done"), readNumber(value, "of")];
  if (done === null || of === null) return [];
  if (done > of) return [broken(`${path}.done`, `at most ${of}`, done)];
  if (done === 0 && typeof value["doneAt"] === "string")
    return [broken(`${path}.doneAt`, "null, as nothing is done", value["doneAt"])];
  const containers = readList(shipment, "containers").map((one) => readNumber(one, "numberOfContainers") ?? 0);
  const count = containers.reduce((sum, one) => sum + one, 0);
  return of === 1 || count === 0 || of === count
    ? []
    : [broken(`${path}.of`, `1 or ${count}, the number of containers`, of)];
};

const readEnd = ({ value }: Located): string | null =>
  readString(value, "latestSafe.utc") ?? readString(value, "cutOff.utc");

/** Deadlines of a booking: each task once, the earliest first, at the places and for the containers of the shipment. */
const checkDeadlines = (deadlines: readonly Located[], shipment: unknown, isSorted: boolean): readonly Difference[] =>
  deadlines.flatMap((deadline, index) => {
    const { path, value } = deadline;
    const before = deadlines[index - 1];
    const isRepeated = deadlines.findIndex((one) => isSameTask(one, deadline)) < index;
    const [previous, own] = [before === undefined ? null : readEnd(before), readEnd(deadline)];
    const isLate = isSorted && previous !== null && own !== null && Date.parse(previous) > Date.parse(own);
    return [
      ...(isRepeated ? [broken(`${path}.task`, "a task that no other deadline has", value["task"])] : []),
      ...(isLate ? [broken(`${path}.latestSafe`, `the earliest first, after ${previous}`, own)] : []),
      ...checkStop(deadline, shipment),
      ...checkNumbers(deadline, shipment),
    ];
  });

const isSameTask = (one: Located, other: Located): boolean =>
  ["task", "stop"].every((name) => one.value[name] === other.value[name]);

/** A booking is made on the day at the office that its moment is on, before the vessel departs. */
const checkBooked = ({ path, value }: Located): readonly Difference[] => {
  const [day, moment] = [Date.parse(readString(value, "bookedOn") ?? ""), readString(value, "bookedAt")];
  const departure = Date.parse(readString(value, "shipment.departure.eventDateTime")?.slice(0, 10) ?? "");
  const at = Date.parse(moment ?? "");
  return [
    ...(at < day - DAY_MS / 2 || at > day + 2 * DAY_MS
      ? [broken(`${path}.bookedAt`, `on the day of bookedOn (${String(value["bookedOn"])})`, moment)]
      : []),
    ...(day > departure + DAY_MS
      ? [broken(`${path}.bookedOn`, "not after the departure of the vessel", value["bookedOn"])]
      : []),
  ];
};

/** A booking with its shipment and its deadlines. */
export const checkBookingParts = (booking: Located): readonly Difference[] => {
  const { path, value } = booking;
  const shipment = read(value, "shipment");
  return [
    ...checkBooked(booking),
    ...(typeof shipment === "object" && shipment !== null
      ? checkShipment({ path: `${path}.shipment`, value: { ...shipment } })
      : []),
    ...checkDeadlines(locate(value, path, "deadlines"), shipment, "quotationId" in value),
  ];
};
