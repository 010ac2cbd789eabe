import { err, ok, type Result } from "neverthrow";
import {
  COMPANY_STATES,
  type CompanyState,
  findDuplicates,
  MAX_PAYMENT_DAYS,
  type StateChange,
} from "#domain/companies";
import { formatMoney, isCurrencyCode, type Money, parseMoney } from "#domain/money";
import {
  type Account,
  type Company,
  companyById,
  type CompanySummary,
  findCompany,
  findGroup,
  listCompanies,
  listCopies,
  listMembers,
  listSharedTaxNumbers,
  readCopy,
  readTaxNumbers,
} from "#server/modules/accounts/index.ts";
import { changeState, setCredit, setGroup, type StateObstacle } from "#server/modules/companies/index.ts";
import { findExchange } from "#server/modules/rates/index.ts";
import { transactOrUndo } from "#server/platform/database/transact.ts";
import { toStaffCommand } from "#server/platform/text.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { defineCommand, defineGroup, defineList, type StaffCommand } from "../kit/command.ts";
import { overwrite, writeOutputFile } from "../kit/files.ts";
import {
  argument,
  option,
  type Parameter,
  readChoice,
  readReason,
  requiredOption,
  rowLimit,
} from "../kit/parameters.ts";

const MAX_REASON = 500;
const MAX_GROUP = 60;

const COMPANY = { company: argument("id of the company, or email address of one of its people") };

const requireCompany = async (db: Executor, typed: string): Promise<Result<Company, string>> => {
  const company = await findCompany(db, typed);
  return company === undefined
    ? err(`There is no company ${typed}. List them with: ${toStaffCommand("companies list")}`)
    : ok(company);
};

const toMoment = (moment: number | null): string | null => (moment === null ? null : toInstant(moment));

const toCredit = ({ creditLimit, currency }: Company): string | null =>
  creditLimit === null ? null : formatMoney({ currency, minor: creditLimit });

const list = defineList({
  name: "list",
  description: "List companies, newest first",
  parameters: {
    state: option("<state>", `only those that are ${COMPANY_STATES.join(", ")}`, readChoice(COMPANY_STATES)),
    group: option("<name>", "only those of a group", readReason(MAX_GROUP)),
    limit: rowLimit(),
  },
  run: async ({ db }, { state, group: typed, limit }) => {
    const customerGroup = typed === null ? null : await findGroup(db, typed);
    return ok(await listCompanies(db, { state, customerGroup, limit }));
  },
  columns: [
    { key: "id", heading: "Company" },
    { key: "name", heading: "Name" },
    { key: "state", heading: "State" },
    { key: "email", heading: "First person", text: ({ email }) => email ?? "nobody" },
    { key: "people", heading: "People", text: ({ people }) => `${people} ${people === 1 ? "person" : "people"}` },
    { key: "customerGroup", heading: "Group", text: ({ customerGroup }) => customerGroup ?? "no group" },
    {
      key: "createdAt",
      heading: "Created",
      value: ({ createdAt }: CompanySummary) => toInstant(createdAt),
      text: ({ createdAt }) => `since ${toInstant(createdAt)}`,
    },
    { key: "duplicateOf", heading: "Same tax numbers as", text: null },
  ],
  empty: "No companies.",
});

const toPerson = ({ id, email, firstName, lastName, role, disabledAt }: Account) => ({
  id,
  email,
  name: `${firstName} ${lastName}`.trim(),
  role,
  isDisabled: disabledAt !== null,
});

