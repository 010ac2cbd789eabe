import type { ReactElement } from "react";
import { describeSharedCharge, type SharedPrice, toTaxable } from "#domain/links";
import { calculateGst, describeGstLine, type GstSummary, type GstTerms, listGstNotes } from "#domain/tax";
import { num } from "#web/styles/typography.css.ts";
import { formatMoney, readerFormats } from "#web/messages/formats.ts";
import * as css from "./price-charges.css.ts";

type PriceChargesProps = {
  readonly title: string;
  readonly price: Pick<SharedPrice, "charges" | "perCurrency">;
  /** Left out where the forwarder states no tax with its prices. */
  readonly tax?: GstTerms | undefined;
};

/** Every charge of a price by group, with the total of each currency; closed at first. */
export function PriceCharges({ title, price: { charges, perCurrency }, tax }: PriceChargesProps): ReactElement {
  const groups = [
    ...Map.groupBy(
      charges.map((charge) => describeSharedCharge(charge, readerFormats().numbers)),
      ({ group }) => group,
    ),
  ];
  return (
    <details className={css.charges}>
      <summary className={`${css.summary} ${num}`}>{title}</summary>
      {groups.map(([group, own]) => (
        <div key={group} role="group" className={css.group} aria-label={group}>
          <p className={css.heading}>{group}</p>
          <dl className={`${css.list} ${num}`}>
            {own.map(({ name, basis, calculation, amount }, index) => (
              <div key={`${name} ${String(index)}`} className={css.charge}>
                <dt>
                  {name}
                  <small className={css.basis}>{calculation === null ? basis : `${basis}, ${calculation}`}</small>
                </dt>
                <dd className={css.amount}>{amount}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {perCurrency.length > 1 && (
        <dl className={`${css.list} ${css.totals} ${num}`}>
          {perCurrency.map((money) => (
            <div key={money.currency} className={css.charge}>
              <dt>Total of charges in {money.currency}</dt>
              <dd className={css.amount}>{formatMoney(money)}</dd>
            </div>
          ))}
        </dl>
      )}
      {tax !== undefined && <Tax summary={calculateGst(charges.map(toTaxable), tax)} />}
    </details>
  );
}

function Tax({ summary }: { readonly summary: GstSummary }): ReactElement {
  const { numbers } = readerFormats();
  return (
    <div role="group" className={css.group} aria-label="GST">
      {summary.kind === "taxed" && (
        <>
          <p className={css.heading}>GST</p>
          <dl className={`${css.list} ${num}`}>
            {summary.lines
              .map((line) => describeGstLine(line, numbers))
              .map(({ label, base, parts, amount }) => (
                <div key={`${label} ${base}`} className={css.charge}>
                  <dt>
                    {label}
                    <small className={css.basis}>{parts === null ? base : `${base}, ${parts}`}</small>
                  </dt>
                  <dd className={css.amount}>{amount}</dd>
                </div>
              ))}
          </dl>
          <dl className={`${css.list} ${css.totals} ${num}`}>
            {(summary.totals ?? []).map((money) => (
              <div key={money.currency} className={css.charge}>
                <dt>Total with GST in {money.currency}</dt>
                <dd className={css.amount}>{formatMoney(money)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {listGstNotes(summary).map((note) => (
        <p key={note} className={css.basis}>
          {note}
        </p>
      ))}
    </div>
  );
}
