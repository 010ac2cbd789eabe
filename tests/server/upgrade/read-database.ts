import type {
  AccountAnswer,
  AddressesAnswer,
  AmendmentsAnswer,
  BookingAnswer,
  BookingCargo,
  BookingDetailsAnswer,
  DocumentsAnswer,
  LinksAnswer,
  NotificationSettingsAnswer,
  QuotationsAnswer,
  QuotesAnswer,
  SharedBookingAnswer,
  SharedQuoteAnswer,
  TemplatesAnswer,
  VerifiedQuoteAnswer,
} from "#api/schema.d.ts";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { enquiryCommands } from "#server/operations/commands/enquiries.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { type Contents, LCL_SEARCH } from "./fill-database.ts";
import type { UpgradeApp } from "./open-app.ts";
import { callAs, type Shipper } from "./shipper.ts";

const listBookings = async (shipper: Shipper) => {
  const { result } = await shipper.get<QuotationsAnswer>("/resource/quotation");
  return result
    .map(({ quotationId, bookingId, providerName, reference, status, files }) => ({
      quotationId,
      bookingId,
      providerName,
      reference,
      status,
      files: files.length,
    }))
    .toSorted((one, other) => one.quotationId.localeCompare(other.quotationId));
};

const readBooking = async (shipper: Shipper, number: string) => {
  const [details] = (await shipper.get<BookingDetailsAnswer>(`/resource/quotation/${number}`)).result;
  if (details === undefined) throw new Error(number);
  const { booking, offer, leadTimes, muted, tracking } = details;
  const path = `/resource/quotation/${booking._id}`;
  const documents = (await shipper.get<DocumentsAnswer>(`${path}/documents`)).result;
  const [requests] = (await shipper.get<AmendmentsAnswer>(`${path}/amendments`)).result;
  const pdf = booking.files.find(({ fileName }) => fileName.endsWith(".pdf"));
  return {
    offer: Object.keys(offer),
    leadTimes: [leadTimes.documents, leadTimes.trucking],
    muted,
    hasReportedContainer: tracking?.details.some(({ equipmentReference }) => equipmentReference === "CSQU3054383"),
    documents: documents.map(({ kind, comments }) => ({ kind, comments: comments.map(({ text }) => text) })),
    amendments: requests?.amendments.map(({ kind, text, fee }) => ({ kind, text, fee })),
    pdf: pdf === undefined ? null : (await shipper.download(`${path}/files/${pdf.fileName}`)).subarray(0, 5).toString(),
  };
};

const readCargo = async (shipper: Shipper, number: string) => {
  const [details] = (await shipper.get<BookingDetailsAnswer>(`/resource/quotation/${number}`)).result;
  const url = `/resource/quotation/${details?.booking._id}/cargo`;
  const [cargo] = (await shipper.get<{ readonly result: readonly BookingCargo[] }>(url)).result;
  return {
    version: cargo?.version,
    commodity: cargo?.details.commodities[0]?.commodityType,
    shipper: cargo?.details.documentParties.shipper.partyName,
    pickUp: cargo?.details.pickUp.shipperReference,
  };
};

const readQuotes = async (shipper: Shipper) => {
  const { result } = await shipper.get<QuotesAnswer>("/resource/quotes");
  const found = result.map(
    ({ number, code, sha256, state, validTill, customer, comments, decision, offers, note, search }) => ({
      number,
      code,
      sha256,
      state,
      validTill,
      customer,
      note,
      search,
      comments: comments.map(({ name, text }) => ({ name, text })),
      decision: decision === null ? null : { name: decision.name, outcome: decision.outcome, offer: decision.offer },
      offers: offers.map(({ providerName, total }) => ({ providerName, total })),
    }),
  );
  return found.toSorted((one, other) => one.number.localeCompare(other.number));
};

