import type { Command } from "commander";
import type { Result } from "neverthrow";
import { formatQuoteDecision, formatQuoteTotal, type QuoteOffer } from "#domain/quotes";
import { formatHandover, formatStatedValidity, toBookingValidity } from "#domain/rates";
import { toSingleLine, toStaffCommand } from "#server/platform/text.ts";
import { chargesSection } from "#server/modules/documents/index.ts";
import {
  answerRequest,
  declineRequest,
  printQuote,
  describeOwner,
  type QuoteMailing,
  describeSearch,
  describeSearchDetails,
  readSearch,
  findRequestByNumber,
  listRequestsOfAll,
  findQuoteBy,
  findQuoteOwner,
  listQuotesOfAll,
  type QuoteOwner,
  type StoredQuote,
  type StoredDeskRequest,
  type StoredQuoteOffer,
  readQuoteOffer,
  toQuote,
} from "#server/modules/quotes/index.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { Operations, StaffCommand } from "../kit/command.ts";
import { addOverwriteOption, type OutputOptions, writeOutputFile } from "../kit/files.ts";
import { type AnswerOptions, findDateProblem, loadLines } from "./quotes/answer.ts";

export type ReadSite = (db: Executor) => Promise<string>;

const toNumber = (typed: string): string => typed.toUpperCase();
const moment = (epoch: number): string => new Date(epoch).toISOString();

const toRequestLine = (request: StoredDeskRequest & { readonly email: string }): string =>
  `${request.number}  ${request.state}  ${moment(request.requestedAt)}  ${describeSearch(readSearch(request))}  ${request.email}${request.quoteNumber === null ? "" : `  ${request.quoteNumber}`}`;

const toQuoteLine = (stored: StoredQuote & { readonly email: string }, now: number): string => {
  const { number, state, validTill, customer, offers } = toQuote(stored, now);
  const totals = offers.map(({ carrier, price }) => `${carrier} ${formatQuoteTotal(price)}`).join(", ");
  return `${number}  ${state}  until ${validTill}  ${totals}  ${stored.email}  ${toSingleLine(customer.companyName)}`;
};

const addList = (quotes: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  quotes
    .command("list")
    .description("List requests to the desk and quotes of all shippers, newest first")
    .option("--limit <number>", "maximum number of each", "50")
    .action(({ limit }: { readonly limit: string }) =>
      withDatabase(async ({ db }) => {
        if (!/^[1-9]\d{0,5}$/.test(limit)) return reportError(`--limit takes a whole number, not ${limit}.`);
        const requests = await listRequestsOfAll(db, Number(limit));
        const stored = await listQuotesOfAll(db, Number(limit));
        const lines = [...requests.map(toRequestLine), ...stored.map((quote) => toQuoteLine(quote, clock()))];
        return say(...(lines.length === 0 ? ["No requests and no quotes."] : lines));
      }),
    );
};

const describeRequest = (request: StoredDeskRequest, owner: QuoteOwner): readonly string[] => {
  const search = readSearch(request);
  return [
    `${request.number}  ${request.state}  ${moment(request.requestedAt)}`,
    describeSearch(search),
    `Shipper: ${describeOwner(owner)}`,
    ...describeSearchDetails(search),
    ...(request.commodity === null ? [] : [`Commodity: ${toSingleLine(request.commodity)}`]),
    ...(request.note === null ? [] : [`Note: ${toSingleLine(request.note)}`]),
    ...(request.quoteNumber === null ? [] : [`Answered with ${request.quoteNumber}`]),
    ...(request.reason === null ? [] : [`Declined: ${toSingleLine(request.reason)}`]),
  ];
};

/** The charges as the document of the quote states them, group by group, with the total. */
const describePrice = (row: StoredQuoteOffer, { price, ...offer }: QuoteOffer): readonly string[] => {
  const { priced, context } = readQuoteOffer(row);
  const { rows, notes } = chargesSection(priced.rate, context.exchange);
  const charges = rows.slice(0, -1).map(({ kind, cells }) => {
    /* The last cell is the converted amount, or says why there is none. */
    const stated = cells.filter((cell, index) => cell !== "" && (index < cells.length - 1 || !/^[\d-]/.test(cell)));
    return `${kind === "strong" ? "" : "  "}${stated.map(toSingleLine).join("  ")}`;
  });
  return [
    ...charges,
    `Total  ${formatQuoteTotal(price)}`,
    ...notes,
    formatStatedValidity(toBookingValidity(offer)),
  ].map((line) => `   ${line}`);
};

