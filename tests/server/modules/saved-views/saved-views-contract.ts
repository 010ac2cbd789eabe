import { savedViewsFeature } from "#server/modules/saved-views/index.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { namedListContract } from "#tests/server/support/named-list-contract.ts";

const QUERY = {
  search: "",
  status: "1",
  departure: "next-30",
  departureFrom: null,
  departureTill: null,
  carrier: null,
};

/** Saved views over HTTP, over whichever database. */
export const savedViewsContract = (make: MakePlace): void =>
  namedListContract(make, {
    feature: savedViewsFeature,
    path: "/api/resource/saved-views",
    content: { query: { ...QUERY, sort: "departure" } },
    max: 20,
    full: "You have 20 saved views. Delete some first.",
    taken: "You have a view with this name. Choose another name or delete that one.",
  });
