import { type CarrierFee, type ChangeFee, toChangeFees } from "#domain/rates";
import { toAmount, toItems, toNumber, toObject, toText } from "./json.ts";

const readFee = (value: unknown): readonly CarrierFee[] => {
  const fee = typeof value === "string" ? { feeType: value } : toObject(value);
  const name = toText(fee["feeType"]);
  if (name === null) return [];
  return [
    {
      name,
      amount: toAmount(fee["amount"]),
      currency: toText(fee["currency"]),
      basis: toText(fee["basis"]),
      daysBeforeDeparture: toNumber(fee["daysBeforeDeparture"]),
    },
  ];
};

/** The `potentialFees` of a carrier's offer: objects, or texts in older answers. */
export const readPotentialFees = (value: unknown): readonly CarrierFee[] => toItems(value).flatMap(readFee);

/** Those for changing, cancelling and not delivering. */
export const readChangeFees = (potentialFees: unknown): readonly ChangeFee[] =>
  toChangeFees(readPotentialFees(potentialFees));
