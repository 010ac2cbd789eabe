import { err, ok, type Result } from "neverthrow";
import { findFollowUpProblem } from "#domain/quotes";
import type { CalendarDate } from "#domain/time";
import { type DeskApi, deskRoute } from "#server/desk/route.ts";
import { transactOrUndo } from "#server/platform/database/transact.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer, type BodyOf } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import {
  type AnswerDraft,
  findQuoteBy,
  mailDraft,
  printDraft,
  type QuoteMailing,
  type StoredDeskRequest,
  setFollowUp,
  toQuote,
} from "../quotes/index.ts";
import { toAnswerDraft } from "./answer-quote.ts";
import { saveDraft } from "./draft-store.ts";
import { findByAnyNumber, findOpenRequest, UNKNOWN_REQUEST } from "./find-request.ts";
import { readDeskRequest } from "./read-requests.ts";
import { toTypedAnswer } from "./to-typed.ts";

const conflict = (message: string): Refusal => ({ kind: "conflict", message });

const planFollowUp = async (
  db: Executor,
  number: string,
  day: CalendarDate | null,
  now: number,
): Promise<Result<void, Refusal>> => {
  const request = await findByAnyNumber(db, number.toUpperCase());
  if (request === null) return err(UNKNOWN_REQUEST);
  const quote = request.quoteNumber === null ? null : await findQuoteBy(db, "number", request.quoteNumber);
  if (quote === null) return err(conflict("This request is not answered with a quote."));
  const { state } = toQuote(quote, now);
  if (state !== "open") return err(conflict(`This quote is ${state}: nobody asks for it any more.`));
  const problem = day === null ? null : findFollowUpProblem(day, { today: officeDay(now), validTill: quote.validTill });
  if (problem !== null)
    return err({ kind: "fields", message: problem, fields: [{ field: "followUpOn", message: problem }] });
  await setFollowUp(db, quote, day, now);
  return ok(undefined);
};

/** An answer before it is sent: its draft, its document and its mail; and when the customer is asked afterwards. */
export const draftRoutes = ({ database: { db }, clock }: Deps, mailing: QuoteMailing) => {
  const readTyped = async (
    number: string,
    body: BodyOf<"answerQuoteRequest", DeskApi>,
  ): Promise<Result<{ readonly request: StoredDeskRequest; readonly draft: AnswerDraft }, Refusal>> => {
    const found = await findOpenRequest(db, number);
    if (found.isErr()) return err(found.error);
    const request = found.value;
    return toAnswerDraft(request, toTypedAnswer(body), officeDay(clock())).map((draft) => ({ request, draft }));
  };
  return [
    deskRoute("printQuoteDraft", "answer-quotes", async ({ path, body }) => {
      const typed = await readTyped(path.request, body);
      if (typed.isErr()) return err(typed.error);
      const { request, draft } = typed.value;
      const printed = await printDraft(db, mailing, request, draft);
      if (printed.isErr()) return err(conflict(printed.error));
      const fileName = `${request.number}-draft.pdf`;
      const content = printed.value;
      return ok({ kind: "file", mediaType: "application/pdf", fileName, disposition: "inline", content } as const);
    }),
    deskRoute("previewQuoteMail", "answer-quotes", async ({ path, body }) => {
      const typed = await readTyped(path.request, body);
      if (typed.isErr()) return err(typed.error);
      const mail = await mailDraft(db, mailing, typed.value.request, typed.value.draft);
      if (mail.isErr()) return err(conflict(mail.error));
      const { to, subject, text } = mail.value;
      return answer([{ to, subject, text }]);
    }),
    deskRoute("saveQuoteDraft", "answer-quotes", async ({ path, body }, { id: savedBy }) => {
      const saved = await transactOrUndo(db, async (transaction) => {
        const found = await findOpenRequest(transaction, path.request);
        return found.isErr()
          ? err(found.error)
          : saveDraft(transaction, { ...body, request: found.value.number, savedBy, now: clock() });
      });
      return saved.isErr() ? err(saved.error) : answer([saved.value], "Saved");
    }),
    deskRoute("setQuoteFollowUp", "answer-quotes", async ({ path, body: { followUpOn } }) => {
      const planned = await transactOrUndo(db, (transaction) =>
        planFollowUp(transaction, path.request, followUpOn, clock()),
      );
      if (planned.isErr()) return err(planned.error);
      const request = await findByAnyNumber(db, path.request.toUpperCase());
      return request === null ? err(UNKNOWN_REQUEST) : answer([await readDeskRequest(db, request, clock())], "Saved");
    }),
  ];
};
