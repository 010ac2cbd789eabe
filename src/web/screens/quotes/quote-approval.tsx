import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { formatQuoteDecision } from "#domain/quotes";
import { formView } from "#flows/kit/form.ts";
import { type ListedQuote, quoteCommentFlow } from "#flows/quotes/page.ts";
import { Button } from "#web/components/button.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Section } from "#web/kit/section.tsx";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { Comments } from "./comments.tsx";
import * as css from "./quotes.css.ts";
import { TextArea } from "./text-area.tsx";

type ApprovalProps = { readonly quote: ListedQuote; readonly onChange: (quote: ListedQuote) => void };

/** The decision, the comments, and a field for one more. */
export function Approval({ quote, onChange }: ApprovalProps): ReactElement {
  const actor = useActorRef(useFlow((services) => quoteCommentFlow(services, quote)));
  const { kind, draft, failure } = useSelector(actor, formView);
  useFlowEvents(actor, (event) => {
    if (event.type === "form.sent" && event.sent !== null) onChange(event.sent);
  });
  const isSending = kind === "sending";
  return (
    <Section id="approval" title="Approval" size="h3">
      <p className={css.lead}>
        {quote.decision === null
          ? "Nobody has approved or declined yet."
          : formatQuoteDecision(quote.decision, quote.offers)}
      </p>
      <Comments comments={quote.comments} reader="shipper" />
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: "form.submitted" });
        }}
      >
        <TextArea
          label="Your comment"
          maxLength={2000}
          value={draft.comment}
          readOnly={isSending}
          onChange={(typed) => actor.send({ type: "form.changed", changes: { comment: typed } })}
        />
        <FailureBanner attempt="quote-comment" failure={failure} cause="inline" />
        <Row gap="8 12" wrap>
          <Button
            kind="secondary"
            size="small"
            type="submit"
            disabled={draft.comment.trim() === ""}
            busyLabel={isSending ? "Sending..." : undefined}
          >
            Send comment
          </Button>
        </Row>
      </form>
    </Section>
  );
}
