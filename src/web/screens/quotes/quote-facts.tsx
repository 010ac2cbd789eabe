import { describeLoad, LOAD_TERMS } from "#domain/lcl";
import { localDay } from "#web/messages/dates.ts";
import type { ReactElement } from "react";
import { formatQuoteCode, toQuoteEnd } from "#domain/quotes";
import { formatDate, formatFullDate } from "#domain/time";
import type { ListedQuote } from "#flows/quotes/page.ts";
import { TextLink } from "#web/components/router-link.tsx";
import { section } from "#web/kit/section.css.ts";
import { Section } from "#web/kit/section.tsx";
import { useZoneNote } from "#web/portal/use-zones.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./quotes.css.ts";

/** The rates that the totals were converted with. */
const toExchange = ({ exchange, offers }: ListedQuote): string | null => {
  const used = new Set(offers.flatMap(({ price }) => price.perCurrency.map(({ currency }) => currency)));
  const rates = (exchange?.quotes ?? []).filter(({ currency }) => used.has(currency));
  return rates.length === 0
    ? null
    : rates.map(({ currency, unitsPerBase }) => `${currency} ${unitsPerBase}`).join(", ");
};

/** What is stated about a quote as a whole. */
export function QuoteFacts({ quote }: { readonly quote: ListedQuote }): ReactElement {
  const { incoterm, exchange, note, customer } = quote;
  const rates = toExchange(quote);
  const toNote = useZoneNote();
  return (
    <section className={section.sheet} aria-label="Quote">
      <dl className={`${css.facts} ${num}`}>
        <div>
          <dt className={css.term}>Valid until</dt>
          <dd className={css.value}>
            {formatFullDate(quote.validTill)}
            {toNote(toQuoteEnd(quote))}
            <span className={css.small}>Saved {localDay(quote.createdAt)}</span>
          </dd>
        </div>
        <div>
          <dt className={css.term}>{LOAD_TERMS[quote.load.mode]}</dt>
          <dd className={css.value}>{describeLoad(quote.load)}</dd>
        </div>
        <div>
          <dt className={css.term}>Incoterm</dt>
          <dd className={css.value}>
            {incoterm === null ? "Not stated" : `${incoterm.code} ${incoterm.place}`}
            {incoterm !== null && <span className={css.small}>Incoterms 2020</span>}
          </dd>
        </div>
        <div>
          <dt className={css.term}>Rates of exchange</dt>
          <dd className={css.value}>
            {rates ?? "None needed"}
            {rates !== null && exchange !== null && (
              <span className={css.small}>
                per {exchange.base}, of {formatDate(exchange.date)}
              </span>
            )}
          </dd>
        </div>
        {customer.contactName !== null && (
          <div>
            <dt className={css.term}>Attention</dt>
            <dd className={css.value}>{customer.contactName}</dd>
          </div>
        )}
        {note !== null && (
          <div>
            <dt className={css.term}>Your note</dt>
            <dd className={css.value}>{note}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The code by which its PDF is verified; the hash is on the PDF. */
export function Genuine({ quote }: { readonly quote: ListedQuote }): ReactElement {
  return (
    <Section id="genuine" title="Genuine document" size="h3">
      <p className={css.lead}>The PDF carries a QR code that opens a page to verify it.</p>
      <p className={css.lead}>
        Code <TextLink to={`/quotes/verify/${quote.code}`}>{formatQuoteCode(quote.code)}</TextLink>
      </p>
    </Section>
  );
}
