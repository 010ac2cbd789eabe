import { assign, setup } from "xstate";
import type { Instant } from "#domain/time";
import type { ClockPort } from "#ports/browser.ts";
import { machineTypes } from "./request.ts";

/**
 * The moment, read again at an interval in milliseconds.
 *
 * @example const now = useSelector(useActorRef(createClock(ports.clock, 60_000)), ({ context }) => context.now);
 */
export const createClock = ({ now }: Pick<ClockPort, "now">, interval: number) =>
  setup({
    types: machineTypes<{ readonly context: { readonly now: Instant } }>(),
    delays: { interval },
  }).createMachine({
    id: "clock",
    context: () => ({ now: now() }),
    initial: "waiting",
    states: {
      waiting: {
        after: { interval: { target: "waiting", reenter: true, actions: assign({ now: () => now() }) } },
      },
    },
  });
