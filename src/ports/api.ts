import type { ResultAsync } from "neverthrow";
import type {
  BookableOffer,
  Quotation,
  QuotationFile,
  QuotationListQuery,
  QuotationPage,
  QuotationSort,
} from "#domain/bookings";
import type { ContainerLine } from "#domain/containers";
import type { DeadlineTask, LeadTimes, MarkedTask, SentTask } from "#domain/deadlines";
import type { Failure } from "./failure.ts";
import type { NamedListPort } from "./named-lists.ts";
import type {
  Account,
  AccountSession,
  BasicData,
  Credentials,
  Dashboard,
  NewPassword,
  PasswordReplacement,
  PersonalDetails,
  Profile,
  SignInChallenge,
} from "#domain/accounts";
import type { BookingStatus, GrowingRateList, RateList } from "#domain/rates";
import type { CalendarDate, Instant, TimeZone } from "#domain/time";
import type { Enquiry } from "#domain/enquiries";
import type { Sentence } from "#domain/formatting";
import type { DigestSetting, NoticeSetting, NoticeTopic, NotificationPage } from "#domain/notifications";
import type { LclChoices, LclCriteria, FclComparison, LclRate, Offer, LclPlace, LclSearch } from "#domain/lcl";
import type { ExchangeRates } from "#domain/money";
import type { NearbyPort, PlaceGroup } from "#domain/places";
import type { GstTerms } from "#domain/tax";
import type { FclSearch } from "#domain/search";
import type { TrackingQuery, TrackingReport } from "#domain/tracking";
import type { Formats } from "#domain/formatting";

/** `message` is shown as sent, 'Booking confirmed!' if empty. */
export interface BookingReceipt {
  readonly message: string;
  readonly quotationId: string | null;
  readonly bookingId: string | null;
  /** Set if the booking has a page (see `DeadlinesPort`). */
  readonly hasDetails?: true;
}

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface BookingOptions {
  /** A further booking of a booked sailing. */
  readonly isRepeat?: boolean;
  /** The shipper's own reference, such as a purchase order number. */
  readonly reference?: string | null;
}

export interface BookingPort {
  /** Requests with the same `idempotencyKey` are the same booking. */
  readonly book: (
    offer: BookableOffer,
    idempotencyKey: string,
    signal: AbortSignal,
    wish?: BookingOptions,
  ) => ResultAsync<BookingReceipt, Failure>;
  /** The PDF of the offer, or of its booking `quotationId`. */
  readonly pdf: (
    offer: BookableOffer,
    signal: AbortSignal,
    quotationId?: string | null,
  ) => ResultAsync<NamedFile, Failure>;
}

/** Without filters: all bookings, newest first. */
export interface BookingsRequest {
  readonly limit: number;
  readonly skip: number;
  readonly search?: string;
  readonly status?: BookingStatus;
  /** The first and the last day of departure. */
  readonly departureFrom?: CalendarDate;
  readonly departureTill?: CalendarDate;
  readonly carrier?: string;
  readonly sort?: QuotationSort;
  /** Only confirmed shipments that are not over. */
  readonly running?: true;
}

