import { expect, it } from "vitest";
import { type Account, accountByEmail, accountById, addAccount } from "#server/modules/accounts/account-store.ts";
import { countHit, deleteHits, undoHits, pruneHits } from "#server/platform/throttling/store.ts";
import {
  addSession,
  findLiveSession,
  pruneSessions,
  revokeAccountSessions,
  type Session,
} from "#server/modules/accounts/session-store.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

const account: Account = {
  id: "a1",
  email: "asha@menon.example",
  passwordHash: "hash",
  firstName: "Āśā 🚢",
  lastName: "Menon",
  companyName: "Malabar Spice Exports",
  phone: null,
  dialCode: null,
  createdAt: 1_795_161_600_000,
  disabledAt: null,
  changedAt: null,
  companyId: "a1",
  role: "admin",
  approvalLimit: null,
  leftAt: null,
  dateFormat: null,
  numberFormat: null,
  ownCurrency: null,
};

const session: Session = {
  id: "s1",
  tokenHash: "t1",
  apiKeyHash: "k1",
  accountId: "a1",
  createdAt: 0,
  idleUntil: 100,
  expiresAt: 200,
  userAgent: null,
  network: null,
};

/** What the stores of accounts, sessions and limits promise, over whichever database. */
export const accountsContract = (make: MakePlace): void => {
  it("gives an account back as it was put in, by id and by email in any capitals", async () => {
    const { db, remove } = await openTestDatabase(make);
    expect(await addAccount(db, { ...account, email: " Asha@Menon.EXAMPLE" })).toBe(true);
    expect(await accountById(db, "a1")).toEqual(account);
    expect(await accountByEmail(db, "ASHA@menon.example ")).toEqual(account);
    expect(await accountByEmail(db, "nobody@menon.example")).toBeUndefined();
    await remove();
  });

  it("refuses a second account for an email address, even if both are added at the same moment", async () => {
    const { db, remove } = await openTestDatabase(make);
    const added = await Promise.all(["a1", "a2", "a3"].map((id) => addAccount(db, { ...account, id, companyId: id })));
    expect(added.filter((fresh) => fresh)).toEqual([true]);
    expect(await db.selectFrom("account").select("email").execute()).toEqual([{ email: "asha@menon.example" }]);
    expect(await db.selectFrom("company").select("id").execute()).toHaveLength(1);
    await remove();
  });

  it("finds a session until the very moment that it ends, and only by both hashes", async () => {
    const { db, remove } = await openTestDatabase(make);
    await addAccount(db, account);
    await addSession(db, session);
    const both = { tokenHash: "t1", apiKeyHash: "k1" };
    expect(await findLiveSession(db, both, 99)).toEqual({
      ...session,
      companyId: "a1",
      role: "admin",
      approvalLimit: null,
      state: "active",
      currency: "USD",
    });
    expect(await findLiveSession(db, both, 100)).toBeUndefined();
    expect(await findLiveSession(db, { ...both, apiKeyHash: "k2" }, 99)).toBeUndefined();
    await remove();
  });

  it("revokes all sessions of one account and no other, and removes ended ones", async () => {
    const { db, remove } = await openTestDatabase(make);
    await addAccount(db, account);
    await addAccount(db, { ...account, id: "a2", companyId: "a2", email: "b@menon.example" });
    await addSession(db, session);
    await addSession(db, { ...session, tokenHash: "t2" });
    await addSession(db, { ...session, tokenHash: "t3", accountId: "a2" });
    await addSession(db, { ...session, tokenHash: "t4", accountId: "a2", idleUntil: 50 });
    await revokeAccountSessions(db, "a1");
    await pruneSessions(db, 60);
    expect(await db.selectFrom("session").select("tokenHash").execute()).toEqual([{ tokenHash: "t3" }]);
    await remove();
  });

  it("counts hits within a window and restarts after it", async () => {
    const { db, remove } = await openTestDatabase(make);
    const counted = [
      await countHit(db, "k", 1_000, 60),
      await countHit(db, "k", 1_059, 60),
      await countHit(db, "other", 1_059, 60),
      await countHit(db, "k", 1_060, 60),
    ];
    expect(counted).toEqual([
      { hits: 1, windowEndsAt: 1_060 },
      { hits: 2, windowEndsAt: 1_060 },
      { hits: 1, windowEndsAt: 1_119 },
      { hits: 1, windowEndsAt: 1_120 },
    ]);
    await remove();
  });

  it("loses no hit of twenty that arrive together", async () => {
    const { db, remove } = await openTestDatabase(make);
    const counted = await Promise.all(Array.from({ length: 20 }, () => countHit(db, "k", 0, 60)));
    const hits = counted.map((count) => count.hits).toSorted((left, right) => left - right);
    expect(hits).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    await remove();
  });

  it("forgives one hit at a time and never below none, forgets all, and removes ended windows", async () => {
    const { db, remove } = await openTestDatabase(make);
    await countHit(db, "k", 0, 60);
    for (let times = 0; times < 3; times++) await undoHits(db, ["k", "unknown"], 1);
    expect(await countHit(db, "k", 0, 60)).toEqual({ hits: 1, windowEndsAt: 60 });
    await deleteHits(db, "k");
    expect(await countHit(db, "k", 30, 60)).toEqual({ hits: 1, windowEndsAt: 90 });
    await countHit(db, "later", 50, 60);
    await pruneHits(db, 90);
    expect(await db.selectFrom("rateLimit").select("key").execute()).toEqual([{ key: "later" }]);
    await remove();
  });
};
