import { type Handler, shipper } from "#server/platform/http/handler.ts";
import type { SearchRates } from "./search-rates.ts";

export const rateHandlers = (search: SearchRates): readonly Handler[] => [
  shipper("searchRates", async ({ body }, { accountId }) =>
    (await search(body, accountId)).map((found) => ({ kind: "text", ...found }) as const),
  ),
];
