import type { Quotation } from "#domain/bookings";
import { findRecipientProblem, suggestLinkDays } from "#domain/links";
import { toDate, type TodayIn } from "#domain/time";
import type { CreatedLink } from "#ports/links.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { toFieldProblems } from "#domain/field-problem.ts";
import { refusedFields } from "../kit/failure.ts";
import { createForm, type FormView } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";
import { storeJson } from "../kit/stored-json.ts";
import { type LinkDraft, parseLinkDraft } from "./draft.ts";

export type { CreatedLink } from "#ports/links.ts";

export type CreateLinkView = FormView<LinkDraft, CreatedLink, "recipient">;

const toFirstDraft = ({ shipment }: Quotation, todayIn: TodayIn): LinkDraft => ({
  recipient: "",
  days: suggestLinkDays(shipment?.arrival == null ? null : toDate(shipment.arrival.at), todayIn(shipment?.to.timeZone)),
  options: { prices: false, references: true, deadlines: true, documents: [] },
});

const removeGoneFiles = (draft: LinkDraft, { files }: Quotation): LinkDraft => {
  const names = files.map(({ fileName }) => fileName);
  return {
    ...draft,
    options: { ...draft.options, documents: draft.options.documents.filter((name) => names.includes(name)) },
  };
};

/** The form for a link to a booking. What is typed survives a reload; the address of a created link is shown until the form is closed. */
export const createLinkFlow = (
  { requestActor, ports: { links, drafts, clock } }: FlowServices<"links" | "drafts" | "clock">,
  quotation: Quotation,
) => {
  const booking = quotation.id;
  const stored = parseLinkDraft(drafts.load(DRAFT_KEYS.share), booking);
  return createForm<LinkDraft, CreatedLink, "recipient">({
    id: "createLink",
    requestActor,
    first: toFirstDraft(quotation, clock.today),
    stored: stored === null ? null : removeGoneFiles(stored, quotation),
    store: (draft) => storeJson(drafts, DRAFT_KEYS.share)(draft === null ? null : { booking, ...draft }),
    validate: ({ recipient }) => toFieldProblems("recipient", findRecipientProblem(recipient)),
    send: (draft, signal) => links.create({ booking, ...draft, recipient: draft.recipient.trim() }, signal),
    toProblems: refusedFields(["recipient"]),
    beginsClosed: true,
    after: "sent",
  });
};
