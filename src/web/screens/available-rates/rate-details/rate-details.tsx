import { formatSentence } from "#web/messages/formats.ts";
import { OfferDialogActions } from "#web/kit/rate-card.tsx";
import { type ReactElement, type ReactNode, useId } from "react";
import { formatDetailsTitle, formatLoadAndPayment } from "./details.ts";
import type { Rate } from "#domain/rates";
import type { TodayIn } from "#domain/time";
import { Button } from "#web/components/button.tsx";
import { CarrierMark } from "#web/components/carrier-mark.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { MoneyFigure } from "#web/components/money.tsx";
import { useQuotedLabel, useTotals } from "../context.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { EstimateTable, offerLine, OfferWarnings } from "../offer-parts.tsx";
import { provenanceText } from "../rate-card/labels.ts";
import { useBookingValidityText } from "#web/portal/use-zones.ts";
import * as css from "./rate-details.css.ts";
import { RawFields } from "./raw-fields.tsx";
import { Contacts, Documents, FeeTerms, FreeTimes, Remarks } from "./sections.tsx";
import { Timeline } from "./timeline.tsx";
import { Text } from "#web/kit/layout.tsx";

type RateDetailsProps = {
  readonly rate: Rate;
  readonly todayIn: TodayIn;
  readonly onClose: () => void;
  readonly onBook: () => void;
  readonly onBreakdown: () => void;
  /** Null if the server has no quotes. */
  readonly onQuote: (() => void) | null;
};

export function RateDetailsDialog(props: RateDetailsProps): ReactElement {
  const { rate, todayIn, onClose } = props;
  const validity = useBookingValidityText(rate);
  return (
    <Dialog
      open
      onClose={onClose}
      title="View Details"
      reading
      size="details"
      heading={
        <>
          <CarrierMark name={rate.carrier.line ?? rate.carrier.name} logo={rate.carrier.logo} />
          <span>{[rate.carrier.name, serviceName(rate)].filter((part) => part !== null).join(", ")}</span>
        </>
      }
      subtitle={offerLine(rate)}
      footer={<Foot {...props} />}
    >
      <section aria-labelledby="rate-details-title">
        <div className={css.head}>
          <h3 id="rate-details-title" className={css.title}>
            {formatDetailsTitle(rate)}
          </h3>
          <Text size="caption">
            {[provenanceText(rate.provenance), validity].filter((part) => part !== null).join(". ")}.
          </Text>
        </div>
        <OfferWarnings offer={rate} />
        {rate.availability.kind === "not-bookable" && (
          <p className={css.refusal}>Cannot be booked: {formatSentence(rate.availability.reason)}</p>
        )}
        <EstimateTable rateId={rate.id} />
        <Columns rate={rate} todayIn={todayIn} />
        <RawFields rate={rate} />
      </section>
    </Dialog>
  );
}

const serviceName = ({ legs }: Rate): string | null => legs.find(({ service }) => service !== null)?.service ?? null;

type FootProps = Pick<RateDetailsProps, "rate" | "onBook" | "onBreakdown" | "onQuote">;

function Foot({ rate, onBook, onBreakdown, onQuote }: FootProps): ReactElement {
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
      <DisplayTermsNote offer={rate} />
      <OfferDialogActions rate={rate} onQuote={onQuote} onBook={onBook}>
        <Button kind="secondary" onClick={onBreakdown}>
          Price Breakdown
        </Button>
      </OfferDialogActions>
    </>
  );
}

function Columns({ rate, todayIn }: { readonly rate: Rate; readonly todayIn: TodayIn }): ReactElement {
  const { load } = useTotals();
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Section title="Sailing and cut-offs">
          <Timeline rate={rate} todayIn={todayIn} />
        </Section>
        <Section title="Remarks of the carrier">
          <Remarks remarks={rate.remarks} />
        </Section>
      </div>
      <div className={css.column}>
        <Section title="Free time">
          <FreeTimes rate={rate} />
        </Section>
        <Section title="Fees for changes">
          <FeeTerms rate={rate} />
        </Section>
        <Section title="Load and payment">
          <DefinitionList
            layout="columns"
            items={formatLoadAndPayment(rate, load).map(({ label, value }) => ({ term: label, value }))}
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
