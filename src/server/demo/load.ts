import { type Clock, type Ids, officeDay } from "../platform/time.ts";
import { accountByEmail } from "../modules/accounts/account-store.ts";
import type { Database } from "../platform/database/database.ts";
import { saveExchange } from "../modules/rates/exchange-store.ts";
import { refreshSummaries } from "../modules/bookings/summaries.ts";
import { bumpCacheVersion } from "../platform/database/cache-versions.ts";
import { addDemoAccount, DEMO_LOGIN } from "./accounts.ts";
import { loadDemoBookings, moveDemoBookings } from "./bookings.ts";
import { loadDemoCargo } from "./cargo.ts";
import { loadDemoDocuments } from "./documents.ts";
import { loadDemoQuotes } from "./quotes.ts";
import { demoExchange } from "./freight/exchange.ts";
import { loadDemoFreight } from "./freight/load-freight.ts";
import { loadDemoLcl } from "./lcl/load-lcl.ts";
import { loadDemoShipments } from "./shipments/load-shipments.ts";

export const loadDemo = async ({ db }: Database, clock: Clock, ids: Ids): Promise<boolean> => {
  const now = clock();
  const today = officeDay(now);
  await db.transaction().execute(async (transaction) => {
    await addDemoAccount(transaction, clock, ids);
    await loadDemoFreight(transaction, today, now);
    await loadDemoLcl(transaction, today, now);
    await saveExchange(transaction, `demo ${today}`, demoExchange(today));
    await bumpCacheVersion(transaction, "tariffs");
    const shipper = await accountByEmail(transaction, DEMO_LOGIN.email);
    if (shipper === undefined) return;
    await loadDemoBookings(transaction, ids, shipper.id, now);
    await moveDemoBookings(transaction, shipper.id, now);
    await loadDemoShipments(transaction, shipper.id, now);
    await loadDemoDocuments(transaction, clock, ids, shipper.id);
    await loadDemoQuotes(transaction, clock, ids, shipper.id);
    await loadDemoCargo(transaction, clock, shipper.id);
  });
  const shipper = await accountByEmail(db, DEMO_LOGIN.email);
  if (shipper === undefined) return false;
  /* So that the first search in My Bookings finds them all, however slow the machine is. */
  await refreshSummaries(db, shipper.id, now);
  return true;
};
