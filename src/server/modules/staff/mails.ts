import { BRAND } from "#brand";
import { INVITATION_HOURS, LOCK_MINUTES } from "#domain/staff";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { toSingleLine } from "#server/platform/text.ts";

/** The token is in the fragment, which browsers send to no server. */
export const toInvitationLink = (site: string, token: string): string => `${site}/desk/invitation#${token}`;

export const invitationMessage = (to: string, link: string): Message =>
  toMessage({
    to,
    subject: `Your access to the ${BRAND.shortName} desk`,
    opening: `You can set your password and your second factor for the ${BRAND.shortName} desk.`,
    link: { label: "Set up your access", address: link },
    paragraphs: [
      `The link is valid for ${INVITATION_HOURS} hours and works once. You need an authenticator app on your phone.`,
      "If you do not expect this, tell your admin and do not open the link.",
    ],
  });

export const lockedMessage = (to: string, person: { readonly name: string; readonly email: string }): Message =>
  toMessage({
    to,
    subject: `Locked at the ${BRAND.shortName} desk: ${toSingleLine(person.name)}`,
    opening: toSingleLine(
      `${person.name} (${person.email}) is locked for ${LOCK_MINUTES} minutes: five wrong codes after the right password.`,
    ),
    paragraphs: ["If this was not you, tell your admin: somebody knows the password."],
  });
