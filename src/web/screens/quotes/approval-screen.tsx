import { findProblem } from "#domain/field-problem.ts";
import { describeLoad } from "#domain/lcl";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import { useParams } from "react-router-dom";
import {
  formatQuoteCode,
  formatQuoteDecision,
  formatQuoteOfferName,
  type SharedQuote,
  toQuoteEnd,
} from "#domain/quotes";
import { isConflict } from "#flows/kit/failure.ts";
import { type FormEvent, formView } from "#flows/kit/form.ts";
import {
  answerFlow,
  type AnswerView,
  type ApprovalActor,
  approvalFlow,
  type ApprovalView,
  approvalView,
} from "#flows/quotes/approval.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { breakable, quietText, wide } from "#web/kit/atoms.css.ts";
import { LinkGone } from "../shared/link-gone.tsx";
import { FieldNote } from "#web/components/field.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { PriceCharges } from "#web/components/price-charges.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Row } from "#web/kit/layout.tsx";
import { PageState } from "#web/kit/page-state.tsx";
import { section } from "#web/kit/section.css.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { tabTitle, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { useZoneNote } from "#web/portal/use-zones.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { formatDate, formatFullDate, readerFormats } from "#web/messages/formats.ts";
import { Comments } from "./comments.tsx";
import { OfferFacts, OfferHead } from "./offer-facts.tsx";
import { PublicPage } from "./public-page.tsx";
import * as css from "./quotes.css.ts";
import { TextArea } from "./text-area.tsx";

type Opened = Extract<ApprovalView, { readonly kind: "shown" }>["opened"];
type Send = (event: FormEvent<AnswerView["draft"]>) => void;
type AnswerProps = { readonly quote: SharedQuote; readonly answer: AnswerView; readonly send: Send };

/** A quote by its link: to read, comment and approve without an account. */
export function Component(): ReactElement {
  const { token = "" } = useParams();
  return <Approval key={token} token={token} />;
}

function Approval({ token }: { readonly token: string }): ReactElement {
  const actor = useActorRef(useFlow((services) => approvalFlow(services, token)));
  const view = approvalView(useSelector(actor, (snapshot) => snapshot));
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.failed" && event.failure !== null)
      toast("critical", failureMessage("file-download", event.failure).sentence);
  });
  const label = view.kind === "shown" ? `Quote ${view.opened.quote.number}` : null;
  return (
    <PublicPage title={tabTitle("Quote")} label={label}>
      <Content view={view} token={token} actor={actor} />
    </PublicPage>
  );
}

type ContentProps = { readonly view: ApprovalView; readonly token: string; readonly actor: ApprovalActor };

function Content({ view, token, actor }: ContentProps): ReactElement {
  return (
    <PageState
      view={view}
      attempt="quote"
      skeleton={<Spinner label="Loading quote..." />}
      around={inPlaceOfQuote}
      onRetry={() => actor.send({ type: "page.requested" })}
    >
      {(shown) =>
        shown.kind === "gone" ? (
          inPlaceOfQuote(<LinkGone token={token} />)
        ) : (
          <Page opened={shown.opened} isDownloading={shown.isDownloading} token={token} actor={actor} />
        )
      }
    </PageState>
  );
}

const inPlaceOfQuote = (content: ReactElement): ReactElement => (
  <div className={css.gone}>
    <h1 className={visuallyHidden}>Quote</h1>
    {content}
  </div>
);

const isOpen = ({ state, decision }: SharedQuote): boolean => state === "open" && decision === null;

type PageProps = {
  readonly opened: Opened;
  readonly isDownloading: boolean;
  readonly token: string;
  readonly actor: ApprovalActor;
};

function Page({ opened, isDownloading, token, actor }: PageProps): ReactElement {
  const { quote } = opened;
  const form = useActorRef(useFlow((services) => answerFlow(services, token, opened)));
  const answer = useSelector(form, formView);
  useFlowEvents(form, (event) => {
    if (event.type === "form.sent" && event.sent !== null) actor.send({ type: "page.updated", value: event.sent });
    else if (isConflict(form.getSnapshot().context.failure)) actor.send({ type: "page.outdated" });
  });
  const missing = answer.problems[0]?.field ?? null;
  const [first] = quote.offers;
  const page = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen(quote));
  /* The buttons that were pressed are gone. */
  useEffect(() => {
    if (wasOpen.current && !isOpen(quote)) state.current?.focus();
    wasOpen.current = isOpen(quote);
  }, [quote]);
  useEffect(() => {
    if (missing === null) return;
    page.current?.querySelector<HTMLElement>(missing === "offer" ? "[type=radio]" : "[aria-invalid]")?.focus();
  }, [missing]);
  return (
    <>
      <div className={css.head}>
        <div className={breakable}>
          <h1 className={text.h1}>
            {isOpen(quote) ? `${quote.sender} asks you to approve a quote` : `A quote from ${quote.sender}`}
          </h1>
          <p className={`${css.lead} ${num}`}>
            {first?.from.name} to {first?.to.name}, {describeLoad(quote.load, readerFormats().numbers)}, for{" "}
            {quote.customer.companyName}
          </p>
        </div>
      </div>
      <div ref={page} className={css.stack}>
        <div ref={state} tabIndex={-1} className={css.stateOfQuote}>
          <State quote={quote} />
        </div>
        <Offers quote={quote} answer={answer} send={form.send} />
        <Answer quote={quote} answer={answer} send={form.send} />
        <section className={section.sheet} aria-labelledby="comments">
          <Row gap="8 16" wrap spread>
            <h2 id="comments" className={text.h3}>
              Comments
            </h2>
            <Button
              kind="secondary"
              size="small"
              busyLabel={isDownloading ? "Downloading..." : undefined}
              onClick={() => actor.send({ type: "change.requested", change: "download" })}
            >
              Download PDF
            </Button>
          </Row>
          <Comments comments={quote.comments} reader="recipient" />
        </section>
        <p className={quietText.small}>
          This link is for you. {quote.sender} can switch it off at any time. Code of this quote:{" "}
          {formatQuoteCode(quote.code)}.
        </p>
      </div>
    </>
  );
}

