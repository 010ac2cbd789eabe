import type { ReactElement } from "react";
import { formatQuoteDecision } from "#domain/quotes";
import type { QuotePageEvent } from "#flows/quotes/page.ts";
import type { QuotePageView } from "#flows/quotes/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { text } from "#web/styles/typography.css.ts";
import { Comments } from "./comments.tsx";
import * as css from "./quotes.css.ts";
import { TextArea } from "./text-area.tsx";
import { Row } from "#web/kit/layout.tsx";

type Shown = Extract<QuotePageView, { readonly kind: "shown" }>;
type Send = (event: QuotePageEvent) => void;

/** The decision, the comments, and a field for one more. */
export function Approval({ view, send }: { readonly view: Shown; readonly send: Send }): ReactElement {
  const { quote, comment, isSending, commentFailure } = view;
  const failed = commentFailure === null ? null : failureMessage("quote-comment", commentFailure);
  return (
    <section className={css.section} aria-labelledby="approval">
      <h2 id="approval" className={text.h3}>
        Approval
      </h2>
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
          send({ type: "comment.submitted" });
        }}
      >
        <TextArea
          label="Your comment"
          maxLength={2000}
          value={comment}
          readOnly={isSending}
          onChange={(typed) => send({ type: "comment.typed", text: typed })}
        />
        {failed !== null && (
          <Banner tone="critical" urgent>
            {[failed.sentence, failed.cause].filter((part) => part !== null).join(" ")}
          </Banner>
        )}
        <Row gap="8 12" wrap>
          <Button
            kind="secondary"
            size="small"
            type="submit"
            disabled={comment.trim() === ""}
            busyLabel={isSending ? "Sending..." : undefined}
          >
            Send comment
          </Button>
        </Row>
      </form>
    </section>
  );
}
