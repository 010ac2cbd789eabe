import { recordChange } from "#server/modules/audit/index.ts";
import { err, ok, type Result } from "neverthrow";
import type { CompanyState, TaxNumbers } from "#domain/companies";
import { NO_ROOM } from "#server/platform/disk.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { openItem } from "../inbox/index.ts";
import { addDetails, removeCopyParts, saveCopyParts, type NewAccount, addAccount } from "./account-store.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Executor } from "#server/schema.ts";
import type { AccountDetailsTable, VerificationTable } from "./tables.ts";
import { markUsed, findVerification } from "./token-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import { checkLimits, toNetwork, type Limit, type Limiter } from "#server/platform/throttling/limiter.ts";
import { loadCommonPasswords } from "./common-passwords.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { type Company, findByTaxNumbers, saveTaxNumbers } from "./company-store.ts";
import { knownNumbersMessage, signUpDeskMessage } from "./mails.ts";
import { listAdmins } from "./member-store.ts";
import { hashPassword } from "./passwords.ts";
import { secretHash } from "./sessions.ts";
import {
  COUNTRIES,
  type PdfCopy,
  readCopies,
  type SentCopies,
  readBasicData,
  type ReadDetails,
} from "./sign-up-details.ts";

const ADDRESS_LIMIT: Limit = { name: "sign-up address", hits: 60, windowMs: 3_600_000 };

const NOT_VERIFIED: Refusal = { kind: "gone", message: "Please verify your email address first." };
const TOO_LATE: Refusal = {
  kind: "gone",
  message: "The verification of your email address has expired. Please verify it again.",
};
const TAKEN: Refusal = { kind: "conflict", message: "This email address already has an account. Please sign in." };
const OTHER_EMAIL: Refusal = {
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field: "email", message: "This is not the email address that was verified." }],
};

export interface SignupDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: Limiter;
  /** Mailbox of the desk for mails about new accounts; null: they are only listed. */
  readonly deskMail: string | null;
  /** New companies wait for approval. */
  readonly needsApproval: boolean;
  /** The copies wait for a malware scanner. */
  readonly isScanned: boolean;
  /** False while the copies would take the last space of the database. */
  readonly hasRoom: () => Promise<boolean>;
}

export interface SentSignup extends SentCopies {
  readonly token: string;
  readonly basicData: string;
}

const readForm = async (
  sent: SentSignup,
): Promise<Result<ReadDetails & { readonly copies: readonly PdfCopy[] }, Refusal>> => {
  const read = readBasicData(sent.basicData, await loadCommonPasswords());
  if (read.isErr() && read.error.kind !== "fields") return err(read.error);
  const isDomestic = read.isErr() || read.value.details.mode === "Domestic";
  const copies = await readCopies(sent, isDomestic);
  if (read.isOk() && copies.isOk()) return ok({ ...read.value, copies: copies.value });
  const fields = [
    ...(read.isErr() && read.error.kind === "fields" ? read.error.fields : []),
    ...(copies.isErr() ? copies.error : []),
  ];
  return err({ kind: "fields", message: "Please check the marked fields.", fields });
};

const verifiedEmail = (verification: VerificationTable | undefined, now: number): Result<string, Refusal> => {
  if (verification === undefined || verification.verifiedAt === null) return err(NOT_VERIFIED);
  if (verification.usedAt !== null) return err(TAKEN);
  return verification.expiresAt <= now ? err(TOO_LATE) : ok(verification.email);
};

const toAccount = async ({ details, email }: ReadDetails, id: string, createdAt: number): Promise<NewAccount> => ({
  id,
  email,
  passwordHash: await hashPassword(details.password),
  firstName: details.firstName,
  lastName: details.lastName,
  companyName: details.companyName,
  phone: details.phoneNumber,
  dialCode: null,
  createdAt,
  disabledAt: null,
});

const toDetails = ({ details }: ReadDetails, accountId: string) => ({
  accountId,
  country: details.country,
  address: details.address,
  pinCode: details.pinCode,
  panNumber: details.mode === "Domestic" && details.panNumber !== "" ? details.panNumber : null,
  gstNumber: details.mode === "Domestic" ? details.gstNumber : null,
});

const recordSignUp = (
  db: Executor,
  { id, email, firstName, lastName, companyName, phone }: NewAccount,
  { accountId: _, ...details }: AccountDetailsTable,
  copies: readonly PdfCopy[],
  { state }: Admission,
): Promise<void> =>
  recordChange(db, {
    action: "account.signed-up",
    subjectId: id,
    customerId: id,
    after: {
      email,
      firstName,
      lastName,
      companyName,
      phone: phone ?? null,
      ...details,
      state,
      copies: copies.map(({ kind, fileName }) => ({ kind, fileName })),
    },
  });

