/* A booking by its numbers, in a list and behind its links. */
import { formatMoney, type Money, parseMoney } from "#domain/money";
import { type Difference, showValue } from "../differences.ts";
import { parseJson } from "../json.ts";
import {
  type Answered,
  type Change,
  differ,
  findEntry,
  read,
  readList,
  readString,
  same,
  sameTime,
  TOO_MANY,
} from "./comparison.ts";
import type { PricedOffer } from "./prices.ts";

const OK = 200;

/** Totals may differ by so many of the least units: a server may round each charge. */
const ROUNDING = 10;

/** The same total in each currency in which it is known. */
export const toTotals = ({ price }: PricedOffer): readonly Money[] => [
  ...(price.converted.kind === "converted" ? [price.converted.total] : []),
  ...(price.perCurrency.length === 1 ? price.perCurrency : []),
];

/** A total is in a currency in which the offer has one; an offer without a total in one currency is not compared. */
export const compareTotal = (path: string, offer: PricedOffer, total: unknown): readonly Difference[] => {
  const totals = toTotals(offer);
  const [currency, amount] = [readString(total, "currency"), read(total, "amount")];
  if (totals.length === 0 || currency === null || typeof amount !== "number") return [];
  const expected = totals.find((one) => one.currency === currency);
  if (expected === undefined)
    return [differ(`${path}.currency`, [...new Set(totals.map((one) => one.currency))].join(" or "), currency)];
  const stated = parseMoney(amount, expected.currency).unwrapOr(null);
  return stated !== null && Math.abs(stated.minor - expected.minor) <= ROUNDING
    ? []
    : [differ(`${path}.amount`, formatMoney(expected), amount)];
};

const compareMoment = (path: string, offered: string | null, shipment: unknown, end: string): readonly Difference[] =>
  sameTime(`${path}.${end}.eventDateTime`, offered, readString(shipment, `${end}.eventDateTime`));

/** A shipment of the list against the offer that was booked; a server without shipments leaves it out. */
const compareShipment = (path: string, shipment: unknown, offer: PricedOffer): readonly Difference[] =>
  shipment === undefined || shipment === null
    ? []
    : [
        ...compareTotal(`${path}.total`, offer, read(shipment, "total")),
        ...compareMoment(path, offer.departure ?? null, shipment, "departure"),
        ...compareMoment(path, offer.arrival ?? null, shipment, "arrival"),
      ];

/**
 * The step that books: `book`, `bookFurther` for one more booking of the same offer, `bookWithSameKey` for the second account, and
 * those of the journey that books several offers.
 */
export type BookingStep =
  | "book"
  | "bookFurther"
  | "bookWithSameKey"
  | "bookSheet"
  | "bookSoon"
  | "bookLater"
  | "bookSoonAgain"
  | "bookOtherSize"
  | "bookBack";

/** The bookings of the first account. */
export const OWN: readonly BookingStep[] = ["book", "bookFurther"];

export const readQuotationId = ({ outputs }: Answered, step: BookingStep): unknown =>
  outputs.get(step)?.["quotationId"];

/** The booking in the list, with differences from the offer that was booked. */
export const findBooked = (answered: Answered, offer?: PricedOffer, step: BookingStep = "book") => {
  const { body } = answered;
  const quotationId = readQuotationId(answered, step);
  const found = findEntry(body, "result", "quotationId", quotationId);
  if (found === undefined)
    return { differences: [differ("$.result", `the booking ${showValue(quotationId)}`, idsIn(body, "result"))] };
  const { path, entry } = found;
  const differences =
    offer === undefined
      ? []
      : [
          ...same(`${path}.providerName`, offer.carrier.name, readString(entry, "providerName")),
          ...compareShipment(`${path}.shipment`, read(entry, "shipment"), offer),
        ];
  return { path, entry, differences };
};

const idsIn = (body: unknown, path: string): unknown => readList(body, path).map((one) => read(one, "quotationId"));

/** The booking of the first account must not be in a list. */
export const findUnwanted = (
  answered: Answered,
  path: string,
  expected: string,
  step: BookingStep = "book",
): readonly Difference[] => {
  const quotationId = readQuotationId(answered, step);
  const found = findEntry(answered.body, path, "quotationId", quotationId);
  return found === undefined ? [] : [differ(found.path, expected, quotationId)];
};

export const findForeign = (answered: Answered, path: string): readonly Difference[] =>
  findUnwanted(answered, path, "no booking of the first account");

