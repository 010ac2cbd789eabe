import type { FindPlace } from "#domain/places";
import { addDays, toDate } from "#domain/time";
import type { RateSearchRequest } from "#api/schema.d.ts";
import { collectQuotes } from "../rate-sources/collect-quotes.ts";
import { allPlaces } from "../modules/places/index.ts";
import {
  documentName,
  type StoredBooking,
  addFile,
  addQuotation,
  countQuotations,
  nextNumber,
} from "../modules/bookings/index.ts";
import { type Ids, OFFICE_ZONE, officeDay } from "../platform/time.ts";
import {
  activeSourcesReader,
  readFacts,
  readOffer,
  writeOffer,
  validateRateSearch,
  type OfferContext,
} from "../modules/rates/index.ts";
import { requestChecks } from "../modules/booking-events/index.ts";
import type { Executor } from "../schema.ts";
import { storedJson } from "../platform/database/statements.ts";
import { listPorts } from "./freight/ports.ts";
import { readPhotos } from "./pictures/photos.ts";
import { demoContainers } from "./shipments/container-number.ts";

interface DemoBooking {
  readonly daysAgo: number;
  readonly from: string;
  readonly to: string;
  readonly ports: string | null;
  readonly provider: string;
  readonly status: number;
  readonly isNumbered: boolean;
  readonly pictures: number;
  /** Sails tomorrow, so that its VGM cut-off has passed; `from` and `to` are then found by `overdueLanes`. */
  readonly isOverdue: boolean;
  /** Days from the booking to the earliest departure; null: any sailing that can still be met. */
  readonly leadDays: number | null;
  readonly reference: string | null;
  /** `2 × 20GP` is written `20GPx2`. */
  readonly load: string;
}

type DemoOptions = Partial<
  Pick<DemoBooking, "isNumbered" | "pictures" | "ports" | "isOverdue" | "leadDays" | "reference" | "load">
>;

const INLAND_LEAD_DAYS = 3;

const booking = (
  daysAgo: number,
  lane: string,
  provider: string,
  status = 1,
  options: DemoOptions = {},
): DemoBooking => {
  const [from = "", to = ""] = lane.split(">");
  const { isNumbered = true, pictures = 0, ports = null, isOverdue = false } = options;
  /* Containers that are fetched inland are picked up after the booking. */
  const { reference = null, load = "20GPx2,40HCx1", leadDays = ports === null ? null : INLAND_LEAD_DAYS } = options;
  return { daysAgo, from, to, ports, provider, status, isNumbered, pictures, isOverdue, leadDays, reference, load };
};

/* Oldest first, so that the numbers rise with the dates. The portal does not know status 3. All tasks of the newest are to come. */
const BOOKINGS: readonly DemoBooking[] = [
  booking(64, "INMUN>GRPIR", "Kestrel Container", 1, { pictures: 1, reference: "PO 88062", load: "20GPx3" }),
  booking(57, "INNSA>AEJEA", "Monsoon Line", 2, { isNumbered: false, reference: "Trial order UAE", load: "20GPx4" }),
  booking(51, "INMAA>SGSIN", "ORIENT MERIDIAN", 1, { reference: "SO 2231 Singapore", load: "40HCx2" }),
  booking(45, "INNSA>DEHAM", "CASTELLAN", 1, { pictures: 2, reference: "PO 88087", load: "40HCx1" }),
  booking(38, "INMUN>BRSSZ", "Pelagia", 2, { reference: "Sample lot B", load: "20GPx1" }),
  booking(30, "CNSHA>INNSA", "ORIENT MERIDIAN", 1, { reference: "PO 88102", load: "40GPx2" }),
  booking(25, "INTKD>DEDUI", "Norrvik Line", 1, { ports: "INNSA>NLRTM", reference: "PO 88175" }),
  booking(24, "INNSA>KEMBA", "Kestrel Container", 1, { pictures: 3, reference: "SO 2244 Mombasa", load: "20GPx2" }),
  booking(18, "INCOK>ITGOA", "Norrvik Line", 3, { isNumbered: false, reference: "Cardamom 4/26", load: "20GPx1" }),
  booking(13, "INNSA>USNYC", "Halcyon Ocean", 1, { pictures: 2, reference: "PO 88190", load: "40HCx3" }),
  booking(9, "INCCU>NLRTM", "Halcyon Ocean", 2, { load: "40GPx1" }),
  booking(8, "INMUN>BEANR", "Norrvik Line", 1, { reference: "SO 2260 Gent", load: "20GPx2" }),
  booking(6, "INMUN>AEJEA", "Monsoon Line", 1, { isOverdue: true, reference: "PO 88198", load: "40GPx1" }),
  booking(5, "INMUN>GBFXT", "Norrvik Line", 1, { pictures: 3, reference: "SO 2291 Leeds", load: "40HCx1" }),
  booking(2, "INNSA>QAHMD", "Monsoon Line", 0, { isNumbered: false, reference: "PO 88205", load: "20GPx2" }),
  booking(1, "INNSA>NLRTM", "Norrvik Line", 1, { reference: "PO 88213", leadDays: 6 }),
];

