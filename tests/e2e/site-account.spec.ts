import { expect, expectAccessible, expectNoSidewaysScroll, onlyVisible, signIn, test } from "./support/portal.ts";

test("a public page names the signed-in user and can sign them out", async ({ page, shipper, isMobile }) => {
  await page.goto("/login");
  await signIn(page, shipper);
  await page.waitForURL("/rate");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/services");
  const opener = isMobile ? page.getByLabel("Open menu") : page.locator("summary", { hasText: "Account:" });
  await opener.click();
  await expect(onlyVisible(page.getByText(shipper.email))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(onlyVisible(page.getByText(shipper.email))).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await onlyVisible(page.getByRole("button", { name: "Sign out" })).click();
  await page.waitForURL("/");
  if (isMobile) await page.getByLabel("Open menu").click();
  await expect(onlyVisible(page.getByRole("link", { name: "Sign In" }))).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("xToken"), localStorage.getItem("xApiKey")])).toEqual([
    null,
    null,
  ]);
});

test("a public page shows a visitor no account and loads no account code", { tag: "@desktop" }, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Send enquiry" })).toBeEnabled();
  await expect(page.getByText("Account:")).toHaveCount(0);
  expect(fetched.filter((path) => /session|portal/.test(path))).toEqual([]);
});
