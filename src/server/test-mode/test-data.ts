import { loadDemoRates, loadDemoShipper } from "#server/demo/load.ts";
import { addAccount, companyById } from "#server/modules/accounts/index.ts";
import { refreshSummaries } from "#server/modules/booking-views/index.ts";
import { collectTestEvents } from "#server/modules/webhooks/index.ts";
import { actAs, toSystem } from "#server/platform/acting.ts";
import { type Clock, type Ids, officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

/** Loads the prices of the demo as of now. */
export const loadTestRates = (db: Executor, now: number): Promise<void> =>
  db.transaction().execute((transaction) => loadDemoRates(transaction, now));

interface CompanyOptions {
  /** With the companies. */
  readonly live: Executor;
  /** Of test mode. */
  readonly test: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Nobody signs in to test mode: no password has this hash. */
const NO_PASSWORD = "-";

/** The companies of test mode: each gets the demo's bookings in all their states when its first call of a day comes. */
export const createTestCompanies = ({ live, test, clock, ids }: CompanyOptions) => {
  const ready = new Map<string, Promise<void>>();

  const add = async (companyId: string): Promise<void> => {
    const name = (await companyById(live, companyId))?.name ?? companyId;
    const now = clock();
    await test.transaction().execute(async (transaction) => {
      await addAccount(transaction, {
        id: companyId,
        email: `${companyId}@test.invalid`,
        passwordHash: NO_PASSWORD,
        firstName: "Test",
        lastName: "Mode",
        companyName: name,
        phone: null,
        dialCode: null,
        createdAt: now,
        disabledAt: null,
      });
      await loadDemoShipper(transaction, clock, ids, companyId);
      await collectTestEvents(transaction, companyId, now);
    });
    await refreshSummaries(test, companyId, now);
  };

  return {
    /** Makes sure that a company has its test data of today. */
    ensure: (companyId: string): Promise<void> => {
      const name = `${officeDay(clock())} ${companyId}`;
      const running = ready.get(name);
      if (running !== undefined) return running;
      const added = actAs(toSystem("test mode", clock), () => add(companyId));
      ready.set(name, added);
      added.catch(() => ready.delete(name));
      return added;
    },
  };
};
