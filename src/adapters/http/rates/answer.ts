import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readSheetLine } from "#api/readers/rate-sheet-line.ts";
import * as t from "io-ts";
import { err, ok, type Result } from "neverthrow";
import { parseMoney, type ExchangeRates } from "#domain/money";
import { readEquipment } from "#domain/containers";
import { toBookingStatus } from "#domain/bookings";
import { isCalendarDate } from "#domain/time";
import type {
  CarrierOffer,
  BookedSailing,
  HaulageQuote,
  ListedRate,
  LiveRate,
  Rate,
  RateList,
  SourceAnswer,
  SheetLine,
} from "#domain/rates";
import { readInstant } from "../local-moment.ts";
import { toObject } from "#api/readers/json.ts";
import type { Failure } from "#ports/failure.ts";
import type { RawOffer } from "../last-search-offers.ts";
import { decodeWith, listOrNone, readableList } from "../codec.ts";
import { readTaxTerms, TaxTermsCodec } from "../tax-terms.ts";
import {
  ExchangeRatesCodec,
  BookedSailingCodec,
  HaulageEstimateCodec,
  RateGroupCodec,
  SourceAnswerCodec,
  type ApiBookedSailing,
  type ApiRates,
} from "./codecs.ts";

/** The domain's normalisation of the two formats. */
export interface Normalisers {
  readonly api: (offer: CarrierOffer) => LiveRate;
  readonly sheet: (offer: SheetLine) => Rate;
}

/** The rates of an answer, the offers they were read from, and the failures of unreadable offers. */
export interface ReadRates {
  readonly rates: readonly ListedRate[];
  readonly rawOffers: ReadonlyMap<string, RawOffer>;
  readonly unread: readonly Failure[];
}

const decodeGroup = decodeWith(RateGroupCodec);

type Read = Result<{ readonly rate: ListedRate; readonly rawOffer: RawOffer }, Failure>;

const toMalformed = (issue: string): Failure => ({ kind: "malformed", issues: [issue] });

const readApi =
  ({ api }: Normalisers) =>
  (value: unknown): Read =>
    readCarrierOffer(value)
      .map((offer) => ({ rate: api(offer), rawOffer: toObject(value) }))
      .mapErr(toMalformed);

const readSheet =
  ({ sheet }: Normalisers) =>
  (value: unknown): Read =>
    readSheetLine(value)
      .map((offer) => ({ rate: sheet(offer), rawOffer: toObject(value) }))
      .mapErr(toMalformed);

/** Several sold-out sailings may share the id `Sold-out`. */
const toUniqueId = (isTaken: (id: string) => boolean, id: string): string => {
  let unused = id;
  for (let copy = 2; isTaken(unused); copy += 1) unused = `${id}#${copy}`;
  return unused;
};

