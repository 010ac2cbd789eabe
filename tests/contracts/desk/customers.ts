import { MatchersV3 } from "@pact-foundation/pact";
import type { Customer, CustomerMerge, CustomerTerms } from "#desk/ports/index.ts";
import { filled } from "../consumer/kit.ts";
import { asAdmin, type DeskInteraction, done, refused, refusedFields } from "./kit.ts";

const { equal } = MatchersV3;

const COMPANY = { id: "company-asha", name: "Malabar Spice Exports", email: "asha@menon.example" } as const;
const MOMENT = "2026-11-23T05:10:00.000Z";
const OLD_REVISION = "0000000000000000";

const withCompany = { ...asAdmin, "a company has signed up": COMPANY } as const;

const SUMMARY = {
  id: COMPANY.id,
  name: COMPANY.name,
  state: "pending",
  createdAt: MOMENT,
  group: null,
  email: COMPANY.email,
  people: 1,
  creditLimit: null,
  isDuplicate: false,
} as const;

const PERSON = {
  id: COMPANY.id,
  email: COMPANY.email,
  name: "Asha Menon",
  role: "admin",
  limit: null,
  isDisabled: false,
  hasSecondFactor: false,
  lastUsedAt: null,
  deletionRequestedAt: null,
} as const;

const READ: Customer = {
  id: COMPANY.id,
  name: COMPANY.name,
  state: "pending",
  stateReason: null,
  createdAt: MOMENT,
  revision: "1b2c3d4e5f607182",
  group: null,
  country: null,
  address: null,
  pinCode: null,
  vatId: null,
  pan: null,
  gstins: [],
  warnings: [],
  currency: "USD",
  creditLimit: null,
  usedCredit: { currency: "USD", minor: 0 },
  uncountedBookings: 0,
  paymentDays: null,
  people: [PERSON],
  invitations: [],
  copies: [],
  duplicates: [],
  bookings: 0,
  bookingsInProcess: 0,
  quotes: 0,
};
const ANSWERED = { ...READ, id: equal(READ.id), createdAt: filled(MOMENT), revision: filled(READ.revision) };

const SIDE = { id: COMPANY.id, name: COMPANY.name, state: "pending" } as const;
const MERGE: CustomerMerge = {
  source: SIDE,
  target: SIDE,
  revision: "5f6a7b8c9d0e1f20",
  obstacles: [{ kind: "same", message: "This is the same company." }],
  moved: [{ kind: "people", count: 1 }],
  invitations: 0,
  endsGroup: null,
  endsCreditLimit: null,
  pan: null,
  gstins: [],
  vatId: null,
  creditLimit: null,
  paymentDays: null,
  requiresFactor: false,
};

const TERMS: CustomerTerms = {
  id: COMPANY.id,
  revision: OLD_REVISION,
  group: "Gold",
  creditLimit: "40000.00",
  currency: "USD",
  paymentDays: "30",
};
const { id: _, ...TERMS_BODY } = TERMS;
const UNKNOWN = "This company is not known.";
const CHANGED = "Somebody else has changed this company in the meantime.";
const DAYS = "Type 0 to 180 days, or nothing.";
const path = `/customers/${COMPANY.id}`;

