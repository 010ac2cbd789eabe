import type { ReactElement } from "react";
import type { SharedPrice } from "#domain/links";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./price-charges.css.ts";

type PriceChargesProps = { readonly title: string; readonly charges: SharedPrice["charges"] };

/** Every charge of a price in words, closed at first. */
export function PriceCharges({ title, charges }: PriceChargesProps): ReactElement {
  return (
    <details className={css.charges}>
      <summary className={`${css.summary} ${num}`}>{title}</summary>
      <dl className={`${css.list} ${num}`}>
        {charges.map(({ name, basis, amount }, index) => (
          <div key={`${name} ${String(index)}`} className={css.charge}>
            <dt>
              {name}
              <small className={css.basis}>{basis}</small>
            </dt>
            <dd className={css.amount}>{amount}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
