import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";
import { readMail } from "./support/outbox.ts";
import { addClerk, nextCode, openDesk, signInToDesk } from "./support/staff.ts";

const EVA = "eva.lind@keelson.example";
const PASSWORD = "the heron on the jetty";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Opens the mailed link, sets password and second factor, and answers the secret of the authenticator app. */
const acceptInvitation = async (page: Page): Promise<string> => {
  await page.goto(`/desk/invitation#${await readMail(EVA, /desk\/invitation#([\w-]+)/)}`);
  await expect(page.getByRole("heading", { name: "Set up your access" })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.getByText(/^[A-Z2-7 ]{39}$/).innerText()).replaceAll(" ", "");
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Digit 1").fill(nextCode(EVA, secret));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Continue to the desk" }).click();
  return secret;
};

test("an admin invites a person, changes the role and ends the session", { tag: ["@desktop", "@timeless"] }, async ({
  page,
  database,
  browser,
}) => {
  await openDesk(page, database, "admin");
  await page.getByRole("link", { name: "Staff" }).click();
  await expect(row(page, "Ravi Pillai")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("n");
  await page.getByLabel("Email").fill(EVA);
  await page.getByLabel("Name").fill("Eva Lind");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(row(page, "Eva Lind")).toContainText("At first sign-in");

  const context = await browser.newContext();
  const invited = await context.newPage();
  const secret = await acceptInvitation(invited);
  await invited.goto("/desk/access");
  await expect(invited.getByRole("heading", { name: "Your access" })).toBeVisible();
  await expect(invited.getByText("Eva Lind, eva.lind@keelson.example, role Desk.")).toBeVisible();
  await expect(invited.getByRole("link", { name: "Staff" })).toHaveCount(0);
  await expectAccessible(invited);

  await page.reload();
  await expect(row(page, "Eva Lind")).toContainText("10 of 10");
  await page.getByLabel("Role of Eva Lind").selectOption("pricing");
  await expect(page.getByLabel("Role of Eva Lind")).toBeEnabled();
  await invited.reload();
  await expect(invited.getByText("Eva Lind, eva.lind@keelson.example, role Pricing.")).toBeVisible();

  await page.getByRole("button", { name: "Sessions (1) of Eva Lind" }).click();
  await page.getByRole("button", { name: /^End session/ }).click();
  await expect(page.getByText("Not signed in.")).toBeVisible();
  await invited.reload();
  await expect(invited.getByRole("heading", { name: "Sign in" })).toBeVisible();

  await invited.getByLabel("Email").fill(EVA);
  await invited.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await invited.getByRole("button", { name: "Continue" }).click();
  await invited.getByLabel("Digit 1").fill("000000");
  await expect(invited.getByText("That code is not right. 4 tries left.")).toBeVisible();
  await invited.getByLabel("Digit 1").fill(nextCode(EVA, secret));
  await expect(invited.getByRole("heading", { name: "Your access" })).toBeVisible();
  await context.close();
});

test("a passkey signs in in place of password and code", { tag: ["@desktop", "@timeless"] }, async ({
  page,
  database,
  baseURL,
}) => {
  const desk = `${baseURL?.replace("127.0.0.1", "localhost")}/desk`;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const { email } = await addClerk(database, "pricing");
  await signInToDesk(page, email, desk);
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await page.goto(`${desk}/access`);
  await page.getByLabel("Name of the device").fill("Laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("not used yet");
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto(desk);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await page.goto(`${desk}/access`);
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("last used");
  await page.getByRole("button", { name: "Remove passkey, Laptop" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" })).toHaveCount(0);
});

test("a page that the role may not open says so", { tag: ["@desktop", "@timeless"] }, async ({ page, database }) => {
  await openDesk(page, database, "desk", "/desk/staff");
  await expect(page.getByRole("heading", { name: "Not for your role" })).toBeVisible();
  await expect(page.getByText("Your role Desk does not open Staff. An admin can change your role.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Staff" })).toHaveCount(0);
});

test("a screen whose code is gone after an update says so, and is loaded again", {
  tag: ["@desktop", "@timeless"],
}, async ({ page, database }) => {
  await openDesk(page, database, "pricing");
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  const code = /\/desk\/assets\/margins-[^/]+\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Margins" }).click();
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Quotes" }).click();
  await expect(page.getByRole("heading", { name: "Quotes" })).toBeVisible();
  await page.getByRole("link", { name: "Margins" }).click();
  await page.unroute(code);
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { name: "Margins" })).toBeVisible();
});

test("the sign-in of the desk fits every width", { tag: ["@desktop", "@timeless"] }, async ({ page }) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/desk");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    /* A typeface that is not there with the first text is not used on this page. */
    await expect(page.locator("link[rel=preload][as=font]")).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

interface SourceMap {
  readonly sources: readonly string[];
}

const readSources = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".map"))
    .flatMap((file) => {
      const map: SourceMap = JSON.parse(readFileSync(join(folder, file), "utf8"));
      return map.sources;
    });

test("no file of the portal contains a file of the desk", { tag: ["@desktop", "@timeless"] }, () => {
  const ofDesk = readSources("dist/desk/assets").filter((source) => source.includes("desk/screens/"));
  expect(ofDesk).not.toEqual([]);
  const ofPortal = readSources("dist/client/assets");
  expect(ofPortal.length).toBeGreaterThan(300);
  expect(ofPortal.filter((source) => source.includes("src/desk/") || source.includes("desk-schema"))).toEqual([]);
});

test("on a phone the bar scrolls to the open screen, and the audit trail is a list", { tag: ["@desktop"] }, async ({
  page,
  database,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, database, "admin", "/desk/audit");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Audit" })).toBeInViewport({ ratio: 0.9 });
  const entry = page.getByRole("row").filter({ hasText: "Signed in" }).first();
  await expect(entry).toBeVisible();
  expect((await entry.boundingBox())?.width).toBeLessThanOrEqual(358);
  await expectNoSidewaysScroll(page);
  await bar.getByRole("link", { name: "Staff" }).click();
  await expect(bar.getByRole("link", { name: "Staff" })).toBeInViewport({ ratio: 0.9 });
});
