import { type ReactElement, type ReactNode, useId } from "react";
import { PAYMENT_LABELS } from "../../../../domain/charges/labels.ts";
import { detailsTitle, rateDetails } from "../../../../domain/rates/details.ts";
import type { FreeTime, Rate } from "../../../../domain/rates/rate.ts";
import { Button } from "../../../components/button/button.tsx";
import { DefinitionList } from "../../../components/definition-list/definition-list.tsx";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import { offerLine } from "../offer-line.tsx";
import { provenanceText, validityText } from "../pass/words.ts";
import * as css from "./rate-details.css.ts";

type RateDetailsProps = {
  readonly rate: Rate;
  readonly onClose: () => void;
  readonly onBook: () => void;
  readonly onBreakdown: () => void;
};

/** Everything the source says about an offer, by the specification's title for its kind, and the terms around it. */
export function RateDetailsDialog({ rate, onClose, onBook, onBreakdown }: RateDetailsProps): ReactElement {
  const footer = (
    <>
      <Button kind="secondary" onClick={onBreakdown}>
        Price Breakdown
      </Button>
      {rate.availability.kind === "bookable" && <Button onClick={onBook}>Book Now</Button>}
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="View Details"
      reading
      size="breakdown"
      subtitle={offerLine(rate)}
      footer={footer}
    >
      <div className={css.sections}>
        <Section title={detailsTitle(rate)}>
          <DefinitionList
            layout="columns"
            items={rateDetails(rate).map(({ label, value }) => ({ term: label, value }))}
          />
        </Section>
        <Section title="Price">
          <DefinitionList
            layout="columns"
            items={[
              { term: "Source", value: provenanceText(rate.provenance) },
              { term: "Validity", value: validityText(rate) },
            ]}
          />
        </Section>
        <Section title="Payment terms">
          <DefinitionList layout="columns" items={paymentTerms(rate)} />
        </Section>
        <Section title="Free time">
          <FreeTimes freeTime={rate.freeTime} />
        </Section>
        <Remarks remarks={rate.remarks} />
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

const chargeCount = (count: number): string => (count === 1 ? "1 charge" : `${count} charges`);

/** How many charges each payment method covers; both methods are always described. */
const paymentTerms = (rate: Rate) => {
  const counted = (term: "prepaid" | "collect" | "unknown") =>
    rate.charges.filter(({ payment }) => payment === term).length;
  const unknown = counted("unknown");
  return [
    { term: PAYMENT_LABELS.prepaid, value: chargeCount(counted("prepaid")) },
    { term: PAYMENT_LABELS.collect, value: chargeCount(counted("collect")) },
    ...(unknown === 0 ? [] : [{ term: "Payment method not stated", value: chargeCount(unknown) }]),
  ];
};

const KIND_WORDS: Readonly<Record<FreeTime["kind"], string>> = {
  detention: "Detention (outside the terminal)",
  demurrage: "Demurrage (inside the terminal)",
  merged: "Demurrage and detention, merged",
  storage: "Storage",
  monitoring: "Reefer monitoring",
};

const freeDays = ({ days, counted }: FreeTime): string => {
  const word = days === 1 ? "day" : "days";
  return counted === "unknown" ? `${days} free ${word}` : `${days} free ${counted} ${word}`;
};

function FreeTimes({ freeTime }: { readonly freeTime: readonly FreeTime[] }): ReactElement {
  if (freeTime.length === 0) return <p className={css.definition}>The source states no free time.</p>;
  const items = freeTime.map((one) => ({
    term: `${one.movement === "export" ? "Export" : "Import"}, ${KIND_WORDS[one.kind]}${one.equipment === null ? "" : `, ${one.equipment}`}`,
    value: freeDays(one),
  }));
  return <DefinitionList layout="columns" items={items} />;
}

function Remarks({ remarks }: { readonly remarks: readonly string[] }): ReactElement | null {
  if (remarks.length === 0) return null;
  return (
    <Section title="Remarks">
      <ul className={css.remarks}>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </Section>
  );
}
