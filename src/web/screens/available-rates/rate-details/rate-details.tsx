import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, type ReactNode, useId } from "react";
import {
  type Contact,
  detailsTitle,
  freeTimeCounting,
  freeTimeTable,
  loadAndPayment,
  rateContacts,
  type Rate,
  type RateDetail,
  validityText,
} from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import { offerDocumentFlow } from "#flows/booking/offer-document.ts";
import { Button } from "#web/components/button.tsx";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { Dialog } from "#web/components/dialog.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { chevronRight, file, type IconShape, mail, phone, user } from "#web/components/icon/shapes.ts";
import { LinkAction, OutsideLink } from "#web/components/link.tsx";
import { MoneyFigure } from "#web/components/money.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { EstimateTable } from "../estimates.tsx";
import { offerLine } from "../offer-line.tsx";
import { OfferWarnings } from "../offer-warnings.tsx";
import { provenanceText } from "../pass/words.ts";
import { useQuotedLabel, useTotals } from "../totals-context.ts";
import * as css from "./rate-details.css.ts";
import { Timeline } from "./timeline.tsx";

type RateDetailsProps = {
  readonly rate: Rate;
  readonly today: CalendarDate;
  readonly onClose: () => void;
  readonly onBook: () => void;
  readonly onBreakdown: () => void;
};

/** Everything the source states about an offer, by what a shipper wants to know; the source's own fields come last. */
export function RateDetailsDialog({ rate, today, onClose, onBook, onBreakdown }: RateDetailsProps): ReactElement {
  return (
    <Dialog
      open
      onClose={onClose}
      title="View Details"
      reading
      size="details"
      heading={
        <>
          <CarrierMark name={rate.carrier.name} logo={rate.carrier.logo} />
          <span>{[rate.carrier.name, serviceName(rate)].filter((part) => part !== null).join(", ")}</span>
        </>
      }
      subtitle={offerLine(rate)}
      footer={<Foot rate={rate} onBook={onBook} onBreakdown={onBreakdown} />}
    >
      <section aria-labelledby="rate-details-title">
        <div className={css.head}>
          <h3 id="rate-details-title" className={css.title}>
            {detailsTitle(rate)}
          </h3>
          <p className={css.headNote}>
            {provenanceText(rate.provenance)}. {validityText(rate.validity, today)}.
          </p>
        </div>
        <OfferWarnings offer={rate} />
        {rate.availability.kind === "not-bookable" && (
          <p className={css.refusal}>Cannot be booked: {rate.availability.reason}</p>
        )}
        <EstimateTable rateId={rate.id} />
        <Columns rate={rate} today={today} />
        <RawFields rate={rate} />
      </section>
    </Dialog>
  );
}

const serviceName = ({ legs }: Rate): string | null => legs.find(({ service }) => service !== null)?.service ?? null;

type FootProps = Pick<RateDetailsProps, "rate" | "onBook" | "onBreakdown">;

function Foot({ rate, onBook, onBreakdown }: FootProps): ReactElement {
  const { converted } = rate.price;
  const label = useQuotedLabel(rate.id);
  return (
    <>
      {converted.kind === "converted" && (
        <p className={css.total}>
          <span>{label}</span>
          <MoneyFigure money={converted.total} look="price" />
        </p>
      )}
      <Button kind="secondary" onClick={onBreakdown}>
        Price Breakdown
      </Button>
      {rate.availability.kind === "bookable" && <Button onClick={onBook}>Book Now</Button>}
    </>
  );
}

function Columns({ rate, today }: { readonly rate: Rate; readonly today: CalendarDate }): ReactElement {
  const { load } = useTotals();
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Section title="Sailing and cut-offs">
          <Timeline rate={rate} today={today} />
        </Section>
        <Section title="Remarks of the carrier">
          <Remarks remarks={rate.remarks} />
        </Section>
      </div>
      <div className={css.column}>
        <Section title="Free time">
          <FreeTimes rate={rate} />
        </Section>
        <Section title="Load and payment">
          <DefinitionList
            layout="columns"
            items={loadAndPayment(rate, load).map(({ label, value }) => ({ term: label, value }))}
          />
        </Section>
        <Section title="Contacts">
          <Contacts rate={rate} />
        </Section>
        <Section title="Documents">
          <Documents rate={rate} />
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h4 id={id} className={css.sectionTitle}>
        {title}
      </h4>
      {children}
    </section>
  );
}

