import { err, ok, type Result } from "neverthrow";
import { readEquipment } from "#domain/containers";
import { isPermitted, type Role } from "#domain/staff";
import type { AnswerLine } from "#domain/quotes";
import { type DeskApi, type DeskFeature, deskRoute } from "#server/desk/route.ts";
import { transactOrUndo } from "#server/platform/database/transact.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer, type BodyOf } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { ALL_ENTRIES, listEntries } from "../audit/index.ts";
import {
  declineRequest,
  findRequestByNumber,
  isLclSearch,
  readSearch,
  type StoredDeskRequest,
} from "../quotes/index.ts";
import { nameEntries } from "../trail/index.ts";
import { answerTyped, findLinesProblem, priceTyped } from "./answer-quote.ts";
import { listDeskRequests, readDeskRequest, readPosition } from "./read-requests.ts";

const PAGE = 50;
const WRONG_PAGE: Refusal = { kind: "malformed", message: "The parameter after names no page." };
const UNKNOWN: Refusal = { kind: "not-found", message: "There is no request with this number." };
const FORBIDDEN: Refusal = { kind: "forbidden", message: "Your role may not sell below the floor. Ask pricing." };

type Line = BodyOf<"priceQuoteAnswer", DeskApi>["lines"][number];

const toLine = ({ name, countedBy, size, buying, selling }: Line): AnswerLine => ({
  name,
  countedBy,
  size: size === null ? null : readEquipment(size),
  buying,
  selling,
});

/* Who has settled it: two clerks at once are told. */
const refuseSettled = async (db: Executor, { number, state }: StoredDeskRequest): Promise<Refusal> => {
  const filter = { ...ALL_ENTRIES, subject: number };
  const [last] = await nameEntries(db, await listEntries(db, filter, { before: null, limit: 1 }));
  return { kind: "conflict", message: `${last?.name ?? "A colleague"} has ${state} this request already.` };
};

const findOpen = async (db: Executor, number: string): Promise<Result<StoredDeskRequest, Refusal>> => {
  const request = await findRequestByNumber(db, number.toUpperCase());
  if (request === null) return err(UNKNOWN);
  return request.state === "open" ? ok(request) : err(await refuseSettled(db, request));
};

const maySellBelow = (role: Role, reason: string | null): boolean =>
  reason === null || isPermitted(role, "answer-below-floor");

const readRoutes = ({ database: { db }, clock }: Deps) => [
  deskRoute("listQuoteRequests", "answer-quotes", async ({ query }) => {
    const after = query.after === undefined ? null : readPosition(query.after);
    if (query.after !== undefined && after === null) return err(WRONG_PAGE);
    const { rows, next } = await listDeskRequests(db, query.state ?? null, { after, limit: query.limit ?? PAGE });
    return answer(rows, "OK", { next });
  }),
  deskRoute("getQuoteRequest", "answer-quotes", async ({ path }) => {
    const request = await findRequestByNumber(db, path.request.toUpperCase());
    return request === null ? err(UNKNOWN) : answer([await readDeskRequest(db, request)]);
  }),
  deskRoute("priceQuoteAnswer", "answer-quotes", async ({ path, body: { carrier, lines: typed } }) => {
    const found = await findOpen(db, path.request);
    if (found.isErr()) return err(found.error);
    const lines = typed.map(toLine);
    const problem = findLinesProblem(lines, isLclSearch(readSearch(found.value)));
    if (problem !== null) return err(problem);
    return (await priceTyped(db, found.value, { carrier, lines }, clock())).andThen((priced) =>
      answer([{ ...priced, lines: [...priced.lines] }]),
    );
  }),
];

/** Requests for quotes: read, priced by the margin rules, answered and declined. */
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
      const found = await findOpen(transaction, number);
      return found.isErr() ? err(found.error) : work(transaction, found.value);
    });
    if (done.isErr()) return err(done.error);
    const request = await findRequestByNumber(db, number.toUpperCase());
    return request === null ? err(UNKNOWN) : answer([await readDeskRequest(db, request)], message);
  };
  return [
    ...readRoutes(deps),
    deskRoute("answerQuoteRequest", "answer-quotes", async ({ path, body }, { role }) =>
      maySellBelow(role, body.belowFloorReason)
        ? settle(path.request, "Answered", (transaction, request) =>
            answerTyped(transaction, mailing, request, { ...body, lines: body.lines.map(toLine) }),
          )
        : err(FORBIDDEN),
    ),
    deskRoute("declineQuoteRequest", "answer-quotes", ({ path, body: { reason } }) =>
      settle(path.request, "Declined", async (transaction, request) =>
        (await declineRequest(transaction, mailing, request, reason.trim())).mapErr(
          (message): Refusal => ({ kind: "conflict", message }),
        ),
      ),
    ),
  ];
};
