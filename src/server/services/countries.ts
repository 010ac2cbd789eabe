import list from "i18n-iso-countries/index.js";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import type { Country } from "#api/schema.d.ts";
import { countryName } from "./places/seeds/countries.ts";

list.registerLocale(english);

/** All countries of ISO 3166-1 by their alpha-2 code, with the names that ports have too, in the order of the alphabet. */
export const COUNTRIES: readonly Country[] = Object.entries(list.getNames("en"))
  .map(([code, name]) => ({ _id: code, name: countryName(code, name) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const KNOWN: ReadonlySet<string> = new Set(COUNTRIES.map((country) => country._id));

export const isCountry = (id: string): boolean => KNOWN.has(id);
