import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { DEMO_STAFF } from "#server/demo/staff.ts";
import { type ServerProcess, startServer } from "../server/support/process.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";
import { signInToDesk } from "./support/staff.ts";

/* A server of this test, with carriers that answer over HTTP. */
const folder = mkdtempSync(join(tmpdir(), "keelson-desk-connectors-"));
const settings = {
  KEELSON_DATA: join(folder, "data"),
  KEELSON_DEMO: "1",
  CONNECTORS_FILE: join(folder, "connectors.yaml"),
  CLIENT_ID: "simulator",
  CLIENT_SECRET: "simulator-secret",
  WRONG_SECRET: "wrong",
};
const simulators: Simulator[] = [];
let server: ServerProcess | null = null;

test.use({ layout: "cards" });
/* One worker runs both tests, and `afterAll` once: as tests in parallel, the second met the stopped server. */
test.describe.configure({ mode: "default" });
test.afterAll(async () => {
  server?.signal("SIGTERM");
  await server?.ended;
  await Promise.all(simulators.map((simulator) => simulator.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** The server of both tests. */
const start = async (): Promise<string> => {
  if (server !== null) return server.url;
  const [cmaCgm, hapagLloyd, sailings] = await Promise.all([
    startSimulator("cma-cgm", {}),
    startSimulator("hapag-lloyd", {}),
    startSimulator("schedules", { apiKey: settings.CLIENT_SECRET, callsPerMinute: 600 }),
  ]);
  simulators.push(cmaCgm, hapagLloyd, sailings);
  const rates = [
    {
      carrier: "cma-cgm",
      url: cmaCgm.url,
      tokenUrl: `${cmaCgm.url}/as/token.oauth2`,
      clientId: "${CLIENT_ID}",
      clientSecret: "${CLIENT_SECRET}",
      costPerCall: "USD 0.15",
    },
    {
      carrier: "hapag-lloyd",
      url: hapagLloyd.url,
      clientId: "${CLIENT_ID}",
      clientSecret: "${WRONG_SECRET}",
      customerIdentifier: "rates@forwarder.example",
    },
  ];
  const schedules = [
    {
      carrier: "Castellan",
      scac: "CMDU",
      url: `${sailings.url}/v1/point-to-point-routes`,
      headers: { "API-Key": "${CLIENT_SECRET}" },
    },
  ];
  const tracking = {
    meridian: { pull: { url: `${sailings.url}/v2/events`, headers: { "X-Key": "${CLIENT_SECRET}" } } },
  };
  writeFileSync(settings.CONNECTORS_FILE, JSON.stringify({ rates, schedules, tracking }));
  server = await startServer(settings);
  return server.url;
};

test("an admin tests a connector, sees what to check at another, and pauses and resumes one", {
  tag: ["@desktop"],
}, async ({ page, consoleErrors }) => {
  const url = await start();
  await signInToDesk(page, DEMO_STAFF.admin, `${url}/desk`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Connectors" }).click();

  const row = (name: string) => page.getByRole("row").filter({ hasText: name }).first();
  await expect(row("CMA CGM")).toContainText("Not asked yet");
  await expect(row("CMA CGM")).toContainText("20 of 20 this hour");
  await expect(page.getByText(/^Not set up: COSCO, Direct booking\./)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("From", { exact: true }).fill("Mumbai");
  await page.getByRole("button", { name: "Ask CMA CGM, costs up to USD 0.15" }).click();
  await expect(page.getByText("Type a UN/LOCODE such as INNSA.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("From", { exact: true }).fill("INNSA");
  await page.getByRole("button", { name: "Ask CMA CGM, costs up to USD 0.15" }).click();
  await expect(page.getByText(/^\d+ offers$/)).toBeVisible();
  await expect(row("CMA CGM")).toContainText("Live");
  await expect(row("CMA CGM")).toContainText("USD 0.15 today");

  await page.getByRole("heading", { name: "Connectors" }).click();
  await page.keyboard.press("j");
  await page.getByRole("button", { name: "Ask Hapag-Lloyd" }).click();
  await expect(page.getByText(/^It refuses our access\. Check its keys/).first()).toBeVisible();
  await expect(row("Hapag-Lloyd")).toContainText("Failing");
  await expectAccessible(page);

  await page.getByRole("heading", { name: "Connectors" }).click();
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: "Pause Hapag-Lloyd?" });
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByText("Say why, for those who read it later.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Its keys are being renewed");
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(row("Hapag-Lloyd")).toContainText("Paused");
  await expect(
    page.getByText("Jan Visser paused it until somebody resumes it: Its keys are being renewed"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Resume Hapag-Lloyd" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("The keys are renewed");
  await page.getByRole("dialog").getByRole("button", { name: "Resume" }).click();
  await expect(row("Hapag-Lloyd")).toContainText("Failing");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Inbox" }).click();
  await page.getByRole("row").filter({ hasText: "Hapag-Lloyd" }).first().click();
  await expect(page.getByLabel("Preview")).toContainText("It refuses our access");
  await page.getByLabel("Preview").getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "Connectors" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(consoleErrors).toEqual([]);
});

test("an admin tests all sources at once, pauses sailings, and reads how a carrier is connected", {
  tag: ["@desktop"],
}, async ({ page, consoleErrors, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const url = await start();
  await signInToDesk(page, DEMO_STAFF.admin, `${url}/desk`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Connectors" }).click();

  await page.getByRole("button", { name: "Test all 4, costs up to USD 0.15" }).click();
  const results = page.getByRole("region", { name: "All sources" });
  await expect(results.getByText("All have answered")).toBeVisible();
  const answer = (name: string) => results.getByRole("listitem").filter({ hasText: name });
  await expect(answer("CMA CGM")).toContainText(/\d+ offers?/);
  await expect(answer("Hapag-Lloyd")).toContainText("It refuses our access.");
  await expect(answer("Castellan schedules")).toContainText(/\d+ sailings/);
  await expect(answer("meridian tracking")).toContainText("It is asked about no shipment at the moment.");
  await expectAccessible(page);

  const row = page.getByRole("row").filter({ hasText: "Castellan schedules" }).first();
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Castellan schedules" })).toBeVisible();
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: "Pause Castellan schedules?" });
  await expect(dialog.getByText(/^It is asked for no sailings from now on\./)).toBeVisible();
  await dialog.getByLabel("Reason").fill("Wrong times");
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Paused");
  await page.getByRole("button", { name: "Resume Castellan schedules" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Right again");
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Live");

  await page.getByRole("row").filter({ hasText: "meridian tracking" }).getByRole("link").click();
  await page.getByLabel("Number of a booking or container").fill("MRDN4711");
  await page.getByRole("button", { name: "Ask meridian tracking" }).click();
  await expect(page.getByText(/^It does not accept our questions\./).first()).toBeVisible();

  await page.getByRole("button", { name: "Add a connector" }).click();
  const setUp = page.getByRole("dialog", { name: "Add a connector" });
  await setUp.getByRole("button", { name: "Copy the variables" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "CONNECTORS_FILE=/etc/keelson/connectors.yaml\nCMA_CGM_CLIENT_ID=\nCMA_CGM_CLIENT_SECRET=",
  );
  await expect(setUp.getByRole("link", { name: "All settings: Add a connector" })).toHaveAttribute(
    "href",
    "/docs/guides/add-a-connector",
  );
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  expect(consoleErrors).toEqual([]);
});
