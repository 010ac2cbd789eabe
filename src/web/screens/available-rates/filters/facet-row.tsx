import { memo, type ReactElement, type ReactNode, useId } from "react";
import { wholeFigure, type Money } from "#domain/money";
import type { ValueFilter } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { Checkbox } from "#web/components/checkbox.tsx";
import { code as codeStyle } from "#web/styles/typography.css.ts";
import * as css from "./filters.css.ts";

/** The lowest total of a value, at the end of its row. */
export const lowestText = (lowest: Money | null): string => (lowest === null ? "no total" : wholeFigure(lowest));

/** Controls under a title that names them. */
export function FilterGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  const titleId = useId();
  return (
    <div className={css.group} role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className={css.groupTitle}>
        {title}
      </h3>
      {children}
    </div>
  );
}

type FacetRowProps = {
  readonly filter: ValueFilter;
  readonly value: string;
  readonly name: string;
  readonly code: string | null;
  readonly count: number;
  readonly lowest: string;
  readonly chosen: boolean;
  readonly send: (event: RatesEvent) => void;
};

/** A port or a carrier to choose, with how many offers it shows and their lowest total. */
export const FacetRow = memo(function FacetRow(props: FacetRowProps): ReactElement {
  const { filter, value, name, code, send } = props;
  return (
    <li className={css.row}>
      <Checkbox
        label={code === null ? name : <PortName name={name} code={code} />}
        note={String(props.count)}
        end={props.lowest}
        checked={props.chosen}
        onChange={() => send({ type: "filterValue.toggled", filter, value })}
      />
    </li>
  );
});

function PortName({ name, code }: { readonly name: string; readonly code: string }): ReactElement {
  return (
    <>
      {name} <span className={`${codeStyle} ${css.portCode}`}>{code}</span>
    </>
  );
}
