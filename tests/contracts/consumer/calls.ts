import { readFileSync } from "node:fs";
import type { ResultAsync } from "neverthrow";
import type { operations } from "#api/schema.d.ts";
import { CARGO_DETAILS, PARTY, VGM_PART } from "./cargo-samples.ts";
import type { DocumentUpload } from "#ports/booking-documents.ts";
import type { GrowingRateList } from "#domain/rates";
import type { Failure } from "#ports/failure.ts";
import { type Adapters, patient } from "#tests/adapters/support/api.ts";
import { anLclQuestion, anLclRate } from "#tests/support/lcl.ts";
import { aRate } from "#tests/support/rates.ts";
import { aFclSearch, ENQUIRY, FCL_SEARCH_BODY, INTERNATIONAL_ACCOUNT, LCL_LANE, toForm, SHIPPER } from "./samples.ts";
import { accountPage, type InteractionRequest, type States } from "./kit.ts";

/** One valid call of an operation, as the portal sends it. */
export interface PortalCall {
  /** Begins the titles of its interactions. */
  readonly subject: string;
  readonly request: InteractionRequest;
  /** Of an optional operation: a server that does not have it answers 404 to them. */
  readonly states?: States;
  readonly send: (adapters: Adapters) => ResultAsync<unknown, Failure>;
}

const email = SHIPPER.email;
const otpToken = "pact-otp-token";
const account = { username: email, password: "kardamom" };
const change = { token: "pact-reset-token", password: "star-anise", confirmPassword: "star-anise" };
const details = { firstName: "Asha", lastName: "Nair", phone: "+91 98200 55014", changedAt: null };
const replacement = { currentPassword: "kardamom", password: "star-anise", confirmPassword: "star-anise" };
const key = "pact-confirmation-0001";
const file = { fileName: "KLB-2026-000123.pdf", link: "/api/resource/quotation/b-1/files/KLB-2026-000123.pdf" };
const tracked = { bookingId: "KLB-2026-000123", type: "fcl", shippingLine: "Norrvik Line" } as const;
const offer = aRate({ id: "OFR-PACT-1" });
const sheetOffer = aRate({ id: "SHT-PACT-1", source: "excel" });
const lclRate = anLclRate({ id: "LCL-PACT-1" });
const draft = { booking: "b-1", document: "d-1" } as const;
const invoice = { kind: "commercial-invoice", fileName: "invoice-88213.pdf" } as const;
const draftVersion = {
  number: 1,
  fileName: "NRV8204417-draft.pdf",
  mediaType: "application/pdf",
  bytes: null,
  addedBy: "desk",
  addedAt: null,
  decision: null,
  scan: null,
  link: "/api/resource/quotation/b-1/documents/d-1/versions/1",
} as const;
const cargo = "/api/resource/quotation/b-1/cargo";
const hasCargo = { "the server has cargo": {} } as const;
const documents = "/api/resource/quotation/b-1/documents";
const messages = "/api/resource/quotation/b-1/messages";
const hasMessages = { "the server has messages": {} } as const;
const hasDocuments = { "the server has documents": {} } as const;
export const hasAmendments = { "the server has amendments": {} } as const;
const amendments = "/api/resource/quotation/b-1/amendments";
export const hasNotifications = { "the server has notifications": {} } as const;
export const hasDigest = { "the server has a daily digest": {} } as const;
export const listsDeadlines = { "the server lists deadlines": {} } as const;
export const hasBookingPages = { "the server has booking pages": {} } as const;
export const hasMarks = { "the server has deadline marks": {} } as const;
export const hasLeadTimes = { "the server has a list of lead times": {} } as const;
export const hasAddresses = { "the shipper can save addresses": {} } as const;
export const hasTemplates = { "the shipper can save templates": {} } as const;
export const hasSavedViews = { "the shipper can save views": {} } as const;
export const hasGrowingSearches = { "the server has growing searches": {} } as const;
export const hasQuotes = { "the server has quotes": {} } as const;
export const hasSecondFactors = { "the server has second factors": {} } as const;
export const hasApprovals = { "the server has approvals": {} } as const;
export const hasCompany = { "the server has companies": {} } as const;
export const INVITATION_TOKEN = "c2VjcmV0LXRva2VuLW9mLWFuLWludml0YXRpb24tbGluaw";
export const WAITING_ID = "approval-1";
export const GSTIN = "29AABCK4471M1Z3";
/** Whom an admin invites. */
export const INVITED = { email: "accounts@menon.example", role: "viewer", limit: null } as const;
/** What a new person of a company states. */
export const NEW_PERSON = {
  firstName: "Priya",
  lastName: "Nair",
  phone: "+91 98765 43210",
  password: "turmeric-root",
  confirmPassword: "turmeric-root",
} as const;
const MEMBERSHIP = { role: "approver", limit: 10_000 } as const;
export const hasKeys = { "the shipper can create API keys": {} } as const;
export const hasWebhooks = { "the shipper can create webhooks": {} } as const;
export const hasLinks = { "the shipper can share": {} } as const;
const visitor = { credentials: null } as const;
const webhooks = "/api/resource/webhooks";
const views = "/api/resource/saved-views";

const startedSearch = "/api/resource/rates/searches/search-1";

/** The list of a search whose answer is continued. */
export const STARTED_LIST: GrowingRateList = {
  rates: [],
  warning: null,
  sources: [],
  exchange: null,
  searchId: "search-1",
  progress: [],
  isComplete: false,
  continuation: { position: "1", load: aFclSearch().containers, startedAt: "2026-11-20T08:15:00.000Z" },
};

/** What is sent to create an API key. */
export const KEY_REQUEST = { name: "ERP export", scopes: ["read", "search"], days: 90 } as const;

/** What is sent to create a webhook. */
export const WEBHOOK_REQUEST = {
  url: "https://erp.kaveri-home.example/keelson",
  events: ["booking.confirmed", "deadline.near"],
} as const;

