import { err } from "neverthrow";
import { DEFAULT_LCL_CRITERIA } from "#domain/lcl";
import { answer, type Handler, authenticatedRoute } from "#server/platform/http/handler.ts";
import { officeDay } from "#server/platform/time.ts";
import { answerBooking, type BookOffer, findLimitProblem, toBooker } from "../bookings/index.ts";
import { presentTaxTerms } from "../rates/index.ts";
import { bookLcl } from "./book-lcl.ts";
import type { LclQuotes, LclSearchDeps, QuoteLcl } from "./quote-lcl.ts";

const presentQuotes = ({ answeredAt, exchange, tax, comparison, choices, count, lowestRateId, rates }: LclQuotes) =>
  answer(rates, "OK", {
    answeredAt,
    lenResult: count,
    ...(exchange === null ? {} : { exchangeRates: exchange }),
    ...(tax === null ? {} : { taxTerms: presentTaxTerms(tax) }),
    ...(comparison === null ? {} : { fclComparison: comparison }),
    choices,
    lowestRateId,
  });

/** What only a company that offers part loads answers. */
export const LCL_OPERATIONS = ["lclPorts", "lclRates", "bookLcl"] as const;

export const lclHandlers = (deps: LclSearchDeps, quote: QuoteLcl, book: BookOffer): readonly Handler[] => {
  const bookRate = bookLcl(deps.db, deps.searches.settle, book);
  return [
    authenticatedRoute("lclPorts", async (_call, { accountId }) => {
      const { names, places } = await deps.ports(officeDay(deps.clock()), accountId);
      return answer(names, "OK", { places });
    }),
    authenticatedRoute("lclRates", async ({ query }, { companyId }) => {
      const { portOfLoading, portOfDischarge, weight: weightKg, cbm, limit = 10, skip = 0, noOfContainers = 1 } = query;
      const asked = { mode: "lcl", portOfLoading, portOfDischarge, weightKg, cbm } as const;
      const criteria = {
        sort: query.sort ?? DEFAULT_LCL_CRITERIA.sort,
        cfs: query.cfs ?? null,
        departsBy: query.departsBy ?? null,
        maxTransitDays: query.maxTransitDays ?? null,
      };
      const quoted = await quote({ search: asked, criteria, limit, skip, containers: noOfContainers }, companyId);
      return quoted.andThen(presentQuotes);
    }),
    authenticatedRoute("bookLcl", async ({ body, header }, shipper) => {
      await deps.searches.settle(body._id);
      const problem = await findLimitProblem(deps.db, shipper, body._id);
      if (problem !== null) return err(problem);
      const booked = await bookRate(body, toBooker(shipper), header["Idempotency-Key"] ?? null);
      return booked.andThen(answerBooking);
    }),
  ];
};
