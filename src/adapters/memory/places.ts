import { okAsync } from "neverthrow";
import type { Place, PlaceGroup } from "#domain/places";
import type { PlacesPort } from "#ports/api.ts";

const INDIA = { name: "India", code: "IN" };
const NETHERLANDS = { name: "Netherlands", code: "NL" };
const GERMANY = { name: "Germany", code: "DE" };
const UAE = { name: "United Arab Emirates", code: "AE" };
const SINGAPORE = { name: "Singapore", code: "SG" };
const USA = { name: "United States", code: "US" };

const PLACES: readonly Place[] = [
  { name: "Nhava Sheva", code: "INNSA", country: INDIA, pointType: "sea" },
  { name: "Mundra", code: "INMUN", country: INDIA, pointType: "sea" },
  { name: "Chennai", code: "INMAA", country: INDIA, pointType: "sea" },
  { name: "Tughlakabad", code: "INTKD", country: INDIA, pointType: "inland" },
  { name: "Rotterdam", code: "NLRTM", country: NETHERLANDS, pointType: "sea" },
  { name: "Hamburg", code: "DEHAM", country: GERMANY, pointType: "sea" },
  { name: "Duisburg", code: "DEDUI", country: GERMANY, pointType: "inland" },
  { name: "Jebel Ali", code: "AEJEA", country: UAE, pointType: "sea" },
  { name: "Singapore", code: "SGSIN", country: SINGAPORE, pointType: "sea" },
  { name: "New York", code: "USNYC", country: USA, pointType: "sea" },
];

const toGroups = (places: readonly Place[]): readonly PlaceGroup[] =>
  [...new Set(places.map(({ country }) => country))].map((country) => ({
    country,
    places: places.filter((place) => place.country === country),
  }));

const findPlaces = (text: string): readonly PlaceGroup[] => {
  const sought = text.trim().toLowerCase();
  const matches = PLACES.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(sought));
  return toGroups(
    matches.map((place) => {
      const isWhole = [place.name.toLowerCase(), place.code.toLowerCase()].includes(sought);
      return isWhole ? { ...place, isBestMatch: true } : place;
    }),
  );
};

const findSeaPorts = (code: string): readonly Place[] =>
  PLACES.filter((place) => place.pointType === "sea" && place.code.slice(0, 2) === code.slice(0, 2));

/** Ten places of six countries. */
export const createMemoryPlaces = (): PlacesPort => ({
  find: (text) => okAsync(findPlaces(text)),
  timeZone: () => okAsync(null),
  nearbyPorts: (code) => okAsync(findSeaPorts(code).map((place) => ({ name: place.name, code: place.code }))),
});
