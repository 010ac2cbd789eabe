import { type Clock, type Ids, officeDay } from "../platform/time.ts";
import { accountByEmail } from "../modules/accounts/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { Executor } from "../schema.ts";
import { saveExchange } from "../modules/rates/index.ts";
import { refreshSummaries } from "../modules/booking-views/index.ts";
import { actAs, toSystem } from "../platform/acting.ts";
import { bumpCacheVersion } from "../platform/database/cache-versions.ts";
import { addDemoAccount, DEMO_LOGIN } from "./accounts.ts";
import { loadDemoBookings, moveDemoBookings } from "./bookings.ts";
import { loadDemoCargo } from "./cargo.ts";
import { loadDemoDocuments } from "./documents.ts";
import { loadDemoQuotes } from "./quotes.ts";
import { openDemoItems } from "./inbox.ts";
import { demoExchange } from "./freight/exchange.ts";
import { loadDemoFreight } from "./freight/load-freight.ts";
import { loadDemoLcl } from "./lcl/load-lcl.ts";
import { addDemoStaff } from "./staff.ts";
import { loadDemoShipments } from "./shipments/load-shipments.ts";

/**
 * Gives a shipper the demo's bookings with their tracking, documents, quotes and cargo. Those that it has from an earlier
 * day are moved to the days before now.
 */
export const loadDemoShipper = async (db: Executor, clock: Clock, ids: Ids, accountId: string): Promise<void> => {
  const now = clock();
  await loadDemoBookings(db, ids, accountId, now);
  await moveDemoBookings(db, accountId, now);
  await loadDemoShipments(db, accountId, now);
  await loadDemoDocuments(db, clock, ids, accountId);
  await loadDemoQuotes(db, clock, ids, accountId);
  await loadDemoCargo(db, clock, accountId);
};

/** Gives a database the prices, exchange rates and sailings of the demo as of now; those of an earlier day are replaced. */
export const loadDemoRates = async (db: Executor, now: number): Promise<void> => {
  const today = officeDay(now);
  await loadDemoFreight(db, today, now);
  await loadDemoLcl(db, today, now);
  await saveExchange(db, `demo ${today}`, demoExchange(today));
  await bumpCacheVersion(db, "tariffs");
};

const loadAll = async ({ db }: Database, clock: Clock, ids: Ids): Promise<boolean> => {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    await addDemoAccount(transaction, clock, ids);
    await addDemoStaff(transaction, clock, ids);
    await loadDemoRates(transaction, now);
    const shipper = await accountByEmail(transaction, DEMO_LOGIN.email);
    if (shipper === undefined) return;
    await loadDemoShipper(transaction, clock, ids, shipper.id);
    await openDemoItems(transaction, shipper.id, now);
  });
  const shipper = await accountByEmail(db, DEMO_LOGIN.email);
  if (shipper === undefined) return false;
  /* So that the first search in My Bookings finds them all, however slow the machine is. */
  await refreshSummaries(db, shipper.id, now);
  return true;
};

/** Loads the demo; the audit trail names it as who has made these changes. */
export const loadDemo = (database: Database, clock: Clock, ids: Ids): Promise<boolean> =>
  actAs(toSystem("demo", clock), () => loadAll(database, clock, ids));