/** A saved view of My Bookings, as it is read and as it is sent. */
export const SAVED_QUERY = {
  page: 0,
  search: "cardamom",
  status: "booked",
  departure: { kind: "between", from: "2026-11-20", till: null },
  carrier: "Norrvik Line",
  sort: "-arrival",
} as const;
export const SAVED_QUERY_BODY = {
  search: "cardamom",
  status: "1",
  departure: "between",
  departureFrom: "2026-11-20",
  departureTill: null,
  carrier: "Norrvik Line",
  sort: "-arrival",
} as const;

const PDF_FILE = "tests/contracts/consumer/fixtures/one-page.pdf";

/** The upload of an invoice; `changes` are of the upload. */
export const createUpload = (changes: Partial<DocumentUpload> = {}): DocumentUpload => ({
  booking: draft.booking,
  kind: invoice.kind,
  document: null,
  file: { name: invoice.fileName, content: new Blob([readFileSync(PDF_FILE)]) },
  mediaType: "application/pdf",
  key: "pact-upload-0001",
  onProgress: () => undefined,
  ...changes,
});

export const CALENDAR_TOKEN = "pact-calendar-token-0001-abcdefghijklmnop";
const CALENDAR = `/api/calendar/${CALENDAR_TOKEN}`;
export const SHARED = {
  id: "link-1",
  token: "pact-link-token-0001-abcdefghijklmnopqrstuv",
  booking: "b-1",
  fileName: "KLB-2026-000123.pdf",
} as const;
const SHARED_FILE = { fileName: SHARED.fileName, link: `/api/shared/${SHARED.token}/files/0` };
export const NEW_LINK = {
  recipient: "Rheinland Wohnen",
  days: 90,
  options: { prices: false, references: true, deadlines: true, documents: [SHARED.fileName] },
};
export const QUOTE = {
  id: "quote-1",
  number: "QUO-2026-900001",
  code: "7F3A91C2D04E11B8",
  token: "pact-quote-token-0001-abcdefghijklmnopqrst",
  comment: "Can we keep 7 free days?",
} as const;
const quotes = `/api/resource/quotes/${QUOTE.id}`;
const sharedQuote = `/api/shared/quotes/${QUOTE.token}`;
const toKey = (key: string) => ({ "Idempotency-Key": key });
export const NEW_QUOTE = {
  offerIds: ["OFR-7Q2M4C"],
  customer: { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference: null },
  incoterm: { code: "CIF", place: "Rotterdam" },
  validTill: null,
  note: null,
} as const;
const APPROVAL = { name: "Priya Nair", outcome: "approved", offer: 0, comment: "" } as const;
const COMMENT = { text: "Yes, 7 days are part of this offer." };
const RECIPIENTS_COMMENT = { name: "Priya Nair", text: QUOTE.comment };
const DESK_REQUEST = { commodity: "Fox nuts in cartons", note: null };
export const LEAD_TIMES = {
  documents: 8,
  vgm: 3,
  customs: 5,
  gateIn: 4,
  trucking: 10,
  stuffing: 4,
  emptyPickUp: 24,
} as const;

