import { writeFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { findRequest, operate } from "./support/desk.ts";
import { readMail } from "./support/outbox.ts";
import { byKeyboard, byTouch, searchByCodes, type Walk } from "./support/person.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

const DRAFT = "tests/contracts/consumer/fixtures/one-page.pdf";
const CONTAINERS = ["KLSU4821500", "KLSU4821516"] as const;
const HOUR_MS = 3_600_000;

interface Shipper extends Walk {
  readonly email: string;
}

const regionOf = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

const press = ({ page, input }: Walk, name: string | RegExp, within: Locator | Page = page): Promise<void> =>
  input.press(within.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }).first());

/** Reads the page again, as a shipper who comes back later does. */
async function comeBack({ page }: Walk, section: string): Promise<Locator> {
  await page.reload();
  const region = regionOf(page, section);
  await expect(region).toBeVisible();
  return region;
}

/** Saves the offer of Norrvik Line as a quote; answers the address for a colleague. */
async function saveQuote(walk: Shipper): Promise<string> {
  const { page, input } = walk;
  await expect(page.getByRole("heading", { level: 1, name: /^\d+ rates found$/ })).toBeVisible();
  await press(walk, /^View Details/, page.getByRole("article").filter({ hasText: "Norrvik Line" }));
  await press(walk, "Save as quote", page.getByRole("dialog", { name: "View Details" }));
  const dialog = page.getByRole("dialog", { name: "Save as quote" });
  await input.replace(dialog.getByLabel("Company"), "Van der Meer Wonen");
  await press(walk, "Save quote", dialog);
  await input.press(page.getByRole("link", { name: "Open quote" }));
  await page.waitForURL(/\/rate\/quotes\/QUO-\d{4}-\d{6}$/);
  await press(walk, "Share for approval");
  await input.type(page.getByLabel("For whom"), "Priya Nair");
  await press(walk, "Create link");
  const created = page.getByRole("dialog", { name: "Link created" });
  const address = await created.getByLabel("Link").inputValue();
  await press(walk, "Done", created);
  return address;
}

/** A colleague without an account approves. */
async function approveQuote(browser: Browser, { input, email }: Shipper, address: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await input.type(page.getByLabel("Your name"), "Priya Nair");
  await input.type(page.getByRole("textbox", { name: /^Comment/ }), "Good price.");
  await press({ page, input }, /^Approve/);
  await expect(page.getByText(/^Priya Nair approved the offer of Norrvik Line/)).toBeVisible();
  await page.context().close();
  await readMail(email, /Subject: (QUO-\d{4}-\d{6}: .*approved)/);
}

/** Books the approved quote; answers the quotation ID. The page shown is that of the booking. */
async function bookQuote(walk: Shipper): Promise<string> {
  const { page, input } = walk;
  await page.reload();
  await expect(page.getByText("Good price.")).toBeVisible();
  await press(walk, /^Book this/);
  await press(walk, "Yes");
  await press(walk, "Close", page.getByRole("dialog", { name: "Success!" }));
  await input.press(page.getByRole("link", { name: /^QTN-\d{4}-\d{6}$/ }));
  await page.waitForURL(/\/rate\/quote\/QTN-\d{4}-\d{6}$/);
  return /QTN-\d{4}-\d{6}$/.exec(page.url())?.[0] ?? "none";
}

/** The shipper needs two weeks for the VGM: its latest safe time has passed. */
async function missVgm(walk: Shipper): Promise<void> {
  const { page, input } = walk;
  await input.press(page.getByRole("button", { name: "Change lead times" }));
  const dialog = page.getByRole("dialog", { name: "Lead times" });
  await input.replace(dialog.getByLabel("VGM"), "336");
  await press(walk, "Save", dialog);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("row", { name: /^VGM, 2 containers/ })).toContainText("Overdue");
  await expect(page.getByRole("complementary", { name: "What is due next" })).toContainText(
    "Safe time passed, still possible",
  );
}

