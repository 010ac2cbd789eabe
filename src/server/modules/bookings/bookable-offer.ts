import { type Sentence, writeSentence } from "#domain/formatting";
import { err, ok, type Result } from "neverthrow";
import { describeLimit, findValidityProblem, hasEnded, isKnownStatus, type OfferSource } from "#domain/rates";
import { toMinutes } from "#domain/time";
import type { Refusal } from "#server/platform/http/refusal.ts";
import {
  type OfferContext,
  findStoredOffers,
  type StoredOffer,
  findWithdrawals,
  type OfferTerms,
  readOfferTerms,
  readOffer,
  readSheetLineIds,
} from "../rates/index.ts";
import type { Executor } from "#server/schema.ts";
import { findWithdrawnLines } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { OFFICE_ZONE, officeDay, zones } from "#server/platform/time.ts";

const toGone = (message: string): Refusal => ({ kind: "gone", message });
export const UNKNOWN_OFFER: Refusal = { kind: "not-found", message: "This offer was not found. Please search again." };
const UNREADABLE_OFFER = toGone("This offer cannot be booked: its prices could not be read.");
const notSold = (reason: string): Refusal => toGone(`This offer cannot be booked: ${reason.replace(/\.+$/, "")}.`);

const toEnded = (end: Sentence): Refusal =>
  toGone(`This offer ended on ${writeSentence(end)}. Please search again for a new one.`);

const findOutside = ({ expiresAt }: StoredOffer, { validity, sailing }: OfferTerms, now: number): Refusal | null => {
  const { till, zone, isHidden = false } = validity;
  if (till !== null && !isHidden && hasEnded(validity, toMinutes(now), zones))
    return toEnded(describeLimit(till, zone, zones));
  const problem = findValidityProblem(validity, sailing, toMinutes(now), zones);
  if (problem !== null) return notSold(writeSentence(problem));
  return now >= expiresAt ? toEnded(describeLimit(officeDay(expiresAt), OFFICE_ZONE, zones)) : null;
};

export interface OfferToBook extends StoredOffer {
  readonly source: OfferSource;
  readonly facts: OfferTerms;
}

export interface OfferSnapshot {
  readonly offers: ReadonlyMap<string, StoredOffer>;
  readonly withdrawals: ReadonlyMap<string, string>;
}

const findLineWithdrawals = async (
  db: Executor,
  offers: ReadonlyMap<string, StoredOffer>,
): Promise<ReadonlyMap<string, string>> => {
  const lines = [...offers].flatMap(([offerId, { text }]) => readSheetLineIds(text).map((line) => ({ offerId, line })));
  const withdrawn = await findWithdrawnLines(db, [...new Set(lines.map(({ line }) => line))]);
  return new Map(
    lines.flatMap(({ offerId, line }) => {
      const reason = withdrawn.get(line);
      return reason === undefined ? [] : [[offerId, reason] as const];
    }),
  );
};

export const loadOffers = async (db: Executor, offerIds: readonly string[]): Promise<OfferSnapshot> => {
  const offers = await findStoredOffers(db, offerIds);
  const byLine = await findLineWithdrawals(db, offers);
  return { offers, withdrawals: new Map([...byLine, ...(await findWithdrawals(db, offerIds))]) };
};

export const requireBookableOffer = (
  { offers, withdrawals }: OfferSnapshot,
  accountId: string,
  offerId: string,
  now: number,
): Result<OfferToBook, Refusal> => {
  const offer = offers.get(offerId);
  if (offer === undefined || offer.accountId !== accountId)
    return err(isKnownStatus(offerId) ? notSold(offerId) : UNKNOWN_OFFER);
  const read = readOffer(offer.text);
  const context = storedJson<OfferContext>(offer.context);
  const found = readOfferTerms(read, context);
  if (found.isErr()) return err(UNREADABLE_OFFER);
  const facts = found.value;
  const refusal = facts.refusalFor(context.load);
  if (refusal !== null) return err(notSold(refusal));
  const outside = findOutside(offer, facts, now);
  if (outside !== null) return err(outside);
  const withdrawal = withdrawals.get(offerId);
  return withdrawal === undefined ? ok({ ...offer, source: read.source, facts }) : err(toGone(withdrawal));
};

export const loadBookableOffer = async (
  db: Executor,
  accountId: string,
  offerId: string,
  now: number,
): Promise<Result<OfferToBook, Refusal>> =>
  requireBookableOffer(await loadOffers(db, [offerId]), accountId, offerId, now);
