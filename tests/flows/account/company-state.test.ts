import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Company } from "#domain/companies";
import { companyStateFlow, stateNotice } from "#flows/account/company-state.ts";
import { startAppServices } from "#flows/services.ts";
import type { CompanyPort } from "#ports/company.ts";
import { portsWith, settled } from "../../support/flows.ts";

const COMPANY: Company = {
  id: "company-1",
  name: "Suryodaya Exports",
  state: "pending",
  stateReason: null,
  currency: "USD",
  panNumber: null,
  gstNumbers: [],
  vatId: null,
  country: "NL",
  creditLimit: null,
  usedCredit: null,
  paymentDays: null,
  role: "admin",
  limit: null,
  requiresSecondFactor: false,
};

const opened = async (load: CompanyPort["company"]) => {
  const moment = { now: "2026-11-20T10:30:30.000Z" };
  const bare = portsWith({});
  const clock = new SimulatedClock();
  const services = startAppServices({
    ...bare,
    clock: { ...bare.clock, now: () => moment.now },
    company: { ...bare.company, company: load },
  });
  const actor = createActor(companyStateFlow(services), { clock }).start();
  const notice = () => stateNotice(actor.getSnapshot());
  const before = notice();
  await settled();
  const passTo = async (now: string) => {
    const passed = Date.parse(now) - Date.parse(moment.now);
    moment.now = now;
    clock.increment(passed);
    await settled();
  };
  return { before, notice, passTo };
};

const PENDING = { state: "pending", reason: null };

describe("what people read about the state of their company", () => {
  it("is nothing while the state is not known", async () => {
    const { before, notice } = await opened(() => errAsync({ kind: "unreachable", cause: "network" }));
    expect([before, notice()]).toEqual([null, null]);
  });

  it("is nothing of an active one, which is read once", async () => {
    const load = vi.fn<CompanyPort["company"]>(() => okAsync({ ...COMPANY, state: "active" }));
    const { notice, passTo } = await opened(load);
    expect(notice()).toBe(null);
    await passTo("2026-11-20T12:30:30.000Z");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is that it is on hold, and why, until it is released", async () => {
    const load = vi
      .fn<CompanyPort["company"]>(() => okAsync({ ...COMPANY, state: "active" }))
      .mockReturnValueOnce(okAsync({ ...COMPANY, state: "hold", stateReason: "An invoice of October is open" }));
    const { notice, passTo } = await opened(load);
    expect(notice()).toEqual({ state: "hold", reason: "An invoice of October is open" });
    await passTo("2026-11-20T10:32:00.000Z");
    expect([load.mock.calls.length, notice()]).toEqual([2, null]);
  });

  it("is that it waits for approval until it is there, also over a call that fails", async () => {
    const load = vi
      .fn<CompanyPort["company"]>(() => okAsync({ ...COMPANY, state: "active" }))
      .mockReturnValueOnce(okAsync(COMPANY))
      .mockReturnValueOnce(errAsync({ kind: "unreachable", cause: "network" }));
    const { before, notice, passTo } = await opened(load);
    expect([before, notice()]).toEqual([null, PENDING]);
    await passTo("2026-11-20T10:31:30.000Z");
    expect(load).toHaveBeenCalledTimes(1);
    await passTo("2026-11-20T10:32:00.000Z");
    expect([load.mock.calls.length, notice()]).toEqual([2, PENDING]);
    await passTo("2026-11-20T10:33:00.000Z");
    expect([load.mock.calls.length, notice()]).toEqual([3, null]);
    await passTo("2026-11-20T12:33:00.000Z");
    expect(load).toHaveBeenCalledTimes(3);
  });
});