async function fillCargo(walk: Shipper, cargo: Locator): Promise<void> {
  const { page, input } = walk;
  const type = (within: Locator, label: string, text: string) =>
    input.type(within.getByLabel(label, { exact: true }), text);
  await press(walk, "Edit cargo", cargo);
  const item = cargo.getByRole("group", { name: "Item 1" });
  await type(item, "Goods", "Cardamom, whole");
  await type(item, "HS code", "0908.31");
  await type(item, "Number of packages", "720");
  await type(item, "Kind of packages", "bags");
  await input.pick(item.getByLabel("Dangerous goods"), "No");
  await type(cargo, "Gross weight in container 1, kg", "18 t");
  await type(cargo, "Gross weight in container 2, kg", "17 500");
  await input.press(cargo.getByRole("spinbutton", { name: /^day, Cargo ready/ }));
  await page.keyboard.type("30112030");
  await input.pick(cargo.getByLabel("Incoterm", { exact: true }), "FOB");
  await type(cargo, "Place of the Incoterm", "Nhava Sheva");
  await press(walk, "Close cargo", cargo);

  await press(walk, "Edit parties", cargo);
  const shipper = cargo.getByRole("group", { name: "Shipper" });
  const consignee = cargo.getByRole("group", { name: "Consignee" });
  await type(shipper, "Company", "Menon Spices");
  await type(shipper, "Street", "12 Jew Town Road");
  await type(shipper, "City", "Kochi");
  await input.pick(shipper.getByLabel("Country"), "India");
  await type(consignee, "Company", "Van der Meer Wonen");
  await type(consignee, "Street", "Waalhaven 8");
  await type(consignee, "City", "Rotterdam");
  await input.pick(consignee.getByLabel("Country"), "Netherlands");
  await press(walk, "Same as consignee", cargo);
  await press(walk, "Close parties", cargo);

  await press(walk, "Edit pick-up and instructions", cargo);
  await type(cargo, "Pick-up address", "Gate 2, Willingdon Island, Kochi 682003");
  await press(walk, "Close pick-up and instructions", cargo);
}

async function sendVgm(walk: Shipper, cargo: Locator): Promise<void> {
  const { page, input } = walk;
  await press(walk, "Edit containers and VGM", cargo);
  for (const [index, number] of CONTAINERS.entries()) {
    const container = cargo.getByRole("group", { name: `Container ${index + 1}, 20GP` });
    await input.type(container.getByLabel("Container number"), number);
    await input.type(container.getByLabel("VGM, kg"), "20 300");
    await input.pick(container.getByLabel("Method"), "1, weighed");
    await input.type(container.getByLabel("Weighed by"), "Menon Spices");
    await input.press(container.getByRole("spinbutton", { name: /^day, Weighed at/ }));
    await page.keyboard.type("221120260930");
    await press(walk, `Send VGM of container ${index + 1}`, container);
    await expect(page.getByText(`The VGM of container ${index + 1} was sent.`)).toBeVisible();
  }
}

const HEAD =
  "bookingId,eventID,eventCreatedDateTime,eventType,eventClassifierCode,transportEventTypeCode,equipmentEventTypeCode," +
  "emptyIndicatorCode,eventDateTime,unLocationCode,locationName,modeOfTransport,vesselName,voyageReference,equipmentReference,changeRemark";

type Fields = Readonly<Record<string, string>>;

/** What the carrier reports, imported by the desk. */
async function report(folder: string, name: string, events: readonly Fields[]): Promise<void> {
  const path = `${folder}/${name}.csv`;
  const rows = events.map((fields, index) =>
    HEAD.split(",")
      .map((column) => (column === "eventID" ? `${fields["bookingId"]}-${name}-${index}` : (fields[column] ?? "")))
      .join(","),
  );
  writeFileSync(path, [HEAD, ...rows].join("\n"));
  expect(await operate("tracking", "import", path)).toContain("of 1 booking, 0 known already.");
}

const agoIso = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const SEA = {
  eventType: "TRANSPORT",
  modeOfTransport: "VESSEL",
  vesselName: "NORRVIK LOFOTEN",
  voyageReference: "900W",
};
const LOADING = { unLocationCode: "INNSA", locationName: "Nhava Sheva" };
const DISCHARGE = { unLocationCode: "NLRTM", locationName: "Rotterdam" };

const eachContainer = (fields: Fields): readonly Fields[] =>
  CONTAINERS.map((number) => ({ ...fields, eventType: "EQUIPMENT", equipmentReference: number }));

