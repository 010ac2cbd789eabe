import type { NearbyPort, PlaceGroup } from "../../../domain/places/place.ts";
import type { WireLocationCodification, WireNearbyPort, WirePortGroup } from "../decoders/places.ts";

export const placeGroupOf = (wire: WirePortGroup): PlaceGroup => ({
  country: { name: wire.country, code: wire.countryCode },
  places: wire.ports.map(({ point, country, pointType }) => ({
    name: point.name,
    code: point.code,
    country,
    pointType: pointType.toLowerCase() === "sea" ? "sea" : "inland",
  })),
});

/** The UN/LOCODE among a place's codes, otherwise the first code there is. */
const codeAmong = (codes: readonly WireLocationCodification[]): string | null =>
  (codes.find(({ codificationType }) => codificationType.toUpperCase() === "UNLOCODE") ?? codes[0])?.codification ??
  null;

/** The code that a search sends for a place: the server's own, otherwise one out of the public lists. */
export const codeOfPlace = (place: {
  readonly internalCode: string | null;
  readonly locationCodifications: readonly WireLocationCodification[];
}): string | null => place.internalCode ?? codeAmong(place.locationCodifications);

/** A port without any code cannot be searched from and is left out. */
export const nearbyPortsOf = (wire: readonly WireNearbyPort[]): readonly NearbyPort[] =>
  wire.flatMap((port) => {
    const code = codeOfPlace(port);
    return code === null ? [] : [{ name: port.name, code }];
  });
