import { BRAND } from "#brand";
import { INVITATION_DAYS, type Role, type StateChange } from "#domain/companies";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { toSingleLine } from "#server/platform/text.ts";

interface Invitation {
  readonly to: string;
  readonly inviter: string;
  readonly companyName: string;
  readonly role: Role;
  readonly address: string;
}

export const invitationMessage = ({ to, inviter, companyName, role, address }: Invitation): Message =>
  toMessage({
    to,
    subject: toSingleLine(`${inviter} invites you to ${companyName} on ${BRAND.shortName}`),
    opening: toSingleLine(`${inviter} invites you to work for ${companyName} on ${BRAND.shortName}, as ${role}.`),
    link: { label: "Accept the invitation", address },
    paragraphs: [
      `The link is valid for ${INVITATION_DAYS} days and works once.`,
      "If you do not expect this, you can ignore this message.",
    ],
  });

export const removedMessage = (to: string, companyName: string): Message =>
  toMessage({
    to,
    subject: toSingleLine(`You no longer have access to ${companyName}`),
    opening: toSingleLine(`An admin of ${companyName} has ended your access. You are signed out everywhere.`),
    paragraphs: ["This email address can have a new account, or be invited again."],
  });

export const handedOverMessage = (to: string, from: string, companyName: string): Message =>
  toMessage({
    to,
    subject: toSingleLine(`You are an admin of ${companyName} now`),
    opening: toSingleLine(`${from} has handed ${companyName} over to you: you are an admin now.`),
    paragraphs: ["As an admin you invite colleagues, change their roles and approve bookings."],
  });

/** To a person of a company that was merged into another one. */
export const mergedMessage = (to: string, from: string, into: string): Message =>
  toMessage({
    to,
    subject: toSingleLine(`${from} is a part of ${into} on ${BRAND.shortName} now`),
    opening: toSingleLine(
      `Our desk has merged the account of ${from} into that of ${into}, because both have the same tax numbers.`,
    ),
    paragraphs: [
      "Please sign in again. Your bookings, quotes, templates and addresses are there.",
      "The admins of the company decide on your role.",
    ],
  });

/** To an admin of a company that another one was merged into. */
export const joinedMessage = (to: string, from: string, into: string): Message =>
  toMessage({
    to,
    subject: toSingleLine(`${from} was merged into ${into}`),
    opening: toSingleLine(
      `Our desk has merged the account of ${from} into that of ${into}, because both have the same tax numbers.`,
    ),
    paragraphs: [
      "Its people, bookings, quotes, API keys and webhooks belong to your company now. Its admins became bookers.",
      "Please look at people, roles and API keys on your account page.",
    ],
  });

const STATE_NEWS: Readonly<Record<StateChange, { readonly subject: string; readonly opening: string }>> = {
  approve: {
    subject: `Your ${BRAND.shortName} account is open`,
    opening: "We have approved your company. You can see prices and book now.",
  },
  refuse: {
    subject: `Your ${BRAND.shortName} account was not approved`,
    opening: "We could not approve your company. Nobody can sign in with it.",
  },
  hold: {
    subject: `Your ${BRAND.shortName} account is on hold`,
    opening: "Your company is on hold. You still see prices, and our desk decides each booking.",
  },
  activate: {
    subject: `Your ${BRAND.shortName} account is active again`,
    opening: "Your company is active again. You can see prices and book.",
  },
  block: {
    subject: `Your ${BRAND.shortName} account is blocked`,
    opening: "We have blocked your company. Nobody can sign in with it.",
  },
};

export const stateMessage = (to: string, change: StateChange, reason: string | null): Message =>
  toMessage({
    to,
    ...STATE_NEWS[change],
    paragraphs: reason === null ? [] : [`From our desk: ${toSingleLine(reason)}`],
  });