const show = defineCommand({
  name: "show",
  description: "Show a company with its people, tax numbers, copies and terms",
  parameters: COMPANY,
  run: async ({ db }, { company: typed }) => {
    const found = await requireCompany(db, typed);
    if (found.isErr()) return err(found.error);
    const company = found.value;
    return ok({
      company,
      duplicateOf: company.duplicateOf === null ? null : ((await companyById(db, company.duplicateOf)) ?? null),
      taxNumbers: await readTaxNumbers(db, company.id),
      people: (await listMembers(db, company.id)).map(toPerson),
      copies: await listCopies(db, company.id),
    });
  },
  describe: ({ company, duplicateOf, taxNumbers: { pan, gstins }, people, copies }) => [
    `${company.id}  ${company.name}  ${company.state}  since ${toInstant(company.createdAt)}`,
    ...(company.stateReason === null ? [] : [`reason  ${company.stateReason}`]),
    ...(duplicateOf === null
      ? []
      : [`same tax numbers as  ${duplicateOf.id}  ${duplicateOf.name}  ${duplicateOf.state}`]),
    `group  ${company.customerGroup ?? "none"}`,
    `credit  ${toCredit(company) ?? "none"}`,
    `terms  ${company.paymentDays === null ? "none agreed" : `${company.paymentDays} days from the bill of lading`}`,
    `PAN  ${pan ?? "none"}`,
    ...gstins.map((gstin) => `GSTIN  ${gstin}`),
    ...(company.vatId === null ? [] : [`VAT id  ${company.vatId}`]),
    ...copies.map(({ kind, fileName }) => `copy  ${kind}  ${fileName}`),
    ...people.map(({ email, name, role, isDisabled }) => `${role}  ${email}  ${name}${isDisabled ? "  disabled" : ""}`),
  ],
  toJson: ({ company, duplicateOf, ...rest }) => ({
    ...company,
    createdAt: toInstant(company.createdAt),
    stateChangedAt: toMoment(company.stateChangedAt),
    duplicateOf: duplicateOf === null ? null : { id: duplicateOf.id, name: duplicateOf.name, state: duplicateOf.state },
    ...rest,
  }),
});

const describeObstacle = (typed: string, obstacle: StateObstacle): string =>
  obstacle.kind === "unknown" ? `There is no company ${typed}.` : `The company is ${obstacle.state}.`;

const reasonText = readReason(MAX_REASON);

const stateCommand = (change: StateChange, description: string, reason: Parameter<string | null>): StaffCommand =>
  defineCommand({
    name: change,
    description: `${description}; its admins get a mail`,
    parameters: { ...COMPANY, reason },
    run: async ({ db, clock, ids }, { company: typed, reason: stated }) => {
      const found = await requireCompany(db, typed);
      if (found.isErr()) return err(found.error);
      const work = { change, reason: stated };
      const changed = await db
        .transaction()
        .execute((transaction) => changeState(transaction, { clock, ids }, found.value.id, work));
      return changed
        .map(({ id, name, state }) => ({ id, name, state }))
        .mapErr((obstacle) => describeObstacle(typed, obstacle));
    },
    describe: ({ name, state }: { readonly name: string; readonly state: CompanyState }) => [`${name} is ${state}.`],
  });

const optionalReason = option("<text>", "what the admins read", reasonText);
const neededReason = requiredOption("<text>", "why; the admins read it", reasonText);

const group = defineCommand({
  name: "group",
  description: "Put a company into a group of customers, whose margins and tariffs it gets",
  parameters: { ...COMPANY, name: option("<name>", "name of the group; left out: no group", readReason(MAX_GROUP)) },
  run: async ({ db }, { company: typed, name }) => {
    const found = await requireCompany(db, typed);
    if (found.isErr()) return err(found.error);
    const changed = await db.transaction().execute((transaction) => setGroup(transaction, found.value.id, name));
    return changed === null
      ? err(`There is no company ${typed}.`)
      : ok({ company: changed.name, group: changed.customerGroup });
  },
  describe: ({ company, group: name }) => [`${company} is in ${name === null ? "no group" : `the group ${name}`}.`],
});

const readLimit = (text: string, name: string): Result<Money | null, string> => {
  if (text === "none") return ok(null);
  const [currency = "", ...figure] = text.trim().split(/\s+/);
  const money = isCurrencyCode(currency) ? parseMoney(figure.join(""), currency).unwrapOr(null) : null;
  return money === null || money.minor < 0
    ? err(`${name} takes a currency and an amount such as "USD 40,000.00", or none, not ${text}.`)
    : ok(money);
};

const readDays = (text: string, name: string): Result<number, string> =>
  /^\d{1,3}$/.test(text) && Number(text) <= MAX_PAYMENT_DAYS
    ? ok(Number(text))
    : err(`${name} takes 0 to ${MAX_PAYMENT_DAYS} days, not ${text}.`);

