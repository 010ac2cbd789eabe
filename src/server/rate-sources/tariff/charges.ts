import type { EquipmentCode } from "#domain/containers";
import { getMinorDigits } from "#domain/money";
import type { CarrierSurcharge, QuotedCarrierOffer } from "#domain/rates";
import type { FreightLine, Haulage, TariffBook, TariffCharge } from "./tariff-book.ts";

/** Minor units as the decimal number of the API. */
export const toDecimal = (minor: number, currency: string): number => minor / 10 ** getMinorDigits(currency);

/** What the surcharges of one container add to its freight. */
export interface ContainerCharges {
  readonly surcharges: readonly CarrierSurcharge[];
  /** Sum in minor units of the surcharges in the currency of the freight; others are not part of the all-in rate. */
  readonly inFreightCurrency: number;
}

/** A charge of a tariff with an amount in minor units. */
export const toSurcharge = (
  {
    code,
    name,
    currency,
    payment,
  }: Pick<Extract<TariffCharge, { per: "bill" }>, "code" | "name" | "currency" | "payment">,
  minor: number,
  isIncluded = false,
): CarrierSurcharge => ({
  code,
  name,
  amount: toDecimal(minor, currency),
  currency,
  conversion: null,
  percent: null,
  isIncluded,
  paymentMethod: payment,
  comment: null,
});

/** All charges of a carrier that apply between the ports of a line. */
export const findCharges = (book: TariffBook, line: FreightLine): readonly TariffCharge[] => [
  ...book.charges(line.carrier, "trade", line.trade),
  ...book.charges(line.carrier, "portE", line.portOfLoading),
  ...book.charges(line.carrier, "portI", line.portOfDischarge),
];

export const containerCharges = (
  charges: readonly TariffCharge[],
  size: EquipmentCode,
  currency: string,
): ContainerCharges => {
  const stated = charges.flatMap((charge) => {
    const amount = charge.per === "box" ? charge.amounts[size] : undefined;
    return charge.per === "box" && amount !== undefined ? [{ charge, amount }] : [];
  });
  return {
    surcharges: stated.map(({ charge, amount }) => toSurcharge(charge, amount, charge.isIncluded)),
    inFreightCurrency: stated
      .filter(({ charge }) => !charge.isIncluded && charge.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0),
  };
};

export const billOfLadingCharges = (charges: readonly TariffCharge[]): readonly CarrierSurcharge[] =>
  charges.flatMap((charge) => (charge.per === "bill" ? [toSurcharge(charge, charge.amount)] : []));

export const commentCharges = (charges: readonly TariffCharge[]): QuotedCarrierOffer["textSurcharges"] =>
  charges.flatMap((charge) =>
    charge.per === "words" ? [{ code: charge.code, name: charge.name, text: charge.words }] : [],
  );

const HAULAGE_NAMES = { RL: "Rail haulage", RD: "Truck haulage", BA: "Barge haulage" } as const;

/** The haulage of one container as a surcharge; nothing for merchant haulage. */
export const haulageCharges = (
  haulage: Haulage | null,
  end: "origin" | "destination",
  size: EquipmentCode,
  currency: string,
): ContainerCharges => {
  const price = haulage?.prices[size];
  if (haulage === null || price === undefined) return { surcharges: [], inFreightCurrency: 0 };
  const name = HAULAGE_NAMES[haulage.mode];
  const [code, from, to] =
    end === "origin" ? ["OIH00", haulage.place, haulage.port] : ["DIH00", haulage.port, haulage.place];
  const way = from === to ? `within ${from}` : `${from} to ${to}`;
  const charge = { code, name: `${name} ${way}`, currency: haulage.currency, payment: "P" } as const;
  return { surcharges: [toSurcharge(charge, price)], inFreightCurrency: haulage.currency === currency ? price : 0 };
};
