import { expect, type Page } from "@playwright/test";
import { DEMO_STAFF } from "#server/demo/staff.ts";
import { createCode } from "#server/modules/staff/index.ts";

const STEP_MS = 30_000;

/* A code works once: a second sign-in within its 30 seconds takes the next one, which the server accepts too. */
const used = new Map<string, number>();

/** A code that a person has not used yet in this process. */
export const nextCode = (email: string, secret: string): string => {
  const step = Math.max(Math.floor(Date.now() / STEP_MS), (used.get(email) ?? 0) + 1);
  used.set(email, step);
  return createCode(secret, step * STEP_MS);
};

/** Types email, password and code at the desk. */
export const signInToDesk = async (
  page: Page,
  email: string,
  password: string = DEMO_STAFF.password,
  secret: string = DEMO_STAFF.totpSecret,
): Promise<void> => {
  await page.goto("/desk");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await page.getByLabel("Digit 1").fill(nextCode(email, secret));
};