function Remarks({ remarks }: { readonly remarks: readonly string[] }): ReactElement {
  if (remarks.length === 0) return <p className={css.hint}>Not stated</p>;
  return (
    <div className={css.remarks}>
      {remarks.map((remark) => (
        <blockquote key={remark} className={css.remark}>
          {remark}
        </blockquote>
      ))}
    </div>
  );
}

function FreeTimes({ rate }: { readonly rate: Rate }): ReactElement {
  const { sizes, rows } = freeTimeTable(rate);
  if (rows.length === 0) return <p className={css.hint}>Not stated. Ask the carrier before you book.</p>;
  return (
    <>
      <table className={css.freeTime}>
        <thead>
          <tr>
            <th scope="col">Days without charge</th>
            {sizes.map((size) => (
              <th key={size} scope="col" className={css.days}>
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, definition, days }) => (
            <tr key={title + definition}>
              <th scope="row">
                {title}
                <small className={css.definition}>{definition}</small>
              </th>
              {sizes.map((size, at) => (
                <td key={size} className={`${css.days} ${num}`}>
                  {days[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.hint}>
        {freeTimeCounting(rate)} Carriers use these words differently: ask {rate.carrier.name} if it matters to you.
      </p>
    </>
  );
}

const CONTACT_ICONS: Readonly<Record<Contact["kind"], IconShape>> = { phone, email: mail, name: user };
const CONTACT_TITLES: Readonly<Record<Contact["kind"], string>> = {
  phone: "Telephone",
  email: "Email",
  name: "Support",
};

function Contacts({ rate }: { readonly rate: Rate }): ReactElement {
  return (
    <ul className={css.list}>
      {rateContacts(rate).map(({ kind, text }) => (
        <li key={text} className={css.item}>
          <Icon shape={CONTACT_ICONS[kind]} />
          <b className={css.itemTitle}>{CONTACT_TITLES[kind]}</b>
          <span className={`${css.itemEnd} ${num}`}>
            {kind === "phone" && <OutsideLink href={`tel:${text.replace(/[^\d+]/g, "")}`}>{text}</OutsideLink>}
            {kind === "email" && <OutsideLink href={`mailto:${text}`}>{text}</OutsideLink>}
            {kind === "name" && text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Documents({ rate }: { readonly rate: Rate }): ReactElement {
  const document = useActorRef(useFlow(offerDocumentFlow), { input: { offer: rate } });
  const state = useSelector(document, (snapshot) => snapshot.value);
  const sheet = rate.provenance.kind === "rate-sheet" ? rate.provenance.sheet : null;
  return (
    <ul className={css.list}>
      {rate.availability.kind === "bookable" && (
        <li className={css.item}>
          <Icon shape={file} />
          <span>
            <b className={css.itemTitle}>This offer with all charges</b>
            <small className={css.itemNote}>PDF</small>
          </span>
          <span className={css.itemEnd} role="status">
            {state === "failed" && "Download failed. "}
            <LinkAction disabled={state === "fetching"} onClick={() => document.send({ type: "document.requested" })}>
              {state === "fetching" ? "Downloading..." : "Download"}
            </LinkAction>
          </span>
        </li>
      )}
      <li className={css.item}>
        <Icon shape={file} />
        <span>
          <b className={css.itemTitle}>{sheet === null ? "Terms of the carrier" : `Rate sheet ${sheet}`}</b>
        </span>
        <span className={css.itemEnd}>{sheet === null ? "Not stated" : "Not available for download"}</span>
      </li>
    </ul>
  );
}

function RawFields({ rate }: { readonly rate: Rate }): ReactElement | null {
  if (rate.details.length === 0) return null;
  const isSheet = rate.source === "excel";
  const count = rate.details.length === 1 ? "1 field" : `${rate.details.length} fields`;
  return (
    <details className={css.raw}>
      <summary className={css.rawSummary}>
        <span className={css.rawIcon}>
          <Icon shape={chevronRight} size="s" />
        </span>
        {isSheet ? "All fields of the sheet line" : "Other fields from the carrier"}
        <span className={`${css.rawCount} ${num}`}>{count}</span>
      </summary>
      <table className={css.rawTable}>
        <tbody>
          {rate.details.map(({ label, value }: RateDetail) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
