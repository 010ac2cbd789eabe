import {
  type Account,
  DETAILS_FIELDS,
  type DetailsField,
  mergeDetails,
  type PersonalDetails,
  validateDetails,
} from "#domain/accounts";
import { listProblems } from "#domain/field-problem.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { refusedFields } from "../kit/failure.ts";
import { createForm } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";
import { storeJson } from "../kit/stored-json.ts";
import { type DetailsDraft, parseDraft } from "./draft.ts";

/** What is typed, and what it is compared with. */
export interface TypedDetails extends PersonalDetails {
  /** The details that typing began with. */
  readonly read: PersonalDetails;
  /** As it is stored. */
  readonly account: Account;
  /** Fields that were typed here and changed elsewhere. */
  readonly conflicts: readonly DetailsField[];
}

const toDetails = ({ firstName, lastName, phone }: PersonalDetails): PersonalDetails => ({
  firstName,
  lastName,
  phone,
});

const toStored = (account: Account): TypedDetails => {
  const details = toDetails(account);
  return { ...details, account, read: details, conflicts: [] };
};

const toDraft = (typed: TypedDetails): DetailsDraft => ({ read: typed.read, typed: toDetails(typed) });

const mergeStored = ({ read, typed }: DetailsDraft, account: Account): TypedDetails => {
  const stored = toDetails(account);
  const { details, conflicts } = mergeDetails(typed, read, stored);
  return { ...details, account, read: stored, conflicts };
};

/** Changing names and phone number. Details that were changed elsewhere are merged with what is typed, and sent on request only. */
export const accountDetailsFlow = (
  { requestActor, ports: { account: port, drafts } }: FlowServices<"account" | "drafts">,
  account: Account,
) => {
  const draft = parseDraft(drafts.load(DRAFT_KEYS.account));
  return createForm<TypedDetails, Account, DetailsField>({
    id: "accountDetails",
    requestActor,
    first: toStored(account),
    stored: draft === null ? null : mergeStored(draft, account),
    store: (typed) => storeJson(drafts, DRAFT_KEYS.account)(typed === null ? null : toDraft(typed)),
    validate: (typed) => listProblems(validateDetails(typed)),
    send: (typed, signal) => port.saveDetails({ ...toDetails(typed), changedAt: typed.account.changedAt }, signal),
    toProblems: refusedFields(DETAILS_FIELDS),
    merge: (typed, signal) => port.load(signal).map((stored) => mergeStored(toDraft(typed), stored)),
    settle: (typed, stored) => (stored === null ? typed : toStored(stored)),
    after: "open",
  });
};
