import type { Result } from "neverthrow";
import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { Country } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { isOk, toUnexpectedFailure, machineTypes, missingActor } from "./request.ts";
import type { AppServices } from "./services.ts";

interface CountryListTypes {
  readonly context: { readonly countries: readonly Country[]; readonly failure: Failure | null };
  /** The field has the focus. */
  readonly events: { readonly type: "list.wanted" };
}

/** The countries: asked for when the field first has the focus, and never again once they are there. */
export const countriesMachine = setup({
  types: machineTypes<CountryListTypes>(),
  actors: { fetchAll: fromPromise<Result<readonly Country[], Failure>, void>(missingActor("fetchAll")) },
}).createMachine({
  id: "countryList",
  context: { countries: [], failure: null },
  initial: "unasked",
  states: {
    unasked: { on: { "list.wanted": "asking" } },
    asking: {
      entry: assign({ failure: null }),
      invoke: {
        src: "fetchAll",
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: assign({ countries: ({ event }) => event.output.unwrapOr([]) }),
          },
          {
            target: "failed",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: ({ event }) => toUnexpectedFailure(event.error) }) },
      },
    },
    listed: {},
    failed: { on: { "list.wanted": "asking" } },
  },
});

/** The list of countries at this portal. */
export const countriesFlow = ({ ports }: AppServices) =>
  countriesMachine.provide({ actors: { fetchAll: fromPromise(({ signal }) => ports.countries.list(signal)) } });

const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** The countries whose name holds the typed letters, whatever their case and accents; those that begin with them first. */
export const filterCountries = (countries: readonly Country[], typed: string): readonly Country[] => {
  const wanted = fold(typed);
  const fitting = countries.filter(({ name }) => fold(name).includes(wanted));
  const begins = ({ name }: Country): boolean => fold(name).startsWith(wanted);
  return [...fitting.filter(begins), ...fitting.filter((country) => !begins(country))];
};

export type CountriesActor = ActorRefFrom<typeof countriesMachine>;

/** What the country field has to offer. */
export type CountriesView =
  | { readonly kind: "unasked" }
  | { readonly kind: "asking" }
  | { readonly kind: "listed"; readonly countries: readonly Country[] }
  | { readonly kind: "failed"; readonly failure: Failure };

const unasked: CountriesView = { kind: "unasked" };
const asking: CountriesView = { kind: "asking" };

export const countriesView = (snapshot: SnapshotFrom<typeof countriesMachine>): CountriesView => {
  const { countries, failure } = snapshot.context;
  if (snapshot.matches("listed")) return { kind: "listed", countries };
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  return snapshot.matches("unasked") ? unasked : asking;
};
