import type { Profile } from "#domain/accounts";
import type { Enquiry } from "#domain/enquiries";
import { readQuery, writeQuery } from "../query-text.ts";

/** What is known of an enquiry before anything is typed. */
export interface KnownEnquiry {
  /** The signed-in shipper. */
  readonly profile: Profile | null;
  /** What another page asks for; empty for nothing. */
  readonly message: string;
}

const MESSAGE_KEY = "message";

/** The address of the enquiry form with a message. It is in the fragment, which no server receives. */
export const toEnquiryAddress = (message: string): string => `/enquiry#${writeQuery([[MESSAGE_KEY, message]])}`;

/** The message in the fragment of an address; empty where it has none. */
export const readEnquiryMessage = (hash: string): string => readQuery(hash.replace(/^#/, "")).get(MESSAGE_KEY) ?? "";

const joinMessages = (saved: string, asked: string): string =>
  saved.includes(asked) ? saved : [saved, asked].filter((text) => text !== "").join("\n\n");

/** An unsent enquiry with what is known in its empty fields. A message that is asked for follows one that was typed. */
export const startWith = (saved: Enquiry, { profile, message }: KnownEnquiry): Enquiry => ({
  firstName: saved.firstName || (profile?.firstName ?? ""),
  lastName: saved.lastName || (profile?.lastName ?? ""),
  email: saved.email || (profile?.email ?? ""),
  mobileNo: saved.mobileNo || (profile?.phone ?? ""),
  companyName: saved.companyName,
  message: joinMessages(saved.message, message),
});
