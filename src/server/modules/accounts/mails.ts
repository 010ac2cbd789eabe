import { BRAND } from "#brand";
import { BOOKINGS_KEPT_YEARS } from "#domain/accounts";
import type { CompanyState } from "#domain/companies";
import { nameMalware } from "#domain/documents";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { toSingleLine, toStaffCommand } from "#server/platform/text.ts";
import { formatContact, type Shipper } from "./shipper.ts";

const NOT_YOU = "If you did not request this, you can ignore this message.";

export const codeMessage = (to: string, code: number): Message =>
  toMessage({
    to,
    subject: `${code} is your ${BRAND.shortName} code`,
    opening: `${code} is your verification code.`,
    highlight: String(code),
    paragraphs: ["It is valid for ten minutes and works once. Do not share it.", NOT_YOU],
  });

export const alreadyKnownMessage = (to: string, site: string): Message =>
  toMessage({
    to,
    subject: `You already have a ${BRAND.shortName} account`,
    opening: "Someone, probably you, tried to create an account with this email address. It already has one.",
    link: { label: "Sign in", address: `${site}/login` },
    paragraphs: [`If you have forgotten your password, set a new one: ${site}/forgot-password`, NOT_YOU],
  });

export const resetMessage = (to: string, site: string, token: string): Message =>
  toMessage({
    to,
    subject: `Set a new ${BRAND.shortName} password`,
    opening: "Here is the link to set a new password.",
    link: { label: "Set a new password", address: `${site}/reset-password?token=${encodeURIComponent(token)}` },
    paragraphs: ["It is valid for one hour and works once.", NOT_YOU],
  });

export const passwordChangedMessage = (to: string, site: string): Message =>
  toMessage({
    to,
    subject: `Your ${BRAND.shortName} password was changed`,
    opening: "The password of your account was changed, and you were signed out everywhere.",
    paragraphs: [`If this was not you, set a new password now: ${site}/forgot-password`],
  });

export const passwordReplacedMessage = (to: string, site: string): Message =>
  toMessage({
    to,
    subject: `Your ${BRAND.shortName} password was changed`,
    opening: "The password of your account was changed on the account page, and all other sessions were signed out.",
    paragraphs: [`If this was not you, set a new password now: ${site}/forgot-password`],
  });

export const deletedMessage = (to: string, keptBookings: number): Message =>
  toMessage({
    to,
    subject: `Your ${BRAND.shortName} account was deleted`,
    opening: "We have deleted your account, as you requested.",
    paragraphs:
      keptBookings === 0
        ? ["Nothing of it is kept."]
        : [`Your bookings and their documents are kept for ${BOOKINGS_KEPT_YEARS} years, as the law requires.`],
  });

/** To a person of a company that the desk has deleted. */
export const companyDeletedMessage = (to: string, companyName: string, keptBookings: number): Message =>
  toMessage({
    to,
    subject: toSingleLine(`The ${BRAND.shortName} account of ${companyName} was deleted`),
    opening: toSingleLine(`We have deleted the account of ${companyName} and the personal data of its people.`),
    paragraphs:
      keptBookings === 0
        ? ["Nothing of it is kept."]
        : [`Its bookings and their documents are kept for ${BOOKINGS_KEPT_YEARS} years, as the law requires.`],
  });

/** To a person whose second factor the desk has reset. */
export const factorResetMessage = (to: string, reason: string): Message =>
  toMessage({
    to,
    subject: `Your second factor for ${BRAND.shortName} was reset`,
    opening: "Our desk has reset your second factor. You are signed out everywhere.",
    paragraphs: [
      toSingleLine(`From our desk: ${reason}`),
      "Sign in with your password. If your company requires a second factor, you set up a new one.",
      "If you have not asked for this, change your password and answer this message.",
    ],
  });

interface SignUpDetails {
  readonly country: string;
  readonly address: string;
  readonly pinCode: string;
  readonly panNumber: string | null;
  readonly gstNumber: string | null;
}

interface SignUpFinding {
  readonly state: CompanyState;
  /** The name of the company that has one of the tax numbers; null if they are new. */
  readonly known: string | null;
}

const describeFinding = (email: string, { state, known }: SignUpFinding): readonly string[] => {
  const commands =
    state === "pending"
      ? [
          `To approve it: ${toStaffCommand(`companies approve ${email}`)}`,
          `To refuse it: ${toStaffCommand(`companies refuse ${email} --reason <text for the shipper>`)}`,
        ]
      : [];
  const waits = state === "pending" ? ["It sees no prices until it is approved."] : [];
  const duplicate =
    known === null
      ? []
      : [
          `${toSingleLine(known)} has the same tax numbers${state === "blocked" ? " and is blocked: so is this one" : ""}.`,
        ];
  const lines = [...duplicate, ...waits, ...commands];
  return lines.length === 0 ? [] : [lines.join("\n")];
};

