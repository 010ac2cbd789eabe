import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Company } from "#domain/companies";
import { companyStateFlow, isWaitingForApproval } from "#flows/account/company-state.ts";
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
  const waits = () => isWaitingForApproval(actor.getSnapshot());
  const before = waits();
  await settled();
  const passTo = async (now: string) => {
    const passed = Date.parse(now) - Date.parse(moment.now);
    moment.now = now;
    clock.increment(passed);
    await settled();
  };
  return { before, waits, passTo };
};

describe("the approval of a company", () => {
  it("is not waited for while the state is not known", async () => {
    const { before, waits } = await opened(() => errAsync({ kind: "unreachable", cause: "network" }));
    expect([before, waits()]).toEqual([false, false]);
  });

  it.each(["active", "hold"] as const)(
    "is not waited for by a company that is %s, which is read once",
    async (state) => {
      const load = vi.fn<CompanyPort["company"]>(() => okAsync({ ...COMPANY, state }));
      const { waits, passTo } = await opened(load);
      expect(waits()).toBe(false);
      await passTo("2026-11-20T12:30:30.000Z");
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it("is waited for until it is there, also over a call that fails", async () => {
    const load = vi
      .fn<CompanyPort["company"]>(() => okAsync({ ...COMPANY, state: "active" }))
      .mockReturnValueOnce(okAsync(COMPANY))
      .mockReturnValueOnce(errAsync({ kind: "unreachable", cause: "network" }));
    const { before, waits, passTo } = await opened(load);
    expect([before, waits()]).toEqual([false, true]);
    await passTo("2026-11-20T10:31:30.000Z");
    expect(load).toHaveBeenCalledTimes(1);
    await passTo("2026-11-20T10:32:00.000Z");
    expect([load.mock.calls.length, waits()]).toEqual([2, true]);
    await passTo("2026-11-20T10:33:00.000Z");
    expect([load.mock.calls.length, waits()]).toEqual([3, false]);
    await passTo("2026-11-20T12:33:00.000Z");
    expect(load).toHaveBeenCalledTimes(3);
  });
});
