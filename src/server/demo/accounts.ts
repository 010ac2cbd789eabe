import type { Clock, Ids } from "../services/clock.ts";
import { hashPassword } from "../services/passwords.ts";
import { accountByEmail, addAccount } from "../stores/accounts.ts";
import type { Executor } from "../stores/schema.ts";

/** What a newcomer signs in with. */
export const DEMO_LOGIN = { email: "demo@keelson.example", password: "keelson-demo" } as const;

/** Adds the demo shipper to a database without accounts; answers its id, or null when there is no demo shipper. */
export const loadDemoAccount = async (db: Executor, clock: Clock, ids: Ids): Promise<string | null> => {
  const anyone = await db.selectFrom("account").select("id").limit(1).executeTakeFirst();
  if (anyone === undefined) {
    await addAccount(db, {
      id: ids.id(),
      email: DEMO_LOGIN.email,
      passwordHash: await hashPassword(DEMO_LOGIN.password),
      firstName: "Asha",
      lastName: "Menon",
      companyName: "Malabar Spice Exports",
      phone: "98765 43210",
      dialCode: "+91",
      createdAt: clock(),
      disabledAt: null,
    });
  }
  const account = await accountByEmail(db, DEMO_LOGIN.email);
  return account?.id ?? null;
};
