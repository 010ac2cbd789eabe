import { otherCountryNames } from "#domain/places";
import type { Country } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { createCommand, type FormActor, type FormSnapshot, formView } from "./kit/form.ts";
import { type FlowPorts, publicRequestActor } from "./kit/request.ts";

export type CountriesActor = FormActor<object, readonly Country[]>;

/** The countries of an account, fetched once, when the field is first focused. */
export const countriesFlow = ({ ports: { countries } }: FlowPorts<"countries">) =>
  createCommand<readonly Country[]>({
    id: "countries",
    requestActor: publicRequestActor,
    send: (signal) => countries.list(signal),
    after: "sent",
  });

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase()
    .trim();

/* By the code or another name: `us`, `U.S.A.`, `England`. */
const isOtherName = ({ id }: Country, sought: string): boolean =>
  sought !== "" && [id, ...otherCountryNames(id)].some((name) => fold(name) === sought);

/**
 * The country that is also called by the text, then countries whose name contains it, ignoring case, accents and full stops; names
 * that begin with it come first.
 */
export const filterCountries = (countries: readonly Country[], text: string): readonly Country[] => {
  const sought = fold(text);
  const meant = countries.filter((country) => isOtherName(country, sought));
  const matches = countries.filter((country) => !meant.includes(country) && fold(country.name).includes(sought));
  const isPrefix = ({ name }: Country): boolean => fold(name).startsWith(sought);
  return [...meant, ...matches.filter(isPrefix), ...matches.filter((country) => !isPrefix(country))];
};

/**
 * The country that a text means without a choice: the one that is called so, or the only one whose name begins with it; null where
 * it could be several.
 */
export const findTypedCountry = (countries: readonly Country[], text: string): Country | null => {
  const sought = fold(text);
  if (sought === "") return null;
  const called = countries.filter((country) => fold(country.name) === sought || isOtherName(country, sought));
  const meant = called.length > 0 ? called : countries.filter(({ name }) => fold(name).startsWith(sought));
  return meant.length === 1 ? (meant[0] ?? null) : null;
};

export type CountriesView =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly countries: readonly Country[] }
  | { readonly kind: "failed"; readonly failure: Failure };

export const countriesView = (snapshot: FormSnapshot<object, readonly Country[]>): CountriesView => {
  const { kind, sent, failure } = formView(snapshot);
  if (sent !== null) return { kind: "loaded", countries: sent };
  if (failure !== null) return { kind: "failed", failure };
  return { kind: kind === "sending" ? "loading" : "idle" };
};
