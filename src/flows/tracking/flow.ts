import type { Portal } from "../portal.ts";
import { formFromQuery, formToQuery } from "./address.ts";
import { DRAFT_KEY, draftText, startingForm } from "./draft.ts";
import { trackingMachine } from "./machine.ts";

/** The tracking form at this portal, on a page with this URL query. */
export const trackingFlow = ({ ports: { drafts } }: Portal, query: string) => {
  const machine = trackingMachine.provide({
    actions: {
      saveDraft: ({ context }) => drafts.save(DRAFT_KEY, draftText(context.form, formToQuery(context.address))),
    },
  });
  return { machine, input: { form: startingForm(drafts.load(DRAFT_KEY), query), address: formFromQuery(query) } };
};
