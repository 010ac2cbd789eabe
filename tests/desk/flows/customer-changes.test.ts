import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import {
  createFactorReset,
  createMergeForm,
  createMergePage,
  factorResetView,
  mergeFormView,
  mergePageView,
} from "#desk/flows/customer-changes.ts";
import { createCustomerPage, customerView } from "#desk/flows/customers.ts";
import { followNews } from "#desk/flows/follow-news.ts";
import type { Customer, CustomerMerge, CustomersPort, InboxPort } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const MERGE: CustomerMerge = {
  source: { id: "c2", name: "Kaveri Exports", state: "pending" },
  target: { id: "c1", name: "Kaveri Home Textiles", state: "active" },
  revision: "r1",
  obstacles: [],
  moved: [{ kind: "people", count: 1 }],
  invitations: 0,
  endsGroup: null,
  endsCreditLimit: null,
  pan: "AABCK4471M",
  gstins: [],
  vatId: null,
  creditLimit: null,
  paymentDays: null,
  requiresFactor: false,
};
const OUTDATED: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "One of the companies has changed in the meantime. Read again what will happen, then merge.",
  fields: [],
};
const NO_REASON: Failure = {
  kind: "refused",
  reason: "invalid-fields",
  message: "State why; the person reads it.",
  fields: [{ field: "reason", message: "State why; the person reads it." }],
};

const open = (customers: Partial<CustomersPort>) => {
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  return { ...rest, ports: { ...ports, customers: { ...ports.customers, ...customers } } };
};

describe("a merge", () => {
  it("is read again with the next revision", async () => {
    const loadMerge = vi.fn<CustomersPort["loadMerge"]>(() => okAsync(MERGE));
    const page = createActor(createMergePage(open({ loadMerge }), { target: "c1", source: "c2" })).start();
    await settled();
    expect(mergePageView(page.getSnapshot())).toMatchObject({ kind: "shown", merge: { revision: "r1" } });
    loadMerge.mockReturnValue(okAsync({ ...MERGE, revision: "r2" }));
    page.send({ type: "page.outdated" });
    await settled();
    expect(mergePageView(page.getSnapshot())).toMatchObject({ merge: { revision: "r2" } });
  });

  it("keeps the reason when a company was changed in the meantime", async () => {
    const merge = vi.fn<CustomersPort["merge"]>(() => errAsync(OUTDATED));
    const form = createActor(createMergeForm(open({ merge }), { target: "c1", source: "c2" })).start();
    form.send({ type: "form.changed", changes: { reason: "Two sign-ups." } });
    form.send({ type: "form.submitted", changes: { revision: "r1" } });
    await settled();
    expect(mergeFormView(form.getSnapshot())).toMatchObject({
      failure: OUTDATED,
      draft: { target: "c1", source: "c2", reason: "Two sign-ups.", revision: "r1" },
    });
  });
});

it("shows at the reason why a second factor is not reset", async () => {
  const form = createActor(createFactorReset(open({ resetFactor: () => errAsync(NO_REASON) }))).start();
  expect(factorResetView(form.getSnapshot()).kind).toBe("closed");
  form.send({ type: "form.opened", changes: { id: "c1", person: "p1" } });
  form.send({ type: "form.submitted" });
  await settled();
  expect(factorResetView(form.getSnapshot()).problems).toEqual([
    { field: "reason", message: "State why; the person reads it." },
  ]);
});

it("shows what has become of a company while its page is open, which is no use of the session", async () => {
  const company: Customer = {
    id: "c1",
    name: "Kaveri Home Textiles",
    state: "pending",
    stateReason: null,
    createdAt: "2026-11-20T08:00:00.000Z",
    revision: "r1",
    group: null,
    country: "India",
    address: null,
    pinCode: null,
    vatId: null,
    pan: "AABCK4471M",
    gstins: [],
    warnings: [],
    currency: "USD",
    creditLimit: null,
    usedCredit: { currency: "USD", minor: 0 },
    uncountedBookings: 0,
    paymentDays: null,
    people: [],
    invitations: [],
    copies: [],
    duplicates: [],
    bookings: 0,
    bookingsInProcess: 0,
    quotes: 0,
  };
  const duplicates = [{ id: "c2", name: "Kaveri Exports", state: "pending" }] as const;
  const load = vi.fn<CustomersPort["load"]>(() => okAsync(company));
  const follow = vi.fn<InboxPort["follow"]>(() => () => undefined);
  const services = open({ load });
  const page = createActor(createCustomerPage(services, "c1")).start();
  followNews({ ...services, ports: { ...services.ports, inbox: { ...services.ports.inbox, follow } } }, page);
  await settled();
  expect(customerView(page.getSnapshot())).toMatchObject({ kind: "shown", customer: { duplicates: [] } });
  load.mockReturnValue(okAsync({ ...company, duplicates }));
  follow.mock.calls[0]?.[0]("changed");
  await settled();
  expect(customerView(page.getSnapshot())).toMatchObject({ kind: "shown", customer: { duplicates } });
  expect(load.mock.calls.map(([id, isBackground]) => [id, isBackground])).toEqual([
    ["c1", false],
    ["c1", true],
  ]);
});