/** The id as the server sent it. */
export const toSentId = (id: string): string => id.replace(/#\d+$/, "");

type Kind = keyof Normalisers;

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const decodeOffers = decodeWith(listOrNone(t.unknown));

/** An unreadable list counts as one unreadable offer. */
const readOffers = (kind: Kind, value: unknown): readonly Result<readonly [Kind, unknown], Failure>[] =>
  decodeOffers(value).match<readonly Result<readonly [Kind, unknown], Failure>[]>(
    (offers) => offers.map((offer) => ok([kind, offer])),
    (failure) => [err(failure)],
  );

const readGroup = (group: unknown): readonly Result<readonly [Kind, unknown], Failure>[] =>
  decodeGroup(group).match(
    ({ api, excel }) => [...readOffers("api", api), ...readOffers("sheet", excel)],
    (failure) => [err(failure)],
  );

/** Reads offer by offer; an unreadable offer does not affect the others. Ids of `taken` stay with earlier offers. */
export const readRates = (
  groups: readonly unknown[],
  normalisers: Normalisers,
  taken: ReadonlySet<string> = new Set(),
): ReadRates => {
  const rates: ListedRate[] = [];
  const rawOffers = new Map<string, RawOffer>();
  const unread: Failure[] = [];
  const readers = { api: readApi(normalisers), sheet: readSheet(normalisers) };
  for (const offer of groups.flatMap(readGroup))
    offer
      .andThen(([kind, unreadOffer]) => readers[kind](unreadOffer))
      .match(
        (found) => {
          const id = toUniqueId((one) => rawOffers.has(one) || taken.has(one), found.rate.id);
          rawOffers.set(id, found.rawOffer);
          rates.push(id === found.rate.id ? found.rate : { ...found.rate, id });
        },
        (failure) => {
          unread.push(failure);
        },
      );
  return { rates, rawOffers, unread };
};

const decodeBooked = decodeWith(readableList(BookedSailingCodec));

const toBookedSailing = (wire: ApiBookedSailing): readonly BookedSailing[] => {
  const equipment = (code: string): string => readEquipment(code) ?? code;
  if (!isCalendarDate(wire.bookedOn) || !isCalendarDate(wire.departureDate)) return [];
  return [
    {
      quotationId: wire.quotationId,
      bookedOn: wire.bookedOn,
      bookedAt: readInstant(wire.bookedAt),
      status: toBookingStatus(wire.status),
      sailing: {
        carrier: wire.providerName,
        portOfLoading: wire.portOfLoading,
        portOfDischarge: wire.portOfDischarge,
        departure: wire.departureDate,
        voyage: wire.voyageReference,
      },
      containers: wire.containers.map(({ equipmentGroupIsoCode, numberOfContainers }) => ({
        equipment: equipment(equipmentGroupIsoCode),
        quantity: numberOfContainers,
      })),
      total: wire.total === null ? null : parseMoney(String(wire.total.amount), wire.total.currency).unwrapOr(null),
    },
  ];
};

/** Empty if missing or unreadable. */
export const readBookedSailings = ({ bookedSailings }: ApiRates): readonly BookedSailing[] =>
  decodeBooked(bookedSailings ?? []).match(
    (booked) => booked.flatMap(toBookedSailing),
    () => [],
  );

const decodeHaulage = decodeWith(readableList(HaulageEstimateCodec));

/** Empty if missing or unreadable. */
export const readHaulage = ({ haulageEstimates }: ApiRates): readonly HaulageQuote[] =>
  decodeHaulage(haulageEstimates ?? []).match(
    (estimates) =>
      estimates.flatMap(({ end, portCode, currency, amount, source }) =>
        parseMoney(amount, currency).match(
          (money) => [{ end, port: portCode, amount: money, source }],
          () => [],
        ),
      ),
    () => [],
  );

const decodeSource = decodeWith(SourceAnswerCodec);
const decodeExchange = decodeWith(ExchangeRatesCodec);
const decodeTax = decodeWith(TaxTermsCodec);

/** What an answer states besides its offers; `problems` has a sentence for each unreadable part. */
interface Accompanying {
  readonly errorMessage: string | null;
  readonly sources: readonly SourceAnswer[];
  readonly exchange: ExchangeRates | null;
  readonly tax: Pick<RateList, "tax">;
  readonly problems: readonly string[];
}

const readSources = (value: unknown): { readonly sources: readonly SourceAnswer[]; readonly unread: number } => {
  if (!Array.isArray(value)) return { sources: [], unread: isAbsent(value) ? 0 : 1 };
  const sources = value.flatMap((source: unknown) =>
    decodeSource(source).match(
      (read) => [read],
      () => [],
    ),
  );
  return { sources, unread: value.length - sources.length };
};

const describeUnreadSources = (count: number): string =>
  count === 1 ? "The status of 1 source could not be read." : `The status of ${count} sources could not be read.`;

/** An unreadable part does not affect the offers. */
export const readAccompanying = ({ errorMessage, sources, exchangeRates, taxTerms }: ApiRates): Accompanying => {
  const read = readSources(sources);
  const exchange = decodeExchange(exchangeRates).unwrapOr(null);
  const message = typeof errorMessage === "string" ? errorMessage : null;
  return {
    errorMessage: message,
    sources: read.sources,
    exchange,
    tax: readTaxTerms(decodeTax(taxTerms).unwrapOr(null)),
    problems: [
      ...(message === null && !isAbsent(errorMessage) ? ["A warning of the server could not be read."] : []),
      ...(read.unread === 0 ? [] : [describeUnreadSources(read.unread)]),
      ...(exchange === null && !isAbsent(exchangeRates) ? ["The exchange rates could not be read."] : []),
    ],
  };
};

const describeUnreadOffers = (count: number): string =>
  count === 1 ? "1 offer could not be read and is not shown." : `${count} offers could not be read and are not shown.`;

/** The server's warning and what could not be read; null without either. */
export const toWarning = ({ errorMessage, problems }: Accompanying, unread: number): string | null => {
  const sentences = [errorMessage ?? "", unread === 0 ? "" : describeUnreadOffers(unread), ...problems];
  const said = sentences.filter((sentence) => sentence !== "");
  return said.length === 0 ? null : said.join(" ");
};
