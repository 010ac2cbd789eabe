import { accountRecords } from "#server/platform/database/account-records.ts";
import { listOffers } from "./offer-store.ts";

export const searchRecords = {
  /* Their offers are in quotedSearch. */
  growingSearch: accountRecords("growingSearch", {
    property: null,
    key: ["id"],
    hidden: ["accountId"],
    json: ["state", "exchange"],
    isKept: false,
    onMerge: "stays",
  }),
  lastSearch: accountRecords("lastSearch", {
    property: "searches",
    key: ["searchKey"],
    hidden: ["accountId", "searchKey"],
    json: ["search"],
    isKept: false,
    onMerge: "stays",
  }),
  quotedSearch: accountRecords(
    "quotedSearch",
    {
      property: "quotedOffers",
      key: ["quotedAt", "id"],
      hidden: ["accountId", "offers", "margins"],
      json: ["context"],
      isKept: false,
      onMerge: "stays",
    },
    async (_db, rows) => rows.map(({ offers }) => (offers instanceof Uint8Array ? { offers: listOffers(offers) } : {})),
  ),
};
