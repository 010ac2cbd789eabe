import type { Clock, Ids } from "../platform/time.ts";
import { hashPassword, addAccount } from "../modules/accounts/index.ts";
import type { Executor } from "../schema.ts";

export const DEMO_LOGIN = { email: "demo@keelson.example", password: "keelson-demo" } as const;

/**
 * Adds the demo shipper to a database without accounts and answers its id; null when there are accounts already.
 * Inside a transaction it is also the lock of the demo data: of two servers that start at once, the second one waits here
 * for the first, and then finds the account taken.
 */
export const addDemoAccount = async (db: Executor, clock: Clock, ids: Ids): Promise<string | null> => {
  const anyone = await db.selectFrom("account").select("id").limit(1).executeTakeFirst();
  if (anyone !== undefined) return null;
  const id = ids.id();
  const added = await addAccount(db, {
    id,
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
  return added ? id : null;
};
