import type {
  AmendmentMarginsTable,
  BookingMarginsTable,
  MarginEntryTable,
  QuoteMarginsTable,
} from "./modules/margins/tables.ts";
import type { RateImportPriceTable, RateImportTable, RateMappingTable } from "./operations/rates-desk/tables.ts";
import type { Kysely } from "kysely";
import type {
  AccountCopyPartTable,
  AccountCopyTable,
  AccountDetailsTable,
  AccountFactorTable,
  AccountRecoveryCodeTable,
  AccountTable,
  CompanyTable,
  CompanyTaxNumberTable,
  CustomerGroupTable,
  DeletionRequestTable,
  PasswordResetTable,
  SessionTable,
  SignInChallengeTable,
  VerificationTable,
} from "./modules/accounts/tables.ts";
import type {
  BookingKeyTable,
  BookingSummaryTable,
  CarrierBookingTable,
  DeadlineMarkTable,
  NumberSeriesTable,
  QuotationFileTable,
  QuotationTable,
  SecuredPriceTable,
} from "./modules/bookings/tables.ts";
import type {
  ExchangeTable,
  GrowingSearchTable,
  LastSearchTable,
  QuotedSearchTable,
  WithdrawnOfferTable,
} from "./modules/rates/tables.ts";
import type {
  AuditChainTable,
  AuditCutTable,
  AuditEntryTable,
  AuditErasureTable,
  AuditPersonTable,
} from "./modules/audit/tables.ts";
import type { DeskPresenceTable, InboxFilterTable } from "./modules/desk-inbox/tables.ts";
import type { InboxCountTable, InboxItemTable, InboxSettingTable } from "./modules/inbox/tables.ts";
import type { BookingMessageTable } from "./modules/booking-messages/tables.ts";
import type { BookingNoteTable } from "./modules/desk-bookings/tables.ts";
import type { ApprovalTable } from "./modules/approvals/tables.ts";
import type { ApiKeyTable } from "./modules/api-keys/tables.ts";
import type { BookingCheckTable, BookingEventTable } from "./modules/booking-events/tables.ts";
import type { BookingAmendmentTable } from "./modules/amendments/tables.ts";
import type {
  BookingDocumentTable,
  DocumentCommentTable,
  DocumentUsageTable,
  DocumentVersionTable,
} from "./modules/booking-documents/tables.ts";
import type { BookingCargoTable, CargoSubmissionTable } from "./modules/cargo/tables.ts";
import type { CalendarFeedTable } from "./modules/deadlines/tables.ts";
import type { LeadTimesTable } from "./modules/lead-times/tables.ts";
import type { CompanyInvitationTable } from "./modules/companies/tables.ts";
import type { CarrierCallTable, CarrierQuotaTable, SourcePauseTable } from "./connectors/kit/tables.ts";
import type { SourceCallTable, SourceRequestTable, SourceStopTable } from "./modules/connectors/tables.ts";
import type { CarrierScheduleTable } from "./connectors/schedules/tables.ts";
import type { EnquiryTable } from "./modules/enquiries/tables.ts";
import type { StoredLink } from "./modules/links/tables.ts";
import type { StoredLclLine, LclTariffTable } from "./modules/lcl/tables.ts";
import type {
  CollectedNoticeTable,
  MutedBookingTable,
  NotificationDigestTable,
  NotificationSettingTable,
  NotificationTable,
  UnsubscribeLinkTable,
} from "./modules/notifications/tables.ts";
import type { PlaceTable } from "./modules/places/tables.ts";
import type { QuoteDraftTable } from "./modules/desk-quotes/tables.ts";
import type {
  QuoteCommentTable,
  QuoteFollowUpTable,
  QuoteTable,
  StoredDeskRequest,
  StoredQuoteOffer,
} from "./modules/quotes/tables.ts";
import type { SavedAddressTable } from "./modules/addresses/tables.ts";
import type {
  ShipmentEventTable,
  ShipmentReferenceTable,
  ShipmentTable,
  TrackedReferenceTable,
  TrackingDeliveryTable,
  TrackingFeedTable,
  TrackingProblemTable,
} from "./modules/tracking/tables.ts";
import type {
  StaffChallengeTable,
  StaffInvitationTable,
  PasskeyChallengeTable,
  StaffPasskeyTable,
  StaffRecoveryCodeTable,
  StaffSessionTable,
  StaffTable,
} from "./modules/staff/tables.ts";
import type { WebhookDeliveryTable, WebhookEndpointTable } from "./modules/webhooks/tables.ts";
import type { NamedTable } from "./platform/database/list-tables.ts";
import type { ServerProcessTable } from "./platform/presence-table.ts";
import type { CompanyWriteTable } from "./platform/database/company-write-table.ts";
import type { PendingFileTable, StoredFilePartTable } from "./platform/files/tables.ts";
import type { OutgoingMailTable, ServerAddressTable } from "./platform/mail/tables.ts";
import type { SharedAnswerTable } from "./rate-sources/tables.ts";
import type {
  LineChangeTable,
  RateNoticeTable,
  RateSheetRowTable,
  RateSheetTable,
} from "./rate-sources/rate-sheets/tables.ts";
import type {
  CarrierTable,
  TariffChargesTable,
  TariffFreightTable,
  TariffHaulageTable,
  TariffScheduleTable,
  CacheVersionTable,
} from "./rate-sources/tariff/tables.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** An import that is not finished. */
interface StagedImportTable {
  readonly id: string;
  readonly importedAt: number;
  /** The table of its lines. */
  readonly lines: string;
}

