import { accountRecords, groupEntries, toEntry } from "#server/platform/database/account-records.ts";
import { listQuoteParts } from "./store.ts";

const SHAPE = { hidden: ["quote"], json: ["offer", "context"] };

export const quoteRecords = {
  quote: accountRecords(
    "quote",
    {
      property: "quotes",
      key: ["createdAt", "id"],
      hidden: ["accountId", "saveKey"],
      json: ["incoterm", "search"],
      isKept: false,
    },
    async (db, rows) => {
      const ids = rows.map(({ id }) => String(id));
      const { offers, comments } = await listQuoteParts(db, ids);
      const group = (parts: readonly { readonly quote: string }[]) =>
        groupEntries(
          ids,
          parts,
          ({ quote }) => quote,
          (part) => toEntry({ ...part }, SHAPE),
        );
      const [byOffer, byComment] = [group(offers), group(comments)];
      return ids.map((id) => ({ offers: byOffer.get(id), comments: byComment.get(id) }));
    },
  ),
  deskRequest: accountRecords("deskRequest", {
    property: "deskRequests",
    key: ["requestedAt", "id"],
    hidden: ["accountId", "openKey"],
    json: ["search"],
    isKept: false,
  }),
};
