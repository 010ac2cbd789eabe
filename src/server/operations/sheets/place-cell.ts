import { type KnownPlace, measureMiles } from "#domain/places";
import {
  countryFinder,
  readPlaceQuery,
  listNameReadings,
  comparable,
  placeSearch,
  type PlaceSearch,
} from "#server/modules/places/index.ts";
import { splitState } from "./states.ts";

export type PlaceCell =
  | { readonly kind: "place"; readonly code: string }
  | { readonly kind: "unknown"; readonly sentence: string };

/** Reads a place cell; `country` is the cell of a column for its country, empty without one. */
export type ReadPlaceCell = (cell: string, country?: string) => PlaceCell;

const written = (place: KnownPlace): string => `${place.name}, ${place.countryName} (${place.code})`;

interface Names {
  readonly own: ReadonlyMap<string, readonly KnownPlace[]>;
  readonly other: ReadonlyMap<string, readonly KnownPlace[]>;
  /** Own names without the words of a port. */
  readonly short: ReadonlyMap<string, readonly KnownPlace[]>;
}

const joined = (words: string): string => words.replaceAll(" ", "");

const collectNames = (
  places: readonly KnownPlace[],
  namesOf: (place: KnownPlace) => readonly string[],
): ReadonlyMap<string, readonly KnownPlace[]> => {
  const names = new Map<string, KnownPlace[]>();
  for (const place of places)
    for (const name of new Set(namesOf(place).map((text) => joined(comparable(text)))))
      names.set(name, [...(names.get(name) ?? []), place]);
  return names;
};

const findNamed = (words: string, countries: ReadonlySet<string>, { own, other }: Names): readonly KnownPlace[] => {
  for (const reading of listNameReadings(words))
    for (const names of [own, other]) {
      const found = names.get(joined(reading)) ?? [];
      const within = countries.size === 0 ? found : found.filter((place) => countries.has(place.countryCode));
      if (within.length > 0) return within;
    }
  return [];
};

/** `Duisburg via NLRTM`, `Rotterdam (+USD 50)`, `Rotterdam (suspended)`. */
const MORE_THAN_A_PLACE =
  /(?<![\p{L}])(?:via|not|except|excl\w*|incl\w*|suspended|no service|closed|arb\w*|add[ -]?on)(?![\p{L}])|\+|\d{2}/iu;

/** Towns of one port, such as `Jebel Ali, Dubai`, are not farther apart. */
const MAX_MILES_OF_TOWN = 60;

const isPort = ({ kind, importance }: KnownPlace): boolean => kind === "Sea" && importance > 1;

const isFar = (one: KnownPlace, other: KnownPlace): boolean =>
  one.latitude !== null &&
  one.longitude !== null &&
  other.latitude !== null &&
  other.longitude !== null &&
  measureMiles([one.longitude, one.latitude], [other.longitude, other.latitude]) > MAX_MILES_OF_TOWN;

/** Ports that are called so, by their own or another name. */
const findPortsNamed = (words: string, { own, other }: Names): readonly KnownPlace[] =>
  listNameReadings(words).flatMap((reading) =>
    [own, other].flatMap((byName) => (byName.get(joined(reading)) ?? []).filter(isPort)),
  );

/** Places of this name, also without the words of a port: `Victoria` for Port Victoria. */
const findAllNamed = (words: string, { own, other, short }: Names): readonly KnownPlace[] =>
  listNameReadings(comparable(words)).flatMap((reading) =>
    [own, other, short].flatMap((byName) => byName.get(joined(reading)) ?? []),
  );

/**
 * Places that a name without a country may mean instead: ports of the name; with words behind it that are not known, or for a
 * name that is only another name of a place, all places.
 */
const findRivals = (words: string, isOpen: boolean, names: Names): readonly KnownPlace[] =>
  isOpen || !listNameReadings(words).some((reading) => names.own.has(joined(reading)))
    ? findAllNamed(words, names)
    : findPortsNamed(words, names);

const mostImportant = (places: readonly KnownPlace[]): readonly KnownPlace[] => {
  const highest = Math.max(...places.map(({ importance }) => importance));
  return places.filter(({ importance }) => importance === highest);
};

/** `NL RTM`, as UN/LOCODE are printed. */
const SPACED_CODE = /^([A-Z]{2}) ([A-Z2-9]{3})$/;
const CODE = /^[A-Z]{2}[A-Z2-9]{3}$/;

/**
 * Reads place cells by the rules of the place search, but exact names only: `INNSA`, `Nhava Sheva (INNSA)`, `Port of Hamburg`,
 * `Rotterdam, Netherlands`, `Xiamen/Amoy`. A place's own name goes before another place's other name, then importance
 * decides, except among ports of several countries; a misspelt name is never guessed, the places it may mean are offered.
 * `known` is a search over the same places; without it, one is made when it is needed.
 */
