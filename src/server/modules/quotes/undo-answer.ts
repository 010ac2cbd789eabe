import { err, ok, type Result } from "neverthrow";
import { findHeldUntil, removeHeldMail } from "#server/platform/mail/outgoing-store.ts";
import type { Executor } from "#server/schema.ts";
import { reopenItem } from "../inbox/index.ts";
import { removeSearches } from "../rates/index.ts";
import { removeHeldEvent } from "../webhooks/index.ts";
import { findOpenRequest, reopenRequest } from "./desk-request-store.ts";
import { toAnswerKey } from "./mails.ts";
import { readSearch } from "./quote-search.ts";
import { toOpenKey } from "./request-price.ts";
import { claimQuote, findQuoteBy, removeQuote } from "./store.ts";
import type { StoredDeskRequest } from "./tables.ts";

const TOO_LATE = "It is too late: the mail has left.";
const USED = "It is too late: the customer has answered this quote.";
const ASKED_AGAIN = "The customer has asked for the same again. Answer that request.";

/** Until when the answer to a request can be taken back, in epoch milliseconds; null if it cannot. */
export const findUndoUntil = async (
  db: Executor,
  request: Pick<StoredDeskRequest, "id" | "state">,
  now: number,
): Promise<number | null> =>
  request.state === "open" ? null : findHeldUntil(db, toAnswerKey(request, request.state), now);

/* Nothing of an answer that nobody has used stays: the offers cannot be booked any more. */
const withdrawQuote = async (db: Executor, number: string): Promise<boolean> => {
  const quote = await findQuoteBy(db, "number", number);
  if (quote === null || quote.revision > 1 || quote.bookings.length > 0 || !(await claimQuote(db, quote))) return false;
  await removeQuote(db, quote.id);
  await removeSearches(
    db,
    quote.offers.map(({ offerId }) => offerId),
  );
  return true;
};

/**
 * Takes back the answer to a request while its mail is held: the quote is gone, and the request waits in the inbox since when it
 * waited before. Refused once the mail has left, the customer has used the quote, or has asked for the same again. Belongs in a
 * transaction that a refusal undoes.
 */
export const undoRequestAnswer = async (
  db: Executor,
  request: StoredDeskRequest,
  now: number,
): Promise<Result<void, string>> => {
  const { number, accountId, state, settledAt, quoteNumber } = request;
  if (state === "open" || settledAt === null) return err(TOO_LATE);
  const openKey = toOpenKey(readSearch(request));
  if ((await findOpenRequest(db, accountId, openKey)) !== null) return err(ASKED_AGAIN);
  if (!(await removeHeldMail(db, toAnswerKey(request, state), now))) return err(TOO_LATE);
  if (quoteNumber !== null && !(await withdrawQuote(db, quoteNumber))) return err(USED);
  await removeHeldEvent(db, { type: "quote.answered", subject: number }, now);
  await reopenRequest(db, request, openKey);
  await reopenItem(db, { kind: "quote-request", subject: number }, { answeredAt: settledAt, now });
  return ok(undefined);
};
