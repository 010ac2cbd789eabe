import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test("the foot of every public page leads to terms and privacy, here those of the demo", async ({ page }) => {
  await page.goto("/contact");
  const legal = page.getByRole("navigation", { name: "Legal" });
  await legal.getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
  await expect(page.getByText("This is a demonstration of the portal of Keelson Global Logistics.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Liability" }).click();
  await expect(page.getByRole("heading", { name: "Liability" })).toBeInViewport();
  await legal.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy notice" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "hello@keelson.example" })).toHaveAttribute(
    "href",
    "mailto:hello@keelson.example",
  );
});
