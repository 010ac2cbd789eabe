import { expect, type Page } from "@playwright/test";
import { nextCode } from "../staff.ts";

export const STAFF_PASSWORD = "the heron on the jetty";

/** Opens a mailed link of the desk, sets password and second factor, and ends in the inbox. */
export const acceptStaffInvitation = async (page: Page, email: string, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Set up your access" })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7 ]{39}$/).innerText()).replaceAll(" ", "");
  await page.getByLabel("New password", { exact: true }).fill(STAFF_PASSWORD);
  await page.getByLabel("Digit 1").fill(nextCode(email, secret));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Continue to the desk" }).click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
};

/** Invites a person to the desk under Staff. */
export const inviteClerk = async (page: Page, name: string, email: string, role: string): Promise<void> => {
  await page.getByRole("link", { name: "Staff" }).click();
  await page.getByRole("button", { name: /^Invite/ }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByLabel("Role").selectOption({ label: role });
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("At first sign-in");
};

/** Goes to a part of the desk through its bar. */
export const openPart = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
};
