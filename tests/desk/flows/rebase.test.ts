import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { createTermsForm, rebaseTerms, termsFormView } from "#desk/flows/customers.ts";
import { createRulesForm, rulesFormView } from "#desk/flows/inbox/rules.ts";
import { createMarginForm, marginFormView, toMarginDraft } from "#desk/flows/margins.ts";
import { rebase } from "#desk/flows/rebase.ts";
import type { Customer, MarginEntry, SeenInboxRules } from "#desk/ports/index.ts";
import { USUAL_DESK_HOURS, USUAL_DUE_RULES } from "#domain/inbox";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const CONFLICT: Failure = { kind: "refused", reason: "conflict", message: "Somebody else was faster.", fields: [] };
const { ports, ...rest } = composeDesk("http://127.0.0.1");

it("takes what was changed elsewhere into the fields that are as they were read", () => {
  expect(rebase({ days: "30", limit: "" }, { days: "45", limit: "" }, { days: "60", limit: "100" })).toEqual({
    days: "45",
    limit: "100",
  });
});

describe("the second of two clerks", () => {
  const CUSTOMER: Customer = {
    id: "kaveri",
    revision: "1",
    name: "Kaveri",
    state: "active",
    stateReason: null,
    createdAt: "2026-11-22T05:40:00.000Z",
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
    people: [],
    invitations: [],
    copies: [],
    duplicates: [],
    bookings: 0,
    bookingsInProcess: 0,
    quotes: 0,
  };
  const CHANGED: Customer = { ...CUSTOMER, revision: "2", creditLimit: { currency: "USD", minor: 4_000_000 } };

  it("keeps the terms that another one has agreed when the own ones are sent again", async () => {
    const setTerms = vi.fn(ports.customers.setTerms).mockReturnValue(errAsync(CONFLICT));
    const load = vi.fn(ports.customers.load).mockReturnValue(okAsync(CHANGED));
    const services = { ...rest, ports: { ...ports, customers: { ...ports.customers, setTerms, load } } };
    const form = createActor(createTermsForm(services, CUSTOMER)).start();
    form.send({ type: "form.submitted", changes: { paymentDays: "30" } });
    await settled();
    expect(termsFormView(form.getSnapshot())).toMatchObject({
      failure: CONFLICT,
      draft: { creditLimit: "40000.00", paymentDays: "30", revision: "2" },
    });
    form.send({ type: "form.submitted" });
    await settled();
    expect(setTerms.mock.calls.map(([terms]) => terms)).toEqual([
      { id: "kaveri", revision: "1", group: "", creditLimit: "", currency: "USD", paymentDays: "30" },
      { id: "kaveri", revision: "2", group: "", creditLimit: "40000.00", currency: "USD", paymentDays: "30" },
    ]);
  });

  it("says at the field that words are no number of days, without sending them", async () => {
    const setTerms = vi.fn(ports.customers.setTerms);
    const services = { ...rest, ports: { ...ports, customers: { ...ports.customers, setTerms } } };
    const form = createActor(createTermsForm(services, CUSTOMER)).start();
    form.send({ type: "form.submitted", changes: { paymentDays: "thirty" } });
    await settled();
    expect([termsFormView(form.getSnapshot()).problems, setTerms.mock.calls]).toEqual([
      [{ field: "paymentDays", message: "Type 0 to 180 days, or nothing." }],
      [],
    ]);
  });

  it("sees new terms in the form as soon as the company is read again, and keeps what is typed", () => {
    const form = createActor(createTermsForm({ ...rest, ports }, CUSTOMER)).start();
    form.send({ type: "form.changed", changes: { group: "Gold" } });
    const { draft } = termsFormView(form.getSnapshot());
    expect(rebaseTerms(draft, CHANGED)).toMatchObject({ group: "Gold", creditLimit: "40000.00", revision: "2" });
  });

  it("gets the rules of the inbox that another one has set, and keeps each due time that is typed", async () => {
    const RULES: SeenInboxRules = {
      hours: { ...USUAL_DESK_HOURS, zone: "Asia/Kolkata" },
      due: USUAL_DUE_RULES,
      assignments: [],
      companies: [],
      revision: 1,
    };
    const readRules = vi.fn(ports.inbox.readRules).mockReturnValueOnce(okAsync(RULES));
    readRules.mockReturnValue(okAsync({ ...RULES, due: { ...RULES.due, change: 90, document: 60 }, revision: 2 }));
    const setRules = vi.fn(ports.inbox.setRules).mockReturnValue(errAsync(CONFLICT));
    const services = { ...rest, ports: { ...ports, inbox: { ...ports.inbox, readRules, setRules } } };
    const form = createActor(createRulesForm(services)).start();
    await settled();
    const { due } = rulesFormView(form.getSnapshot()).draft;
    form.send({ type: "form.submitted", changes: { due: { ...due, change: "3" } } });
    await settled();
    expect(rulesFormView(form.getSnapshot())).toMatchObject({
      failure: CONFLICT,
      draft: { due: { change: "3", document: "1" }, revision: 2 },
    });
  });

  it("replaces the margin rule that another one has put in place of the first", async () => {
    const RULE: MarginEntry = {
      kind: "rule",
      id: "M-01",
      state: "active",
      customers: "group",
      customer: "tea",
      customerName: "Tea",
      from: null,
      to: null,
      carrier: null,
      mode: null,
      size: null,
      charge: "freight",
      basis: "container",
      money: { currency: "USD", minor: 10_000 },
      percent: null,
      minimum: null,
      rounding: null,
      direction: "nearest",
      validFrom: "2026-11-30",
      validTo: null,
      owner: "Jan Visser",
    };
    const NEXT: MarginEntry = { ...RULE, id: "M-03", rounding: "5" };
    const save = vi.fn(ports.margins.save).mockReturnValue(errAsync(CONFLICT));
    const list = vi.fn(ports.margins.list).mockReturnValueOnce(okAsync([NEXT]));
    list.mockReturnValue(okAsync([{ ...NEXT, state: "ended" }]));
    const services = { ...rest, ports: { ...ports, margins: { ...ports.margins, save, list } } };
    const form = createActor(createMarginForm(services, "Ravi Pillai")).start();
    form.send({ type: "form.opened", changes: toMarginDraft(RULE) });
    form.send({ type: "form.submitted", changes: { amount: "120" } });
    await settled();
    expect(marginFormView(form.getSnapshot()).draft).toMatchObject({ replaces: "M-03", amount: "120", rounding: "5" });
    form.send({ type: "form.submitted" });
    await settled();
    expect(save.mock.calls[1]?.[0]).toMatchObject({ replaces: "M-03", amount: "120", rounding: "5" });
    expect(marginFormView(form.getSnapshot()).draft).toMatchObject({ replaces: null, amount: "120", rounding: "5" });
  });
});
