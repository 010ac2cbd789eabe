import * as t from "io-ts";
import type { NearbyPort, PortGroup } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, listOrNone, object, orNull } from "./codec.ts";

const NameAndCode = object({ name: t.string, code: t.string });

const PortPoint = object({
  point: NameAndCode,
  country: NameAndCode,
  pointType: t.string,
  bestMatch: orNull(t.boolean),
});

export const PortGroupCodec = reading<PortGroup>()(
  object({ country: t.string, countryCode: t.string, ports: list(PortPoint) }),
);
export type WirePortGroup = t.TypeOf<typeof PortGroupCodec>;

const LocationCodification = object({ codificationType: t.string, codification: t.string });

export const NearbyPortCodec = reading<NearbyPort>()(
  object({
    name: t.string,
    internalCode: orNull(t.string),
    locationCodifications: listOrNone(LocationCodification),
  }),
);
export type WireNearbyPort = t.TypeOf<typeof NearbyPortCodec>;
