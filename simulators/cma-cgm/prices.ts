import type { CarrierContext } from "../kit/http.ts";
import { pick } from "../kit/random.ts";
import { isReefer } from "./search-request.ts";

/** What one price depends on, besides the seed. */
export interface PriceKey {
  readonly lane: string;
  readonly sailing: number;
  readonly size: string;
  readonly currency: string;
}

const CURRENCY_NAMES: Readonly<Record<string, string>> = { USD: "US Dollar", INR: "Indian Rupee", VES: "Bolívar" };
const currency = (code: string) => ({ code, name: CURRENCY_NAMES[code] ?? code });

const round2 = (amount: number): number => Math.round(amount * 100) / 100;

interface SurchargeValues {
  readonly code: string;
  readonly name: string;
  readonly pivotAmount: number;
  /** In the currency of the charge; by default as in the currency of the freight. */
  readonly amount?: number | null;
  readonly currencyCode?: string;
  readonly percentageRate?: number;
  readonly paymentMethod?: "P" | "C";
  readonly included?: boolean;
  readonly comment?: string;
}

const toSurcharge = (pivotCurrency: string) => (values: SurchargeValues) => ({
  charge: { code: values.code, name: values.name },
  chargeCurrency: currency(values.currencyCode ?? pivotCurrency),
  amount: values.amount === undefined ? values.pivotAmount : values.amount,
  percentageRate: values.percentageRate ?? null,
  pivotCurrency: currency(pivotCurrency),
  pivotAmount: values.pivotAmount,
  paymentMethod: values.paymentMethod ?? "BKG",
  includedInBasicFreight: values.included ?? false,
  fixedByPricer: false,
  commentOnChargeRule: values.comment ?? null,
  customerComment: null,
});

/* Every kind once: an amount of freight's currency, one of another currency, a percentage, an included one. */
const surchargesOf = (freight: number, bunker: number): readonly SurchargeValues[] => [
  { code: "BAF52", name: "Bunker surcharge", pivotAmount: bunker },
  {
    code: "THL01",
    name: "Terminal handling at the port of loading",
    currencyCode: "INR",
    amount: 12_750,
    pivotAmount: 150,
    paymentMethod: "P",
  },
  {
    code: "PSS05",
    name: "Peak season surcharge",
    amount: null,
    percentageRate: 5,
    pivotAmount: round2(freight * 0.05),
    comment: "5 % of the basic ocean freight",
  },
  { code: "ISP60", name: "International ship and port security", pivotAmount: 14, included: true },
];

/** The price of one container: freight, its surcharges, and their sum without the included ones. */
export const priceContainer = (context: CarrierContext, key: PriceKey) => {
  const isLarge = !key.size.startsWith("20");
  const base = 600 + pick(`${context.seed} ${key.lane}`, 240) * 5;
  const freight = Math.round(base * (isLarge ? 1.6 : 1) * (isReefer(key.size) ? 2 : 1)) + key.sailing * 35;
  const surcharges = surchargesOf(freight, isLarge ? 320 : 160);
  const extras = surcharges.filter(({ included }) => !included).reduce((sum, one) => sum + one.pivotAmount, 0);
  return {
    equipmentGroupIsoCode: key.size,
    allInRate: round2(freight + extras),
    basicOceanFreightRate: freight,
    currency: currency(key.currency),
    matchingCargoSurcharges: surcharges.map(toSurcharge(key.currency)),
  };
};

/** The surcharges of a bill of lading, once for a shipment. */
export const billSurcharges = (currencyCode: string) => [
  toSurcharge(currencyCode)({ code: "DOC01", name: "Documentation fee", pivotAmount: 55, paymentMethod: "P" }),
];
