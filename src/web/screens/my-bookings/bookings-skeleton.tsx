import type { ReactElement } from "react";
import { Skeleton } from "#web/components/loading.tsx";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { sheet, waitingRow } from "./bookings-table.css.ts";

const ROWS = ["1", "2", "3", "4", "5"];
const WIDTHS = ["80%", "7rem", "6.5rem", "7rem", "9rem"];

/** The table's shape while the bookings are on their way. */
export function BookingsSkeleton(): ReactElement {
  return (
    <div className={sheet} role="status">
      <VisuallyHidden>Loading bookings...</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={waitingRow}>
          {WIDTHS.map((width, column) => (
            <Skeleton key={`${row} ${String(column)}`} width={width} height="1rem" />
          ))}
        </div>
      ))}
    </div>
  );
}
