import type { Portal } from "../portal.ts";
import { quotationsMachine } from "./machine.ts";

/** Ten bookings to a page. */
export const PAGE_SIZE = 10;

interface Asked {
  readonly page: number;
}

/** My Bookings at this portal. */
export const quotationsFlow = ({ ask, ports }: Portal) =>
  quotationsMachine.provide({
    actors: {
      fetchPage: ask(({ page }: Asked, signal) =>
        ports.quotations.page({ limit: PAGE_SIZE, skip: page * PAGE_SIZE }, signal),
      ),
    },
  });
