import { expect, expectAccessible, expectNoSidewaysScroll, seen, signIn, test } from "./support/portal.ts";

test("whoever is signed in is named on a public page, and can sign out there", async ({ page, isMobile }) => {
  await page.goto("/login");
  await signIn(page);
  await page.waitForURL("/rate");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/services");
  const opener = isMobile ? page.getByLabel("Open menu") : page.locator("summary", { hasText: "Account:" });
  await opener.click();
  await expect(seen(page.getByText("demo@keelson.example"))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(seen(page.getByText("demo@keelson.example"))).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await seen(page.getByRole("button", { name: "Sign out" })).click();
  await page.waitForURL("/");
  if (isMobile) await page.getByLabel("Open menu").click();
  await expect(seen(page.getByRole("link", { name: "Sign In" }))).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("xToken"), localStorage.getItem("xApiKey")])).toEqual([
    null,
    null,
  ]);
});

test("a visitor sees no account, and no code of it is fetched", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Send enquiry" })).toBeEnabled();
  await expect(page.getByText("Account:")).toHaveCount(0);
  expect(fetched.filter((path) => /session|portal/.test(path))).toEqual([]);
});
