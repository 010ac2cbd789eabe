import * as fc from "fast-check";
import { type ContainerLine, listEquipment } from "#domain/containers/equipment.ts";
import { choosePlace, EMPTY_DRAFT, type FclDraft } from "#domain/search/draft.ts";
import type { FclSearch, ReeferUse, SearchEnd } from "#domain/search/search.ts";

/** A form that is ready to be searched. */
export const aDraft: FclDraft = choosePlace(
  choosePlace(EMPTY_DRAFT, "origin", { name: "Tughlakabad", code: "INTKD", pointType: "inland" }),
  "destination",
  { name: "Rotterdam", code: "NLRTM", pointType: "sea" },
);

const code = fc.stringMatching(/^[A-Z]{2}[A-Z2-9]{3}$/);
const point = fc.record({ name: fc.string({ minLength: 1 }), code }, { noNullPrototype: true });
const points = fc.oneof(fc.tuple(point, fc.constant(null)), fc.tuple(fc.constant(null), point), fc.tuple(point, point));
const end: fc.Arbitrary<SearchEnd> = fc
  .tuple(points, fc.constantFrom("Ramp", "Door"))
  .map(([[place, port], serviceType]) => ({ place, port, serviceType }));

const lines = (kind: "Dry" | "Reefer"): fc.Arbitrary<readonly ContainerLine[]> =>
  fc
    .tuple(
      fc.subarray([...listEquipment(kind)], { minLength: 1 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 0, max: 20_000 })), {
        minLength: 4,
        maxLength: 4,
      }),
    )
    .map(([codes, counts]) =>
      codes.map((equipment, at) => ({ equipment, quantity: counts[at]?.[0] ?? 1, weightKg: counts[at]?.[1] ?? 0 })),
    );

const reeferUse: fc.Arbitrary<ReeferUse> = fc.oneof(
  fc.constant({ kind: "non-operating" } as const),
  fc
    .tuple(fc.integer({ min: -350, max: 300 }), fc.option(fc.integer({ min: 0, max: 285 })))
    .map(([tenths, ventilationCbmPerHour]) => ({
      kind: "operating" as const,
      temperatureC: tenths / 10,
      ventilationCbmPerHour,
    })),
);

const date = fc.option(
  fc.integer({ min: 0, max: 9000 }).map((days) => new Date(days * 86_400_000 + 1.6e12).toISOString().slice(0, 10)),
);

const searchOf = (kind: "Dry" | "Reefer", reefer: fc.Arbitrary<ReeferUse | null>): fc.Arbitrary<FclSearch> =>
  fc.record(
    { mode: fc.constant("fcl"), origin: end, destination: end, departureDate: date, containers: lines(kind), reefer },
    { noNullPrototype: true },
  );

/** Every kind of complete search. */
export const anySearch: fc.Arbitrary<FclSearch> = fc.oneof(
  searchOf("Dry", fc.constant(null)),
  searchOf("Reefer", reeferUse),
);
