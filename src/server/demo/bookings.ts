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
  readOfferTerms,
  readOffer,
  writeOffer,
  validateRateSearch,
  type OfferContext,
} from "../modules/rates/index.ts";
import { requestChecks } from "../modules/booking-events/index.ts";
import type { Executor } from "../schema.ts";
import { storedJson } from "../platform/database/statements.ts";
import { readDemoData } from "./read-data.ts";
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
const DEFAULTS = {
  isNumbered: true,
  pictures: 0,
  ports: null,
  isOverdue: false,
  reference: null,
  load: "20GPx2,40HCx1",
};

/* Oldest first, so that the numbers rise with the dates. The portal does not know status 3. All tasks of the newest are to come. */
const BOOKINGS = readDemoData<
  readonly (Pick<DemoBooking, "daysAgo" | "provider" | "status"> & { readonly lane: string } & DemoOptions)[]
>("bookings.json").map(({ lane, ...given }): DemoBooking => {
  const [from = "", to = ""] = lane.split(">");
  /* Containers that are fetched inland are picked up after the booking. */
  const leadDays = given.ports === undefined ? null : INLAND_LEAD_DAYS;
  return { ...DEFAULTS, from, to, leadDays, ...given };
});

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
    .map((offer) => writeOffer({ offerId: `demo-${wanted.daysAgo}`, ...offer }))
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
  const { providerName, validity } = readOfferTerms(readOffer(text), storedJson<OfferContext>(context)).unwrapOr({
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