/** The shipper's bookings, newest first, ten to a page. */
export interface BookingsPort {
  readonly page: (request: BookingsRequest, signal: AbortSignal) => ResultAsync<QuotationPage, Failure>;
  readonly file: (file: QuotationFile, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  /** Sets or removes the shipper's own reference; returns the stored one. */
  readonly setReference: (
    booking: { readonly id: string; readonly reference: string | null },
    signal: AbortSignal,
  ) => ResultAsync<string | null, Failure>;
  /** What the list is searched, filtered and sorted by, under names; its page is the first. */
  readonly views: NamedListPort<{ readonly query: QuotationListQuery }>;
}

/** Something that happened with a booking. */
export interface BookingEvent {
  readonly title: Sentence;
  readonly detail: Sentence | null;
  readonly happenedAt: Instant;
  readonly by: "shipper" | "desk" | "carrier";
}

/** The lead times that a shipper has saved for an origin. */
export interface OriginLeadTimes {
  /** UN/LOCODE. */
  readonly origin: string;
  /** Null if unknown. */
  readonly name: string | null;
  readonly leadTimes: LeadTimes;
}

/** Everything about one booking. */
export interface BookingDetails {
  readonly quotation: Quotation;
  /** The offer as it was booked; null if it cannot be read. */
  readonly booked: Offer | null;
  /** The containers that were requested, with their weights; empty for a part load. */
  readonly load: readonly ContainerLine[];
  readonly exchange: ExchangeRates | null;
  /** On top of prices; left out where the forwarder states no tax with them, or the server none. */
  readonly tax?: GstTerms;
  /** Null while nothing is known of the shipment. */
  readonly report: TrackingReport | null;
  /** Of the origin of this booking. */
  readonly leadTimes: LeadTimes;
  /** What was sent in the portal and not returned. */
  readonly sentTasks: readonly SentTask[];
  /** What was marked as done. */
  readonly markedTasks: readonly MarkedTask[];
  /** The carrier or rate source that has not answered whether it accepts the booking; null for other bookings. */
  readonly awaitsAnswerOf: string | null;
  /** Whether no mails are sent about it; null if the server has no notifications. */
  readonly isMuted: boolean | null;
  /** Newest first; null if the server does not record it. */
  readonly history: readonly BookingEvent[] | null;
  /** Rises with every change. */
  readonly revision: number;
}

/** The link that calendar applications read; the server knows its address only when it creates it. */
export interface CalendarFeed {
  readonly createdAt: Instant;
  readonly link: string | null;
}

/** A deadline of the booking with this id that is done, or is to be reopened. */
export interface DeadlineMark {
  readonly booking: string;
  readonly task: DeadlineTask;
  readonly isDone: boolean;
}

/** What is due when; a server may be without all of it. */
export interface DeadlinesPort {
  /** By any of the numbers of the booking; refused with `not-found` for others. */
  readonly booking: (id: string, signal: AbortSignal) => ResultAsync<BookingDetails, Failure>;
  /** Refused with `conflict` for a cancelled booking. Needs the capability `deadline-marks`. */
  readonly mark: (mark: DeadlineMark, signal: AbortSignal) => ResultAsync<null, Failure>;
  readonly calendarFeed: (signal: AbortSignal) => ResultAsync<CalendarFeed | null, Failure>;
  /** An earlier link stops working. */
  readonly createCalendarFeed: (signal: AbortSignal) => ResultAsync<CalendarFeed | null, Failure>;
  readonly deleteCalendarFeed: (signal: AbortSignal) => ResultAsync<null, Failure>;
}

/** Lead times of the signed-in shipper, by origin. */
export interface LeadTimesPort {
  /** `origin` is a UN/LOCODE; returns the stored lead times. */
  readonly save: (
    change: { readonly origin: string; readonly leadTimes: LeadTimes },
    signal: AbortSignal,
  ) => ResultAsync<LeadTimes, Failure>;
  /** Those that were saved. */
  readonly list: (signal: AbortSignal) => ResultAsync<readonly OriginLeadTimes[], Failure>;
  /** The standard lead times count again. */
  readonly delete: (origin: string, signal: AbortSignal) => ResultAsync<null, Failure>;
}

export interface SignInForm {
  readonly username: string;
  readonly password: string;
}

export interface AccountsPort {
  /** Refused with the server's message, which may be empty. */
  /** A challenge if a code is asked for. */
  readonly signIn: (form: SignInForm, signal: AbortSignal) => ResultAsync<Credentials | SignInChallenge, Failure>;
  readonly signOut: (signal: AbortSignal) => ResultAsync<void, Failure>;
  /** The profile of the stored credentials. */
  readonly profile: (signal: AbortSignal) => ResultAsync<Profile, Failure>;
}

/** New personal details; `changedAt` is that of the account which was read. */
export interface DetailsChange extends PersonalDetails {
  readonly changedAt: Instant | null;
  /** Left out: those of the account stay. */
  readonly formats?: Formats;
}

/** The account page. */
export interface AccountPort {
  readonly load: (signal: AbortSignal) => ResultAsync<Account, Failure>;
  /** Refused with `conflict` if the details were changed since `changedAt`. */
  readonly saveDetails: (change: DetailsChange, signal: AbortSignal) => ResultAsync<Account, Failure>;
  /** Ends the other sessions and returns how many; refuses a wrong `currentPassword` with `invalid-fields`. */
  readonly changePassword: (change: PasswordReplacement, signal: AbortSignal) => ResultAsync<number, Failure>;
  /** This session first. */
  readonly sessions: (signal: AbortSignal) => ResultAsync<readonly AccountSession[], Failure>;
  /** Refused with `not-found` if it has ended. */
  readonly endSession: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Returns how many have ended. */
  readonly endOtherSessions: (signal: AbortSignal) => ResultAsync<number, Failure>;
  /** Everything that is stored about the account, as a JSON file. */
  readonly data: (signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  /** Returns when the deletion was requested. */
  readonly requestDeletion: (signal: AbortSignal) => ResultAsync<Instant, Failure>;
  readonly withdrawDeletion: (signal: AbortSignal) => ResultAsync<void, Failure>;
}

/** Messages about bookings. */
export interface NotificationsPort {
  readonly page: (
    query: { readonly topic: NoticeTopic | null; readonly limit: number; readonly skip: number },
    signal: AbortSignal,
  ) => ResultAsync<NotificationPage, Failure>;
  /** Null marks all of them. */
  readonly markRead: (ids: readonly string[] | null, signal: AbortSignal) => ResultAsync<void, Failure>;
  readonly settings: (signal: AbortSignal) => ResultAsync<readonly NoticeSetting[], Failure>;
  readonly saveSetting: (setting: NoticeSetting, signal: AbortSignal) => ResultAsync<readonly NoticeSetting[], Failure>;
  readonly digest: (signal: AbortSignal) => ResultAsync<DigestSetting, Failure>;
  /** What was collected before it is switched off is mailed at once. */
  readonly saveDigest: (setting: DigestSetting, signal: AbortSignal) => ResultAsync<DigestSetting, Failure>;
  readonly mute: (
    booking: { readonly id: string; readonly isMuted: boolean },
    signal: AbortSignal,
  ) => ResultAsync<void, Failure>;
}

/** `id` is sent by a sign-up. */
export interface Country {
  readonly id: string;
  readonly name: string;
}

export interface CountriesPort {
  readonly list: (signal: AbortSignal) => ResultAsync<readonly Country[], Failure>;
}

export interface DashboardPort {
  readonly load: (signal: AbortSignal) => ResultAsync<Dashboard, Failure>;
}

/** `website` is a hidden field: any text in it was written by a bot. */
export interface EnquirySubmission extends Enquiry {
  readonly website: string;
}

export interface EnquiryPort {
  readonly send: (enquiry: EnquirySubmission, signal: AbortSignal) => ResultAsync<void, Failure>;
}

/** One page of a search's rates, priced for its load. */
export interface LclRateList {
  readonly rates: readonly LclRate[];
  /** Number of rates on all pages; null if unknown. */
  readonly total: number | null;
  /** Number of unreadable rates of this page. */
  readonly unread: number;
  readonly exchange: ExchangeRates | null;
  /** On top of prices; left out where the forwarder states no tax with them, or the server none. */
  readonly tax?: GstTerms;
  /** The price of a full container on the same lane. */
  readonly fcl: FclComparison | null;
  /** Null if the server neither sorts nor filters. */
  readonly choices: LclChoices | null;
  /** The rate of this page with the lowest total of all pages. */
  readonly lowestRateId: string | null;
}

export interface LclRatesRequest {
  readonly search: LclSearch;
  readonly criteria: LclCriteria;
  readonly limit: number;
  readonly skip: number;
}

export interface LclPort {
  /** All ports and CFS towns of the tariffs, most important first. */
  readonly ports: (signal: AbortSignal) => ResultAsync<readonly LclPlace[], Failure>;
  readonly rates: (question: LclRatesRequest, signal: AbortSignal) => ResultAsync<LclRateList, Failure>;
}

/** A new password and the token of the mailed link. */
export interface PasswordChange extends NewPassword {
  readonly token: string;
}

/** Setting a new password with a mailed link. */
export interface PasswordResetPort {
  /** The result is the same for unknown addresses. */
  readonly requestLink: (email: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Refuses a used or expired link with `offer-gone`; ends every session of the account. */
  readonly changePassword: (change: PasswordChange, signal: AbortSignal) => ResultAsync<void, Failure>;
}

export interface PlacesPort {
  readonly find: (text: string, signal: AbortSignal) => ResultAsync<readonly PlaceGroup[], Failure>;
  /** Of the place with a code; null where it is not known. */
  readonly timeZone: (code: string, signal: AbortSignal) => ResultAsync<TimeZone | null, Failure>;
  readonly nearbyPorts: (code: string, signal: AbortSignal) => ResultAsync<readonly NearbyPort[], Failure>;
}

/** A line of a rate sheet as it was read; headers may be repeated. */
export interface SheetLineCells {
  readonly line: number;
  readonly cells: readonly { readonly header: string; readonly text: string }[];
}

/** Ocean rates of all sources for one search, normalised to comparable offers. */
export interface RatesPort {
  readonly search: (search: FclSearch, signal: AbortSignal) => ResultAsync<RateList, Failure>;
  /** As `search`, for prices that the shipper has not asked for as a search: it is not one of the last searches. */
  readonly lookUp: (search: FclSearch, signal: AbortSignal) => ResultAsync<RateList, Failure>;
  /** The line that an offer of a rate sheet is from; refused with `not-found` if its cells are not stored. */
  readonly sheetLine: (offer: BookableOffer, signal: AbortSignal) => ResultAsync<SheetLineCells, Failure>;
}

/** Searches whose answer grows while slow sources are still being asked; for servers with `growing-search`. */
export interface GrowingSearchPort {
  /** Answers as soon as the first sources have, or that none is fast. */
  readonly start: (search: FclSearch, signal: AbortSignal) => ResultAsync<GrowingRateList, Failure>;
  /** The list with what has come since; waits for news, and answers the same list if there is none within 20 s. */
  readonly next: (list: GrowingRateList, signal: AbortSignal) => ResultAsync<GrowingRateList, Failure>;
  /** Ends the search: what has not answered is `stopped`. */
  readonly stop: (list: GrowingRateList, signal: AbortSignal) => ResultAsync<GrowingRateList, Failure>;
  /** Asks one source again, by its name; what it answers takes the place of its offers. */
  readonly askAgain: (
    list: GrowingRateList,
    source: string,
    signal: AbortSignal,
  ) => ResultAsync<GrowingRateList, Failure>;
}

export interface TrackingPort {
  /** Null if nothing was reported yet. */
  readonly track: (query: TrackingQuery, signal: AbortSignal) => ResultAsync<TrackingReport | null, Failure>;
}

/** A typed code and the token of its sign-up. */
export interface CodeSubmission {
  readonly code: number;
  readonly otpToken: string;
}

/** The third step of a sign-up; `otpToken` belongs to the verified address. */
export interface NewAccount {
  readonly otpToken: string;
  readonly basicData: BasicData;
  readonly panCopy: NamedFile | null;
  readonly gstCopy: NamedFile | null;
}

export interface SignupPort {
  /** Mails a code; returns the token that binds the later steps to this address. */
  readonly sendCode: (email: string, signal: AbortSignal) => ResultAsync<string, Failure>;
  /** Refuses a wrong code with `invalid-fields`, a used or expired one with `offer-gone`. */
  readonly verifyCode: (typed: CodeSubmission, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Refuses fields with `invalid-fields` (also `panCopy`, `gstCopy`), a verification that has expired with `offer-gone`. */
  readonly createAccount: (account: NewAccount, signal: AbortSignal) => ResultAsync<void, Failure>;
}
