import { expect, type Page } from "@playwright/test";
import type { Role } from "#domain/staff";
import { DEMO_STAFF } from "#server/demo/staff.ts";
import { hashPassword } from "#server/modules/accounts/passwords.ts";
import { addStaff, createCode } from "#server/modules/staff/index.ts";
import { startSession } from "#server/modules/staff/sessions.ts";
import type { Database } from "#server/platform/database/database.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";

const STEP_MS = 30_000;
const passwordHash = hashPassword(DEMO_STAFF.password);

/* A code works once: a second sign-in within its 30 seconds takes the next one, which the server accepts too. */
const used = new Map<string, number>();

/** A code that a person has not used yet in this process. */
export const nextCode = (email: string, secret: string): string => {
  const step = Math.max(Math.floor(Date.now() / STEP_MS), (used.get(email) ?? 0) + 1);
  used.set(email, step);
  return createCode(secret, step * STEP_MS);
};

/** A person of the desk whom one test alone signs in; password and authenticator app are those of the demo. */
interface Clerk {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** Adds a person to the desk. Without a name, one that no other test has. */
export const addClerk = async ({ db }: Database, role: Role, name?: string): Promise<Clerk> => {
  const id = randomIds.id();
  const email = `${id}@keelson.example`;
  const clerk = { id, email, name: name ?? `Clerk ${id.slice(-6)}`, role };
  await addStaff(db, {
    ...clerk,
    passwordHash: await passwordHash,
    totpSecret: DEMO_STAFF.totpSecret,
    lastCodeStep: null,
    wrongCodes: 0,
    lockedUntil: null,
    invitedAt: systemClock(),
    invitedBy: null,
    disabledAt: null,
  });
  return clerk;
};

/** Opens a page of the desk (`/desk/bookings`) as a signed-in person of this test alone. */
export const openDesk = async (page: Page, database: Database, role: Role, path = "/desk"): Promise<Clerk> => {
  const clerk = await addClerk(database, role);
  const origin = { address: "127.0.0.1", userAgent: null };
  const value = await startSession(database.db, { clock: systemClock, ids: randomIds }, clerk, origin);
  await page.goto("/desk/sign-in");
  await page.context().addCookies([{ name: "keelson-desk", value, url: new URL("/desk", page.url()).href }]);
  await page.goto(path);
  return clerk;
};

/** Types email, password and code at the desk at this address. */
export const signInToDesk = async (
  page: Page,
  email: string,
  desk = "/desk",
  password: string = DEMO_STAFF.password,
  secret: string = DEMO_STAFF.totpSecret,
): Promise<void> => {
  await page.goto(desk);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await page.getByLabel("Digit 1").fill(nextCode(email, secret));
};
