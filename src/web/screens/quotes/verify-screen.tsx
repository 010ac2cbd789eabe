import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { listDisplayTerms } from "#domain/rates";
import { type VerifiedQuote, verifyQuoteFlow, type VerifyQuoteView, verifyQuoteView } from "#flows/quotes/verify.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Banner } from "#web/components/banner.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { QuoteStatusPill } from "#web/components/status-pill.tsx";
import { FailedLoad } from "#web/kit/failure.tsx";
import { Section } from "#web/kit/section.tsx";
import { tabTitle, useFlow } from "#web/portal/portal-context.tsx";
import { formatFullDate, formatMoney } from "#web/messages/formats.ts";
import { PublicPage } from "./public-page.tsx";
import * as css from "./quotes.css.ts";

/** The page behind the QR code of a document. */
export function Component(): ReactElement {
  const { code = "" } = useParams();
  return <Verify key={code} code={code} />;
}

function Verify({ code }: { readonly code: string }): ReactElement {
  const actor = useActorRef(useFlow((services) => verifyQuoteFlow(services, code)));
  const view = verifyQuoteView(useSelector(actor, (snapshot) => snapshot));
  return (
    <PublicPage title={tabTitle("Verify a quote")} label={null}>
      <Content view={view} onRetry={() => actor.send({ type: "page.requested" })} />
    </PublicPage>
  );
}

type ContentProps = { readonly view: VerifyQuoteView; readonly onRetry: () => void };

function Content({ view, onRetry }: ContentProps): ReactElement {
  if (view.kind === "verified") return <Verified verified={view.verified} />;
  return (
    <div className={css.gone}>
      <h1 className={visuallyHidden}>Verify a quote</h1>
      {view.kind === "loading" && <Spinner label="Verifying..." />}
      {view.kind === "unknown" && (
        <EmptyState
          sentence="No quote has this code."
          advice="Compare the code with the document. If it is the same, the document is not ours."
        />
      )}
      {view.kind === "ended" && (
        <EmptyState sentence={view.message} advice="Ask the person who sent the document for a new quote." />
      )}
      {view.kind === "failed" && <FailedLoad attempt="quote-verification" failure={view.failure} onRetry={onRetry} />}
    </div>
  );
}

function Verified({ verified }: { readonly verified: VerifiedQuote }): ReactElement {
  const facts = [
    ["Quote", verified.number],
    ["Customer", verified.companyName],
    ["Date", formatFullDate(verified.issuedOn)],
    ["Valid until", `${formatFullDate(verified.validTill)}, at our office`],
    ["Route", `${verified.from} to ${verified.to}`],
    ["Carriers", verified.carriers.join(", ")],
    ["Totals", verified.totals.map((amounts) => amounts.map(formatMoney).join(" + ")).join(", ")],
    ...(verified.displayTerms ?? []).map(
      (displayTerms) => ["Carrier", listDisplayTerms({ displayTerms }).join(" ")] as const,
    ),
  ] as const;
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>
          <span>Quote {verified.number}</span>
          <span className={css.pill}>
            <QuoteStatusPill state={verified.state} />
          </span>
        </h1>
      </div>
      <div className={css.stack}>
        <Banner tone="positive">We issued this quote. Compare these values and the hash with your document.</Banner>
        <Section id="content" title="What the document contains" size="h3">
          <DefinitionList layout="labelled" items={facts.map(([term, value]) => ({ term, value }))} />
          <p className={css.hash}>SHA-256 {verified.sha256}</p>
        </Section>
      </div>
    </>
  );
}
