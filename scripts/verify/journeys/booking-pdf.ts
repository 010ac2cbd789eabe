/* The PDF of an offer and of its booking. */
import { type Difference, shorten } from "../differences.ts";
import { readPdfText } from "../pdf.ts";
import { type BookingStep, readQuotationId, toTotals } from "./bookings.ts";
import { type Answered, type Compare, differ, differInWords, read, readList, readString, toDay } from "./comparison.ts";
import { findPricedLoad, PART_LOAD, readLane } from "./part-load.ts";
import { comparePrinted, type Printed } from "./printed.ts";
import { findSearched } from "./search.ts";

const showText = (text: string | null): string =>
  text === null ? "a file that is no PDF" : `the text '${shorten(text)}'`;

/** The Quotation ID and the carrier's number of a booking. */
const readNumbers = (answered: Answered, step: BookingStep): readonly string[] => {
  const numbers = [readQuotationId(answered, step), read(answered.bodies.get(step), "result.0.bookingId")];
  return numbers.filter((one) => typeof one === "string");
};

/** Whether a text has a number as a word of its own: `QTN-1` is not in `QTN-12`. */
const names = (text: string, number: string): boolean =>
  text.split(number).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  });

const toPortName = ({ outputs }: Answered, step: string): string => {
  const name = outputs.get(step)?.["name"];
  return typeof name === "string" ? name : "";
};

/** The containers that a search has priced and the offer that was chosen. */
const toSoldContainers = (answered: Answered, search: string): Printed | null => {
  const offer = findSearched(answered, search);
  if (offer === undefined) return null;
  const load = readList(answered.requests.get(search), "requestedEquipments");
  return {
    carrier: offer.carrier.name,
    ports: [toPortName(answered, "findLoadingPort"), toPortName(answered, "findDischargePort")],
    totals: toTotals(offer),
    departure: toDay(offer.departure ?? null),
    arrival: toDay(offer.arrival ?? null),
    containers: load.map((one) => ({
      size: String(read(one, "equipmentGroupIsoCode")),
      count: Number(read(one, "numberOfContainers")),
    })),
    partLoad: null,
  };
};

/** The part load that was priced and the rate that was chosen; a tariff has several days of departure. */
const toSoldLoad = (answered: Answered): Printed | null => {
  const rate = findPricedLoad(answered);
  if (rate === undefined) return null;
  const { portOfLoading, portOfDischarge } = readLane(answered);
  return {
    carrier: rate.carrier.name,
    ports: [portOfLoading, portOfDischarge],
    totals: toTotals(rate),
    departure: null,
    arrival: null,
    containers: [],
    partLoad: PART_LOAD,
  };
};

/** The PDF of a booking names it, by its Quotation ID or the carrier's number, and not the other booking of the offer. */
export const compareBookingPdf =
  (step: BookingStep, search = "search") =>
  async (answered: Answered): Promise<readonly Difference[]> => {
    const text = await readPdfText(answered.answer);
    const own = readNumbers(answered, step);
    const other = readNumbers(answered, step === "book" ? "bookFurther" : "book");
    const isOther = (shown: string): boolean => other.some((number) => !own.includes(number) && names(shown, number));
    const isOwn = text !== null && own.some((number) => names(text, number)) && !isOther(text);
    const sold = toSoldContainers(answered, search) ?? toSoldLoad(answered);
    const fileName = answered.answer.headers["content-disposition"] ?? "";
    return [
      ...(isOwn
        ? []
        : [differInWords("body", `a PDF that names ${own.join(" or ")}, and no other booking`, showText(text))]),
      ...(isOwn && sold !== null ? comparePrinted(text, sold) : []),
      ...(isOther(fileName)
        ? [differ("header content-disposition", `no other booking than ${own.join(" or ")}`, fileName)]
        : []),
    ];
  };

/** The PDF of an offer; its text is an output. */
export const readOfferPdf: Compare = async ({ answer }) => ({
  differences: [],
  outputs: { text: await readPdfText(answer) },
});

/** The PDFs of offers of two carriers, by the steps that have searched them and have printed the other one, are not the same. */
export const compareOfferPdf =
  (other: string, ...searches: readonly string[]): Compare =>
  async ({ answer, outputs }) => {
    const [text, before] = [await readPdfText(answer), outputs.get(other)?.["text"]];
    const carriers = new Set(searches.map((search) => outputs.get(search)?.["providerName"]));
    const isSame = carriers.size > 1 && text !== null && text === before;
    return {
      differences: isSame
        ? [differInWords("body", `a PDF of this offer, not of that in ${other}`, showText(text))]
        : [],
    };
  };

/** The PDF of a quote names it. */
export const compareQuotePdf: Compare = async ({ answer, bodies }) => {
  const [text, number] = [await readPdfText(answer), readString(bodies.get("createQuote"), "result.0.number")];
  const isOwn = text !== null && (number === null || names(text, number));
  return { differences: isOwn ? [] : [differInWords("body", `a PDF that names ${number}`, showText(text))] };
};
