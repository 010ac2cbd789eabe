import type { Role } from "#domain/staff";

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** The states that a provider of the desk's API sets up, with their parameters. */
export interface DeskStates {
  /** The person has an open session with this id, and `cookie` is the value of its cookie `keelson-desk`. */
  readonly "a member of staff is signed in": Person & { readonly session: string; readonly cookie: string };
  /** The person has accepted an invitation and is not signed in; `password` is right. */
  readonly "a person works at the desk": Person & { readonly password: string };
  /** The person has entered the right password; the challenge waits for a code, `recoveryCode` has not been used. */
  readonly "a sign-in waits for its code": Person & { readonly challenge: string; readonly recoveryCode: string };
  /** The person was invited and has not accepted; `token` opens the invitation. */
  readonly "a person is invited to the desk": Person & { readonly token: string };
  /** A company without tax numbers waits for approval; its only person is Asha Menon with the id of the company. There is no other. */
  readonly "a company has signed up": { readonly id: string; readonly name: string; readonly email: string };
  /** USD 120.00 are added to the freight of a 40HC from India since 1 November 2026 by a rule with this name; no other counts. */
  readonly "a margin rule counts": { readonly id: string };
  /** The person has added a passkey with this id, which was not used yet. */
  readonly "a person has a passkey": { readonly staff: string; readonly passkey: string; readonly name: string };
  /** An enquiry waits in the inbox as the item with this id and revision 1. */
  readonly "an enquiry waits in the inbox": { readonly item: string };
  /** The person has saved a filter of the inbox with this id: the own bookings, by the due time. */
  readonly "a person has saved a filter": { readonly staff: string; readonly filter: string; readonly name: string };
  /** A company with this id and name is a customer. */
  readonly "a company is a customer": { readonly id: string; readonly name: string };
  /** The only connector has this name, its host is api.norrvik.example, it allows 20 calls an hour and answers with status 500. */
  readonly "a connector is set up": { readonly name: string };
  /** The person has paused the connector until somebody resumes it, as its revision 1. */
  readonly "a connector is paused": { readonly name: string; readonly staff: string; readonly reason: string };
  /** A job has ended a margin rule with this id. */
  readonly "a margin rule was ended": { readonly id: string };
}

export type StateName = keyof DeskStates;

export type StatesOf = { readonly [Name in StateName]?: DeskStates[Name] };
