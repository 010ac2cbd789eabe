import { type Sentence, type TextFormats, writeSentence } from "#domain/formatting";
import type { BookedShipment } from "#api/schema.d.ts";
import { HANDOVER_LABELS } from "#domain/rates";
import { type DateFormat, formatWeekday, toTime } from "#domain/time";
import type { Notice } from "#domain/notifications";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { endSentence, toSingleLine } from "#server/platform/text.ts";
import { type StoredBooking, readBookedJourney } from "../bookings/index.ts";
import type { CollectedNotice } from "./digest-store.ts";
import { readSentences } from "./stored-sentences.ts";
import { UNSUBSCRIBE_PATH } from "./unsubscribe.ts";

export const unsubscribeAddress = (
  { site, apiBasePath }: { readonly site: string; readonly apiBasePath: string },
  token: string,
): string => `${site}${apiBasePath}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`;

/** What a shipper recognises a booking by: the own reference, otherwise its number. */
const toBookingName = ({
  reference,
  bookingId,
  quotationId,
}: Pick<StoredBooking, "reference" | "bookingId" | "quotationId">): string => reference ?? bookingId ?? quotationId;

const describeBooking = (quotation: StoredBooking): string => {
  const { legs } = readBookedJourney(quotation);
  const [first, last] = [legs[0], legs.at(-1)];
  const route = first === undefined || last === undefined ? null : `${first.from.name} to ${last.to.name}`;
  const number = quotation.bookingId ?? quotation.quotationId;
  const reference = quotation.reference === null ? null : `reference ${quotation.reference}`;
  return [route, quotation.providerName, number, reference].filter((part) => part !== null).join(", ");
};

/** What happened since the last digest, one paragraph for each booking. */
export const digestMessage = ({
  notices,
  to,
  formats,
  site,
  unsubscribeUrl,
}: {
  readonly notices: readonly CollectedNotice[];
  readonly to: string;
  /** Of whom it is to. */
  readonly formats: TextFormats;
  readonly site: string;
  readonly unsubscribeUrl: string;
}): Message => {
  const byBooking = [...Map.groupBy(notices, (notice) => toSingleLine(toBookingName(notice)))];
  const count = `${notices.length} ${notices.length === 1 ? "message" : "messages"}`;
  return toMessage({
    to,
    subject: `Your bookings: ${count}`,
    opening: `${count} about your bookings since the last digest.`,
    link: { label: "Open all messages", address: `${site}/rate/notifications` },
    paragraphs: byBooking.map(
      ([name, own]) =>
        `${name}: ${own
          .map(readSentences)
          .flatMap(({ title, detail }) => [title, ...(detail === null ? [] : [detail])])
          .map((one) => endSentence(toSingleLine(writeSentence(one, formats))))
          .join(" ")}`,
    ),
    unsubscribeUrl,
  });
};

const momentText = (local: string, dates: DateFormat): string =>
  [formatWeekday(local, dates), toTime(local)].filter((part) => part !== null).join(", ");

/** The vessel with its ETD from the port of loading, and the pick-up or gate-in before it. */
const describeSailing = (
  { vesselName, voyageReference, departure, portOfLoading, handover }: BookedShipment,
  dates: DateFormat,
) => [
  ...(departure == null
    ? []
    : [
        [
          [vesselName, voyageReference].filter((part) => part != null).join(" ") || "Vessel not stated",
          `${departure.eventClassifierCode === "ACT" ? "departed" : "ETD"} ${momentText(departure.eventDateTime, dates)}`,
          portOfLoading?.locationName,
        ]
          .filter((part) => part != null)
          .join(", "),
      ]),
  ...(handover == null || departure?.eventClassifierCode === "ACT"
    ? []
    : [
        `${HANDOVER_LABELS[handover.kind === "pick-up" ? "pick-up" : "gate-in"]} ${momentText(handover.local, dates)}, ${handover.locationName}`,
      ]),
];

export interface NoticeMail {
  readonly notice: Notice;
  readonly quotation: StoredBooking;
  readonly shipment: BookedShipment | null;
  readonly to: string;
  /** Of whom it is to. */
  readonly formats: TextFormats;
  readonly site: string;
  readonly unsubscribeUrl: string;
}

export const noticeMessage = ({
  notice,
  quotation,
  shipment,
  to,
  formats,
  site,
  unsubscribeUrl,
}: NoticeMail): Message => {
  const write = (one: Sentence): string => toSingleLine(writeSentence(one, formats));
  const name = toSingleLine(toBookingName(quotation));
  const title = write(notice.title);
  return toMessage({
    to,
    subject: title.includes(name) ? title : `${title} (${name})`,
    opening: [title, ...(notice.detail === null ? [] : [write(notice.detail)])].map(endSentence).join(" "),
    link: {
      label: "Open the booking",
      address: `${site}/rate/quote/${encodeURIComponent(quotation.quotationId)}`,
    },
    paragraphs: [
      ...(notice.lines === undefined ? [] : [notice.lines.map(write).join("\n")]),
      [describeBooking(quotation), ...(shipment === null ? [] : describeSailing(shipment, formats.dates))]
        .map(toSingleLine)
        .join("\n"),
    ],
    unsubscribeUrl,
  });
};
