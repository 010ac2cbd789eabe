import { formatDate, formatZoneNote } from "#domain/time";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { addOutgoingMails, listMailsByKey, replaceWaitingMail } from "#server/platform/mail/outgoing-store.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { type Clock, type Ids, OFFICE_ZONE, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { describeSearch, describeSearchDetails, readSearch } from "./quote-search.ts";
import type { QuoteOwner, StoredQuote } from "./store.ts";
import type { StoredDeskRequest } from "./tables.ts";

export interface QuoteMailing {
  readonly clock: Clock;
  readonly ids: Ids;
  /** The address of the portal. */
  readonly site: string;
  /** Null: only the list of requests shows them. */
  readonly deskMail: string | null;
}

/** `Asha Menon, Menon Exports <asha@menon.example>`. */
export const describeOwner = ({ name, companyName, email }: QuoteOwner): string =>
  toSingleLine(`${name}, ${companyName} <${email}>`);

const send = (
  db: Executor,
  mailing: QuoteMailing,
  key: string,
  message: Message,
  sendAt: number | null = null,
): Promise<void> => addOutgoingMails(db, mailing, [{ key, message, ...(sendAt === null ? {} : { sendAt }) }]);

/** The key of the mail to the shipper about the answer to a request. */
export const toAnswerKey = ({ id }: Pick<StoredDeskRequest, "id">, state: "answered" | "declined"): string =>
  `desk-request|${id}|${state}`;

const toQuoteLink = (site: string, number: string) => ({
  label: "Open the quote",
  address: `${site}/rate/quotes/${encodeURIComponent(number)}`,
});

/**
 * To the desk, in the transaction of the request; nothing if no mailbox is configured. With `added`, a new id, the mail says that
 * the shipper has written more about it.
 */
export const mailRequest = async (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  owner: QuoteOwner,
  added: string | null = null,
): Promise<void> => {
  if (mailing.deskMail === null) return;
  const search = readSearch(request);
  const does = added === null ? "asks for a price" : "writes more about an open request";
  const message = toMessage({
    to: mailing.deskMail,
    replyTo: owner.email,
    subject: `${request.number}: ${describeSearch(search)}`,
    opening: `${toSingleLine(owner.name)} of ${toSingleLine(owner.companyName)} ${does}: ${describeSearch(search)}.`,
    paragraphs: [
      ...describeSearchDetails(search).map((detail) => `${detail}.`),
      `Shipper: ${describeOwner(owner)}`,
      ...(request.commodity === null ? [] : [`Commodity: ${request.commodity}`]),
      ...(request.note === null ? [] : [`The shipper writes: ${request.note}`]),
      `To answer: npm run operations -- quotes answer ${request.number} --help`,
    ],
  });
  await send(db, mailing, ["desk-request", request.id, ...(added === null ? [] : [added])].join("|"), message);
};

/** The mail to the shipper about the quote that answers a request. */
export const toAnswerMail = (
  site: string,
  request: StoredDeskRequest,
  owner: QuoteOwner,
  { number, validTill }: Pick<StoredQuote, "number" | "validTill">,
): Message =>
  toMessage({
    to: owner.email,
    subject: `Quote ${number} for ${describeSearch(readSearch(request))}`,
    opening: `The desk has answered your request ${request.number} with the quote ${number}.`,
    link: toQuoteLink(site, number),
    paragraphs: [
      `It is valid until ${formatDate(validTill, owner.formats.dates)}${formatZoneNote({ at: validTill, zone: OFFICE_ZONE }, null, zones)}.`,
    ],
  });

/** To the shipper: the quote that answers a request. */
export const mailAnswer = (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  owner: QuoteOwner,
  quote: Pick<StoredQuote, "number" | "validTill">,
  sendAt: number | null,
): Promise<void> => {
  const message = toAnswerMail(mailing.site, request, owner, quote);
  return send(db, mailing, toAnswerKey(request, "answered"), message, sendAt);
};

