import { getMinorDigits } from "#domain/money";
import { type Difference, showValue } from "../differences.ts";
import type { Answer } from "../http.ts";
import { read, readList, readString } from "../journeys/comparison.ts";
import { addDays } from "../journeys/days.ts";
import { checkLoadQuantities, readLeast } from "./least-charge.ts";
import { broken, checkOrder, checkSorted, checkUnique, type Located, locate, readNumber } from "./rule.ts";
import type { Rule } from "./rules.ts";
import { countDays, TRANSIT_TOLERANCE } from "./sailing.ts";
import { checkBookingParts, checkShipment, toLoad } from "./shipments.ts";
import { checkStops } from "./tracking.ts";

const toUnit = (currency: string): number => 10 ** -getMinorDigits(currency);

const isNear = (one: number, other: number, tolerance: number): boolean =>
  Math.abs(one - other) <= tolerance * (1 + 1e-9);

/** The amount of a charge: quantity times unit, and no less than a minimum; null where a note may state another rule. */
const toAmount = ({ value }: Located, quantity: number, unit: number): number | null => {
  const least = readLeast(value);
  const isStated = least.amount > 0 || least.quantity > 0 || readString(value, "note") === null;
  const isCounted = value["state"] === "priced" && value["basis"] !== "percent";
  return isStated && isCounted ? Math.max(least.amount, Math.max(quantity, least.quantity) * unit) : null;
};

const checkProduct = (charge: Located): readonly Difference[] => {
  const { path, value } = charge;
  const [quantity, unit, amount] = [
    readNumber(value, "quantity"),
    readNumber(value, "unit.amount"),
    readNumber(value, "amount.amount"),
  ];
  const currency = readString(value, "amount.currency");
  if (quantity === null || unit === null || amount === null || currency === null) return [];
  const expected = toAmount(charge, quantity, unit);
  if (expected === null) return [];
  if (readString(value, "unit.currency") !== currency)
    return [broken(`${path}.unit.currency`, currency, read(value, "unit.currency"))];
  const note = readString(value, "note");
  return isNear(expected, amount, toUnit(currency))
    ? []
    : [broken(`${path}.amount`, `${quantity} times ${unit}${note === null ? "" : ` (${note})`}`, amount)];
};

