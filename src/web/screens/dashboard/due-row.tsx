import type { ReactElement, ReactNode } from "react";
import { BRAND } from "#brand";
import type { Quotation } from "#domain/bookings";
import { type LocalDateTime, toTime } from "#domain/time";
import { toBookingPath } from "#flows/deadlines/path.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { PhoneLink } from "#web/components/link.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { quietText, weight } from "#web/kit/atoms.css.ts";
import { DataRow } from "#web/kit/data-list.tsx";
import { useHasBookingPage } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { formatCutOff, formatWeekday } from "#web/messages/formats.ts";
import { overdue } from "./dashboard.css.ts";

interface DueRowProps {
  /** Local to the place. */
  readonly at: LocalDateTime;
  readonly title: string;
  readonly note: string | null;
  /** What is late, and what can still be done. */
  readonly late: ReactNode;
  readonly isNext: boolean;
  readonly isStep?: boolean;
  readonly number: string;
  /** Null where it is not listed. */
  readonly booking: Quotation | undefined;
}

/** What is due in a booking. */
export function DueRow({ at, late, number, booking, note, ...row }: DueRowProps): ReactElement {
  const time = toTime(at);
  const hasPage = useHasBookingPage();
  const lateNote =
    late === null ? null : (
      <span className={overdue}>
        <Icon shape={warning} size="s" />
        <span>{late}</span>
      </span>
    );
  return (
    <DataRow
      {...row}
      start={
        <time className={num} dateTime={at} title={formatCutOff(at)}>
          <b className={weight.bold}>{formatWeekday(at)}</b>
          {time !== null && <span className={quietText.small}> {time}</span>}
        </time>
      }
      notes={[note, lateNote]}
    >
      {booking === undefined ? (
        <span className={`${quietText.small} ${num}`}>{number}</span>
      ) : (
        <TextLink to={toBookingPath(booking, hasPage(booking))} alone>
          {number}
        </TextLink>
      )}
    </DataRow>
  );
}

/** In the sentence about what is too late. */
export function AskDesk(): ReactElement {
  return (
    <>
      Ask our desk (<PhoneLink number={BRAND.landline} />) what can still be done.
    </>
  );
}
