import { err, ok, Result } from "neverthrow";
import { assertNever } from "#domain/assert-never.ts";
import {
  type ContainerLine,
  type EquipmentCode,
  getEquipment,
  formatLoadType,
  type LoadTypeRefusal,
  parseLoadType,
} from "#domain/containers";
import type { PlaceRef, ServiceType } from "#domain/places";
import { readChoice, readDate, readQuery, writeQuery } from "../query-text.ts";
import {
  readTemperature,
  readVentilation,
  type FclSearch,
  QUERY_MESSAGES,
  type ReeferUse,
  type SearchEnd,
  type SearchPart,
} from "#domain/search";

/** Why a URL query is no search: the parts that are not in it, and a sentence for each value that cannot be searched with. */
export interface QueryRefusal {
  readonly missing: readonly SearchPart[];
  readonly problems: readonly string[];
}

/* `from=INTKD,Tughlakabad`: the code never holds a comma, the name may. */
const pointText = (point: PlaceRef | null): string | null => (point === null ? null : `${point.code},${point.name}`);

const readPoint = (text: string | undefined): PlaceRef | null => {
  const cut = text?.indexOf(",") ?? -1;
  const code = text?.slice(0, cut < 0 ? undefined : cut).trim() ?? "";
  if (text === undefined || code === "") return null;
  const name = cut < 0 ? "" : text.slice(cut + 1);
  return { code, name: name === "" ? code : name };
};

const reeferText = (reefer: ReeferUse | null): string | null => {
  if (reefer === null) return null;
  if (reefer.kind === "non-operating") return "off";
  return reefer.ventilationCbmPerHour === null
    ? String(reefer.temperatureC)
    : `${reefer.temperatureC},${reefer.ventilationCbmPerHour}`;
};

/**
 * A search as a URL query (`from=INTKD,Tughlakabad&pol=INNSA,Nhava+Sheva&fromBy=Door&…&load=20GPx2,40HCx1&kg=18000,0`):
 * codes and names of the points, service types, departure date, load, net weights in kilograms, reefer use in °C and cbm/h.
 */
export const formatSearchQuery = ({ origin, destination, departureDate, containers, reefer }: FclSearch): string => {
  const weights = containers.map(({ weightKg }) => weightKg);
  return writeQuery([
    ["from", pointText(origin.place)],
    ["pol", pointText(origin.port)],
    ["fromBy", origin.serviceType],
    ["to", pointText(destination.place)],
    ["pod", pointText(destination.port)],
    ["toBy", destination.serviceType],
    ["date", departureDate],
    ["load", formatLoadType(containers)],
    ["kg", weights.some((weight) => weight > 0) ? weights.join(",") : null],
    ["reefer", reeferText(reefer)],
  ]);
};

const SEARCH_KEYS: ReadonlySet<string> = new Set([
  "from",
  "pol",
  "fromBy",
  "to",
  "pod",
  "toBy",
  "date",
  "load",
  "kg",
  "reefer",
]);

/** The part of a URL query that describes a search, without criteria and other keys; empty if it has none. */
export const pickSearchQuery = (text: string): string =>
  writeQuery([...readQuery(text)].filter(([key]) => SEARCH_KEYS.has(key)));

/** A value, or the sentence about it. */
type Read<T> = Result<T, string>;
type Query = ReadonlyMap<string, string>;

const readService = (query: Query, key: string): Read<ServiceType> => {
  const text = query.get(key) ?? "Ramp";
  const service = readChoice(["Ramp", "Door"], text);
  return service === null ? err(QUERY_MESSAGES.service(text)) : ok(service);
};

const readEnd = (query: Query, placeKey: string, portKey: string, byKey: string): Read<SearchEnd> =>
  readService(query, byKey).map((serviceType) => ({
    place: readPoint(query.get(placeKey)),
    port: readPoint(query.get(portKey)),
    serviceType,
  }));

const readDeparture = (query: Query): Read<string | null> => {
  const text = query.get("date");
  const date = readDate(text);
  return text === undefined || date !== null ? ok(date) : err(QUERY_MESSAGES.departure(text ?? ""));
};

