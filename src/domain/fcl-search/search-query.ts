import { err, ok, type Result } from "neverthrow";
import type { ContainerLine } from "../containers/equipment.ts";
import { equipmentOf } from "../containers/equipment-table.ts";
import { formatLoadType, parseLoadType } from "../containers/load-type.ts";
import type { PlaceRef, ServiceType } from "../places/place.ts";
import { isCalendarDate } from "../time/calendar.ts";
import type { SearchPart } from "./missing.ts";
import { readQuery, writeQuery } from "./query-text.ts";
import { readTemperature, readVentilation } from "./reefer.ts";
import type { FclSearch, ReeferUse, SearchEnd } from "./search.ts";

/** Why a URL query is no search: parts that are not there, or a key whose value cannot be read. */
export type QueryRefusal =
  | { readonly kind: "missing"; readonly parts: readonly SearchPart[] }
  | { readonly kind: "unreadable"; readonly key: string };

/* `from=INTKD,Tughlakabad`: the code never holds a comma, the name may. */
const pointText = ({ code, name }: PlaceRef): string => `${code},${name}`;

const readPoint = (text: string | undefined): PlaceRef | null => {
  const cut = text?.indexOf(",") ?? -1;
  const code = text?.slice(0, cut < 0 ? undefined : cut).trim() ?? "";
  if (text === undefined || code === "") return null;
  const name = cut < 0 ? "" : text.slice(cut + 1);
  return { code, name: name === "" ? code : name };
};

const reeferText = (reefer: ReeferUse): string => {
  if (reefer.kind === "non-operating") return "off";
  return reefer.ventilationCbmPerHour === null
    ? String(reefer.temperatureC)
    : `${reefer.temperatureC},${reefer.ventilationCbmPerHour}`;
};

const endPairs = (end: SearchEnd, placeKey: string, portKey: string, byKey: string) => [
  ...(end.place === null ? [] : [[placeKey, pointText(end.place)] as const]),
  ...(end.port === null ? [] : [[portKey, pointText(end.port)] as const]),
  [byKey, end.serviceType] as const,
];

/**
 * A search as a URL query (`from=INTKD,Tughlakabad&pol=INNSA,Nhava+Sheva&fromBy=Door&…&load=20GPx2,40HCx1&kg=18000,0`):
 * codes and names of the points, service types, departure date, load, net weights in kilograms, reefer use in °C and cbm/h.
 */
export const searchToQuery = (search: FclSearch): string =>
  writeQuery([
    ...endPairs(search.origin, "from", "pol", "fromBy"),
    ...endPairs(search.destination, "to", "pod", "toBy"),
    ...(search.departureDate === null ? [] : [["date", search.departureDate] as const]),
    ["load", formatLoadType(search.containers)],
    ...(search.containers.some((line) => line.weightKg > 0)
      ? [["kg", search.containers.map((line) => line.weightKg).join(",")] as const]
      : []),
    ...(search.reefer === null ? [] : [["reefer", reeferText(search.reefer)] as const]),
  ]);

type Read<T> = Result<T, QueryRefusal>;
type Query = ReadonlyMap<string, string>;

const unreadable = (key: string): Read<never> => err({ kind: "unreadable", key });

const readService = (query: Query, key: string): Read<ServiceType> => {
  const text = query.get(key) ?? "Ramp";
  return text === "Ramp" || text === "Door" ? ok(text) : unreadable(key);
};

const readEnd = (query: Query, placeKey: string, portKey: string, byKey: string): Read<SearchEnd> =>
  readService(query, byKey).map((serviceType) => ({
    place: readPoint(query.get(placeKey)),
    port: readPoint(query.get(portKey)),
    serviceType,
  }));

const readDate = (query: Query): Read<string | null> => {
  const text = query.get("date");
  if (text === undefined) return ok(null);
  return isCalendarDate(text) ? ok(text) : unreadable("date");
};

const readContainers = (query: Query): Read<readonly ContainerLine[]> => {
  const load = parseLoadType(query.get("load") ?? "");
  if (load.isErr()) return unreadable("load");
  const weights = query.get("kg")?.split(",") ?? load.value.map(() => "0");
  if (weights.length !== load.value.length || !weights.every((text) => /^\d{1,6}$/.test(text))) return unreadable("kg");
  return ok(load.value.map((line, at) => ({ ...line, weightKg: Number(weights[at]) })));
};

const readReefer = (query: Query, containers: readonly ContainerLine[]): Read<ReeferUse | null> => {
  const isReefer = containers.some((line) => equipmentOf(line.equipment).kind === "Reefer");
  if (!isReefer) return ok(null);
  const text = query.get("reefer") ?? "off";
  if (text === "off") return ok({ kind: "non-operating" });
  const [temperature = "", ventilation] = text.split(",");
  const temperatureC = readTemperature(temperature);
  const ventilationCbmPerHour = ventilation === undefined ? null : readVentilation(ventilation);
  if (temperatureC === null || (ventilation !== undefined && ventilationCbmPerHour === null))
    return unreadable("reefer");
  return ok({ kind: "operating", temperatureC, ventilationCbmPerHour });
};

/** What a search lacks, in the order of the form: a point at each end and at least one container. */
const missingParts = (search: Pick<FclSearch, "origin" | "destination" | "containers">): readonly SearchPart[] => {
  const hasPoint = (end: SearchEnd): boolean => end.place !== null || end.port !== null;
  const parts: SearchPart[] = [];
  if (!hasPoint(search.origin)) parts.push("origin");
  if (!hasPoint(search.destination)) parts.push("destination");
  if (search.containers.every((line) => line.quantity <= 0)) parts.push("containers");
  return parts;
};

/**
 * Reads a search back from a URL query; other keys do not disturb it. Refuses a value it cannot read, by key, and names
 * the parts that are not there. Whether the date may still be asked for is `departureProblem`'s to say.
 */
export const searchFromQuery = (text: string): Result<FclSearch, QueryRefusal> => {
  const query = readQuery(text);
  return readEnd(query, "from", "pol", "fromBy").andThen((origin) =>
    readEnd(query, "to", "pod", "toBy").andThen((destination) =>
      readDate(query).andThen((departureDate) =>
        readContainers(query).andThen((containers) =>
          readReefer(query, containers).andThen((reefer): Read<FclSearch> => {
            const search = { origin, destination, departureDate, containers, reefer };
            const parts = missingParts(search);
            return parts.length > 0 ? err({ kind: "missing", parts }) : ok(search);
          }),
        ),
      ),
    ),
  );
};