const sumByCurrency = (charges: readonly Located[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { value } of charges) {
    const [currency, amount] = [readString(value, "amount.currency"), readNumber(value, "amount.amount")];
    if (value["state"] === "priced" && currency !== null && amount !== null)
      sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return sums;
};

/** Each amount is quantity times unit or the minimum that applies, and the totals are the sums of the priced charges by currency. */
const checkPrice = (of: unknown, path: string): readonly Difference[] => {
  const charges = locate(of, path, "price.charges");
  if (charges.length === 0) return [];
  const totals = locate(of, path, "price.totals");
  const sums = sumByCurrency(charges);
  const stated = new Map(totals.map(({ value }) => [readString(value, "currency"), readNumber(value, "amount")]));
  return [
    ...charges.flatMap(checkProduct),
    ...[...sums].flatMap(([currency, sum]) => {
      const total = stated.get(currency) ?? null;
      return total !== null && isNear(sum, total, toUnit(currency) * charges.length)
        ? []
        : [broken(`${path}.price.totals`, `${sum} ${currency}, the sum of the charges`, total)];
    }),
    ...totals.flatMap(({ path: at, value }) =>
      sums.has(readString(value, "currency") ?? "") || readNumber(value, "amount") === 0
        ? []
        : [broken(`${at}.currency`, "a currency of the charges", value["currency"])],
    ),
  ];
};

const checkFees = (fees: readonly Located[], amount: string): readonly Difference[] =>
  fees.flatMap(({ path, value }) => {
    const fee = readNumber(value, amount);
    return fee !== null && fee < 0 ? [broken(`${path}.${amount}`, "0 or more", fee)] : [];
  });

const checkOffer = (offer: Located): readonly Difference[] => {
  const { path, value } = offer;
  return [
    ...checkPrice(value, path),
    ...checkShipment(offer),
    ...checkDays(offer),
    ...checkFees(locate(value, path, "fees"), "amount.amount"),
    ...locate(value, path, "freeTime.free").flatMap((days) => {
      const [least, most] = [readNumber(days.value, "least"), readNumber(days.value, "most")];
      return least !== null && most !== null && least > most
        ? [broken(`${days.path}.most`, `${least} or more`, most)]
        : [];
    }),
  ];
};

/** The days of transit are those between the departure and the arrival, and no cut-off is after the departure. */
const checkDays = ({ path, value }: Located): readonly Difference[] => {
  const [departure, arrival] = [readString(value, "departureDate"), readString(value, "arrivalDate")];
  const [stated, days] = [readNumber(value, "transitTime"), countDays(departure, arrival)];
  return [
    ...(stated === null || days === null || Math.abs(stated - days) <= TRANSIT_TOLERANCE
      ? []
      : [broken(`${path}.transitTime`, `${days} days, from departureDate to arrivalDate`, stated)]),
    ...locate(value, path, "cutOffs").flatMap((cutOff) => {
      const at = readString(cutOff.value, "cutOffDateTime");
      return at === null || departure === null || at.slice(0, 10) <= departure.slice(0, 10)
        ? []
        : [broken(`${cutOff.path}.cutOffDateTime`, `not after the departure (${departure})`, at)];
    }),
  ];
};

const checkOffers = ({ path, value }: Located): readonly Difference[] =>
  locate(value, path, "offers").flatMap(checkOffer);

/** A position of an offer is one of the quote. */
const checkPosition = (path: string, of: unknown, offers: number): readonly Difference[] => {
  const offer = readNumber(of, "offer");
  return offer === null || (offer >= 0 && offer < offers)
    ? []
    : [broken(`${path}.offer`, `0 to ${offers - 1}, a position of an offer`, offer)];
};

const DECIDED: readonly unknown[] = ["approved", "declined"];

/** The state of a quote is what its recipient decided. */
const checkDecision = ({ path, value }: Located): readonly Difference[] => {
  const [state, outcome] = [value["state"], read(value, "decision.outcome")];
  return DECIDED.includes(state) && outcome !== undefined && outcome !== state
    ? [broken(`${path}.state`, `${showValue(outcome)}, as decided`, state)]
    : [];
};

/** The offers are for the containers of the search, from its port to its port. */
const checkSearched = ({ path, value }: Located): readonly Difference[] => {
  const search = value["search"];
  const [load, wanted] = [readList(value, "containers"), readList(search, "requestedEquipments")];
  const isPortToPort = read(search, "placeOfOrigin") === null && read(search, "placeOfDelivery") === null;
  return [
    ...(load.length === 0 || wanted.length === 0 || toLoad(load) === toLoad(wanted)
      ? []
      : [broken(`${path}.containers`, `${toLoad(wanted)}, as searched`, toLoad(load))]),
    ...["weight", "cbm"].flatMap((name) => {
      const [own, asked] = [readNumber(value, `partLoad.${name}`), readNumber(search, name)];
      return own === null || asked === null || own === asked
        ? []
        : [broken(`${path}.partLoad.${name}`, `${asked} as searched`, own)];
    }),
    ...locate(value, path, "offers").flatMap((offer) =>
      (isPortToPort ? ENDS : []).flatMap(([end, port]): readonly Difference[] => {
        const [own, searched] = [readString(offer.value, `${end}.unLocationCode`), readString(search, port)];
        return own === null || searched === null || own === searched
          ? []
          : [broken(`${offer.path}.${end}.unLocationCode`, `${searched} as searched`, own)];
      }),
    ),
  ];
};

const ENDS = [
  ["from", "portOfLoading"],
  ["to", "portOfDischarge"],
] as const;

export const checkQuote: Rule = (body) =>
  locate(body, "$", "result").flatMap((quote) => {
    const { path, value } = quote;
    const count = readList(value, "offers").length;
    return [
      ...checkOffers(quote),
      ...checkPosition(`${path}.decision`, value["decision"], count),
      ...locate(value, path, "bookings").flatMap((booking) => checkPosition(booking.path, booking.value, count)),
      ...checkDecision(quote),
      ...checkSearched(quote),
      ...checkLoadQuantities(quote),
    ];
  });

/** A quote that is verified has a total for each carrier. */
export const checkVerifiedQuote: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => {
    const [carriers, totals] = [readList(value, "carriers").length, readList(value, "totals").length];
    return carriers === totals ? [] : [broken(`${path}.totals`, `${carriers}, one of each offer`, totals)];
  });

