import type { ReactElement, ReactNode } from "react";
import type { NextDeadline } from "#domain/accounts";
import { type Quotation, formatShipmentName } from "#domain/bookings";
import { type DueDeadline, formatDue, formatTask, RESPONSIBLE_LABELS } from "#domain/deadlines";
import { quietText } from "#web/kit/atoms.css.ts";
import { DataList } from "#web/kit/data-list.tsx";
import { Section } from "#web/kit/section.tsx";
import { formatCutOff, readerFormats } from "#web/messages/formats.ts";
import { AskDesk, DueRow } from "./due-row.tsx";

type Due = NextDeadline & DueDeadline;

type NextDeadlinesProps = { readonly deadlines: readonly Due[]; readonly bookings: readonly Quotation[] };

/** What is due in all bookings, as their pages state it. */
export function NextDeadlines({ deadlines, bookings }: NextDeadlinesProps): ReactElement {
  return (
    <Section
      id="next-deadlines"
      title="Next deadlines"
      look="list"
      aside={<span className={quietText.small}>Latest safe times, local</span>}
    >
      <DataList>
        {deadlines.map((deadline) => (
          <Entry
            key={`${deadline.quotationId} ${deadline.stop} ${deadline.task}`}
            deadline={deadline}
            booking={bookings.find(({ quotationId }) => quotationId === deadline.quotationId)}
          />
        ))}
      </DataList>
    </Section>
  );
}

type EntryProps = { readonly deadline: Due; readonly booking: Quotation | undefined };

function Entry({ deadline, booking }: EntryProps): ReactElement | null {
  const { state, stop, latest, cutOff, place, responsible, bookingId, quotationId } = deadline;
  const at = (latest ?? cutOff)?.local;
  if (at === undefined) return null;
  const isLate = state === "missed" || state === "overdue";
  const notes = [
    booking === undefined ? null : formatShipmentName(booking),
    `Responsible: ${RESPONSIBLE_LABELS[responsible].toLowerCase()}`,
    stop === "delivery" && !isLate ? "Last free day" : null,
    cutOff === null || isLate ? null : `Cut-off ${formatCutOff(cutOff.local)}`,
  ];
  return (
    <DueRow
      at={at}
      title={`${formatTask(deadline)}, ${place.name}`}
      note={notes.filter((part) => part !== null).join(". ")}
      late={isLate ? lateText(deadline) : null}
      isNext={state === "next"}
      isStep
      number={bookingId ?? quotationId}
      booking={booking}
    />
  );
}

const lateText = (deadline: Due): ReactNode => (
  <>
    {formatDue(deadline, readerFormats().dates)}. {deadline.state === "missed" ? <AskDesk /> : lateAdvice(deadline)}
  </>
);

const lateAdvice = ({ cutOff, stop }: Due): string => {
  if (stop === "delivery") return "Each further day may cost money.";
  return cutOff === null ? "Still possible." : `Still possible until ${formatCutOff(cutOff.local)}.`;
};
