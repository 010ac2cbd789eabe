import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type ServerProcess, type Settings, startServer } from "../server/support/process.ts";
import { chooseOption, DEMO, expect, expectAccessible, onlyVisible, signIn, test } from "./support/portal.ts";

/* The whole main job on a server of its own, which is killed in the middle of a booking. */
const data = mkdtempSync(join(tmpdir(), "keelson-main-job-"));
const settings = { KEELSON_DATA: data, KEELSON_DEMO: "1" };
const running: ServerProcess[] = [];
const serve = async (more: Settings = {}): Promise<ServerProcess> => {
  const server = await startServer({ ...settings, ...more });
  running.push(server);
  return server;
};
test.afterAll(() => {
  for (const server of running) server.signal("SIGKILL");
  rmSync(data, { recursive: true, force: true });
});

const bookingsIn = async (page: Page): Promise<number> =>
  Number(/(\d+) bookings?/.exec(await page.locator("main").innerText())?.[1] ?? 0);

test("a shipper signs in, compares, books through a server crash, gets the PDF and finds the booking", async ({
  page,
}) => {
  const first = await serve();
  await page.goto(`${first.url}/rate/quote`);
  await page.waitForURL(/\/login$/);
  await signIn(page, DEMO);
  await page.waitForURL(/\/rate\/quote$/);
  await expect(page.getByRole("heading", { level: 1, name: "My Bookings" })).toBeVisible();
  await expect(page.getByText(/\d+ bookings?/).first()).toBeVisible();
  const before = await bookingsIn(page);

  await page.goto(`${first.url}/rate`);
  await chooseOption(page, "Place of Origin", "tughl", /Tughlakabad/);
  await chooseOption(page, "Place of Delivery", "rotterdam", /Rotterdam/);
  await page.getByRole("button", { name: "One more 20GP" }).click();
  await page.getByRole("group", { name: /^20GP/ }).getByLabel("Max Net Weight").fill("18000");
  await onlyVisible(page.getByRole("button", { name: /Search Rates/ })).click();
  await page.waitForURL(/\/rate\/search\?/);
  await expect(page.getByRole("heading", { level: 1, name: /^\d+ rates found$/ })).toBeVisible();

  await page.getByRole("button", { name: "Price Breakdown" }).first().click();
  const breakdown = page.getByRole("dialog", { name: "Price Breakdown" });
  await expect(breakdown.getByRole("heading", { name: "Price Breakdown" })).toBeVisible();
  const total = (
    await breakdown
      .getByText(/\d,\d{3}\.\d\d|\d{3}\.\d\d/)
      .last()
      .innerText()
  ).trim();
  await breakdown.getByRole("button", { name: "Book Now" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
  await expect(question).toContainText(total);

  /* The booking reaches the server and is written; its answer is lost with the server. */
  await page.route("**/api/resource/rates/spot-on", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    first.signal("SIGKILL");
    await first.ended;
    return route.abort();
  });
  await question.getByRole("button", { name: "Yes" }).click();
  const failed = page.getByRole("dialog", { name: "Booking Failed" });
  await expect(failed).toContainText("Booking failed. Please try again.");
  await expectAccessible(page);

  await page.unroute("**/api/resource/rates/spot-on");
  const second = await serve({ PORT: new URL(first.url).port });
  const download = page.waitForEvent("download");
  await failed.getByRole("button", { name: "Try again" }).click();
  const done = page.getByRole("dialog", { name: "Success!" });
  await expect(done).toContainText(/QTN-\d{4}-\d{6}/);
  await expectAccessible(page);
  const quotation = /QTN-\d{4}-\d{6}/.exec(await done.innerText())?.[0] ?? "";
  const pdf = await download;
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  await done.getByRole("link", { name: "My Bookings" }).click();
  await page.waitForURL(/\/rate\/quote$/);
  await expect(page.getByText(quotation).first()).toBeVisible();
  await expect.poll(() => bookingsIn(page)).toBe(before + 1);

  second.signal("SIGTERM");
  expect(await second.ended).toBe(0);
});
