import { formatCutOffLabel } from "#domain/rates";
import COMPANY from "#data/company.json" with { type: "json" };
import type { ReactElement } from "react";
import type { NextCutOff } from "#domain/accounts";
import { PhoneLink } from "#web/components/link.tsx";
import { type Quotation, formatShipmentName } from "#domain/bookings";
import { formatCutOff, formatWeekday, toTime } from "#domain/time";
import { toBookingPath } from "#flows/deadlines/path.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { TextLink } from "#web/components/router-link.tsx";
import { Section } from "#web/kit/section.tsx";
import { useHasBookingPage } from "#web/portal/portal-context.tsx";
import { onInk } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import { due, dueNext, nothing, overdue, secondary, strong, entryText } from "./dashboard.css.ts";

type CutOffsProps = { readonly cutOffs: readonly NextCutOff[]; readonly bookings: readonly Quotation[] };

export function CutOffs({ cutOffs, bookings }: CutOffsProps): ReactElement {
  const next = cutOffs.find(({ isOverdue }) => !isOverdue);
  return (
    <Section
      id="next-cut-offs"
      title="Next cut-offs"
      look="list"
      aside={cutOffs.length > 0 && <span className={secondary}>Local times</span>}
    >
      {cutOffs.length === 0 ? (
        <p className={nothing}>No upcoming cut-offs.</p>
      ) : (
        <ul>
          {cutOffs.map((cutOff) => (
            <Due
              key={`${cutOff.quotationId} ${cutOff.code} ${cutOff.at}`}
              cutOff={cutOff}
              isNext={cutOff === next}
              booking={bookings.find(({ quotationId }) => quotationId === cutOff.quotationId)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

type DueProps = {
  readonly cutOff: NextCutOff;
  /** The first that can still be met. */
  readonly isNext: boolean;
  readonly booking: Quotation | undefined;
};

function Due({ cutOff, isNext, booking }: DueProps): ReactElement {
  const { code, at, place, isOverdue, bookingId, quotationId } = cutOff;
  const time = toTime(at);
  const number = bookingId ?? quotationId;
  const hasPage = useHasBookingPage();
  return (
    <li className={isNext ? `${dueNext} ${onInk}` : due}>
      <time className={num} dateTime={at} title={formatCutOff(at)}>
        <b className={strong}>{formatWeekday(at)}</b>
        {time !== null && <span className={secondary}> {time}</span>}
      </time>
      <span className={entryText}>
        <b className={strong}>
          {formatCutOffLabel(code)}
          {place === null ? "" : `, ${place}`}
        </b>
        {booking !== undefined && <span className={secondary}>{formatShipmentName(booking)}</span>}
        {isOverdue && (
          <span className={overdue}>
            <Icon shape={warning} size="s" />
            <span>
              Cut-off missed, the vessel has not sailed yet. Ask our desk (<PhoneLink number={COMPANY.landline} />) what
              can still be done.
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
