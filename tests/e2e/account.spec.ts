import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { runOperation } from "../server/support/process.ts";
import { addAccount, addressFor } from "./support/accounts.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  requestCredentials,
  storeCredentials,
  test,
} from "./support/portal.ts";

const PASSWORD = "star anise";
const NEW_PASSWORD = "saffron 2026";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole("region", { name: "Notices" }).getByText(text);

async function openAccount(page: Page): Promise<void> {
  await page.goto("/rate/account");
  await expect(region(page, "Sessions").getByText("This session")).toBeVisible();
}

/** A new account, signed in on this page and, with these credentials, elsewhere. */
async function startShipper(page: Page, request: APIRequestContext, address: string, password = PASSWORD) {
  await addAccount(request, address, password);
  await storeCredentials(page, await requestCredentials(request, { email: address, password }));
  return requestCredentials(request, { email: address, password });
}

const isSignedIn = async (
  request: APIRequestContext,
  { xToken, xApiKey }: { readonly xToken: string; readonly xApiKey: string },
): Promise<boolean> => {
  const answer = await request.get("/api/resource/profile", { headers: { "x-token": xToken, "x-api-key": xApiKey } });
  return answer.status() === 200;
};

async function fillPasswords(page: Page, current: string, next: string, again = next): Promise<void> {
  await page.getByLabel("Current password", { exact: true }).fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("New password again", { exact: true }).fill(again);
  await page.getByRole("button", { name: "Change password" }).click();
}

