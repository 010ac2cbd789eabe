import { sql } from "kysely";
import {
  accountRecords,
  groupEntries,
  type Merge,
  moveRows,
  toEntry,
} from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { listQuoteParts } from "./store.ts";

const SHAPE = { hidden: ["quote"], json: ["offer", "context"] };

/* Who made it was the first person of the company where none is stated. */
const mergeQuotes = async (db: Executor, merge: Merge): Promise<void> => {
  const { from, into } = merge;
  await db
    .updateTable("quote")
    .set({ createdBy: from })
    .where("accountId", "=", from)
    .where("createdBy", "is", null)
    .execute();
  await db
    .updateTable("quote")
    .set({ saveKey: sql`"saveKey" || ${` ${from}`}` })
    .where("accountId", "=", from)
    .where("saveKey", "in", db.selectFrom("quote").select("saveKey").where("accountId", "=", into))
    .execute();
  await moveRows(db, "quote", merge);
};

/* Both companies may have asked for the same: both requests stay open. */
const mergeRequests = async (db: Executor, merge: Merge): Promise<void> => {
  const { from, into } = merge;
  await db
    .updateTable("deskRequest")
    .set({ createdBy: from })
    .where("accountId", "=", from)
    .where("createdBy", "is", null)
    .execute();
  await db
    .updateTable("deskRequest")
    .set({ openKey: null })
    .where("accountId", "=", from)
    .where(
      "openKey",
      "in",
      db.selectFrom("deskRequest").select("openKey").where("accountId", "=", into).where("openKey", "is not", null),
    )
    .execute();
  await moveRows(db, "deskRequest", merge);
};

export const quoteRecords = {
  quote: accountRecords(
    "quote",
    {
      property: "quotes",
      key: ["createdAt", "id"],
      hidden: ["accountId", "saveKey"],
      json: ["incoterm", "search"],
      isKept: false,
      onMerge: mergeQuotes,
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
    onMerge: mergeRequests,
  }),
};
