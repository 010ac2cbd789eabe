import type { Page } from "@playwright/test";
import { onRates } from "./support/available-rates.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, signIn } from "./support/portal.ts";

const LOAD = "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=GBFXT,Felixstowe&toBy=Ramp&load=40HCx20";

const openPlan = async (portal: Page): Promise<void> => {
  await portal.goto(LOAD);
  await portal.getByRole("button", { name: "Book on several sailings" }).click();
  await expect(portal.getByRole("dialog", { name: "20 × 40HC on several sailings" })).toBeVisible();
};

test.describe(() => {
  test.use({ hasBookings: true });

  test("a booking is booked again from its page", { tag: "@desktop" }, async ({ portal }) => {
    await portal.goto("/rate/quote?search=88213");
    await portal
      .getByRole("link", { name: /^Book again/ })
      .first()
      .click();
    await portal.waitForURL(/\/rate$/);
    await expect(portal.getByRole("combobox", { name: "Port of Loading" })).toHaveValue(/Nhava Sheva/);
    await portal.goBack();
    await portal.getByRole("link", { name: /^INNSA Nhava Sheva to NLRTM Rotterdam/ }).click();
    await portal.getByRole("link", { name: "Book again" }).click();
    await portal.waitForURL(/\/rate$/);
    await expect(portal.getByRole("combobox", { name: "Port of Discharge" })).toHaveValue(/Rotterdam/);
  });
});

test("a search is saved as a template, renamed, searched and deleted", { tag: "@desktop" }, async ({ portal }) => {
  await portal.goto(LOAD);
  await portal.getByRole("button", { name: "Save as template" }).click();
  const dialog = portal.getByRole("dialog", { name: "Save as template" });
  await expect(dialog.getByLabel("Name")).toHaveValue("Nhava Sheva to Felixstowe, 20 × 40HC");
  await dialog.getByLabel("Name").fill("Weekly to Felixstowe");
  await expectAccessible(portal);
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("Template saved. Find it on your dashboard.")).toBeVisible();
  await portal.goto("/dashboard");
  const templates = portal.getByRole("region", { name: "Templates" });
  await templates.getByRole("button", { name: "Rename Weekly to Felixstowe" }).click();
  await portal.getByRole("dialog", { name: "Rename template" }).getByLabel("Name").fill("Every week");
  await portal.keyboard.press("Enter");
  await expect(templates.getByText("Every week", { exact: true })).toBeVisible();
  await expectAccessible(portal);
  await templates.getByRole("link", { name: /^Search with Every week/ }).click();
  await portal.waitForURL(/\/rate\/search\?.*load=40HCx20/);
  await portal.goto("/dashboard");
  await templates.getByRole("button", { name: "Delete Every week" }).click();
  await expect(portal.getByText("Template deleted.")).toBeVisible();
  await expect(templates.getByText("Every week", { exact: true })).toHaveCount(0);
});

test("a search for a part load is saved as a template and searched again", async ({ portal }) => {
  await portal.goto("/rate?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25");
  await portal.getByRole("button", { name: "Save as template" }).click();
  const dialog = portal.getByRole("dialog", { name: "Save as template" });
  await expect(dialog.getByText("Ports, weight and volume are saved.")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Nhava Sheva to Rotterdam, 1,200 kg, 3.25 CBM");
  const name = "Samples";
  await dialog.getByLabel("Name").fill(name);
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("Template saved. Find it on your dashboard.")).toBeVisible();
  await expectNoSidewaysScroll(portal);
  await portal.goto("/dashboard");
  const templates = portal.getByRole("region", { name: "Templates" });
  await templates.getByRole("link", { name: `Search with ${name}` }).click();
  await expect(portal.getByRole("region", { name: "LCL rates" }).getByRole("article").first()).toBeVisible();
  await expect(portal.getByLabel("Weight")).toHaveValue("1200");
  await portal.goto("/dashboard");
  await templates.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(portal.getByText("Template deleted.")).toBeVisible();
});

test("one load is booked on several sailings with one confirmation, and one failure leaves the others", async ({
  portal,
}) => {
  await openPlan(portal);
  const dialog = portal.getByRole("dialog");
  await expect(dialog.getByText("20 × 40HC still to distribute.")).toBeVisible();
  await dialog.getByLabel("Divide evenly over").selectOption("3");
  await dialog.getByRole("button", { name: "Divide", exact: true }).click();
  await expect(dialog.getByText("All containers are distributed.")).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await dialog.getByRole("button", { name: "Get prices" }).click();
  await expect(portal.getByRole("dialog", { name: "Are you sure you want to book 3 sailings?" })).toBeVisible();
  await expect(dialog.getByText("Total you book")).toBeVisible();
  let sent = 0;
  const keys: string[] = [];
  await onRates(portal, "PUT", async (route) => {
    sent += 1;
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    return sent === 2 ? route.abort("connectionreset") : route.fallback();
  });
  await dialog.getByRole("button", { name: "Book 3 sailings" }).click();
  await expect(
    dialog.getByText(
      /^2 of 3 (?:sailings are booked|bookings were received)\. 1 failed; the others are not affected\./,
    ),
  ).toBeVisible();
  await expectAccessible(portal);
  await dialog.getByRole("button", { name: "Try failed ones again" }).click();
  await expect(
    dialog.getByText("All 3 bookings were received. My Bookings shows when each is confirmed."),
  ).toBeVisible();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(3);
  await dialog.getByRole("link", { name: "My Bookings" }).click();
  await portal.waitForURL("/rate/quote");
});

test("a plan for several sailings comes back after the session has ended at its confirmation", {
  tag: "@desktop",
}, async ({ portal, shipper }) => {
  await openPlan(portal);
  const dialog = portal.getByRole("dialog");
  await dialog.getByLabel("Divide evenly over").selectOption("2");
  await dialog.getByRole("button", { name: "Divide", exact: true }).click();
  await dialog.getByRole("button", { name: "Get prices" }).click();
  await dialog.getByLabel("Your reference for all of them").fill("PO 7411");
  await onRates(portal, "PUT", (route) =>
    route.fulfill({ status: 401, json: { status: false, code: 4010, message: "Your session has ended." } }),
  );
  await dialog.getByRole("button", { name: "Book 2 sailings" }).click();
  await portal.waitForURL("/login");
  await signIn(portal, shipper);
  await expect(portal.getByRole("dialog", { name: "20 × 40HC on several sailings" })).toContainText(
    "You were signed out before the bookings were sent, so nothing was booked.",
  );
  await expect(dialog.getByText("All containers are distributed.")).toBeVisible();
  await dialog.getByRole("button", { name: "Get prices" }).click();
  await expect(dialog.getByLabel("Your reference for all of them")).toHaveValue("PO 7411");
});