test("a shipper manages details, password and sessions", async ({ page, request }, { project }) => {
  const address = addressFor("account", project.name);
  const other = await startShipper(page, request, address);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Account:/ }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await page.waitForURL("/rate/account");
  await expect(page.getByText(`${address}, Menon Spices Private Limited`)).toBeVisible();
  await expect(region(page, "Sessions").getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const sections = page.getByRole("navigation", { name: "Account" });
  await sections.getByRole("link", { name: "Your data" }).click();
  await expect(page.getByRole("heading", { name: "Your data" })).toBeFocused();
  await expect(page).toHaveURL(/#data$/);
  await expect(sections.getByRole("link", { name: "Your data" })).toHaveAttribute("aria-current", "true");

  await page.getByLabel("First name").fill(" ");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(region(page, "Details").getByText("First name is required.")).toBeVisible();
  await expect(sections.getByRole("link", { name: "Details" })).toHaveAttribute("aria-current", "true");
  await page.getByLabel("First name").fill("Usha");
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Usha");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(toast(page, "Details saved.")).toBeVisible();
  await expect(region(page, "Details").getByText(/^Saved\. Last change/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Account: Usha Menon" })).toBeVisible();

  await fillPasswords(page, "guessed it", NEW_PASSWORD);
  await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  await expect(region(page, "Password").getByText("This is not your current password.")).toBeVisible();
  expect(await isSignedIn(request, other)).toBe(true);
  await expectAccessible(page);
  await fillPasswords(page, PASSWORD, NEW_PASSWORD);
  await expect(toast(page, "Password changed. 1 other session was signed out.")).toBeVisible();
  await expect(page.getByLabel("Current password", { exact: true })).toHaveValue("");
  await expect(region(page, "Sessions").getByRole("listitem")).toHaveCount(1);
  expect(await isSignedIn(request, other)).toBe(false);

  const login = { email: address, password: NEW_PASSWORD };
  const [first, second] = [await requestCredentials(request, login), await requestCredentials(request, login)];
  await page.reload();
  await page
    .getByRole("button", { name: /^Sign out .*last used/ })
    .first()
    .click();
  await expect(region(page, "Sessions").getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Sessions" })).toBeFocused();
  expect((await isSignedIn(request, first)) !== (await isSignedIn(request, second))).toBe(true);
  await page.getByRole("button", { name: "Sign out all others" }).click();
  await expect(region(page, "Sessions").getByRole("listitem")).toHaveCount(1);
  expect([await isSignedIn(request, first), await isSignedIn(request, second)]).toEqual([false, false]);
});

test("a shipper downloads all data, requests the deletion, withdraws it, and is deleted", async ({ page, request }, {
  project,
}) => {
  const address = addressFor("deletion", project.name);
  await startShipper(page, request, address);
  await openAccount(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all your data" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^keelson-account-\d{4}-\d{2}-\d{2}\.json$/);
  const data: { readonly account: object; readonly details: readonly object[]; readonly sessions: readonly object[] } =
    JSON.parse(readFileSync(await saved.path(), "utf8"));
  expect(data.account).toMatchObject({ email: address, firstName: "Asha" });
  expect([data.details.length, data.sessions.length]).toEqual([1, 2]);

  const yourData = region(page, "Your data");
  await page.getByRole("button", { name: "Request deletion of the account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("Bookings and their documents are kept for 8 years");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep the account" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Request deletion of the account" }).click();
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(yourData.getByText("You requested the deletion of your account")).toBeVisible();
  await page.reload();
  await expect(yourData.getByText("You requested the deletion of your account")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Withdraw the request" }).click();
  await expect(page.getByRole("button", { name: "Request deletion of the account" })).toBeVisible();

  const operate = async (...words: readonly string[]) =>
    (await runOperation({ KEELSON_DATA: process.env["KEELSON_E2E_DATA"] ?? "" }, "users", ...words)).output;
  expect(await operate("delete", address)).toContain("has not requested the deletion");
  await page.getByRole("button", { name: "Request deletion of the account" }).click();
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByRole("button", { name: "Withdraw the request" })).toBeVisible();
  expect(await operate("deletions")).toContain(address);
  expect(await operate("delete", address)).toContain(`${address} is deleted, 0 bookings kept.`);
  await page.reload();
  await page.waitForURL("/login");
});

test("a link of a mail opens the section of the account page that it names", async ({ portal }) => {
  for (const [hash, title] of [
    ["webhooks", "Webhooks"],
    ["data", "Your data"],
  ] as const) {
    await portal.goto("/dashboard");
    await portal.goto(`/rate/account#${hash}`);
    await expect(portal.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  }
});

test("the account page works by keyboard alone", { tag: "@desktop" }, async ({ page, request }, { project }) => {
  const address = addressFor("keyboard", project.name);
  await startShipper(page, request, address);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Account:/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(region(page, "Sessions").getByText("This session")).toBeVisible();
  const tabTo = async (name: string) => {
    const isThere = () =>
      page.evaluate((wanted) => {
        const active = document.activeElement;
        const label = active instanceof HTMLInputElement ? (active.labels?.[0]?.textContent ?? "") : "";
        const text = active?.getAttribute("aria-label") ?? active?.textContent ?? "";
        return label === wanted || text.startsWith(wanted);
      }, name);
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press("Tab");
      if (await isThere()) return;
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  await tabTo("Last name");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Nair");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Details saved.")).toBeVisible();
  await tabTo("Current password");
  await page.keyboard.type(PASSWORD);
  await tabTo("New password");
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo("New password again");
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Password changed. 1 other session was signed out.")).toBeVisible();
  await tabTo("Request deletion of the account");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("button", { name: "Keep the account" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Request deletion of the account" })).toBeFocused();
});

test(
  "details that were changed in another tab are merged, and nothing typed is lost",
  { tag: "@desktop" },
  async ({ page, request }, { project }) => {
    const address = addressFor("tabs", project.name);
    const { xToken, xApiKey } = await startShipper(page, request, address);
    await openAccount(page);
    await page.getByLabel("First name").fill("Usha");
    const elsewhere = await request.put("/api/resource/account", {
      headers: { "x-token": xToken, "x-api-key": xApiKey },
      data: { firstName: "Aasha", lastName: "Nair", phone: "+91 98765 43210", changedAt: null },
    });
    expect(elsewhere.status()).toBe(200);
    await page.getByRole("button", { name: "Save details" }).click();
    const details = region(page, "Details");
    await expect(details.getByRole("alert")).toContainText("changed in another tab or on another device");
    await expect(page.getByLabel("First name")).toHaveValue("Usha");
    await expect(details.getByText("Stored in the meantime: Aasha")).toBeVisible();
    await expect(page.getByLabel("Last name")).toHaveValue("Nair");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save details" }).click();
    await expect(page.getByRole("button", { name: "Account: Usha Nair" })).toBeVisible();
  },
);

test.describe(() => {
  test.use({ hasBookings: true });

  test("an address is kept, changed in two tabs, used in a booking and deleted", async ({ portal, context }, {
    project,
  }) => {
    const company = `Rheinland Wohnen ${project.name}`;
    const typed = `Meubles Lyon ${project.name}`;
    const book = region(portal, "Address book");
    await portal.goto("/rate/account#addresses");
    await book.getByRole("button", { name: "Add address" }).click();
    const form = portal.getByRole("dialog", { name: "Add address" });
    await form.getByLabel("Email").fill("jana@");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByLabel("Company")).toBeFocused();
    await expect(form).toContainText("Enter the name of the company.");
    await expect(form).toContainText("Enter an email address such as name@company.com, or leave it empty.");
    await expectAccessible(portal);
    await form.getByLabel("Company").fill(company);
    await portal.reload();
    await book.getByRole("button", { name: "Add address" }).click();
    await expect(form.getByLabel("Company")).toHaveValue(company);
    await form.getByLabel("Email").fill("jana@rheinland.example");
    await form.getByLabel("Street").fill("Hafenstrasse 12");
    await form.getByLabel("City").fill("Duisburg");
    await form.getByLabel("Country").selectOption({ label: "Germany" });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(book.getByRole("listitem").filter({ hasText: company })).toContainText(
      "Hafenstrasse 12, Duisburg, Germany",
    );
    await expectAccessible(portal);
    await expectNoSidewaysScroll(portal);

    const other = await context.newPage();
    const change = { name: `Change ${company}` };
    const changeForm = { name: "Change address" };
    await other.goto("/rate/account#addresses");
    await other.getByRole("button", change).click();
    await book.getByRole("button", change).click();
    const [first, second] = [portal.getByRole("dialog", changeForm), other.getByRole("dialog", changeForm)];
    await first.getByLabel("City").fill("Essen");
    await first.getByRole("button", { name: "Save" }).click();
    await expect(first).toHaveCount(0);
    await second.getByLabel("City").fill("Moers");
    await second.getByRole("button", { name: "Save" }).click();
    await expect(second).toContainText("This address was changed elsewhere. Check it and save again.");
    await expect(second).toContainText("Saved elsewhere: Essen");
    await expect(second.getByLabel("City")).toHaveValue("Moers");
    await second.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Address saved.")).toBeVisible();
    await other.close();

    await portal.goto("/rate/quote?search=88198");
    await portal
      .getByRole("link", { name: /^IN[A-Z]{3} .* to / })
      .first()
      .click();
    const cargo = region(portal, "Cargo and parties");
    await cargo.getByRole("button", { name: "Edit parties" }).click();
    const party = cargo.getByRole("group", { name: project.name === "phone" ? "Shipper" : "Consignee" });
    await party.getByLabel("Company").fill(typed);
    await party.getByLabel("From the address book").selectOption({ label: `${company}, Moers, DE` });
    await expect(party.getByLabel("Street")).toHaveValue("Hafenstrasse 12");
    await party.getByRole("button", { name: "Put back what was typed" }).click();
    await expect(party.getByLabel("Company")).toHaveValue(typed);
    await party.getByLabel("Country").selectOption({ label: "France" });
    await party.getByRole("button", { name: "Save in the address book" }).click();
    await expect(portal.getByText("Saved in the address book.")).toBeVisible();
    await expect(party.getByRole("combobox", { name: "From the address book" })).toContainText(`${typed}, FR`);
    await expectAccessible(portal);
    await expectNoSidewaysScroll(portal);

    await portal.goto("/rate/account#addresses");
    await book.getByRole("button", { name: `Delete ${company}` }).click();
    const question = portal.getByRole("dialog", { name: `Delete ${company}?` });
    await expectAccessible(portal);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(book.getByText(company)).toHaveCount(0);
  });
});

test("a backend without account page, messages and quotes has no page for them", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.route("**/api/resource/profile", async (route) => {
    const answer = await route.fetch();
    const { result, ...envelope } = await answer.json();
    const [{ capabilities: _, ...profile }] = result;
    await route.fulfill({ response: answer, json: { ...envelope, result: [profile] } });
  });
  await portal.goto("/rate/account");
  await portal.waitForURL("/dashboard");
  await expect(portal.getByText("There is no page at /rate/account")).toBeVisible();
  await portal.getByRole("button", { name: /^Account:/ }).click();
  await expect(portal.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await expect(portal.getByRole("menuitem", { name: "Account" })).toHaveCount(0);
  for (const path of ["/rate/notifications", "/rate/quotes", "/rate/quotes/QT-2026-000001"]) {
    await portal.goto(path);
    await portal.waitForURL("/dashboard");
    await expect(portal.getByText(`There is no page at ${path}`)).toBeVisible();
  }
});
