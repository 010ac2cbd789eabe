import { codeOfPlace, type NearbyPort, type PlaceGroup } from "#domain/places";
import type { WireNearbyPort, WirePortGroup } from "../decoders/places.ts";

export const placeGroupOf = (wire: WirePortGroup): PlaceGroup => ({
  country: { name: wire.country, code: wire.countryCode },
  places: wire.ports.map(({ point, country, pointType, bestMatch }) => ({
    name: point.name,
    code: point.code,
    country,
    pointType: pointType.toLowerCase() === "sea" ? "sea" : "inland",
    ...(bestMatch === true ? { isBestMatch: true } : {}),
  })),
});

/** A port without any code cannot be searched from and is left out. */
export const nearbyPortsOf = (wire: readonly WireNearbyPort[]): readonly NearbyPort[] =>
  wire.flatMap((port) => {
    const code = codeOfPlace(port);
    return code === null ? [] : [{ name: port.name, code }];
  });
