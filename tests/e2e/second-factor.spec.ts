import { createCode } from "#server/platform/totp.ts";
import { addAccount, addressFor } from "./support/accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "./support/portal.ts";

const PASSWORD = "star anise";
const STEP_MS = 30_000;

test(
  "a shipper switches a second factor on, signs in with a code, and switches it off",
  { tag: "@desktop" },
  async ({ page, request }, { project }) => {
    const email = addressFor("factor", project.name);
    await addAccount(request, email, PASSWORD);
    await page.goto("/login");
    await signIn(page, { email, password: PASSWORD });
    await page.waitForURL(/\/rate/);
    await page.goto("/rate/account#second-factor");
    const section = page.getByRole("region", { name: "Second factor" });
    await section.getByRole("button", { name: "Switch on" }).click();
    const asked = page.getByRole("dialog", { name: "Switch the second factor on" });
    await asked.getByRole("textbox", { name: "Your password" }).fill("wrong");
    await page.keyboard.press("Enter");
    await expect(asked.getByText("This is not your current password.")).toBeVisible();
    await asked.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    const scan = page.getByRole("dialog", { name: "Scan with an authenticator app" });
    await expect(scan.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    const secret = (/app: ([A-Z2-7 ]+)/.exec(await scan.innerText())?.[1] ?? "").replaceAll(" ", "");
    await expectAccessible(page);
    await scan.getByLabel("Code of the app").fill(createCode(secret, Date.now() - STEP_MS));
    await page.keyboard.press("Enter");
    const codes = page.getByRole("dialog", { name: "Second factor switched on" });
    const recoveryCode = (await codes.getByRole("listitem").first().innerText()).trim();
    await codes.getByRole("button", { name: "I have saved them" }).click();
    await expect(section.getByText("10 of 10 recovery codes left.")).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await signIn(page, { email, password: PASSWORD });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
    await expectAccessible(page);
    await page.getByLabel("Code", { exact: true }).fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("That code is not right. 4 tries left.")).toBeVisible();
    await page.getByRole("button", { name: "Use a recovery code (10 left)" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCode.toLowerCase());
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/rate/);

    await page.goto("/rate/account#second-factor");
    await expect(section.getByText("9 of 10 recovery codes left.")).toBeVisible();
    await section.getByRole("button", { name: "Switch off" }).click();
    const off = page.getByRole("dialog", { name: "Switch the second factor off?" });
    await off.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(section.getByText("Not set up.")).toBeVisible();
  },
);
