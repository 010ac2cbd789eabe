import type { FclSearch } from "#domain/search";
import type { Ports } from "#ports/ports.ts";
import type { Ask } from "../kit/ask.ts";
import type { RatesLayout } from "./context.ts";
import { criteriaFromQuery } from "./criteria-query.ts";
import { ratesMachine } from "./machine.ts";

/** What Available Rates needs of the portal. */
export interface RatesNeeds {
  readonly ports: Pick<Ports, "rates" | "drafts" | "clock">;
  readonly ask: Ask;
}

const LAYOUT_KEY = "ratesLayout";

const loadLayout = ({ ports }: RatesNeeds): RatesLayout =>
  ports.drafts.load(LAYOUT_KEY) === "compact" ? "compact" : "cards";

/** Available Rates at this portal for one search, with the criteria of a URL's query, in the layout last used on this device. */
export const ratesFlow = (needs: RatesNeeds, search: FclSearch, query: string) => {
  const { ports, ask } = needs;
  const machine = ratesMachine.provide({
    actors: { searchRates: ask(({ search: asked }, signal) => ports.rates.search(asked, signal)) },
    actions: { saveLayout: ({ context }) => ports.drafts.save(LAYOUT_KEY, context.layout) },
  });
  const criteria = criteriaFromQuery(query);
  return { machine, input: { search, criteria, now: ports.clock.localTime(), layout: loadLayout(needs) } };
};
