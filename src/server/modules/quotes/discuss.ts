import { err, ok, type Result } from "neverthrow";
import {
  checkQuoteDecision,
  explainDecisionProblem,
  formatQuoteDecision,
  MAX_RECIPIENT_COMMENTS,
  MAX_RECIPIENT_COMMENTS_PER_HOUR,
  type QuoteComment,
  type QuoteDecision,
  type QuoteOutcome,
} from "#domain/quotes";
import { recordChange } from "#server/modules/audit/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { tooManyRefusal } from "#server/platform/throttling/limiter.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { openItem } from "../inbox/index.ts";
import { recordWebhookEvent } from "../webhooks/index.ts";
import { endFollowUp } from "./follow-up-store.ts";
import { mailRecipientComments, mailRecipientNews, type QuoteMailing } from "./mails.ts";
import { addQuoteComment, claimQuote, findQuoteBy, findQuoteOwner, type StoredQuote, touchQuote } from "./store.ts";
import { toQuote } from "./to-quote.ts";

const TOO_MANY: Refusal = {
  kind: "conflict",
  message: `A quote takes at most ${MAX_RECIPIENT_COMMENTS} comments over its link. Please write to its sender.`,
};
const CHANGED: Refusal = {
  kind: "conflict",
  message: "Somebody has changed this quote a moment ago. Look at it again before you decide.",
};

const HOUR_MS = 3_600_000;

const reload = async (db: Executor, quote: StoredQuote): Promise<StoredQuote> =>
  (await findQuoteBy(db, "number", quote.number)) ?? quote;

const countByRecipients = ({ comments }: StoredQuote, since: number): number =>
  comments.filter(({ writtenBy, writtenAt }) => writtenBy === "recipient" && writtenAt > since).length;

const findCommentRefusal = (quote: StoredQuote, now: number): Refusal | null => {
  if (countByRecipients(quote, 0) >= MAX_RECIPIENT_COMMENTS) return TOO_MANY;
  if (countByRecipients(quote, now - HOUR_MS) < MAX_RECIPIENT_COMMENTS_PER_HOUR) return null;
  const ofRecipients = quote.comments.filter(({ writtenBy }) => writtenBy === "recipient");
  const oldest = ofRecipients.at(-MAX_RECIPIENT_COMMENTS_PER_HOUR)?.writtenAt ?? now;
  return tooManyRefusal("Too many comments.", Math.max(1, Math.ceil((oldest + HOUR_MS - now) / 1000)));
};

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
  const now = mailing.clock();
  const refusal = writtenBy === "recipient" ? findCommentRefusal(before, now) : null;
  if (refusal !== null) return err(refusal);
  const [name, text] = [typed.name.trim(), typed.text.trim()];
  await addQuoteComment(db, { quote: quote.id, key, writtenBy, name, text, writtenAt: now });
  await recordChange(db, {
    action: "quote.commented",
    subjectId: quote.number,
    customerId: quote.accountId,
    after: { by: writtenBy, name, text },
  });
  if (writtenBy === "recipient") await endFollowUp(db, quote.number, now);
  const after = await reload(db, quote);
  if (writtenBy === "recipient")
    await mailRecipientComments(db, mailing, await findQuoteOwner(db, quote), { quote: after, key });
  return ok(after);
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
  if (text !== "" && countByRecipients(stored, 0) < MAX_RECIPIENT_COMMENTS)
    await addQuoteComment(db, { quote: stored.id, key, writtenBy: "recipient", name, text, writtenAt: now });
  await recordChange(db, {
    action: `quote.${outcome}`,
    subjectId: stored.number,
    customerId: stored.accountId,
    after: { offer, name, text },
    reason: outcome === "declined" && text !== "" ? text : null,
  });
  await endFollowUp(db, stored.number, now);
  if (outcome === "approved") {
    const item = { kind: "quote-approved", subject: stored.number, customerId: stored.accountId } as const;
    await openItem(db, { ...item, title: { number: stored.number, offer } }, now);
  }
  const decision: QuoteDecision = { outcome, offer, name, decidedAt: toInstant(now) };
  const owner = await findQuoteOwner(db, stored);
  const title = formatQuoteDecision(decision, quote.offers);
  await mailRecipientNews(db, mailing, owner, { quote: stored, key: "decision", title, text });
  await recordWebhookEvent(db, mailing, {
    accountId: stored.accountId,
    type: outcome === "approved" ? "quote.approved" : "quote.declined",
    subject: stored.number,
    happenedAt: now,
    data: { id: stored.id, number: stored.number, decidedBy: name, offer },
  });
  return ok(await reload(db, stored));
};
