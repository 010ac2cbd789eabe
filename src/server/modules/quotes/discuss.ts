import { err, ok, type Result } from "neverthrow";
import {
  checkQuoteDecision,
  explainDecisionProblem,
  formatQuoteDecision,
  MAX_QUOTE_COMMENTS,
  type QuoteComment,
  type QuoteDecision,
  type QuoteOutcome,
} from "#domain/quotes";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { mailRecipientNews, type QuoteMailing } from "./mails.ts";
import { addQuoteComment, claimQuote, findQuoteBy, findQuoteOwner, type StoredQuote, touchQuote } from "./store.ts";
import { toQuote } from "./to-quote.ts";

const TOO_MANY: Refusal = { kind: "conflict", message: `A quote has at most ${MAX_QUOTE_COMMENTS} comments.` };
const CHANGED: Refusal = {
  kind: "conflict",
  message: "Somebody has changed this quote a moment ago. Look at it again before you decide.",
};

const reload = async (db: Executor, quote: StoredQuote): Promise<StoredQuote> =>
  (await findQuoteBy(db, "number", quote.number)) ?? quote;

export interface NewQuoteComment {
  readonly key: string;
  readonly writtenBy: QuoteComment["writtenBy"];
  readonly name: string;
  readonly text: string;
}

/** Adds a comment once for each key, with a mail to the shipper about one of the recipient; belongs in a transaction. */
export const writeQuoteComment = async (
  db: Executor,
  mailing: QuoteMailing,
  quote: StoredQuote,
  { key, writtenBy, ...typed }: NewQuoteComment,
): Promise<Result<StoredQuote, Refusal>> => {
  await touchQuote(db, quote.id);
  const before = await reload(db, quote);
  if (before.comments.some((comment) => comment.key === key)) return ok(before);
  if (before.comments.length >= MAX_QUOTE_COMMENTS) return err(TOO_MANY);
  const [name, text] = [typed.name.trim(), typed.text.trim()];
  await addQuoteComment(db, { quote: quote.id, key, writtenBy, name, text, writtenAt: mailing.clock() });
  if (writtenBy === "recipient") {
    const owner = await findQuoteOwner(db, quote.accountId);
    const title = `${name} has written a comment`;
    await mailRecipientNews(db, mailing, owner, { quote, key: `comment|${key}`, title: `${title}.`, text });
  }
  return ok(await reload(db, quote));
};

export interface NewQuoteDecision {
  readonly name: string;
  readonly outcome: QuoteOutcome;
  readonly offer: number | null;
  readonly comment: string;
}

const refuseDecision = (problem: Parameters<typeof explainDecisionProblem>[0], message: string): Refusal =>
  problem.kind === "offer"
    ? { kind: "fields", message, fields: [{ field: "offer", message }] }
    : { kind: "conflict", message };

/**
 * Records a decision, its comment and the mail to the shipper in one transaction. Of two simultaneous decisions the second
 * one is refused.
 */
export const decideQuote = async (
  db: Executor,
  mailing: QuoteMailing,
  stored: StoredQuote,
  { name: typedName, outcome, offer, comment }: NewQuoteDecision,
): Promise<Result<StoredQuote, Refusal>> => {
  const now = mailing.clock();
  const quote = toQuote(stored, now);
  const checked = checkQuoteDecision(quote, { outcome, offer });
  if (checked.isErr()) return err(refuseDecision(checked.error, explainDecisionProblem(checked.error, quote)));
  if (!(await claimQuote(db, stored))) {
    const decided = toQuote(await reload(db, stored), now);
    return decided.decision === null
      ? err(CHANGED)
      : err({
          kind: "conflict",
          message: explainDecisionProblem({ kind: "decided", decision: decided.decision }, decided),
        });
  }
  const [name, text] = [typedName.trim(), comment.trim()];
  await db
    .updateTable("quote")
    .set({ outcome, decidedOffer: offer, decidedBy: name, decidedAt: now })
    .where("id", "=", stored.id)
    .execute();
  const key = mailing.ids.id();
  if (text !== "" && stored.comments.length < MAX_QUOTE_COMMENTS)
    await addQuoteComment(db, { quote: stored.id, key, writtenBy: "recipient", name, text, writtenAt: now });
  const decision: QuoteDecision = { outcome, offer, name, decidedAt: toInstant(now) };
  const owner = await findQuoteOwner(db, stored.accountId);
  const title = formatQuoteDecision(decision, quote.offers);
  await mailRecipientNews(db, mailing, owner, { quote: stored, key: "decision", title, text });
  return ok(await reload(db, stored));
};
