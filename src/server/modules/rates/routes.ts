import { err } from "neverthrow";
import { answer, type Handler, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Executor } from "#server/schema.ts";
import type { SearchStore } from "./search-store.ts";
import { writeAnswer } from "./presenter.ts";
import type { SearchRates } from "./search-rates.ts";
import { findOfferCells, NO_CELLS } from "./sheet-cells.ts";

export const rateHandlers = (db: Executor, { settle }: SearchStore, search: SearchRates): readonly Handler[] => [
  authenticatedRoute("searchRates", async ({ body, query: { remember = true } }, { accountId }) =>
    (await search(body, accountId, remember)).map((found) => ({ kind: "text", json: writeAnswer(found) }) as const),
  ),
  authenticatedRoute("sheetLine", async ({ query }, { accountId }) => {
    await settle(query.offerId);
    const line = await findOfferCells(db, accountId, query.offerId);
    return line === null ? err(NO_CELLS) : answer([line]);
  }),
];
