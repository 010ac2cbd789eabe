import fc from "fast-check";
import type { ResultAsync } from "neverthrow";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { toObject } from "#api/readers/json.ts";
import { EMPTY_PARTY } from "#domain/addresses";
import { EMPTY_LIST_QUERY } from "#domain/bookings";
import { emptyDetails } from "#domain/cargo";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { DEFAULT_LCL_CRITERIA } from "#domain/lcl";
import type { GrowingRateList } from "#domain/rates";
import type { Failure } from "#ports/failure.ts";
import { readDocument } from "#server/platform/http/document.ts";
import { type Adapters, adaptersAt, patient, settingsFor } from "../support/api.ts";
import { json, type LocalServer, localServer, type Reply } from "../support/local-server.ts";
import { cases } from "#tests/support/property-tests.ts";
import { aRate } from "#tests/support/rates.ts";
import { answerArbitrary, lookUp, valueArbitrary } from "#tests/support/schema-values.ts";
import { aSearch } from "#tests/support/searches.ts";

const document = readDocument(new URL("../../../openapi/keelson.openapi.yaml", import.meta.url));
const LCL_SEARCH = {
  mode: "lcl",
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  weightKg: 1200,
  cbm: 3.25,
} as const;
const DETAILS = {
  firstName: "Asha",
  lastName: "Menon",
  phoneNumber: "+919876543210",
  country: "IN",
  email: "asha@menon.example",
  password: "kardamom",
  confirmPassword: "kardamom",
  pinCode: "682001",
  address: "12 Jew Town Road",
  companyName: "Menon Spices",
};
const ENQUIRY = {
  firstName: "A",
  lastName: "M",
  email: "a@m.example",
  mobileNo: "1",
  companyName: "M",
  message: "Hello",
};
const FILE = { fileName: "a.pdf", link: "/api/resource/quotation/1/files/a.pdf" };

const TOKEN = "token-of-a-shared-quote-0001";
const NEW_QUOTE = {
  offerIds: ["offer-1"],
  search: aSearch(),
  customer: { companyName: "A", contactName: null, reference: null },
  incoterm: null,
  validTill: null,
  note: null,
  key: "key-12345",
};

const STARTED_LIST: GrowingRateList = {
  rates: [],
  warning: null,
  sources: [],
  exchange: null,
  searchId: "search-1",
  progress: [],
  isComplete: false,
  continuation: { position: "1", load: aSearch().containers, startedAt: "2026-11-20T08:15:00.000Z" },
};

