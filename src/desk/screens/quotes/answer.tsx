import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { isConflict } from "#flows/kit/failure.ts";
import { createDraftFlow, findTyped } from "../../flows/quote-draft.ts";
import { createPreviewFlow } from "../../flows/quote-preview.ts";
import { findQuoteProblems, type QuoteDraft, toAnswer, toPricedCharges } from "../../flows/quote-typed.ts";
import {
  answerFormView,
  createAnswerForm,
  createDeclineForm,
  createPricing,
  pricingView,
  type QuotePageActor,
} from "../../flows/quotes.ts";
import type { DeskQuoteRequest, TypedQuote } from "../../ports/index.ts";
import { useDesk, useDeskFlow } from "../../services.ts";
import { AnswerForm } from "./answer-form.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import * as css from "./quotes.css.ts";
import type { Unsent } from "./unsent-answer.tsx";

interface AnswerProps {
  readonly request: DeskQuoteRequest;
  readonly page: QuotePageActor;
  /** What was sent and taken back; null: the draft is shown. */
  readonly typed: TypedQuote | null;
  readonly onSending: (typed: TypedQuote) => void;
  /** Receives what is typed and not sent when a colleague was faster: it is shown below what became of the request. */
  readonly onUnsent: (unsent: Unsent) => void;
}

/* What the rules make of the charges, asked again with each change of them. */
function usePricing(number: string, { offers }: QuoteDraft) {
  const actor = useActorRef(useDeskFlow((services) => createPricing(services, number)));
  /* The same charges again are not asked for. */
  useEffect(() => {
    actor.send({ type: "query.changed", query: offers.map(toPricedCharges) });
  });
  return useSelector(actor, pricingView);
}

/** The answer to a request that waits, beside what the customer would get. */
export function Answer({ request, page, typed: taken, onSending, onUnsent }: AnswerProps): ReactElement {
  const { number } = request;
  const source = { ...useDesk(), number, page, saved: request.draft };
  const draft = useActorRef(useDeskFlow(() => createDraftFlow(source)));
  const form = useActorRef(
    useDeskFlow(() =>
      createAnswerForm({
        ...source,
        typed: taken ?? findTyped(source),
        store: (typed) => draft.send(typed === null ? { type: "draft.ended" } : { type: "draft.typed", typed }),
      }),
    ),
  );
  const decline = useActorRef(useDeskFlow((services) => createDeclineForm({ ...services, number, page })));
  const preview = useActorRef(useDeskFlow((services) => createPreviewFlow(services, number)));
  const { draft: typed, failure } = useSelector(form, answerFormView);
  useEffect(() => {
    if (failure !== null && isConflict(failure)) onUnsent({ typed, failure });
  }, [failure, onUnsent, typed]);
  /* The news of a colleague's answer close the form. */
  useEffect(
    () => () => {
      const closed = answerFormView(form.getSnapshot());
      if (closed.kind !== "sending") onUnsent({ typed: closed.draft, failure: null });
    },
    [form, onUnsent],
  );
  const pricing = usePricing(number, typed);
  const prices = pricing.kind === "shown" ? pricing.prices : [];
  useEffect(() => {
    const whole = { ...typed, prices };
    const answer = findQuoteProblems(whole).length === 0 ? toAnswer(whole) : null;
    preview.send({ type: "answer.changed", answer });
  });
  useEffect(() => {
    const replacing = draft.on("draft.replaced", ({ content }) =>
      form.send({ type: "form.changed", changes: { ...content } }),
    );
    return () => replacing.unsubscribe();
  }, [draft, form]);
  return (
    <div className={css.columns}>
      <AnswerForm
        request={request}
        form={form}
        decline={decline}
        draft={draft}
        pricing={pricing}
        onSending={onSending}
      />
      <PreviewPane preview={preview} name={request.contact.name} />
    </div>
  );
}
