/* Places of the world that interactions and journeys use: their zones, countries and positions are facts. */
import type { Difference } from "../differences.ts";
import { read, readList, readString } from "../journeys/comparison.ts";
import { toLocalMinute } from "./local-minute.ts";
import { broken, type Located, readNumber } from "./rule.ts";
import type { Found } from "./walk.ts";

interface KnownPlace {
  readonly name: string;
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** A sea port, with terminals for containers. */
  readonly isPort: boolean;
}

const toIndian = (name: string, latitude: number, longitude: number, isPort = true): KnownPlace => ({
  name,
  timeZone: "Asia/Kolkata",
  latitude,
  longitude,
  isPort,
});

/** The places that a server has after a reset. */
const PLACES: Readonly<Record<string, KnownPlace>> = {
  INNSA: toIndian("Nhava Sheva", 18.95, 72.95),
  INMUN: toIndian("Mundra", 22.74, 69.71),
  INTKD: toIndian("Tughlakabad", 28.51, 77.29, false),
  NLRTM: { name: "Rotterdam", timeZone: "Europe/Amsterdam", latitude: 51.95, longitude: 4.14, isPort: true },
  BEANR: { name: "Antwerp", timeZone: "Europe/Brussels", latitude: 51.29, longitude: 4.29, isPort: true },
  DEDUI: { name: "Duisburg", timeZone: "Europe/Berlin", latitude: 51.44, longitude: 6.76, isPort: false },
};

export const findKnownPlace = (code: unknown): KnownPlace | undefined =>
  typeof code === "string" && Object.hasOwn(PLACES, code) ? PLACES[code] : undefined;

/** Whether two zones have the same time now. */
const isSameZone = (one: string, other: string): boolean => {
  const now = new Date();
  return toLocalMinute(now, one) === toLocalMinute(now, other);
};

/** A time zone that is stated for a place has its time; why it has not, or null. */
export const findWrongZone = (code: unknown, stated: unknown): string | null => {
  const place = findKnownPlace(code);
  return place === undefined || typeof stated !== "string" || isSameZone(place.timeZone, stated)
    ? null
    : `a zone with the time of ${place.timeZone}`;
};

/** Degrees between a terminal and the middle of its town. */
const NEAR = 1.5;

const isNear = ({ latitude, longitude }: KnownPlace, north: number, east: number): boolean =>
  Math.abs(latitude - north) <= NEAR && Math.abs(longitude - east) <= NEAR;

const COORDINATES = "coordinates";

const checkPosition = ({ path, value }: Located, code: unknown): readonly Difference[] => {
  const [place, north, east] = [
    findKnownPlace(code),
    readNumber(value, `${COORDINATES}.latitude`),
    readNumber(value, `${COORDINATES}.longitude`),
  ];
  return place === undefined || north === null || east === null || isNear(place, north, east)
    ? []
    : [
        broken(
          `${path}.${COORDINATES}`,
          `near ${place.latitude} north and ${place.longitude} east, where ${String(code)} is`,
          value[COORDINATES],
        ),
      ];
};

/** The country that an object states for its place, and the name of that property. */
const COUNTRIES: readonly (readonly [code: string, country: string])[] = [
  ["unLocationCode", "countryCode"],
  ["code", "countryCode"],
  ["point.code", "country.code"],
  ["place.internalCode", "placeCountry.code"],
];

const checkCountries = ({ path, value }: Located): readonly Difference[] =>
  COUNTRIES.flatMap(([codePath, countryPath]) => {
    const [code, country] = [readString(value, codePath), readString(value, countryPath)];
    return code === null || country === null || findKnownPlace(code) === undefined || country === code.slice(0, 2)
      ? []
      : [broken(`${path}.${countryPath}`, `${code.slice(0, 2)}, the country of ${code}`, country)];
  });

/** The ports of a country are in that country. */
const checkGroup = ({ path, value }: Located): readonly Difference[] => {
  const [code, name] = [readString(value, "countryCode"), readString(value, "country")];
  if (code === null || name === null) return [];
  return readList(value, "ports").flatMap((port, index) => {
    const country = readString(port, "country.code");
    return country === null || country === code
      ? []
      : [broken(`${path}.ports[${index}].country.code`, `${code}, under which it is listed`, country)];
  });
};

/** Zone, country and position of a place that interactions and journeys use. */
export const checkPlaces = (objects: readonly Found[]): readonly Difference[] =>
  objects.flatMap((found) => {
    const { path, value } = found;
    const code = value["unLocationCode"] ?? value["code"] ?? read(value, "point.code");
    const zone = findWrongZone(code, value["timeZone"]);
    return [
      ...(zone === null ? [] : [broken(`${path}.timeZone`, `${zone} for ${String(code)}`, value["timeZone"])]),
      ...checkPosition(found, code),
      ...checkCountries(found),
      ...checkGroup(found),
    ];
  });