const credit = defineCommand({
  name: "credit",
  description: "Set the credit limit and the payment terms of a company",
  parameters: {
    ...COMPANY,
    limit: option("<amount>", 'credit limit such as "USD 40,000.00", or none', (text, name) =>
      readLimit(text, name).map((money) => ({ money })),
    ),
    days: option("<days>", "days from the bill of lading until a payment is due", readDays),
  },
  run: async ({ db, clock }, { company: typed, limit, days }) => {
    if (limit === null && days === null) return err("State --limit, --days or both.");
    const found = await requireCompany(db, typed);
    if (found.isErr()) return err(found.error);
    const money = limit === null ? undefined : limit.money;
    const terms = {
      ...(money === undefined ? {} : { creditLimit: money === null ? null : money.minor }),
      ...(money == null ? {} : { currency: money.currency }),
      ...(days === null ? {} : { paymentDays: days }),
    };
    const exchange = await findExchange(db, officeDay(clock()));
    const changed = await transactOrUndo(db, (transaction) => setCredit(transaction, found.value.id, terms, exchange));
    return changed.andThen((company) => (company === null ? err(`There is no company ${typed}.`) : ok(company)));
  },
  describe: (company) => [
    `${company.name} has ${toCredit(company) ?? "no credit"}, ${company.paymentDays === null ? "no payment terms" : `${company.paymentDays} days`}.`,
  ],
  toJson: ({ id, name, creditLimit, currency, paymentDays }) => ({ id, name, creditLimit, currency, paymentDays }),
});

const duplicates = defineCommand({
  name: "duplicates",
  description: "List companies that share tax numbers: one legal entity with several accounts",
  parameters: {},
  run: async ({ db }) => {
    const groups = findDuplicates(await listSharedTaxNumbers(db));
    const described = [];
    for (const { shared, companies } of groups) {
      const rows = [];
      for (const id of companies) rows.push(await companyById(db, id));
      described.push({ shared, companies: rows.flatMap((row) => (row === undefined ? [] : [row])) });
    }
    return ok(described);
  },
  describe: (groups) =>
    groups.length === 0
      ? ["No duplicates."]
      : groups.flatMap(({ shared, companies }) => [
          shared.join(", "),
          ...companies.map(
            ({ id, name, state, createdAt }) => `  ${id}  ${name}  ${state}  since ${toInstant(createdAt)}`,
          ),
        ]),
  toJson: (groups) =>
    groups.map(({ shared, companies }) => ({
      shared,
      companies: companies.map(({ id, name, state, createdAt }) => ({
        id,
        name,
        state,
        createdAt: toInstant(createdAt),
      })),
    })),
});

const copy = defineCommand({
  name: "copy",
  description: "Write the copy of a tax certificate that a company sent with its sign-up to a PDF file",
  parameters: {
    ...COMPANY,
    kind: argument("pan or gst"),
    file: argument("path of the PDF file to write"),
    overwrite,
  },
  run: async ({ db }, { company: typed, kind, file, overwrite: isReplaced }) => {
    const found = await requireCompany(db, typed);
    if (found.isErr()) return err(found.error);
    const { id, name } = found.value;
    const sent = await readCopy(db, id, kind);
    if (sent === null) {
      const copies = await listCopies(db, id);
      return err(
        `${name} has sent ${copies.length === 0 ? "no copies" : `only: ${copies.map((one) => one.kind).join(", ")}`}.`,
      );
    }
    const { content } = sent;
    if (content.isErr()) return err(content.error);
    const written = await writeOutputFile(file, content.value, { overwrite: isReplaced });
    return written.map(() => ({ company: name, kind, file }));
  },
  describe: ({ company, kind, file }) => [`The ${kind} copy of ${company} is in ${file}.`],
});

/** `companies list`, `show`, the changes of state, `group`, `credit`, `duplicates` and `copy`. */
export const companyCommands = defineGroup("companies", "Manage companies: their state, terms and tax numbers", [
  list,
  show,
  stateCommand("approve", "Approve a company that waits: it sees prices", optionalReason),
  stateCommand("refuse", "Refuse a company that waits: nobody can sign in with it", neededReason),
  stateCommand("hold", "Put a company on hold: its bookings are requests", neededReason),
  stateCommand("activate", "End the hold or the block of a company", optionalReason),
  stateCommand("block", "Block a company: nobody can sign in, and its tax numbers cannot sign up", neededReason),
  group,
  credit,
  duplicates,
  copy,
]);
