import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type {
  BookingAnswer,
  BookingCargo,
  BookingDetailsAnswer,
  CalendarFeedAnswer,
  CreatedLinkAnswer,
  DeskRequestAnswer,
  DocumentsAnswer,
  LclRatesAnswer,
  QuoteAnswer,
  RatesAnswer,
} from "#api/schema.d.ts";
import { emptyDetails, setTexts } from "#domain/cargo";
import { EMPTY_PARTY } from "#domain/addresses";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { exchangeCommands } from "#server/operations/commands/fx.ts";
import { quoteCommands } from "#server/operations/commands/quotes.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { trackingCommands } from "#server/operations/commands/tracking.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { PDF } from "#tests/server/modules/booking-documents/files.ts";
import type { UpgradeApp } from "./open-app.ts";
import { type Shipper, signIn } from "./shipper.ts";

const RATES = "/resource/rates/spot-on";
const LCL = "/resource/lcl/rates";
export const LCL_SEARCH = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200, cbm: 3.25 };
const CUSTOMER = { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference: "PO 4711" };
const RECIPIENT = "Priya Nair";
const ALL_SHOWN = { prices: true, references: true, deadlines: true, documents: [] };
const LEAD_TIMES = { documents: 8, vgm: 3, customs: 5, gateIn: 4, trucking: 10, stuffing: 4, emptyPickUp: 24 };

/** Secrets and ids that only the version that filled the database could tell. */
export interface Contents {
  readonly session: Shipper["headers"];
  /** Offers that were found and not booked yet: of a carrier, of a rate sheet, of an LCL tariff. */
  readonly offers: { readonly api: string; readonly excel: string; readonly lcl: string };
  readonly bookings: readonly string[];
  readonly quotes: readonly { readonly number: string; readonly code: string; readonly sha256: string }[];
  readonly links: { readonly booking: string; readonly quote: string };
  /** Path of the calendar, with its token. */
  readonly calendar: string;
  readonly sheets: readonly string[];
}

const idIn = (lines: readonly string[]): string => /imported as (\S+),/.exec(lines.join("\n"))?.[1] ?? "";

const only = <T>(values: readonly T[] | undefined, what: string): T => {
  const [value] = values ?? [];
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
};

/* Before the searches, so that offers of these sheets are found. */
const importSheets = async ({ operate }: UpgradeApp, folder: string): Promise<readonly string[]> => {
  const rates = (...words: readonly string[]) => operate(rateCommands, "rates", ...words);
  const write = (name: string, lines: readonly string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, lines.join("\n"));
    return file;
  };
  const tidy = await rates("import", "examples/tidy.csv", "--provider", "Coromandel Line", "--rate-type", "contract");
  const words = ["--charge", "Green fee (EUR)", "--ignore", "Our margin", "--save-map", join(folder, "konkan.json")];
  const konkan = await rates(
    "import",
    "examples/forwarder.xlsx",
    "--provider",
    "Konkan",
    "--rate-type",
    "spot",
    ...words,
  );
  const head = "POL,POD,VALIDITY,CURRENCY,OCEAN FREIGHT 20GP,OCEAN FREIGHT 40HC,CARRIER,BOOKING CANCELLATION FEE";
  const old = write("old.csv", [
    head,
    "INNSA,NLRTM,30 Nov 2026,USD,905,1540,HAPAG,USD 120",
    "INNSA,DEHAM,30 Nov 2026,USD,915,1550,HAPAG,USD 120",
  ]);
  const first = await rates("import", old, "--provider", "Malabar Freight", "--rate-type", "spot");
  const next = write("next.csv", [head, "INNSA,NLRTM,31 Dec 2026,USD,995,1640,HAPAG,USD 150"]);
  const second = await rates(
    "import",
    next,
    "--provider",
    "Malabar Freight",
    "--from",
    "2026-11-28",
    "--rate-type",
    "spot",
  );
  const lcl = write("lcl.csv", [
    "Port of Loading,PORT OF DISCHARGE,Dest CFS,DEST COUNTRY,TTT (PORT TO PORT),CURRENCY,W/M RATIO,VALID TILL,OCEAN FREIGHT,ORIGIN: BILL OF LADING,DEST: THC,WAREHOUSE - STORAGE",
    'INNSA,NLRTM,,Netherlands,26,INR,1 CBM = 1000 KG,31/12/2026,USD 20/W/M,4000/BL,"EUR 9,50/RT",ON REQUEST',
  ]);
  const part = await rates("import", lcl, "--provider", "Coastal LCL", "--day-first");
  const ids = [tidy, konkan, first, second, part].map(idIn);
  await rates("withdraw", ids[0] ?? "", "--lane", "INMUN-NLRTM", "--reason", "Space is sold");
  return ids;
};

