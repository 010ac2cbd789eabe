import type { ReactElement } from "react";
import { moneyText } from "#domain/money";
import { estimateSourceText, estimateTitle, partText } from "#domain/rates";
import { num } from "#web/styles/typography.css.ts";
import { PartKey } from "./pass/cost-bar.tsx";
import * as css from "./screen.css.ts";
import { useOfferTotal } from "./totals-context.ts";

/** What is estimated for an offer, each with where the figure comes from. */
export function Estimates({ rateId }: { readonly rateId: string }): ReactElement | null {
  const total = useOfferTotal(rateId);
  if (total === undefined || total.kind === "no-exchange" || total.estimates.length === 0) return null;
  return (
    <ul className={css.estimates}>
      {total.estimates.map((estimate) => (
        <li key={estimate.part.item} className={`${css.estimate} ${num}`}>
          <PartKey kind="estimate" />
          <span>
            <b>{estimateTitle(estimate)}</b> {estimateSourceText(estimate)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same in a dialog that shows what an offer quotes: each estimate with its amount, apart from the charges. */
export function EstimateTable({ rateId }: { readonly rateId: string }): ReactElement | null {
  const total = useOfferTotal(rateId);
  if (total === undefined || total.kind === "no-exchange" || total.estimates.length === 0) return null;
  return (
    <section className={css.estimateTable} aria-label="Estimates">
      <h3 className={css.estimateHead}>Estimates, not in the quoted total</h3>
      {total.estimates.map(({ part, amount, source }) => (
        <p key={part.item} className={`${css.estimateRow} ${num}`}>
          <PartKey kind="estimate" />
          <span>
            <b>{capitalised(partText(part))}</b> {estimateSourceText({ source })}
          </span>
          <b>about {moneyText(amount)}</b>
        </p>
      ))}
    </section>
  );
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
