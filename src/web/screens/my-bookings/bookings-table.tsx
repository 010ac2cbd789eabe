import type { TodayIn } from "#domain/time";
import { type ReactElement, useState } from "react";
import type { PageState, Quotation } from "#domain/bookings";
import type { ReferenceView } from "#flows/bookings/reference.ts";
import type { BookingRow } from "#flows/bookings/view.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { Pager } from "#web/components/pager.tsx";
import { num } from "#web/styles/typography.css.ts";
import { summary } from "./booking-rows.css.ts";
import { BookingRows } from "./booking-rows.tsx";
import { columnWidths, foot, footText, headRow, partRow, sheet, table, waitingRow } from "./bookings-table.css.ts";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";
import { extent } from "#web/styles/tokens.ts";

const { Lazy: FilesDialog } = lazyDialog(async () => (await import("./files-dialog.tsx")).FilesDialog);

type BookingsTableProps = {
  readonly rows: readonly BookingRow[];
  readonly total: number | null;
  readonly paging: PageState;
  readonly todayIn: TodayIn;
  readonly isLoading: boolean;
  readonly edited: ReferenceView | null;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onEdit: (id: string) => void;
  readonly onCloseEditor: () => void;
  readonly onSaveReference: (id: string, reference: string) => void;
};

const COLUMNS = ["Quotation ID", "Booking ID", "Validity From", "Validity Till", "Booked On", "Status", "Files"];
/* The parts of the first row of a booking, in their order. */
const PARTS = ["Shipment", "Carrier", "Sailing", "Total", "Progress"];

/* Explicit roles: below 64rem the table's display changes, which removes its native semantics. */
export function BookingsTable(props: BookingsTableProps): ReactElement {
  const { rows, total, paging, todayIn, isLoading, onTurn } = props;
  const [opened, setOpened] = useState<Quotation | null>(null);
  return (
    <div className={sheet} aria-busy={isLoading}>
      <table className={table} role="table" aria-label="Bookings">
        <colgroup className={columnWidths}>
          {COLUMNS.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          {/* For the eye only: the first row of a booking is one cell, whose parts name themselves. */}
          <tr className={partRow} aria-hidden="true">
            <td colSpan={COLUMNS.length}>
              <div className={summary}>
                {PARTS.map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </div>
            </td>
          </tr>
          <tr role="row" className={headRow}>
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <BookingRows
            key={row.quotation.id}
            row={row}
            todayIn={todayIn}
            edited={props.edited}
            onEdit={() => props.onEdit(row.quotation.id)}
            onClose={props.onCloseEditor}
            onSave={(reference) => props.onSaveReference(row.quotation.id, reference)}
            onOpenFiles={() => setOpened(row.quotation)}
          />
        ))}
      </table>
      <div className={foot}>
        <p className={`${footText} ${num}`} role="status">
          {countText(rows.length, total)}
        </p>
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

function countText(shown: number, total: number | null): string {
  if (total === null || total === shown) return `${shown} ${shown === 1 ? "booking" : "bookings"}`;
  return `${shown} of ${total} bookings`;
}

const ROWS = ["1", "2", "3", "4", "5"];
const WIDTHS = ["80%", extent(112), extent(104), extent(112), extent(144)];

export function BookingsSkeleton(): ReactElement {
  return (
    <div className={sheet} role="status">
      <VisuallyHidden>Loading bookings...</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={waitingRow}>
          {WIDTHS.map((width, column) => (
            <Skeleton key={`${row} ${String(column)}`} width={width} height={extent(16)} />
          ))}
        </div>
      ))}
    </div>
  );
}
