import type { RateRequest, RequestedEnd } from "../rate-source.ts";
import type { FreightLine, Haulage, TariffBook } from "./tariff-book.ts";

export interface Journey {
  readonly line: FreightLine;
  /** Null: merchant haulage. */
  readonly collection: Haulage | null;
  readonly delivery: Haulage | null;
}

/** The haulage an end needs: none to a port's own gate; `undefined` where the carrier does not offer what is needed. */
const haulageTo = (book: TariffBook, end: RequestedEnd, carrier: string, port: string): Haulage | null | undefined => {
  const place = end.place?.code ?? port;
  if (place === port && (end.place === null || end.service === "Ramp")) return null;
  return book
    .haulage(place)
    .find((line) => line.carrier === carrier && line.port === port && line.service === end.service);
};

export const findPorts = (book: TariffBook, end: RequestedEnd): readonly string[] => {
  if (end.port !== null) return [end.port.code];
  if (end.place === null) return [];
  const hauled = book.haulage(end.place.code).filter((line) => line.service === end.service);
  const own = end.place.kind === "Sea" ? [end.place.code] : [];
  return [...new Set([...own, ...hauled.map((line) => line.port)])];
};

export const findJourneys = (
  book: TariffBook,
  lines: readonly FreightLine[],
  carrier: string,
  request: RateRequest,
): readonly Journey[] =>
  lines.flatMap((line) => {
    if (line.carrier !== carrier) return [];
    const collection = haulageTo(book, request.origin, carrier, line.portOfLoading);
    const delivery = haulageTo(book, request.destination, carrier, line.portOfDischarge);
    if (collection === undefined || delivery === undefined) return [];
    const fits = request.containers.every(
      ({ equipment }) =>
        line.freight[equipment] !== undefined &&
        (collection === null || collection.prices[equipment] !== undefined) &&
        (delivery === null || delivery.prices[equipment] !== undefined),
    );
    return fits ? [{ line, collection, delivery }] : [];
  });
