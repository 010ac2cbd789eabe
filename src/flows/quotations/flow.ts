import { departureDays, type QuotationListQuery, QUOTATION_PAGE_SIZE, skipOf } from "#domain/bookings";
import type { CalendarDate } from "#domain/time";
import type { QuotationsRequest } from "#ports/quotations.ts";
import type { Portal } from "../portal.ts";
import { quotationsMachine } from "./machine.ts";
import type { ReferenceChange } from "./types.ts";

/* What is not asked for is left out: the plain list stays the specified call. */
const toRequest = (query: QuotationListQuery, today: CalendarDate): QuotationsRequest => {
  const { search, status, departure, carrier, sort, page } = query;
  const { from, till } = departureDays(departure, today);
  return {
    limit: QUOTATION_PAGE_SIZE,
    skip: skipOf(page),
    ...(search.trim() === "" ? {} : { search: search.trim() }),
    ...(status === null ? {} : { status }),
    ...(from === null ? {} : { departureFrom: from }),
    ...(till === null ? {} : { departureTill: till }),
    ...(carrier === null ? {} : { carrier }),
    ...(sort === "-bookedOn" ? {} : { sort }),
  };
};

interface ListInput {
  readonly query: QuotationListQuery;
}

/** My Bookings at this portal, as its address asks for it. */
export const quotationsFlow = ({ ask, ports }: Portal, query: QuotationListQuery) => {
  const machine = quotationsMachine.provide({
    actors: {
      fetchPage: ask(({ query: asked }: ListInput, signal) =>
        ports.quotations.page(toRequest(asked, ports.clock.today()), signal),
      ),
      saveReference: ask(({ id, reference }: ReferenceChange, signal) =>
        ports.quotations.setReference({ id, reference: reference.trim() === "" ? null : reference.trim() }, signal),
      ),
    },
  });
  return { machine, input: { query, today: ports.clock.today() } };
};

/** The shipments that are running, the next arrival first: ten of them, whatever the address asks for. */
export const runningShipmentsFlow = (portal: Portal, query: QuotationListQuery) => {
  const { machine, input } = quotationsFlow(portal, query);
  const request = { limit: QUOTATION_PAGE_SIZE, skip: 0, running: true, sort: "arrival" } as const;
  const fetchPage = portal.ask((_: ListInput, signal) => portal.ports.quotations.page(request, signal));
  return { machine: machine.provide({ actors: { fetchPage } }), input };
};