/** What a company signs up as. */
interface Admission {
  readonly state: CompanyState;
  /** The company that has one of its tax numbers; null if they are new. */
  readonly known: Company | null;
}

/**
 * A company with the tax numbers of a blocked one is blocked, with those of another one it waits for approval. The answer to
 * the sign-up is the same: it reveals no customer.
 */
const admit = async (db: Executor, numbers: TaxNumbers, needsApproval: boolean): Promise<Admission> => {
  const known = await findByTaxNumbers(db, numbers);
  const blocked = known.find(({ state }) => state === "blocked");
  if (blocked !== undefined) return { state: "blocked", known: blocked };
  return { state: known.length > 0 || needsApproval ? "pending" : "active", known: known[0] ?? null };
};

/** To the desk, and to the admins of a company whose tax numbers were stated again. */
const mailSignUp = async (
  db: Executor,
  deps: Mailing,
  account: NewAccount,
  details: AccountDetailsTable,
  { state, known }: Admission,
): Promise<void> => {
  const key = `sign-up|${account.id}`;
  const country = COUNTRIES.find(({ _id }) => _id === details.country)?.name ?? details.country;
  const finding = { state, known: known?.name ?? null };
  const toDesk =
    deps.deskMail === null
      ? []
      : [
          {
            key: `${key}|desk`,
            message: signUpDeskMessage(deps.deskMail, account, { ...details, country }, finding),
          },
        ];
  const admins = known === null || state === "blocked" ? [] : await listAdmins(db, known.id);
  const toAdmins = admins.map(({ id, email }) => ({
    key: `${key}|${id}`,
    message: knownNumbersMessage(email, account, known?.name ?? ""),
  }));
  await addOutgoingMails(db, deps, [...toDesk, ...toAdmins]);
};

type Mailing = Pick<SignupDeps, "clock" | "ids" | "deskMail" | "needsApproval" | "isScanned">;

const create = async (
  transaction: Executor,
  deps: Mailing,
  tokenHash: string,
  account: NewAccount,
  form: ReadDetails & { readonly copies: readonly PdfCopy[] },
): Promise<Result<void, Refusal>> => {
  if (!(await markUsed(transaction, tokenHash, account.createdAt))) return err(TAKEN);
  const details = toDetails(form, account.id);
  const { country, panNumber: pan, gstNumber } = details;
  const numbers = { pan, gstins: gstNumber === null ? [] : [gstNumber] };
  const admission = await admit(transaction, numbers, deps.needsApproval);
  const company = { state: admission.state, country, duplicateOf: admission.known?.id ?? null };
  if (!(await addAccount(transaction, account, company))) return err(TAKEN);
  await saveTaxNumbers(transaction, account.id, numbers);
  await addDetails(transaction, details, form.copies, deps.isScanned);
  await recordSignUp(transaction, account, details, form.copies, admission);
  await mailSignUp(transaction, deps, account, details, admission);
  const item = { kind: "sign-up", subject: account.id, customerId: account.id } as const;
  await openItem(transaction, { ...item, title: {} }, account.createdAt);
  return ok(undefined);
};

/** Decides before the form is read whether it may be sent: within the limit of its network, and with a verified token. */
export const admitSignUp =
  ({ database, clock, limiter, hasRoom }: SignupDeps) =>
  async (token: string, address: string): Promise<Result<void, Refusal>> => {
    const counted = [[ADDRESS_LIMIT, toNetwork(address)]] as const;
    const within = await checkLimits(limiter, counted, "Too many sign-ups from your network.");
    if (within.isErr()) return err(within.error);
    if (!(await hasRoom())) return err(NO_ROOM);
    return verifiedEmail(await findVerification(database.db, secretHash(token)), clock()).map(() => undefined);
  };

/**
 * Creates an account from the form of a verified address: every field and both files are checked, all problems are named
 * at once, and nothing is left behind by a refusal. The same form sent twice creates one account.
 */
export const signUp =
  (deps: SignupDeps) =>
  async (sent: SentSignup): Promise<Result<void, Refusal>> => {
    const { database, clock, ids } = deps;
    const form = await readForm(sent);
    if (form.isErr()) return err(form.error);
    const now = clock();
    const tokenHash = secretHash(sent.token);
    const email = verifiedEmail(await findVerification(database.db, tokenHash), now);
    if (email.isErr()) return err(email.error);
    if (email.value !== form.value.email) return err(OTHER_EMAIL);
    const account = await toAccount(form.value, ids.id(), now);
    await saveCopyParts(database.db, account.id, form.value.copies, now);
    const created = await database.db
      .transaction()
      .execute((transaction) => create(transaction, deps, tokenHash, account, form.value));
    if (created.isErr()) await removeCopyParts(database.db, account.id);
    return created;
  };
