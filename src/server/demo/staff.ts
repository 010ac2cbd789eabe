import type { Role } from "#domain/staff";
import { hashPassword } from "../modules/accounts/index.ts";
import { addStaff } from "../modules/staff/index.ts";
import type { Clock, Ids } from "../platform/time.ts";
import type { Executor } from "../schema.ts";

/** Who works at the desk of the demo. The secret of the authenticator app is public: only a demo has these people. */
export const DEMO_STAFF = {
  admin: "jan.visser@keelson.example",
  desk: "ravi.pillai@keelson.example",
  password: "keelson-demo-desk",
  totpSecret: "KEELSONDEMOKEELSONDEMOKEELSONDEM",
} as const;

const PEOPLE: readonly (readonly [email: string, name: string, role: Role])[] = [
  [DEMO_STAFF.admin, "Jan Visser", "admin"],
  [DEMO_STAFF.desk, "Ravi Pillai", "desk"],
];

/** Adds the demo's staff to a database without staff. */
export const addDemoStaff = async (db: Executor, clock: Clock, ids: Ids): Promise<void> => {
  const anyone = await db.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  if (anyone !== undefined) return;
  const passwordHash = await hashPassword(DEMO_STAFF.password);
  for (const [email, name, role] of PEOPLE)
    await addStaff(db, {
      id: ids.id(),
      email,
      name,
      role,
      passwordHash,
      totpSecret: DEMO_STAFF.totpSecret,
      lastCodeStep: null,
      wrongCodes: 0,
      lockedUntil: null,
      invitedAt: clock(),
      invitedBy: null,
      disabledAt: null,
    });
};
