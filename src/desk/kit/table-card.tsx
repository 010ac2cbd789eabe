import { type ReactElement, type ReactNode, useRef } from "react";
import { text } from "#web/styles/typography.css.ts";
import { useListFocus } from "../shell/arrival.ts";
import { useKey } from "../shell/keys.tsx";
import * as css from "./table.css.ts";

interface TableCardProps {
  readonly id: string;
  readonly title: string;
  /** Within a part of a page that has a heading itself. */
  readonly isPart?: boolean;
  /** Beside the title: a sentence, a link or a button. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A card with a heading above a table.
 *
 * @example
 * <TableCard id="prices" title="Price" note="Some charges have no price yet.">
 *   <DataTable columns={["Charge", { label: "Price", isAtEnd: true }]}>{rows}</DataTable>
 * </TableCard>
 */
export function TableCard({ id, title, isPart = false, note, children }: TableCardProps): ReactElement {
  const Heading = isPart ? "h3" : "h2";
  return (
    <section className={css.tableCard} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} className={text.h3}>
          {title}
        </Heading>
        {typeof note === "string" ? <span className={css.quiet}>{note}</span> : note}
      </div>
      {children}
    </section>
  );
}

/** The heading of a column; that of amounts and buttons is at its end. */
type Column = string | { readonly label: string; readonly isAtEnd: true };

interface DataTableProps {
  readonly columns: readonly Column[];
  /** More columns than fit a tablet: it scrolls in its card. */
  readonly isWide?: boolean;
  readonly className?: string;
  /** Rows. On a phone each cell is a line, which `data-label` names. */
  readonly children: ReactNode;
}

interface ListTableProps extends DataTableProps {
  /** The row that is open beside the list; left out where a row is a page of its own. */
  readonly selected?: string | null;
}

/**
 * The table of a screen that is a list. Without `selected`, j and k move the focus from row to row, and Enter follows the link of
 * the row; otherwise the keys of the screen select, as a press anywhere in a row does, and the focus stays on what is selected.
 */
export function ListTable({ selected, ...table }: ListTableProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => (): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("tbody th :is(a, button)") ?? [])];
    const at = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
    links[at < 0 ? 0 : at + by]?.focus();
  };
  useKey("j", selected === undefined ? move(1) : null);
  useKey("k", selected === undefined ? move(-1) : null);
  useListFocus(list, selected ?? null);
  return (
    <div ref={list} data-list className={selected === undefined ? undefined : css.selects}>
      <DataTable {...table} />
    </div>
  );
}

/** A dense table. On a phone the cells of a row are below each other. */
export function DataTable({ columns, isWide = false, className, children }: DataTableProps): ReactElement {
  const names = [isWide ? css.wide : css.table, css.stacked, ...(className === undefined ? [] : [className])];
  return (
    <div className={css.scroll}>
      <table className={names.join(" ")}>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === "string" ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.label} scope="col" className={css.amount}>
                  {column.label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
