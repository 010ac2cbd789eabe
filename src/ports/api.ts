import type { ResultAsync } from "neverthrow";
import type { BookableOffer, QuotationSort, QuotationFile, QuotationPage } from "#domain/bookings";
import type { Failure } from "./failure.ts";
import type { BookingStatus, RateList } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import type { Credentials, Profile, Dashboard, NewPassword, BasicData } from "#domain/accounts";
import type { Enquiry } from "#domain/enquiries";
import type { LclChoices, LclCriteria, FclComparison, LclRate, LclPlace, LclSearch } from "#domain/lcl";
import type { ExchangeRates } from "#domain/money";
import type { NearbyPort, PlaceGroup } from "#domain/places";
import type { FclSearch } from "#domain/search";
import type { TrackingQuery, TrackingReport } from "#domain/tracking";

/** What the server said to a booking; `message` is shown as it is, 'Booking confirmed!' when it is empty. */
export interface BookingReceipt {
  readonly message: string;
  readonly quotationId: string | null;
  readonly bookingId: string | null;
}

/** A file handed out by the server. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** What a shipper adds to a booking. */
export interface BookingOptions {
  /** One more booking of a sailing that is booked already. */
  readonly isRepeat?: boolean;
  /** The shipper's own reference, such as a purchase order number. */
  readonly reference?: string | null;
}

/** Booking an offer, and its PDF. */
export interface BookingPort {
  /** Books the offer; the same `idempotencyKey` is the same booking, however often it is sent. */
  readonly book: (
    offer: BookableOffer,
    idempotencyKey: string,
    signal: AbortSignal,
    wish?: BookingOptions,
  ) => ResultAsync<BookingReceipt, Failure>;
  /** The PDF of the offer, or of one of its bookings; named by content-disposition, otherwise `booking.pdf`. */
  readonly pdf: (
    offer: BookableOffer,
    signal: AbortSignal,
    quotationId?: string | null,
  ) => ResultAsync<NamedFile, Failure>;
}

/** Which bookings to list; with limit and skip alone all of them, newest first. */
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
  /** Fetches a file of a quotation by its link. */
  readonly file: (file: QuotationFile, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  /** Sets or removes the shipper's own reference of a booking (by its `_id`); answers it as it is stored. */
  readonly setReference: (
    booking: { readonly id: string; readonly reference: string | null },
    signal: AbortSignal,
  ) => ResultAsync<string | null, Failure>;
}

export interface SignInForm {
  readonly username: string;
  readonly password: string;
}

/** Sign-in, sign-out and the profile behind the guard. */
export interface AccountsPort {
  /** Answers both credentials, or a refusal with the server's message ('Invalid response format' is the caller's word when they are missing). */
  readonly signIn: (form: SignInForm, signal: AbortSignal) => ResultAsync<Credentials, Failure>;
  /** Revokes the session on the server. */
  readonly signOut: (signal: AbortSignal) => ResultAsync<void, Failure>;
  /** The profile of the stored credentials; anything but code 2000 is a failure. */
  readonly profile: (signal: AbortSignal) => ResultAsync<Profile, Failure>;
}

/** A country that an account can be in; `id` is what a sign-up sends. */
export interface Country {
  readonly id: string;
  readonly name: string;
}

/** The countries of the world, by name. */
export interface CountriesPort {
  readonly list: (signal: AbortSignal) => ResultAsync<readonly Country[], Failure>;
}

/** What the signed-in home shows. */
export interface DashboardPort {
  readonly load: (signal: AbortSignal) => ResultAsync<Dashboard, Failure>;
}

/** An enquiry with what stood in the field that people never see: anything but '' was written by a program. */
export interface EnquirySubmission extends Enquiry {
  readonly website: string;
}

/** Writing to the company. */
export interface EnquiryPort {
  /** Code 2000 or a true status is success. */
  readonly send: (enquiry: EnquirySubmission, signal: AbortSignal) => ResultAsync<void, Failure>;
}

/** One page of a search's rates, priced for its load. */
export interface LclRateList {
  readonly rates: readonly LclRate[];
  /** How many rates there are in all; null when the server does not count. */
  readonly total: number | null;
  /** How many rates of this page could not be read and are not shown. */
  readonly unread: number;
  readonly exchange: ExchangeRates | null;
  /** What a full container costs on the same lane; null when it is not known. */
  readonly fcl: FclComparison | null;
  /** What the list can be narrowed to; null when the server neither sorts nor filters. */
  readonly choices: LclChoices | null;
  /** The rate of this page with the lowest total of all pages. */
  readonly lowestRateId: string | null;
}

/** A search, how its rates are listed, and the part of them that a page shows. */
export interface LclRatesRequest {
  readonly search: LclSearch;
  readonly criteria: LclCriteria;
  readonly limit: number;
  readonly skip: number;
}

/** Rates for less than a container. */
export interface LclPort {
  /** All ports and CFS towns of the tariffs, the most important first. */
  readonly ports: (signal: AbortSignal) => ResultAsync<readonly LclPlace[], Failure>;
  readonly rates: (question: LclRatesRequest, signal: AbortSignal) => ResultAsync<LclRateList, Failure>;
}

/** A new password and the token of the mailed link. */
export interface PasswordChange extends NewPassword {
  readonly token: string;
}

/** Setting a new password with a mailed link. */
export interface PasswordResetPort {
  /** Asks for the link; the answer is the same whether or not the address is known. */
  readonly requestLink: (email: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Refuses a link that is used or too old with `offer-gone`; ends every session of the account. */
  readonly changePassword: (change: PasswordChange, signal: AbortSignal) => ResultAsync<void, Failure>;
}

/** The gazetteer: places by text, and ports near a place. */
export interface PlacesPort {
  readonly find: (text: string, signal: AbortSignal) => ResultAsync<readonly PlaceGroup[], Failure>;
  readonly nearbyPorts: (code: string, signal: AbortSignal) => ResultAsync<readonly NearbyPort[], Failure>;
}

/** Ocean rates of all sources for one search, normalised to comparable offers. */
export interface RatesPort {
  readonly search: (search: FclSearch, signal: AbortSignal) => ResultAsync<RateList, Failure>;
}

/** Where the shipper's goods are. */
export interface TrackingPort {
  /** What was reported of a shipment; null when nothing is known of it yet. */
  readonly track: (query: TrackingQuery, signal: AbortSignal) => ResultAsync<TrackingReport | null, Failure>;
}

/** A code as it was typed, and the token of the sign-up that it belongs to. */
export interface CodeSubmission {
  readonly code: number;
  readonly otpToken: string;
}

/** The third step of a sign-up: the details, the copies that were chosen, and the token of the verified address. */
export interface NewAccount {
  readonly otpToken: string;
  readonly basicData: BasicData;
  readonly panCopy: NamedFile | null;
  readonly gstCopy: NamedFile | null;
}

/** Signing up: a code to an address, the code back, the account. */
export interface SignupPort {
  /** Mails a code; answers the token that binds the later steps to this address. */
  readonly sendCode: (email: string, signal: AbortSignal) => ResultAsync<string, Failure>;
  /** Refuses a wrong code with `invalid-fields`, a used or expired one with `offer-gone`. */
  readonly verifyCode: (typed: CodeSubmission, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Refuses fields with `invalid-fields` (also `panCopy`, `gstCopy`), a verification that has expired with `offer-gone`. */
  readonly createAccount: (account: NewAccount, signal: AbortSignal) => ResultAsync<void, Failure>;
}