/** How the portal calls each operation. */
const CALLS: Readonly<Record<string, (adapters: Adapters) => ResultAsync<unknown, Failure>>> = {
  signIn: ({ accounts }) => accounts.signIn({ username: "a", password: "b" }, patient()),
  signOut: ({ accounts }) => accounts.signOut(patient()),
  getProfile: ({ accounts }) => accounts.profile(patient()),
  sendVerification: ({ signup }) => signup.sendCode("asha@menon.example", patient()),
  verifyCode: ({ signup }) => signup.verifyCode({ code: 482_913, otpToken: "t" }, patient()),
  signUp: ({ signup }) =>
    signup.createAccount({ otpToken: "t", basicData: DETAILS, panCopy: null, gstCopy: null }, patient()),
  forgotPassword: ({ passwordReset }) => passwordReset.requestLink("asha@menon.example", patient()),
  resetPassword: ({ passwordReset }) =>
    passwordReset.changePassword({ token: "t", password: "kardamom", confirmPassword: "kardamom" }, patient()),
  listCountries: ({ countries }) => countries.list(patient()),
  contactUs: ({ enquiry }) => enquiry.send({ ...ENQUIRY, website: "" }, patient()),
  findFclPorts: ({ places }) => places.find("nhava", patient()),
  findPublicPlaces: ({ findPublicPlaces }) => findPublicPlaces("nhava", patient()),
  nearbyPorts: ({ places }) => places.nearbyPorts("INTKD", patient()),
  searchRates: ({ rates }) => rates.search(aSearch(), patient()),
  startRateSearch: ({ growingSearch }) => growingSearch.start(aSearch(), patient()),
  continueRateSearch: ({ growingSearch }) => growingSearch.next(STARTED_LIST, patient()),
  stopRateSearch: ({ growingSearch }) => growingSearch.stop(STARTED_LIST, patient()),
  askSourceAgain: ({ growingSearch }) => growingSearch.askAgain(STARTED_LIST, "Pelagia", patient()),
  bookOffer: ({ bookings }) => bookings.book(aRate({}), "key-12345", patient()),
  sheetLine: ({ rates }) => rates.sheetLine(aRate({ source: "excel" }), patient()),
  bookingPdf: ({ bookings }) => bookings.pdf(aRate({}), patient()),
  listQuotations: ({ quotations }) => quotations.page({ limit: 10, skip: 0 }, patient()),
  setReference: ({ quotations }) => quotations.setReference({ id: "1", reference: "PO 1" }, patient()),
  quotationFile: ({ quotations }) => quotations.file(FILE, patient()),
  getTracking: ({ shipments }) => shipments.track({ bookingId: "1", type: "fcl", shippingLine: "MAERSK" }, patient()),
  lclPorts: ({ lcl }) => lcl.ports(patient()),
  lclRates: ({ lcl }) =>
    lcl.rates({ search: LCL_SEARCH, criteria: DEFAULT_LCL_CRITERIA, limit: 10, skip: 0 }, patient()),
  bookLcl: ({ bookings }) => bookings.book({ ...aRate({}), source: "lcl", load: LCL_SEARCH }, "key-12345", patient()),
  getBooking: ({ deadlines }) => deadlines.booking("1", patient()),
  listAmendments: ({ amendments }) => amendments.list("1", patient()),
  requestAmendment: ({ amendments }) =>
    amendments.request(
      { booking: "1", kind: "cancellation", text: "", offerId: null, shownFee: null, key: "key-12345" },
      patient(),
    ),
  decideAmendment: ({ amendments }) =>
    amendments.decide({ booking: "1", amendment: "2", decision: "withdraw", fee: null }, patient()),
  listDocuments: ({ documents }) => documents.list("1", patient()),
  addDocument: ({ documents }) => documents.upload(UPLOAD, patient()),
  documentFile: ({ documents }) => documents.file(DOCUMENT_VERSION, patient()),
  downloadDocuments: ({ documents }) => documents.archive("1", patient()),
  listMessages: ({ messages }) => messages.list("1", patient()),
  writeMessage: ({ messages }) => messages.write({ booking: "1", text: "When?", key: "key-12345" }, patient()),
  commentDocument: ({ documents }) =>
    documents.comment({ booking: "1", document: "2", version: 1, text: "Wrong", key: "key-12345" }, patient()),
  decideDraft: ({ documents }) =>
    documents.decide({ booking: "1", document: "2", version: 1, outcome: "approved", comment: "" }, patient()),
  getCargo: ({ cargo }) => cargo.load("1", patient()),
  saveCargo: ({ cargo }) =>
    cargo.save({ booking: "1", version: 0, details: emptyDetails({ equipments: [] }) }, patient()),
  sendCargo: ({ cargo }) => cargo.send({ booking: "1", version: 0, subject: "pick-up", container: 0 }, patient()),
  markDeadline: ({ deadlines }) => deadlines.mark({ booking: "1", task: "customs", isDone: true }, patient()),
  saveLeadTimes: ({ leadTimes }) => leadTimes.save({ origin: "INNSA", leadTimes: STANDARD_LEAD_TIMES }, patient()),
  getCalendarFeed: ({ deadlines }) => deadlines.calendarFeed(patient()),
  createCalendarFeed: ({ deadlines }) => deadlines.createCalendarFeed(patient()),
  deleteCalendarFeed: ({ deadlines }) => deadlines.deleteCalendarFeed(patient()),
  calendarFeed: ({ readCalendar }) => readCalendar("/api/calendar/calendar-token-of-a-shipper"),
  dashboard: ({ dashboard }) => dashboard.load(patient()),
  listNotifications: ({ notifications }) => notifications.page({ topic: null, limit: 10, skip: 0 }, patient()),
  readNotifications: ({ notifications }) => notifications.markRead(null, patient()),
  notificationSettings: ({ notifications }) => notifications.settings(patient()),
  setNotification: ({ notifications }) =>
    notifications.saveSetting({ topic: "eta", mail: false, portal: true }, patient()),
  getNotificationDigest: ({ notifications }) => notifications.digest(patient()),
  setNotificationDigest: ({ notifications }) =>
    notifications.saveDigest({ isDaily: true, timeZone: "Asia/Kolkata" }, patient()),
  listLeadTimes: ({ leadTimes }) => leadTimes.list(patient()),
  deleteLeadTimes: ({ leadTimes }) => leadTimes.delete("INNSA", patient()),
  muteBooking: ({ notifications }) => notifications.mute({ id: "1", isMuted: true }, patient()),
  listQuotes: ({ quotes }) => quotes.list(patient()),
  createQuote: ({ quotes }) => quotes.create(NEW_QUOTE, patient()),
  getQuote: ({ quotes }) => quotes.find("QUO-2026-000001", patient()),
  quotePdf: ({ quotes }) => quotes.pdf("QUO-2026-000001", patient()),
  commentQuote: ({ quotes }) => quotes.comment({ id: "1", text: "Yes", key: "key-12345" }, patient()),
  createQuoteLink: ({ quotes }) => quotes.share({ id: "1", recipient: "A" }, patient()),
  checkQuoteOffer: ({ quotes }) => quotes.check({ id: "1", offer: 0 }, patient()),
  openSharedQuote: ({ quotes }) => quotes.open(TOKEN, patient()),
  sharedQuotePdf: ({ quotes }) => quotes.sharedPdf(TOKEN, patient()),
  commentSharedQuote: ({ quotes }) =>
    quotes.commentShared({ token: TOKEN, name: "A", text: "B", key: "key-12345" }, patient()),
  decideSharedQuote: ({ quotes }) =>
    quotes.decide({ token: TOKEN, name: "A", outcome: "approved", offer: 0, comment: "" }, patient()),
  verifyQuote: ({ quotes }) => quotes.verify("7F3A91C2D04E11B8", patient()),
  listDeskRequests: ({ quotes }) => quotes.requests(patient()),
  createDeskRequest: ({ quotes }) => quotes.request({ search: aSearch(), commodity: null, note: null }, patient()),
  listAddresses: ({ addresses }) => addresses.list(patient()),
  createAddress: ({ addresses }) => addresses.create(EMPTY_PARTY, patient()),
  changeAddress: ({ addresses }) => addresses.change({ id: "1", version: 1, party: EMPTY_PARTY }, patient()),
  deleteAddress: ({ addresses }) => addresses.remove("1", patient()),
  listSavedViews: ({ quotations }) => quotations.views.list(patient()),
  createSavedView: ({ quotations }) => quotations.views.create({ name: "A", query: EMPTY_LIST_QUERY }, patient()),
  renameSavedView: ({ quotations }) => quotations.views.rename({ id: "1", name: "A" }, patient()),
  deleteSavedView: ({ quotations }) => quotations.views.remove("1", patient()),
  listTemplates: ({ templates }) => templates.list(patient()),
  createTemplate: ({ templates }) => templates.create({ name: "A", search: aSearch() }, patient()),
  renameTemplate: ({ templates }) => templates.rename({ id: "1", name: "A" }, patient()),
  deleteTemplate: ({ templates }) => templates.remove("1", patient()),
  listLinks: ({ links }) => links.list(null, patient()),
  createBookingLink: ({ links }) =>
    links.create(
      {
        booking: "1",
        recipient: "A",
        days: 7,
        options: { prices: false, references: false, deadlines: false, documents: [] },
      },
      patient(),
    ),
  markSharedDeadline: ({ links }) =>
    links.mark({ token: "link-token-of-a-shipper", task: "customs", isDone: true }, patient()),
  openSharedBooking: ({ links }) => links.open("link-token-of-a-shipper", patient()),
  sharedFile: ({ links }) =>
    links.file({ fileName: "a.pdf", link: "/api/shared/link-token-of-a-shipper/files/0" }, patient()),
  revokeLink: ({ links }) => links.revoke("1", patient()),
  proveSecondFactor: ({ secondFactor }) => secondFactor.prove("c", { kind: "code", code: "1" }, patient()),
  getSecondFactor: ({ secondFactor }) => secondFactor.load(patient()),
  setUpSecondFactor: ({ secondFactor }) => secondFactor.setUp("kardamom", patient()),
  switchSecondFactorOn: ({ secondFactor }) => secondFactor.switchOn("492817", patient()),
  switchSecondFactorOff: ({ secondFactor }) => secondFactor.switchOff("kardamom", patient()),
  requireSecondFactor: ({ secondFactor }) => secondFactor.require(true, patient()),
  listApprovals: ({ approvals }) => approvals.list(patient()),
  requestApproval: ({ approvals }) => approvals.request(aRate({}), null, patient()),
  approveBooking: ({ approvals }) => approvals.approve("1", patient()),
  declineBooking: ({ approvals }) => approvals.decline({ id: "1", reason: "No." }, patient()),
  withdrawApproval: ({ approvals }) => approvals.withdraw("1", patient()),
  getCompany: ({ company }) => company.company(patient()),
  addGstNumber: ({ company }) => company.addGstNumber("29AABCK4471M1Z3", patient()),
  removeGstNumber: ({ company }) => company.removeGstNumber("29AABCK4471M1Z3", patient()),
  setVatId: ({ company }) => company.setVatId("NL823456789B01", patient()),
  listMembers: ({ company }) => company.members(patient()),
  changeMember: ({ company }) => company.changeMember("1", { role: "viewer", limit: null }, patient()),
  removeMember: ({ company }) => company.removeMember("1", patient()),
  leaveCompany: ({ company }) => company.leave(patient()),
  handOverCompany: ({ company }) => company.handOver({ id: "1", role: "viewer" }, patient()),
  listInvitations: ({ company }) => company.invitations(patient()),
  createInvitation: ({ company }) => company.invite({ email: "a@m.example", role: "viewer", limit: null }, patient()),
  deleteInvitation: ({ company }) => company.withdrawInvitation("1", patient()),
  openInvitation: ({ company }) => company.openInvitation(TOKEN, patient()),
  acceptInvitation: ({ company }) =>
    company.acceptInvitation(
      TOKEN,
      { firstName: "A", lastName: "M", phone: "1", password: "kardamom", confirmPassword: "kardamom" },
      patient(),
    ),
  joinCompany: ({ company }) => company.join(TOKEN, patient()),
  listApiKeys: ({ integrations }) => integrations.keys(patient()),
  createApiKey: ({ integrations }) =>
    integrations.createKey({ name: "A", mode: "live", scopes: ["read"], days: null }, patient()),
  revokeApiKey: ({ integrations }) => integrations.revokeKey("1", patient()),
  listWebhooks: ({ integrations }) => integrations.webhooks(patient()),
  createWebhook: ({ integrations }) =>
    integrations.createWebhook({ url: "https://a.example", events: ["booking.confirmed"], mode: "live" }, patient()),
  changeWebhook: ({ integrations }) =>
    integrations.changeWebhook({ id: "1", url: "https://a.example", events: [], isEnabled: true }, patient()),
  deleteWebhook: ({ integrations }) => integrations.deleteWebhook("1", patient()),
  rotateWebhookSecret: ({ integrations }) => integrations.rotateSecret("1", patient()),
  testWebhook: ({ integrations }) => integrations.testWebhook("1", patient()),
  listWebhookDeliveries: ({ integrations }) => integrations.deliveries("1", 10, patient()),
  sendWebhookDeliveryAgain: ({ integrations }) => integrations.sendAgain({ webhook: "1", delivery: "2" }, patient()),
  getAccount: ({ account }) => account.load(patient()),
  updateAccount: ({ account }) =>
    account.saveDetails({ firstName: "A", lastName: "M", phone: "1", changedAt: null }, patient()),
  changePassword: ({ account }) =>
    account.changePassword({ currentPassword: "a", password: "kardamom", confirmPassword: "kardamom" }, patient()),
  listSessions: ({ account }) => account.sessions(patient()),
  endSession: ({ account }) => account.endSession("1", patient()),
  endOtherSessions: ({ account }) => account.endOtherSessions(patient()),
  downloadAccountData: ({ account }) => account.data(patient()),
  requestAccountDeletion: ({ account }) => account.requestDeletion(patient()),
  withdrawAccountDeletion: ({ account }) => account.withdrawDeletion(patient()),
};

