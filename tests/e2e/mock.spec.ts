import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type ServerProcess, startServer } from "../server/support/process.ts";
import { clockSettings } from "../support/clock/clock.ts";
import { freePort } from "../support/free-port.ts";
import { chooseOption, DEMO, expect, onlyVisible, signIn, test } from "./support/portal.ts";

/* The mock answers the API of a portal server in front of it. */
const stopping: (() => Promise<unknown>)[] = [];
test.afterAll(() => Promise.all(stopping.map((stop) => stop())));

const startMock = async (): Promise<string> => {
  const port = String(await freePort());
  const env = { PATH: process.env["PATH"], PORT: port, ...clockSettings };
  const mock = spawn(process.execPath, ["scripts/mock-server.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(mock, "close");
  stopping.push(() => {
    mock.kill("SIGTERM");
    return ended;
  });
  await Promise.race([once(mock.stdout, "data"), ended]);
  return `http://127.0.0.1:${port}`;
};

const startPortal = async (): Promise<ServerProcess> => {
  const portal = await startServer({ KEELSON_API: await startMock() });
  stopping.push(() => {
    portal.signal("SIGTERM");
    return portal.ended;
  });
  return portal;
};

test("a shipper searches, books, finds the booking, tracks it and prices a part load on the mock", async ({ page }) => {
  const { url } = await startPortal();
  await page.goto(`${url}/login`);
  await signIn(page, DEMO);
  await page.waitForURL(/\/rate$/);
  await chooseOption(page, "Place of Origin", "tughl", /Tughlakabad/);
  await chooseOption(page, "Place of Delivery", "rotterdam", /Rotterdam/);
  await page.getByRole("button", { name: "One more 20GP" }).click();
  await page.getByRole("group", { name: /^20GP/ }).getByLabel("Max Net Weight").fill("18000");
  await onlyVisible(page.getByRole("button", { name: /Search Rates/ })).click();
  await expect(page.getByRole("heading", { level: 1, name: "9 rates found" })).toBeVisible();

  const offer = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Norrvik Line" }) });
  await offer.getByRole("button", { name: /^Book Now/ }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Yes" }).click();
  const done = page.getByRole("dialog", { name: "Success!" });
  await expect(done).toContainText("QTN-2026-000125");
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  await done.getByRole("link", { name: "My Bookings" }).click();
  const booking = page.locator("tbody").filter({ has: page.getByRole("rowheader", { name: "QTN-2026-000123" }) });
  await expect(booking).toContainText("Norrvik Line");
  await booking.getByRole("link", { name: /^Track/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "KLB-2026-000123" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Mundra");

  await page.goto(`${url}/rate`);
  await page.getByRole("tab", { name: "LCL" }).click();
  await chooseOption(page, "Origin Port", "nhava", /Nhava Sheva/);
  await chooseOption(page, "Destination Port", "rotterd", /Rotterdam/);
  await page.getByLabel("Weight (kg)").fill("1200");
  await page.getByLabel("CBM", { exact: true }).fill("3.25");
  const rate = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Keelson Global Logistics" }) });
  await expect(rate).toContainText("Rotterdam");
  await rate.getByRole("button", { name: /^Book Now/ }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("dialog", { name: "Success!" })).toContainText("QTN-2026-000126");
});
