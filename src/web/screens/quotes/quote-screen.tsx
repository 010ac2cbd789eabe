import { readerFormats } from "#web/messages/formats.ts";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { useParams } from "react-router-dom";
import { BRAND } from "#brand";
import type { QuoteBooking } from "#domain/quotes";
import { toBookingPagePath } from "#flows/deadlines/path.ts";
import { type QuoteCheckActor, quoteCheckFlow, quoteCheckView } from "#flows/quotes/check.ts";
import {
  type ListedQuote,
  type QuotePageActor,
  quotePageFlow,
  type QuotePageView,
  quotePageView,
} from "#flows/quotes/page.ts";
import { QUOTES_PATH, toSearchPath } from "#flows/quotes/path.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { arrowLeft, download, share } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { PriceCharges } from "#web/components/price-charges.tsx";
import { LinkButton, TextLink } from "#web/components/router-link.tsx";
import { QuoteStatusPill } from "#web/components/status-pill.tsx";
import { breakable, emphasis, quietText } from "#web/kit/atoms.css.ts";
import { Row } from "#web/kit/layout.tsx";
import { Page } from "#web/kit/page.tsx";
import { PageState } from "#web/kit/page-state.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { tabTitle, useCapability, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { num } from "#web/styles/typography.css.ts";
import { formatDate } from "#web/messages/formats.ts";
import { OfferFacts, OfferHead } from "./offer-facts.tsx";
import { Approval } from "./quote-approval.tsx";
import { QuoteBookingDialog } from "./quote-booking.tsx";
import { Genuine, QuoteFacts } from "./quote-facts.tsx";
import { QuoteLinks, ShareQuoteDialog } from "./share.tsx";
import * as css from "./quotes.css.ts";

type Shown = Extract<QuotePageView, { readonly kind: "shown" }>;

export function Component(): ReactElement {
  const { number = "" } = useParams();
  return <QuotePage key={number} number={number} />;
}

function QuotePage({ number }: { readonly number: string }): ReactElement {
  const actor = useActorRef(useFlow((services) => quotePageFlow(services, number)));
  const view = quotePageView(useSelector(actor, (snapshot) => snapshot));
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.failed" && event.failure !== null)
      toast("critical", failureMessage("file-download", event.failure).sentence);
  });
  return (
    <Page tab={tabTitle(`Quote ${number}`)}>
      <PageState
        view={view}
        attempt="quote"
        skeleton={<Spinner label="Loading quote..." />}
        around={inPlaceOfQuote}
        actions={
          <LinkButton to={QUOTES_PATH} kind="secondary">
            All quotes
          </LinkButton>
        }
        onRetry={() => actor.send({ type: "page.requested" })}
      >
        {(shown) => <Loaded view={shown} actor={actor} />}
      </PageState>
    </Page>
  );
}

const inPlaceOfQuote = (failed: ReactElement): ReactElement => <div className={css.gone}>{failed}</div>;

function Loaded({ view, actor }: { readonly view: Shown; readonly actor: QuotePageActor }): ReactElement {
  const { quote, isDownloading } = view;
  const check = useActorRef(useFlow((services) => quoteCheckFlow(services, quote)));
  const canRevoke = useCapability("sharing");
  const [isSharing, setSharing] = useState(false);
  const [linkCount, setLinkCount] = useState(0);
  const isOver = quote.state === "expired";
  return (
    <>
      <p className={css.paperHead}>
        <span className={css.paperBrand}>{BRAND.shortName}</span>
        <span>Quote {quote.number}</span>
      </p>
      <Head
        quote={quote}
        isDownloading={isDownloading}
        onDownload={() => actor.send({ type: "change.requested", change: "download" })}
        onShare={isOver ? null : () => setSharing(true)}
      />
      <div className={css.stack}>
        {isOver && <Expired quote={quote} />}
        <QuoteFacts quote={quote} />
        <div className={css.columns}>
          <Offers quote={quote} check={check} />
          <aside className={css.stack} aria-label="Approval">
            <Approval quote={quote} onChange={(value) => actor.send({ type: "page.updated", value })} />
            {canRevoke && <QuoteLinks key={linkCount} quote={quote} />}
            <Genuine quote={quote} />
          </aside>
        </div>
      </div>
      {isSharing && (
        <ShareQuoteDialog
          quote={quote}
          onCreated={() => setLinkCount((count) => count + 1)}
          onClose={() => setSharing(false)}
        />
      )}
      <QuoteBookingDialog quote={quote} actor={check} onClosed={() => actor.send({ type: "page.outdated" })} />
    </>
  );
}