function State({ quote }: { readonly quote: SharedQuote }): ReactElement {
  const toNote = useZoneNote();
  if (quote.decision !== null)
    return (
      <Banner tone={quote.decision.outcome === "approved" ? "positive" : "caution"}>
        {formatQuoteDecision(quote.decision, quote.offers)} {quote.sender} has a mail about it.
      </Banner>
    );
  if (quote.state === "booked") return <Banner tone="positive">This quote is booked already.</Banner>;
  if (quote.state === "expired")
    return (
      <Banner tone="caution">
        This quote ended on {formatDate(quote.validTill)}
        {toNote(toQuoteEnd(quote))}. Ask for a new one.
      </Banner>
    );
  return (
    <Banner tone="info">
      <strong>
        Valid until {formatFullDate(quote.validTill)}
        {toNote(toQuoteEnd(quote))}.
      </strong>{" "}
      You need no account. Your approval books nothing, {quote.sender} books afterwards.
    </Banner>
  );
}

function Offers({ quote, answer, send }: AnswerProps): ReactElement {
  const missing = findProblem(answer.problems, "offer");
  if (quote.offers.length === 1 || !isOpen(quote))
    return (
      <ul className={css.offers} aria-label="Offers">
        {quote.offers.map((offer, index) => (
          <li key={`${offer.carrier} ${String(index)}`} className={css.offer}>
            <OfferHead offer={offer} position={quote.offers.length === 1 ? null : index} />
            <OfferFacts offer={offer} quote={quote} />
            <PriceCharges title="Price Breakdown" price={offer.price} tax={quote.tax} />
          </li>
        ))}
      </ul>
    );
  return (
    <fieldset className={css.offers} aria-describedby={missing === undefined ? undefined : "offer-missing"}>
      <legend className={css.legend}>Which offer do you approve?</legend>
      {missing !== undefined && (
        <div className={wide} role="alert">
          <FieldNote id="offer-missing" error={missing} />
        </div>
      )}
      {quote.offers.map((offer, index) => (
        <div key={`${offer.carrier} ${String(index)}`} className={css.choice}>
          <label>
            <OfferHead offer={offer} position={index}>
              <input
                type="radio"
                name="offer"
                className={css.radio}
                aria-label={`Offer ${String(index + 1)}, ${offer.carrier}`}
                checked={answer.draft.offer === index}
                onChange={() => send({ type: "form.changed", changes: { offer: index } })}
              />
            </OfferHead>
          </label>
          <OfferFacts offer={offer} quote={quote} />
          <PriceCharges title="Price Breakdown" price={offer.price} tax={quote.tax} />
        </div>
      ))}
    </fieldset>
  );
}

function Answer({ quote, answer, send }: AnswerProps): ReactElement {
  const { kind, draft, problems, failure } = answer;
  const isSending = kind === "sending";
  const canDecide = isOpen(quote);
  const chosen = formatQuoteOfferName(quote.offers, draft.offer);
  const submit = (outcome: typeof draft.outcome) => send({ type: "form.submitted", changes: { outcome } });
  const label = (outcome: typeof draft.outcome) => (isSending && draft.outcome === outcome ? "Sending..." : undefined);
  return (
    <section className={section.sheet} aria-label="Your answer">
      <form
        className={css.bareForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(canDecide ? "approved" : null);
        }}
      >
        <TextField
          label="Your name"
          required
          autoComplete="name"
          maxLength={80}
          value={draft.name}
          error={findProblem(problems, "name")}
          onChange={(typed) => send({ type: "form.changed", changes: { name: typed } })}
        />
        <TextArea
          label="Comment"
          optional={canDecide}
          maxLength={2000}
          value={draft.comment}
          error={findProblem(problems, "comment")}
          onChange={(typed) => send({ type: "form.changed", changes: { comment: typed } })}
        />
        <FailureBanner attempt="quote-decision" failure={failure} cause="inline" />
        <Row gap="8 12" wrap>
          {canDecide && (
            <>
              <Button type="submit" disabled={isSending} busyLabel={label("approved")}>
                {chosen === null ? "Approve" : `Approve ${chosen}`}
              </Button>
              <Button
                kind="secondary"
                disabled={isSending}
                busyLabel={label("declined")}
                onClick={() => submit("declined")}
              >
                Decline
              </Button>
            </>
          )}
          <Button
            kind={canDecide ? "ghost" : "secondary"}
            disabled={isSending}
            busyLabel={label(null)}
            onClick={() => submit(null)}
          >
            {canDecide ? "Send comment only" : "Send comment"}
          </Button>
        </Row>
        <p className={quietText.small}>{quote.sender} gets a mail with your answer, your name and the time.</p>
      </form>
    </section>
  );
}
