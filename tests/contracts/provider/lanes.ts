import { type EquipmentCode, EQUIPMENT_CODES } from "#domain/containers";
import type { ScheduleLeg, TariffCharge } from "#server/rate-sources/tariff/tariff-book.ts";
import { addSheet } from "#server/rate-sources/rate-sheets/store.ts";
import type { Executor } from "#server/schema.ts";
import { addTariff } from "#server/rate-sources/tariff/store.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Lane, ProviderStates } from "../states.ts";

const ALWAYS = { validFrom: "2020-01-01", validTill: "9999-12-31" } as const;

const toSize = (equipment: string): EquipmentCode => {
  const known = EQUIPMENT_CODES.find((code) => code === equipment);
  if (known === undefined) throw new Error(`${equipment} is no container size.`);
  return known;
};

type CarrierLane = Lane & { readonly otherEquipment?: string };

/** The same value for each size of a lane, by a name that begins with `prefix`. */
const perSize = ({ equipment, otherEquipment }: CarrierLane, value: number, prefix = "") =>
  Object.fromEntries(
    [equipment, ...(otherEquipment === undefined ? [] : [otherEquipment])].map((size) => [
      prefix + toSize(size),
      value,
    ]),
  );

const sailing = ({ portOfLoading, portOfDischarge }: Lane): readonly ScheduleLeg[] => [
  {
    from: portOfLoading,
    to: portOfDischarge,
    departureDay: 0,
    departureTime: "06:00",
    arrivalDay: 25,
    arrivalTime: "14:00",
    vessels: ["NORRVIK SKAGEN"],
    direction: "W",
  },
];

/** A carrier's whole tariff: one weekly sailing on the lane, its container sizes at a freight in USD, a bunker surcharge. */
export const offerByCarrier = async (db: Executor, lane: CarrierLane, name: string, freight: number): Promise<void> => {
  const { portOfLoading, portOfDischarge } = lane;
  const ports = { portOfLoading, portOfDischarge };
  const bunker: readonly TariffCharge[] = [
    {
      per: "box",
      code: "BAF00",
      name: "Bunker adjustment",
      currency: "USD",
      amounts: perSize(lane, 34_500),
      payment: "P",
      isIncluded: false,
    },
  ];
  await addTariff(db, {
    carrier: {
      name,
      supportContact: null,
      comment: null,
      spotValidityDays: 7,
      confirms: "rate-holder",
      freeTime: [],
      maxNetWeight: perSize(lane, 21_500),
    },
    schedules: [
      {
        id: `${name} schedule`,
        carrier: name,
        ...ports,
        serviceCode: "IEX",
        serviceName: "India Europe Express",
        weekday: 6,
        trade: "lane",
        legs: JSON.stringify(sailing(lane)),
        fullWeeks: null,
      },
    ],
    freight: [
      {
        id: `${name} freight`,
        carrier: name,
        ...ports,
        scheduleId: `${name} schedule`,
        rateType: "Spot",
        ...ALWAYS,
        currency: "USD",
        freight20GP: null,
        freight40GP: null,
        freight40HC: null,
        freight45HC: null,
        freight20RE: null,
        freight40RH: null,
        ...perSize(lane, freight * 100, "freight"),
        swing: 0,
      },
    ],
    charges: [{ carrier: name, scope: "trade", subject: "lane", charges: JSON.stringify(bunker) }],
    haulage: [],
  });
  await bumpCacheVersion(db, "tariffs");
};

/** A rate sheet with one line for the lane. */
export const offerBySheet = async (db: Executor, lane: Lane, provider: string): Promise<void> => {
  const { portOfLoading, portOfDischarge } = lane;
  const sheet = {
    id: `sheet of ${provider}`,
    provider,
    name: `${provider} November`,
    sheetDate: "2026-11-12",
    reissued: null,
    importedAt: 0,
  };
  const line = {
    id: `line of ${provider}`,
    sheetId: sheet.id,
    line: 1,
    portOfLoading,
    portOfDischarge,
    placeOfReceipt: null,
    placeOfDelivery: null,
    validTill: ALWAYS.validTill,
    fields: JSON.stringify({ "RATE TYPE": "CONTRACT", "TRANSIT TIME": "26 DAYS", CURRENCY: "USD" }),
    charges: JSON.stringify({ [`OCEAN FREIGHT ${toSize(lane.equipment)}`]: "USD 940" }),
  };
  await addSheet(db, { ...sheet, ...ALWAYS }, [line]);
  await bumpCacheVersion(db, "tariffs");
};

/** A price for haulage in a carrier's table. */
export const offerHaulage = async (
  db: Executor,
  { equipment, amount, ...haulage }: ProviderStates["a carrier has a price for haulage"],
): Promise<void> => {
  const prices = JSON.stringify({ [equipment]: amount * 100 });
  await db
    .insertInto("tariffHaulage")
    .values({ ...haulage, mode: "RL", days: 3, prices })
    .execute();
  await bumpCacheVersion(db, "tariffs");
};
