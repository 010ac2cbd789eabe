import { expect, type Page } from "@playwright/test";
import { readMail } from "../outbox.ts";
import { chooseOption } from "../portal.ts";
import type { Office } from "./office.ts";

/** Who signs up a company. */
export interface Founder {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  /** Null for a company abroad. */
  readonly gstin: string | null;
}

export const SHIPPER_PASSWORD = "star anise on the quay";

const fillPassword = async (page: Page): Promise<void> => {
  await page.getByLabel("Password", { exact: true }).fill(SHIPPER_PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(SHIPPER_PASSWORD);
};

/** Creates an account with the form of the portal; ends in the portal. */
export const signUpCompany = async (page: Page, { data }: Office, founder: Founder): Promise<void> => {
  await page.goto("/signup");
  await page.getByLabel("Email").fill(founder.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Code").fill(await readMail(founder.email, /\b(\d{6}) is your/, data));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your details" })).toBeVisible();
  if (founder.gstin === null) await page.getByText("International", { exact: true }).click();
  else await page.getByLabel("GST number").fill(founder.gstin);
  await page.getByLabel("First name").fill(founder.firstName);
  await page.getByLabel("Last name").fill(founder.lastName);
  await page.getByLabel("Company name").fill(founder.company);
  await page.getByLabel("Phone number").fill("+91 98765 43210");
  await page.getByLabel("Address").fill("12 Jew Town Road");
  await page.getByLabel("PIN code").fill("682001");
  await chooseOption(page, "Country", "indi", /^India$/);
  await fillPassword(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("/dashboard");
};

/** Accepts the invitation of a colleague with a new account, and signs in with it. */
export const joinCompany = async (
  page: Page,
  { data }: Office,
  person: Pick<Founder, "email" | "firstName" | "lastName">,
): Promise<void> => {
  await page.goto(await readMail(person.email, /(http:\S+\/invitation\?token=\S+)/, data));
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Phone number").fill("+91 98765 43211");
  await fillPassword(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^You have joined /);
  await page.getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Username").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(SHIPPER_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("/rate");
};
