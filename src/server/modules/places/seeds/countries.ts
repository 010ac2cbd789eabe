/** Short English names where the list writes a long official one, and names of countries that only our own list has. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  AN: "Curaçao",
  AT: "Austria",
  BG: "Bulgaria",
  BO: "Bolivia",
  BW: "Botswana",
  CD: "DR Congo",
  CH: "Switzerland",
  CZ: "Czechia",
  ET: "Ethiopia",
  FK: "Falkland Islands",
  FM: "Micronesia",
  HU: "Hungary",
  IR: "Iran",
  KP: "North Korea",
  KZ: "Kazakhstan",
  LA: "Laos",
  LU: "Luxembourg",
  MD: "Moldova",
  NP: "Nepal",
  RS: "Serbia",
  SK: "Slovakia",
  SY: "Syria",
  TR: "Türkiye",
  TZ: "Tanzania",
  UZ: "Uzbekistan",
  VG: "British Virgin Islands",
  VI: "US Virgin Islands",
  VN: "Vietnam",
};

/** The country's short English name by its ISO 3166-1 code; otherwise the name the list gives. */
export const countryName = (code: string, listedName: string): string => SHORT_NAMES[code] ?? listedName;