const DOCUMENT_VERSION = {
  number: 1,
  fileName: "a.pdf",
  mediaType: "application/pdf",
  bytes: null,
  addedBy: "desk",
  addedAt: null,
  decision: null,
  scan: null,
  link: "/api/resource/quotation/1/documents/2/versions/1",
} as const;

const UPLOAD = {
  booking: "1",
  kind: "other",
  document: null,
  file: { name: "a.pdf", content: new Blob(["%PDF-1.4"]) },
  mediaType: "application/pdf",
  key: "key-12345",
  onProgress: () => undefined,
} as const;

/* The path as the document writes it. */
const toPath = (url: string): string => url.replaceAll(/:(\w+)/g, "{$1}");

const withJson = document.operations.filter(({ answers }) => answers.get("200") !== null);

const createChecks = () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: "api", ...document.root }, "api", false, false);
  return (pointer: string) => {
    const isValid = ajv.compile({ $ref: `api${pointer}` });
    return (value: unknown): string => (isValid(value) ? "valid" : ajv.errorsText(isValid.errors));
  };
};

/** What the portal could not read: a malformed answer, or an entry that is left out or shown as unreadable. */
const UNREAD = /could not be read|"kind":"malformed"|"unread":[1-9]/;

describe("the portal reads every answer that the API document allows", () => {
  let server: LocalServer;
  let adapters: Adapters;
  let reply: Reply = json({});
  beforeAll(async () => {
    server = await localServer((arrived, response) => reply(arrived, response));
    adapters = adaptersAt(settingsFor(server.origin));
  });
  afterAll(() => server.close());

  const read = async (id: string) =>
    CALLS[id]?.(adapters).match(
      (value) => ({ value }),
      (failure) => ({ failure }),
    );

  it("has a call for each operation", () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(document.operations.map(({ id }) => id).toSorted());
  });

  it("generates valid answers", () => {
    const createCheck = createChecks();
    for (const { method, url, answers } of withJson) {
      const validate = createCheck(answers.get("200") ?? "");
      fc.assert(
        fc.property(answerArbitrary(toPath(url), method.toLowerCase(), "200"), (body) => {
          expect(validate(body)).toBe("valid");
        }),
        { numRuns: cases(20) },
      );
    }
  });

  it.each(withJson)("$id", async ({ id, method, url }) => {
    const answers = answerArbitrary(toPath(url), method.toLowerCase(), "200");
    await fc.assert(
      fc.asyncProperty(answers, async (body) => {
        reply = json({ ...toObject(body), status: true, code: 2000 });
        const outcome = await read(id);
        expect(outcome).toHaveProperty("value");
        expect(JSON.stringify(outcome)).not.toMatch(UNREAD);
      }),
      { numRuns: cases(40) },
    );
  });

  it.each(["bookingPdf", "quotationFile", "quotePdf", "sharedQuotePdf"])("%s", async (id) => {
    const dispositions = fc.oneof(
      fc.constantFrom("attachment", "inline; filename=a.pdf"),
      fc.stringMatching(/^[ -~]*$/),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), dispositions, async (bytes, disposition) => {
        reply = (_, response) => {
          response.writeHead(200, { "content-type": "application/pdf", "content-disposition": disposition });
          response.end(bytes);
        };
        expect(await read(id)).toMatchObject({
          value: { name: expect.stringMatching(/./), content: expect.any(Blob) },
        });
      }),
      { numRuns: cases(40) },
    );
  });

  it("downloadAccountData, which is JSON without an envelope", async () => {
    const data = fc
      .dictionary(fc.string(), fc.jsonValue())
      .map((more) => ({ ...more, account: { email: "a@m.example" } }));
    await fc.assert(
      fc.asyncProperty(data, async (body) => {
        reply = (_, response) => {
          const type = "application/vnd.keelson.account-data+json";
          response.writeHead(200, { "content-type": type, "content-disposition": "attachment; filename=a.json" });
          response.end(JSON.stringify(body));
        };
        expect(await read("downloadAccountData")).toMatchObject({
          value: { name: "a.json", content: expect.any(Blob) },
        });
      }),
      { numRuns: cases(20) },
    );
  });

  it.each(document.operations)("$id, when it is refused", async ({ id }) => {
    const failures = valueArbitrary(lookUp("#/components/schemas/Failure"));
    const status = fc.constantFrom(400, 401, 404, 405, 409, 410, 413, 415, 418, 422, 429, 500, 502, 503);
    await fc.assert(
      fc.asyncProperty(failures, status, async (body, http) => {
        reply = json(body, http);
        const outcome = await read(id);
        expect(outcome).toMatchObject({ failure: { kind: expect.stringMatching(/^(refused|unauthorised)$/) } });
      }),
      { numRuns: cases(15) },
    );
  });
});
