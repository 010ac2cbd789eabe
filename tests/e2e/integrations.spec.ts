import { startReceiver } from "../server/support/webhook-receiver.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test("a shipper creates a key that works until it is revoked", async ({ portal, request }) => {
  await portal.goto("/rate/account#api-keys");
  const keys = portal.getByRole("region", { name: "API keys", exact: true });
  await keys.getByRole("button", { name: "New key" }).click();
  const dialog = portal.getByRole("dialog", { name: "New API key" });
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("ERP export");
  await expectAccessible(portal);
  await dialog.getByRole("button", { name: "Create key" }).click();
  const created = portal.getByRole("dialog", { name: "API key created" });
  const key = await created.getByLabel("ERP export").inputValue();
  expect(key).toMatch(/^klk_[\w-]{43}$/);
  await created.getByRole("button", { name: "Done" }).click();
  await expect(keys.getByText(`klk_…${key.slice(-4)}, never used. No end.`)).toBeVisible();
  const listBookings = async (): Promise<number> =>
    (await request.get("/api/resource/quotation", { headers: { authorization: `Bearer ${key}` } })).status();
  expect(await listBookings()).toBe(200);
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await keys.getByRole("button", { name: "Revoke the API key ERP export" }).click();
  await expect(keys.getByText("Revoked", { exact: true })).toBeVisible();
  expect(await listBookings()).toBe(401);
});

test("a webhook gets a signed test message, and its delivery is sent again", async ({ portal }) => {
  const receiver = await startReceiver();
  await portal.goto("/rate/account#webhooks");
  const webhooks = portal.getByRole("region", { name: "Webhooks", exact: true });
  await webhooks.getByRole("button", { name: "New address" }).click();
  const dialog = portal.getByRole("dialog", { name: "New webhook" });
  await dialog.getByLabel("Address").fill("http://10.0.0.1/");
  await dialog.getByLabel("booking.confirmed").check();
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  await expect(dialog.getByText("Enter an address that starts with https://.")).toBeVisible();
  await dialog.getByLabel("Address").fill(receiver.url);
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  const created = portal.getByRole("dialog", { name: "Webhook created" });
  receiver.expectSecret(await created.getByLabel("Secret").inputValue());
  await created.getByRole("button", { name: "Done" }).click();
  await webhooks.getByRole("button", { name: `Send a test: ${receiver.url}` }).click();
  await expect(() => expect(receiver.messages.map(({ isVerified }) => isVerified)).toEqual([true])).toPass();
  await webhooks.getByRole("button", { name: "Deliveries" }).click();
  await expect(webhooks.getByText(/1 of 8 attempts\. Delivered\./)).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await webhooks.getByRole("button", { name: "Send again: webhook.test" }).click();
  await expect(() => expect(new Set(receiver.messages.map(({ id }) => id)).size).toBe(1)).toPass();
  await expect(() => expect(receiver.messages).toHaveLength(2)).toPass();
  await webhooks.getByRole("button", { name: `New secret: ${receiver.url}` }).click();
  await expect(webhooks.getByLabel(`New secret of ${receiver.url}`)).toHaveValue(/^whsec_/);
  await webhooks.getByRole("button", { name: `Delete: ${receiver.url}` }).click();
  await expect(webhooks.getByText("No webhooks yet.")).toBeVisible();
  await receiver.close();
});
