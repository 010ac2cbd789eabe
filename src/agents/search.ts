import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { z } from "zod";
import { type ContainerLine, EQUIPMENT_CODES, getEquipment, readEquipment } from "#domain/containers";
import { type Place, type PlaceGroup, resolvePlace, unknownPlaceMessage } from "#domain/places";
import type { FclSearch, ReeferUse, SearchEnd } from "#domain/search";
import { describeFailure, type Problem, type ToolContext } from "./tool.ts";

const MAX_PLACE = 80;
const MOST_PLACES = 8;

const Place = z.string().trim().min(2).max(MAX_PLACE);

/** A search for full containers, as a program states it. */
export const SearchInput = z.object({
  from: Place.describe("Where the cargo starts: UN/LOCODE (INNSA) or name (Nhava Sheva)"),
  to: Place.describe("Where the cargo ends: UN/LOCODE (NLRTM) or name (Rotterdam)"),
  fromDoor: z.boolean().default(false).describe("Whether an inland start is picked up at the door, not at a ramp"),
  toDoor: z.boolean().default(false).describe("Whether an inland end is delivered to the door, not to a ramp"),
  departureDate: z.iso
    .date()
    .nullable()
    .default(null)
    .describe("Earliest departure, YYYY-MM-DD, at most 30 days ahead; null: as soon as possible"),
  containers: z
    .array(
      z.object({
        size: z.string().describe(`One of ${EQUIPMENT_CODES.join(", ")}`),
        quantity: z.int().min(1).max(100),
        weightKg: z.int().min(1).max(40_000).describe("Net weight of the cargo in one container, in kilograms"),
      }),
    )
    .min(1)
    .max(5),
  temperatureC: z
    .number()
    .nullable()
    .default(null)
    .describe("Set-point of reefer containers; null: dry cargo, or reefers that travel switched off"),
});
export type SearchInput = z.output<typeof SearchInput>;

const listPlaces = (groups: readonly PlaceGroup[]): string =>
  groups
    .flatMap(({ places }) => places)
    .slice(0, MOST_PLACES)
    .map(({ code, name }) => `${code} ${name}`)
    .join(", ");

const findPlace = (text: string, { ports, signal }: ToolContext): ResultAsync<Place, Problem> =>
  ports.places
    .find(text, signal)
    .mapErr(describeFailure)
    .andThen((groups) => {
      const exact = groups.flatMap(({ places }) => places).find(({ code }) => code === text.toUpperCase());
      if (exact !== undefined) return okAsync(exact);
      const resolved = resolvePlace(groups);
      if (resolved.kind === "resolved") return okAsync(resolved.place);
      return errAsync(
        resolved.kind === "unknown"
          ? unknownPlaceMessage(text)
          : `"${text}" may be several places. State the code of one of them: ${listPlaces(groups)}.`,
      );
    });

const toEnd = ({ name, code, pointType }: Place, isDoor: boolean): SearchEnd => {
  const serviceType = isDoor ? "Door" : "Ramp";
  return pointType === "sea"
    ? { place: null, port: { name, code }, serviceType }
    : { place: { name, code }, port: null, serviceType };
};

const readContainers = (containers: SearchInput["containers"]): ResultAsync<readonly ContainerLine[], Problem> => {
  const lines: ContainerLine[] = [];
  for (const { size, quantity, weightKg } of containers) {
    const equipment = readEquipment(size);
    if (equipment === null) return errAsync(`${size} is not a size. Sizes: ${EQUIPMENT_CODES.join(", ")}.`);
    lines.push({ equipment, quantity, weightKg });
  }
  return okAsync(lines);
};

const toReefer = (containers: readonly ContainerLine[], temperatureC: number | null): ReeferUse | null => {
  if (!containers.some(({ equipment }) => getEquipment(equipment).kind === "Reefer")) return null;
  return temperatureC === null
    ? { kind: "non-operating" }
    : { kind: "operating", temperatureC, ventilationCbmPerHour: null };
};

/** The search that the portal is asked with; names are resolved to places as a person's are. */
export const toSearch = (input: SearchInput, context: ToolContext): ResultAsync<FclSearch, Problem> =>
  ResultAsync.combine([findPlace(input.from, context), findPlace(input.to, context)]).andThen(([from, to]) =>
    readContainers(input.containers).map((containers) => ({
      mode: "fcl" as const,
      origin: toEnd(from, input.fromDoor),
      destination: toEnd(to, input.toDoor),
      departureDate: input.departureDate,
      containers,
      reefer: toReefer(containers, input.temperatureC),
    })),
  );