/** The own booking of the second account has the reference that it had: a call of the first one does not set it. */
const compareOwnReference = (answered: Answered): readonly Difference[] => {
  const number = readQuotationId(answered, "bookWithSameKey");
  const [before, own] = [answered.bodies.get("listOther"), answered.body].map((list) =>
    findEntry(list, "result", "quotationId", number),
  );
  return before === undefined || own === undefined
    ? []
    : same(
        `${own.path}.reference`,
        readString(before.entry, "reference") || null,
        readString(own.entry, "reference") || null,
      );
};

/** No booking of the first account is in a list of the second one, whatever it is filtered and sorted by. */
export const findForeignListed = (answered: Answered): readonly Difference[] => [
  ...OWN.flatMap((step) => findUnwanted(answered, "result", "no booking of the first account", step)),
  ...compareOwnReference(answered),
];

/** A search of the second account for a reference of the first one finds none of its bookings. */
export const findByReference = async (answered: Answered, reference: string): Promise<readonly Difference[]> => {
  const answer = await answered.again(answered.stepId, { query: { search: reference } });
  const body = answer && parseJson(answer.body);
  return OWN.flatMap((step) => findUnwanted({ ...answered, body }, "result", "no booking of the first account", step));
};

/** The carrier's number that a list has of the booking; null before one has it. */
const readListedNumber = (answered: Answered, step: BookingStep): string | null => {
  const lists = ["listBookings", "listBoth"].map((list) => answered.bodies.get(list));
  const entries = lists.map((body) => findEntry(body, "result", "quotationId", readQuotationId(answered, step))?.entry);
  return entries.map((entry) => readString(entry, "bookingId")).find((number) => number !== null) ?? null;
};

/** The same Idempotency-Key with the same offer, and an offer that is booked, are the same booking. */
export const compareRepeated =
  (step: BookingStep) =>
  (answered: Answered): readonly Difference[] => {
    const repeated = read(answered.body, "result.0.quotationId");
    if (repeated === undefined) return [];
    const number = readListedNumber(answered, step);
    return [
      ...same("$.result[0].quotationId", readQuotationId(answered, step), repeated),
      ...(number === null ? [] : same("$.result[0].bookingId", number, read(answered.body, "result.0.bookingId"))),
    ];
  };

/** What a booking call with changes is answered with: the booking of a step; nothing is compared where calls are limited. */
export const compareAnsweredWith = async (
  answered: Answered,
  [call, change]: readonly [call: string, change?: Change],
  step: BookingStep,
): Promise<readonly Difference[]> => {
  const answer = await answered.again(call, change);
  if (answer === undefined || answer.status === TOO_MANY) return [];
  if (answer.status !== OK) return [differ(`status of the call of ${call} once more`, String(OK), answer.status)];
  const repeated = read(parseJson(answer.body), "result.0.quotationId");
  return repeated === undefined
    ? []
    : same(`$.result[0].quotationId of the call of ${call} once more`, readQuotationId(answered, step), repeated);
};

/** A key still belongs to its own booking when the offer has a newer one, or when another call with it was refused. */
export const compareKeyOf =
  (call: string, step: BookingStep) =>
  (answered: Answered): Promise<readonly Difference[]> =>
    compareAnsweredWith(answered, [call], step);

const CANCELLED = 2;

/** The files that a list names of a cancelled booking can be opened as well. */
export const followCancelled = async (answered: Answered): Promise<readonly Difference[]> => {
  const bookings = readList(answered.body, "result");
  const index = bookings.findIndex((one) => read(one, "status") === CANCELLED);
  return index < 0 ? [] : followLinks(answered, `$.result[${index}]`, bookings[index]);
};

/** Every link of a booking leads to a file on the same server. */
export const followLinks = async (
  answered: Answered,
  path: string,
  booking: unknown,
): Promise<readonly Difference[]> => {
  const differences: Difference[] = [];
  for (const [index, file] of readList(booking, "files").entries()) {
    const link = readString(file, "link");
    const answer = link === null ? undefined : await answered.get(link);
    const expect = (expected: string): number =>
      differences.push(differ(`${path}.files[${index}].link`, expected, link));
    if (answer?.status !== 200) expect(`a file on this server, not ${answer?.status ?? "no answer"}`);
    else
      for (const { path: at, expected, actual } of await answered.checkFile(answer))
        expect(`a file whose ${at} is ${expected}, not ${actual}`);
  }
  return differences;
};
