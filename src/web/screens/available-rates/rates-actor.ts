import type { ActorRefFrom } from "xstate";
import type { ratesMachine } from "#flows/rates/machine.ts";

/** The running flow of one search's offers. */
export type RatesActor = ActorRefFrom<typeof ratesMachine>;
