/** A place as a tariff or the list of places names it; `code` is its UN/LOCODE, null where it is not known. */
interface NamedPlace {
  readonly name: string;
  readonly code: string | null;
}

const toKey = (name: string): string => name.trim().toLowerCase();

/**
 * The UN/LOCODEs of a place that a search for part loads names: those of the tariffs that have the name, otherwise that of the
 * list of places, if only one place has it. None if it is not known: then only rules for all lanes apply.
 */
export const findLaneCodes = (
  name: string,
  tariffs: readonly NamedPlace[],
  places: readonly NamedPlace[],
): readonly string[] => {
  const listCodes = (named: readonly NamedPlace[]): readonly string[] => [
    ...new Set(named.flatMap((one) => (one.code !== null && toKey(one.name) === toKey(name) ? [one.code] : []))),
  ];
  const ofTariffs = listCodes(tariffs);
  if (ofTariffs.length > 0) return ofTariffs;
  const known = listCodes(places);
  return known.length === 1 ? known : [];
};
