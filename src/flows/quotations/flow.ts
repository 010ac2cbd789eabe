import type { Portal } from "../portal.ts";
import { quotationsMachine } from "./machine.ts";
import { PAGE_SIZE } from "./paging.ts";

interface Asked {
  readonly page: number;
}

/** My Bookings at this portal; the page is counted from 0. */
export const quotationsFlow = ({ ask, ports }: Portal, page: number) => {
  const machine = quotationsMachine.provide({
    actors: {
      fetchPage: ask(({ page }: Asked, signal) =>
        ports.quotations.page({ limit: PAGE_SIZE, skip: page * PAGE_SIZE }, signal),
      ),
    },
  });
  return { machine, input: { page, today: ports.clock.today() } };
};
