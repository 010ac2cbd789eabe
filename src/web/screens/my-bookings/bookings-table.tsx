import { type ReactElement, useState } from "react";
import type { Quotation } from "../../../domain/quotations/quotation.ts";
import type { PageState } from "../../../domain/quotations/paging.ts";
import type { QuotationRow } from "../../../flows/quotations/selectors.ts";
import { Pager } from "../../components/pager/pager.tsx";
import { num } from "../../styles/typography.css.ts";
import { BookingRow } from "./booking-row.tsx";
import { foot, footWords, headRow, sheet, table } from "./bookings-table.css.ts";
import { FilesDialog } from "./files-dialog.tsx";

type BookingsTableProps = {
  readonly rows: readonly QuotationRow[];
  readonly total: number | null;
  readonly paging: PageState;
  readonly onTurn: (by: 1 | -1) => void;
};

const COLUMNS = ["Quotation ID", "Booking ID", "Validity From", "Validity Till", "Booked On", "Status", "Files"];

/* The roles are written out: on a phone CSS takes the table apart, and with its display it would lose its meaning. */
export function BookingsTable({ rows, total, paging, onTurn }: BookingsTableProps): ReactElement {
  const [opened, setOpened] = useState<Quotation | null>(null);
  return (
    <div className={sheet}>
      <table className={table} role="table" aria-label="Bookings">
        <thead role="rowgroup">
          <tr role="row" className={headRow}>
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <BookingRow key={row.quotation.id} row={row} onOpenFiles={() => setOpened(row.quotation)} />
          ))}
        </tbody>
      </table>
      <div className={foot}>
        <p className={`${footWords} ${num}`}>{countText(rows.length, total)}</p>
        <Pager
          label="Bookings"
          page={paging.page + 1}
          pages={paging.pageCount}
          hasNext={paging.hasNext}
          onPrevious={() => onTurn(-1)}
          onNext={() => onTurn(1)}
        />
      </div>
      {opened !== null && <FilesDialog quotation={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** `10 of 31 bookings`, or what stands on the page when the server does not count. */
function countText(shown: number, total: number | null): string {
  if (total === null || total === shown) return `${shown} ${shown === 1 ? "booking" : "bookings"}`;
  return `${shown} of ${total} bookings`;
}
