import type { ReactElement } from "react";
import { code } from "#web/styles/typography.css.ts";
import { CopyButton } from "../../kit/copy-button.tsx";
import * as table from "../../kit/table.css.ts";
import { DataTable, TableCard } from "../../kit/table-card.tsx";
import type { BookingContainer, DeskBooking } from "../../ports/index.ts";

const SOURCES: Readonly<Record<BookingContainer["source"], string>> = {
  shipper: "Customer",
  carrier: "Carrier",
  both: "Customer and carrier",
};

/** The containers whose numbers are known, to be read aloud or copied. The customer enters and corrects them. */
export function ContainerTable({
  booking: { containerNumbers, containers },
}: {
  readonly booking: Pick<DeskBooking, "containerNumbers" | "containers">;
}): ReactElement | null {
  const booked = containers.reduce((sum, { quantity }) => sum + quantity, 0);
  if (booked === 0 && containerNumbers.length === 0) return null;
  const count = `${containerNumbers.length} of ${booked} known`;
  return (
    <TableCard
      id="containers"
      title="Containers"
      note={
        <span className={table.quiet}>
          {count}{" "}
          {containerNumbers.length > 1 && (
            <CopyButton label="Copy all" text={containerNumbers.map(({ number }) => number).join("\n")} />
          )}
        </span>
      }
    >
      {containerNumbers.length === 0 ? (
        <p className={`${table.head} ${table.quiet}`}>
          The customer enters the numbers with the cargo; the carrier reports them with the tracking.
        </p>
      ) : (
        <DataTable columns={["Container", "Size", "Seals", "Stated by", "Copy"]}>
          {containerNumbers.map(({ number, size, seals, source }) => (
            <tr key={number}>
              <th scope="row" className={code}>
                {number}
              </th>
              <td data-label="Size">{size ?? "Not known"}</td>
              <td data-label="Seals">{seals === "" ? "Not stated" : seals}</td>
              <td data-label="Stated by">{SOURCES[source]}</td>
              <td>
                <CopyButton label="Copy" name={`Copy ${number}`} text={number} />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </TableCard>
  );
}