/** To the shipper: the desk has no price. */
export const mailNoPrice = (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  owner: QuoteOwner,
  reason: string,
  sendAt: number | null,
): Promise<void> =>
  send(
    db,
    mailing,
    toAnswerKey(request, "declined"),
    toMessage({
      to: owner.email,
      subject: `No price for ${describeSearch(readSearch(request))}`,
      opening: `The desk has no price for your request ${request.number}.`,
      link: { label: "Open your quotes", address: `${mailing.site}/rate/quotes` },
      paragraphs: [`Reason: ${reason}`],
    }),
    sendAt,
  );

/** To the shipper: what the recipient of a link decided or wrote; `key` names it. */
export const mailRecipientNews = (
  db: Executor,
  mailing: QuoteMailing,
  owner: QuoteOwner,
  {
    quote,
    key,
    title,
    text,
  }: { readonly quote: StoredQuote; readonly key: string; readonly title: string; readonly text: string },
): Promise<void> =>
  send(
    db,
    mailing,
    `quote|${quote.id}|${key}`,
    toMessage({
      to: owner.email,
      subject: toSingleLine(`${quote.number}: ${title}`),
      opening: toSingleLine(title),
      link: toQuoteLink(mailing.site, quote.number),
      paragraphs: [`Quote ${quote.number} for ${quote.companyName}.`, ...(text === "" ? [] : [`Comment: ${text}`])],
    }),
  );

const HOUR_MS = 3_600_000;

const toDueTime = (
  prefix: string,
  { key, createdAt }: { readonly key: string; readonly createdAt: number },
): number => {
  const collected = key.slice(`${prefix}s|`.length);
  return key.startsWith(`${prefix}s|`) && /^\d+$/.test(collected) ? Number(collected) : createdAt;
};

const commentsMessage = (mailing: QuoteMailing, owner: QuoteOwner, quote: StoredQuote, since: number): Message => {
  const news = quote.comments.filter(({ writtenBy, writtenAt }) => writtenBy === "recipient" && writtenAt > since);
  const names = [...new Set(news.map(({ name }) => toSingleLine(name)))];
  const title =
    news.length === 1
      ? `${names[0] ?? ""} has written a comment.`
      : `${names.join(", ")} ${names.length === 1 ? "has" : "have"} written ${news.length} comments.`;
  return toMessage({
    to: owner.email,
    subject: toSingleLine(`${quote.number}: ${title}`),
    opening: toSingleLine(title),
    link: toQuoteLink(mailing.site, quote.number),
    paragraphs: [
      `Quote ${quote.number} for ${quote.companyName}.`,
      ...news.map(({ name, text }) => (news.length === 1 ? `Comment: ${text}` : `${toSingleLine(name)}: ${text}`)),
    ],
  });
};

/** To the shipper: a comment over the link at once, and those of the following hour in one mail at its end. */
export const mailRecipientComments = async (
  db: Executor,
  mailing: QuoteMailing,
  owner: QuoteOwner,
  { quote, key }: { readonly quote: StoredQuote; readonly key: string },
): Promise<void> => {
  const now = mailing.clock();
  const prefix = `quote|${quote.id}|comment`;
  const earlier = await listMailsByKey(db, prefix);
  const lastAt = Math.max(...earlier.map((mail) => toDueTime(prefix, mail)), now - HOUR_MS - 1);
  if (lastAt > now) {
    const pending = commentsMessage(mailing, owner, quote, lastAt - HOUR_MS);
    if (await replaceWaitingMail(db, `${prefix}s|${lastAt}`, pending)) return;
  }
  const isQuiet = lastAt <= now - HOUR_MS;
  const sendAt = isQuiet ? now : lastAt + HOUR_MS;
  const message = commentsMessage(mailing, owner, quote, isQuiet || lastAt > now ? now - 1 : lastAt);
  await addOutgoingMails(db, mailing, [
    { key: isQuiet ? `${prefix}|${key}` : `${prefix}s|${sendAt}`, message, sendAt },
  ]);
};