interface StagedLine {
  readonly importId: string;
  /** Counted from 0. */
  readonly position: number;
}

/**
 * All tables. Conventions for both databases: moments are `bigint` epoch milliseconds (…At columns), calendar dates are
 * `text` YYYY-MM-DD, yes/no is `integer` 0/1, JSON is `text`, money is `bigint` minor units with an ISO 4217 `text`.
 */
export interface Schema {
  readonly auditEntry: AuditEntryTable;
  readonly auditPerson: AuditPersonTable;
  readonly auditChain: AuditChainTable;
  readonly auditCut: AuditCutTable;
  readonly auditErasure: AuditErasureTable;
  readonly inboxItem: InboxItemTable;
  readonly bookingNote: BookingNoteTable;
  readonly bookingMessage: BookingMessageTable;
  readonly deskPresence: DeskPresenceTable;
  readonly quoteDraft: QuoteDraftTable;
  readonly quoteFollowUp: QuoteFollowUpTable;
  readonly inboxSetting: InboxSettingTable;
  readonly inboxCount: InboxCountTable;
  readonly inboxFilter: InboxFilterTable;
  readonly account: AccountTable;
  readonly company: CompanyTable;
  readonly companyTaxNumber: CompanyTaxNumberTable;
  readonly customerGroup: CustomerGroupTable;
  readonly companyWrite: CompanyWriteTable;
  readonly companyInvitation: CompanyInvitationTable;
  readonly session: SessionTable;
  readonly carrierCall: CarrierCallTable;
  readonly carrierQuota: CarrierQuotaTable;
  readonly sourcePause: SourcePauseTable;
  readonly sourceStop: SourceStopTable;
  readonly sourceRequest: SourceRequestTable;
  readonly sourceCall: SourceCallTable;
  readonly serverProcess: ServerProcessTable;
  readonly growingSearch: GrowingSearchTable;
  readonly sharedAnswer: SharedAnswerTable;
  readonly carrierSchedule: CarrierScheduleTable;
  readonly rateLimit: RateLimitTable;
  readonly verification: VerificationTable;
  readonly accountDetails: AccountDetailsTable;
  readonly accountCopy: AccountCopyTable;
  readonly accountCopyPart: AccountCopyPartTable;
  readonly passwordReset: PasswordResetTable;
  readonly deletionRequest: DeletionRequestTable;
  readonly lastSearch: LastSearchTable;
  readonly enquiry: EnquiryTable;
  readonly place: PlaceTable;
  readonly carrier: CarrierTable;
  readonly tariffSchedule: TariffScheduleTable;
  readonly tariffFreight: TariffFreightTable;
  readonly tariffCharges: TariffChargesTable;
  readonly tariffHaulage: TariffHaulageTable;
  readonly tariffVersion: CacheVersionTable;
  readonly rateSheet: RateSheetTable;
  readonly rateSheetRow: RateSheetRowTable;
  readonly marginEntry: MarginEntryTable;
  readonly bookingMargins: BookingMarginsTable;
  readonly quoteMargins: QuoteMarginsTable;
  readonly amendmentMargins: AmendmentMarginsTable;
  readonly rateNotice: RateNoticeTable;
  readonly lclTariff: LclTariffTable;
  readonly lclLine: StoredLclLine;
  readonly lineChange: LineChangeTable;
  readonly exchange: ExchangeTable;
  readonly quotedSearch: QuotedSearchTable;
  readonly withdrawnOffer: WithdrawnOfferTable;
  readonly quotation: QuotationTable;
  readonly bookingSummary: BookingSummaryTable;
  readonly bookingKey: BookingKeyTable;
  readonly leadTimes: LeadTimesTable;
  readonly calendarFeed: CalendarFeedTable;
  readonly deadlineMark: DeadlineMarkTable;
  readonly securedPrice: SecuredPriceTable;
  readonly carrierBooking: CarrierBookingTable;
  readonly serverAddress: ServerAddressTable;
  readonly sharedLink: StoredLink;
  readonly apiKey: ApiKeyTable;
  readonly accountFactor: AccountFactorTable;
  readonly accountRecoveryCode: AccountRecoveryCodeTable;
  readonly signInChallenge: SignInChallengeTable;
  readonly approval: ApprovalTable;
  readonly webhookEndpoint: WebhookEndpointTable;
  readonly webhookDelivery: WebhookDeliveryTable;
  readonly savedAddress: SavedAddressTable;
  readonly savedView: NamedTable<"query">;
  readonly searchTemplate: NamedTable<"search">;
  readonly quote: QuoteTable;
  readonly quoteOffer: StoredQuoteOffer;
  readonly quoteComment: QuoteCommentTable;
  readonly deskRequest: StoredDeskRequest;
  readonly quotationFile: QuotationFileTable;
  readonly numberSeries: NumberSeriesTable;
  readonly shipment: ShipmentTable;
  readonly shipmentEvent: ShipmentEventTable;
  readonly shipmentReference: ShipmentReferenceTable;
  readonly trackedReference: TrackedReferenceTable;
  readonly trackingFeed: TrackingFeedTable;
  readonly trackingProblem: TrackingProblemTable;
  readonly trackingDelivery: TrackingDeliveryTable;
  readonly outgoingMail: OutgoingMailTable;
  readonly bookingChange: BookingEventTable;
  readonly bookingCheck: BookingCheckTable;
  readonly notification: NotificationTable;
  readonly notificationSetting: NotificationSettingTable;
  readonly notificationDigest: NotificationDigestTable;
  readonly collectedNotice: CollectedNoticeTable;
  readonly mutedBooking: MutedBookingTable;
  readonly unsubscribeLink: UnsubscribeLinkTable;
  readonly bookingAmendment: BookingAmendmentTable;
  readonly bookingDocument: BookingDocumentTable;
  readonly documentVersion: DocumentVersionTable;
  readonly documentComment: DocumentCommentTable;
  readonly documentUsage: DocumentUsageTable;
  readonly bookingCargo: BookingCargoTable;
  readonly cargoSubmission: CargoSubmissionTable;
  readonly staff: StaffTable;
  readonly staffSession: StaffSessionTable;
  readonly rateImport: RateImportTable;
  readonly rateImportPrice: RateImportPriceTable;
  readonly rateMapping: RateMappingTable;
  readonly staffInvitation: StaffInvitationTable;
  readonly staffChallenge: StaffChallengeTable;
  readonly staffRecoveryCode: StaffRecoveryCodeTable;
  readonly staffPasskey: StaffPasskeyTable;
  readonly passkeyChallenge: PasskeyChallengeTable;
  readonly storedFilePart: StoredFilePartTable;
  readonly pendingFile: PendingFileTable;
  readonly stagedImport: StagedImportTable;
  readonly stagedPlace: PlaceTable & StagedLine;
  readonly stagedEvent: ShipmentEventTable & StagedLine;
}

/** What a store runs on: the database or a transaction. Stores take it as an argument, so that one transaction may span several. */
export type Executor = Kysely<Schema>;

/** How often something happened in its current window; `key` names who and what ("sign-in account a@b.example"). */
export interface RateLimitTable {
  readonly key: string;
  readonly hits: number;
  readonly windowEndsAt: number;
}
