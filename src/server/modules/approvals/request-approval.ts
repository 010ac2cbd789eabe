import { err, ok, type Result } from "neverthrow";
import type { QuoteSearch } from "#api/schema.d.ts";
import { canApprove, needsApproval } from "#domain/companies";
import type { Money } from "#domain/money";
import { findBookingLimit } from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Shipper } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { type Clock, type Ids, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type Account, listMembers, lockCompany, toFormats } from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";
import {
  type BookedJourney,
  loadBookableOffer,
  type OfferToBook,
  readBookedJourney,
  readOfferTotal,
} from "../bookings/index.ts";
import { type OfferContext, readLoad } from "../rates/index.ts";
import { requestMessage } from "./mails.ts";
import { addApproval, findWaiting, type StoredShipment } from "./store.ts";
import type { ApprovalTable } from "./tables.ts";

const MINUTE_MS = 60_000;

export interface ApprovalDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly site: string;
}

/** What a person wants to book. */
export interface WantedBooking {
  readonly offerId: string;
  readonly reference: string | null;
}

const WITHIN: Refusal = { kind: "conflict", message: "This booking is within your limit: you can book it yourself." };
const NO_COMPANY: Refusal = { kind: "not-found", message: "This company was not found." };

export const formatName = ({ firstName, lastName }: Pick<Account, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

/** The limit of a person, in the currency of the company. */
const toPersonalLimit = ({ approvalLimit }: Account, currency: string): Money | null =>
  approvalLimit === null ? null : { currency, minor: approvalLimit };

const toSearch = ({ part, asked }: OfferContext): QuoteSearch | undefined => {
  if (part === undefined) return asked;
  const { portOfLoading, portOfDischarge, weightKg: weight, cbm } = part;
  return { portOfLoading, portOfDischarge, weight, cbm };
};

const toWantedShipment = ({ context }: OfferToBook, legs: BookedJourney["legs"]): StoredShipment => {
  const quoted = storedJson<OfferContext>(context);
  const load = readLoad(quoted);
  const search = toSearch(quoted);
  const containers =
    load.mode === "lcl" ? [] : load.containers.map(({ equipment, quantity }) => ({ equipment, quantity }));
  const sea = legs.find(({ mode }) => mode === "sea");
  return {
    load: load.mode === "lcl" ? load : { mode: "fcl", containers },
    vessel: sea?.vessel ?? null,
    departure: sea?.departure ?? null,
    ...(search === undefined ? {} : { search }),
  };
};

const describeOffer = async (
  db: Executor,
  { companyId }: Shipper,
  { offerId }: WantedBooking,
  currency: string,
  now: number,
) => {
  const loaded = await loadBookableOffer(db, companyId, offerId, now);
  return loaded.map((offer) => {
    const { legs } = readBookedJourney({ offer: offer.text, context: offer.context, bookedAt: now });
    const limit = findBookingLimit(offer.facts.validity);
    const ends = limit === null ? offer.expiresAt : Math.min(offer.expiresAt, zones.endOf(limit) * MINUTE_MS);
    return {
      carrier: offer.facts.providerName,
      origin: legs[0]?.from.name ?? null,
      destination: legs.at(-1)?.to.name ?? null,
      shipment: JSON.stringify(toWantedShipment(offer, legs)),
      total: readOfferTotal(offer, currency)?.minor ?? null,
      priceEndsAt: ends,
    };
  });
};

/** The people who can sign in and may approve a request. */
export const listApprovers = (
  members: readonly Account[],
  { currency, total }: Pick<ApprovalTable, "currency" | "total">,
): readonly Account[] =>
  members.filter(
    (member) =>
      member.disabledAt === null &&
      canApprove(
        { role: member.role, limit: toPersonalLimit(member, currency) },
        total === null ? null : { currency, minor: total },
        null,
      ),
  );

const mailApprovers = async (
  db: Executor,
  { clock, ids, site }: ApprovalDeps,
  members: readonly Account[],
  row: ApprovalTable,
): Promise<void> => {
  const { id, requestedBy, currency } = row;
  const requester = members.find((member) => member.id === requestedBy);
  const approvers = listApprovers(members, row).filter((member) => member.id !== requestedBy);
  const asks = {
    name: requester === undefined ? "A colleague" : formatName(requester),
    limit: requester === undefined ? null : toPersonalLimit(requester, currency),
  };
  const mails = approvers.map((approver) => ({
    key: `approval|${id}|${approver.id}`,
    message: requestMessage(approver.email, site, asks, row, toFormats(approver)),
  }));
  await addOutgoingMails(db, { clock, ids }, mails);
};

/**
 * Asks the colleagues who may for their approval of a booking above the own limit, and mails them. The same offer again is the same
 * request. Nothing is booked, and no number is given.
 */
export const requestApproval = (
  deps: ApprovalDeps,
  shipper: Shipper,
  wanted: WantedBooking,
): Promise<Result<ApprovalTable, Refusal>> =>
  deps.database.db.transaction().execute(async (transaction) => {
    const { companyId, accountId: requestedBy, limit } = shipper;
    const company = await lockCompany(transaction, companyId);
    if (company === undefined) return err(NO_COMPANY);
    const known = await findWaiting(transaction, { accountId: companyId, requestedBy, offerId: wanted.offerId });
    if (known !== undefined) return ok(known);
    const now = deps.clock();
    const described = await describeOffer(transaction, shipper, wanted, company.currency, now);
    if (described.isErr()) return err(described.error);
    const { total } = described.value;
    const money = total === null ? null : { currency: company.currency, minor: total };
    if (!needsApproval(limit, money, null)) return err(WITHIN);
    const row: ApprovalTable = {
      ...described.value,
      ...wanted,
      id: deps.ids.id(),
      accountId: companyId,
      requestedBy,
      requestedAt: now,
      currency: company.currency,
      state: "waiting",
      decidedBy: null,
      decidedAt: null,
      reason: null,
      quotationId: null,
      endMailedAt: null,
    };
    await addApproval(transaction, row);
    await recordChange(transaction, {
      action: "approval.requested",
      subjectId: row.id,
      customerId: companyId,
      after: { offer: row.offerId, carrier: row.carrier, total: { currency: row.currency, minor: row.total } },
    });
    await mailApprovers(transaction, deps, await listMembers(transaction, companyId), row);
    return ok(row);
  });
