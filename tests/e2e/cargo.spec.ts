import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test.use({ hasBookings: true });

const openCargo = async (portal: Page, search: string): Promise<Locator> => {
  await portal.goto(`/rate/quote?search=${search}`);
  await portal
    .getByRole("link", { name: /^IN[A-Z]{3} .* to / })
    .first()
    .click();
  const cargo = portal.getByRole("region", { name: "Cargo and parties" });
  await expect(cargo.getByRole("button", { name: "Edit parties" })).toBeVisible();
  return cargo;
};

test("what is missing is named, opened and focused when the shipping instruction is sent", async ({ portal }) => {
  const cargo = await openCargo(portal, "88213");
  await expect(cargo.getByRole("group", { name: "Cargo", exact: true })).toContainText("Missing 1");
  await expectAccessible(portal);
  await cargo.getByRole("button", { name: "Send shipping instruction" }).focus();
  await portal.keyboard.press("Enter");
  const code = cargo.getByRole("group", { name: "Item 2" }).getByLabel("HS code");
  await expect(code).toBeFocused();
  await expect(cargo).toContainText("Enter the HS code.");
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await cargo.getByRole("button", { name: "Edit parties" }).click();
  await expect(cargo.getByText("Choose the country of the notify party.")).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
});

test("typed texts survive a reload without a connection, and a conflict of two tabs", { tag: "@desktop" }, async ({
  portal,
  context,
}) => {
  const cargo = await openCargo(portal, "88205");
  const instructions = () => cargo.getByRole("textbox", { name: "Instructions" });
  const open = () => cargo.getByRole("button", { name: "Edit pick-up and instructions" }).click();
  await portal.route("**/api/resource/quotation/*/cargo", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await open();
  await instructions().fill("Call the gate");
  await expect(cargo.getByText("What you typed stays in this browser.")).toBeVisible();
  await portal.unroute("**/api/resource/quotation/*/cargo");
  await portal.reload();
  await open();
  await expect(instructions()).toHaveValue("Call the gate");
  await expect(cargo.getByText(/^Saved while you type, last change/)).toBeVisible();

  const other = await context.newPage();
  await other.goto(portal.url());
  const second = other.getByRole("region", { name: "Cargo and parties" });
  await second.getByRole("button", { name: "Edit pick-up and instructions" }).click();
  await second.getByRole("textbox", { name: "Instructions" }).fill("Ring twice");
  await second.getByLabel("Your reference").fill("PO 7");
  await expect(second.getByText(/^Saved while you type, last change/)).toBeVisible();
  await instructions().fill("Ask for Asha");
  const conflict = cargo.getByRole("region", { name: "Change of Instructions" });
  await expect(conflict).toContainText('You typed: "Ask for Asha"');
  await expect(conflict).toContainText('Saved: "Ring twice"');
  await expect(cargo.getByLabel("Your reference")).toHaveValue("PO 7");
  await expectAccessible(portal);
  const saved = portal.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await conflict.getByRole("button", { name: "Use what I typed" }).click();
  await expect(instructions()).toHaveValue("Ask for Asha");
  await expect(conflict).toHaveCount(0);
  await saved;
  await other.reload();
  await second.getByRole("button", { name: "Edit pick-up and instructions" }).click();
  await expect(second.getByRole("textbox", { name: "Instructions" })).toHaveValue("Ask for Asha");
});

test("goods and parties are copied from an earlier booking", { tag: "@desktop" }, async ({ portal }) => {
  const cargo = await openCargo(portal, "2260");
  const goodsAndParties = async (): Promise<readonly string[]> => [
    await cargo.getByRole("group", { name: "Cargo", exact: true }).innerText(),
    await cargo.getByRole("group", { name: "Parties" }).innerText(),
  ];
  const nothing = await goodsAndParties();
  await cargo.getByRole("button", { name: /^Copy goods and parties from QTN-/ }).click();
  await expect.poll(goodsAndParties).not.toEqual(nothing);
  await expect(cargo.getByText(/^Saved while you type, last change/)).toBeVisible();
  const copied = await goodsAndParties();
  await portal.reload();
  await expect.poll(goodsAndParties).toEqual(copied);
  await expect(cargo.getByRole("button", { name: /^Copy goods/ })).toHaveCount(0);
});

test("a VGM is checked, sent and locked", { tag: "@desktop" }, async ({ portal }) => {
  const cargo = await openCargo(portal, "88213");
  await cargo.getByRole("button", { name: "Edit containers and VGM" }).click();
  const container = cargo.getByRole("group", { name: "Container 3, 40HC" });
  await container.getByLabel("Container number").fill("KLSU 482 152 4");
  await expect(container).toContainText(/Check digit should be \d\. You can still save\./);
  await container.getByLabel("VGM, kg").fill("2 000");
  await container.getByLabel("Method").selectOption({ label: "2, calculated" });
  await container.getByLabel("Weighed by").fill("Kaveri Home Textiles");
  await container.getByRole("spinbutton", { name: /^day, Weighed at/ }).click();
  await portal.keyboard.type("221120260930");
  await expect(container.getByRole("spinbutton", { name: /^minute, Weighed at/ })).toHaveText("30");
  const send = container.getByRole("button", { name: "Send VGM of container 3" });
  await send.click();
  await expect(container).toContainText("This is less than the empty 40HC weighs (3 940 kg).");
  await expect(container.getByLabel("VGM, kg")).toBeFocused();
  await container.getByLabel("VGM, kg").fill("19 940");
  await send.click();
  await expect(portal.getByText("The VGM of container 3 was sent.")).toBeVisible();
  await expect(container).toContainText("Locked since it was sent.");
  await expect(container.getByLabel("VGM, kg")).not.toBeEditable();
  await expectAccessible(portal);
});

test("a cancelled booking and one that sailed need nothing about their cargo", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.goto("/rate/quote?search=Kolkata");
  await portal
    .getByRole("link", { name: /^INCCU Kolkata to NLRTM/ })
    .first()
    .click();
  const cargo = portal.getByRole("region", { name: "Cargo and parties" });
  await expect(cargo).toContainText("This booking is cancelled. Nothing has to be sent.");
  await expect(cargo.getByText(/^Missing/)).toHaveCount(0);
  await expect(cargo.getByRole("button")).toHaveCount(0);
  await portal.goto("/rate/quote?search=88190");
  await portal
    .getByRole("link", { name: /^INNSA Nhava Sheva to USNYC/ })
    .first()
    .click();
  await expect(cargo).toContainText("This is no longer due, because the vessel has sailed.");
  await expect(cargo.getByText("Done", { exact: true })).toHaveCount(4);
  await expect(cargo.getByText(/^Missing/)).toHaveCount(0);
  await expect(cargo.getByRole("button")).toHaveCount(0);
});
