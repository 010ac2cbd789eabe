import { readEquipment } from "#domain/containers";
import { readMinor } from "../price.ts";
import type { DailyRate, FreeTime } from "../rate.ts";
import type { CarrierDailyRate, CarrierFreeTime, CarrierOffer } from "./offer.ts";

const TARIFFS: ReadonlyMap<string, FreeTime["kind"]> = new Map<string, FreeTime["kind"]>([
  ["DET", "detention"],
  ["DEM", "demurrage"],
  ["MER", "merged"],
  ["STO", "storage"],
  ["MON", "monitoring"],
]);

const toCounting = (calculation: string | null): FreeTime["counted"] => {
  if (calculation === null) return "unknown";
  if (calculation === "Calendar") return "calendar";
  if (/^working/i.test(calculation)) return "working";
  return /^calendar/i.test(calculation) ? "calendar" : "unknown";
};

const toDailyRate = ({ fromDay, amount, currency }: CarrierDailyRate): DailyRate | null => {
  const minor = readMinor(amount, currency);
  return fromDay === null || !Number.isSafeInteger(fromDay) || minor === null || minor < 0 || currency === null
    ? null
    : { fromDay, perDay: { currency, minor } };
};

/* A tariff with a gap, two currencies or a price that cannot be read is not stated: a part of it would be too cheap. */
const toTariff = (charges: readonly CarrierDailyRate[]): Pick<FreeTime, "tariff"> => {
  const rates = charges
    .flatMap((charge) => toDailyRate(charge) ?? [])
    .toSorted((one, other) => one.fromDay - other.fromDay);
  const [first] = rates;
  const isWhole =
    first?.fromDay === 1 &&
    rates.length === charges.length &&
    new Set(rates.map(({ fromDay }) => fromDay)).size === rates.length &&
    rates.every(({ perDay }) => perDay.currency === first.perDay.currency);
  return isWhole ? { tariff: rates } : {};
};

const toFreeDays = (free: CarrierFreeTime, kind: FreeTime["kind"]): FreeTime => ({
  movement: free.movement === "E" ? "export" : "import",
  kind,
  equipment: free.equipment === null ? null : (readEquipment(free.equipment) ?? free.equipment),
  days: free.days,
  counted: toCounting(free.calculation),
  ...toTariff(free.charges ?? []),
});

/** Free days before demurrage or detention runs, by direction; tariffs that are none of the five kinds are left out. */
export const toFreeTime = (offer: CarrierOffer): readonly FreeTime[] => {
  const freeTime: FreeTime[] = [];
  for (const free of offer.freeTime) {
    const kind = TARIFFS.get(free.tariff);
    if (kind !== undefined) freeTime.push(toFreeDays(free, kind));
  }
  return freeTime;
};
