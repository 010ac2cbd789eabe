import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

const SERVICES = /\/api\/.*(?:lcl|shipment\/tracking)/i;

test("a server without LCL and tracking is named as such, and gets no call of them", async ({ portal }) => {
  const calls: string[] = [];
  portal.on("request", (request) => {
    if (SERVICES.test(request.url())) calls.push(request.url());
  });
  await portal.route("**/api/resource/profile", async (route) => {
    const answer = await route.fetch();
    const { result, ...envelope }: { readonly result: readonly object[] } = await answer.json();
    await route.fulfill({ json: { ...envelope, result: [{ ...result[0], capabilities: ["account"] }] } });
  });
  await portal.goto("/rate?mode=LCL");
  await expect(portal.getByText("Part loads (LCL) are not offered here.")).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await portal.getByRole("tab", { name: "FCL" }).click();
  await expect(portal.getByRole("combobox", { name: "Origin" })).toBeVisible();
  await portal.goto("/rate/tracking");
  await expect(portal.getByText("Tracking is not offered here.")).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await portal.goto("/rate/tracking/KLB-2026-000001?type=booking&shippingLine=Norrvik+Line");
  await expect(portal.getByText("Tracking is not offered here.")).toBeVisible();
  await portal.getByRole("link", { name: "My Bookings" }).click();
  await expect(portal.getByRole("heading", { level: 1, name: "My Bookings" })).toBeVisible();
  expect(calls).toEqual([]);
});
