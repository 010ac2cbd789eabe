import type { Deadline } from "#domain/deadlines";
import type { FclSearch } from "#domain/search";
import type { Quotation } from "#domain/bookings";
import type { CutOff } from "#domain/rates";
import type { Instant } from "#domain/time";
import type { Formats } from "#domain/formatting";
import type { PersonalDetails } from "./details.ts";
import type { Device } from "./devices.ts";

/** The signed-in shipper; email and phone are null when the account has none (shown as 'Email not available', 'Phone not available'). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Parts of the API that the server has. */
  readonly capabilities: readonly Capability[];
  /** Absent where the server stores none. */
  readonly formats?: Formats;
}

/** Every part of the API that a server may lack. */
export const CAPABILITIES = [
  "lcl",
  "tracking",
  "booking-pages",
  "account",
  "notifications",
  "sharing",
  "digest",
  "lead-times",
  "deadline-marks",
  "templates",
  "addresses",
  "documents",
  "messages",
  "quotes",
  "cargo",
  "amendments",
  "saved-views",
  "growing-search",
  "company",
  "approvals",
  "second-factor",
  "api-keys",
  "test-keys",
  "webhooks",
] as const;

/** A part of the API; the portal makes none of its calls if the server lacks it. */
export type Capability = (typeof CAPABILITIES)[number];

/* A server that states nothing is older than the optional parts. */
const UNSTATED: readonly Capability[] = ["lcl", "tracking"];

/** The capabilities among the names that a server states; null (it states none) is LCL and tracking. */
export const readCapabilities = (names: readonly string[] | null): readonly Capability[] =>
  names === null ? UNSTATED : CAPABILITIES.filter((capability) => names.includes(capability));

/** The two values that together mean 'signed in'. */
export interface Credentials {
  readonly xToken: string;
  readonly xApiKey: string;
}

/** A cut-off of a running booking; times are local to the place. */
export interface NextCutOff extends CutOff {
  readonly quotationId: string;
  readonly bookingId: string | null;
  readonly place: string | null;
  /** It has passed, and the vessel has not sailed yet. */
  readonly isOverdue: boolean;
}

/** What is not met yet of a running booking. */
export interface NextDeadline extends Deadline {
  readonly quotationId: string;
  readonly bookingId: string | null;
}

/** A search as the shipper made it, to be made again. Its departure date may have passed since. */
export interface LastSearch {
  readonly searchedAt: Instant;
  readonly search: FclSearch;
}

/** The signed-in home: what runs, what is due next, what was searched; all three are empty for a new account. */
export interface Dashboard {
  readonly runningBookings: readonly Quotation[];
  readonly nextCutOffs: readonly NextCutOff[];
  /** By time; absent where nothing is due or the server does not say. */
  readonly nextDeadlines?: readonly NextDeadline[];
  readonly lastSearches: readonly LastSearch[];
}

/** The account as its owner sees it. */
export interface Account extends PersonalDetails {
  readonly email: string;
  readonly companyName: string | null;
  /** When the details were last changed; null since the sign-up. */
  readonly changedAt: Instant | null;
  /** When its deletion was requested; null without a request. */
  readonly deletionRequestedAt: Instant | null;
  /** Absent where the server stores none. */
  readonly formats?: Formats;
}

/** A browser in which the shipper is signed in. */
export interface AccountSession {
  readonly id: string;
  /** Whether it is this one. */
  readonly isCurrent: boolean;
  readonly device: Device;
  /** IPv4 address or IPv6 network; null if unknown. */
  readonly network: string | null;
  readonly signedInAt: Instant;
  readonly lastUsedAt: Instant;
}
