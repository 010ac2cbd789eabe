import { describeLoad, LOAD_TERMS } from "#domain/lcl";
import { localDay } from "#web/messages/dates.ts";
import type { ReactElement } from "react";
import { formatQuoteCode, toQuoteEnd } from "#domain/quotes";
import type { ListedQuote } from "#flows/quotes/page.ts";
import { type Definition, DefinitionList } from "#web/components/definition-list.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { section } from "#web/kit/section.css.ts";
import { Section } from "#web/kit/section.tsx";
import { useZoneNote } from "#web/portal/use-zones.ts";
import { formatDate, formatFullDate, readerFormats } from "#web/messages/formats.ts";
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
  const facts: readonly Definition[] = [
    {
      term: "Valid until",
      value: `${formatFullDate(quote.validTill)}${toNote(toQuoteEnd(quote))}`,
      notes: [`Saved ${localDay(quote.createdAt)}`],
    },
    { term: LOAD_TERMS[quote.load.mode], value: describeLoad(quote.load, readerFormats().numbers) },
    incoterm === null
      ? { term: "Incoterm", value: "Not stated" }
      : { term: "Incoterm", value: `${incoterm.code} ${incoterm.place}`, notes: ["Incoterms 2020"] },
    rates === null || exchange === null
      ? { term: "Rates of exchange", value: rates ?? "None needed" }
      : { term: "Rates of exchange", value: rates, notes: [`per ${exchange.base}, of ${formatDate(exchange.date)}`] },
    ...(customer.contactName === null ? [] : [{ term: "Attention", value: customer.contactName }]),
    ...(note === null ? [] : [{ term: "Your note", value: note }]),
  ];
  return (
    <section className={section.sheet} aria-label="Quote">
      <DefinitionList layout="tiles" items={facts} />
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
