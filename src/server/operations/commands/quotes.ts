import { type OfferMargins, overrideFloor } from "#domain/margins";
import { formatMoney } from "#domain/money";
import { err, ok, type Result } from "neverthrow";
import {
  answerRequest,
  declineRequest,
  type DeskLine,
  findQuoteBy,
  findQuoteOwner,
  findRequestByNumber,
  judgeDeskLine,
  listQuotesOfAll,
  listRequestsOfAll,
  presentQuote,
  presentRequest,
  printQuote,
  type QuoteMailing,
  type StoredDeskRequest,
  toQuote,
} from "#server/modules/quotes/index.ts";
import { transactOrUndo } from "#server/platform/database/transact.ts";
import { toStaffCommand } from "#server/platform/text.ts";
import { officeDay } from "#server/platform/time.ts";
import { defineCommand, defineGroup, type Desk } from "../kit/command.ts";
import { overwrite, writeOutputFile } from "../kit/files.ts";
import { argument, readReason, requiredOption, rowLimit } from "../kit/parameters.ts";
import { ANSWER_OPTIONS, findDateProblem, loadLines, readBoughtLine } from "./quotes/answer.ts";
import { describeQuote, describeRequest, describeTotals, toQuoteLine, toRequestLine } from "./quotes/describe.ts";

const MAX_REASON = 500;

const toNumber = (typed: string): string => typed.toUpperCase();

const unknownQuote = (kind: string, number: string): string =>
  `There is no ${kind} ${number}. List them with: ${toStaffCommand("quotes list")}`;

const list = defineCommand({
  name: "list",
  description: "List requests to the desk and quotes of all shippers, newest first",
  parameters: { limit: rowLimit("maximum number of each") },
  run: async ({ db, clock }, { limit }) => {
    const quotes = await listQuotesOfAll(db, limit);
    return ok({
      requests: await listRequestsOfAll(db, limit),
      quotes: quotes.map((stored) => ({ stored, quote: toQuote(stored, clock()) })),
    });
  },
  describe: ({ requests, quotes }) =>
    requests.length + quotes.length === 0
      ? ["No requests and no quotes."]
      : [...requests.map(toRequestLine), ...quotes.map(toQuoteLine)],
  toJson: ({ requests, quotes }) => ({
    requests: requests.map((request) => ({ ...presentRequest(request), email: request.email })),
    quotes: quotes.map(({ stored, quote }) => ({ ...presentQuote(quote, stored.search), email: stored.email })),
  }),
});

const show = defineCommand({
  name: "show",
  description: "Show a quote or a request to the desk",
  parameters: { number: argument("QUO-… or DSK-…", toNumber) },
  run: async ({ db, clock }, { number }) => {
    const stored = await findQuoteBy(db, "number", number);
    const request = stored === null ? await findRequestByNumber(db, number) : null;
    const found = stored ?? request;
    if (found === null) return err(unknownQuote("quote or request", number));
    const owner = await findQuoteOwner(db, found);
    const quote = stored === null ? null : { stored, quote: toQuote(stored, clock()), owner };
    return ok({ owner, quote, request });
  },
  describe: ({ owner, quote, request }) => [
    ...(quote === null ? [] : describeQuote(quote)),
    ...(request === null ? [] : describeRequest(request, owner)),
  ],
  toJson: ({ owner, quote, request }) => ({
    ...(quote === null ? {} : presentQuote(quote.quote, quote.stored.search)),
    ...(request === null ? {} : presentRequest(request)),
    shipper: owner,
  }),
});

const toMailing = ({ clock, ids }: Desk, site: string): QuoteMailing => ({ clock, ids, site, deskMail: null });

const belowFloor = ({ floor, totals: { selling, buying } }: OfferMargins): string => {
  const least = floor === null ? "its buying price" : `the floor ${floor.id}`;
  return `This price of ${formatMoney(selling)} is below ${least} of ${formatMoney(floor?.least ?? buying)}. Raise it, or say --below-floor with the reason.`;
};

