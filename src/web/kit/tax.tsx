import type { ReactElement } from "react";
import type { ExchangeRates, Money } from "#domain/money";
import {
  calculateGst,
  formatGstTotal,
  type GstSummary,
  type GstTerms,
  listGstNotes,
  type TaxableCharge,
} from "#domain/tax";
import { readerFormats } from "#web/messages/formats.ts";
import { num } from "#web/styles/typography.css.ts";
import { noteBelow } from "./atoms.css.ts";

type TaxNoteProps = {
  readonly charges: readonly TaxableCharge[];
  /** Left out where the forwarder states no tax with its prices. */
  readonly tax: GstTerms | undefined;
  readonly exchange: ExchangeRates | null;
  /** Before tax, in one currency; null where a rate of exchange is missing. */
  readonly total: Money | null;
};

/** Below a total: what it comes to with tax, or that tax is added; nothing where the forwarder states no tax. */
export function TaxNote({ charges, tax, exchange, total }: TaxNoteProps): ReactElement | null {
  if (tax === undefined) return null;
  const text = formatGstTotal(calculateGst(charges, tax), total, exchange, readerFormats().numbers);
  return <span className={`${noteBelow} ${num}`}>{text}</span>;
}

/** The place of supply, or what is missing before the tax can be stated; a line each. */
export function TaxNotes({ summary }: { readonly summary: GstSummary }): ReactElement {
  return (
    <>
      {listGstNotes(summary).map((note) => (
        <small key={note} className={noteBelow}>
          {note}
        </small>
      ))}
    </>
  );
}