/** The newest quote first; ids and numbers are unique. */
export const checkQuotes: Rule = (body, asked) => {
  const quotes = locate(body, "$", "result");
  return [
    ...checkUnique(quotes, "id"),
    ...checkUnique(quotes, "number"),
    ...checkSorted(quotes, "createdAt", "descending"),
    ...checkQuote(body, asked),
  ];
};

export const checkCheckedOffer: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => {
    const offer = read(value, "offer");
    return typeof offer === "object" && offer !== null
      ? checkOffer({ path: `${path}.offer`, value: { ...offer } })
      : [];
  });

/** What a link shows of a booking: its price, its route and its deadlines. */
export const checkSharedBooking: Rule = (body) =>
  locate(body, "$", "result").flatMap((booking) => {
    const { path, value } = booking;
    return [
      ...checkPrice(value, path),
      ...checkBookingParts(booking),
      ...checkStops(locate(value, path, "stops")),
      ...checkRoute(booking),
    ];
  });

/** No stop is reached after one that is not, and legs lead from stop to stop. */
const checkRoute = ({ path, value }: Located): readonly Difference[] => {
  const stops = locate(value, path, "stops");
  const isGap = (index: number): boolean =>
    stops[index]?.value["reached"] === true && stops[index - 1]?.value["reached"] === false;
  return [
    ...stops.flatMap((stop, index) =>
      isGap(index) ? [broken(`${stop.path}.reached`, "false, as the stop before it was not reached", true)] : [],
    ),
    ...locate(value, path, "legs").flatMap((leg): readonly Difference[] => {
      const [from, to] = [readNumber(leg.value, "from"), readNumber(leg.value, "to")];
      return from === null || to === null || (from < to && to < stops.length)
        ? []
        : [broken(`${leg.path}.to`, `a stop after ${from}, of ${stops.length}`, to)];
    }),
  ];
};

/** Each day until the departure has one fee, and no fee is negative. */
const checkPeriods = (periods: readonly Located[]): readonly Difference[] => [
  ...checkFees(periods, "fee.amount"),
  ...periods.flatMap((period, index) => {
    const before = periods[index - 1];
    const [end, start] = [
      before === undefined ? null : readString(before.value, "till"),
      readString(period.value, "from"),
    ];
    const next = end === null ? null : addDays(end, 1);
    return next === null || start === null || start === next
      ? []
      : [broken(`${period.path}.from`, `${next}, the day after the period before it`, start)];
  }),
  ...periods.flatMap((period) => checkOrder(period, "from", "till")),
];

export const checkAmendments: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => [
    ...checkPeriods(locate(value, path, "cancellationFees")),
    ...checkPeriods(locate(value, path, "amendmentFees")),
    ...locate(value, path, "amendments").flatMap((amendment) =>
      checkPrice(read(amendment.value, "replaced"), `${amendment.path}.replaced`),
    ),
  ]);

/* The record that ends a zip archive, and where it counts the entries (PKWARE APPNOTE 4.3.16). */
const END_OF_ARCHIVE = Buffer.from("PK\u0005\u0006");
const ENTRY_COUNT = 10;

/** A zip archive has at least one file. */
export const checkArchive = ({ body }: Answer): readonly Difference[] => {
  const end = body.lastIndexOf(END_OF_ARCHIVE);
  const entries = end < 0 || end + ENTRY_COUNT + 2 > body.length ? null : body.readUInt16LE(end + ENTRY_COUNT);
  return entries === null || entries === 0
    ? [broken("body", "a zip archive with a file", entries === null ? "no zip archive" : "no file")]
    : [];
};
