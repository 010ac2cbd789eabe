import * as t from "io-ts";
import type { NearbyPort, PortGroup } from "../../../wire/schema.d.ts";
import type { Agrees, Holds } from "./agreement.ts";
import { listOrNone, object, orNull } from "./codec.ts";

const NameAndCode = object({ name: t.string, code: t.string });

const PortPoint = object({ point: NameAndCode, country: NameAndCode, pointType: t.string });

export const PortGroupCodec = object({ country: t.string, countryCode: t.string, ports: t.readonlyArray(PortPoint) });
export type WirePortGroup = t.TypeOf<typeof PortGroupCodec>;

export const LocationCodification = object({ codificationType: t.string, codification: t.string });
export type WireLocationCodification = t.TypeOf<typeof LocationCodification>;

export const NearbyPortCodec = object({
  name: t.string,
  internalCode: orNull(t.string),
  locationCodifications: listOrNone(LocationCodification),
});
export type WireNearbyPort = t.TypeOf<typeof NearbyPortCodec>;

export type PlacesAgreement = [Holds<Agrees<WirePortGroup, PortGroup>>, Holds<Agrees<WireNearbyPort, NearbyPort>>];