const DAY_MS = 24 * 3_600_000;

const overdueLanes = (wanted: DemoBooking): readonly DemoBooking[] =>
  ["INMUN", "INCOK", "INTUT"].flatMap((from) => listPorts("gulf").map((to) => ({ ...wanted, from, to })));
const toEnds = ({ from, to, ports }: DemoBooking) => {
  const [portOfLoading, portOfDischarge] = ports?.split(">") ?? [from, to];
  const [placeOfOrigin, placeOfDelivery] = ports === null ? [null, null] : [from, to];
  const type = ports === null ? null : ("Ramp" as const);
  return {
    placeOfOrigin,
    portOfLoading: portOfLoading ?? from,
    portOfDischarge: portOfDischarge ?? to,
    placeOfDelivery,
    placeOfOriginType: type,
    placeOfDeliveryType: type,
  };
};

const WEIGHTS = { "20GP": 18_000, "40GP": 20_000, "40HC": 21_000 } as const;

const toEquipments = (load: string): RateSearchRequest["requestedEquipments"] =>
  (["20GP", "40GP", "40HC"] as const).flatMap((code) => {
    const quantity = new RegExp(`${code}x(\\d+)`).exec(load)?.[1];
    return quantity === undefined
      ? []
      : [{ equipmentGroupIsoCode: code, numberOfContainers: Number(quantity), weightPerContainer: WEIGHTS[code] }];
  });

const searchFor = (wanted: DemoBooking, departureDate: string | null): RateSearchRequest => ({
  departureDate,
  locationCodificationType: "CMACGM",
  requestedEquipments: toEquipments(wanted.load),
  ...toEnds(wanted),
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: null,
  deliveryPlace: null,
  dischargePort: null,
});

interface QuoteContext {
  readonly findPlace: FindPlace;
  readonly readActiveSources: ReturnType<typeof activeSourcesReader>;
}

const sailsOn = (offer: string, day: string): boolean => storedJson<{ readonly ETD?: string }>(offer).ETD === day;

/** The provider's first offer for the lane on that day, as it would have been quoted. */
const quoteOn = async (quoting: QuoteContext, wanted: DemoBooking, moment: number) => {
  const departureDate = wanted.leadDays === null ? null : addDays(officeDay(moment), wanted.leadDays);
  const request = validateRateSearch(searchFor(wanted, departureDate), quoting.findPlace, moment);
  if (request.isErr()) return null;
  const { sources, exchange } = await quoting.readActiveSources(request.value.today);
  const { offers } = await collectQuotes(sources, request.value, DAY_MS);
  const tomorrow = addDays(officeDay(moment), wanted.daysAgo + 1);
  const text = offers
    .map((offer) => writeOffer(offer, `demo-${wanted.daysAgo}`, request.value.askedAt))
    .filter((offer) => readOffer(offer).rate["providerName"] === wanted.provider)
    .find((offer) => !wanted.isOverdue || sailsOn(offer, tomorrow));
  const context = JSON.stringify({
    load: request.value.containers,
    exchange,
    quotedAt: request.value.askedAt,
    validityZone: OFFICE_ZONE,
  } satisfies OfferContext);
  return text === undefined ? null : { text, context };
};

const quotedThen = async (quoting: QuoteContext, wanted: DemoBooking, moment: number) => {
  for (const lane of wanted.isOverdue ? overdueLanes(wanted) : [wanted]) {
    const quoted = await quoteOn(quoting, lane, moment);
    if (quoted !== null) return quoted;
  }
  return null;
};

