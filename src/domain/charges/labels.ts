import type { ChargeBasis, PaymentTerm } from "./charge.ts";

/** What a charge is counted by, as text. */
export const BASIS_LABELS: Readonly<Record<ChargeBasis, string>> = {
  "per-container": "per container",
  "per-bill-of-lading": "per bill of lading",
  "per-wm": "per W/M",
  "per-cbm": "per CBM",
  "per-cft": "per CFT",
  "per-ton": "per ton",
  "per-cwt": "per CWT",
  "per-kg": "per kg",
  flat: "per shipment",
  percent: "percentage",
  unknown: "as stated",
};

/** The payment methods as they are described to the shipper. */
export const PAYMENT_LABELS: Readonly<Record<PaymentTerm, string>> = {
  prepaid: "Prepaid (due before shipment)",
  collect: "Collect (due after shipment)",
  unknown: "As agreed",
};

/** The payment method of a carrier's code or word: P prepaid, C collect; BKG (as per freight) and others are not known here. */
export const toPaymentTerm = (code: string | null): PaymentTerm => {
  if (code === "P") return "prepaid";
  if (code === "C") return "collect";
  const word = code?.trim().toUpperCase();
  if (word === "P" || word === "PREPAID") return "prepaid";
  return word === "C" || word === "COLLECT" ? "collect" : "unknown";
};