async function shipWhole(browser: Browser, walk: Shipper, folder: string): Promise<void> {
  const { page, input, email } = walk;
  await searchByCodes(walk, email);
  await approveQuote(browser, walk, await saveQuote(walk));
  const number = await bookQuote(walk);
  const bookingId = await readMail(email, /Subject: Booking confirmed: (KLB-\d{4}-\d{6})/);

  const cargo = await comeBack(walk, "Cargo and parties");
  await missVgm(walk);
  await fillCargo(walk, cargo);
  await sendVgm(walk, cargo);
  await expect(page.getByRole("row", { name: /^VGM, 2 containers/ })).not.toContainText("Overdue");
  await press(walk, "Send shipping instruction", cargo);
  await expect(page.getByText("The shipping instruction was sent.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await operate("cargo", "accept", number, "shipping-instruction");
  await readMail(email, /Subject: (.*accepted.*)/i);
  await comeBack(walk, "Cargo and parties");
  await expect(cargo.getByRole("group", { name: "Parties" })).toContainText("Accepted");

  const changes = regionOf(page, "Changes");
  await press(walk, "Change details", changes);
  const dialog = page.getByRole("dialog", { name: "Change details" });
  await input.type(dialog.getByRole("textbox", { name: "What should be changed" }), `Deliver to gate 4 ${number}`);
  await press(walk, /^Send request/, dialog);
  await expect(changes.getByRole("listitem").first()).toContainText("Received by the desk");
  await operate("bookings", "accept", await findRequest(number), "--fee", "USD 450");
  await readMail(email, /(USD 450)/);
  await comeBack(walk, "Changes");
  await press(walk, "Do not agree", changes);
  await expect(page.getByText("You did not agree. The booking stays as it is.")).toBeVisible();

  const at = (hours: number) => ({
    bookingId,
    eventCreatedDateTime: agoIso(hours - 0.1),
    eventDateTime: agoIso(hours),
  });
  await report(folder, "rolled", [
    {
      ...at(6),
      ...SEA,
      ...LOADING,
      eventClassifierCode: "EST",
      transportEventTypeCode: "DEPA",
      changeRemark: "Rolled to the next vessel",
      eventDateTime: agoIso(-24 * 14),
    },
  ]);
  await readMail(email, /Subject: (Vessel changed in Nhava Sheva: NORRVIK LOFOTEN)/);
  await comeBack(walk, "Cargo and parties");
  await expect(page.getByText(/^The vessel was changed\. /)).toBeVisible();

  await operate("documents", "add", number, DRAFT, "--kind", "draft-bill-of-lading");
  await readMail(email, /Subject: (.*[Dd]raft.*)/);
  const documents = await comeBack(walk, "Documents");
  await press(walk, "Draft B/L", documents);
  await press(walk, /^Approve/, page.getByRole("dialog", { name: "Draft B/L" }));
  await expect(page.getByText("The draft B/L is approved.")).toBeVisible();
  await page.keyboard.press("Escape");

  await report(folder, "arrived", [
    ...eachContainer({
      ...at(5.5),
      ...LOADING,
      eventClassifierCode: "ACT",
      equipmentEventTypeCode: "LOAD",
      emptyIndicatorCode: "LADEN",
    }),
    { ...at(5), ...SEA, ...LOADING, eventClassifierCode: "ACT", transportEventTypeCode: "DEPA" },
    { ...at(4), ...SEA, ...DISCHARGE, eventClassifierCode: "ACT", transportEventTypeCode: "ARRI" },
    ...eachContainer({
      ...at(3),
      ...DISCHARGE,
      eventClassifierCode: "ACT",
      equipmentEventTypeCode: "DISC",
      emptyIndicatorCode: "LADEN",
    }),
  ]);
  await readMail(email, /Subject: (Arrived in Rotterdam)/);
  const route = await comeBack(walk, "Route and deadlines");
  const freeTime = route.getByRole("group", { name: "Free time at destination" });
  await expect(freeTime).toContainText(/[678] free days left, then EUR 60\.00 per day and container/);
  await expectAccessible(page);

  await report(folder, "returned", [
    ...eachContainer({
      ...at(2),
      ...DISCHARGE,
      eventClassifierCode: "ACT",
      equipmentEventTypeCode: "GTOT",
      emptyIndicatorCode: "LADEN",
      modeOfTransport: "TRUCK",
    }),
    ...eachContainer({
      ...at(1),
      ...DISCHARGE,
      eventClassifierCode: "ACT",
      equipmentEventTypeCode: "GTIN",
      emptyIndicatorCode: "EMPTY",
      modeOfTransport: "TRUCK",
    }),
  ]);
  await comeBack(walk, "Route and deadlines");
  await expect(freeTime).toContainText(/Empty returned/);
  await expect(freeTime).toContainText("Closed");
  await page
    .getByText(/^\d tasks? done$/)
    .last()
    .click();
  await expect(page.getByRole("row", { name: /^Empty return, 2 containers/ })).toContainText(/\d\d? \w{3}/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test(
  "a shipment by keyboard, from the quote to the return of the empty containers",
  { tag: "@desktop" },
  async ({ page, browser }, testInfo) => {
    test.slow();
    await shipWhole(
      browser,
      { page, input: byKeyboard, email: `whole.${Date.now()}@menon.example` },
      testInfo.outputPath(),
    );
  },
);

test(
  "a shipment on a phone, from the quote to the return of the empty containers",
  { tag: "@phone" },
  async ({ page, browser }, testInfo) => {
    test.slow();
    await shipWhole(
      browser,
      { page, input: byTouch, email: `whole.phone.${Date.now()}@menon.example` },
      testInfo.outputPath(),
    );
  },
);