/** Companies and files for accounting. */
export const CUSTOMER_INTERACTIONS: readonly DeskInteraction[] = [
  {
    title: "the groups of customers, of which there are none",
    states: asAdmin,
    request: { method: "GET", path: "/customer-groups" },
    response: done([]),
    send: ({ customers }, signal) => customers.listGroups(signal),
    outcome: { value: [] },
  },
  {
    title: "the companies that wait for approval",
    states: withCompany,
    request: { method: "GET", path: "/customers", query: { state: "pending" } },
    response: done([
      {
        customers: [{ ...SUMMARY, createdAt: filled(MOMENT) }],
        next: null,
        counts: { pending: 1, active: 0, hold: 0, blocked: 0 },
      },
    ]),
    send: ({ customers }, signal) => customers.list({ text: "", state: "pending" }, null, signal),
    outcome: {
      value: { customers: [SUMMARY], next: null, counts: { pending: 1, active: 0, hold: 0, blocked: 0 } },
    },
  },
  {
    title: "a company",
    states: withCompany,
    request: { method: "GET", path },
    response: done([ANSWERED]),
    send: ({ customers }, signal) => customers.load(COMPANY.id, false, signal),
    outcome: { value: READ },
  },
  {
    title: "a company that does not exist",
    states: asAdmin,
    request: { method: "GET", path: "/customers/unknown" },
    ...refused(404, UNKNOWN),
    send: ({ customers }, signal) => customers.load("unknown", false, signal),
  },
  {
    title: "the approval of a company that somebody else has changed",
    states: withCompany,
    request: { method: "POST", path: `${path}/state`, json: { change: "approve", reason: "", revision: OLD_REVISION } },
    ...refused(409, CHANGED),
    send: ({ customers }, signal) =>
      customers.changeState({ id: COMPANY.id, change: "approve", reason: "", revision: OLD_REVISION }, signal),
  },
  {
    title: "a block without a reason",
    states: withCompany,
    request: { method: "POST", path: `${path}/block`, json: { reason: "", revision: OLD_REVISION } },
    ...refusedFields("State why.", [{ field: "reason", message: "State why." }]),
    send: ({ customers }, signal) =>
      customers.changeState({ id: COMPANY.id, change: "block", reason: "", revision: OLD_REVISION }, signal),
  },
  {
    title: "terms that cannot be read",
    states: withCompany,
    request: { method: "PUT", path: `${path}/terms`, json: { ...TERMS_BODY, paymentDays: "never" } },
    ...refusedFields(DAYS, [{ field: "paymentDays", message: DAYS }]),
    send: ({ customers }, signal) => customers.setTerms({ ...TERMS, paymentDays: "never" }, signal),
  },
  {
    title: "an invitation of a colleague",
    states: withCompany,
    request: { method: "POST", path: `${path}/invitations`, json: { email: "priya@menon.example", role: "booker" } },
    response: done([
      { ...ANSWERED, invitations: [{ email: "priya@menon.example", role: "booker", expiresAt: filled(MOMENT) }] },
    ]),
    send: ({ customers }, signal) =>
      customers.invite({ id: COMPANY.id, email: "priya@menon.example", role: "booker" }, signal),
    outcome: {
      value: { ...READ, invitations: [{ email: "priya@menon.example", role: "booker", expiresAt: MOMENT }] },
    },
  },
  {
    title: "the deletion of an account whose owner has not asked for it",
    states: withCompany,
    request: { method: "DELETE", path: `${path}/people/${COMPANY.id}` },
    ...refused(409, "The person has not asked for the deletion of the account."),
    send: ({ customers }, signal) => customers.deletePerson(COMPANY.id, COMPANY.id, signal),
  },
  {
    title: "the reset of a second factor that is not set",
    states: withCompany,
    request: { method: "POST", path: `${path}/people/${COMPANY.id}/factor-reset`, json: { reason: "Lost phone." } },
    ...refused(409, "The person has no second factor."),
    send: ({ customers }, signal) =>
      customers.resetFactor({ id: COMPANY.id, person: COMPANY.id, reason: "Lost phone." }, signal),
  },
  {
    title: "what merging a company into itself does",
    states: withCompany,
    request: { method: "GET", path: `${path}/merge/${COMPANY.id}` },
    response: done([{ ...MERGE, revision: filled(MERGE.revision) }]),
    send: ({ customers }, signal) => customers.loadMerge({ target: COMPANY.id, source: COMPANY.id }, signal),
    outcome: { value: MERGE },
  },
  {
    title: "a merge without a reason",
    states: withCompany,
    request: { method: "POST", path: `${path}/merge`, json: { source: "other", reason: "", revision: OLD_REVISION } },
    ...refusedFields("State why.", [{ field: "reason", message: "State why." }]),
    send: ({ customers }, signal) =>
      customers.merge({ target: COMPANY.id, source: "other", reason: "", revision: OLD_REVISION }, signal),
  },
  {
    title: "the deletion of a company that somebody else has changed",
    states: withCompany,
    request: { method: "POST", path: `${path}/deletion`, json: { reason: "Asked for.", revision: OLD_REVISION } },
    ...refused(409, CHANGED),
    send: ({ customers }, signal) =>
      customers.deleteCompany({ id: COMPANY.id, reason: "Asked for.", revision: OLD_REVISION }, signal),
  },
  {
    title: "a copy that was not sent",
    states: withCompany,
    request: { method: "GET", path: `${path}/copies/pan` },
    ...refused(404, "The company has not sent this copy."),
    send: ({ customers }, signal) => customers.copy({ id: COMPANY.id, kind: "pan" }, signal),
  },
  {
    title: "a file for accounting for a person whose role may not have it",
    states: {
      "a member of staff is signed in": {
        id: "staff-ravi",
        name: "Ravi Pillai",
        email: "ravi.pillai@keelson.example",
        role: "desk",
        session: "session-ravi",
        cookie: "cookie-of-ravi-pillai",
      },
    },
    request: { method: "GET", path: "/exports/bookings", query: { format: "csv", since: "12" } },
    ...refused(403, "Your role may not do this. Ask an admin."),
    send: ({ accounting }, signal) => accounting.download({ file: "bookings", format: "csv", since: "12" }, signal),
  },
];
