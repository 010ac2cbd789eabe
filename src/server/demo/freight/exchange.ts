import type { ExchangeRates } from "#domain/money";
import { BRAND } from "#brand";

const UNITS_PER_DOLLAR: Readonly<Record<string, string>> = {
  AED: "3.6725",
  AUD: "1.5240",
  BHD: "0.3760",
  BRL: "5.4200",
  CAD: "1.3820",
  CNY: "7.1150",
  EUR: "0.9225",
  GBP: "0.7710",
  HKD: "7.7850",
  INR: "88.40",
  JPY: "151.20",
  KRW: "1392.00",
  KWD: "0.3068",
  MYR: "4.2150",
  OMR: "0.3845",
  PLN: "3.9300",
  QAR: "3.6400",
  SAR: "3.7500",
  SGD: "1.3010",
  THB: "32.450",
  TWD: "30.900",
  ZAR: "17.620",
};

export const demoExchange = (date: string): ExchangeRates => ({
  base: "USD",
  date,
  source: `${BRAND.shortName} treasury, demo table`,
  markUpPercent: "0",
  quotes: Object.entries(UNITS_PER_DOLLAR).map(([currency, unitsPerBase]) => ({ currency, unitsPerBase })),
});
