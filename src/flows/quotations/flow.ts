import { QUOTATION_PAGE_SIZE, skipOf } from "../../domain/quotations/paging.ts";
import type { Portal } from "../portal.ts";
import { quotationsMachine } from "./machine.ts";

interface Asked {
  readonly page: number;
}

/** My Bookings at this portal; the page is counted from 0. */
export const quotationsFlow = ({ ask, ports }: Portal, page: number) => {
  const machine = quotationsMachine.provide({
    actors: {
      fetchPage: ask(({ page }: Asked, signal) =>
        ports.quotations.page({ limit: QUOTATION_PAGE_SIZE, skip: skipOf(page) }, signal),
      ),
    },
  });
  return { machine, input: { page, today: ports.clock.today() } };
};
