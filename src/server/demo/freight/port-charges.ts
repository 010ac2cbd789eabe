import { type CurrencyCode, getMinorDigits } from "#domain/money";
import type { ChargeScope, TariffCharge } from "#server/rate-sources/tariff/tariff-book.ts";
import { readDemoData } from "../read-data.ts";
import { isLong, isReefer, perSize } from "./trades.ts";

/**
 * Local charges of a country in whole units: terminal handling of a short and a long container, security per container,
 * documents per bill of lading.
 */
type LocalTariff = readonly [currency: CurrencyCode, short: number, long: number, security: number, documents: number];

const { localCharges } = readDemoData<{
  readonly localCharges: Readonly<Record<string, LocalTariff>> & { readonly others: LocalTariff };
}>("freight/freight.json");

export const localTariff = (country: string) => {
  const [currency, short, long, security, documents] = localCharges[country] ?? localCharges.others;
  return { currency, handling: [short, long], security, documents } as const;
};

const REEFER_FACTOR = 1.25;

const handling = (tariff: ReturnType<typeof localTariff>) => {
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
