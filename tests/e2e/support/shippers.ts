import { loadDemoShipper } from "#server/demo/load.ts";
import { addAccount } from "#server/modules/accounts/account-store.ts";
import { hashPassword } from "#server/modules/accounts/passwords.ts";
import { createSessions, type Credentials } from "#server/modules/accounts/sessions.ts";
import { checkDueBookings } from "#server/modules/notifications/check-bookings.ts";
import { refreshSummaries } from "#server/modules/booking-views/index.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";

/** The account of one test alone. */
export interface Shipper {
  readonly email: string;
  readonly password: string;
  readonly session: Credentials;
}

const PASSWORD = "star anise";

/* What the tested server tells those who look for messages. */
const CHECKING = { clock: systemClock, ids: randomIds, site: "", apiBasePath: "/api", deskMail: null };

/* Typed by nobody but tests: hashed once, because that takes longer than many of them. */
const passwordHash = hashPassword(PASSWORD);

/** The database of the tested server; the staff's command line opens it in the same way. */
export const openTestedDatabase = async (): Promise<Database> => {
  const folder = process.env["KEELSON_E2E_DATA"] ?? "";
  return (await openDatabase({ kind: "sqlite", folder }))._unsafeUnwrap();
};

/** Adds a signed-in shipper, new or with bookings like those of the demo. */
export const addShipper = async (
  database: Database,
  hasBookings: boolean,
  companyName = "Malabar Spice Exports",
): Promise<Shipper> => {
  const { db } = database;
  const id = randomIds.id();
  const email = `${id}@menon.example`;
  const now = systemClock();
  await db.transaction().execute(async (transaction) => {
    await addAccount(transaction, {
      id,
      email,
      passwordHash: await passwordHash,
      firstName: "Asha",
      lastName: "Menon",
      companyName,
      phone: "98765 43210",
      dialCode: "+91",
      createdAt: now,
      disabledAt: null,
    });
    if (hasBookings) await loadDemoShipper(transaction, systemClock, randomIds, id);
  });
  if (hasBookings) {
    await refreshSummaries(db, id, now);
    await checkDueBookings({ ...CHECKING, database });
  }
  const sessions = createSessions(db, systemClock, randomIds);
  return { email, password: PASSWORD, session: await sessions.start(id, { userAgent: null, network: "127.0.0.1" }) };
};