const describeSailing = ({ departure, nextDepartures }: QuoteOffer): string => {
  if (departure !== null) return departure;
  return nextDepartures.length === 0 ? "no departure stated" : nextDepartures.map(({ date }) => date).join(", ");
};

const describeOffer = (offer: QuoteOffer, index: number): string => {
  const vessel = [offer.vessel, offer.voyage].filter((part) => part !== null).join(" ");
  return [
    `${index + 1}. ${offer.carrier}`,
    `${offer.from.name} to ${offer.to.name}`,
    ...(vessel === "" ? [] : [vessel]),
    describeSailing(offer),
    ...(offer.portOfLoading === null || offer.portOfLoading === offer.from.name ? [] : [`from ${offer.portOfLoading}`]),
    ...(offer.handover === null ? [] : [formatHandover(offer.handover)]),
    formatQuoteTotal(offer.price),
  ].join("  ");
};

const describeQuote = (stored: StoredQuote, owner: QuoteOwner, now: number): readonly string[] => {
  const quote = toQuote(stored, now);
  return [
    `${quote.number}  ${quote.state}  until ${quote.validTill}`,
    `For ${toSingleLine(quote.customer.companyName)}`,
    `Shipper: ${describeOwner(owner)}`,
    ...stored.offers.flatMap((row, index) => {
      const offer = quote.offers[index];
      return offer === undefined ? [] : [describeOffer(offer, index), ...describePrice(row, offer)];
    }),
    ...(quote.decision === null
      ? []
      : [`${quote.decision.decidedAt}  ${toSingleLine(formatQuoteDecision(quote.decision, quote.offers))}`]),
    ...quote.comments.map(({ writtenAt, name, text }) => `${writtenAt}  ${toSingleLine(name)}: ${toSingleLine(text)}`),
    ...quote.bookings.map(
      ({ offer, quotationId, isCancelled }) =>
        `Offer ${offer + 1} is booked as ${quotationId}${isCancelled ? ", which was cancelled" : ""}`,
    ),
    `SHA-256 ${quote.sha256}`,
  ];
};

const addShow = (quotes: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  quotes
    .command("show")
    .description("Show a quote or a request to the desk")
    .argument("<number>", "QUO-… or DSK-…", toNumber)
    .action((number: string) =>
      withDatabase(async ({ db }) => {
        const stored = await findQuoteBy(db, "number", number);
        if (stored !== null) return say(...describeQuote(stored, await findQuoteOwner(db, stored.accountId), clock()));
        const request = await findRequestByNumber(db, number);
        return request === null
          ? reportError(`There is no quote or request ${number}. List them with: ${toStaffCommand("quotes list")}`)
          : say(...describeRequest(request, await findQuoteOwner(db, request.accountId)));
      }),
    );
};

const toMailing = ({ clock, ids }: Operations, site: string): QuoteMailing => ({ clock, ids, site, deskMail: null });