const readPublicly = async ({ app }: UpgradeApp, { links, quotes, calendar }: Contents) => {
  const get = async (url: string) => (await app.inject({ method: "GET", url })).body;
  const booking: SharedBookingAnswer = JSON.parse(await get(`/api/shared/${links.booking}`));
  const quote: SharedQuoteAnswer = JSON.parse(await get(`/api/shared/quotes/${links.quote}`));
  const verified = await Promise.all(
    quotes.map(async ({ code }) => {
      const answer: VerifiedQuoteAnswer = JSON.parse(await get(`/api/quotes/verify/${code}`));
      const [found] = answer.result;
      return { number: found?.number, sha256: found?.sha256, totals: found?.totals.map(showTotal) };
    }),
  );
  return {
    booking: booking.result.map(({ bookingId, reference, price }) => ({ bookingId, reference, totals: price?.totals })),
    quote: quote.result.map(({ number, sender, code }) => ({ number, sender, code })),
    verified,
    calendar: (await get(calendar)).split("\r\n")[0],
  };
};

const readAccount = async (shipper: Shipper) => {
  const [account] = (await shipper.get<AccountAnswer>("/resource/account")).result;
  const templates = (await shipper.get<TemplatesAnswer>("/resource/templates")).result;
  const addresses = (await shipper.get<AddressesAnswer>("/resource/addresses")).result;
  const settings = (await shipper.get<NotificationSettingsAnswer>("/resource/notification-settings")).result;
  const links = (await shipper.get<LinksAnswer>("/resource/links")).result;
  return {
    company: account?.companyName,
    templates: templates.map(({ name, search }) => ({ name, search })),
    addresses: addresses.map(({ party }) => party.partyName),
    mailsOff: settings.filter(({ mail }) => !mail).map(({ topic }) => topic),
    links: links.map(({ kind, number, recipient }) => `${kind} ${number} ${recipient}`).toSorted(),
  };
};

const listForStaff = async ({ operate }: UpgradeApp, { sheets }: Contents) => {
  const listed = (await operate(rateCommands, "rates", "list")).join("\n");
  const bookings = await operate(bookingCommands, "bookings", "list");
  const enquiries = await operate(enquiryCommands, "enquiries", "list");
  return {
    sheets: sheets.filter((id) => listed.includes(id)),
    bookings: bookings.filter((line) => line.includes("QTN-2026-")).length,
    enquiries: enquiries.filter((line) => line.includes("priya@wonen.example")).length,
  };
};

/* As version 2.8.0 answered it, in words. */
const showTotal = (amounts: readonly { readonly currency: string; readonly amount: number }[]): string =>
  amounts
    .map(({ currency, amount }) => `${currency} ${amount.toLocaleString("en", { minimumFractionDigits: 2 })}`)
    .join(" + ");

/** Everything that the database of a fixture holds, as a shipper, a recipient and the staff read it. */
export const readDatabase = async (app: UpgradeApp, contents: Contents) => {
  /* With the session that the earlier version has opened. */
  const shipper = callAs(app, contents.session);
  const [first = "", second = "", lcl = ""] = contents.bookings;
  return {
    bookings: await listBookings(shipper),
    details: [await readBooking(shipper, first), await readBooking(shipper, second), await readBooking(shipper, lcl)],
    cargo: await readCargo(shipper, first),
    quotes: await readQuotes(shipper),
    public: await readPublicly(app, contents),
    account: await readAccount(shipper),
    staff: await listForStaff(app, contents),
  };
};

/** Books what the earlier version has found. */
export const bookFoundOffers = async (app: UpgradeApp, { session, offers }: Contents): Promise<readonly string[]> => {
  const shipper = callAs(app, session);
  const receipts = [];
  for (const offerId of [offers.api, offers.excel]) {
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    receipts.push(await shipper.send<BookingAnswer>("PUT", "/resource/rates/spot-on", payload, `book-${offerId}`));
  }
  receipts.push(
    await shipper.send<BookingAnswer>(
      "PUT",
      "/resource/lcl/rates",
      { ...LCL_SEARCH, _id: offers.lcl },
      "book-the-part-load",
    ),
  );
  return receipts.flatMap(({ result }) => result.map(({ quotationId }) => quotationId));
};