const files = async (db: Executor, quotation: StoredBooking, wanted: DemoBooking, index: number): Promise<void> => {
  if (wanted.status > 2) return;
  const printed = { quotation: quotation.id, fileName: documentName(quotation), contentType: "application/pdf" };
  await addFile(db, { ...printed, content: null });
  const [container = ""] = demoContainers(index, 1);
  for (const { fileName, content } of readPhotos(container, wanted.pictures))
    await addFile(db, { quotation: quotation.id, fileName, contentType: "image/png", content });
};

interface Quoted {
  readonly text: string;
  readonly context: string;
}

const bookedFrom = ({ text, context }: Quoted, provider: string, bookedAt: number) => {
  const bookedOn = officeDay(bookedAt);
  const { providerName, validity } = readFacts(readOffer(text), storedJson<OfferContext>(context)).unwrapOr({
    providerName: provider,
    validity: { from: null, till: null },
  });
  const validityTill = validity.till === null ? addDays(bookedOn, 7) : toDate(validity.till);
  const days = { validityFrom: validity.from, validityTill, validityZone: OFFICE_ZONE, bookedOn };
  return { providerName, ...days, bookedAt, offer: text, context };
};

const add = async (
  db: Executor,
  ids: Ids,
  accountId: string,
  wanted: DemoBooking,
  moment: number,
  quoted: Quoted,
): Promise<StoredBooking> => {
  const year = officeDay(moment).slice(0, 4);
  const number = String(await nextNumber(db, year)).padStart(6, "0");
  const quotation = {
    id: ids.id(),
    accountId,
    quotationId: `QTN-${year}-${number}`,
    bookingId: wanted.isNumbered ? `KLB-${year}-${number}` : null,
    offerId: null,
    status: wanted.status,
    reference: wanted.reference,
    ...bookedFrom(quoted, wanted.provider, moment),
  };
  await addQuotation(db, quotation);
  return quotation;
};

const openQuoteContext = async (db: Executor): Promise<QuoteContext> => {
  const places = new Map((await allPlaces(db)).map((place) => [place.code, place]));
  const findPlace: FindPlace = (code) => places.get(code);
  return { findPlace, readActiveSources: activeSourcesReader(db, findPlace) };
};

/** All demo bookings were made so many days before the moment at which the demo was loaded; the last one of the list yesterday. */
const loadedAt = (demoBookings: readonly Pick<StoredBooking, "bookedAt">[]): number =>
  Math.max(...demoBookings.map(({ bookedAt }) => bookedAt)) + (BOOKINGS.at(-1)?.daysAgo ?? 0) * DAY_MS;

/**
 * Makes the demo's bookings of an earlier day bookings of the days before `now`, so that one of them always sails tomorrow.
 * Numbers, references and statuses stay; bookings that were made from offers stay as they are.
 */
export const moveDemoBookings = async (db: Executor, accountId: string, now: number): Promise<void> => {
  const own = db.selectFrom("quotation").select(["id", "bookedAt"]).where("accountId", "=", accountId);
  const made = await own.where("offerId", "is", null).execute();
  const earlier = loadedAt(made);
  if (made.length === 0 || now - earlier < DAY_MS) return;
  const quoting = await openQuoteContext(db);
  for (const { id, bookedAt } of made) {
    const wanted = BOOKINGS.find(({ daysAgo }) => earlier - daysAgo * DAY_MS === bookedAt);
    const moment = now - (wanted?.daysAgo ?? 0) * DAY_MS;
    const quoted = wanted === undefined ? null : await quotedThen(quoting, wanted, moment);
    if (wanted === undefined || quoted === null) continue;
    const moved = bookedFrom(quoted, wanted.provider, moment);
    await db.updateTable("quotation").set(moved).where("id", "=", id).execute();
    await db.deleteFrom("bookingSummary").where("quotation", "=", id).execute();
    await db.deleteFrom("notification").where("quotation", "=", id).execute();
    await requestChecks(db, [id]);
  }
};

export const loadDemoBookings = async (db: Executor, ids: Ids, accountId: string, now: number): Promise<void> => {
  if ((await countQuotations(db, accountId)) > 0) return;
  const quoting = await openQuoteContext(db);
  let index = 0;
  for (const wanted of BOOKINGS) {
    const moment = now - wanted.daysAgo * DAY_MS;
    const quoted = await quotedThen(quoting, wanted, moment);
    if (quoted === null) continue;
    await files(db, await add(db, ids, accountId, wanted, moment, quoted), wanted, index);
    index += 1;
  }
};