export const CALLS: Readonly<Record<keyof operations, PortalCall>> = {
  signIn: {
    subject: "a sign-in",
    request: { ...visitor, method: "POST", path: "/api/auth/sign_in", json: { ...account, applicationId: 702_020 } },
    send: ({ accounts }) => accounts.signIn(account, patient()),
  },
  signOut: {
    subject: "a sign-out",
    request: { method: "POST", path: "/api/auth/sign_out" },
    send: ({ accounts }) => accounts.signOut(patient()),
  },
  getProfile: {
    subject: "the profile",
    request: { method: "GET", path: "/api/resource/profile" },
    send: ({ accounts }) => accounts.profile(patient()),
  },
  sendVerification: {
    subject: "a code for an address",
    request: {
      ...visitor,
      method: "POST",
      path: "/api/auth/sign_up_verification",
      json: { email, applicationId: "702020" },
    },
    send: ({ signup }) => signup.sendCode(email, patient()),
  },
  verifyCode: {
    subject: "a code",
    request: {
      ...visitor,
      method: "PUT",
      path: "/api/auth/sign_up_verification",
      json: { otp: 482_913, applicationId: "702020", verifyHash: otpToken },
    },
    send: ({ signup }) => signup.verifyCode({ code: 482_913, otpToken }, patient()),
  },
  signUp: {
    subject: "an account",
    request: {
      ...visitor,
      method: "POST",
      path: "/api/auth/sign_up",
      headers: { "x-otp-token": otpToken },
      form: toForm(INTERNATIONAL_ACCOUNT),
    },
    send: ({ signup }) =>
      signup.createAccount({ otpToken, basicData: INTERNATIONAL_ACCOUNT, panCopy: null, gstCopy: null }, patient()),
  },
  forgotPassword: {
    subject: "a reset link",
    request: {
      ...visitor,
      method: "POST",
      path: "/api/auth/forgot_password",
      json: { email, applicationId: "702020" },
    },
    send: ({ passwordReset }) => passwordReset.requestLink(email, patient()),
  },
  resetPassword: {
    subject: "a new password",
    request: { ...visitor, method: "POST", path: "/api/auth/reset_password", json: change },
    send: ({ passwordReset }) => passwordReset.changePassword(change, patient()),
  },
  listCountries: {
    subject: "the countries",
    request: { ...visitor, method: "GET", path: "/api/element/country" },
    send: ({ countries }) => countries.list(patient()),
  },
  contactUs: {
    subject: "an enquiry",
    request: { ...visitor, method: "POST", path: "/api/resource/contact-us", json: ENQUIRY },
    send: (adapters) => adapters.enquiry.send({ ...ENQUIRY, website: "" }, patient()),
  },
  findFclPorts: {
    subject: "places",
    request: { method: "GET", path: "/api/resource/fcl/ports", query: { searchWith: "nhava" } },
    send: ({ places }) => places.find("nhava", patient()),
  },
  findPublicPlaces: {
    subject: "places for a visitor",
    request: { ...visitor, method: "GET", path: "/api/resource/places", query: { searchWith: "rotterdam" } },
    send: ({ findPublicPlaces }) => findPublicPlaces("rotterdam", patient()),
  },
  nearbyPorts: {
    subject: "ports near a place",
    request: { method: "GET", path: "/api/resource/nearby-ports", query: { portCode: "INTKD" } },
    send: ({ places }) => places.nearbyPorts("INTKD", patient()),
  },
  searchRates: {
    subject: "a search",
    request: { method: "POST", path: "/api/resource/rates/spot-on", json: FCL_SEARCH_BODY },
    send: ({ rates }) => rates.search(aFclSearch(), patient()),
  },
  startRateSearch: {
    subject: "a search whose answer grows",
    states: hasGrowingSearches,
    request: { method: "POST", path: "/api/resource/rates/searches", json: FCL_SEARCH_BODY },
    send: ({ growingSearch }) => growingSearch.start(aFclSearch(), patient()),
  },
  continueRateSearch: {
    subject: "what a search has found since",
    states: hasGrowingSearches,
    request: { method: "GET", path: startedSearch, query: { after: "1" } },
    send: ({ growingSearch }) => growingSearch.next(STARTED_LIST, patient()),
  },
  stopRateSearch: {
    subject: "the end of a search",
    states: hasGrowingSearches,
    request: { method: "DELETE", path: startedSearch },
    send: ({ growingSearch }) => growingSearch.stop(STARTED_LIST, patient()),
  },
  askSourceAgain: {
    subject: "one source again",
    states: hasGrowingSearches,
    request: { method: "POST", path: `${startedSearch}/asked-again`, json: { source: "Norrvik Line" } },
    send: ({ growingSearch }) => growingSearch.askAgain(STARTED_LIST, "Norrvik Line", patient()),
  },
  bookOffer: {
    subject: "a booking",
    request: {
      method: "PUT",
      path: "/api/resource/rates/spot-on",
      headers: { "Idempotency-Key": key },
      json: {
        offerId: offer.id,
        providerName: "Norrvik Line",
        routing: "Nhava Sheva (INNSA) - Rotterdam (NLRTM)",
        arrivalDate: "2026-12-30",
        departureDate: "2026-12-05",
      },
    },
    send: ({ bookings }) => bookings.book(offer, key, patient()),
  },
  proveSecondFactor: {
    subject: "the code of a sign-in",
    states: hasSecondFactors,
    request: { ...visitor, method: "PUT", path: "/api/auth/sign_in", json: { challenge: "challenge", code: "492817" } },
    send: ({ secondFactor }) => secondFactor.prove("challenge", { kind: "code", code: "492817" }, patient()),
  },
  getSecondFactor: {
    subject: "the second factor",
    states: hasSecondFactors,
    request: { method: "GET", path: "/api/resource/account/second-factor" },
    send: ({ secondFactor }) => secondFactor.load(patient()),
  },
  setUpSecondFactor: {
    subject: "the setup of a second factor",
    states: hasSecondFactors,
    request: { method: "POST", path: "/api/resource/account/second-factor", json: { password: "guessed" } },
    send: ({ secondFactor }) => secondFactor.setUp("guessed", patient()),
  },
  switchSecondFactorOn: {
    subject: "the first code of a second factor",
    states: hasSecondFactors,
    request: { method: "PUT", path: "/api/resource/account/second-factor", json: { code: "492817" } },
    send: ({ secondFactor }) => secondFactor.switchOn("492817", patient()),
  },
  switchSecondFactorOff: {
    subject: "the end of a second factor",
    states: hasSecondFactors,
    request: { method: "PUT", path: "/api/resource/account/second-factor/off", json: { password: "guessed" } },
    send: ({ secondFactor }) => secondFactor.switchOff("guessed", patient()),
  },
  requireSecondFactor: {
    subject: "the rule that everybody needs a second factor",
    states: hasSecondFactors,
    request: { method: "PUT", path: "/api/resource/company/second-factor", json: { isRequired: false } },
    send: ({ secondFactor }) => secondFactor.require(false, patient()),
  },
  listApprovals: {
    subject: "the bookings that wait for approval",
    states: hasApprovals,
    request: { method: "GET", path: "/api/resource/approvals" },
    send: ({ approvals }) => approvals.list(patient()),
  },
  requestApproval: {
    subject: "a request for approval",
    states: hasApprovals,
    request: { method: "POST", path: "/api/resource/approvals", json: { offerId: offer.id, reference: null } },
    send: ({ approvals }) => approvals.request(offer, null, patient()),
  },
  approveBooking: {
    subject: "the approval of a booking",
    states: hasApprovals,
    request: { method: "PUT", path: `/api/resource/approvals/${WAITING_ID}/approval` },
    send: ({ approvals }) => approvals.approve(WAITING_ID, patient()),
  },
  declineBooking: {
    subject: "the refusal of a booking",
    states: hasApprovals,
    request: { method: "PUT", path: `/api/resource/approvals/${WAITING_ID}/decline`, json: { reason: "Too dear." } },
    send: ({ approvals }) => approvals.decline({ id: WAITING_ID, reason: "Too dear." }, patient()),
  },
  withdrawApproval: {
    subject: "the end of a request for approval",
    states: hasApprovals,
    request: { method: "DELETE", path: `/api/resource/approvals/${WAITING_ID}` },
    send: ({ approvals }) => approvals.withdraw(WAITING_ID, patient()),
  },
  sheetLine: {
    subject: "the line of a rate sheet",
    request: { method: "GET", path: "/api/resource/rates/sheet-line", query: { offerId: sheetOffer.id } },
    send: ({ rates }) => rates.sheetLine(sheetOffer, patient()),
  },
  bookingPdf: {
    subject: "the PDF",
    request: {
      method: "POST",
      path: "/api/resource/booking/pdf",
      json: { offerId: offer.id, providerName: "Norrvik Line" },
    },
    send: ({ bookings }) => bookings.pdf(offer, patient()),
  },
  listQuotations: {
    subject: "bookings",
    request: { method: "GET", path: "/api/resource/quotation", query: { limit: "10", skip: "0" } },
    send: ({ quotations }) => quotations.page({ limit: 10, skip: 0 }, patient()),
  },
  setReference: {
    subject: "a reference",
    request: { method: "PUT", path: "/api/resource/quotation/b-1/reference", json: { reference: "PO 88213" } },
    send: ({ quotations }) => quotations.setReference({ id: "b-1", reference: "PO 88213" }, patient()),
  },
  quotationFile: {
    subject: "a file",
    request: { method: "GET", path: file.link },
    send: ({ quotations }) => quotations.file(file, patient()),
  },
  getTracking: {
    subject: "a shipment",
    request: { method: "GET", path: "/api/resource/shipment/tracking", query: tracked },
    send: ({ shipments }) => shipments.track(tracked, patient()),
  },
  lclPorts: {
    subject: "LCL ports",
    request: { method: "GET", path: "/api/resource/lcl/ports" },
    send: ({ lcl }) => lcl.ports(patient()),
  },
  lclRates: {
    subject: "LCL rates",
    request: {
      method: "GET",
      path: "/api/resource/lcl/rates",
      query: { ...LCL_LANE, weight: "1200", cbm: "3.25", noOfContainers: "1", limit: "10", skip: "0" },
    },
    send: ({ lcl }) => lcl.rates(anLclQuestion(), patient()),
  },
  bookLcl: {
    subject: "a booking of an LCL rate",
    request: {
      method: "PUT",
      path: "/api/resource/lcl/rates",
      headers: { "Idempotency-Key": "pact-confirmation-0002" },
      json: { _id: lclRate.id, ...LCL_LANE, weight: 1200, cbm: 3.25 },
    },
    send: ({ bookings }) => bookings.book(lclRate, "pact-confirmation-0002", patient()),
  },
  getBooking: {
    subject: "a booking with its deadlines",
    states: hasBookingPages,
    request: { method: "GET", path: "/api/resource/quotation/b-1" },
    send: ({ deadlines }) => deadlines.booking("b-1", patient()),
  },
  listDocuments: {
    subject: "documents",
    request: { method: "GET", path: documents },
    states: hasDocuments,
    send: ({ documents: port }) => port.list("b-1", patient()),
  },
  addDocument: {
    subject: "a new document",
    request: {
      method: "POST",
      path: documents,
      query: invoice,
      headers: { "Idempotency-Key": "pact-upload-0001" },
      file: { type: "application/pdf", path: PDF_FILE },
    },
    states: hasDocuments,
    send: ({ documents: port }) => port.upload(createUpload(), patient()),
  },
  documentFile: {
    subject: "a document",
    request: { method: "GET", path: draftVersion.link },
    states: hasDocuments,
    send: ({ documents: port }) => port.file(draftVersion, patient()),
  },
  downloadDocuments: {
    subject: "all documents",
    request: { method: "GET", path: `${documents}.zip` },
    states: hasDocuments,
    send: ({ documents: port }) => port.archive("b-1", patient()),
  },
  listMessages: {
    subject: "messages",
    request: { method: "GET", path: messages },
    states: hasMessages,
    send: ({ messages: port }) => port.list("b-1", patient()),
  },
  writeMessage: {
    subject: "a message",
    request: {
      method: "POST",
      path: messages,
      headers: { "Idempotency-Key": "pact-message-0001" },
      json: { text: "When does the vessel sail?" },
    },
    states: hasMessages,
    send: ({ messages: port }) =>
      port.write({ booking: "b-1", text: "When does the vessel sail?", key: "pact-message-0001" }, patient()),
  },
  commentDocument: {
    subject: "a comment",
    request: {
      method: "POST",
      path: `${documents}/d-1/comments`,
      headers: { "Idempotency-Key": "pact-comment-0001" },
      json: { version: 1, text: "The consignee is wrong." },
    },
    states: hasDocuments,
    send: ({ documents: port }) =>
      port.comment({ ...draft, version: 1, text: "The consignee is wrong.", key: "pact-comment-0001" }, patient()),
  },
  decideDraft: {
    subject: "an approval",
    request: {
      method: "POST",
      path: `${documents}/d-1/decision`,
      json: { version: 1, outcome: "approved", comment: "" },
    },
    states: hasDocuments,
    send: ({ documents: port }) => port.decide({ ...draft, version: 1, outcome: "approved", comment: "" }, patient()),
  },
  getCargo: {
    subject: "cargo and parties",
    request: { method: "GET", path: cargo },
    states: hasCargo,
    send: ({ cargo: port }) => port.load("b-1", patient()),
  },
  saveCargo: {
    subject: "changed cargo and parties",
    request: { method: "PUT", path: cargo, json: { version: 1, details: CARGO_DETAILS } },
    states: hasCargo,
    send: ({ cargo: port }) => port.save({ booking: "b-1", version: 1, details: CARGO_DETAILS }, patient()),
  },
  sendCargo: {
    subject: "a VGM",
    request: { method: "POST", path: `${cargo}/submissions`, json: { version: 1, ...VGM_PART } },
    states: hasCargo,
    send: ({ cargo: port }) => port.send({ booking: "b-1", version: 1, ...VGM_PART }, patient()),
  },
  listAmendments: {
    subject: "the changes of a booking",
    request: { method: "GET", path: amendments },
    states: hasAmendments,
    send: ({ amendments: port }) => port.list("b-1", patient()),
  },
  requestAmendment: {
    subject: "a request to cancel",
    request: {
      method: "POST",
      path: amendments,
      headers: { "Idempotency-Key": "pact-amendment-0001" },
      json: { kind: "cancellation", text: "", offerId: null, shownFee: { currency: "USD", amount: 150 } },
    },
    states: hasAmendments,
    send: ({ amendments: port }) =>
      port.request(
        {
          booking: "b-1",
          kind: "cancellation",
          text: "",
          offerId: null,
          shownFee: { currency: "USD", minor: 15_000 },
          key: "pact-amendment-0001",
        },
        patient(),
      ),
  },
  decideAmendment: {
    subject: "a withdrawal",
    request: { method: "POST", path: `${amendments}/a-1/decision`, json: { decision: "withdraw" } },
    states: hasAmendments,
    send: ({ amendments: port }) =>
      port.decide({ booking: "b-1", amendment: "a-1", decision: "withdraw", fee: null }, patient()),
  },
  markDeadline: {
    subject: "a deadline marked as done",
    states: hasMarks,
    request: { method: "PUT", path: "/api/resource/quotation/b-1/deadlines/documents", json: { done: true } },
    send: ({ deadlines }) => deadlines.mark({ booking: "b-1", task: "documents", isDone: true }, patient()),
  },
  markSharedDeadline: {
    subject: "a deadline of a shared booking marked as done",
    states: { ...hasLinks, ...hasMarks },
    request: {
      ...visitor,
      method: "PUT",
      path: `/api/shared/${SHARED.token}/deadlines/documents`,
      json: { done: true },
    },
    send: ({ links }) => links.mark({ token: SHARED.token, task: "documents", isDone: true }, patient()),
  },
  saveLeadTimes: {
    subject: "lead times",
    states: hasBookingPages,
    request: { method: "PUT", path: "/api/resource/lead-times/INNSA", json: { ...LEAD_TIMES } },
    send: ({ leadTimes }) => leadTimes.save({ origin: "INNSA", leadTimes: LEAD_TIMES }, patient()),
  },
  listLeadTimes: {
    subject: "the lead times of all origins",
    states: hasLeadTimes,
    request: { method: "GET", path: "/api/resource/lead-times" },
    send: ({ leadTimes }) => leadTimes.list(patient()),
  },
  deleteLeadTimes: {
    subject: "deleted lead times",
    states: hasLeadTimes,
    request: { method: "DELETE", path: "/api/resource/lead-times/INNSA" },
    send: ({ leadTimes }) => leadTimes.delete("INNSA", patient()),
  },
  getCalendarFeed: {
    subject: "the calendar link",
    states: hasBookingPages,
    request: { method: "GET", path: "/api/resource/calendar-feed" },
    send: ({ deadlines }) => deadlines.calendarFeed(patient()),
  },
  createCalendarFeed: {
    subject: "a new calendar link",
    states: hasBookingPages,
    request: { method: "PUT", path: "/api/resource/calendar-feed" },
    send: ({ deadlines }) => deadlines.createCalendarFeed(patient()),
  },
  deleteCalendarFeed: {
    subject: "the end of the calendar link",
    states: hasBookingPages,
    request: { method: "DELETE", path: "/api/resource/calendar-feed" },
    send: ({ deadlines }) => deadlines.deleteCalendarFeed(patient()),
  },
  calendarFeed: {
    subject: "a calendar",
    states: hasBookingPages,
    request: { ...visitor, method: "GET", path: CALENDAR },
    send: ({ readCalendar }) => readCalendar(CALENDAR),
  },
  listAddresses: {
    subject: "the address book",
    states: hasAddresses,
    request: { method: "GET", path: "/api/resource/addresses" },
    send: ({ addresses }) => addresses.list(patient()),
  },
  createAddress: {
    subject: "a new address",
    states: hasAddresses,
    request: { method: "POST", path: "/api/resource/addresses", json: { party: PARTY } },
    send: ({ addresses }) => addresses.create(PARTY, patient()),
  },
  changeAddress: {
    subject: "a change of an address",
    states: hasAddresses,
    request: { method: "PUT", path: "/api/resource/addresses/address-1", json: { version: 1, party: PARTY } },
    send: ({ addresses }) => addresses.change({ id: "address-1", version: 1, party: PARTY }, patient()),
  },
  deleteAddress: {
    subject: "the end of an address",
    states: hasAddresses,
    request: { method: "DELETE", path: "/api/resource/addresses/address-1" },
    send: ({ addresses }) => addresses.remove("address-1", patient()),
  },
  listSavedViews: {
    subject: "the saved views",
    states: hasSavedViews,
    request: { method: "GET", path: views },
    send: ({ quotations }) => quotations.views.list(patient()),
  },
  createSavedView: {
    subject: "a new view",
    states: hasSavedViews,
    request: { method: "POST", path: views, json: { name: "Leaving soon", query: SAVED_QUERY_BODY } },
    send: ({ quotations }) => quotations.views.create({ name: "Leaving soon", query: SAVED_QUERY }, patient()),
  },
  renameSavedView: {
    subject: "another name of a view",
    states: hasSavedViews,
    request: { method: "PUT", path: `${views}/view-1`, json: { name: "This month" } },
    send: ({ quotations }) => quotations.views.rename({ id: "view-1", name: "This month" }, patient()),
  },
  deleteSavedView: {
    subject: "the end of a view",
    states: hasSavedViews,
    request: { method: "DELETE", path: `${views}/view-1` },
    send: ({ quotations }) => quotations.views.remove("view-1", patient()),
  },
  listTemplates: {
    subject: "the templates",
    states: hasTemplates,
    request: { method: "GET", path: "/api/resource/templates" },
    send: ({ templates }) => templates.list(patient()),
  },
  createTemplate: {
    subject: "a new template",
    states: hasTemplates,
    request: { method: "POST", path: "/api/resource/templates", json: { name: "Weekly", search: FCL_SEARCH_BODY } },
    send: ({ templates }) => templates.create({ name: "Weekly", search: aFclSearch() }, patient()),
  },
  renameTemplate: {
    subject: "another name of a template",
    states: hasTemplates,
    request: { method: "PUT", path: "/api/resource/templates/template-1", json: { name: "Monthly" } },
    send: ({ templates }) => templates.rename({ id: "template-1", name: "Monthly" }, patient()),
  },
  deleteTemplate: {
    subject: "the end of a template",
    states: hasTemplates,
    request: { method: "DELETE", path: "/api/resource/templates/template-1" },
    send: ({ templates }) => templates.remove("template-1", patient()),
  },
  listQuotes: {
    subject: "the quotes",
    states: hasQuotes,
    request: { method: "GET", path: "/api/resource/quotes" },
    send: (adapters) => adapters.quotes.list(patient()),
  },
  createQuote: {
    subject: "a new quote",
    states: hasQuotes,
    request: {
      method: "POST",
      path: "/api/resource/quotes",
      headers: toKey("pact-quote-0001"),
      json: { ...NEW_QUOTE, search: FCL_SEARCH_BODY },
    },
    send: (adapters) =>
      adapters.quotes.create({ ...NEW_QUOTE, search: aFclSearch(), key: "pact-quote-0001" }, patient()),
  },
  getQuote: {
    subject: "a quote",
    states: hasQuotes,
    request: { method: "GET", path: `/api/resource/quotes/${QUOTE.number}` },
    send: (adapters) => adapters.quotes.find(QUOTE.number, patient()),
  },
  quotePdf: {
    subject: "the document of a quote",
    states: hasQuotes,
    request: { method: "GET", path: `/api/resource/quotes/${QUOTE.number}/pdf` },
    send: (adapters) => adapters.quotes.pdf(QUOTE.number, patient()),
  },
  commentQuote: {
    subject: "a comment on a quote",
    states: hasQuotes,
    request: { method: "POST", path: `${quotes}/comments`, headers: toKey("pact-comment-0001"), json: COMMENT },
    send: (adapters) => adapters.quotes.comment({ id: QUOTE.id, ...COMMENT, key: "pact-comment-0001" }, patient()),
  },
  createQuoteLink: {
    subject: "a new link to a quote",
    states: hasQuotes,
    request: { method: "POST", path: `${quotes}/links`, json: { recipient: "Priya Nair" } },
    send: (adapters) => adapters.quotes.share({ id: QUOTE.id, recipient: "Priya Nair" }, patient()),
  },
  checkQuoteOffer: {
    subject: "a check of an offer of a quote",
    states: hasQuotes,
    request: { method: "POST", path: `${quotes}/check`, json: { offer: 0 } },
    send: (adapters) => adapters.quotes.check({ id: QUOTE.id, offer: 0 }, patient()),
  },
  openSharedQuote: {
    subject: "a shared quote",
    states: hasQuotes,
    request: { ...visitor, method: "GET", path: sharedQuote },
    send: (adapters) => adapters.quotes.open(QUOTE.token, patient()),
  },
  sharedQuotePdf: {
    subject: "the document of a shared quote",
    states: hasQuotes,
    request: { ...visitor, method: "GET", path: `${sharedQuote}/pdf` },
    send: (adapters) => adapters.quotes.sharedPdf(QUOTE.token, patient()),
  },
  commentSharedQuote: {
    subject: "a comment on a shared quote",
    states: hasQuotes,
    request: {
      ...visitor,
      method: "POST",
      path: `${sharedQuote}/comments`,
      headers: toKey("pact-comment-0002"),
      json: RECIPIENTS_COMMENT,
    },
    send: (adapters) =>
      adapters.quotes.commentShared({ token: QUOTE.token, ...RECIPIENTS_COMMENT, key: "pact-comment-0002" }, patient()),
  },
  decideSharedQuote: {
    subject: "an approval of a shared quote",
    states: hasQuotes,
    request: { ...visitor, method: "POST", path: `${sharedQuote}/decision`, json: APPROVAL },
    send: (adapters) => adapters.quotes.decide({ token: QUOTE.token, ...APPROVAL }, patient()),
  },
  verifyQuote: {
    subject: "a verified quote",
    states: hasQuotes,
    request: { ...visitor, method: "GET", path: `/api/quotes/verify/${QUOTE.code}` },
    send: (adapters) => adapters.quotes.verify(QUOTE.code, patient()),
  },
  listDeskRequests: {
    subject: "the requests to the desk",
    states: hasQuotes,
    request: { method: "GET", path: "/api/resource/desk-requests" },
    send: (adapters) => adapters.quotes.requests(patient()),
  },
  createDeskRequest: {
    subject: "a request to the desk",
    states: hasQuotes,
    request: {
      method: "POST",
      path: "/api/resource/desk-requests",
      json: { ...DESK_REQUEST, search: FCL_SEARCH_BODY },
    },
    send: (adapters) => adapters.quotes.request({ ...DESK_REQUEST, search: aFclSearch() }, patient()),
  },
  getCompany: {
    subject: "the company",
    states: hasCompany,
    request: { method: "GET", path: "/api/resource/company" },
    send: ({ company }) => company.company(patient()),
  },
  addGstNumber: {
    subject: "another GSTIN",
    states: hasCompany,
    request: { method: "POST", path: "/api/resource/company/gst-numbers", json: { gstNumber: GSTIN } },
    send: ({ company }) => company.addGstNumber(GSTIN, patient()),
  },
  removeGstNumber: {
    subject: "the removal of a GSTIN",
    states: hasCompany,
    request: { method: "DELETE", path: `/api/resource/company/gst-numbers/${GSTIN}` },
    send: ({ company }) => company.removeGstNumber(GSTIN, patient()),
  },
  setVatId: {
    subject: "the VAT id of the company",
    states: hasCompany,
    request: { method: "PUT", path: "/api/resource/company/vat-id", json: { vatId: "NL823456789B01" } },
    send: ({ company }) => company.setVatId("NL823456789B01", patient()),
  },
  listMembers: {
    subject: "the people of the company",
    states: hasCompany,
    request: { method: "GET", path: "/api/resource/company/members" },
    send: ({ company }) => company.members(patient()),
  },
  changeMember: {
    subject: "another role of a person",
    states: hasCompany,
    request: { method: "PUT", path: "/api/resource/company/members/priya", json: { ...MEMBERSHIP } },
    send: ({ company }) => company.changeMember("priya", MEMBERSHIP, patient()),
  },
  removeMember: {
    subject: "the removal of a person",
    states: hasCompany,
    request: { method: "DELETE", path: "/api/resource/company/members/priya" },
    send: ({ company }) => company.removeMember("priya", patient()),
  },
  leaveCompany: {
    subject: "leaving the company",
    states: hasCompany,
    request: { method: "DELETE", path: "/api/resource/company/membership" },
    send: ({ company }) => company.leave(patient()),
  },
  handOverCompany: {
    subject: "the hand-over of the company",
    states: hasCompany,
    request: { method: "POST", path: "/api/resource/company/hand-over", json: { to: "priya", role: "booker" } },
    send: ({ company }) => company.handOver({ id: "priya", role: "booker" }, patient()),
  },
  listInvitations: {
    subject: "the invitations",
    states: hasCompany,
    request: { method: "GET", path: "/api/resource/company/invitations" },
    send: ({ company }) => company.invitations(patient()),
  },
  createInvitation: {
    subject: "a new invitation",
    states: hasCompany,
    request: { method: "POST", path: "/api/resource/company/invitations", json: { ...INVITED } },
    send: ({ company }) => company.invite(INVITED, patient()),
  },
  deleteInvitation: {
    subject: "the end of an invitation",
    states: hasCompany,
    request: { method: "DELETE", path: "/api/resource/company/invitations/invitation-1" },
    send: ({ company }) => company.withdrawInvitation("invitation-1", patient()),
  },
  openInvitation: {
    subject: "an open invitation",
    states: hasCompany,
    request: { ...visitor, method: "GET", path: `/api/invitations/${INVITATION_TOKEN}` },
    send: ({ company }) => company.openInvitation(INVITATION_TOKEN, patient()),
  },
  acceptInvitation: {
    subject: "the acceptance of an invitation",
    states: hasCompany,
    request: { ...visitor, method: "POST", path: `/api/invitations/${INVITATION_TOKEN}`, json: { ...NEW_PERSON } },
    send: ({ company }) => company.acceptInvitation(INVITATION_TOKEN, NEW_PERSON, patient()),
  },
  joinCompany: {
    subject: "joining a company",
    states: hasCompany,
    request: { method: "POST", path: `/api/invitations/${INVITATION_TOKEN}/join` },
    send: ({ company }) => company.join(INVITATION_TOKEN, patient()),
  },
  listApiKeys: {
    subject: "the API keys",
    states: hasKeys,
    request: { method: "GET", path: "/api/resource/api-keys" },
    send: ({ integrations }) => integrations.keys(patient()),
  },
  createApiKey: {
    subject: "a new API key",
    states: hasKeys,
    request: { method: "POST", path: "/api/resource/api-keys", json: { ...KEY_REQUEST } },
    send: ({ integrations }) => integrations.createKey({ ...KEY_REQUEST, mode: "live" }, patient()),
  },
  revokeApiKey: {
    subject: "the end of an API key",
    states: hasKeys,
    request: { method: "DELETE", path: "/api/resource/api-keys/key-1" },
    send: ({ integrations }) => integrations.revokeKey("key-1", patient()),
  },
  listWebhooks: {
    subject: "the webhooks",
    states: hasWebhooks,
    request: { method: "GET", path: webhooks },
    send: ({ integrations }) => integrations.webhooks(patient()),
  },
  createWebhook: {
    subject: "a new webhook",
    states: hasWebhooks,
    request: { method: "POST", path: webhooks, json: { ...WEBHOOK_REQUEST } },
    send: ({ integrations }) => integrations.createWebhook({ ...WEBHOOK_REQUEST, mode: "live" }, patient()),
  },
  changeWebhook: {
    subject: "a change of a webhook",
    states: hasWebhooks,
    request: { method: "PUT", path: `${webhooks}/webhook-1`, json: { ...WEBHOOK_REQUEST, enabled: false } },
    send: ({ integrations }) =>
      integrations.changeWebhook({ id: "webhook-1", ...WEBHOOK_REQUEST, isEnabled: false }, patient()),
  },
  deleteWebhook: {
    subject: "the end of a webhook",
    states: hasWebhooks,
    request: { method: "DELETE", path: `${webhooks}/webhook-1` },
    send: ({ integrations }) => integrations.deleteWebhook("webhook-1", patient()),
  },
  rotateWebhookSecret: {
    subject: "a new secret of a webhook",
    states: hasWebhooks,
    request: { method: "POST", path: `${webhooks}/webhook-1/secret` },
    send: ({ integrations }) => integrations.rotateSecret("webhook-1", patient()),
  },
  testWebhook: {
    subject: "a test message to a webhook",
    states: hasWebhooks,
    request: { method: "POST", path: `${webhooks}/webhook-1/test` },
    send: ({ integrations }) => integrations.testWebhook("webhook-1", patient()),
  },
  listWebhookDeliveries: {
    subject: "the deliveries of a webhook",
    states: hasWebhooks,
    request: { method: "GET", path: `${webhooks}/webhook-1/deliveries`, query: { limit: "20" } },
    send: ({ integrations }) => integrations.deliveries("webhook-1", 20, patient()),
  },
  sendWebhookDeliveryAgain: {
    subject: "a delivery that is sent again",
    states: hasWebhooks,
    request: { method: "POST", path: `${webhooks}/webhook-1/deliveries/msg_1` },
    send: ({ integrations }) => integrations.sendAgain({ webhook: "webhook-1", delivery: "msg_1" }, patient()),
  },
  listLinks: {
    subject: "the links",
    states: hasLinks,
    request: { method: "GET", path: "/api/resource/links" },
    send: ({ links }) => links.list(null, patient()),
  },
  createBookingLink: {
    subject: "a new link",
    states: hasLinks,
    request: { method: "POST", path: "/api/resource/quotation/b-1/links", json: { ...NEW_LINK } },
    send: ({ links }) => links.create({ booking: "b-1", ...NEW_LINK }, patient()),
  },
  openSharedBooking: {
    subject: "a shared booking",
    states: hasLinks,
    request: { ...visitor, method: "GET", path: `/api/shared/${SHARED.token}` },
    send: ({ links }) => links.open(SHARED.token, patient()),
  },
  sharedFile: {
    subject: "a shared file",
    states: hasLinks,
    request: { ...visitor, method: "GET", path: SHARED_FILE.link },
    send: ({ links }) => links.file(SHARED_FILE, patient()),
  },
  revokeLink: {
    subject: "the end of a link",
    states: hasLinks,
    request: { method: "DELETE", path: "/api/resource/links/link-1" },
    send: ({ links }) => links.revoke("link-1", patient()),
  },
  dashboard: {
    subject: "the home",
    request: { method: "GET", path: "/api/resource/dashboard" },
    send: ({ dashboard }) => dashboard.load(patient()),
  },
  getAccount: {
    subject: "the account",
    states: accountPage,
    request: { method: "GET", path: "/api/resource/account" },
    send: ({ account }) => account.load(patient()),
  },
  updateAccount: {
    subject: "new details",
    states: accountPage,
    request: { method: "PUT", path: "/api/resource/account", json: details },
    send: ({ account }) => account.saveDetails(details, patient()),
  },
  changePassword: {
    subject: "a password change",
    states: accountPage,
    request: { method: "PUT", path: "/api/resource/account/password", json: replacement },
    send: ({ account }) => account.changePassword(replacement, patient()),
  },
  listSessions: {
    subject: "the sessions",
    states: accountPage,
    request: { method: "GET", path: "/api/resource/account/sessions" },
    send: ({ account }) => account.sessions(patient()),
  },
  endSession: {
    subject: "the end of a session",
    states: accountPage,
    request: { method: "DELETE", path: "/api/resource/account/sessions/session-2" },
    send: ({ account }) => account.endSession("session-2", patient()),
  },
  endOtherSessions: {
    subject: "the end of other sessions",
    states: accountPage,
    request: { method: "DELETE", path: "/api/resource/account/sessions" },
    send: ({ account }) => account.endOtherSessions(patient()),
  },
  downloadAccountData: {
    subject: "the data of the account",
    states: accountPage,
    request: { method: "GET", path: "/api/resource/account/data" },
    send: ({ account }) => account.data(patient()),
  },
  requestAccountDeletion: {
    subject: "a deletion request",
    states: accountPage,
    request: { method: "PUT", path: "/api/resource/account/deletion" },
    send: ({ account }) => account.requestDeletion(patient()),
  },
  withdrawAccountDeletion: {
    subject: "the withdrawal of a deletion request",
    states: accountPage,
    request: { method: "DELETE", path: "/api/resource/account/deletion" },
    send: ({ account }) => account.withdrawDeletion(patient()),
  },
  listNotifications: {
    subject: "notifications",
    states: hasNotifications,
    request: { method: "GET", path: "/api/resource/notifications", query: { limit: "10", skip: "0" } },
    send: ({ notifications }) => notifications.page({ topic: null, limit: 10, skip: 0 }, patient()),
  },
  readNotifications: {
    subject: "notifications as read",
    states: hasNotifications,
    request: { method: "PUT", path: "/api/resource/notifications/read", json: { ids: null } },
    send: ({ notifications }) => notifications.markRead(null, patient()),
  },
  notificationSettings: {
    subject: "the settings of notifications",
    states: hasNotifications,
    request: { method: "GET", path: "/api/resource/notification-settings" },
    send: ({ notifications }) => notifications.settings(patient()),
  },
  setNotification: {
    subject: "a setting of notifications",
    states: hasNotifications,
    request: {
      method: "PUT",
      path: "/api/resource/notification-settings",
      json: { topic: "eta", mail: false, portal: true },
    },
    send: ({ notifications }) => notifications.saveSetting({ topic: "eta", mail: false, portal: true }, patient()),
  },
  getNotificationDigest: {
    subject: "the digest of notifications",
    states: hasDigest,
    request: { method: "GET", path: "/api/resource/notification-digest" },
    send: ({ notifications }) => notifications.digest(patient()),
  },
  setNotificationDigest: {
    subject: "a switched digest of notifications",
    states: hasDigest,
    request: {
      method: "PUT",
      path: "/api/resource/notification-digest",
      json: { daily: true, timeZone: "Asia/Kolkata" },
    },
    send: ({ notifications }) => notifications.saveDigest({ isDaily: true, timeZone: "Asia/Kolkata" }, patient()),
  },
  muteBooking: {
    subject: "a muted booking",
    states: hasNotifications,
    request: { method: "PUT", path: "/api/resource/quotation/b-1/notifications", json: { muted: true } },
    send: ({ notifications }) => notifications.mute({ id: "b-1", isMuted: true }, patient()),
  },
};
