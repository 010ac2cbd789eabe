import { err, ok, type Result } from "neverthrow";
import { isPermitted } from "#domain/staff";
import { type DeskFeature, deskRoute } from "#server/desk/route.ts";
import {
  companyById,
  type CompanySummary,
  countCompanies,
  findSharers,
  listCompanies,
  listGroups,
  readCopy,
} from "#server/modules/accounts/index.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { readMerge } from "./read-merge.ts";
import { accountAnswers } from "#server/account-answers.ts";
import { streamCompanyData } from "#server/modules/account-data/index.ts";
import { recordExport } from "./record-export.ts";
import {
  changeCustomerState,
  deleteCustomer,
  deletePerson,
  inviteCustomer,
  resetCustomerFactor,
  setTerms,
  UNKNOWN_COMPANY,
} from "./change-customer.ts";
import { readCustomer } from "./read-customer.ts";

const COMPANIES_PER_PAGE = 50;
const NO_COPY: Refusal = { kind: "not-found", message: "The company has not sent this copy." };

const toSummary =
  (sharers: ReadonlySet<string>) =>
  ({ id, name, state, stateChangedAt, createdAt, email, people, creditLimit, ...company }: CompanySummary) => ({
    id,
    name,
    state,
    stateChangedAt: stateChangedAt === null ? null : toInstant(stateChangedAt),
    createdAt: toInstant(createdAt),
    group: company.customerGroup,
    email,
    people,
    creditLimit: creditLimit === null ? null : { currency: company.currency, minor: creditLimit },
    isDuplicate: sharers.has(id),
  });

interface ListQuery {
  readonly text?: string;
  readonly state?: CompanySummary["state"];
  readonly after?: string;
}

const listPage = async (db: Executor, { text, state, after }: ListQuery) => {
  const last = after === undefined ? undefined : await companyById(db, after);
  const found = await listCompanies(db, {
    state: state ?? null,
    customerGroup: null,
    text: text ?? null,
    after: last ?? null,
    limit: COMPANIES_PER_PAGE + 1,
  });
  const page = found.slice(0, COMPANIES_PER_PAGE);
  const sharers = await findSharers(
    db,
    page.map(({ id }) => id),
  );
  const counts = await countCompanies(db, text ?? null);
  const count = (one: CompanySummary["state"]): number => counts.get(one) ?? 0;
  return {
    customers: page.map(toSummary(sharers)),
    next: found.length > COMPANIES_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    counts: { pending: count("pending"), active: count("active"), hold: count("hold"), blocked: count("blocked") },
  };
};

const DONE = { approve: "Approved", refuse: "Refused", hold: "On hold", activate: "Active again" } as const;

/** Companies at the desk. */
export const customersFeature: DeskFeature = ({ database, clock, ids, config }) => {
  const { db } = database;
  const deps = { database, clock, ids, config };
  const answerCustomer = async (id: string, message?: string) => {
    const company = await companyById(db, id);
    return company === undefined ? err(UNKNOWN_COMPANY) : answer([await readCustomer(db, company)], message);
  };
  const answerChanged = async (changed: Result<void, Refusal>, id: string, message: string) =>
    changed.isErr() ? err(changed.error) : answerCustomer(id, message);
  return [
    deskRoute("listCustomers", "manage-customers", async ({ query }) => answer([await listPage(db, query)])),
    deskRoute("listCustomerGroups", "use-desk", async () => answer(await listGroups(db))),
    deskRoute("getCustomer", "manage-customers", ({ path }) => answerCustomer(path.customer)),
    deskRoute("changeCustomerState", "manage-customers", async ({ path: { customer }, body }, { role }) => {
      const typed = { ...body, mayBlock: isPermitted(role, "block-customers") };
      return answerChanged(await changeCustomerState(deps, customer, typed), customer, DONE[body.change]);
    }),
    deskRoute("blockCustomer", "block-customers", async ({ path: { customer }, body }) => {
      const typed = { ...body, change: "block", mayBlock: true } as const;
      return answerChanged(await changeCustomerState(deps, customer, typed), customer, "Blocked");
    }),
    deskRoute("setCustomerTerms", "manage-customers", async ({ path: { customer }, body }) =>
      answerChanged(await setTerms(deps, customer, body), customer, "Terms saved"),
    ),
    deskRoute("inviteCustomer", "manage-customers", async ({ path: { customer }, body }) =>
      answerChanged(await inviteCustomer(deps, customer, body), customer, "Invitation sent"),
    ),
    deskRoute("deleteCustomerPerson", "block-customers", async ({ path: { customer, person } }) =>
      (await deletePerson(deps, customer, person)).andThen(() => answer([], "Account deleted")),
    ),
    deskRoute("resetCustomerFactor", "reset-customer-factor", async ({ path: { customer, person }, body }) =>
      answerChanged(await resetCustomerFactor(deps, customer, person, body.reason), customer, "Second factor reset"),
    ),
    deskRoute("getCustomerMerge", "merge-customers", async ({ path: { customer, other } }) => {
      const [source, target] = [await companyById(db, other), await companyById(db, customer)];
      return source === undefined || target === undefined
        ? err(UNKNOWN_COMPANY)
        : answer([await readMerge(db, source, target)]);
    }),
    deskRoute("mergeCustomer", "merge-customers", async ({ path: { customer }, body }) =>
      answerChanged(await mergeCustomers(deps, customer, body), customer, "Merged"),
    ),
    deskRoute("exportCustomer", "block-customers", async ({ path: { customer } }) => {
      const company = await companyById(db, customer);
      if (company === undefined) return err(UNKNOWN_COMPANY);
      await recordExport(db, customer);
      return ok({
        kind: "stream",
        mediaType: "application/vnd.keelson.account-data+json",
        fileName: `company-${officeDay(clock())}.json`,
        content: streamCompanyData(db, accountAnswers.records, company, clock()),
      } as const);
    }),
    deskRoute("deleteCustomer", "block-customers", async ({ path: { customer }, body }) =>
      (await deleteCustomer(deps, customer, body)).andThen(() => answer([], "Company deleted")),
    ),
    deskRoute("readCustomerCopy", "manage-customers", async ({ path: { customer, kind } }) => {
      const copy = await readCopy(db, customer, kind);
      if (copy === null) return err(NO_COPY);
      const { fileName, content } = copy;
      const file = { kind: "file", mediaType: "application/pdf", fileName, disposition: "inline" } as const;
      return content
        .map((bytes) => ({ ...file, content: bytes }))
        .mapErr((message): Refusal => ({ kind: "conflict", message }));
    }),
  ];
};
