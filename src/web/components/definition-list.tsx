import type { ReactElement, ReactNode } from "react";
import { list, note, pair, term, value } from "./definition-list.css.ts";

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** Below the value, a line each. */
  readonly notes?: readonly ReactNode[];
}

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
          <dd className={value[layout]}>
            {item.value}
            {item.notes?.map((text, index) => (
              <span key={index} className={note}>
                {text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
