import { readQuery, writeQuery } from "#domain/search";
import type { TrackingForm } from "#domain/tracking";
import { formFromQuery, formToQuery } from "./address.ts";

/** The key under which the tracking form is kept on this device. */

/** The form as it is kept, with the query of the page on which it was typed. */
export const draftText = (form: TrackingForm, typedAt: string): string =>
  writeQuery([
    ["form", formToQuery(form)],
    ["at", typedAt],
  ]);

/**
 * The form that a page starts with: what its query says, unless something else was typed over just that. So a link
 * always fills the form, and a reload or an ended session loses nothing.
 */
export const startingForm = (kept: string | null, query: string): TrackingForm => {
  const asked = formFromQuery(query);
  if (kept === null) return asked;
  const draft = readQuery(kept);
  const isNewer = draft.get("at") === formToQuery(asked);
  return isNewer ? formFromQuery(draft.get("form") ?? "") : asked;
};
