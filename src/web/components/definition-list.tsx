import type { ReactElement, ReactNode } from "react";
import { atEnd, list, pair, term, value } from "./definition-list.css.ts";

export type Definition = { readonly term: string; readonly value: ReactNode };

type DefinitionListProps = {
  readonly items: readonly Definition[];
  readonly layout?: keyof typeof list;
};

export function DefinitionList({ items, layout = "rows" }: DefinitionListProps): ReactElement {
  return (
    <dl className={list[layout]}>
      {items.map((item) => (
        <div key={item.term} className={pair[layout]}>
          <dt className={term[layout]}>{item.term}</dt>
          <dd className={layout === "rows" ? `${value} ${atEnd}` : value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
