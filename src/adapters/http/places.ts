import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, list, listOrNone, object, orNull, decodeWith } from "./codec.ts";
import { getPlaceCode, type NearbyPort, type PlaceGroup } from "#domain/places";
import type { TimeZone } from "#domain/time";
import type { PlacesPort } from "#ports/api.ts";
import { synchroniseWith, request } from "./request.ts";
import type { Api, ApiSettings } from "./client.ts";

const NameAndCode = object({ name: t.string, code: t.string });

const PortPoint = object({
  point: NameAndCode,
  country: NameAndCode,
  pointType: t.string,
  timeZone: orNull(t.string),
  bestMatch: orNull(t.boolean),
});

export const PortGroupCodec = agreeing<schema.PortGroup>()(
  object({ country: t.string, countryCode: t.string, ports: list(PortPoint) }),
);
export type ApiPortGroup = t.TypeOf<typeof PortGroupCodec>;

const LocationCodification = object({ codificationType: t.string, codification: t.string });

export const NearbyPortCodec = agreeing<schema.NearbyPort>()(
  object({
    name: t.string,
    internalCode: orNull(t.string),
    locationCodifications: listOrNone(LocationCodification),
  }),
);
export type ApiNearbyPort = t.TypeOf<typeof NearbyPortCodec>;

const toPlaceGroup = (wire: ApiPortGroup): PlaceGroup => ({
  country: { name: wire.country, code: wire.countryCode },
  places: wire.ports.map(({ point, country, pointType, timeZone, bestMatch }) => ({
    name: point.name,
    code: point.code,
    country,
    pointType: pointType.toLowerCase() === "sea" ? "sea" : "inland",
    ...(timeZone === null ? {} : { timeZone }),
    ...(bestMatch === true ? { isBestMatch: true } : {}),
  })),
});

/** Ports without a code are left out. */
const toNearbyPorts = (wire: readonly ApiNearbyPort[]): readonly NearbyPort[] =>
  wire.flatMap((port) => {
    const code = getPlaceCode(port);
    return code === null ? [] : [{ name: port.name, code }];
  });

const decodeGroups = decodeWith(list(PortGroupCodec));
const decodeNearby = decodeWith(list(NearbyPortCodec));

/** Finds places without a session. */
export const createPublicPlaces =
  (api: Api, settings: ApiSettings): PlacesPort["find"] =>
  (text, signal) =>
    request(api.GET("/resource/places", { params: { query: { searchWith: text } }, signal }), "code-or-status")
      .andTee(synchroniseWith(settings))
      .andThen(({ result }) => decodeGroups(result))
      .map((groups) => groups.map(toPlaceGroup));

const createFind =
  (api: Api, settings: ApiSettings): PlacesPort["find"] =>
  (text, signal) =>
    request(api.GET("/resource/fcl/ports", { params: { query: { searchWith: text } }, signal }), "code-or-status")
      .andTee(synchroniseWith(settings))
      .andThen(({ result }) => decodeGroups(result))
      .map((groups) => groups.map(toPlaceGroup));

const findZone = (groups: readonly PlaceGroup[], code: string): TimeZone | null =>
  groups.flatMap(({ places }) => places).find((place) => place.code === code)?.timeZone ?? null;

export const createPlaces = (api: Api, settings: ApiSettings): PlacesPort => ({
  find: createFind(api, settings),

  timeZone: (code, signal) => createFind(api, settings)(code, signal).map((groups) => findZone(groups, code)),

  nearbyPorts: (code, signal) =>
    request(api.GET("/resource/nearby-ports", { params: { query: { portCode: code } }, signal }), "code-or-status")
      .andThen(({ result }) => decodeNearby(result))
      .map(toNearbyPorts),
});
