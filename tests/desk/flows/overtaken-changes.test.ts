import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { createExchangePage, createRateSetting, exchangeView, rateSettingView } from "#desk/flows/rates.ts";
import { createStaffPage, staffView } from "#desk/flows/staff.ts";
import type { ExchangeTable, RatesPort, StaffMember, StaffPort } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const toConflict = (message: string): Failure => ({ kind: "refused", reason: "conflict", message, fields: [] });

const toTable = (date: string, unitsPerBase: string): ExchangeTable => ({
  base: "USD",
  date,
  source: "RBI",
  markUpPercent: "0",
  quotes: [{ currency: "INR", unitsPerBase }],
});
const TYPED = { base: "usd", currency: "inr ", rate: "88.90", date: "", source: "RBI" };

it("sends the rate of the day as it was read, and the new one after a colleague was faster", async () => {
  const listExchange = vi
    .fn<RatesPort["listExchange"]>()
    .mockReturnValueOnce(okAsync([toTable("2026-11-23", "88.40"), toTable("2026-11-20", "87.10")]))
    .mockReturnValue(okAsync([toTable("2026-11-23", "88.60"), toTable("2026-11-20", "87.10")]));
  const conflict = toConflict("Somebody else was faster: the rate of INR is 88.60 now.");
  const setExchangeRate = vi
    .fn<RatesPort["setExchangeRate"]>()
    .mockReturnValueOnce(errAsync(conflict))
    .mockReturnValue(okAsync([]));
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const services = { ...rest, ports: { ...ports, rates: { ...ports.rates, listExchange, setExchangeRate } } };
  const page = createActor(createExchangePage(services)).start();
  const form = createActor(createRateSetting(services, { page })).start();
  await settled();
  form.send({ type: "form.opened", changes: TYPED });
  form.send({ type: "form.submitted" });
  await settled();
  expect(rateSettingView(form.getSnapshot())).toMatchObject({ kind: "open", draft: TYPED, failure: conflict });
  expect(exchangeView(page.getSnapshot())).toMatchObject({ tables: [{ quotes: [{ unitsPerBase: "88.60" }] }, {}] });
  form.send({ type: "form.submitted" });
  await settled();
  form.send({ type: "form.opened", changes: { ...TYPED, date: "2026-11-21" } });
  form.send({ type: "form.submitted" });
  await settled();
  form.send({ type: "form.opened", changes: { ...TYPED, currency: "EUR" } });
  form.send({ type: "form.submitted" });
  await settled();
  expect(setExchangeRate.mock.calls.map(([{ seen }]) => seen)).toEqual(["88.40", "88.60", "87.10", null]);
});

it("sends a change of a person with what was read of that person", async () => {
  const ravi: StaffMember = {
    id: "s-1",
    email: "ravi@keelson.example",
    name: "Ravi Pillai",
    role: "desk",
    state: "active",
    recoveryCodesLeft: 7,
    invitedAt: "2026-11-20T05:00:00.000Z",
    invitedBy: null,
    invitationEndsAt: null,
    sessions: [],
  };
  const conflict = toConflict("Somebody else was faster: Ravi Pillai has the role pricing now.");
  const change = vi.fn<StaffPort["change"]>().mockReturnValue(errAsync(conflict));
  const list = vi.fn<StaffPort["list"]>().mockReturnValue(okAsync([ravi]));
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const page = createActor(createStaffPage({ ...rest, ports: { ...ports, staff: { ...ports.staff, list, change } } }));
  page.start();
  await settled();
  page.send({ type: "change.requested", change: { kind: "role", id: "s-1", role: "admin" } });
  await settled();
  page.send({ type: "change.requested", change: { kind: "role", id: "s-2", role: "admin" } });
  expect(change.mock.calls.map(([sent, seen]) => [sent, seen.role, seen.state])).toEqual([
    [{ kind: "role", id: "s-1", role: "admin" }, "desk", "active"],
  ]);
  await settled();
  expect(staffView(page.getSnapshot())).toMatchObject({ kind: "shown", changeFailure: { reason: "not-found" } });
});
