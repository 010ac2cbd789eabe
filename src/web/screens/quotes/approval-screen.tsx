import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import { useParams } from "react-router-dom";
import { formatShipmentLoad } from "#domain/bookings";
import {
  formatQuoteCode,
  formatQuoteDecision,
  formatQuoteOfferName,
  type SharedQuote,
  toQuoteEnd,
} from "#domain/quotes";
import { formatDate, formatFullDate } from "#domain/time";
import { type ApprovalEvent, approvalFlow, type ApprovalView, approvalView } from "#flows/quotes/approval.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { FailedState } from "#web/components/empty-state.tsx";
import { LinkGone } from "../shared/link-gone.tsx";
import { FieldNote } from "#web/components/field.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { PriceCharges } from "#web/components/price-charges.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { tabTitle, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { useZoneNote } from "#web/portal/use-zones.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { Comments } from "./comments.tsx";
import { OfferFacts, OfferHead } from "./offer-facts.tsx";
import { PublicPage } from "./public-page.tsx";
import * as css from "./quotes.css.ts";
import { TextArea } from "./text-area.tsx";
import { Row } from "#web/kit/layout.tsx";

type Shown = Extract<ApprovalView, { readonly kind: "shown" }>;
type Send = (event: ApprovalEvent) => void;

/** A quote by its link: to read, comment and approve without an account. */
export function Component(): ReactElement {
  const { token = "" } = useParams();
  return <Approval key={token} token={token} />;
}

function Approval({ token }: { readonly token: string }): ReactElement {
  const { machine, input } = useFlow((services) => approvalFlow(services, token));
  const actor = useActorRef(machine, { input });
  const view = approvalView(useSelector(actor, (snapshot) => snapshot));
  const toast = useToast();
  useFlowEvents(actor, ({ failure }) => {
    if (failure !== null) toast("critical", failureMessage("file-download", failure).sentence);
  });
  const label = view.kind === "shown" ? `Quote ${view.opened.quote.number}` : null;
  return (
    <PublicPage title={tabTitle("Quote")} label={label}>
      <Content view={view} token={token} send={actor.send} />
    </PublicPage>
  );
}

type ContentProps = { readonly view: ApprovalView; readonly token: string; readonly send: Send };

function Content({ view, token, send }: ContentProps): ReactElement | null {
  switch (view.kind) {
    case "loading":
      return view.isSlow ? <Spinner label="Loading quote..." /> : null;
    case "gone":
      return (
        <div className={css.gone}>
          <h1 className={visuallyHidden}>Quote</h1>
          <LinkGone token={token} />
        </div>
      );
    case "failed": {
      const { sentence, cause } = failureMessage("quote", view.failure);
      return (
        <div className={css.gone}>
          <h1 className={visuallyHidden}>Quote</h1>
          <FailedState sentence={sentence} advice={cause}>
            <Button kind="secondary" onClick={() => send({ type: "page.retried" })}>
              Try again
            </Button>
          </FailedState>
        </div>
      );
    }
    case "shown":
      return <Page view={view} send={send} />;
  }
}

const isOpen = ({ state, decision }: SharedQuote): boolean => state === "open" && decision === null;