type HeadProps = {
  readonly quote: ListedQuote;
  readonly isDownloading: boolean;
  readonly onDownload: () => void;
  readonly onShare: (() => void) | null;
};

function Head({ quote, isDownloading, onDownload, onShare }: HeadProps): ReactElement {
  const [first] = quote.offers;
  return (
    <div className={css.head}>
      <div className={breakable}>
        <span className={css.crumb}>
          <LinkButton to={QUOTES_PATH} kind="ghost" size="small" icon={arrowLeft}>
            Quotes
          </LinkButton>
        </span>
        <h1 className={css.title}>
          <span>
            {first?.from.name} to {first?.to.name}
          </span>
          <span className={css.pill}>
            <QuoteStatusPill state={quote.state} />
          </span>
        </h1>
        <p className={`${css.numbers} ${num}`}>
          <span>
            Quote <b className={emphasis}>{quote.number}</b>
          </span>
          <span>
            For <b className={emphasis}>{quote.customer.companyName}</b>
          </span>
          {quote.customer.reference !== null && (
            <span>
              Reference <b className={emphasis}>{quote.customer.reference}</b>
            </span>
          )}
        </p>
      </div>
      <Row gap="8 12" wrap>
        <Button
          kind="secondary"
          icon={download}
          busyLabel={isDownloading ? "Downloading..." : undefined}
          onClick={onDownload}
        >
          Download PDF
        </Button>
        {onShare !== null && (
          <Button kind="secondary" icon={share} opens="dialog" onClick={onShare}>
            Share for approval
          </Button>
        )}
      </Row>
    </div>
  );
}

function Expired({ quote }: { readonly quote: ListedQuote }): ReactElement {
  return (
    <Banner tone="caution">
      This quote ended on {formatDate(quote.validTill)}.{" "}
      <TextLink to={toSearchPath(quote.search)}>Search again for new offers</TextLink>
    </Banner>
  );
}

function Offers({ quote, check }: { readonly quote: ListedQuote; readonly check: QuoteCheckActor }): ReactElement {
  const booking = quoteCheckView(
    useSelector(check, (snapshot) => snapshot),
    readerFormats(),
  );
  const isOver = quote.state === "expired";
  return (
    <section className={css.stack} aria-label="Offers">
      <ul className={css.offers}>
        {quote.offers.map((offer, index) => {
          const booked = quote.bookings.find((one) => one.offer === index);
          const isChecking = booking.kind === "checking" && booking.offer === index;
          return (
            <li key={`${offer.carrier} ${String(index)}`} className={css.offer}>
              <OfferHead offer={offer} position={quote.offers.length === 1 ? null : index} />
              <OfferFacts offer={offer} quote={quote} />
              <PriceCharges title="Price Breakdown" price={offer.price} tax={quote.tax} />
              <div className={css.foot}>
                {booked === undefined ? (
                  <Button
                    opens="dialog"
                    disabled={isOver || booking.kind === "checking"}
                    busyLabel={isChecking ? "Checking..." : undefined}
                    ariaLabel={`Book this, ${offer.carrier}`}
                    onClick={() => check.send({ type: "offer.chosen", offer: index })}
                  >
                    Book this
                  </Button>
                ) : (
                  <Booked booking={booked} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {!isOver && quote.bookings.length < quote.offers.length && (
        <p className={quietText.small}>
          "Book this" checks the stored offer again. If anything changed, you see the old and the new value before you
          decide.
        </p>
      )}
    </section>
  );
}

function Booked({ booking }: { readonly booking: QuoteBooking }): ReactElement {
  return (
    <p>
      Booked as <TextLink to={toBookingPagePath(booking.quotationId)}>{booking.quotationId}</TextLink>
      {booking.isCancelled && ", which was cancelled"}
    </p>
  );
}
