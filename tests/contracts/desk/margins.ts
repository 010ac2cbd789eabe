import type { MarginForm, MarginTrial } from "#desk/ports/index.ts";
import { asAdmin, type DeskInteraction, done, refused, refusedFields } from "./kit.ts";

const RULE = {
  kind: "rule",
  customers: "all",
  customer: "",
  from: "IN",
  to: "",
  carrier: "",
  mode: "fcl",
  size: "40HC",
  charge: "freight",
  basis: "container",
  amount: "120.00",
  currency: "USD",
  minimum: "",
  rounding: "",
  direction: "nearest",
  validFrom: "2026-11-01",
  validTo: "",
  owner: "Jan Visser",
} as const;
const NEW: MarginForm = { ...RULE, replaces: null };

const entry = (id: string) =>
  ({
    kind: "rule",
    id,
    state: "active",
    customers: "all",
    customer: null,
    customerName: null,
    from: "IN",
    to: null,
    carrier: null,
    mode: "fcl",
    size: "40HC",
    charge: "freight",
    basis: "container",
    money: { currency: "USD", minor: 12_000 },
    percent: null,
    minimum: null,
    rounding: null,
    direction: "nearest",
    validFrom: "2026-11-01",
    validTo: null,
    owner: "Jan Visser",
  }) as const;

const withRule = { ...asAdmin, "a margin rule counts": { id: "M-01" } } as const;
const GONE = "Somebody else has ended or replaced this in the meantime. Load the list again.";

const TRIAL: MarginTrial = {
  from: "INNSA",
  to: "NLRTM",
  carrier: "Norrvik Line",
  size: "40HC",
  charge: "freight",
  company: "",
  group: "",
  amount: "1200.00",
  currency: "USD",
};
const EXPLANATION = {
  buying: { currency: "USD", minor: 120_000 },
  selling: { currency: "USD", minor: 132_000 },
  rule: "M-01",
  fee: null,
  floor: null,
  raisedBy: { currency: "USD", minor: 0 },
  total: { currency: "USD", minor: 132_000 },
  margin: { currency: "USD", minor: 12_000 },
  exchangeDate: null,
  unused: [],
} as const;

/** Margin rules and floors. */
export const MARGIN_INTERACTIONS: readonly DeskInteraction[] = [
  {
    title: "the margin rules",
    states: withRule,
    request: { method: "GET", path: "/margins" },
    response: done([entry("M-01")]),
    send: ({ margins }, signal) => margins.list(signal),
    outcome: { value: [entry("M-01")] },
  },
  {
    title: "a new margin rule",
    states: asAdmin,
    request: { method: "POST", path: "/margins", json: RULE },
    response: done([entry("M-01")]),
    send: ({ margins }, signal) => margins.save(NEW, signal),
    outcome: { value: [entry("M-01")] },
  },
  {
    title: "a margin rule that is as narrow as another one",
    states: withRule,
    request: { method: "POST", path: "/margins", json: RULE },
    ...refusedFields("M-01 is equally narrow.", [{ field: "validFrom", message: "M-01 is equally narrow." }]),
    send: ({ margins }, signal) => margins.save(NEW, signal),
  },
  {
    title: "another margin rule in place of one",
    states: withRule,
    request: { method: "PUT", path: "/margins/M-01", json: RULE },
    response: done([entry("M-02")]),
    send: ({ margins }, signal) => margins.save({ ...NEW, replaces: "M-01" }, signal),
    outcome: { value: [entry("M-02")] },
  },
  {
    title: "the end of a margin rule that has ended",
    states: asAdmin,
    request: { method: "DELETE", path: "/margins/M-01" },
    ...refused(409, GONE),
    send: ({ margins }, signal) => margins.end({ id: "M-01", lastDay: "", withoutMargin: false }, signal),
  },
  {
    title: "the last day of a margin rule that has ended",
    states: asAdmin,
    request: { method: "PUT", path: "/margins/M-01/last-day", json: { lastDay: "2099-12-31" } },
    ...refused(409, GONE),
    send: ({ margins }, signal) => margins.end({ id: "M-01", lastDay: "2099-12-31", withoutMargin: false }, signal),
  },
  {
    title: "the selling price of a buying price",
    states: withRule,
    request: { method: "POST", path: "/margins/explanation", json: { ...TRIAL } },
    response: done([EXPLANATION]),
    send: ({ margins }, signal) => margins.explain(TRIAL, signal),
    outcome: { value: EXPLANATION },
  },
];
