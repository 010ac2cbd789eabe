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
test.afterAll(async () => {
  server?.signal("SIGTERM");
  await server?.ended;
  await Promise.all(simulators.map((simulator) => simulator.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const start = async (): Promise<string> => {
  const [cmaCgm, hapagLloyd] = await Promise.all([startSimulator("cma-cgm", {}), startSimulator("hapag-lloyd", {})]);
  simulators.push(cmaCgm, hapagLloyd);
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
  writeFileSync(settings.CONNECTORS_FILE, JSON.stringify({ rates }));
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