export const placeCells = (places: readonly KnownPlace[], known?: PlaceSearch): ReadPlaceCell => {
  const codes = new Map(places.map((place) => [place.code, place]));
  const names: Names = {
    own: collectNames(places, ({ name }) => [name]),
    other: collectNames(places, ({ otherNames }) => otherNames),
    short: collectNames(places, ({ name }) => listNameReadings(comparable(name))),
  };
  const findCountries = countryFinder(new Map(places.map((place) => [place.countryCode, place.countryName])));
  const isCode = (word: string): boolean => codes.has(word.toUpperCase());
  let search = known;
  const suggest = (cell: string): string => {
    search ??= placeSearch(places);
    const found = search(cell, 3).flatMap(({ place }) => places[place] ?? []);
    return found.length === 0 ? "" : ` Did you mean ${found.map(written).join(" or ")}?`;
  };
  const unknown = (cell: string): PlaceCell => ({
    kind: "unknown",
    sentence: `"${cell}" is not a known place.${suggest(cell)}`,
  });
  const conflict = (cell: string, found: readonly KnownPlace[]): PlaceCell => ({
    kind: "unknown",
    sentence: `"${cell}" can be ${[...new Set(found)].slice(0, 5).map(written).join(" or ")}. Write the code.`,
  });
  /* `LA PAZ` is a name. */
  const readSpacedCode = (cell: string): string | null => {
    const [, land = "", place = ""] = SPACED_CODE.exec(cell.trim().toUpperCase()) ?? [];
    const isName = findNamed(comparable(cell), new Set(), names).length > 0;
    return codes.has(`${land}${place}`) && !isName ? `${land}${place}` : null;
  };
  /* `La Spezia` and `Port Sudan` have a country in their names. */
  const readWholeName = (cell: string, stated: ReadonlySet<string>): PlaceCell | null => {
    const [only, ...others] = mostImportant((names.own.get(joined(comparable(cell))) ?? []).filter(isPort));
    if (only === undefined || others.length > 0 || (stated.size > 0 && !stated.has(only.countryCode))) return null;
    const abroad = findPortsNamed(comparable(cell), names).filter(
      ({ countryCode }) => countryCode !== only.countryCode,
    );
    return stated.size === 0 && abroad.length > 0 ? null : { kind: "place", code: only.code };
  };
  const readInState = (cell: string, stated: ReadonlySet<string>): PlaceCell | null => {
    const state = splitState(cell);
    if (state === null) return null;
    const named = [...new Set(findAllNamed(state.name, names))].filter(
      ({ countryCode }) => stated.size === 0 || stated.has(countryCode),
    );
    const there = named.filter(state.isIn);
    /* A place's own name goes before another place's other name. */
    const own = there.filter(({ name }) => comparable(name) === comparable(state.name));
    const [only, ...others] = mostImportant(own.length > 0 ? own : there);
    if (only !== undefined)
      return others.length === 0 ? { kind: "place", code: only.code } : conflict(cell, [only, ...others]);
    const isOther = named.length === 0 || findCountries(comparable(state.word)).length > 0;
    return isOther ? null : conflict(cell, named);
  };
  const read = (written: string, country: string): PlaceCell => {
    if (MORE_THAN_A_PLACE.test(written) && !CODE.test(written.trim().toUpperCase()))
      return { kind: "unknown", sentence: `"${written}" is more than a place. Write its name or code alone.` };
    const cell = readSpacedCode(written) ?? written;
    const stated = new Set(findCountries(comparable(country)));
    const whole = readWholeName(cell, stated);
    if (whole !== null) return whole;
    const inState = readInState(cell, stated);
    if (inState !== null) return inState;
    const { parts, countries } = readPlaceQuery(cell, findCountries, isCode);
    const within = stated.size > 0 ? stated : countries;
    const found = parts
      .filter(({ role }) => role !== "additional")
      .map(({ words }) => {
        const place = CODE.test(words.toUpperCase()) ? codes.get(words.toUpperCase()) : undefined;
        return place === undefined ? findNamed(words, within, names) : [place];
      });
    const known = found.filter((places) => places.length > 0);
    if (known.length > 0 && known.length < found.length && /[/|;]/.test(cell)) return unknown(cell);
    /* `Rotterdam, Hamburg` */
    const further = parts
      .filter(({ role, words }) => role === "additional" && findCountries(comparable(words)).length === 0)
      .flatMap(({ words }) => mostImportant(findNamed(words, new Set(), names)))
      .filter((place) => isPort(place) && known.flat().every((one) => isFar(one, place)));
    if (known.length > 0 && further.length > 0)
      return { kind: "unknown", sentence: `"${cell}" names several places. Write a line for each.` };
    if (known.length === 0) {
      const anywhere = parts.flatMap(({ words }) => mostImportant(findNamed(words, new Set(), names)));
      const longer = places.filter(
        ({ name, countryCode }) =>
          within.has(countryCode) && parts.some(({ words }) => comparable(name).startsWith(`${words} `)),
      );
      return anywhere.length === 0
        ? unknown(cell)
        : conflict(country === "" ? cell : `${cell}, ${country}`, [...longer, ...anywhere]);
    }
    const shared = known.reduce((one, other) => one.filter((place) => other.includes(place)));
    const [only, ...others] = mostImportant(shared.length > 0 ? shared : known.flat());
    if (shared.length === 0 || only === undefined || others.length > 0) return conflict(cell, known.flat());
    const isNamed = within.size === 0 && parts.every(({ words }) => !isCode(words));
    const isOpen = parts.some(
      ({ role, words }) => role === "additional" && findNamed(words, new Set(), names).length === 0,
    );
    const rivals = isNamed ? parts.slice(0, 1).flatMap(({ words }) => findRivals(words, isOpen, names)) : [];
    const abroad = rivals.filter(({ countryCode }) => countryCode !== only.countryCode);
    if (abroad.length > 0) return conflict(cell, [only, ...abroad]);
    return stated.size > 0 && !stated.has(only.countryCode)
      ? { kind: "unknown", sentence: `"${cell}" is in ${only.countryName}, but the country says "${country}".` }
      : { kind: "place", code: only.code };
  };
  const cache = new Map<string, PlaceCell>();
  return (cell, country = "") => {
    const key = `${cell}\n${country}`;
    const known = cache.get(key) ?? read(cell, country);
    cache.set(key, known);
    return known;
  };
};
