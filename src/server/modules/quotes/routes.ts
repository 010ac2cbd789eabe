import { err, ok, type Result } from "neverthrow";
import { findRecipientProblem } from "#domain/links";
import type { Deps } from "#server/platform/feature.ts";
import { answer, type Handler, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import { findFormats, secretHash } from "../accounts/index.ts";
import { addLink } from "../links/index.ts";
import type { QuoteLcl } from "../lcl/index.ts";
import type { QuoteRates, SearchStore } from "../rates/index.ts";
import { checkOffer } from "./check-offer.ts";
import { writeQuoteComment } from "./discuss.ts";
import { printQuote } from "./document.ts";
import type { QuoteMailing } from "./mails.ts";
import { presentQuote, presentRequest } from "./presenter.ts";
import { type CheckSearch, requestPrice } from "./request-price.ts";
import { saveQuote } from "./save-quote.ts";
import { sharedQuoteHandlers } from "./shared-routes.ts";
import { listStoredRequests } from "./desk-request-store.ts";
import { findOwnQuote, findQuoteOwner, listStoredQuotes, type StoredQuote } from "./store.ts";
import { toDayEnd, toQuote } from "./to-quote.ts";

const NO_QUOTE: Refusal = { kind: "not-found", message: "This quote was not found." };
const ENDED: Refusal = { kind: "gone", message: "This quote has ended. Save a new one to share it." };

interface QuoteDeps {
  readonly searches: Pick<SearchStore, "settle">;
  readonly quote: QuoteRates;
  readonly quoteLcl: QuoteLcl;
  readonly checkSearch: CheckSearch;
}

const linkHandler = ({ database: { db }, clock, ids }: Deps): Handler =>
  authenticatedRoute("createQuoteLink", async ({ path: { id }, body }, { companyId: accountId }) => {
    const stored = await findOwnQuote(db, accountId, id);
    if (stored === null) return err(NO_QUOTE);
    const problem = findRecipientProblem(body.recipient);
    if (problem !== null)
      return err({ kind: "fields", message: problem, fields: [{ field: "recipient", message: problem }] });
    const [createdAt, expiresAt] = [clock(), toDayEnd(stored.validTill, stored.timeZone)];
    if (createdAt >= expiresAt) return err(ENDED);
    const token = ids.secret();
    const link = {
      id: ids.id(),
      kind: "quote",
      subject: stored.id,
      number: stored.number,
      recipient: body.recipient.trim(),
    } as const;
    await addLink(db, {
      ...link,
      accountId,
      options: "{}",
      tokenHash: secretHash(token),
      createdAt,
      expiresAt,
      revokedAt: null,
      lastOpenedAt: null,
      opens: 0,
    });
    const moments = { createdAt: toInstant(createdAt), expiresAt: toInstant(expiresAt), lastOpenedAt: null };
    return answer([{ ...link, ...moments, state: "active", opens: 0, token } as const], "Link created");
  });

const requestHandlers = (
  { database: { db } }: Deps,
  mailing: QuoteMailing,
  checkSearch: CheckSearch,
): readonly Handler[] => [
  authenticatedRoute("listDeskRequests", async (_call, { companyId: accountId }) =>
    answer((await listStoredRequests(db, accountId)).map(presentRequest)),
  ),
  authenticatedRoute("createDeskRequest", async ({ body }, { accountId: createdBy, companyId: accountId }) =>
    (await requestPrice(db, mailing, checkSearch, { accountId, createdBy }, body)).andThen((request) =>
      answer([presentRequest(request)], "Sent"),
    ),
  ),
];

/** Quotes, their approval without an account, and requests to the desk. */
export const quoteHandlers = (deps: Deps, quoting: QuoteDeps): readonly Handler[] => {
  const { clock, ids, config } = deps;
  const { db } = deps.database;
  const { searches, checkSearch } = quoting;
  const mailing: QuoteMailing = { clock, ids, site: config.publicUrl, deskMail: config.deskMail };
  const find = async (accountId: string, id: string): Promise<Result<StoredQuote, Refusal>> => {
    const stored = await findOwnQuote(db, accountId, id);
    return stored === null ? err(NO_QUOTE) : ok(stored);
  };
  const toAnswer = (stored: StoredQuote, message?: string) => {
    const now = clock();
    return answer([presentQuote(toQuote(stored, now), stored.search)], message, { answeredAt: toInstant(now) });
  };
  return [
    authenticatedRoute("listQuotes", async (_call, { companyId: accountId }) => {
      const stored = await listStoredQuotes(db, accountId);
      const now = clock();
      const quotes = stored.map((quote) => presentQuote(toQuote(quote, now), quote.search));
      return answer(quotes, "OK", { answeredAt: toInstant(now) });
    }),
    authenticatedRoute("createQuote", async ({ body, header }, { accountId: createdBy, companyId: accountId }) => {
      await Promise.all(body.offerIds.map(searches.settle));
      const saved = await saveQuote(db, deps, { ...body, accountId, createdBy, saveKey: header["Idempotency-Key"] });
      if (saved.isErr()) return err(saved.error);
      return (await find(accountId, saved.value)).andThen((stored) => toAnswer(stored, "Quote saved"));
    }),
    authenticatedRoute("getQuote", async ({ path }, { companyId: accountId }) =>
      (await find(accountId, path.id)).andThen((stored) => toAnswer(stored)),
    ),
    authenticatedRoute("quotePdf", async ({ path }, { accountId: personId, companyId: accountId }) => {
      const stored = await find(accountId, path.id);
      if (stored.isErr()) return err(stored.error);
      const content = await printQuote(stored.value, config.publicUrl, await findFormats(db, personId));
      const fileName = `${stored.value.number}.pdf`;
      return ok({ kind: "file", mediaType: "application/pdf", fileName, disposition: "attachment", content } as const);
    }),
    authenticatedRoute(
      "commentQuote",
      async ({ path, body, header }, { accountId: createdBy, companyId: accountId }) => {
        const stored = await find(accountId, path.id);
        if (stored.isErr()) return err(stored.error);
        const { name } = await findQuoteOwner(db, { accountId, createdBy });
        const comment = { ...body, name, key: header["Idempotency-Key"], writtenBy: "shipper" } as const;
        const written = await db
          .transaction()
          .execute((transaction) => writeQuoteComment(transaction, mailing, stored.value, comment));
        return written.andThen((quote) => toAnswer(quote));
      },
    ),
    linkHandler(deps),
    authenticatedRoute("checkQuoteOffer", async ({ path, body }, { companyId: accountId }) => {
      const stored = await find(accountId, path.id);
      if (stored.isErr()) return err(stored.error);
      return (await checkOffer({ db, clock, ...quoting }, stored.value, body.offer)).andThen((check) =>
        answer([check]),
      );
    }),
    ...requestHandlers(deps, mailing, checkSearch),
    ...sharedQuoteHandlers(deps, mailing),
  ];
};