const searchFcl = async (shipper: Shipper) => {
  const { result } = await shipper.send<RatesAnswer>("POST", RATES, SEARCH);
  const api = result.flatMap(({ api = [] }) => api.map(({ offerId }) => offerId)).filter((id) => id.includes("."));
  const excel = result.flatMap(({ excel = [] }) => excel.map(({ _id }) => _id));
  return { api, excel };
};

const searchLcl = async (shipper: Shipper): Promise<readonly string[]> => {
  const query = Object.fromEntries(Object.entries(LCL_SEARCH).map(([name, value]) => [name, String(value)]));
  return (await shipper.get<LclRatesAnswer>(LCL, query)).result.map(({ _id }) => _id);
};

const book = async (shipper: Shipper, offerId: string): Promise<string> => {
  const payload = {
    offerId,
    providerName: "",
    routing: null,
    arrivalDate: null,
    departureDate: null,
    reference: "PO 88213",
  };
  return only((await shipper.send<BookingAnswer>("PUT", RATES, payload)).result, "booking").quotationId;
};

const bookLcl = async (shipper: Shipper, _id: string): Promise<string> =>
  only((await shipper.send<BookingAnswer>("PUT", LCL, { ...LCL_SEARCH, _id })).result, "LCL booking").quotationId;

const findId = async (shipper: Shipper, number: string): Promise<string> =>
  only((await shipper.get<BookingDetailsAnswer>(`/resource/quotation/${number}`)).result, number).booking._id;

const fillBooking = async (app: UpgradeApp, shipper: Shipper, number: string, folder: string): Promise<string> => {
  const id = await findId(shipper, number);
  const path = `/resource/quotation/${id}`;
  const cargo = only(
    (await shipper.get<{ readonly result: readonly BookingCargo[] }>(`${path}/cargo`)).result,
    "cargo",
  );
  const details = setTexts(emptyDetails({ equipments: cargo.equipments }), [
    ["commodities.0.commodityType", "Cotton bed linen"],
    ["documentParties.shipper.partyName", "Kaveri Home Textiles Pvt Ltd"],
    ["pickUp.shipperReference", "PO 7"],
  ]);
  await shipper.send("PUT", `${path}/cargo`, { version: 0, details });
  await shipper.send("PUT", "/resource/lead-times/INNSA", LEAD_TIMES);
  const uploaded = await app.app.inject({
    method: "POST",
    url: `/api${path}/documents`,
    query: { kind: "commercial-invoice", fileName: "invoice.pdf" },
    headers: { ...shipper.headers, "content-type": "application/pdf", "idempotency-key": "upload-key-upgrade" },
    payload: PDF,
  });
  const document = only(uploaded.json<DocumentsAnswer>().result, "document");
  await shipper.send("POST", `${path}/documents/${document.id}/comments`, {
    version: 1,
    text: "Is the HS code right?",
  });
  await shipper.send("PUT", `${path}/notifications`, { muted: true });
  await shipper.send("POST", `${path}/amendments`, {
    kind: "details",
    text: "Another consignee",
    offerId: null,
    shownFee: { currency: "USD", amount: 75 },
  });
  const events = join(folder, "events.csv");
  writeFileSync(
    events,
    [
      "bookingId,eventID,eventType,eventClassifierCode,eventDateTime,equipmentEventTypeCode,emptyIndicatorCode,equipmentReference,unLocationCode",
      `${number},ev-1,EQUIPMENT,ACT,2026-11-20T06:20:00+05:30,GTOT,EMPTY,CSQU3054383,INNSA`,
    ].join("\n"),
  );
  await app.operate(trackingCommands, "tracking", "import", events);
  const link = await shipper.send<CreatedLinkAnswer>("POST", `${path}/links`, {
    recipient: "Rheinland Wohnen",
    days: 30,
    options: ALL_SHOWN,
  });
  return only(link.result, "link").token ?? "";
};

const saveQuote = async (shipper: Shipper, offerIds: readonly string[], search: object, note: string | null) =>
  only(
    (
      await shipper.send<QuoteAnswer>("POST", "/resource/quotes", {
        offerIds,
        search,
        customer: CUSTOMER,
        incoterm: { code: "CIF", place: "Rotterdam" },
        validTill: null,
        note,
      })
    ).result,
    "quote",
  );

const shareQuote = async (shipper: Shipper, id: string): Promise<string> => {
  const { result } = await shipper.send<CreatedLinkAnswer>("POST", `/resource/quotes/${id}/links`, {
    recipient: RECIPIENT,
  });
  return only(result, "link").token ?? "";
};

