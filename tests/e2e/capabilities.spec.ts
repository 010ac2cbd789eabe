import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "js-yaml";
import { readOperations } from "#api/operations.ts";
import { toObject } from "#api/readers/json.ts";
import { openRates } from "./support/available-rates.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

const SERVICES = /\/api\/.*(?:lcl|shipment\/tracking)/i;

/** Lets the server of a page have these optional parts only. */
const stateCapabilities = (page: Page, capabilities: readonly string[]) =>
  page.route("**/api/resource/profile", async (route) => {
    const answer = await route.fetch();
    const { result, ...envelope }: { readonly result: readonly object[] } = await answer.json();
    await route.fulfill({ json: { ...envelope, result: [{ ...result[0], capabilities }] } });
  });

const OPTIONAL = readOperations(toObject(load(readFileSync("openapi/keelson.openapi.yaml", "utf8")))).filter(
  ({ capability }) => capability !== null,
);

/** The optional operation of a call; undefined for what every server has. */
const findOptional = (method: string, path: string): string | undefined =>
  OPTIONAL.find(
    (one) => one.method === method && new RegExp(`^/api${one.url.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  )?.id;

test("a server without any optional part gets no call of one on the way to a booking", async ({ portal }) => {
  const calls: string[] = [];
  portal.on("request", (request) => {
    const operation = findOptional(request.method(), new URL(request.url()).pathname);
    if (operation !== undefined) calls.push(operation);
  });
  await stateCapabilities(portal, []);
  await portal.goto("/dashboard");
  await expect(portal.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await portal.goto("/rate");
  await expect(portal.getByRole("combobox", { name: "Origin" })).toBeVisible();
  await openRates(portal);
  await portal.getByRole("button", { name: "Price Breakdown" }).first().click();
  await portal.getByRole("dialog", { name: "Price Breakdown" }).getByRole("button", { name: "Book Now" }).click();
  const question = portal.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(portal.getByRole("dialog", { name: "Success!" })).toBeVisible();
  await portal.goto("/rate/quote");
  await expect(portal.getByRole("heading", { level: 1, name: "My Bookings" })).toBeVisible();
  await portal.goto("/rate/tracking");
  await expect(portal.getByText("Tracking is not offered here.")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a server without LCL and tracking is named as such, and gets no call of them", async ({ portal }) => {
  const calls: string[] = [];
  portal.on("request", (request) => {
    if (SERVICES.test(request.url())) calls.push(request.url());
  });
  await stateCapabilities(portal, ["account"]);
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
