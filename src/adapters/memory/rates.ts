import { errAsync, okAsync } from "neverthrow";
import { checkExchange, type ExchangeRates } from "#domain/money";
import { createRateMemo, type RateList } from "#domain/rates";
import type { FclSearch, SearchEnd } from "#domain/search";
import { addDays, type CalendarDate, toMinutes } from "#domain/time";
import type { RatesPort } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import { createNormalisers } from "../http/rates/adapter.ts";
import { readRates } from "../http/rates/answer.ts";

const CARRIERS = [
  { name: "Norrvik Line", freight: 980, bunker: 345, transitDays: 25 },
  { name: "Pelagia", freight: 1040, bunker: 295, transitDays: 22 },
  { name: "Amberline", freight: 890, bunker: 410, transitDays: 31 },
] as const;

const SAILINGS = [5, 12, 19] as const;

export const toExchangeRates = (date: CalendarDate): ExchangeRates => ({
  base: "USD",
  date,
  source: "Sample rates",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "84.5" },
    { currency: "EUR", unitsPerBase: "0.92" },
  ],
});

const UNKNOWN_POINT = { name: "Not stated", code: "" };

const toPoint = ({ place, port }: SearchEnd) => port ?? place ?? UNKNOWN_POINT;

const toLegEnd = ({ name, code }: { readonly name: string; readonly code: string }) => ({
  place: { name, internalCode: code },
});

const toEquipmentPrice = (equipment: string, { freight, bunker }: (typeof CARRIERS)[number]) => {
  const factor = equipment.startsWith("20") ? 1 : 1.6;
  return {
    equipmentGroupIsoCode: equipment,
    currency: "USD",
    basicOceanFreightRate: Math.round(freight * factor),
    allInRate: Math.round((freight + bunker) * factor),
    matchingCargoSurcharges: [
      {
        charge: { code: "BAF00", name: "Bunker" },
        amount: Math.round((freight + bunker) * factor) - Math.round(freight * factor),
        chargeCurrency: "USD",
      },
    ],
  };
};

/** An offer in the format of a carrier, so that the portal normalises it like any other. */
const toCarrierOffer = (search: FclSearch, today: CalendarDate, carrier: (typeof CARRIERS)[number], days: number) => {
  const departure = addDays(search.departureDate ?? today, days);
  const arrival = addDays(departure, carrier.transitDays);
  return {
    offerId: `${carrier.name}-${days}`,
    providerName: carrier.name,
    departureDate: `${departure}T06:00:00`,
    arrivalDate: `${arrival}T14:00:00`,
    transitTime: carrier.transitDays,
    routingLegs: [
      {
        legFrom: toLegEnd(toPoint(search.origin)),
        legTo: toLegEnd(toPoint(search.destination)),
        departureDate: `${departure}T06:00:00`,
        arrivalDate: `${arrival}T14:00:00`,
        modeOfTransport: "VESSEL",
        vesselName: "NORRVIK LOFOTEN",
        voyageReference: `${360 + days}W`,
      },
    ],
    quoteLine: {
      validityFrom: today,
      validityTo: addDays(today, 14),
      spotEquipments: search.containers.map(({ equipment, quantity }) => ({
        equipmentGroupIsoCode: equipment,
        numberOfContainerRequested: quantity,
        maxNetWeight: 26,
      })),
      surcharges: {
        matchingSurchargesPerEquipmentTypes: search.containers.map(({ equipment }) =>
          toEquipmentPrice(equipment, carrier),
        ),
      },
    },
  };
};

/** Sample offers of a search: three carriers with three sailings each. */
const listSampleRates = (search: FclSearch, clock: ClockPort): RateList => {
  const [today, now, memo] = [clock.today(), toMinutes(Date.parse(clock.now())), createRateMemo()];
  const exchange = toExchangeRates(today);
  const api = CARRIERS.flatMap((carrier) => SAILINGS.map((days) => toCarrierOffer(search, today, carrier, days)));
  const context = {
    load: search.containers,
    exchange,
    exchangeCheck: checkExchange(exchange, now, memo.zones),
    now,
    memo,
  };
  const { rates } = readRates([{ api }], createNormalisers(context));
  return {
    rates,
    warning: null,
    sources: CARRIERS.map(({ name }) => ({ name, outcome: "answered" })),
    exchange,
  };
};

export const createMemoryRates = (clock: ClockPort): RatesPort => ({
  search: (search) => okAsync(listSampleRates(search, clock)),
  lookUp: (search) => okAsync(listSampleRates(search, clock)),
  sheetLine: () => errAsync({ kind: "refused", reason: "not-found", message: "", fields: [] }),
});