/** Undoes what a refused work has written. */
const inTransaction = async <Value>(
  db: Executor,
  work: (transaction: Executor) => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> => {
  const transaction = await db.startTransaction().execute();
  const done = await work(transaction);
  await (done.isErr() ? transaction.rollback() : transaction.commit()).execute();
  return done;
};

const toAnswerLine = (stored: StoredQuote, now: number): string => {
  const { number, validTill, offers } = toQuote(stored, now);
  const totals = offers.map(({ carrier, price }) => `${carrier} ${formatQuoteTotal(price)}`).join(", ");
  return `${number}  until ${validTill}  ${totals}`;
};

const addAnswer = (quotes: Command, operations: Operations, readSite: ReadSite): void => {
  const { withDatabase, clock, say, reportError } = operations;
  quotes
    .command("answer")
    .description("Answer a request with a quote; its shipper gets a mail")
    .argument("<request>", "DSK-…", toNumber)
    .option(
      "--price <size=amount...>",
      "price of one container, for each size; SIZE= may be left out for one size. Part load: WM=amount per W/M, or SHIPMENT=amount",
    )
    .option("--currency <code>", "ISO 4217", "USD")
    .option("--carrier <name>", "the carrier")
    .option("--departure <date>", "departure from the port of loading, YYYY-MM-DD")
    .option("--arrival <date>", "arrival at the port of discharge, YYYY-MM-DD")
    .option("--vessel <name>", "vessel")
    .option("--voyage <number>", "voyage")
    .option("--remark <text>", "printed on the quote")
    .option(
      "--file <path>",
      "JSON file with one to four lines (ExcelRate of the API document, LclRate for a part load), instead of --price",
    )
    .option("--valid-till <date>", "the last day, YYYY-MM-DD")
    .action((number: string, options: AnswerOptions) =>
      withDatabase(async ({ db }) => {
        const request = await findRequestByNumber(db, number);
        if (request === null)
          return reportError(`There is no request ${number}. List them with: ${toStaffCommand("quotes list")}`);
        const today = officeDay(clock());
        const problem = findDateProblem(options, today);
        if (problem !== null) return reportError(problem);
        const { validTill = today } = options;
        const lines = await loadLines(request, options, today);
        if (lines.isErr()) return reportError(lines.error);
        const mailing = toMailing(operations, await readSite(db));
        const answer = { lines: lines.value, validTill };
        const answered = await inTransaction(db, (transaction) => answerRequest(transaction, mailing, request, answer));
        if (answered.isErr()) return reportError(answered.error);
        const stored = await findQuoteBy(db, "number", answered.value);
        return say(`${number} is answered with:`, ...(stored === null ? [] : [toAnswerLine(stored, clock())]));
      }),
    );
};

const addDecline = (quotes: Command, operations: Operations, readSite: ReadSite): void => {
  const { withDatabase, say, reportError } = operations;
  quotes
    .command("decline")
    .description("End a request without a price; its shipper gets a mail")
    .argument("<request>", "DSK-…", toNumber)
    .requiredOption("--reason <text>", "why there is no price; the shipper reads it")
    .action((number: string, { reason }: { readonly reason: string }) =>
      withDatabase(async ({ db }) => {
        const request = await findRequestByNumber(db, number);
        if (request === null)
          return reportError(`There is no request ${number}. List them with: ${toStaffCommand("quotes list")}`);
        if (reason.trim() === "" || reason.length > 500) return reportError("--reason takes 1 to 500 characters.");
        const mailing = toMailing(operations, await readSite(db));
        const declined = await inTransaction(db, (transaction) =>
          declineRequest(transaction, mailing, request, reason.trim()),
        );
        return declined.match(() => say(`${number} is declined.`), reportError);
      }),
    );
};

const addExport = (quotes: Command, { withDatabase, say, reportError }: Operations, readSite: ReadSite): void => {
  addOverwriteOption(quotes.command("export"))
    .description("Write the document of a quote to a PDF file")
    .argument("<number>", "QUO-…", toNumber)
    .argument("<file>", "path of the PDF file to write")
    .action((number: string, path: string, options: OutputOptions) =>
      withDatabase(async ({ db }) => {
        const stored = await findQuoteBy(db, "number", number);
        if (stored === null)
          return reportError(`There is no quote ${number}. List them with: ${toStaffCommand("quotes list")}`);
        const content = await printQuote(stored, await readSite(db));
        const written = await writeOutputFile(path, content, options);
        return written.match(() => say(`${number} is written to ${path}`), reportError);
      }),
    );
};

/** `quotes list`, `show`, `answer`, `decline` and `export`. */
const addQuoteCommands = (program: Command, operations: Operations, readSite: ReadSite): void => {
  const quotes = program.command("quotes").description("Manage quotes and answer requests to the desk");
  addList(quotes, operations);
  addShow(quotes, operations);
  addAnswer(quotes, operations, readSite);
  addDecline(quotes, operations, readSite);
  addExport(quotes, operations, readSite);
};

export const quoteCommands: StaffCommand = {
  name: "quotes",
  addTo: (program, operations) => addQuoteCommands(program, operations, operations.readSite),
};
