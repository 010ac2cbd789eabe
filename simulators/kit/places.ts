/** Names of a few places; any other UN/LOCODE is served as well, named after its code. */
const NAMES: Readonly<Record<string, string>> = {
  AEJEA: "Jebel Ali",
  BEANR: "Antwerp",
  CNNGB: "Ningbo",
  CNSHA: "Shanghai",
  DEHAM: "Hamburg",
  ESVLC: "Valencia",
  FRLEH: "Le Havre",
  GBFXT: "Felixstowe",
  INDER: "Dadri",
  INMAA: "Chennai",
  INMUN: "Mundra",
  INNSA: "Nhava Sheva",
  INTKD: "Tughlakabad",
  ITGOA: "Genoa",
  LKCMB: "Colombo",
  NLRTM: "Rotterdam",
  SGSIN: "Singapore",
  USLAX: "Los Angeles",
  USNYC: "New York",
};

const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

export const isUnLocode = (code: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code);

export const nameOfPlace = (code: string): string => NAMES[code] ?? `Port ${code}`;

export const countryOfPlace = (code: string) => {
  const country = code.slice(0, 2);
  return { code: country, name: COUNTRIES.of(country) ?? country };
};

export const NAMED_PLACES: readonly string[] = Object.keys(NAMES);

const OFFSETS: Readonly<Record<string, string>> = {
  AE: "+04:00",
  BE: "+01:00",
  CN: "+08:00",
  DE: "+01:00",
  ES: "+01:00",
  FR: "+01:00",
  IN: "+05:30",
  IT: "+01:00",
  LK: "+05:30",
  NL: "+01:00",
  SG: "+08:00",
};

/** The offset that a place's local times are written with; winter time, and Z where the simulator has no offset. */
export const offsetOfPlace = (code: string): string => OFFSETS[code.slice(0, 2)] ?? "Z";
