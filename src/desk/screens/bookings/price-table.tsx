import type { ReactElement } from "react";
import { BASIS_LABELS } from "#domain/charges";
import { formatMoney, type Money } from "#domain/money";
import { formatFullDate } from "#domain/time";
import { CodeChip } from "#web/components/badge.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as table from "../../kit/table.css.ts";
import { DataTable, TableCard } from "../../kit/table-card.tsx";
import type { BookingCharge, CustomerCharge, DeskBooking, ListedBooking } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";
import { toAmountText, toTotalNote, toTotalText } from "./words.ts";

const FEES: Readonly<Record<string, string>> = {
  cancellation: "Fee, cancellation",
  sailing: "Fee, change of sailing",
  quantity: "Fee, change of load",
  details: "Fee, change of details",
};

const BASES: Readonly<Record<string, string>> = BASIS_LABELS;

export const toBasisText = ({ basis, size }: CustomerCharge): string =>
  [basis === null ? "" : (BASES[basis] ?? basis), size ?? ""].filter((one) => one !== "").join(", ");

export const toSellingText = ({ kind, selling }: CustomerCharge): string => {
  if (kind === "included") return "Included";
  return toAmountText(selling, "No price");
};

const toBuyingText = ({ kind, buying }: BookingCharge): string => (kind === "priced" ? toAmountText(buying) : "");

/** A margin; that it is not known, or that a charge is sold at cost. */
export function Margin({ margin }: { readonly margin: Money | null }): ReactElement {
  if (margin === null) return <span className={table.quiet}>Unknown</span>;
  if (margin.minor === 0) return <span className={table.quiet}>At cost</span>;
  const sign = margin.minor > 0 ? "+ " : "";
  return <span className={margin.minor > 0 ? css.gained : css.lost}>{`${sign}${formatMoney(margin)}`}</span>;
}

/** The total as booked, as the customer reads it, and that it leaves charges out. */
export function BookedTotal({ booking }: { readonly booking: ListedBooking }): ReactElement {
  const note = toTotalNote(booking);
  return (
    <>
      <span className={css.total}>{toTotalText(booking)}</span>
      {note !== null && <small>{note}</small>}
    </>
  );
}

/* The rates of exchange of the charges; null where all are in one currency. */
const describeExchange = ({ exchange, charges }: DeskBooking): string | null => {
  if (exchange === null) return null;
  const used = exchange.quotes.filter(({ currency }) => charges.some(({ selling }) => selling?.currency === currency));
  if (used.length === 0) return null;
  const rates = used.map(({ currency, unitsPerBase }) => `${currency} ${unitsPerBase}`).join(", ");
  return `${rates} per ${exchange.base}, of ${formatFullDate(exchange.date)}`;
};

const COLUMNS = [
  "Charge",
  "Basis",
  { label: "Buying price", isAtEnd: true },
  "Rule",
  { label: "Selling price", isAtEnd: true },
  { label: "Margin", isAtEnd: true },
] as const;

/**
 * Each charge with its buying price, margin rule and selling price; what is not known is said so. Fees that were agreed since
 * are no part of the total as booked, and follow it.
 */
export function PriceTable({ booking }: { readonly booking: DeskBooking }): ReactElement {
  const { charges, totals } = booking;
  const fees = charges.filter(({ kind }) => kind === "fee");
  return (
    <TableCard id="prices" title="Buying and selling price" note={describeExchange(booking)}>
      <DataTable columns={COLUMNS}>
        {charges
          .filter(({ kind }) => kind !== "fee")
          .map((charge, index) => (
            <ChargeRow key={index} charge={charge} />
          ))}
        <tr>
          <th scope="row">Total</th>
          <td />
          <td data-label="Buying price" className={`${table.amount} ${num}`}>
            {toAmountText(totals.buying)}
          </td>
          <td />
          <td data-label="Selling price" className={`${table.amount} ${num}`}>
            <b>
              <BookedTotal booking={booking} />
            </b>
          </td>
          <td data-label="Margin" className={`${table.amount} ${num}`}>
            <Margin margin={totals.margin} />
          </td>
        </tr>
        {fees.map((fee, index) => (
          <ChargeRow key={index} charge={fee} />
        ))}
      </DataTable>
    </TableCard>
  );
}

function ChargeRow({ charge }: { readonly charge: BookingCharge }): ReactElement {
  const { name, code, kind, margin, rule } = charge;
  return (
    <tr>
      <th scope="row">
        {kind === "fee" ? (FEES[name] ?? name) : name} {code !== null && <CodeChip>{code}</CodeChip>}
      </th>
      <td data-label="Basis">{toBasisText(charge)}</td>
      <td data-label="Buying price" className={`${table.amount} ${num}`}>
        {toBuyingText(charge)}
      </td>
      {rule === null ? (
        <td />
      ) : (
        <td data-label="Rule">
          <CodeChip>{rule}</CodeChip>
        </td>
      )}
      <td data-label="Selling price" className={`${table.amount} ${num}`}>
        {toSellingText(charge)}
      </td>
      {kind === "priced" ? (
        <td data-label="Margin" className={`${table.amount} ${num}`}>
          <Margin margin={margin} />
        </td>
      ) : (
        <td />
      )}
    </tr>
  );
}
