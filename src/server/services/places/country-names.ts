import type { FindCountries } from "./place-query.ts";
import { comparable } from "./place-text.ts";

/** Names beside the short English one that people write after a place, by ISO 3166-1 code. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "Emirates"],
  AN: ["Netherlands Antilles", "Curacao"],
  BA: ["Bosnia"],
  BN: ["Brunei"],
  BR: ["Brasil"],
  CD: ["Congo, Democratic Republic", "Democratic Republic of the Congo", "DRC", "Zaire"],
  CG: ["Republic of the Congo", "Congo Brazzaville"],
  CI: ["Ivory Coast"],
  CN: ["PR China", "PRC", "P.R. China", "People's Republic of China"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  DE: ["Deutschland"],
  ES: ["España"],
  GB: ["UK", "Great Britain", "Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  HK: ["Hong Kong SAR", "HKSAR"],
  IN: ["Bharat"],
  IT: ["Italia"],
  KH: ["Kampuchea"],
  KR: ["Korea", "Republic of Korea", "Korea South", "Korea, Republic of"],
  LK: ["Ceylon"],
  MM: ["Burma"],
  MO: ["Macau"],
  MX: ["México"],
  NL: ["Holland", "The Netherlands"],
  RE: ["Reunion"],
  RU: ["Russia"],
  SA: ["KSA", "Saudi"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  TT: ["Trinidad"],
  TW: ["Taiwan, China", "Chinese Taipei"],
  US: ["USA", "United States of America", "U.S.A.", "America"],
  VN: ["Viet Nam"],
};

/** The other names of a country by its ISO 3166-1 code. */
export const otherCountryNames = (code: string): readonly string[] => OTHER_NAMES[code] ?? [];

/** Finds countries, given as names by code, by their whole name, code or other name, in any case. */
export const countryFinder = (countries: ReadonlyMap<string, string>): FindCountries => {
  const codes = new Map<string, Set<string>>();
  for (const [code, name] of countries)
    for (const text of [code, name, ...otherCountryNames(code)]) {
      const key = comparable(text);
      codes.set(key, (codes.get(key) ?? new Set()).add(code));
    }
  return (words) => [...(codes.get(words) ?? [])];
};
