import type { RateSearchRequest } from "#api/schema.d.ts";
import { secretHash } from "#server/modules/accounts/sessions.ts";
import { addLink } from "#server/modules/links/store.ts";
import { findStoredOffer } from "#server/modules/rates/offer-store.ts";
import { addQuoteComment, addQuoteRows } from "#server/modules/quotes/store.ts";
import { addRequestRow } from "#server/modules/quotes/desk-request-store.ts";
import { toOpenKey } from "#server/modules/quotes/request-price.ts";
import { toDayEnd } from "#server/modules/quotes/to-quote.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { officeDay, OFFICE_ZONE } from "#server/platform/time.ts";
import type { SavedQuote } from "../states.ts";
import { type Actor, quote } from "./bookings.ts";
import { answerRate } from "./lcl.ts";
import { FCL_SEARCH_BODY } from "#tests/support/searches.ts";
import type { ProviderContext } from "./provider-context.ts";

const OFFER = { kind: "api", offerId: "OFR-7Q2M4C", providerName: "Norrvik Line" } as const;
const PART_LOAD = {
  id: "LCL-PACT-1",
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  weight: 1200,
  cbm: 3.25,
};
const SHA256 = "7f3a91c2d04e11b8b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee";
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SEARCH = JSON.stringify(FCL_SEARCH_BODY);

/* With a comment and a link. */
const saveDeskQuote = async (
  { database, overrides }: ProviderContext,
  { id, number, code, token, comment }: SavedQuote,
  { offerId, search }: { readonly offerId: string; readonly search: string },
): Promise<void> => {
  const { db } = database;
  const { now } = overrides;
  const stored = await findStoredOffer(db, offerId);
  if (stored === null) throw new Error("The offer is not stored.");
  const { accountId } = stored;
  const validTill = officeDay(now);
  const row = {
    id,
    accountId,
    number,
    createdAt: now - MINUTE_MS,
    validTill,
    companyName: "Van der Meer Wonen B.V.",
    contactName: "Priya Nair",
    reference: "Spring range 2027",
    incoterm: JSON.stringify({ code: "CIF", place: "Rotterdam" }),
    note: "Ask for 7 free days",
    search,
    deskRequest: "DSK-2026-900001",
    code,
    sha256: SHA256,
    timeZone: OFFICE_ZONE,
    saveKey: "saved",
    outcome: null,
    decidedOffer: null,
    decidedBy: null,
    decidedAt: null,
    revision: 1,
  };
  const { text: offer, context: offerContext } = stored;
  await addQuoteRows(db, row, [
    { quote: id, position: 0, offerId, checkedOfferId: null, offer, context: offerContext },
  ]);
  const written = { key: "comment-1", writtenBy: "recipient", name: "Priya Nair", writtenAt: now } as const;
  await addQuoteComment(db, { quote: id, ...written, text: comment });
  await addLink(db, {
    id: "quote-link-1",
    accountId,
    kind: "quote",
    subject: id,
    number,
    recipient: "Priya Nair",
    options: "{}",
    tokenHash: secretHash(token),
    createdAt: now,
    expiresAt: toDayEnd(validTill, OFFICE_ZONE),
    revokedAt: null,
    lastOpenedAt: null,
    opens: 0,
  });
};

/** A quote of the desk with a comment and a link. */
export const saveOneQuote = async (context: ProviderContext, actor: Actor, saved: SavedQuote): Promise<void> => {
  await quote(context, actor, OFFER);
  await saveDeskQuote(context, saved, { offerId: OFFER.offerId, search: SEARCH });
};

/** The same of a part load. */
export const savePartLoadQuote = async (context: ProviderContext, actor: Actor, saved: SavedQuote): Promise<void> => {
  await answerRate(context, actor, PART_LOAD);
  const { id: offerId, ...search } = PART_LOAD;
  await saveDeskQuote(context, saved, { offerId, search: JSON.stringify(search) });
};

export const approveQuote = async (
  { database: { db }, overrides: { now } }: ProviderContext,
  id: string,
): Promise<void> => {
  const decision = { outcome: "approved", decidedOffer: 0, decidedBy: "Priya Nair", decidedAt: now } as const;
  await db.updateTable("quote").set(decision).where("id", "=", id).execute();
};

export const endQuote = async (
  { database: { db }, overrides: { now } }: ProviderContext,
  id: string,
): Promise<void> => {
  await db
    .updateTable("quote")
    .set({ validTill: officeDay(now - DAY_MS) })
    .where("id", "=", id)
    .execute();
};

export const changeSaveKey = async (
  { database: { db } }: ProviderContext,
  id: string,
  saveKey: string,
): Promise<void> => {
  await db.updateTable("quote").set({ saveKey }).where("id", "=", id).execute();
};

export const askDesk = async (
  { database: { db }, overrides: { now } }: ProviderContext,
  number: string,
): Promise<void> => {
  const { id: accountId } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  await addRequestRow(db, {
    id: "request-1",
    accountId,
    number,
    requestedAt: now,
    search: SEARCH,
    openKey: toOpenKey(storedJson<RateSearchRequest>(SEARCH)),
    commodity: "Fox nuts in cartons",
    note: "Latest arrival 08 Jan",
    state: "open",
    settledAt: null,
    reason: null,
    quoteNumber: null,
  });
};
