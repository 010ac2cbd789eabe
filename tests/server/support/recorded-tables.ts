import type { Schema } from "#server/schema.ts";

/** Why changes of a table have no entry in the audit trail. */
interface Exempt {
  readonly because: string;
}

/** Changes of a table have an entry, but those that touch these columns only, and deletions where they are retention. */
interface Recorded<Table> {
  readonly recorded: true;
  readonly except?: readonly (keyof Table & string)[];
  readonly isPruned?: boolean;
  /** Rows are inserted and removed before they count; publishing them is an update. */
  readonly isStaged?: boolean;
}

const recorded = { recorded: true } as const;
const STAGED = { recorded: true, isStaged: true } as const;
const because = (reason: string): Exempt => ({ because: reason });

const TRAIL = because("the trail itself");
const MESSAGE = because("a message about a change that has an entry");
const CARRIER = because("what a carrier sent or was asked; a record of its own");
const SEARCH = because("a search, not a change");
const BYTES = because("bytes of a file whose entry is that of its document");
const IMPORT = because("lines of an import, whose entry is that of its sheet, list or events");
const DERIVED = because("made anew from tables that have entries");
const TECHNICAL = because("how the server works, not what it stores for people");

/** Every table: a new one does not compile until it is decided whether its changes have entries. */
export const AUDITED_TABLES: { readonly [Table in keyof Schema]: Exempt | Recorded<Schema[Table]> } = {
  account: recorded,
  accountDetails: recorded,
  accountCopy: recorded,
  accountCopyPart: BYTES,
  session: { ...recorded, except: ["idleUntil"], isPruned: true },
  company: recorded,
  companyTaxNumber: recorded,
  customerGroup: because("names of groups; the company, rule or sheet that first names one has the entry"),
  companyWrite: TECHNICAL,
  companyInvitation: recorded,
  accountFactor: { ...STAGED, except: ["lastCodeStep", "wrongCodes", "lockedUntil"] },
  accountRecoveryCode: because("codes of a second factor, whose entry is that of the factor or the sign-in"),
  signInChallenge: because("a sign-in that is not finished; the session has the entry"),
  approval: recorded,
  marginEntry: recorded,
  webhookEndpoint: recorded,
  webhookDelivery: MESSAGE,
  apiKey: { ...recorded, except: ["lastUsedAt"] },
  verification: because("an address without an account yet"),
  passwordReset: { ...recorded, isPruned: true },
  deletionRequest: recorded,
  savedAddress: recorded,
  savedView: recorded,
  searchTemplate: recorded,
  leadTimes: recorded,
  calendarFeed: recorded,
  sharedLink: { ...recorded, except: ["lastOpenedAt", "opens"], isPruned: true },
  notificationSetting: recorded,
  notificationDigest: { ...recorded, except: ["nextAt"] },
  mutedBooking: recorded,
  enquiry: { ...recorded, except: ["mailedAt"] },
  quotation: { ...recorded, except: ["isQueued"] },
  quotationFile: recorded,
  deadlineMark: recorded,
  bookingNote: recorded,
  bookingMessage: { ...recorded, except: ["readAt"] },
  securedPrice: CARRIER,
  carrierBooking: CARRIER,
  bookingAmendment: recorded,
  bookingCargo: recorded,
  cargoSubmission: recorded,
  bookingDocument: { ...recorded, except: ["revision"] },
  documentVersion: recorded,
  documentComment: recorded,
  documentUsage: DERIVED,
  quote: { ...recorded, except: ["revision"] },
  quoteOffer: recorded,
  bookingMargins: recorded,
  quoteMargins: recorded,
  amendmentMargins: recorded,
  quoteComment: recorded,
  deskPresence: because("what is open on a screen, for seconds"),
  quoteDraft: because("what a clerk types; the answer has an entry"),
  quoteFollowUp: recorded,
  deskRequest: recorded,
  rateSheet: STAGED,
  rateSheetRow: IMPORT,
  lclTariff: STAGED,
  lclLine: IMPORT,
  lineChange: IMPORT,
  rateImport: because("a sheet that is being prepared; what it publishes has an entry"),
  rateImportPrice: DERIVED,
  rateMapping: recorded,
  exchange: recorded,
  withdrawnOffer: IMPORT,
  place: IMPORT,
  trackingFeed: CARRIER,
  shipment: CARRIER,
  shipmentEvent: CARRIER,
  shipmentReference: CARRIER,
  trackedReference: CARRIER,
  trackingProblem: CARRIER,
  trackingDelivery: CARRIER,
  carrierCall: CARRIER,
  carrierQuota: CARRIER,
  carrierSchedule: CARRIER,
  sourcePause: recorded,
  sourceStop: CARRIER,
  sourceRequest: CARRIER,
  sourceCall: CARRIER,
  rateNotice: CARRIER,
  sharedAnswer: SEARCH,
  growingSearch: SEARCH,
  lastSearch: SEARCH,
  quotedSearch: SEARCH,
  bookingSummary: DERIVED,
  bookingChange: MESSAGE,
  bookingCheck: MESSAGE,
  notification: MESSAGE,
  collectedNotice: MESSAGE,
  unsubscribeLink: MESSAGE,
  outgoingMail: MESSAGE,
  staff: { ...recorded, except: ["wrongCodes", "lockedUntil", "lastCodeStep"] },
  staffSession: { ...recorded, except: ["lastUsedAt"], isPruned: true },
  staffInvitation: { ...recorded, isPruned: true },
  staffRecoveryCode: recorded,
  staffPasskey: { ...recorded, except: ["counter", "lastUsedAt"] },
  passkeyChallenge: because("a challenge that a passkey answers, not a change"),
  staffChallenge: because("a right password that waits for a code, not a change"),
  storedFilePart: BYTES,
  pendingFile: BYTES,
  stagedImport: IMPORT,
  stagedPlace: IMPORT,
  stagedEvent: IMPORT,
  carrier: IMPORT,
  tariffSchedule: IMPORT,
  tariffFreight: IMPORT,
  tariffCharges: IMPORT,
  tariffHaulage: IMPORT,
  tariffVersion: TECHNICAL,
  bookingKey: TECHNICAL,
  numberSeries: TECHNICAL,
  serverAddress: TECHNICAL,
  serverProcess: TECHNICAL,
  rateLimit: TECHNICAL,
  inboxItem: because("what waits after a change that has an entry; assigning and marking as done have one as well"),
  inboxCount: DERIVED,
  inboxFilter: recorded,
  inboxSetting: { ...recorded, except: ["changedAt"] },
  auditEntry: TRAIL,
  auditPerson: TRAIL,
  auditChain: TRAIL,
  auditCut: TRAIL,
  auditErasure: TRAIL,
};
