import type { ListedCountry } from "#ports/countries.ts";

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** The countries whose name holds the typed letters, whatever their case and accents; those that begin with them first. */
export const countriesMatching = (countries: readonly ListedCountry[], typed: string): readonly ListedCountry[] => {
  const wanted = folded(typed);
  const fitting = countries.filter(({ name }) => folded(name).includes(wanted));
  const begins = ({ name }: ListedCountry): boolean => folded(name).startsWith(wanted);
  return [...fitting.filter(begins), ...fitting.filter((country) => !begins(country))];
};
