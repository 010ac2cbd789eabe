import type { FieldProblem } from "#domain/field-problem.ts";
import {
  type AssignmentRule,
  INBOX_KINDS,
  type InboxKind,
  type InboxRules,
  USUAL_DESK_HOURS,
  USUAL_DUE_RULES,
} from "#domain/inbox";
import { readFigure } from "#domain/money";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import type { DeskFlowServices } from "../../compose.ts";
import type { RuleCompany, SeenInboxRules } from "../../ports/index.ts";
import { rebase } from "../rebase.ts";

/** The rules as they are typed. */
export interface RulesDraft {
  readonly zone: string;
  readonly opens: string;
  readonly closes: string;
  readonly weekdays: readonly number[];
  /** Days, separated by spaces or commas. */
  readonly holidays: string;
  /** Hours of desk work. */
  readonly due: Readonly<Record<InboxKind, string>>;
  readonly assignments: readonly AssignmentRule[];
  /** The names of companies that rules name or that were chosen. */
  readonly companies: readonly RuleCompany[];
  /** Below 0 until the rules are read. */
  readonly revision: number;
}

/** Rules as they are typed, and as they were read. */
export interface ReadRulesDraft extends RulesDraft {
  readonly read: RulesDraft;
}

const MINUTES = 60;
const HOURS = /^\d{1,3}(?:\.\d{1,2})?$/;

const readHours = (typed: string): string => readFigure(typed) ?? "";

const toMinutes = (hours: string): number => Math.round(Number(readHours(hours)) * MINUTES);

const mapKinds = <Value>(map: (kind: InboxKind) => Value): Readonly<Record<InboxKind, Value>> => ({
  booking: map("booking"),
  "quote-request": map("quote-request"),
  "quote-approved": map("quote-approved"),
  "quote-follow-up": map("quote-follow-up"),
  change: map("change"),
  cancellation: map("cancellation"),
  "fee-declined": map("fee-declined"),
  "cargo-part": map("cargo-part"),
  document: map("document"),
  message: map("message"),
  enquiry: map("enquiry"),
  "sign-up": map("sign-up"),
  deletion: map("deletion"),
  "failed-mail": map("failed-mail"),
  "sheet-ends": map("sheet-ends"),
  "source-stopped": map("source-stopped"),
});

/** Stored rules as they are typed. */
export const toDraft = ({ hours, due, assignments, companies, revision }: SeenInboxRules): RulesDraft => ({
  zone: hours.zone,
  opens: hours.opens,
  closes: hours.closes,
  weekdays: hours.weekdays,
  holidays: hours.holidays.join(" "),
  due: mapKinds((kind) => String(due[kind] / MINUTES)),
  assignments,
  companies,
  revision,
});

/** Typed rules as they are stored. */
export const toRules = (draft: RulesDraft): SeenInboxRules => {
  const { zone, opens, closes, weekdays, holidays, due, assignments, companies, revision } = draft;
  const days = holidays.split(/[\s,]+/).filter((day) => day !== "");
  const rules: InboxRules = {
    hours: { zone, opens: opens.trim(), closes: closes.trim(), weekdays, holidays: days },
    due: mapKinds((kind) => toMinutes(due[kind])),
    assignments,
  };
  return { ...rules, companies, revision };
};

/** The due times that are no number of hours. */
export const findDueProblems = ({ due }: RulesDraft): readonly FieldProblem<InboxKind>[] =>
  INBOX_KINDS.filter((kind) => !HOURS.test(readHours(due[kind])) || toMinutes(due[kind]) < 1).map((kind) => ({
    field: kind,
    message: "Hours, such as 2 or 0.5.",
  }));

const UNREAD: RulesDraft = toDraft({
  hours: { ...USUAL_DESK_HOURS, zone: "" },
  due: USUAL_DUE_RULES,
  assignments: [],
  companies: [],
  revision: -1,
});

const toReadDraft = (read: RulesDraft): ReadRulesDraft => ({ ...read, read });

/* Each due time is a field of its own, and names of companies are kept. */
const rebaseRules = ({ read, ...typed }: ReadRulesDraft, latest: RulesDraft): ReadRulesDraft => ({
  ...rebase(read, typed, latest),
  due: rebase(read.due, typed.due, latest.due),
  companies: [...latest.companies, ...typed.companies],
  read: latest,
});

/** The rules of the inbox, read when the form opens; after a conflict what was typed stays, over the rules as they are now. */
export const createRulesForm = ({ ports: { inbox }, requestActor }: DeskFlowServices<"inbox">) =>
  createForm<ReadRulesDraft, SeenInboxRules, InboxKind>({
    id: "deskInboxRules",
    requestActor,
    first: toReadDraft(UNREAD),
    propose: (signal) => inbox.readRules(signal).map((rules) => toReadDraft(toDraft(rules))),
    validate: findDueProblems,
    send: (draft, signal) => inbox.setRules(toRules(draft), signal),
    merge: (draft, signal) => inbox.readRules(signal).map((rules) => rebaseRules(draft, toDraft(rules))),
    after: "sent",
  });

export const rulesFormView = (snapshot: FormSnapshot<ReadRulesDraft, SeenInboxRules, InboxKind>) => formView(snapshot);
