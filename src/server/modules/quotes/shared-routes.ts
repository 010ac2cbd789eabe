import { err, ok, type Result } from "neverthrow";
import { formatQuoteEnd, type Quote, redactQuote } from "#domain/quotes";
import { formatDate } from "#domain/time";
import { background } from "#server/platform/background.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer, type Handler, publicRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { secretHash } from "../accounts/index.ts";
import { findActiveLink, isRevoked, lockActiveLink, recordOpening, type StoredLink } from "../links/index.ts";
import { decideQuote, writeQuoteComment } from "./discuss.ts";
import { printQuote } from "./document.ts";
import type { QuoteMailing } from "./mails.ts";
import { presentSharedQuote, presentVerified, toIssueDay } from "./presenter.ts";
import { findOwnQuote, findQuoteBy, findQuoteOwner, type StoredQuote } from "./store.ts";
import { toQuote } from "./to-quote.ts";

/* The same for a token that never existed, that expired and that was revoked. */
const NO_LINK: Refusal = {
  kind: "not-found",
  message: "This link no longer works. Ask the person who sent it for a new one.",
};
const NO_DOCUMENT: Refusal = {
  kind: "not-found",
  message: "No quote has this code. Compare it with the document, and ask us if it is the same.",
};

interface Opened {
  readonly link: StoredLink;
  readonly quote: StoredQuote;
}

const openLink = async (
  db: Executor,
  token: string,
  now: number,
  find = findActiveLink,
): Promise<Result<Opened, Refusal>> => {
  const link = await find(db, { kind: "quote", tokenHash: secretHash(token), now });
  const quote = link === null ? null : await findOwnQuote(db, link.accountId, link.subject);
  return link === null || quote === null ? err(NO_LINK) : ok({ link, quote });
};

/* Neither customer nor prices: an old document only answers that it is no longer valid. */
const findEnd = async (db: Executor, quote: Quote): Promise<string | null> => {
  const issued = `We issued quote ${quote.number} on ${formatDate(toIssueDay(quote))}.`;
  if (quote.state === "expired") return `${issued} It ended on ${formatQuoteEnd(quote)}.`;
  if (quote.state === "declined") return `${issued} It was declined.`;
  return (await isRevoked(db, quote.id)) ? `${issued} Its sender has taken it back.` : null;
};

/** What the reader of a link to a quote, or of its document, can do without an account. */
export const sharedQuoteHandlers = (deps: Deps, mailing: QuoteMailing): readonly Handler[] => {
  const { clock } = deps;
  const { db } = deps.database;
  const later = background(deps, async () => undefined);
  const show = async ({ link, quote }: Opened, message?: string) => {
    const owner = await findQuoteOwner(db, quote);
    const now = clock();
    const shown = presentSharedQuote(redactQuote(toQuote(quote, now), owner.name), link.expiresAt);
    return answer([shown], message, { answeredAt: toInstant(now) });
  };
  /* The link is looked up in the same transaction: nothing comes in over one that is being revoked. */
  const change = (
    token: string,
    work: (transaction: Executor, quote: StoredQuote) => Promise<Result<StoredQuote, Refusal>>,
  ): Promise<Result<Opened, Refusal>> =>
    db.transaction().execute(async (transaction) => {
      const opened = await openLink(transaction, token, clock(), lockActiveLink);
      if (opened.isErr()) return err(opened.error);
      return (await work(transaction, opened.value.quote)).map((quote) => ({ ...opened.value, quote }));
    });
  return [
    publicRoute("openSharedQuote", async ({ path: { token } }) => {
      const opened = await openLink(db, token, clock());
      if (opened.isErr()) return err(opened.error);
      later(() => recordOpening(db, opened.value.link.id, clock()));
      return show(opened.value);
    }),
    publicRoute("sharedQuotePdf", async ({ path: { token } }) => {
      const opened = await openLink(db, token, clock());
      if (opened.isErr()) return err(opened.error);
      const { quote } = opened.value;
      const content = await printQuote(quote, mailing.site);
      const fileName = `${quote.number}.pdf`;
      return ok({ kind: "file", mediaType: "application/pdf", fileName, disposition: "attachment", content } as const);
    }),
    publicRoute("commentSharedQuote", async ({ path: { token }, body, header }) => {
      const comment = { ...body, key: header["Idempotency-Key"], writtenBy: "recipient" } as const;
      const written = await change(token, (transaction, quote) =>
        writeQuoteComment(transaction, mailing, quote, comment),
      );
      return written.isErr() ? err(written.error) : show(written.value);
    }),
    publicRoute("decideSharedQuote", async ({ path: { token }, body }) => {
      const decided = await change(token, (transaction, quote) => decideQuote(transaction, mailing, quote, body));
      if (decided.isErr()) return err(decided.error);
      return show(decided.value, body.outcome === "approved" ? "Approved" : "Declined");
    }),
    publicRoute("verifyQuote", async ({ path: { code } }) => {
      const quote = await findQuoteBy(db, "code", code);
      if (quote === null) return err(NO_DOCUMENT);
      const current = toQuote(quote, clock());
      const ended = await findEnd(db, current);
      return ended === null ? answer([presentVerified(current)]) : err({ kind: "gone", message: ended });
    }),
  ];
};
