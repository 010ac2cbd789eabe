import { type ActorRefFrom, assign, setup, type SnapshotFrom } from "xstate";
import { otherCountryNames } from "#domain/places";
import type { Country } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import {
  type FlowPorts,
  isOk,
  machineTypes,
  missingActor,
  provide,
  publicRequestActor,
  readFailure,
} from "./request.ts";

interface CountriesTypes {
  readonly context: { readonly countries: readonly Country[]; readonly failure: Failure | null };
  readonly events: { readonly type: "countries.requested" };
}

/** The countries of an account, fetched once, when the field is first focused. */
const countriesMachine = setup({
  types: machineTypes<CountriesTypes>(),
  actors: { loadCountries: missingActor<readonly Country[]>("loadCountries") },
}).createMachine({
  id: "countries",
  context: { countries: [], failure: null },
  initial: "idle",
  states: {
    idle: { on: { "countries.requested": "loading" } },
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        src: "loadCountries",
        onDone: [
          { guard: isOk, target: "loaded", actions: assign({ countries: ({ event }) => event.output.unwrapOr([]) }) },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    loaded: {},
    failed: { on: { "countries.requested": "loading" } },
  },
});

export type CountriesActor = ActorRefFrom<typeof countriesMachine>;

export const countriesFlow = ({ ports }: FlowPorts<"countries">) =>
  provide(countriesMachine, {
    actors: { loadCountries: publicRequestActor((_: void, signal) => ports.countries.list(signal)) },
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

export type CountriesView =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly countries: readonly Country[] }
  | { readonly kind: "failed"; readonly failure: Failure };

const idle: CountriesView = { kind: "idle" };
const loading: CountriesView = { kind: "loading" };

export const countriesView = (snapshot: SnapshotFrom<typeof countriesMachine>): CountriesView => {
  const { countries, failure } = snapshot.context;
  if (snapshot.matches("loaded")) return { kind: "loaded", countries };
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  return snapshot.matches("idle") ? idle : loading;
};
