import type { ReactElement } from "react";
import { num } from "../styles/typography.css.ts";
import { Button } from "./button.tsx";
import { chevronLeft, chevronRight } from "./icon/shapes.ts";
import { pager, rows } from "./pager.css.ts";
import { Select } from "./select.tsx";

type RowsPerPage = {
  readonly value: number;
  readonly options: readonly number[];
  readonly onChange: (rows: number) => void;
};

type PagerProps = {
  readonly label: string;
  /** Starts at 1. */
  readonly page: number;
  /** Null if the server does not count. */
  readonly pages: number | null;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly rowsPerPage?: RowsPerPage;
};

export function Pager(props: PagerProps): ReactElement {
  const { page, pages } = props;
  return (
    <nav className={pager} aria-label={`Pages of ${props.label}`}>
      <Button kind="secondary" size="small" icon={chevronLeft} disabled={page <= 1} onClick={props.onPrevious}>
        Previous
      </Button>
      <span className={num} aria-live="polite">
        {pages === null ? `Page ${page}` : `Page ${page} of ${pages}`}
      </span>
      <Button kind="secondary" size="small" iconEnd={chevronRight} disabled={!props.hasNext} onClick={props.onNext}>
        Next
      </Button>
      {props.rowsPerPage && <Rows {...props.rowsPerPage} />}
    </nav>
  );
}

function Rows({ value, options, onChange }: RowsPerPage): ReactElement {
  return (
    <span className={rows}>
      <span aria-hidden="true">Rows per page</span>
      <Select
        label="Rows per page"
        labelHidden
        compact
        value={String(value)}
        options={options.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(count) => onChange(Number(count))}
      />
    </span>
  );
}
