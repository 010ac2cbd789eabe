import type { ReactElement } from "react";
import { num, text } from "#web/styles/typography.css.ts";
import type { SheetTab } from "../../ports/index.ts";
import * as table from "../../kit/table.css.ts";
import * as css from "./rates.css.ts";
import { chargeLabel } from "../../kit/charge-label.ts";

/* The currency of a column is that of bare amounts: others name their own. */
const withCurrency = (written: string, currency: string | null): string =>
  currency === null || /\p{L}/u.test(written) ? written : `${currency} ${written}`;

/** How the first row of prices reads now. */
export function RowPreview({ tab }: { readonly tab: SheetTab }): ReactElement | null {
  const [line] = tab.lines;
  if (line === undefined || !tab.isTable) return null;
  const cell = (field: string): string => {
    const at = tab.columns.findIndex((column) => column.kind === "field" && column.field === field);
    return at < 0 ? "" : (line.cells[at] ?? "");
  };
  const charges = tab.columns.flatMap((column, index) =>
    column.kind === "charge" || column.kind === "unknown" ? [{ column, cell: line.cells[index] ?? "" }] : [],
  );
  const days = [cell("VALID FROM"), cell("VALID TILL")].filter((day) => day !== "").join(" to ");
  return (
    <section className={css.panel} aria-labelledby="row">
      <h2 id="row" className={text.h3}>
        How row {line.line} reads now
      </h2>
      <p className={css.quietText}>
        <b>
          {cell("PORT OF LOADING")} to {cell("PORT OF DISCHARGE")}
        </b>
        {cell("VIA") === "" ? "" : `, via ${cell("VIA")}`}
        {cell("TRANSIT TIME") === "" ? "" : `, transit ${cell("TRANSIT TIME")}`}
        {days === "" ? "" : `, ${days}`}
      </p>
      <table className={`${table.table} ${num}`}>
        <thead>
          <tr>
            <th scope="col">Charge</th>
            <th scope="col">Sizes</th>
            <th scope="col">Cell</th>
          </tr>
        </thead>
        <tbody>
          {charges.map(({ column, cell: written }) => (
            <tr key={column.letters} className={column.kind === "unknown" ? css.unknownCell : undefined}>
              <th scope="row">
                {column.kind === "unknown" ? `${column.header}, not settled` : chargeLabel(column.charge ?? "")}
              </th>
              <td>{column.sizes.length === 0 ? "All" : column.sizes.join(", ")}</td>
              <td>
                {written === "" ? "none" : withCurrency(written, column.currency)}
                {column.per === null ? "" : ` per ${column.per}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
