import { findRecipientProblem } from "#domain/links";
import type { ListedQuote } from "#ports/quotes.ts";
import type { CreatedLink } from "#ports/links.ts";
import { toFieldProblems } from "#domain/field-problem.ts";
import { createForm } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

/** The form for a link to approve a quote; its address is shown once. */
export const shareQuoteFlow = (
  { requestActor, ports: { quotes } }: FlowServices<"quotes">,
  { id, customer }: Pick<ListedQuote, "id" | "customer">,
) =>
  createForm<{ readonly recipient: string }, CreatedLink, "recipient">({
    id: "shareQuote",
    requestActor,
    first: { recipient: customer.contactName ?? "" },
    validate: ({ recipient }) => toFieldProblems("recipient", findRecipientProblem(recipient)),
    send: ({ recipient }, signal) => quotes.share({ id, recipient: recipient.trim() }, signal),
    after: "sent",
  });
