import { err, ok, type Result } from "neverthrow";
import type { Company as CompanyAnswer, CompanyInvitation, CompanyMember } from "#api/schema.d.ts";
import { getMinorDigits, type Money, parseMoney } from "#domain/money";
import type { Deps, Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute, type Handler, publicRoute, type Shipper } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { createLimiter, checkLimits, type Limit, toNetwork } from "#server/platform/throttling/limiter.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import {
  type Account,
  type AccountAnswers,
  type Company,
  IDLE_MS,
  listFactorOwners,
  listMembers,
  readCompany,
  readLastUse,
  readTaxNumbers,
} from "../accounts/index.ts";
import { listInvitations } from "./invitation-store.ts";
import {
  acceptAsMember,
  acceptAsNew,
  type InvitationDeps,
  invite,
  openInvitation,
  withdrawInvitation,
} from "./invitations.ts";
import { changeRole, handOverCompany, removeMember } from "./members.ts";
import type { CompanyInvitationTable } from "./tables.ts";
import { requireSecondFactor } from "./require-second-factor.ts";
import { addGstNumber, removeGstNumber, setVatId } from "./tax-details.ts";

const LINK_LIMIT: Limit = { name: "invitation address", hits: 60, windowMs: 3_600_000 };
const INVITE_LIMIT: Limit = { name: "invitation company", hits: 100, windowMs: 24 * 3_600_000 };
const NO_INVITATION: Refusal = { kind: "not-found", message: "This invitation was accepted or taken back." };

const toAmount = (minor: number | null, currency: string): number | null =>
  minor === null ? null : minor / 10 ** getMinorDigits(currency);

const readLimit = (amount: number | null, currency: string): Result<Money | null, Refusal> =>
  amount === null
    ? ok(null)
    : parseMoney(amount, currency).mapErr(() => {
        const message = `Enter an amount in ${currency} with at most ${getMinorDigits(currency)} decimals.`;
        return { kind: "fields", message, fields: [{ field: "limit", message }] };
      });

type ReadUsedCredit = AccountAnswers["readUsedCredit"];

const presentCompany = async (
  db: Executor,
  company: Company,
  { role, limit }: Shipper,
  readUsedCredit: ReadUsedCredit,
): Promise<CompanyAnswer> => {
  const { pan, gstins } = await readTaxNumbers(db, company.id);
  const { id, name, state, stateReason, currency, vatId, country, creditLimit, paymentDays } = company;
  return {
    id,
    name,
    state: state === "blocked" ? "hold" : state,
    stateReason,
    currency,
    panNumber: pan,
    gstNumbers: [...gstins],
    vatId,
    country,
    creditLimit: toAmount(creditLimit, currency),
    usedCredit: creditLimit === null ? null : toAmount((await readUsedCredit(db, company)).used.minor, currency),
    paymentDays,
    role,
    limit: toAmount(limit?.minor ?? null, currency),
    requiresSecondFactor: company.requiresFactor === 1,
  };
};

const presentMember = (
  { id, email, firstName, lastName, role, approvalLimit }: Account,
  currency: string,
  {
    you,
    lastUse,
    secondFactor,
  }: Pick<CompanyMember, "you" | "secondFactor"> & { readonly lastUse: number | undefined },
): CompanyMember => ({
  id,
  email,
  name: `${firstName} ${lastName}`.trim(),
  role,
  limit: toAmount(approvalLimit, currency),
  you,
  lastUsedAt: lastUse === undefined ? null : toInstant(lastUse),
  secondFactor,
});

const presentInvitation = (
  { id, email, role, approvalLimit, invitedAt, expiresAt }: CompanyInvitationTable,
  currency: string,
  now: number,
): CompanyInvitation => ({
  id,
  email,
  role,
  limit: toAmount(approvalLimit, currency),
  invitedAt: toInstant(invitedAt),
  expiresAt: toInstant(expiresAt),
  ended: expiresAt <= now,
});

const memberHandlers = (deps: InvitationDeps): readonly Handler[] => {
  const { db } = deps.database;
  return [
    authenticatedRoute("listMembers", async (_call, { accountId, companyId }) => {
      const { currency } = await readCompany(db, companyId);
      const members = await listMembers(db, companyId);
      const ids = members.map(({ id }) => id);
      const lastUses = await readLastUse(db, ids, IDLE_MS);
      const owners = await listFactorOwners(db, ids);
      return answer(
        members.map((one) =>
          presentMember(one, currency, {
            you: one.id === accountId,
            lastUse: lastUses.get(one.id),
            secondFactor: owners.has(one.id),
          }),
        ),
      );
    }),
    authenticatedRoute("changeMember", async ({ path: { id }, body: { role, limit: typed } }, { companyId }) => {
      const { currency } = await readCompany(db, companyId);
      const limit = readLimit(typed, currency);
      if (limit.isErr()) return err(limit.error);
      const changed = await changeRole(deps, companyId, id, { role, limit: limit.value });
      return changed.andThen(() => answer([], "Role changed"));
    }),
    authenticatedRoute("removeMember", async ({ path: { id } }, { accountId, companyId }) =>
      (await removeMember(deps, companyId, { id, by: accountId })).andThen(() => answer([], "Removed")),
    ),
    authenticatedRoute("leaveCompany", async (_call, { accountId, companyId }) =>
      (await removeMember(deps, companyId, { id: accountId, by: accountId })).andThen(() =>
        answer([], "You have left the company"),
      ),
    ),
    authenticatedRoute("handOverCompany", async ({ body: { to, role } }, { accountId, companyId }) =>
      (await handOverCompany(deps, companyId, { from: accountId, to, role })).andThen(() => answer([], "Handed over")),
    ),
  ];
};

