import type { ReactElement } from "react";
import { BASIS_LABELS } from "#domain/charges";
import { formatMoney, type Money } from "#domain/money";
import { formatFullDate } from "#domain/time";
import { CodeChip } from "#web/components/badge.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import * as table from "../../kit/table.css.ts";
import type { BookingCharge, CustomerCharge, DeskBooking } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";
import { toAmountText } from "./words.ts";

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

function Margin({ margin }: { readonly margin: Money | null }): ReactElement {
  if (margin === null) return <span className={table.quiet}>Unknown</span>;
  if (margin.minor === 0) return <span className={table.quiet}>At cost</span>;
  const sign = margin.minor > 0 ? "+ " : "";
  return <span className={margin.minor > 0 ? css.gained : css.lost}>{`${sign}${formatMoney(margin)}`}</span>;
}

/** Each charge with its buying price, margin rule and selling price; what is not known is said so. */
export function PriceTable({ booking }: { readonly booking: DeskBooking }): ReactElement {
  const { charges, totals, exchange } = booking;
  return (
    <section className={table.tableCard} aria-labelledby="prices">
      <div className={table.head}>
        <h2 id="prices" className={text.h3}>
          Buying and selling price
        </h2>
        {exchange !== null && (
          <span className={table.quiet}>
            {exchange.quotes
              .filter(({ currency }) => charges.some(({ selling }) => selling?.currency === currency))
              .map(({ currency, unitsPerBase }) => `${currency} ${unitsPerBase}`)
              .concat(`per ${exchange.base}, of ${formatFullDate(exchange.date)}`)
              .join(", ")}
          </span>
        )}
      </div>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Charge</th>
              <th scope="col">Basis</th>
              <th scope="col" className={css.amount}>
                Buying price
              </th>
              <th scope="col">Rule</th>
              <th scope="col" className={css.amount}>
                Selling price
              </th>
              <th scope="col" className={css.amount}>
                Margin
              </th>
            </tr>
          </thead>
          <tbody>
            {charges.map((charge, index) => (
              <ChargeRow key={index} charge={charge} />
            ))}
            <tr>
              <th scope="row">Total</th>
              <td />
              <td className={`${css.amount} ${num}`}>{toAmountText(totals.buying)}</td>
              <td />
              <td className={`${css.amount} ${num}`}>
                <b>{toAmountText(totals.selling, "Not complete")}</b>
              </td>
              <td className={`${css.amount} ${num}`}>
                <Margin margin={totals.margin} />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ChargeRow({ charge }: { readonly charge: BookingCharge }): ReactElement {
  const { name, code, kind, margin, rule } = charge;
  return (
    <tr>
      <th scope="row">
        {kind === "fee" ? (FEES[name] ?? name) : name} {code !== null && <CodeChip>{code}</CodeChip>}
      </th>
      <td>{toBasisText(charge)}</td>
      <td className={`${css.amount} ${num}`}>{toBuyingText(charge)}</td>
      <td>{rule !== null && <CodeChip>{rule}</CodeChip>}</td>
      <td className={`${css.amount} ${num}`}>{toSellingText(charge)}</td>
      <td className={`${css.amount} ${num}`}>{kind === "priced" && <Margin margin={margin} />}</td>
    </tr>
  );
}
