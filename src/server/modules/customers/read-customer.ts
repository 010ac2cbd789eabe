import { createHash } from "node:crypto";
import type { components } from "#api/desk-schema.d.ts";
import { findTaxWarnings } from "#domain/accounts";
import type { TaxNumbers } from "#domain/companies";
import {
  type Company,
  findByTaxNumbers,
  findDeletionRequest,
  findSignupDetails,
  IDLE_MS,
  listCopies,
  listFactorOwners,
  listMembers,
  readLastUse,
  readTaxNumbers,
} from "#server/modules/accounts/index.ts";
import { countBookings, readUsedCredit } from "#server/modules/bookings/index.ts";
import { listInvitations } from "#server/modules/companies/index.ts";
import { countQuotes } from "#server/modules/quotes/index.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

type Customer = components["schemas"]["Customer"];

const toMoment = (moment: number | null | undefined): string | null => (moment == null ? null : toInstant(moment));

const toMoney = (minor: number | null, currency: string) => (minor === null ? null : { currency, minor });

/** Names the state and the terms of a company: it is another one after every change of them. */
export const toRevision = ({
  state,
  stateChangedAt,
  customerGroup,
  currency,
  creditLimit,
  paymentDays,
}: Company): string =>
  createHash("sha256")
    .update(JSON.stringify([state, stateChangedAt, customerGroup, currency, creditLimit, paymentDays]))
    .digest("hex")
    .slice(0, 16);

const findWarnings = ({ pan, gstins }: TaxNumbers): readonly string[] => {
  const warnings = (gstins.length === 0 ? [""] : gstins).flatMap((gstNumber) => {
    const { panNumber, gstNumber: gstin } = findTaxWarnings({ panNumber: pan ?? "", gstNumber });
    return [
      ...(panNumber === null ? [] : [`PAN: ${panNumber.message}`]),
      ...(gstin === null ? [] : [`GSTIN${gstNumber === "" ? "" : ` ${gstNumber}`}: ${gstin.message}`]),
    ];
  });
  return [...new Set(warnings)];
};

const readPeople = async (db: Executor, { id: companyId, currency }: Company): Promise<Customer["people"]> => {
  const members = await listMembers(db, companyId);
  const lastUses = await readLastUse(
    db,
    members.map(({ id }) => id),
    IDLE_MS,
  );
  const withFactor = await listFactorOwners(
    db,
    members.map(({ id }) => id),
  );
  return Promise.all(
    members.map(async ({ id, email, firstName, lastName, role, approvalLimit, disabledAt }) => ({
      id,
      email,
      name: `${firstName} ${lastName}`.trim(),
      role,
      limit: toMoney(approvalLimit, currency),
      isDisabled: disabledAt !== null,
      hasSecondFactor: withFactor.has(id),
      lastUsedAt: toMoment(lastUses.get(id)),
      deletionRequestedAt: toMoment(await findDeletionRequest(db, id)),
    })),
  );
};

const KINDS = ["pan", "gst"] as const;

const readCopies = async (db: Executor, companyId: string): Promise<Customer["copies"]> =>
  (await listCopies(db, companyId)).flatMap(({ kind, fileName, scan }) =>
    KINDS.filter((known) => known === kind).map((known) => ({ kind: known, fileName, scan })),
  );

const readInvitations = async (db: Executor, companyId: string): Promise<Customer["invitations"]> =>
  (await listInvitations(db, companyId)).map(({ email, role, expiresAt }) => ({
    email,
    role,
    expiresAt: toInstant(expiresAt),
  }));

/** Everything that the desk sees of a company. */
export const readCustomer = async (db: Executor, company: Company): Promise<Customer> => {
  const { id, name, state, stateReason, currency, creditLimit, paymentDays, vatId } = company;
  const taxNumbers = await readTaxNumbers(db, id);
  const details = await findSignupDetails(db, id);
  const { used, uncounted } = await readUsedCredit(db, company);
  const duplicates = (await findByTaxNumbers(db, taxNumbers)).filter((other) => other.id !== id);
  return {
    id,
    name,
    state,
    stateReason,
    stateChangedAt: toMoment(company.stateChangedAt),
    createdAt: toInstant(company.createdAt),
    revision: toRevision(company),
    group: company.customerGroup,
    country: company.country ?? details?.country ?? null,
    address: details?.address ?? null,
    pinCode: details?.pinCode ?? null,
    vatId,
    pan: taxNumbers.pan,
    gstins: [...taxNumbers.gstins],
    warnings: [...findWarnings(taxNumbers)],
    currency,
    creditLimit: toMoney(creditLimit, currency),
    usedCredit: used,
    uncountedBookings: uncounted,
    paymentDays,
    people: await readPeople(db, company),
    invitations: await readInvitations(db, id),
    copies: await readCopies(db, id),
    duplicates: duplicates.map((other) => ({ id: other.id, name: other.name, state: other.state })),
    ...(await countBookings(db, id)),
    quotes: await countQuotes(db, id),
  };
};
