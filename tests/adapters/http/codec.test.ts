import * as t from "io-ts";
import { expect, it } from "vitest";
import { type Agrees, list, listOrNone, object, orNull } from "#adapters/http/codec.ts";
import type { ApiRate, NearbyPort } from "#api/schema.d.ts";

type Holds<True extends true> = True;

const right = object({
  name: t.string,
  internalCode: orNull(t.string),
  locationCodifications: listOrNone(object({ codification: t.string })),
});
const misspelt = object({ name: t.string, internalcode: orNull(t.string) });
const refusesNull = object({ name: t.string, internalCode: t.string });
const needsTheList = object({ locationCodifications: orNull(list(t.string)) });
const otherType = object({ name: t.number });
const misspeltDeepInside = object({
  quoteLine: object({ surcharges: orNull(object({ matchingBlSurcharge: listOrNone(t.unknown) })) }),
});

/* Each planted mistake must stop the compiler; `tsc` reports an unused expectation. */
export type Planted = [
  Holds<Agrees<t.TypeOf<typeof right>, NearbyPort>>,
  // @ts-expect-error the wire has no such property
  Holds<Agrees<t.TypeOf<typeof misspelt>, NearbyPort>>,
  // @ts-expect-error the wire may say null
  Holds<Agrees<t.TypeOf<typeof refusesNull>, NearbyPort>>,
  // @ts-expect-error the wire has objects in the list
  Holds<Agrees<t.TypeOf<typeof needsTheList>, NearbyPort>>,
  // @ts-expect-error the wire says a text
  Holds<Agrees<t.TypeOf<typeof otherType>, NearbyPort>>,
  // @ts-expect-error the wire says matchingBlSurcharges
  Holds<Agrees<t.TypeOf<typeof misspeltDeepInside>, ApiRate>>,
];

it("reads absent as null, an absent list as empty, and drops what it does not name", () => {
  expect(right.decode({ name: "Mundra", extra: 1 })).toMatchObject({
    _tag: "Right",
    right: { name: "Mundra", internalCode: null, locationCodifications: [] },
  });
});