const loadProblem = (refusal: LoadTypeRefusal): string => {
  switch (refusal.kind) {
    case "malformed":
      return QUERY_MESSAGES.malformedLoad(refusal.part);
    case "unknown-equipment":
      return QUERY_MESSAGES.unknownEquipment(refusal.code);
    case "repeated":
      return QUERY_MESSAGES.repeated(refusal.equipment);
    case "mixed-kinds":
      return QUERY_MESSAGES.mixedKinds;
    case "too-many":
      return QUERY_MESSAGES.tooMany(refusal.containers);
    default:
      return assertNever(refusal);
  }
};

const readWeight = (text: string, equipment: EquipmentCode): Read<number> => {
  if (!/^\d{1,9}$/.test(text)) return err(QUERY_MESSAGES.unreadableWeight(text, equipment));
  const kilograms = Number(text);
  const limitKg = getEquipment(equipment).payloadKg;
  return kilograms <= limitKg ? ok(kilograms) : err(QUERY_MESSAGES.tooHeavy(kilograms, equipment, limitKg));
};

const readContainers = (query: Query): Read<readonly ContainerLine[]> => {
  const load = parseLoadType(query.get("load") ?? "").mapErr(loadProblem);
  if (load.isErr()) return err(load.error);
  const weights = query.get("kg")?.split(",") ?? load.value.map(() => "0");
  if (weights.length !== load.value.length) return err(QUERY_MESSAGES.weightCount(weights.length, load.value.length));
  return Result.combine(
    load.value.map((line, at) =>
      readWeight(weights[at] ?? "", line.equipment).map((weightKg) => ({ ...line, weightKg })),
    ),
  );
};

const readReefer = (query: Query, containers: readonly ContainerLine[]): Read<ReeferUse | null> => {
  const isReefer = containers.some((line) => getEquipment(line.equipment).kind === "Reefer");
  if (!isReefer) return ok(null);
  const text = query.get("reefer") ?? "off";
  if (text === "off") return ok({ kind: "non-operating" });
  const [temperature = "", ventilation] = text.split(",");
  const temperatureC = readTemperature(temperature);
  const ventilationCbmPerHour = ventilation === undefined ? null : readVentilation(ventilation);
  return temperatureC === null || (ventilation !== undefined && ventilationCbmPerHour === null)
    ? err(QUERY_MESSAGES.reefer(text))
    : ok({ kind: "operating", temperatureC, ventilationCbmPerHour });
};

/** What a query lacks, in the order of the form: a point at each end and containers; an unreadable load is not missing. */
const missingParts = (query: Query): readonly SearchPart[] => {
  const hasPoint = (...keys: readonly string[]): boolean => keys.some((key) => readPoint(query.get(key)) !== null);
  const parts: SearchPart[] = [];
  if (!hasPoint("from", "pol")) parts.push("origin");
  if (!hasPoint("to", "pod")) parts.push("destination");
  if ((query.get("load") ?? "").trim() === "") parts.push("containers");
  return parts;
};

/**
 * Reads a search back from a URL query; other keys do not disturb it. Refuses with all that is missing and a sentence for
 * each value that cannot be searched with. Whether the date can still be searched is checked by `departureProblem`.
 */
export const parseSearchQuery = (text: string): Result<FclSearch, QueryRefusal> => {
  const query = readQuery(text);
  const missing = missingParts(query);
  const containers = missing.includes("containers") ? ok([]) : readContainers(query);
  const read = Result.combineWithAllErrors([
    readEnd(query, "from", "pol", "fromBy"),
    readEnd(query, "to", "pod", "toBy"),
    readDeparture(query),
    containers,
    containers.isOk() ? readReefer(query, containers.value) : ok(null),
  ]);
  if (read.isErr()) return err({ missing, problems: read.error });
  const [origin, destination, departureDate, lines, reefer] = read.value;
  return missing.length > 0
    ? err({ missing, problems: [] })
    : ok({ mode: "fcl", origin, destination, departureDate, containers: lines, reefer });
};
