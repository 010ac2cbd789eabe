import { err, ok, type Result } from "neverthrow";
import { UNDO_MS } from "#domain/inbox";
import { isPermitted } from "#domain/staff";
import { type DeskFeature, deskRoute } from "#server/desk/route.ts";
import { transactOrUndo } from "#server/platform/database/transact.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import {
  declineRequest,
  findQuoteBy,
  isLclSearch,
  printQuote,
  readSearch,
  type StoredDeskRequest,
  undoRequestAnswer,
} from "../quotes/index.ts";
import { answerTyped, findLinesProblem, priceTyped } from "./answer-quote.ts";
import { draftRoutes } from "./draft-routes.ts";
import { removeSettledDrafts } from "./draft-store.ts";
import { findByAnyNumber, findOpenRequest, UNKNOWN_REQUEST } from "./find-request.ts";
import { listDeskRequests, readDeskRequest, readPosition } from "./read-requests.ts";
import { toTypedAnswer, toTypedLine } from "./to-typed.ts";

const PAGE = 50;
const WRONG_PAGE: Refusal = { kind: "malformed", message: "The parameter after names no page." };
const conflict = (message: string): Refusal => ({ kind: "conflict", message });

const readRoutes = ({ database: { db }, clock }: Deps) => [
  deskRoute("listQuoteRequests", "answer-quotes", async ({ query }) => {
    const after = query.after === undefined ? null : readPosition(query.after);
    if (query.after !== undefined && after === null) return err(WRONG_PAGE);
    const { rows, next } = await listDeskRequests(db, query.state ?? null, { after, limit: query.limit ?? PAGE });
    return answer(rows, "OK", { next });
  }),
  deskRoute("getQuoteRequest", "answer-quotes", async ({ path }) => {
    const request = await findByAnyNumber(db, path.request.toUpperCase());
    return request === null ? err(UNKNOWN_REQUEST) : answer([await readDeskRequest(db, request, clock())]);
  }),
  deskRoute("priceQuoteAnswer", "answer-quotes", async ({ path, body: { carrier, lines: typed } }) => {
    const found = await findOpenRequest(db, path.request);
    if (found.isErr()) return err(found.error);
    const lines = typed.map(toTypedLine);
    const problem = findLinesProblem(lines, isLclSearch(readSearch(found.value)));
    if (problem !== null) return err(problem);
    return (await priceTyped(db, found.value, { carrier, lines }, clock())).andThen((priced) =>
      answer([{ ...priced, lines: [...priced.lines] }]),
    );
  }),
];

/** Requests for quotes: read, priced by the margin rules, typed, answered, declined, and both taken back. */
export const deskQuotesFeature: DeskFeature = (deps) => {
  const { clock, ids, config } = deps;
  const { db } = deps.database;
  const mailing = { clock, ids, site: config.publicUrl, deskMail: null };
  const settle = async (
    number: string,
    message: string,
    work: (transaction: Executor, request: StoredDeskRequest) => Promise<Result<unknown, Refusal>>,
  ) => {
    const done = await transactOrUndo(db, async (transaction) => {
      const found = await findOpenRequest(transaction, number);
      if (found.isErr()) return err(found.error);
      await removeSettledDrafts(transaction, clock());
      return work(transaction, found.value);
    });
    return done.isErr() ? err(done.error) : show(number, message);
  };
  const show = async (number: string, message: string) => {
    const request = await findByAnyNumber(db, number.toUpperCase());
    return request === null ? err(UNKNOWN_REQUEST) : answer([await readDeskRequest(db, request, clock())], message);
  };
  return [
    ...readRoutes(deps),
    ...draftRoutes(deps, mailing),
    deskRoute("answerQuoteRequest", "answer-quotes", ({ path, body }, { role }) =>
      settle(path.request, "Answered", (transaction, request) =>
        answerTyped(transaction, mailing, request, toTypedAnswer(body), isPermitted(role, "answer-below-floor")),
      ),
    ),
    deskRoute("declineQuoteRequest", "answer-quotes", ({ path, body: { reason } }) =>
      settle(path.request, "Declined", async (transaction, request) =>
        (await declineRequest(transaction, mailing, request, reason.trim(), clock() + UNDO_MS)).mapErr(conflict),
      ),
    ),
    deskRoute("undoQuoteAnswer", "answer-quotes", async ({ path }) => {
      const undone = await transactOrUndo(db, async (transaction) => {
        const request = await findByAnyNumber(transaction, path.request.toUpperCase());
        return request === null
          ? err(UNKNOWN_REQUEST)
          : (await undoRequestAnswer(transaction, request, clock())).map(() => request.number).mapErr(conflict);
      });
      return undone.isErr() ? err(undone.error) : show(undone.value, "Taken back");
    }),
    deskRoute("printSentQuote", "answer-quotes", async ({ path }) => {
      const request = await findByAnyNumber(db, path.request.toUpperCase());
      const number = request?.quoteNumber ?? null;
      const quote = number === null ? null : await findQuoteBy(db, "number", number);
      if (quote === null) return err(UNKNOWN_REQUEST);
      const [content, fileName] = [await printQuote(quote, config.publicUrl), `${quote.number}.pdf`];
      return ok({ kind: "file", mediaType: "application/pdf", fileName, disposition: "inline", content } as const);
    }),
  ];
};
