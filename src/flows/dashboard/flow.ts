import type { Portal } from "../portal.ts";
import { dashboardMachine } from "./machine.ts";

/** The signed-in home at this portal. */
export const dashboardFlow = ({ ask, ports }: Portal) => {
  const load = ask((_: void, signal) => ports.dashboard.load(signal));
  return { machine: dashboardMachine.provide({ actors: { load } }), input: { today: ports.clock.today() } };
};
