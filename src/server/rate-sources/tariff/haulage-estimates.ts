import { getMinorDigits } from "#domain/money";
import type { HaulageEstimate } from "#api/schema.d.ts";
import type { RateRequest } from "../rate-source.ts";
import type { Haulage, TariffBook } from "./tariff-book.ts";

/** The price of a line for all containers of a load, in minor units; null where a size has none. */
const toPrice = ({ prices }: Haulage, containers: RateRequest["containers"]): number | null => {
  let sum = 0;
  for (const { equipment, quantity } of containers) {
    const price = prices[equipment];
    if (price === undefined) return null;
    sum += price * quantity;
  }
  return sum;
};

const estimatesAt = (
  book: TariffBook,
  request: RateRequest,
  end: HaulageEstimate["end"],
): readonly HaulageEstimate[] => {
  const { place, port, service } = request[end];
  if (place === null) return [];
  return book.haulage(place.code).flatMap((line) => {
    const minor = toPrice(line, request.containers);
    if (minor === null || line.service !== service || (port !== null && line.port !== port.code)) return [];
    const amount = minor / 10 ** getMinorDigits(line.currency);
    const { currency, carrier } = line;
    return [{ end, placeCode: place.code, portCode: line.port, currency, amount, source: carrier }];
  });
};

export const haulageEstimates = (book: TariffBook, request: RateRequest): readonly HaulageEstimate[] => [
  ...estimatesAt(book, request, "origin"),
  ...estimatesAt(book, request, "destination"),
];
