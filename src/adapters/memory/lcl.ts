import { okAsync, Result } from "neverthrow";
import { readLclRecord } from "#api/readers/lcl-record.ts";
import { createLclMemo, type LclPlace, type LclRecord, priceLclRecord } from "#domain/lcl";
import { checkExchange } from "#domain/money";
import { addDays, type CalendarDate, toMinutes } from "#domain/time";
import type { LclPort, LclRateList, LclRatesRequest } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import { toExchangeRates } from "./rates.ts";

const PORTS: readonly LclPlace[] = [
  { name: "Nhava Sheva", code: "INNSA", country: "India", countryCode: "IN", kind: "sea" },
  { name: "Chennai", code: "INMAA", country: "India", countryCode: "IN", kind: "sea" },
  { name: "Rotterdam", code: "NLRTM", country: "Netherlands", countryCode: "NL", kind: "sea" },
  { name: "Hamburg", code: "DEHAM", country: "Germany", countryCode: "DE", kind: "sea" },
];

const readTariff = ({ search }: LclRatesRequest, today: CalendarDate): readonly LclRecord[] =>
  Result.combine(
    [26, 31].map((transitDays, index) =>
      readLclRecord({
        _id: `lcl-${index + 1}`,
        "Port of loading": search.portOfLoading,
        "PORT OF DISCHARGE": search.portOfDischarge,
        "Dest CFS": search.portOfDischarge,
        "TTT (PORT TO PORT)": String(transitDays),
        nextDepartures: [{ departureDate: addDays(today, 6 + index), cfsCutOff: addDays(today, 3 + index) }],
        originCharges: { "OCEAN FREIGHT": `USD ${24 - 4 * index}/W/M`, "BILL OF LADING": "INR 4000/BL" },
        destinationCharges: { THC: "EUR 40/W/M" },
        warehouseCharges: { STORAGE: "AT COST" },
        CURRENCY: "INR",
        "W/M RATIO": "1 CBM = 1000 KG",
        "W/M MINIMUM": "1 W/M",
        "VALID FROM": today,
        "VALID TILL": addDays(today, 14),
      }),
    ),
  ).unwrapOr([]);

const listRates = (request: LclRatesRequest, clock: ClockPort): LclRateList => {
  const [today, now, memo] = [clock.today(), toMinutes(Date.parse(clock.now())), createLclMemo()];
  const exchange = toExchangeRates(today);
  const context = {
    forwarder: "Keelson",
    search: request.search,
    exchange,
    exchangeCheck: checkExchange(exchange, now, memo.zones),
    now,
    memo,
  };
  const rates = readTariff(request, today).map((record) => priceLclRecord(record, context));
  const page = rates.slice(request.skip, request.skip + request.limit);
  return { rates: page, total: rates.length, unread: 0, exchange, fcl: null, choices: null, lowestRateId: null };
};

/** A tariff of two lines between any two of four ports. */
export const createMemoryLcl = (clock: ClockPort): LclPort => ({
  ports: () => okAsync(PORTS),
  rates: (request) => okAsync(listRates(request, clock)),
});
