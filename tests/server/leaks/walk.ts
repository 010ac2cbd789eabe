import type {
  ApprovalAnswer,
  BookingAnswer,
  CreatedLinkAnswer,
  DeskRequestAnswer,
  LclRatesAnswer,
  QuotationsAnswer,
  QuoteAnswer,
  RatesAnswer,
} from "#api/schema.d.ts";
import { overrideFloor } from "#domain/margins";
import { answerRequest, findRequestByNumber, judgeDeskLine, toDeskLine } from "#server/modules/quotes/index.ts";
import { addShipper, SHIPPER, signInAs, START } from "#tests/server/support/app.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import type { Caller } from "./answers.ts";
import { PAID } from "./find-leaks.ts";
import type { World } from "./world.ts";

const LOAD = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1_200, cbm: 3 };
const QUERY = Object.fromEntries(Object.entries(LOAD).map(([name, value]) => [name, String(value)]));
const CUSTOMER = { companyName: "Van der Meer Wonen", contactName: "Priya Nair", reference: null };

/* The first offer of a carrier that can be booked; empty without one. */
const offerFinder = (result: RatesAnswer["result"]) => {
  const offers = result.flatMap(({ api = [], excel = [] }) => [
    ...api.map(({ offerId, providerName }) => ({ id: offerId, carrier: providerName })),
    ...excel.map(({ _id, providerName }) => ({ id: _id, carrier: providerName })),
  ]);
  return (name: string): string => offers.find(({ carrier, id }) => carrier === name && id.includes("."))?.id ?? "";
};

/** Searches in every way, and the ids of the offers, one of each carrier. */
export const search = async ({ call }: Caller) => {
  const { result } = parsed<RatesAnswer>((await call("searchRates", { payload: SEARCH })).body);
  const begun = parsed<RatesAnswer & { readonly searchId?: string; readonly search?: { readonly id: string } }>(
    (await call("startRateSearch", { payload: SEARCH })).body,
  );
  const searchId = begun.searchId ?? begun.search?.id ?? "unknown";
  await call("continueRateSearch", { path: { searchId }, query: { after: "0" } });
  await call("askSourceAgain", { path: { searchId }, payload: { source: "Pelagia" } });
  await call("stopRateSearch", { path: { searchId } });
  const lcl = parsed<LclRatesAnswer>((await call("lclRates", { query: QUERY })).body);
  const first = offerFinder(result);
  return {
    connector: first("Pelagia"),
    tariff: first("Norrvik Line"),
    sheet: first("MSC"),
    lcl: lcl.result[0]?._id ?? "",
  };
};
type Offers = Awaited<ReturnType<typeof search>>;

const COLLEAGUE = "ravi@malabar.example";

/** A colleague with a limit asks for three bookings: one is approved, one is declined, and one is withdrawn. */
export const askForApproval = async ({ call }: Caller, { server }: World): Promise<void> => {
  const id = await addShipper(server.database, COLLEAGUE);
  const changes = { companyId: `account-${SHIPPER.email}`, role: "booker", approvalLimit: 1_000 } as const;
  await server.database.db.updateTable("account").set(changes).where("id", "=", id).execute();
  const headers = { ...(await signInAs(server.app, COLLEAGUE)) };
  const { result } = parsed<RatesAnswer>((await call("searchRates", { payload: SEARCH, headers })).body);
  const first = offerFinder(result);
  const asked: string[] = [];
  for (const carrier of ["Pelagia", "Norrvik Line", "MSC"]) {
    const payload = { offerId: first(carrier), reference: null };
    const answer = parsed<ApprovalAnswer>((await call("requestApproval", { payload, headers })).body);
    asked.push(answer.result[0]?.id ?? "");
  }
  const [approved = "", declined = "", withdrawn = ""] = asked;
  await call("listApprovals");
  await call("approveBooking", { path: { id: approved } });
  await call("declineBooking", { path: { id: declined }, payload: { reason: "Too much" } });
  await call("withdrawApproval", { path: { id: withdrawn }, headers });
  await call("listApprovals", { headers });
};

const saveQuote = async ({ call }: Caller, offerIds: readonly string[]): Promise<string> => {
  const payload = { offerIds, search: SEARCH, customer: CUSTOMER, incoterm: null, validTill: null, note: null };
  return parsed<QuoteAnswer>((await call("createQuote", { payload })).body).result[0]?.id ?? "";
};

