import { ResultAsync } from "neverthrow";
import type { ContainerLine } from "#domain/containers";
import { calculateTotals, findLoadOffer, type LoadOffer } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { toTotalScope } from "./rules.ts";

type Offers = readonly LoadOffer[];

/** Prices loads that may carry what the searched one cannot; the cheapest comes first. */
export const lighterLoadsFlow = (
  { ports: { rates }, requestActor }: FlowServices<"rates">,
  search: FclSearch,
  loads: readonly (readonly ContainerLine[])[],
) =>
  createPage<Offers>({
    id: "lighterLoads",
    requestActor,
    load: (signal) =>
      ResultAsync.combine(
        loads.map((containers) => {
          const changed = { ...search, containers };
          return rates.lookUp(changed, signal).map((list) => {
            const totals = calculateTotals(list.rates, toTotalScope({ search: changed, list }));
            return findLoadOffer(containers, list.rates, { totals, basis: "complete" });
          });
        }),
      ).map((offers) =>
        offers.filter((offer) => offer !== null).toSorted((one, other) => one.total.minor - other.total.minor),
      ),
  });

/** `offers` is empty while they are priced, where that failed, and where no load is carried. */
export const lighterLoadsView = (snapshot: PageSnapshot<Offers>) => {
  const view = pageView(snapshot, (offers) => ({ offers }));
  return { isPricing: view.kind === "loading", offers: view.kind === "shown" ? view.offers : [] };
};
