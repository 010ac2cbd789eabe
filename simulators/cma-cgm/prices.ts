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
export const currency = (code: string) => ({ code, name: CURRENCY_NAMES[code] ?? code });

const round2 = (amount: number): number => Math.round(amount * 100) / 100;

interface SurchargeValues {
  readonly code: string;
  readonly name: string;
  readonly currencyCode: string;
  readonly amount: number | null;
  readonly percentageRate: number | null;
  readonly pivotAmount: number;
  readonly pivotCurrency: string;
  readonly paymentMethod: "P" | "C" | "BKG";
  readonly included: boolean;
  readonly comment?: string;
}

export const toSurcharge = (values: SurchargeValues) => ({
  charge: { code: values.code, name: values.name },
  chargeCurrency: currency(values.currencyCode),
  amount: values.amount,
  percentageRate: values.percentageRate,
  pivotCurrency: currency(values.pivotCurrency),
  pivotAmount: values.pivotAmount,
  paymentMethod: values.paymentMethod,
  includedInBasicFreight: values.included,
  fixedByPricer: false,
  commentOnChargeRule: values.comment ?? null,
  customerComment: null,
});

/* Every kind once: an amount of freight's currency, one of another currency, a percentage, an included one. */
const surchargesOf = (freight: number, bunker: number, { currency: pivotCurrency }: PriceKey): SurchargeValues[] => [
  {
    code: "BAF52",
    name: "Bunker surcharge",
    currencyCode: pivotCurrency,
    amount: bunker,
    percentageRate: null,
    pivotAmount: bunker,
    pivotCurrency,
    paymentMethod: "BKG",
    included: false,
  },
  {
    code: "THL01",
    name: "Terminal handling at the port of loading",
    currencyCode: "INR",
    amount: 12_750,
    percentageRate: null,
    pivotAmount: 150,
    pivotCurrency,
    paymentMethod: "P",
    included: false,
  },
  {
    code: "PSS05",
    name: "Peak season surcharge",
    currencyCode: pivotCurrency,
    amount: null,
    percentageRate: 5,
    pivotAmount: round2(freight * 0.05),
    pivotCurrency,
    paymentMethod: "BKG",
    included: false,
    comment: "5 % of the basic ocean freight",
  },
  {
    code: "ISP60",
    name: "International ship and port security",
    currencyCode: pivotCurrency,
    amount: 14,
    percentageRate: null,
    pivotAmount: 14,
    pivotCurrency,
    paymentMethod: "BKG",
    included: true,
  },
];

/** The price of one container: freight, its surcharges, and their sum without the included ones. */
export const priceContainer = (context: CarrierContext, key: PriceKey) => {
  const isLarge = !key.size.startsWith("20");
  const base = 600 + pick(`${context.seed} ${key.lane}`, 240) * 5;
  const freight = Math.round(base * (isLarge ? 1.6 : 1) * (isReefer(key.size) ? 2 : 1)) + key.sailing * 35;
  const surcharges = surchargesOf(freight, isLarge ? 320 : 160, key);
  const extras = surcharges.filter(({ included }) => !included).reduce((sum, one) => sum + one.pivotAmount, 0);
  return {
    equipmentGroupIsoCode: key.size,
    allInRate: round2(freight + extras),
    basicOceanFreightRate: freight,
    currency: currency(key.currency),
    matchingCargoSurcharges: surcharges.map(toSurcharge),
  };
};

/** The surcharges of a bill of lading, once for a shipment. */
export const billSurcharges = (currencyCode: string) => [
  toSurcharge({
    code: "DOC01",
    name: "Documentation fee",
    currencyCode,
    amount: 55,
    percentageRate: null,
    pivotAmount: 55,
    pivotCurrency: currencyCode,
    paymentMethod: "P",
    included: false,
  }),
];
