import type { TextFormats } from "#domain/formatting";
import { describeLoad } from "#domain/lcl";
import { formatMoney, type Money, type NumberFormat } from "#domain/money";
import { type CalendarDate, type DateFormat, formatFullDate, type LocalDateTime, toTime } from "#domain/time";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { officeTime } from "#server/platform/time.ts";
import { readShipment } from "./store.ts";
import type { ApprovalTable } from "./tables.ts";

/** What mails state about a request. */
type Facts = Pick<
  ApprovalTable,
  "carrier" | "origin" | "destination" | "shipment" | "total" | "currency" | "priceEndsAt" | "reference"
>;

/** The place of the portal where both people see the request. */
const toLink = (site: string) => ({ label: "Open My Bookings", address: `${site}/rate/quote#approvals` });

const describe = ({ carrier, origin, destination }: Facts): string =>
  origin === null || destination === null ? carrier : `${carrier}, ${origin} to ${destination}`;

/** `2 × 20GP, departure Thu 26 Nov 2026, 06:00, NORRVIK ASTRID`: nothing of requests that do not state it. */
const describeShipment = (facts: Facts, { dates, numbers }: TextFormats): readonly string[] => {
  const shipment = readShipment(facts);
  if (shipment === null) return [];
  const { load, departure, vessel } = shipment;
  const parts = [
    load === null ? null : describeLoad(load, numbers),
    departure === null ? null : `departure ${formatMoment(departure, dates)}`,
    vessel,
  ].filter((part) => part !== null);
  return parts.length === 0 ? [] : [toSingleLine(parts.join(", "))];
};

const formatTotal = ({ total, currency }: Facts, numbers: NumberFormat): string => {
  const money: Money | null = total === null ? null : { currency, minor: total };
  return money === null ? "Total: in currencies without a rate" : `Total: ${formatMoney(money, numbers)}`;
};

const formatMoment = (local: CalendarDate | LocalDateTime, dates: DateFormat): string =>
  [formatFullDate(local, dates), toTime(local)].filter((part) => part !== null).join(", ");

/** Who asks; the limit is null for a person who has none by now. */
export interface Requester {
  readonly name: string;
  readonly limit: Money | null;
}

const describeRequest = ({ name, limit }: Requester, numbers: NumberFormat): string =>
  limit === null
    ? `${name} asks you to approve a booking.`
    : `${name} may book up to ${formatMoney(limit, numbers)} without approval and asks you to approve a booking above it.`;

/** In the formats of the approver. */
export const requestMessage = (
  to: string,
  site: string,
  requester: Requester,
  facts: Facts,
  { dates, numbers }: TextFormats,
): Message =>
  toMessage({
    to,
    subject: toSingleLine(`${requester.name} asks you to approve a booking: ${describe(facts)}`),
    opening: toSingleLine(describeRequest(requester, numbers)),
    link: toLink(site),
    paragraphs: [
      toSingleLine(describe(facts)),
      ...describeShipment(facts, { dates, numbers }),
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

/** That the price has ended while a request waited; `requester` is null in the mail to the one who asked. */
export const endedMessage = (
  to: string,
  site: string,
  {
    requester,
    facts,
    formats: { dates, numbers },
    unsubscribeUrl,
  }: {
    readonly requester: string | null;
    readonly facts: Facts;
    /** Of whom it is to. */
    readonly formats: TextFormats;
    readonly unsubscribeUrl: string;
  },
): Message =>
  toMessage({
    to,
    subject: toSingleLine(`The price has ended: ${describe(facts)}`),
    opening: toSingleLine(
      requester === null
        ? "The price of your booking has ended before it was approved. Nothing was booked."
        : `The price of a booking that ${requester} asked you to approve has ended. Nothing was booked.`,
    ),
    link: toLink(site),
    paragraphs: [
      toSingleLine(describe(facts)),
      ...describeShipment(facts, { dates, numbers }),
      formatTotal(facts, numbers),
      ...(facts.reference === null ? [] : [toSingleLine(`Reference: ${facts.reference}`)]),
      `The price ended on ${formatMoment(officeTime(facts.priceEndsAt), dates)} (office time). My Bookings searches for the new price.`,
    ],
    unsubscribeUrl,
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