/** Quotes: saved, printed, shared, checked, discussed and decided. */
export const quote = async (caller: Caller, { connector, tariff, sheet }: Offers): Promise<void> => {
  const { call } = caller;
  const id = await saveQuote(caller, [connector, tariff, sheet]);
  const { result } = parsed<QuoteAnswer>((await call("getQuote", { path: { id } })).body);
  await call("listQuotes");
  await call("quotePdf", { path: { id } });
  await call("checkQuoteOffer", { path: { id }, payload: { offer: 1 } });
  await call("commentQuote", { path: { id }, payload: { text: "Is this the best price?" } });
  await call("verifyQuote", { path: { code: result[0]?.code ?? "" } });
  const link = parsed<CreatedLinkAnswer>(
    (await call("createQuoteLink", { path: { id }, payload: { recipient: "Priya Nair" } })).body,
  );
  const path = { token: link.result[0]?.token ?? "" };
  await call("openSharedQuote", { path });
  await call("sharedQuotePdf", { path });
  await call("commentSharedQuote", { path, payload: { name: "Priya Nair", text: "Too much" } });
  await call("decideSharedQuote", {
    path,
    payload: { name: "Priya Nair", outcome: "approved", offer: 0, comment: "" },
  });
};

/** A request that the desk answers below the floor. */
export const askDesk = async ({ call }: Caller, { server }: World): Promise<void> => {
  const payload = { search: SEARCH, commodity: null, note: null };
  const asked = parsed<DeskRequestAnswer>((await call("createDeskRequest", { payload })).body);
  const { db } = server.database;
  const request = await findRequestByNumber(db, asked.result[0]?.number ?? "");
  if (request === null) return;
  const price = { currency: "USD", departure: null, arrival: null, vessel: null, voyage: null, remark: null };
  const toLine = (amount: string) =>
    toDeskLine(request, { ...price, carrier: "Skerry Lines", prices: new Map([["20GP", amount]]) }, "2026-11-20");
  const [sold, bought] = [toLine("5130.00"), toLine((PAID.desk.minor / 100).toFixed(2))];
  const margins = await judgeDeskLine(db, request, { sold, bought }, START);
  const stated = margins === null ? null : overrideFloor(margins, "Ownerby Hiddenson agrees");
  const mailing = {
    clock: server.clock.now,
    ids: { id: () => "desk-1", secret: () => "x" },
    site: "http://localhost",
    deskMail: null,
  };
  const terms = { lines: [sold], margins: [stated], validTill: "2026-11-30" };
  (await db.transaction().execute((one) => answerRequest(one, mailing, request, terms)))._unsafeUnwrap();
  await call("listDeskRequests");
  await call("listQuotes");
};

const readBookings = async ({ call }: Caller): Promise<QuotationsAnswer["result"]> =>
  parsed<QuotationsAnswer>((await call("listQuotations")).body).result;

/** Books every offer, and reads each booking in every way. */
export const book = async (caller: Caller, offers: Offers): Promise<string> => {
  const { call } = caller;
  for (const offerId of [offers.connector, offers.tariff, offers.sheet].filter((id) => id !== "")) {
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    parsed<BookingAnswer>((await call("bookOffer", { payload })).body);
    await call("bookingPdf", { payload: { offerId, _id: offerId } });
  }
  await call("bookLcl", { payload: { ...LOAD, _id: offers.lcl } });
  await call("bookingPdf", { payload: { _id: offers.lcl } });
  const bookings = await readBookings(caller);
  for (const { _id: id, files } of bookings) {
    await call("getBooking", { path: { id } });
    for (const { fileName } of files) await call("quotationFile", { path: { id, fileName } });
    const options = {
      prices: true,
      references: true,
      deadlines: true,
      documents: files.map(({ fileName }) => fileName),
    };
    const link = parsed<CreatedLinkAnswer>(
      (await call("createBookingLink", { path: { id }, payload: { recipient: "Priya", days: 7, options } })).body,
    );
    const token = link.result[0]?.token ?? "";
    await call("openSharedBooking", { path: { token } });
    await call("sharedFile", { path: { token, position: "0" } });
    await call("listAmendments", { path: { id } });
    await call("writeMessage", { path: { id }, payload: { text: "When does the vessel sail?" } });
    await call("listMessages", { path: { id } });
  }
  return bookings[0]?._id ?? "";
};

/** A key of the company, with which the same is read. */
export const useKey = async ({ call }: Caller, booking: string): Promise<void> => {
  const payload = { name: "ERP", scopes: ["read", "search", "book"], days: null };
  const created = parsed<{ readonly result: readonly { readonly key: string }[] }>(
    (await call("createApiKey", { payload })).body,
  );
  const headers = { authorization: `Bearer ${created.result[0]?.key}`, "x-token": "", "x-api-key": "" };
  await call("searchRates", { payload: SEARCH, headers });
  await call("lclRates", { query: QUERY, headers });
  await call("listQuotations", { headers });
  await call("getBooking", { path: { id: booking }, headers });
  await call("listQuotes", { headers });
};
