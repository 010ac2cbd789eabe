import type { ReactElement } from "react";
import type { QuotationRow } from "../../../flows/quotations/selectors.ts";
import { dateText } from "../../../domain/time/format-date.ts";
import { trackingAddress } from "../../../flows/tracking/address.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { paperclip } from "../../components/icon/shapes.ts";
import { TextLink } from "../../components/link/text-link.tsx";
import { QuotationStatusPill } from "../../components/status-pill/quotation-status-pill.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { num } from "../../styles/typography.css.ts";
import { absent, cell, filesButton, phoneLabel, remark, row as rowStyle, track } from "./bookings-table.css.ts";

type BookingRowProps = { readonly row: QuotationRow; readonly onOpenFiles: () => void };

export function BookingRow({ row, onOpenFiles }: BookingRowProps): ReactElement {
  const { quotation, validity } = row;
  return (
    <tr role="row" className={rowStyle}>
      <th role="rowheader" scope="row" className={`${cell.quotation} ${num}`}>
        {quotation.quotationId}
      </th>
      <td role="cell" className={`${cell.booking} ${num}`}>
        {quotation.bookingId ?? <span className={absent}>Not issued yet</span>}
        <span className={track}>
          <TextLink to={trackingAddress(quotation)} alone>
            Track <VisuallyHidden>{quotation.bookingId ?? quotation.quotationId}</VisuallyHidden>
          </TextLink>
        </span>
      </td>
      <td role="cell" className={`${cell.from} ${num}`}>
        <Day date={quotation.validityFrom} />
      </td>
      <td role="cell" className={`${cell.till} ${num}`}>
        <span className={phoneLabel} aria-hidden="true">
          Valid till
        </span>
        <Day date={quotation.validityTill} />
        {validity !== null && <small className={remark}>{validity}</small>}
      </td>
      <td role="cell" className={`${cell.booked} ${num}`}>
        <Day date={quotation.bookedOn} />
      </td>
      <td role="cell" className={cell.status}>
        <QuotationStatusPill status={quotation.status} />
      </td>
      <td role="cell" className={cell.files}>
        {quotation.files.length === 0 ? (
          <span className={absent}>No files</span>
        ) : (
          <button
            type="button"
            className={filesButton}
            aria-haspopup="dialog"
            aria-label={`${filesText(quotation.files.length)} of ${quotation.quotationId}`}
            onClick={onOpenFiles}
          >
            <Icon shape={paperclip} size="s" />
            {filesText(quotation.files.length)}
          </button>
        )}
      </td>
    </tr>
  );
}

function Day({ date }: { readonly date: string | null }): ReactElement {
  return date === null ? <span className={absent}>Not stated</span> : <time dateTime={date}>{dateText(date)}</time>;
}

const filesText = (count: number): string => `${count} ${count === 1 ? "file" : "files"}`;
