import type { TextFormats } from "#domain/formatting";
import { formatMoney, type Money, type NumberFormat } from "#domain/money";
import { type DateFormat, formatFullDate, type LocalDateTime, toTime } from "#domain/time";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { officeTime } from "#server/platform/time.ts";
import type { ApprovalTable } from "./tables.ts";

/** What mails state about a request. */
type Facts = Pick<
  ApprovalTable,
  "carrier" | "origin" | "destination" | "total" | "currency" | "priceEndsAt" | "reference"
>;

/** The place of the portal where both people see the request. */
const toLink = (site: string) => ({ label: "Open My Bookings", address: `${site}/rate/quote#approvals` });

const describe = ({ carrier, origin, destination }: Facts): string =>
  origin === null || destination === null ? carrier : `${carrier}, ${origin} to ${destination}`;

const formatTotal = ({ total, currency }: Facts, numbers: NumberFormat): string => {
  const money: Money | null = total === null ? null : { currency, minor: total };
  return money === null ? "Total: in currencies without a rate" : `Total: ${formatMoney(money, numbers)}`;
};

const formatMoment = (local: LocalDateTime, dates: DateFormat): string =>
  [formatFullDate(local, dates), toTime(local)].filter((part) => part !== null).join(", ");

/** In the formats of the approver. */
export const requestMessage = (
  to: string,
  site: string,
  requester: string,
  facts: Facts,
  { dates, numbers }: TextFormats,
): Message =>
  toMessage({
    to,
    subject: toSingleLine(`${requester} asks you to approve a booking: ${describe(facts)}`),
    opening: toSingleLine(`${requester} wants to book above the own limit and asks you to approve it.`),
    link: toLink(site),
    paragraphs: [
      toSingleLine(describe(facts)),
      formatTotal(facts, numbers),
      ...(facts.reference === null ? [] : [toSingleLine(`Reference: ${facts.reference}`)]),
      `The price ends on ${formatMoment(officeTime(facts.priceEndsAt), dates)} (office time). Nothing is booked until you approve.`,
    ],
  });

export const grantedMessage = (
  to: string,
  site: string,
  {
    approver,
    quotationId,
    facts,
    numbers,
  }: {
    readonly approver: string;
    readonly quotationId: string;
    readonly facts: Facts;
    /** Of who asked for the approval. */
    readonly numbers: NumberFormat;
  },
): Message =>
  toMessage({
    to,
    subject: toSingleLine(`Approved and booked: ${describe(facts)}`),
    opening: toSingleLine(`${approver} has approved your booking. Its number is ${quotationId}.`),
    link: toLink(site),
    paragraphs: [toSingleLine(describe(facts)), formatTotal(facts, numbers)],
  });

export const declinedMessage = (
  to: string,
  site: string,
  { approver, reason, facts }: { readonly approver: string; readonly reason: string; readonly facts: Facts },
): Message =>
  toMessage({
    to,
    subject: toSingleLine(`Not approved: ${describe(facts)}`),
    opening: toSingleLine(`${approver} has declined your booking. Nothing was booked.`),
    link: toLink(site),
    paragraphs: [toSingleLine(describe(facts)), toSingleLine(`Reason: ${reason}`)],
  });
