import type { Ports } from "../../ports/ports.ts";
import type { Ask } from "../kit/ask.ts";
import { ratesMachine } from "./machine.ts";

/** What Available Rates needs of the portal. */
export interface RatesNeeds {
  readonly ports: Pick<Ports, "rates">;
  readonly ask: Ask;
}

/** Available Rates at this portal. */
export const ratesFlow = ({ ports, ask }: RatesNeeds) =>
  ratesMachine.provide({ actors: { searchRates: ask(({ search }, signal) => ports.rates.search(search, signal)) } });