const askDesk = async (app: UpgradeApp, shipper: Shipper): Promise<string> => {
  const search = { ...SEARCH, portOfDischarge: "USNYC", dischargePort: "New York" };
  const asked = { search, commodity: "Fox nuts", note: null };
  const { result } = await shipper.send<DeskRequestAnswer>("POST", "/resource/desk-requests", asked);
  const { number } = only(result, "request");
  const price = ["--price", "20GP=2100", "--carrier", "Skerry Lines", "--valid-till", "2026-12-12"];
  await app.operate(quoteCommands, "quotes", "answer", number, ...price);
  const answered = await shipper.get<{ readonly result: DeskRequestAnswer["result"] }>("/resource/desk-requests");
  return answered.result.find((one) => one.number === number)?.quoteNumber ?? "";
};

const fillQuotes = async (app: UpgradeApp, shipper: Shipper, offers: Offers) => {
  const fcl = await saveQuote(shipper, [offers.api[0] ?? "", offers.excel[0] ?? ""], SEARCH, "Ask for 7 days");
  const lcl = await saveQuote(shipper, [offers.lcl[0] ?? ""], LCL_SEARCH, null);
  const token = await shareQuote(shipper, fcl.id);
  const shared = callPublicly(app);
  await shared(`/shared/quotes/${token}/comments`, { name: RECIPIENT, text: "Can we keep 7 free days?" });
  await shared(`/shared/quotes/${await shareQuote(shipper, lcl.id)}/decision`, {
    name: RECIPIENT,
    outcome: "approved",
    offer: 0,
    comment: "",
  });
  const desk = await askDesk(app, shipper);
  const answered = only((await shipper.get<QuoteAnswer>(`/resource/quotes/${desk}`)).result, desk);
  const quotes = [fcl, lcl, answered].map(({ number, code, sha256 }) => ({ number, code, sha256 }));
  return { quotes, token };
};

const callPublicly =
  ({ app }: UpgradeApp) =>
  async (url: string, payload: object): Promise<void> => {
    const headers = { "idempotency-key": "public-key-1" };
    const answer = await app.inject({ method: "POST", url: `/api${url}`, headers, payload });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
  };

interface Offers {
  readonly api: readonly string[];
  readonly excel: readonly string[];
  readonly lcl: readonly string[];
}

const fillAccount = async (app: UpgradeApp, shipper: Shipper): Promise<void> => {
  await shipper.send("POST", "/resource/templates", { name: "Weekly", search: { ...SEARCH, departureDate: null } });
  await shipper.send("POST", "/resource/templates", { name: "Samples", search: LCL_SEARCH });
  const party = { ...EMPTY_PARTY, partyName: "Rheinland Wohnen GmbH", city: "Duisburg", countryCode: "DE" };
  await shipper.send("POST", "/resource/addresses", { party });
  await shipper.send("PUT", "/resource/notification-settings", { topic: "eta", mail: false, portal: true });
  await callPublicly(app)("/resource/contact-us", {
    firstName: "Priya",
    lastName: "Nair",
    email: "priya@wonen.example",
    mobileNo: "+31 6 1234 5678",
    companyName: CUSTOMER.companyName,
    message: "Two 40HC of bed linen a month.",
  });
};

/** Fills a database that has the demo's data with one of everything that a shipper and the staff can store. */
export const fillDatabase = async (app: UpgradeApp, folder: string): Promise<Contents> => {
  const fx = join(folder, "fx.csv");
  writeFileSync(fx, "currency,rate\nINR,88.40\nEUR,0.9225\n");
  await app.operate(
    exchangeCommands,
    "fx",
    "import",
    fx,
    "--source",
    "Test table",
    "--date",
    "2026-11-19",
    "--base",
    "USD",
  );
  const sheets = await importSheets(app, folder);
  const shipper = await signIn(app);
  const offers: Offers = { ...(await searchFcl(shipper)), lcl: await searchLcl(shipper) };
  const bookings = [
    await book(shipper, offers.api[1] ?? ""),
    await book(shipper, offers.excel[1] ?? ""),
    await bookLcl(shipper, offers.lcl[1] ?? ""),
  ];
  await app.operate(bookingCommands, "bookings", "confirm", bookings[1] ?? "", "--booking", "CAST-0001");
  const booking = await fillBooking(app, shipper, bookings[0] ?? "", folder);
  const { quotes, token } = await fillQuotes(app, shipper, offers);
  await fillAccount(app, shipper);
  const calendar = only((await shipper.send<CalendarFeedAnswer>("PUT", "/resource/calendar-feed")).result, "calendar");
  return {
    session: shipper.headers,
    offers: { api: offers.api[2] ?? "", excel: offers.excel[2] ?? "", lcl: offers.lcl[2] ?? "" },
    bookings,
    quotes,
    links: { booking, quote: token },
    calendar: calendar.link ?? "",
    sheets,
  };
};
