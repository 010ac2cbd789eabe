import type { ReactElement } from "react";
import { describeOwnTotal, type ExchangeRates, type Money, toOwnTotal } from "#domain/money";
import { readerFormats } from "#web/messages/formats.ts";
import { nowrap, num } from "#web/styles/typography.css.ts";
import { emphasis, noteBelow } from "./atoms.css.ts";

type OwnTotalNoteProps = {
  /** As they are billed. */
  readonly amounts: readonly Money[];
  /** The rates that the price was converted with. */
  readonly exchange: ExchangeRates | null;
};

const findOwnTotal = ({ amounts, exchange }: OwnTotalNoteProps) => {
  const formats = readerFormats();
  const own = formats.currency === null ? null : toOwnTotal(amounts, exchange, formats.currency);
  return own === null ? null : describeOwnTotal(own, formats);
};

/** The total in the currency of the reader, or which rate is missing; null where the reader has chosen no currency. */
export const formatOwnTotal = (props: OwnTotalNoteProps): string | null => {
  const own = findOwnTotal(props);
  if (own === null) return null;
  return own.amount === null ? own.rate : `In your currency ${own.amount}`;
};

/** The total in the currency of the reader alone, for a place whose notes have the rate: `formatOwnRate`. */
export function OwnTotalFigure(props: OwnTotalNoteProps): ReactElement | null {
  const amount = findOwnTotal(props)?.amount ?? null;
  return amount === null ? null : <span className={`${noteBelow} ${num} ${nowrap}`}>In your currency {amount}</span>;
}

/** The rate of `OwnTotalFigure` as a sentence with a space before it; empty where the reader has chosen no currency. */
export const formatOwnRate = (props: OwnTotalNoteProps): string => {
  const own = findOwnTotal(props);
  if (own === null) return "";
  return own.amount === null ? ` ${own.rate}` : ` In your currency at ${own.rate}.`;
};

/** Below a price: what it comes to in the currency of the reader, with the rate; nothing where the reader has chosen none. */
export function OwnTotalNote(props: OwnTotalNoteProps): ReactElement | null {
  const own = findOwnTotal(props);
  if (own === null) return null;
  const { amount, rate } = own;
  return (
    <span className={`${noteBelow} ${num}`}>
      {amount !== null && (
        <>
          In your currency <b className={`${emphasis} ${nowrap}`}>{amount}</b>, at{" "}
        </>
      )}
      {rate}
    </span>
  );
}
