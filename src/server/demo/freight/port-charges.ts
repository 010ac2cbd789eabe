import { type CurrencyCode, getMinorDigits } from "#domain/money";
import type { ChargeScope, TariffCharge } from "#server/rate-sources/tariff/tariff-book.ts";
import { isLong, isReefer, perSize } from "./trades.ts";

/**
 * Local charges of a country in whole units: terminal handling of a short and a long container, security per container,
 * documents per bill of lading.
 */
interface LocalTariff {
  readonly currency: CurrencyCode;
  readonly handling: readonly [short: number, long: number];
  readonly security: number;
  readonly documents: number;
}

const local = (
  currency: CurrencyCode,
  short: number,
  long: number,
  security: number,
  documents: number,
): LocalTariff => ({ currency, handling: [short, long], security, documents });

const EURO = local("EUR", 245, 265, 14, 65);
const DOLLAR = local("USD", 165, 245, 15, 70);

const TARIFFS: Readonly<Record<string, LocalTariff>> = {
  IN: local("INR", 9_850, 14_600, 850, 4_500),
  NL: EURO,
  BE: local("EUR", 240, 260, 14, 60),
  DE: local("EUR", 255, 275, 15, 65),
  FR: local("EUR", 235, 255, 13, 70),
  ES: local("EUR", 210, 230, 12, 55),
  IT: local("EUR", 225, 245, 12, 60),
  GR: local("EUR", 180, 215, 12, 50),
  GB: local("GBP", 210, 225, 12, 55),
  PL: local("PLN", 690, 820, 45, 220),
  AE: local("AED", 1_050, 1_450, 55, 550),
  SA: local("SAR", 960, 1_300, 90, 420),
  QA: local("QAR", 900, 1_250, 60, 400),
  KW: local("KWD", 62, 85, 4, 20),
  BH: local("BHD", 58, 80, 4, 22),
  OM: local("OMR", 60, 84, 4, 18),
  ZA: local("ZAR", 3_300, 4_500, 260, 950),
  SG: local("SGD", 235, 350, 15, 80),
  MY: local("MYR", 560, 840, 40, 180),
  TH: local("THB", 2_600, 3_900, 200, 1_100),
  CN: local("CNY", 850, 1_300, 60, 450),
  HK: local("HKD", 2_065, 2_750, 90, 550),
  TW: local("TWD", 5_600, 7_000, 350, 2_000),
  JP: local("JPY", 38_000, 56_000, 900, 5_500),
  KR: local("KRW", 150_000, 210_000, 9_000, 45_000),
  AU: local("AUD", 480, 690, 35, 120),
  BR: local("BRL", 1_250, 1_250, 75, 480),
  CA: local("CAD", 210, 310, 20, 85),
};

export const localTariff = (country: string): LocalTariff => TARIFFS[country] ?? DOLLAR;

const REEFER_FACTOR = 1.25;

const handling = (tariff: LocalTariff) => {
  const unit = 10 ** getMinorDigits(tariff.currency);
  return perSize((size) => {
    const amount = tariff.handling[isLong(size) ? 1 : 0];
    return Math.round(isReefer(size) ? amount * REEFER_FACTOR : amount) * unit;
  });
};

const EXPORT = {
  handling: ["OTH00", "Terminal handling, origin"],
  box: ["SEA00", "Seal"],
  bill: ["ODF00", "Export documentation"],
} as const;
const IMPORT = {
  handling: ["DTH00", "Terminal handling, destination"],
  box: ["ISP00", "Port security (ISPS)"],
  bill: ["DDO00", "Delivery order"],
} as const;

export const portCharges = (country: string, scope: Exclude<ChargeScope, "trade">): readonly TariffCharge[] => {
  const tariff = localTariff(country);
  const unit = 10 ** getMinorDigits(tariff.currency);
  const names = scope === "portE" ? EXPORT : IMPORT;
  const payment = scope === "portE" ? "P" : "C";
  const { currency } = tariff;
  const box = ([code, name]: readonly [string, string], amounts: ReturnType<typeof handling>): TariffCharge => ({
    per: "box",
    code,
    name,
    currency,
    amounts,
    payment,
    isIncluded: false,
  });
  const [billCode, billName] = names.bill;
  return [
    box(names.handling, handling(tariff)),
    box(
      names.box,
      perSize(() => tariff.security * unit),
    ),
    { per: "bill", code: billCode, name: billName, currency, amount: tariff.documents * unit, payment },
  ];
};