/** What an admin states about the company. */
const detailHandlers = (deps: InvitationDeps, readUsedCredit: ReadUsedCredit): readonly Handler[] => {
  const { db } = deps.database;
  const answerCompany = async (changed: Result<Company, Refusal>, shipper: Shipper, message: string) =>
    changed.isErr()
      ? err(changed.error)
      : answer([await presentCompany(db, changed.value, shipper, readUsedCredit)], message);
  return [
    authenticatedRoute("getCompany", async (_call, shipper) =>
      answer([await presentCompany(db, await readCompany(db, shipper.companyId), shipper, readUsedCredit)]),
    ),
    authenticatedRoute("addGstNumber", async ({ body: { gstNumber } }, shipper) =>
      answerCompany(await addGstNumber(deps, shipper.companyId, gstNumber), shipper, "GSTIN added"),
    ),
    authenticatedRoute("removeGstNumber", async ({ path: { gstNumber } }, shipper) =>
      answerCompany(await removeGstNumber(deps, shipper.companyId, gstNumber), shipper, "GSTIN removed"),
    ),
    authenticatedRoute("requireSecondFactor", async ({ body: { isRequired } }, { companyId }) => {
      await requireSecondFactor(deps, companyId, isRequired);
      return answer([], "Rule saved");
    }),
    authenticatedRoute("setVatId", async ({ body: { vatId } }, shipper) =>
      answerCompany(await setVatId(deps, shipper.companyId, vatId), shipper, "VAT id saved"),
    ),
  ];
};

const invitationHandlers = (deps: InvitationDeps): readonly Handler[] => {
  const { clock } = deps;
  const { db } = deps.database;
  const limiter = createLimiter(db, clock);
  return [
    authenticatedRoute("listInvitations", async (_call, { companyId }) => {
      const { currency } = await readCompany(db, companyId);
      const invitations = await listInvitations(db, companyId);
      return answer(invitations.map((one) => presentInvitation(one, currency, clock())));
    }),
    authenticatedRoute("createInvitation", async ({ body }, { accountId, companyId }) => {
      const within = await checkLimits(limiter, [[INVITE_LIMIT, companyId]], "Too many invitations were sent.");
      if (within.isErr()) return err(within.error);
      const { currency } = await readCompany(db, companyId);
      const limit = readLimit(body.limit, currency);
      if (limit.isErr()) return err(limit.error);
      const { email, role } = body;
      const approvalLimit = limit.value?.minor ?? null;
      const invited = await invite(deps, { companyId, invitedBy: accountId, email, role, approvalLimit });
      return invited.andThen((one) => answer([presentInvitation(one, currency, clock())], "Invitation sent"));
    }),
    authenticatedRoute("deleteInvitation", async ({ path: { id } }, { companyId }) =>
      (await withdrawInvitation(deps, companyId, id)) ? answer([], "Invitation taken back") : err(NO_INVITATION),
    ),
    authenticatedRoute("joinCompany", async ({ path: { token } }, { accountId }) =>
      (await acceptAsMember(deps, token, accountId)).andThen(() => answer([], "Joined")),
    ),
  ];
};

/** What the reader of a mailed link can do without an account. */
const linkHandlers = (deps: InvitationDeps): readonly Handler[] => {
  const limiter = createLimiter(deps.database.db, deps.clock);
  const admit = ({ address }: { readonly address: string }) =>
    checkLimits(limiter, [[LINK_LIMIT, toNetwork(address)]], "Too many invitations were opened.");
  return [
    publicRoute(
      "openInvitation",
      async ({ path: { token } }) =>
        (await openInvitation(deps, token)).andThen((open) =>
          answer([{ ...open, expiresAt: toInstant(open.expiresAt) }]),
        ),
      admit,
    ),
    publicRoute(
      "acceptInvitation",
      async ({ path: { token }, body }) =>
        (await acceptAsNew(deps, token, body)).andThen(() => answer([], "Account created")),
      admit,
    ),
  ];
};

/** The company of a person, its people and invitations. */
export const companiesFeature =
  ({ countBookings, readUsedCredit }: Pick<AccountAnswers, "countBookings" | "readUsedCredit">): Feature =>
  ({ database, clock, ids, config }: Deps) => {
    const deps = { database, clock, ids, site: config.publicUrl, countBookings };
    return [
      ...detailHandlers(deps, readUsedCredit),
      ...memberHandlers(deps),
      ...invitationHandlers(deps),
      ...linkHandlers(deps),
    ];
  };
