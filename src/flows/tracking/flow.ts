import type { Quotation } from "#domain/bookings";
import type { Portal } from "../portal.ts";
import { formFromQuery, formToQuery } from "./address.ts";
import { TRACKING_DRAFT_KEY } from "../draft-keys.ts";
import { draftText, startingForm } from "./draft.ts";
import { trackingMachine } from "./machine.ts";

interface Typed {
  readonly number: string;
}

const isNumberOf =
  (number: string) =>
  ({ bookingId, quotationId }: Quotation): boolean =>
    [bookingId, quotationId].some((one) => one?.toUpperCase() === number.toUpperCase());

/** The tracking form at this portal, on a page with this URL query. */
export const trackingFlow = ({ ask, ports: { drafts, quotations } }: Portal, query: string) => {
  const machine = trackingMachine.provide({
    actors: {
      findBooking: ask(({ number }: Typed, signal) =>
        quotations
          .page({ limit: 10, skip: 0, search: number }, signal)
          .map((page) => page.quotations.find(isNumberOf(number)) ?? null),
      ),
    },
    actions: {
      saveDraft: ({ context }) =>
        drafts.save(TRACKING_DRAFT_KEY, draftText(context.form, formToQuery(context.address))),
    },
  });
  return {
    machine,
    input: { form: startingForm(drafts.load(TRACKING_DRAFT_KEY), query), address: formFromQuery(query) },
  };
};
