import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { ListedCountry } from "#ports/countries.ts";
import type { Failure } from "#ports/failure.ts";
import type { countryListMachine } from "./machine.ts";

export type CountryListActor = ActorRefFrom<typeof countryListMachine>;

/** What the country field has to offer. */
export type CountryListView =
  | { readonly kind: "unasked" }
  | { readonly kind: "asking" }
  | { readonly kind: "listed"; readonly countries: readonly ListedCountry[] }
  | { readonly kind: "failed"; readonly failure: Failure };

const unasked: CountryListView = { kind: "unasked" };
const asking: CountryListView = { kind: "asking" };

export const countryListView = (snapshot: SnapshotFrom<typeof countryListMachine>): CountryListView => {
  const { countries, failure } = snapshot.context;
  if (snapshot.matches("listed")) return { kind: "listed", countries };
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  return snapshot.matches("unasked") ? unasked : asking;
};