/** What the line of an answer is bought for; a price below it or a floor needs a reason. Unknown without `--buy`. */
const judgeLines = async (
  { db, clock }: Desk,
  request: StoredDeskRequest,
  [sold]: readonly DeskLine[],
  options: Parameters<typeof readBoughtLine>[1],
): Promise<Result<readonly (OfferMargins | null)[], string>> => {
  const bought = readBoughtLine(request, options, officeDay(clock()));
  if (bought.isErr()) return err(bought.error);
  if (bought.value === null || sold === undefined) return ok([]);
  const margins = await judgeDeskLine(db, request, { sold, bought: bought.value }, clock());
  if (margins === null) return err("--buy cannot be compared with --price.");
  const stated = overrideFloor(margins, options.belowFloor);
  return stated === null ? err(belowFloor(margins)) : ok([stated]);
};

const answer = defineCommand({
  name: "answer",
  description: "Answer a request with a quote; its shipper gets a mail",
  parameters: { request: argument("DSK-…", toNumber), ...ANSWER_OPTIONS },
  run: async (desk, { request: number, ...options }) => {
    const { db, clock } = desk;
    const request = await findRequestByNumber(db, number);
    if (request === null) return err(unknownQuote("request", number));
    const today = officeDay(clock());
    const problem = findDateProblem(options, today);
    if (problem !== null) return err(problem);
    const lines = await loadLines(request, options, today);
    if (lines.isErr()) return err(lines.error);
    const margins = await judgeLines(desk, request, lines.value, options);
    if (margins.isErr()) return err(margins.error);
    const mailing = toMailing(desk, await desk.readSite(db));
    const terms = { lines: lines.value, margins: margins.value, validTill: options.validTill ?? today };
    const answered = await transactOrUndo(db, (transaction) => answerRequest(transaction, mailing, request, terms));
    if (answered.isErr()) return err(answered.error);
    const stored = await findQuoteBy(db, "number", answered.value);
    return ok({ request: number, quote: stored === null ? null : toQuote(stored, clock()), search: request.search });
  },
  describe: ({ request, quote }) => [
    `${request} is answered with:`,
    ...(quote === null ? [] : [`${quote.number}  until ${quote.validTill}  ${describeTotals(quote.offers)}`]),
  ],
  toJson: ({ request, quote, search }) => ({ request, quote: quote === null ? null : presentQuote(quote, search) }),
});

const decline = defineCommand({
  name: "decline",
  description: "End a request without a price; its shipper gets a mail",
  parameters: {
    request: argument("DSK-…", toNumber),
    reason: requiredOption("<text>", "why there is no price; the shipper reads it", readReason(MAX_REASON)),
  },
  run: async (desk, { request: number, reason }) => {
    const { db } = desk;
    const request = await findRequestByNumber(db, number);
    if (request === null) return err(unknownQuote("request", number));
    const mailing = toMailing(desk, await desk.readSite(db));
    const declined = await transactOrUndo(db, (transaction) => declineRequest(transaction, mailing, request, reason));
    return declined.map(() => ({ request: number }));
  },
  describe: ({ request }) => [`${request} is declined.`],
});

const exportQuote = defineCommand({
  name: "export",
  description: "Write the document of a quote to a PDF file",
  parameters: { number: argument("QUO-…", toNumber), file: argument("path of the PDF file to write"), overwrite },
  run: async ({ db, readSite }, { number, file, overwrite }) => {
    const stored = await findQuoteBy(db, "number", number);
    if (stored === null) return err(unknownQuote("quote", number));
    const written = await writeOutputFile(file, await printQuote(stored, await readSite(db)), { overwrite });
    return written.map(() => ({ number, file }));
  },
  describe: ({ number, file }) => [`${number} is written to ${file}`],
});

/** `quotes list`, `show`, `answer`, `decline` and `export`. */
export const quoteCommands = defineGroup("quotes", "Manage quotes and answer requests to the desk", [
  list,
  show,
  answer,
  decline,
  exportQuote,
]);
