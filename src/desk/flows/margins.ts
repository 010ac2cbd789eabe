import { BRAND } from "#brand";
import type { FieldProblem } from "#domain/field-problem.ts";
import type { MarginField } from "#domain/margins";
import { type Money, toDecimalText } from "#domain/money";
import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { createPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskFlowServices } from "../compose.ts";
import { rebase } from "./rebase.ts";
import type { MarginEnd, MarginEntry, MarginExplanation, MarginForm, MarginTrial } from "../ports/index.ts";
import { isPlaceCode } from "./places.ts";
import { findDayProblem } from "./typed-days.ts";

type Services = DeskFlowServices<"margins">;
type Entries = readonly MarginEntry[];

/** All rules and floors. */
export const createMarginsPage = ({ ports: { margins }, requestActor }: Services) =>
  createPage<Entries>({
    id: "deskMargins",
    requestActor,
    load: margins.list,
  });

export const marginsView = (snapshot: PageSnapshot<Entries>) => pageView(snapshot, (entries) => ({ entries }));

export type MarginEndField = "lastDay" | "withoutMargin";

/** The end of a rule or a floor, at once or after a day; refused where prices lose their last rule, unless that is chosen. */
export const createMarginEnd = ({ ports: { margins }, requestActor }: Services) =>
  createForm<MarginEnd, Entries, MarginEndField>({
    id: "deskMarginEnd",
    requestActor,
    first: { id: "", lastDay: "", withoutMargin: false },
    validate: ({ lastDay }) => findDayProblem("lastDay", lastDay),
    send: margins.end,
    toProblems: refusedFields(["lastDay", "withoutMargin"]),
    clearsAll: true,
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export const marginEndView = (snapshot: FormSnapshot<MarginEnd, Entries, MarginEndField>) => formView(snapshot);

export const MARGIN_VIEWS = ["current", "active", "later", "ended"] as const;
/** `current`: now and later. */
export type MarginsShown = (typeof MARGIN_VIEWS)[number];

const isShown = ({ state }: MarginEntry, shown: MarginsShown): boolean =>
  shown === "current" ? state !== "ended" : state === shown;

const matchesText = (entry: MarginEntry, text: string): boolean => {
  const { id, customerName, from, to, carrier, size, owner } = entry;
  const words = [id, customerName, from, to, carrier, size, owner].join(" ").toLowerCase();
  return words.includes(text.trim().toLowerCase());
};

/** The entries of a view that a text is found in. */
export const filterMargins = (entries: Entries, shown: MarginsShown, text: string): Entries =>
  entries.filter((entry) => isShown(entry, shown) && matchesText(entry, text));

export const countMargins = (entries: Entries, shown: MarginsShown): number =>
  entries.filter((entry) => isShown(entry, shown)).length;

const EMPTY: MarginForm = {
  replaces: null,
  kind: "rule",
  customers: "all",
  customer: "",
  from: "",
  to: "",
  carrier: "",
  mode: "",
  size: "",
  charge: "freight",
  basis: "container",
  amount: "",
  currency: BRAND.currency,
  minimum: "",
  rounding: "",
  direction: "nearest",
  validFrom: "",
  validTo: "",
  owner: "",
};

const toText = (money: Money | null): string => (money === null ? "" : toDecimalText(money));

/* A rule or a floor as the form shows it. */
const toMarginForm = (entry: MarginEntry): MarginForm => ({
  replaces: entry.id,
  kind: entry.kind,
  customers: entry.customers,
  customer: entry.customers === "company" ? (entry.customer ?? "") : (entry.customerName ?? ""),
  from: entry.from ?? "",
  to: entry.to ?? "",
  carrier: entry.carrier ?? "",
  mode: entry.mode ?? "",
  size: entry.size ?? "",
  charge: entry.charge ?? "",
  basis: entry.basis,
  amount: entry.percent ?? toText(entry.money),
  currency: entry.money?.currency ?? entry.minimum?.currency ?? BRAND.currency,
  minimum: toText(entry.minimum),
  rounding: entry.rounding ?? "",
  direction: entry.direction,
  validFrom: entry.validFrom,
  validTo: entry.validTo ?? "",
  owner: entry.owner,
});

/** A rule as it is typed, and the one that it replaces as it was read; null for a new one. */
export interface TypedMargin extends MarginForm {
  readonly read: MarginForm | null;
}

/** What the form begins with to replace a rule. */
export const toMarginDraft = (entry: MarginEntry): TypedMargin => ({
  ...toMarginForm(entry),
  read: toMarginForm(entry),
});

/** What the form begins with to add one like it; two that are equal on all are refused. */
export const duplicateMargin = (entry: MarginEntry): TypedMargin => ({
  ...toMarginForm(entry),
  replaces: null,
  read: null,
});

const SUBJECT = ["kind", "customers", "customer", "from", "to", "carrier", "mode", "size", "charge"] as const;

/* A colleague has ended the rule, or put another one about the same in its place. */
const rebaseMargin = ({ read, ...typed }: TypedMargin, entries: Entries): TypedMargin => {
  if (read === null) return { ...typed, read };
  const forms = entries.filter(({ state }) => state !== "ended").map(toMarginForm);
  const latest = forms.find((form) => SUBJECT.every((field) => form[field] === read[field]));
  return latest === undefined
    ? { ...typed, replaces: null, read: null }
    : { ...rebase(read, typed, latest), read: latest };
};

const MARGIN_FIELDS = [
  "customer",
  "from",
  "to",
  "size",
  "basis",
  "amount",
  "currency",
  "minimum",
  "rounding",
  "validFrom",
  "validTo",
  "owner",
] as const satisfies readonly MarginField[];
export type MarginFormField = (typeof MARGIN_FIELDS)[number];

const findEndProblem = (field: "from" | "to", typed: string): readonly FieldProblem<MarginFormField>[] =>
  typed.trim() === "" || isPlaceCode(typed)
    ? []
    : [{ field, message: "Choose a place or a country from the list, or type its code such as INNSA or IN." }];

/** A rule or a floor that is typed in a dialog; what is typed stays when it is refused. */
export const createMarginForm = ({ ports: { margins }, requestActor }: Services, owner: string) =>
  createForm<TypedMargin, Entries, MarginFormField>({
    id: "deskMarginForm",
    requestActor,
    first: { ...EMPTY, owner, read: null },
    validate: ({ from, to, validFrom, validTo }) => [
      ...findEndProblem("from", from),
      ...findEndProblem("to", to),
      ...findDayProblem("validFrom", validFrom),
      ...findDayProblem("validTo", validTo),
    ],
    send: ({ read: _, ...typed }, signal) => margins.save(typed, signal),
    merge: (draft, signal) => margins.list(signal).map((entries) => rebaseMargin(draft, entries)),
    toProblems: refusedFields(MARGIN_FIELDS),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export const marginFormView = (snapshot: FormSnapshot<TypedMargin, Entries, MarginFormField>) => formView(snapshot);

const TRIAL_FIELDS = ["from", "to", "size", "company", "amount", "currency"] as const;
export type TrialField = (typeof TRIAL_FIELDS)[number];

/** What was tried, and what came out. */
interface TriedMargin {
  readonly trial: MarginTrial;
  readonly explanation: MarginExplanation;
}

/** A buying price that is tried. */
export const createMarginTrial = ({ ports: { margins }, requestActor }: Services) =>
  createForm<MarginTrial, TriedMargin, TrialField>({
    id: "deskMarginTrial",
    requestActor,
    first: {
      from: "",
      to: "",
      carrier: "",
      size: "40HC",
      charge: "freight",
      company: "",
      group: "",
      amount: "",
      currency: BRAND.currency,
    },
    send: (trial, signal) => margins.explain(trial, signal).map((explanation) => ({ trial, explanation })),
    toProblems: refusedFields(TRIAL_FIELDS),
    settle: (draft) => draft,
    after: "open",
  });

export type MarginTrialActor = FormActor<MarginTrial, TriedMargin, TrialField>;

/** The explanation is that of what is typed: null once a field differs from what was tried. */
export const marginTrialView = (snapshot: FormSnapshot<MarginTrial, TriedMargin, TrialField>) => {
  const { sent, ...view } = formView(snapshot);
  return { ...view, explanation: sent !== null && isSameView(sent.trial, view.draft) ? sent.explanation : null };
};
