import fc from "fast-check";
import { type EquipmentCode, getEquipment } from "#domain/containers";
import type { KnownPlace } from "#domain/places";
import { addDays, type CalendarDate } from "#domain/time";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import type { RateRequest, RateSource, RequestedEnd } from "#server/rate-sources/rate-source.ts";
import { requestFor } from "./requests.ts";

const REEFERS: readonly EquipmentCode[] = ["20RE", "40RH"];
const ALL_SIZES: readonly EquipmentCode[] = ["20GP", "40GP", "40HC", "45HC", ...REEFERS];

const SEEDS = placeSeeds();
const isSea = ({ kind }: KnownPlace): boolean => kind === "Sea";
/* Of all countries, and not so many that each search is of new ones. */
const PORTS = SEEDS.filter(isSea).filter((_, at) => at % 10 === 0);
const PLACES = [...SEEDS.filter((place) => !isSea(place)).filter((_, at) => at % 5 === 0), ...PORTS];

const endOf = fc.record({
  place: fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, { arbitrary: fc.constantFrom(...PLACES), weight: 1 }),
  port: fc.constantFrom(...PORTS),
  service: fc.constantFrom("Ramp" as const, "Door" as const),
  kept: fc.constantFrom("both" as const, "port" as const, "place" as const),
});

type RandomEnd = typeof endOf extends fc.Arbitrary<infer End> ? End : never;

const toEnd = ({ place, port, service, kept }: RandomEnd): RequestedEnd =>
  place === null || kept === "port"
    ? { place: null, port, service }
    : { place, port: kept === "both" ? port : null, service };

const often = <Usual, Rare>(usual: fc.Arbitrary<Usual>, rare: fc.Arbitrary<Rare>): fc.Arbitrary<Usual | Rare> =>
  fc.oneof({ arbitrary: usual, weight: 4 }, { arbitrary: rare, weight: 1 });

const containersOf = (sizes: readonly EquipmentCode[]) =>
  fc.array(
    fc.record({
      equipment: fc.constantFrom(...sizes),
      quantity: often(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 120 })),
      weightKg: fc.constantFrom(0, 1, 8_000, 28_000, 45_000),
    }),
    { minLength: 1, maxLength: 4 },
  );

/** Any search that the portal allows, and some that it does not: past and far days, mixed loads, one port twice. */
const randomRequest = (sizes: readonly EquipmentCode[], today: CalendarDate): fc.Arbitrary<RateRequest> => {
  const dry = sizes.filter((size) => getEquipment(size).kind === "Dry");
  return fc
    .record({
      origin: endOf,
      destination: endOf,
      isSamePort: often(fc.constant(false), fc.boolean()),
      containers: often(containersOf(dry), fc.oneof(containersOf(REEFERS), containersOf(ALL_SIZES))),
      days: often(fc.integer({ min: -2, max: 30 }), fc.integer({ min: -30, max: 400 })),
      cooling: fc.option(
        fc.record({ temperature: fc.integer({ min: -30, max: 30 }), ventilation: fc.constantFrom(null, 15) }),
      ),
    })
    .map(({ origin, destination, isSamePort, days, ...request }) => ({
      ...requestFor({ ...request, ready: addDays(today, days) }),
      origin: toEnd(origin),
      destination: toEnd(isSamePort ? origin : destination),
    }));
};

/** A search in one line, for a list of failures. */
const describeSearch = ({ origin, destination, containers, ready, cooling }: RateRequest): string => {
  const load = containers.map(({ equipment, quantity, weightKg }) => `${quantity} × ${equipment} of ${weightKg} kg`);
  const [from, to] = [origin, destination].map(({ place, port }) => (place ?? port)?.code);
  const cooled = cooling === null ? "" : `, at ${cooling.temperature} °C`;
  return `${from} to ${to}, ${load.join(" + ")}, ready ${ready}${cooled}`;
};

const MINUTE_MS = 60_000;

export interface RandomSearching {
  readonly source: Pick<RateSource, "quote">;
  readonly sizes: readonly EquipmentCode[];
  readonly today: CalendarDate;
  /** The calls that the source has made so far. */
  readonly records: readonly CallRecord[];
  readonly clock: () => number;
  readonly advance: (ms: number) => void;
  readonly isRefused: (record: CallRecord) => boolean;
}

/** Searches 1,000 times at random, a minute apart: calls of a minute that were used up would hide all later searches. Lists the refused calls. */
export const listRefusedCalls = async (searching: RandomSearching): Promise<readonly string[]> => {
  const { source, sizes, today, records, clock, advance, isRefused } = searching;
  const refused: string[] = [];
  await fc.assert(
    fc.asyncProperty(randomRequest(sizes, today), async (search) => {
      const known = records.length;
      const request = { ...search, now: clock() / MINUTE_MS };
      await source.quote(request, AbortSignal.timeout(20_000));
      for (const record of records.slice(known).filter(isRefused))
        refused.push(`${record.outcome} of ${record.operation}: ${describeSearch(request)}`);
      advance(MINUTE_MS);
    }),
    { seed: 29, numRuns: 1_000 },
  );
  return refused;
};