function Page({ view, send }: { readonly view: Shown; readonly send: Send }): ReactElement {
  const { quote } = view.opened;
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
    if (view.missing === null) return;
    page.current?.querySelector<HTMLElement>(view.missing === "offer" ? "[type=radio]" : "[aria-invalid]")?.focus();
  }, [view.missing]);
  return (
    <>
      <div className={css.head}>
        <div className={css.headText}>
          <h1 className={text.h1}>
            {isOpen(quote) ? `${quote.sender} asks you to approve a quote` : `A quote from ${quote.sender}`}
          </h1>
          <p className={`${css.lead} ${num}`}>
            {first?.from.name} to {first?.to.name}, {formatShipmentLoad(quote)}, for {quote.customer.companyName}
          </p>
        </div>
      </div>
      <div ref={page} className={css.stack}>
        <div ref={state} tabIndex={-1} className={css.stateOfQuote}>
          <State quote={quote} />
        </div>
        <Offers view={view} send={send} />
        <Answer view={view} send={send} />
        <section className={css.section} aria-labelledby="comments">
          <Row gap="8 16" wrap spread>
            <h2 id="comments" className={text.h3}>
              Comments
            </h2>
            <Button
              kind="secondary"
              size="small"
              busyLabel={view.busy === "fetching" ? "Downloading..." : undefined}
              onClick={() => send({ type: "document.requested" })}
            >
              Download PDF
            </Button>
          </Row>
          <Comments comments={quote.comments} reader="recipient" />
        </section>
        <p className={css.hint}>
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

function Offers({ view, send }: { readonly view: Shown; readonly send: Send }): ReactElement {
  const { quote } = view.opened;
  if (quote.offers.length === 1 || !isOpen(quote))
    return (
      <ul className={css.offers} aria-label="Offers">
        {quote.offers.map((offer, index) => (
          <li key={`${offer.carrier} ${String(index)}`} className={css.offer}>
            <OfferHead offer={offer} position={quote.offers.length === 1 ? null : index} />
            <OfferFacts offer={offer} part={quote.part} />
            <PriceCharges title="Price Breakdown" price={offer.price} />
          </li>
        ))}
      </ul>
    );
  return (
    <fieldset className={css.offers} aria-describedby={view.missing === "offer" ? "offer-missing" : undefined}>
      <legend className={css.legend}>Which offer do you approve?</legend>
      {view.missing === "offer" && (
        <div className={css.offersNote} role="alert">
          <FieldNote id="offer-missing" error="Choose the offer that you approve." />
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
                checked={view.offer === index}
                onChange={() => send({ type: "offer.chosen", offer: index })}
              />
            </OfferHead>
          </label>
          <OfferFacts offer={offer} part={quote.part} />
          <PriceCharges title="Price Breakdown" price={offer.price} />
        </div>
      ))}
    </fieldset>
  );
}

function Answer({ view, send }: { readonly view: Shown; readonly send: Send }): ReactElement {
  const { name, comment, missing, busy, offer, sendFailure, outcome, opened } = view;
  const { quote } = opened;
  const canDecide = isOpen(quote);
  const chosen = formatQuoteOfferName(quote.offers, offer);
  const failed = sendFailure === null ? null : failureMessage("quote-decision", sendFailure);
  const isDeciding = (one: typeof outcome) => busy === "deciding" && outcome === one;
  return (
    <section className={css.section} aria-label="Your answer">
      <form
        className={css.bareForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(canDecide ? { type: "decision.submitted", outcome: "approved" } : { type: "comment.submitted" });
        }}
      >
        <TextField
          label="Your name"
          required
          autoComplete="name"
          maxLength={80}
          value={name}
          error={missing === "name" ? "Enter your name." : undefined}
          onChange={(typed) => send({ type: "name.typed", text: typed })}
        />
        <TextArea
          label="Comment"
          optional={canDecide}
          maxLength={2000}
          value={comment}
          error={missing === "comment" ? "Write a comment." : undefined}
          onChange={(typed) => send({ type: "comment.typed", text: typed })}
        />
        {failed !== null && (
          <Banner tone="critical" urgent>
            {[failed.sentence, failed.cause].filter((part) => part !== null).join(" ")}
          </Banner>
        )}
        <Row gap="8 12" wrap>
          {canDecide && (
            <>
              <Button
                type="submit"
                disabled={busy !== null}
                busyLabel={isDeciding("approved") ? "Sending..." : undefined}
              >
                {chosen === null ? "Approve" : `Approve ${chosen}`}
              </Button>
              <Button
                kind="secondary"
                disabled={busy !== null}
                busyLabel={isDeciding("declined") ? "Sending..." : undefined}
                onClick={() => send({ type: "decision.submitted", outcome: "declined" })}
              >
                Decline
              </Button>
            </>
          )}
          <Button
            kind={canDecide ? "ghost" : "secondary"}
            disabled={busy !== null}
            busyLabel={busy === "commenting" ? "Sending..." : undefined}
            onClick={() => send({ type: "comment.submitted" })}
          >
            {canDecide ? "Send comment only" : "Send comment"}
          </Button>
        </Row>
        <p className={css.hint}>{quote.sender} gets a mail with your answer, your name and the time.</p>
      </form>
    </section>
  );
}
