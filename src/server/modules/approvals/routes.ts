import { err, type Result } from "neverthrow";
import type { Approval as ApprovalAnswer } from "#api/schema.d.ts";
import {
  type ApprovalObstacle,
  findDecisionObstacle,
  findWithdrawalObstacle,
  MAX_REASON,
  seesApproval,
} from "#domain/companies";
import { getMinorDigits } from "#domain/money";
import { repeat } from "#server/platform/background.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer, authenticatedRoute, type Handler, type Shipper } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type Account, accountById, listMembers } from "../accounts/index.ts";
import {
  type BookOffer,
  loadOffers,
  type OfferSnapshot,
  requireBookableOffer,
  toReference,
} from "../bookings/index.ts";
import type { SearchStore } from "../rates/index.ts";
import { approve, decline, toStored, withdraw } from "./decide-approval.ts";
import { type EndDeps, mailEndedPrices } from "./mail-ends.ts";
import { type ApprovalDeps, formatName, listApprovers, requestApproval } from "./request-approval.ts";
import { listApprovals, readShipment } from "./store.ts";
import type { ApprovalTable } from "./tables.ts";

const NO_REASON: Refusal = {
  kind: "fields",
  message: "State a reason.",
  fields: [{ field: "reason", message: `State a reason, in at most ${MAX_REASON} characters.` }],
};

/** Names of people by account. */
type Names = ReadonlyMap<string, string>;

const readNames = async (db: Executor, rows: readonly ApprovalTable[]): Promise<Names> => {
  const ids = new Set(
    rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, ...(decidedBy === null ? [] : [decidedBy])]),
  );
  const accounts = await Promise.all([...ids].map((id) => accountById(db, id)));
  return new Map(accounts.flatMap((one) => (one === undefined ? [] : [[one.id, formatName(one)] as const])));
};

const findProblem = (
  offers: OfferSnapshot,
  { state, accountId, offerId }: ApprovalTable,
  now: number,
): string | null =>
  state !== "waiting"
    ? null
    : requireBookableOffer(offers, accountId, offerId, now).match(
        () => null,
        ({ message }) => message,
      );

const presentShipment = (row: ApprovalTable): Partial<ApprovalAnswer> => {
  const shipment = readShipment(row);
  if (shipment === null) return {};
  const { load, vessel, departure } = shipment;
  const sailing = { vesselName: vessel, departureDate: departure };
  if (load?.mode === "lcl") return { ...sailing, weight: load.weightKg, cbm: load.cbm };
  const containers = (load?.containers ?? []).map(({ equipment, quantity }) => ({
    equipmentGroupIsoCode: equipment,
    numberOfContainers: quantity,
  }));
  return { ...sailing, containers };
};

interface Shown {
  readonly shipper: Shipper;
  readonly names: Names;
  readonly offers: OfferSnapshot;
  /** Of the company, where a request waits. */
  readonly members: readonly Account[];
  readonly now: number;
}

const presentWaiting = (
  row: ApprovalTable,
  { shipper, members }: Shown,
  obstacle: ApprovalObstacle | null,
): Partial<ApprovalAnswer> => {
  const { limit, accountId } = shipper;
  const approvers = listApprovers(members, row).filter(({ id }) => id !== accountId);
  return {
    exceededLimit:
      obstacle === "above-limit" && limit?.currency === row.currency
        ? limit.minor / 10 ** getMinorDigits(limit.currency)
        : null,
    approvers: approvers.map(formatName),
    search: readShipment(row)?.search ?? null,
  };
};

const present = (row: ApprovalTable, shown: Shown): ApprovalAnswer => {
  const { shipper, names, offers, now } = shown;
  const { id, state, carrier, origin, destination, reference, currency, reason, quotationId, decidedAt } = row;
  const person = { id: shipper.accountId, role: shipper.role, limit: shipper.limit };
  const obstacle = findDecisionObstacle(toStored(row), person, "approve", null);
  return {
    id,
    state,
    requestedBy: names.get(row.requestedBy) ?? "A former colleague",
    requestedAt: toInstant(row.requestedAt),
    carrier,
    origin,
    destination,
    ...presentShipment(row),
    reference,
    total: row.total === null ? null : row.total / 10 ** getMinorDigits(currency),
    currency,
    priceEndsAt: toInstant(row.priceEndsAt),
    problem: findProblem(offers, row, now),
    decidedBy: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? "A former colleague"),
    decidedAt: decidedAt === null ? null : toInstant(decidedAt),
    reason,
    quotationId,
    mayDecide: obstacle === null,
    mayDecline: findDecisionObstacle(toStored(row), person, "decline", null) === null,
    ...(state === "waiting" ? presentWaiting(row, shown, obstacle) : {}),
    mayWithdraw: findWithdrawalObstacle(toStored(row), person) === null,
  };
};

const presentAll = async (
  { database: { db }, clock }: ApprovalDeps,
  rows: readonly ApprovalTable[],
  shipper: Shipper,
): Promise<ApprovalAnswer[]> => {
  const waiting = rows.filter(({ state }) => state === "waiting").map(({ offerId }) => offerId);
  const shown = {
    shipper,
    names: await readNames(db, rows),
    offers: await loadOffers(db, waiting),
    members: waiting.length === 0 ? [] : await listMembers(db, shipper.companyId),
    now: clock(),
  };
  return rows.map((row) => present(row, shown));
};

const END_CHECK_MS = 10_000;

/** Bookings above the limit of a person: requested, listed, decided and withdrawn. */
export const approvalHandlers = (
  given: Deps,
  book: BookOffer,
  { settle }: SearchStore,
  readSubscription: EndDeps["readSubscription"],
): readonly Handler[] => {
  const { database, clock, ids, config } = given;
  const deps = { database, clock, ids, site: config.publicUrl };
  repeat(given, END_CHECK_MS, () => mailEndedPrices({ ...deps, readSubscription }), "ends of prices");
  const answerOne = async (changed: Result<ApprovalTable, Refusal>, shipper: Shipper, message: string) =>
    changed.isErr() ? err(changed.error) : answer(await presentAll(deps, [changed.value], shipper), message);
  return [
    authenticatedRoute("listApprovals", async (_call, shipper) => {
      const rows = await listApprovals(database.db, shipper.companyId);
      const person = { id: shipper.accountId, role: shipper.role };
      return answer(
        await presentAll(
          deps,
          rows.filter((row) => seesApproval(row, person)),
          shipper,
        ),
      );
    }),
    authenticatedRoute("requestApproval", async ({ body: { offerId, reference } }, shipper) => {
      await settle(offerId);
      const requested = await requestApproval(deps, shipper, { offerId, reference: toReference(reference) });
      return answerOne(requested, shipper, "Approval requested");
    }),
    authenticatedRoute("approveBooking", async ({ path: { id } }, shipper) =>
      answerOne(await approve(deps, book, shipper, id), shipper, "Approved and booked"),
    ),
    authenticatedRoute("declineBooking", async ({ path: { id }, body }, shipper) => {
      const reason = body.reason.trim();
      if (reason === "") return err(NO_REASON);
      return answerOne(await decline(deps, shipper, id, reason), shipper, "Declined");
    }),
    authenticatedRoute("withdrawApproval", async ({ path: { id } }, shipper) =>
      (await withdraw(deps, shipper, id)).andThen(() => answer([], "Request withdrawn")),
    ),
  ];
};
