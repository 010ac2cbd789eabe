import type { Portal } from "../portal.ts";
import { formFromQuery, formToQuery } from "./address.ts";
import { TRACKING_DRAFT_KEY } from "../draft-keys.ts";
import { draftText, startingForm } from "./draft.ts";
import { trackingMachine } from "./machine.ts";

/** The tracking form at this portal, on a page with this URL query. */
export const trackingFlow = ({ ports: { drafts } }: Portal, query: string) => {
  const machine = trackingMachine.provide({
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
