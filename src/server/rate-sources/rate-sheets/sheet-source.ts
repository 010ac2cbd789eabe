import type { FindPlace } from "#domain/places";
import { findDaysOnEarth } from "#domain/time";
import { ok } from "neverthrow";
import { joinSizes } from "./joined-lines.ts";
import { sheetLines } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import type { RateRequest, RateSource, RequestedEnd } from "../rate-source.ts";
import { findPorts } from "../tariff/journeys.ts";
import type { TariffBook } from "../tariff/tariff-book.ts";
import { sheetOffers, type SheetLine } from "./sheet-offers.ts";

const RATE_SHEETS = "Rate sheets";

const serves = (end: RequestedEnd, inland: string | null): boolean => inland === null || inland === end.place?.code;

const fits = (line: SheetLine, request: RateRequest): boolean =>
  serves(request.origin, line.placeOfReceipt) && serves(request.destination, line.placeOfDelivery);

export const sheetSource = (db: Executor, book: TariffBook, findPlace: FindPlace): RateSource => ({
  name: RATE_SHEETS,
  isInternal: true,
  quote: async (request) => {
    const lines = await sheetLines(
      db,
      findPorts(book, request.origin),
      findPorts(book, request.destination),
      findDaysOnEarth(request.now).first,
    );
    const fitting = lines.filter((line) => fits(line, request));
    const joined = joinSizes(
      fitting,
      request.containers.map(({ equipment }) => equipment),
    );
    return ok([...fitting, ...joined].flatMap((line) => sheetOffers(line, request, findPlace)));
  },
});
