import { assign, setup } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import type { SheetLineCells } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";

interface SheetLineTypes {
  readonly context: { readonly offer: BookableOffer; readonly line: SheetLineCells | null };
  readonly events: { readonly type: "cells.opened" };
  readonly input: { readonly offer: BookableOffer };
}

const isNotStored = (failure: Failure | null): boolean => failure?.kind === "refused" && failure.reason === "not-found";

/** Fetches the line of a rate sheet as it was read, when its cells are opened for the first time. */
const sheetLineMachine = setup({
  types: machineTypes<SheetLineTypes>(),
  actors: { fetchLine: missingActor<SheetLineCells, { readonly offer: BookableOffer }>("fetchLine") },
}).createMachine({
  id: "sheetLine",
  context: ({ input: { offer } }) => ({ offer, line: null }),
  initial: "closed",
  states: {
    closed: { on: { "cells.opened": "loading" } },
    loading: {
      invoke: {
        src: "fetchLine",
        input: ({ context: { offer } }) => ({ offer }),
        onDone: [
          { guard: isOk, target: "shown", actions: assign({ line: ({ event }) => readValue({ event }) }) },
          { guard: ({ event }) => isNotStored(readFailure({ event })), target: "notStored" },
          { target: "failed" },
        ],
      },
    },
    shown: {},
    notStored: {},
    failed: { on: { "cells.opened": "loading" } },
  },
});

export const sheetLineFlow = ({ ports, requestActor }: FlowServices<"rates">) =>
  provide(sheetLineMachine, {
    actors: { fetchLine: requestActor(({ offer }, signal) => ports.rates.sheetLine(offer, signal)) },
  });
