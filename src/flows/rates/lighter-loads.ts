import { ResultAsync } from "neverthrow";
import { assign, type SnapshotFrom, setup } from "xstate";
import type { ContainerLine } from "#domain/containers";
import { calculateTotals, findLoadOffer, type LoadOffer } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import { type FlowServices, isOk, machineTypes, missingActor, provide } from "../kit/request.ts";
import { toTotalScope } from "./rules.ts";

interface LoadsInput {
  readonly search: FclSearch;
  readonly loads: readonly (readonly ContainerLine[])[];
}

interface LoadsTypes {
  readonly context: LoadsInput & { readonly offers: readonly LoadOffer[] };
  readonly input: LoadsInput;
}

/** Prices loads that may carry what the searched one cannot; the cheapest comes first. */
const lighterLoadsMachine = setup({
  types: machineTypes<LoadsTypes>(),
  actors: { priceLoads: missingActor<readonly LoadOffer[], LoadsInput>("priceLoads") },
}).createMachine({
  id: "lighterLoads",
  context: ({ input }) => ({ ...input, offers: [] }),
  initial: "pricing",
  states: {
    pricing: {
      invoke: {
        src: "priceLoads",
        input: ({ context: { search, loads } }) => ({ search, loads }),
        onDone: [
          { guard: isOk, target: "priced", actions: assign({ offers: ({ event }) => event.output.unwrapOr([]) }) },
          { target: "failed" },
        ],
      },
    },
    priced: {},
    failed: {},
  },
});

export const lighterLoadsFlow = ({ ports, requestActor }: FlowServices<"rates">) =>
  provide(lighterLoadsMachine, {
    actors: {
      priceLoads: requestActor<readonly LoadOffer[], LoadsInput>(({ search, loads }, signal) =>
        ResultAsync.combine(
          loads.map((containers) => {
            const changed = { ...search, containers };
            return ports.rates.lookUp(changed, signal).map((list) => {
              const totals = calculateTotals(list.rates, toTotalScope({ search: changed, list }));
              return findLoadOffer(containers, list.rates, { totals, basis: "complete" });
            });
          }),
        ).map<readonly LoadOffer[]>((offers) =>
          offers.filter((offer) => offer !== null).toSorted((one, other) => one.total.minor - other.total.minor),
        ),
      ),
    },
  });

/** `offers` is empty while they are priced, where that failed, and where no load is carried. */
export interface LighterLoadsView {
  readonly isPricing: boolean;
  readonly offers: readonly LoadOffer[];
}

export const lighterLoadsView = (snapshot: SnapshotFrom<typeof lighterLoadsMachine>): LighterLoadsView => ({
  isPricing: snapshot.matches("pricing"),
  offers: snapshot.context.offers,
});
