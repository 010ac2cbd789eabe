import COMPANY from "#data/company.json" with { type: "json" };
import type { ReactElement } from "react";
import type { NextDeadline } from "#domain/accounts";
import { PhoneLink } from "#web/components/link.tsx";
import { type Quotation, formatShipmentName } from "#domain/bookings";
import { type DueDeadline, formatDue, formatTask, RESPONSIBLE_LABELS } from "#domain/deadlines";
import { formatCutOff, formatWeekday, toTime } from "#domain/time";
import { toBookingPath } from "#flows/deadlines/path.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { TextLink } from "#web/components/router-link.tsx";
import { Section } from "#web/kit/section.tsx";
import { useHasBookingPage } from "#web/portal/portal-context.tsx";
import { onInk } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { due, dueNext, entryText, overdue, secondary, strong } from "./dashboard.css.ts";

type Due = NextDeadline & DueDeadline;

type NextDeadlinesProps = { readonly deadlines: readonly Due[]; readonly bookings: readonly Quotation[] };

/** What is due in all bookings, as their pages state it. */
export function NextDeadlines({ deadlines, bookings }: NextDeadlinesProps): ReactElement {
  return (
    <Section
      id="next-deadlines"
      title="Next deadlines"
      look="list"
      aside={<span className={secondary}>Latest safe times, local</span>}
    >
      <ul>
        {deadlines.map((deadline) => (
          <Entry
            key={`${deadline.quotationId} ${deadline.stop} ${deadline.task}`}
            deadline={deadline}
            booking={bookings.find(({ quotationId }) => quotationId === deadline.quotationId)}
          />
        ))}
      </ul>
    </Section>
  );
}

type EntryProps = { readonly deadline: Due; readonly booking: Quotation | undefined };

function Entry({ deadline, booking }: EntryProps): ReactElement | null {
  const { state, stop, latest, cutOff, place, responsible, bookingId, quotationId } = deadline;
  const hasPage = useHasBookingPage();
  const at = (latest ?? cutOff)?.local;
  if (at === undefined) return null;
  const time = toTime(at);
  const isLate = state === "missed" || state === "overdue";
  const number = bookingId ?? quotationId;
  return (
    <li className={state === "next" ? `${dueNext} ${onInk}` : due} aria-current={state === "next" ? "step" : undefined}>
      <time className={num} dateTime={at} title={formatCutOff(at)}>
        <b className={strong}>{formatWeekday(at)}</b>
        {time !== null && <span className={secondary}> {time}</span>}
      </time>
      <span className={entryText}>
        <b className={strong}>
          {formatTask(deadline)}, {place.name}
        </b>
        <span className={`${secondary} ${num}`}>
          {[
            booking === undefined ? null : formatShipmentName(booking),
            `Responsible: ${RESPONSIBLE_LABELS[responsible].toLowerCase()}`,
            stop === "delivery" && !isLate ? "Last free day" : null,
            cutOff === null || isLate ? null : `Cut-off ${formatCutOff(cutOff.local)}`,
          ]
            .filter((part) => part !== null)
            .join(". ")}
        </span>
        {isLate && (
          <span className={overdue}>
            <Icon shape={warning} size="s" />
            <span>
              {formatDue(deadline)}.{" "}
              {state === "missed" ? (
                <>
                  Ask our desk (<PhoneLink number={COMPANY.landline} />) what can still be done.
                </>
              ) : (
                lateAdvice(deadline)
              )}
            </span>
          </span>
        )}
      </span>
      {booking === undefined ? (
        <span className={`${secondary} ${num}`}>{number}</span>
      ) : (
        <TextLink to={toBookingPath(booking, hasPage(booking))} alone>
          {number}
        </TextLink>
      )}
    </li>
  );
}

const lateAdvice = ({ cutOff, stop }: Due): string => {
  if (stop === "delivery") return "Each further day may cost money.";
  return cutOff === null ? "Still possible." : `Still possible until ${formatCutOff(cutOff.local)}.`;
};
