import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute } from "#server/platform/http/handler.ts";
import { toInstant } from "#server/platform/time.ts";
import { listQuotations } from "./list-bookings.ts";
import { createSummaryRefresh } from "./refresh-summaries.ts";

/** My Bookings: made from what bookings, documents, cargo and tracking store. */
export const bookingListFeature: Feature = (deps) => {
  const { clock, database } = deps;
  const refreshSummaries = createSummaryRefresh(deps);
  return [
    authenticatedRoute("listQuotations", async ({ query }, { companyId: accountId }) => {
      await refreshSummaries(accountId);
      const { quotations, total, facets } = await database.read(accountId, (db) =>
        listQuotations(db, accountId, query, clock()),
      );
      return answer(quotations, "OK", { lenResult: total, facets, answeredAt: toInstant(clock()) });
    }),
  ];
};
