import type { ReactElement } from "react";
import type { MoveRow } from "#domain/tracking";
import { text } from "#web/styles/typography.css.ts";
import { MoveTableRow, type Stroke } from "./move-row.tsx";
import { moves, movesHead, note, table } from "./moves.css.ts";

const COLUMNS = ["Date", "Moves", "Location", "Vessel (Voyage)"];

/* The roles are written out: on a phone CSS takes the table apart, and with its display it would lose its meaning. */
export function MovesTable({ rows }: { readonly rows: readonly MoveRow[] }): ReactElement {
  const latest = rows.findIndex(({ isLatest }) => isLatest);
  const stroke = (from: number): Stroke | null => {
    if (from < 0 || from >= rows.length - 1) return null;
    return from < latest ? "done" : "to-come";
  };
  return (
    <section className={moves} aria-labelledby="moves">
      <div className={movesHead}>
        <h2 id="moves" className={text.h2}>
          Moves
        </h2>
        <p className={note}>Times reflected are local Times</p>
      </div>
      <table className={table} role="table" aria-labelledby="moves">
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <MoveTableRow key={row.key} row={row} before={stroke(index - 1)} after={stroke(index)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
