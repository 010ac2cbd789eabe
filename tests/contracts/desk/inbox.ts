import { MatchersV3 } from "@pact-foundation/pact";
import { INBOX_KINDS, USUAL_DUE_RULES } from "#domain/inbox";
import { ALL_OPEN } from "#desk/flows/inbox/types.ts";
import { filled } from "../consumer/kit.ts";
import { ADMIN, asAdmin, type DeskInteraction, done, refused, refusedFields } from "./kit.ts";

const { equal, like, number } = MatchersV3;

const MOMENT = "2026-11-20T08:00:00.000Z";
const waiting = { ...asAdmin, "an enquiry waits in the inbox": { item: "item-1" } } as const;
const SAVED = { staff: ADMIN.id, filter: "filter-1", name: "Own bookings" } as const;
const saved = { ...asAdmin, "a person has saved a filter": SAVED } as const;
const QUERY = { ...ALL_OPEN, kind: "booking", assignee: "me", order: "due" } as const;

const BARE = {
  id: "item-1",
  kind: "enquiry",
  number: null,
  values: {},
  link: null,
  lane: null,
  containers: [],
  carrier: null,
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  reference: null,
  customer: null,
  openedAt: MOMENT,
  dueAt: MOMENT,
  dueState: "due",
  assignee: null,
  isMarkable: true,
  answeredAt: null,
  answeredBy: null,
  newsAt: null,
  revision: 1,
} as const;

type Item = { readonly [Name in keyof typeof BARE]: unknown };

/* A server may leave out when the customer added something. */
const toAnswer = ({ newsAt: _, ...item }: Item) => ({
  ...item,
  values: like({}),
  openedAt: filled(MOMENT),
  dueAt: filled(MOMENT),
  answeredAt: item.answeredAt === null ? null : filled(MOMENT),
});

const ASSIGNED = { ...BARE, assignee: ADMIN.name, revision: 2 };
const DONE = { ...BARE, answeredAt: MOMENT, answeredBy: ADMIN.name, revision: 3 };
const UNKNOWN = "This item is not in the inbox.";

const read: readonly DeskInteraction[] = [
  {
    title: "to say that an item is open that is not in the inbox",
    states: asAdmin,
    request: { method: "PUT", path: "/inbox/presence", json: { kind: "item", id: "item-9" } },
    ...refused(404, UNKNOWN),
    send: ({ inbox }, signal) => inbox.announce({ kind: "item", id: "item-9" }, signal),
  },
  {
    title: "what waits in the inbox",
    states: waiting,
    request: { method: "GET", path: "/inbox/items", query: { kind: "enquiry", order: "oldest", limit: "40" } },
    response: {
      status: 200,
      json: { status: true, code: 2000, message: like("OK"), result: [toAnswer(BARE)], next: null },
    },
    send: ({ inbox }, signal) =>
      inbox.list({ ...ALL_OPEN, kind: "enquiry" }, { after: null, limit: 40, isBackground: false }, signal),
    outcome: { value: { items: [BARE], next: null } },
  },
  {
    title: "an item of the inbox",
    states: waiting,
    request: { method: "GET", path: "/inbox/items/item-1" },
    response: done([{ item: toAnswer(BARE), contact: null, history: [] }]),
    send: ({ inbox }, signal) => inbox.describe("item-1", false, signal),
    outcome: { value: { item: BARE, contact: null, history: [] } },
  },
  {
    title: "an item that is not in the inbox",
    states: asAdmin,
    request: { method: "GET", path: "/inbox/items/unknown" },
    ...refused(404, UNKNOWN),
    send: ({ inbox }, signal) => inbox.describe("unknown", false, signal),
  },
  {
    title: "the numbers of the queues",
    states: asAdmin,
    request: { method: "GET", path: "/inbox/counts" },
    response: done([
      {
        total: number(0),
        mine: number(0),
        unassigned: number(0),
        overdue: number(0),
        dueToday: number(0),
        kinds: INBOX_KINDS.map((kind) => ({ kind: equal(kind), count: number(0) })),
        people: [{ name: equal(ADMIN.name), count: number(0) }],
      },
    ]),
    send: ({ inbox }, signal) => inbox.count(false, signal),
    outcome: {
      value: {
        total: 0,
        mine: 0,
        unassigned: 0,
        overdue: 0,
        dueToday: 0,
        kinds: INBOX_KINDS.map((kind) => ({ kind, count: 0 })),
        people: [{ name: ADMIN.name, count: 0 }],
      },
    },
  },
  {
    title: "whom an item can be assigned to",
    states: asAdmin,
    request: { method: "GET", path: "/inbox/people" },
    response: done([equal(ADMIN.name)]),
    send: ({ inbox }, signal) => inbox.listPeople(signal),
    outcome: { value: [ADMIN.name] },
  },
];

