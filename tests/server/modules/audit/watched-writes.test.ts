import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordChange } from "#server/modules/audit/index.ts";
import { lockQuotation } from "#server/modules/bookings/store.ts";
import { type Acting, actAs, toJob } from "#server/platform/acting.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { addTestBooking } from "#tests/server/support/carrier.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";

const CUSTOMER: Acting = {
  actor: { kind: "customer", id: "account-1", role: null },
  origin: { kind: "none" },
  clock: () => START,
};

describe("a database of a test", () => {
  let database: Database & { readonly remove: () => Promise<void> };

  beforeEach(async () => {
    database = await openTestDatabase(sqlitePlace);
    await addShipper(database);
    await addTestBooking(database.db, "1");
  });
  afterEach(() => database.remove());

  const change = (reference: string) => database.db.updateTable("quotation").set({ reference }).execute();

  it("fails a change of a booking without an entry, in a transaction or not", async () => {
    await expect(actAs(CUSTOMER, () => change("PO 1"))).rejects.toThrow(
      "No entry in the audit trail for a change of quotation.",
    );
    const together = database.db.transaction();
    const planted = actAs(CUSTOMER, () =>
      together.execute((transaction) => transaction.deleteFrom("quotation").execute()),
    );
    await expect(planted).rejects.toThrow("No entry in the audit trail for a change of quotation.");
    expect(await database.db.selectFrom("quotation").select("id").execute()).toEqual([{ id: "1" }]);
  });

  it("takes a change with its entry, a lock, and what has no entries", async () => {
    await actAs(CUSTOMER, () =>
      database.db.transaction().execute(async (transaction) => {
        await lockQuotation(transaction, "1");
        await transaction.updateTable("quotation").set({ reference: "PO 2" }).execute();
        await recordChange(transaction, { action: "booking.reference-changed", subjectId: "QTN-1" });
      }),
    );
    await actAs(CUSTOMER, () => lockQuotation(database.db, "1"));
    await actAs(
      toJob("queue", () => START),
      () => database.db.updateTable("quotation").set({ isQueued: 1 }).execute(),
    );
    expect(await database.db.selectFrom("quotation").select(["reference", "isQueued"]).execute()).toEqual([
      { reference: "PO 2", isQueued: 1 },
    ]);
  });
});