/** To an admin of a company whose tax numbers somebody has signed up with. */
export const knownNumbersMessage = (to: string, shipper: Shipper, companyName: string): Message =>
  toMessage({
    to,
    subject: toSingleLine(`Somebody has signed up with the tax numbers of ${companyName}`),
    opening: toSingleLine(
      `Somebody has created an account with the tax numbers of ${companyName}. It sees no prices yet.`,
    ),
    paragraphs: [
      formatContact(shipper).join("\n"),
      "A colleague? Invite this address on your account page instead: bookings and quotes are then shared.",
      `Nobody you know? Reply to this message: ${BRAND.generalMailbox}`,
    ],
  });

interface RefusedCopy {
  readonly kind: string;
  readonly fileName: string;
  /** What the scanner calls the malware. */
  readonly signature: string;
}

const nameCopy = ({ kind, fileName }: RefusedCopy): string => `${kind.toUpperCase()} copy (${toSingleLine(fileName)})`;

/** To an admin of a company: a copy that was sent with the sign-up contains malware. */
export const copyRefusedMessage = (to: string, copy: RefusedCopy): Message =>
  toMessage({
    to,
    subject: toSingleLine(`Your ${nameCopy(copy)} was refused`),
    opening: toSingleLine(`The ${nameCopy(copy)} that you sent with your sign-up contains ${nameMalware(copy)}.`),
    paragraphs: [
      "It was removed, and nobody could read it. Check the computer that it comes from.",
      `Please send a clean copy to ${BRAND.generalMailbox}.`,
    ],
  });

/** To the desk, about the same. */
export const copyRefusedDeskMessage = (to: string, companyName: string, copy: RefusedCopy): Message =>
  toMessage({
    to,
    subject: toSingleLine(`${companyName}: a copy was refused`),
    opening: toSingleLine(`The ${nameCopy(copy)} of ${companyName} contains ${nameMalware(copy)}.`),
    paragraphs: ["It was removed, and nobody could read it. The company was asked for a clean copy."],
  });

/** To the desk: who has created an account, and what is known of it. */
export const signUpDeskMessage = (
  to: string,
  shipper: Shipper,
  { country, address, pinCode, panNumber, gstNumber }: SignUpDetails,
  finding: SignUpFinding,
): Message =>
  toMessage({
    to,
    replyTo: shipper.email,
    subject: toSingleLine(`New account: ${shipper.companyName}`),
    opening: `${toSingleLine(shipper.companyName)} has created an account.`,
    paragraphs: [
      [
        ...formatContact(shipper),
        toSingleLine(`Address: ${address}, ${pinCode}, ${country}`),
        ...(panNumber === null ? [] : [toSingleLine(`PAN: ${panNumber}`)]),
        ...(gstNumber === null ? [] : [toSingleLine(`GST: ${gstNumber}`)]),
      ].join("\n"),
      ...describeFinding(shipper.email, finding),
    ],
  });

export interface DeletionMailing {
  readonly publicUrl: string;
  /** Null: only the list of requests shows it. */
  readonly deskMail: string | null;
}

const deletionDeskMessage = (to: string, { email, companyName }: Requester): Message =>
  toMessage({
    to,
    replyTo: email,
    subject: `Request to delete the account ${email}`,
    opening: `${email} of ${companyName.replaceAll(/\s+/g, " ")} requests the deletion of the account.`,
    paragraphs: [
      "All requests: npm run operations -- users deletions",
      `To carry it out: npm run operations -- users delete ${email}`,
    ],
  });

interface Requester {
  readonly email: string;
  readonly companyName: string;
}

/** To the shipper, who can still withdraw it, and to the desk. */
export const deletionRequestMessages = (
  requester: Requester,
  { publicUrl, deskMail }: DeletionMailing,
): readonly Message[] => [
  toMessage({
    to: requester.email,
    subject: `Deletion of your ${BRAND.shortName} account requested`,
    opening: "We have received the request to delete your account.",
    link: { label: "Withdraw the request", address: `${publicUrl}/rate/account#data` },
    paragraphs: [
      `Your account works as before until we carry it out. Bookings and their documents are kept for ${BOOKINGS_KEPT_YEARS} years, as the law requires.`,
      `If this was not you, withdraw the request and set a new password: ${publicUrl}/forgot-password`,
    ],
  }),
  ...(deskMail === null ? [] : [deletionDeskMessage(deskMail, requester)]),
];