const changes: readonly DeskInteraction[] = [
  {
    title: "an item that is taken",
    states: waiting,
    request: { method: "PUT", path: "/inbox/items/item-1/assignee", json: { assignee: ADMIN.name, revision: 1 } },
    response: done([toAnswer(ASSIGNED)]),
    send: ({ inbox }, signal) => inbox.assign({ id: "item-1", revision: 1, assignee: ADMIN.name }, signal),
    outcome: { value: ASSIGNED },
  },
  {
    title: "an item that is taken after somebody has changed it",
    states: waiting,
    request: { method: "PUT", path: "/inbox/items/item-1/assignee", json: { assignee: ADMIN.name, revision: 9 } },
    ...refused(409, "The item has changed. Nobody has it now."),
    send: ({ inbox }, signal) => inbox.assign({ id: "item-1", revision: 9, assignee: ADMIN.name }, signal),
  },
  {
    title: "an item that is marked as done",
    states: waiting,
    request: { method: "PUT", path: "/inbox/items/item-1/done", json: { revision: 1 } },
    response: done([toAnswer(DONE)]),
    send: ({ inbox }, signal) => inbox.markDone({ id: "item-1", revision: 1 }, signal),
    outcome: { value: DONE },
  },
  {
    title: "an undo of an item that is not done",
    states: waiting,
    request: { method: "PUT", path: "/inbox/items/item-1/undo", json: { revision: 1 } },
    ...refused(409, "This was not marked as done by you."),
    send: ({ inbox }, signal) => inbox.undo({ id: "item-1", revision: 1 }, signal),
  },
];

const FILTER = { id: SAVED.filter, name: SAVED.name, query: QUERY, count: 0 };

const filters: readonly DeskInteraction[] = [
  {
    title: "the saved filters of the inbox",
    states: saved,
    request: { method: "GET", path: "/inbox/filters" },
    response: done([{ ...FILTER, count: number(0) }]),
    send: ({ inbox }, signal) => inbox.listFilters(signal),
    outcome: { value: [FILTER] },
  },
  {
    title: "a filter that is saved without a name",
    states: asAdmin,
    request: { method: "POST", path: "/inbox/filters", json: { name: " ", query: QUERY } },
    ...refusedFields("Enter a name.", [{ field: "name", message: "Enter a name." }]),
    send: ({ inbox }, signal) => inbox.saveFilter({ name: " ", query: QUERY }, signal),
  },
  {
    title: "the deletion of a saved filter",
    states: saved,
    request: { method: "DELETE", path: `/inbox/filters/${SAVED.filter}` },
    response: done([]),
    send: ({ inbox }, signal) => inbox.deleteFilter(SAVED.filter, signal),
    outcome: { value: undefined },
  },
];

const RULES = {
  hours: { zone: "Asia/Kolkata", weekdays: [1, 2, 3, 4, 5, 6], opens: "09:00", closes: "19:00", holidays: [] },
  due: USUAL_DUE_RULES,
  assignments: [],
  revision: 0,
};
const TAKEN_BY_NOBODY = { company: null, group: null, kinds: null, assignee: "Eva Lind" };
const NOBODY_SUCH = "Eva Lind cannot sign in to the desk.";

const rules: readonly DeskInteraction[] = [
  {
    title: "the rules of the inbox",
    states: asAdmin,
    request: { method: "GET", path: "/inbox/rules" },
    response: done([{ ...RULES, companies: [] }]),
    send: ({ inbox }, signal) => inbox.readRules(signal),
    outcome: { value: { ...RULES, companies: [] } },
  },
  {
    title: "rules of the inbox that give items to somebody unknown",
    states: asAdmin,
    request: { method: "PUT", path: "/inbox/rules", json: { ...RULES, assignments: [TAKEN_BY_NOBODY] } },
    ...refusedFields(NOBODY_SUCH, [{ field: "assignments.0.assignee", message: NOBODY_SUCH }]),
    send: ({ inbox }, signal) => inbox.setRules({ ...RULES, companies: [], assignments: [TAKEN_BY_NOBODY] }, signal),
  },
];

const KAVERI = { id: "company-kaveri", name: "Kaveri Home Textiles" } as const;
const HIT = {
  id: KAVERI.id,
  title: KAVERI.name,
  lane: null,
  containers: [],
  carrier: null,
  customer: null,
  detail: null,
  state: "active",
};

const search: readonly DeskInteraction[] = [
  {
    title: "a search for a company",
    states: { ...asAdmin, "a company is a customer": KAVERI },
    request: { method: "GET", path: "/search", query: { text: "kaveri" } },
    response: done([{ group: "companies", hits: [HIT] }]),
    send: (ports, signal) => ports.search.find("kaveri", signal),
    outcome: { value: [{ group: "companies", hits: [HIT] }] },
  },
];

/** The inbox and the search. */
export const INBOX_INTERACTIONS: readonly DeskInteraction[] = [...read, ...changes, ...filters, ...rules, ...search];
