/* What a booking says in the list, on home and in its PDF. */
import { type Money, parseMoney } from "#domain/money";
import { type Difference, showValue } from "../differences.ts";
import type { Answer } from "../http.ts";
import { type Answered, differ, findEntry, read, readList, readString, same, toDay } from "./comparison.ts";
import { readPdfText } from "./pdf.ts";
import type { PricedOffer } from "./prices.ts";

/** Totals may differ by one unit: a server may round each charge. */
const ROUNDING = 1;

const showMoney = ({ currency, minor }: Money): string => `${currency} ${minor} in minor units`;

const toTotals = ({ price }: PricedOffer): readonly Money[] => [
  ...(price.converted.kind === "converted" ? [price.converted.total] : []),
  ...(price.perCurrency.length === 1 ? price.perCurrency : []),
];

/** A total that is compared: in a currency in which the offer has one. */
const compareTotal = (path: string, offer: PricedOffer, total: unknown): readonly Difference[] => {
  const currency = readString(total, "currency");
  const amount = read(total, "amount");
  const expected = toTotals(offer).find((one) => one.currency === currency);
  if (expected === undefined || typeof amount !== "number") return [];
  const stated = parseMoney(amount, expected.currency).unwrapOr(null);
  const unit = parseMoney(ROUNDING, expected.currency).unwrapOr(null);
  return stated !== null && unit !== null && Math.abs(stated.minor - expected.minor) <= unit.minor
    ? []
    : [differ(`${path}.amount`, showMoney(expected), amount)];
};

const compareMoment = (path: string, offered: string | null, shipment: unknown, end: string): readonly Difference[] => {
  const booked = toDay(readString(shipment, `${end}.eventDateTime`));
  return offered === null || booked === null ? [] : same(`${path}.${end}.eventDateTime`, toDay(offered), booked);
};

/** A shipment of the list against the offer that was booked; a server without shipments leaves it out. */
const compareShipment = (path: string, shipment: unknown, offer: PricedOffer): readonly Difference[] =>
  shipment === undefined || shipment === null
    ? []
    : [
        ...compareTotal(`${path}.total`, offer, read(shipment, "total")),
        ...compareMoment(path, offer.departure, shipment, "departure"),
        ...compareMoment(path, offer.arrival, shipment, "arrival"),
      ];

/** The booking in the list, with differences from the offer that was booked. */
export const findBooked = ({ outputs, body }: Answered, offer: PricedOffer | undefined) => {
  const quotationId = outputs.get("book")?.["quotationId"];
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

/** The booking of the first account must not be in a list of the second one. */
export const findForeign = ({ outputs, body }: Answered, path: string): readonly Difference[] => {
  const quotationId = outputs.get("book")?.["quotationId"];
  const found = findEntry(body, path, "quotationId", quotationId);
  return found === undefined ? [] : [differ(found.path, "no booking of the first account", quotationId)];
};

/** The same Idempotency-Key with the same offer is the same booking. */
export const compareRepeated = ({ outputs, body }: Answered): readonly Difference[] => {
  const repeated = read(body, "result.0.quotationId");
  return repeated === undefined ? [] : same("$.result[0].quotationId", outputs.get("book")?.["quotationId"], repeated);
};

const showText = (text: string | null): string => (text === null ? "'a file that is no PDF'" : showValue(text));

/** A PDF has a page with text. */
export const checkPdfText = async (answer: Answer): Promise<readonly Difference[]> => {
  const text = await readPdfText(answer);
  return text !== null && text.trim() !== "" ? [] : [differ("body", "a PDF with text", showText(text))];
};

/** The PDF of a booking names it: the Quotation ID or the carrier's number. */
export const compareBookingPdf = async ({ answer, outputs, bodies }: Answered): Promise<readonly Difference[]> => {
  const numbers = [outputs.get("book")?.["quotationId"], read(bodies.get("book"), "result.0.bookingId")];
  const names = numbers.filter((one) => typeof one === "string");
  const text = await readPdfText(answer);
  return names.some((name) => text?.includes(name) === true)
    ? []
    : [differ("body", `a PDF that names ${names.join(" or ")}`, showText(text))];
};

/** Every link of a booking leads to a file on the same server. */
export const followLinks = async (
  { get }: Answered,
  path: string,
  booking: unknown,
): Promise<readonly Difference[]> => {
  const differences: Difference[] = [];
  for (const [index, file] of readList(booking, "files").entries()) {
    const link = readString(file, "link") ?? "";
    const status = (await get(link))?.status;
    if (status !== 200)
      differences.push(
        differ(`${path}.files[${index}].link`, `a file on this server, not ${status ?? "no answer"}`, link),
      );
  }
  return differences;
};
