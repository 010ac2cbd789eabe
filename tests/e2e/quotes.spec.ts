import type { Browser, Page } from "@playwright/test";
import { operate } from "./support/desk.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

const SEARCH = "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=BEANR,Antwerp&toBy=Ramp&load=20GPx2";
const NO_RATES = "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=ISREY,Reykjavik&toBy=Ramp&load=40HCx1";

/** The page of a link in a browser that is not signed in. */
const openAsVisitor = async (browser: Browser, address: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  const answered = await page.goto(address);
  expect(answered?.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  return page;
};

const saveQuote = async (portal: Page, company: string): Promise<void> => {
  await portal.goto(SEARCH);
  await portal
    .getByRole("button", { name: /^View Details/ })
    .first()
    .click();
  await portal.getByRole("dialog", { name: "View Details" }).getByRole("button", { name: "Save as quote" }).click();
  const dialog = portal.getByRole("dialog", { name: "Save as quote" });
  await expect(dialog.getByLabel("Company")).toHaveValue("Malabar Spice Exports");
  await dialog.getByLabel("Company").fill("");
  await dialog.getByRole("button", { name: "Save quote" }).click();
  await expect(dialog.getByText("Enter the company that the quote is for.")).toBeVisible();
  await expect(dialog.getByLabel("Company")).toBeFocused();
  await dialog.getByLabel("Company").fill("Müller 株式会社");
  await expect(
    dialog.getByText("The PDF cannot print 株式会社. Use Latin, Greek, Cyrillic or Devanagari letters."),
  ).toBeVisible();
  await dialog.getByLabel("Company").fill(company);
  await expectAccessible(portal);
  await dialog.getByRole("button", { name: "Save quote" }).click();
  await portal.getByRole("link", { name: "Open quote" }).click();
  await portal.waitForURL(/\/rate\/quotes\/QUO-\d{4}-\d{6}$/);
};

test("typing replaces the company that is proposed while its field has the focus", async ({ portal }) => {
  const held = Promise.withResolvers<void>();
  await portal.route("**/api/resource/account", async (route) => {
    await held.promise;
    await route.continue();
  });
  await portal.goto(SEARCH);
  await portal
    .getByRole("button", { name: /^View Details/ })
    .first()
    .click();
  await portal.getByRole("dialog", { name: "View Details" }).getByRole("button", { name: "Save as quote" }).click();
  const company = portal.getByRole("dialog", { name: "Save as quote" }).getByLabel("Company");
  await company.focus();
  held.resolve();
  await expect(company).toHaveValue("Malabar Spice Exports");
  await portal.keyboard.type("Van der Meer");
  await expect(company).toHaveValue("Van der Meer");
});

test("a quote is saved, approved by a colleague once, verified and booked", async ({ portal, browser }, {
  project,
}) => {
  const company = `Van der Meer Wonen ${project.name}`;
  await saveQuote(portal, company);
  await expect(portal.getByRole("heading", { level: 1 })).toContainText("Nhava Sheva to Antwerp");
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  const download = portal.waitForEvent("download");
  await portal.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^QUO-\d{4}-\d{6}\.pdf$/);

  await portal.getByRole("button", { name: "Share for approval" }).click();
  await portal.getByLabel("For whom").fill("Priya Nair");
  await portal.getByRole("button", { name: "Create link" }).click();
  const address = await portal.getByRole("dialog", { name: "Link created" }).getByLabel("Link").inputValue();
  expect(address).toMatch(/\/shared\/quotes\/[\w-]{43}$/);
  await portal.getByRole("button", { name: "Done" }).click();
  await expect(portal.getByRole("region", { name: "Links" })).toContainText("Priya Nair");

  const [colleague, other] = [await openAsVisitor(browser, address), await openAsVisitor(browser, address)];
  await expect(colleague.getByRole("heading", { level: 1 })).toContainText("asks you to approve a quote");
  await expect(colleague.getByRole("navigation")).toHaveCount(0);
  await expectAccessible(colleague);
  await expectNoSidewaysScroll(colleague);
  await colleague.getByRole("button", { name: /^Approve/ }).click();
  await expect(colleague.getByText("Enter your name.")).toBeVisible();
  await expect(colleague.getByLabel("Your name")).toBeFocused();
  await colleague.getByLabel("Your name").fill("Priya Nair");
  await colleague.getByRole("textbox", { name: /^Comment/ }).fill("Fine for us.");
  await colleague.reload();
  await expect(colleague.getByRole("textbox", { name: /^Comment/ })).toHaveValue("Fine for us.");
  await other.getByLabel("Your name").fill("Jan Visser");
  await colleague.getByRole("button", { name: /^Approve/ }).click();
  await expect(colleague.getByText(/^Priya Nair approved the offer of/)).toBeVisible();
  await other.getByRole("button", { name: "Decline" }).click();
  await expect(other.getByText(/A decision cannot be changed\./)).toBeVisible();
  await expect(other.getByText(/^Priya Nair approved the offer of .* has a mail about it\.$/)).toBeVisible();

  await portal.reload();
  await expect(portal.getByText("Fine for us.")).toBeVisible();
  const code = (await portal.getByRole("link", { name: /^[0-9A-F]{4} [0-9A-F]{4}/ }).getAttribute("href")) ?? "";
  await colleague.goto(code);
  await expect(colleague.getByText("We issued this quote.")).toBeVisible();
  await expect(colleague.getByText(company)).toBeVisible();
  await expectAccessible(colleague);
  await expectNoSidewaysScroll(colleague);
  await colleague.goto("/quotes/verify/0000000000000000");
  await expect(colleague.getByText("No quote has this code.")).toBeVisible();
  await colleague.context().close();
  await other.context().close();

  await portal.getByRole("button", { name: /^Book this/ }).click();
  await portal.getByRole("button", { name: "Yes" }).click();
  await portal.getByRole("dialog", { name: "Success!" }).getByRole("button", { name: "Close" }).click();
  await expect(portal.getByText(/^Booked as QTN-/)).toBeVisible();
  await portal.goto("/rate/quote");
  const main = portal.getByRole("main");
  await main.getByRole("link", { name: "Quotes", exact: true }).click();
  await portal.waitForURL(/\/rate\/quotes$/);
  await expect(portal.getByRole("link").filter({ hasText: company })).toContainText("Booked");
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
});

test("a search without rates is sent to the desk once", { tag: "@desktop" }, async ({ portal }) => {
  await portal.goto(NO_RATES);
  await expect(portal.getByRole("heading", { name: "0 rates found" })).toBeVisible();
  const panel = portal.getByRole("region", { name: "Ask the desk for a price" });
  await panel.getByLabel("Anything the desk should know").fill("Latest arrival in January");
  await portal.reload();
  await expect(panel.getByLabel("Anything the desk should know")).toHaveValue("Latest arrival in January");
  await expectAccessible(portal);
  await panel.getByRole("button", { name: "Send to the desk" }).click();
  await expect(panel.getByText(/^Sent\. Request DSK-/)).toBeVisible();
  const number = /DSK-\d{4}-\d{6}/.exec(await panel.innerText())?.[0];
  await portal.reload();
  await panel.getByRole("button", { name: "Send to the desk" }).click();
  await expect(panel.getByText(new RegExp(`^Sent\\. Request ${number ?? "none"}`))).toBeVisible();
  await portal.goto("/rate/quotes");
  await expect(portal.getByRole("region", { name: "Requests to the desk" })).toContainText(number ?? "none");
});

test("a part load without rates is sent to the desk, and its answer is booked", async ({ portal }) => {
  await portal.goto("/rate?mode=LCL&origin=Rotterdam&destination=Nhava+Sheva&weight=1200&cbm=3.25");
  await expect(portal.getByText("No LCL rates on this route.")).toBeVisible();
  const panel = portal.getByRole("region", { name: "Ask the desk for a price" });
  await expect(panel).toContainText("1,200 kg, 3.25 CBM");
  await panel.getByLabel("Commodity").fill("Tulip bulbs");
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await panel.getByRole("button", { name: "Send to the desk" }).click();
  await expect(panel.getByText(/^Sent\. Request DSK-/)).toBeVisible();
  const request = /DSK-\d{4}-\d{6}/.exec(await panel.innerText())?.[0] ?? "none";
  const validTill = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const price = ["--carrier", "Baywater Consolidators", "--price", "WM=40"];
  const dates = ["--departure", validTill, "--valid-till", validTill];
  const said = await operate("quotes", "answer", request, ...price, ...dates);
  expect(said).toContain("Baywater Consolidators USD 130.00");
  const number = /QUO-\d{4}-\d{6}/.exec(said)?.[0] ?? "none";

  await portal.goto("/rate/quotes");
  await portal.getByRole("link").filter({ hasText: number }).click();
  await expect(portal.getByRole("region", { name: "Quote" })).toContainText("Load1,200 kg, 3.25 CBM");
  await expect(portal.getByText("Next departures")).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await portal.getByRole("button", { name: /^Book this/ }).click();
  const question = portal.getByRole("dialog", { name: /Are you sure/ });
  await expect(question).toContainText("1,200 kg, 3.25 CBM");
  await question.getByRole("button", { name: "Yes" }).click();
  await portal.getByRole("dialog", { name: "Success!" }).getByRole("button", { name: "Close" }).click();
  await expect(portal.getByText(/^Booked as QTN-/)).toBeVisible();
});

test("a rate for a part load is saved as a quote from its price breakdown", { tag: "@desktop" }, async ({ portal }) => {
  await portal.goto("/rate?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25");
  await portal
    .getByRole("button", { name: /^Price Breakdown/ })
    .first()
    .click();
  await portal.getByRole("dialog", { name: "Price Breakdown" }).getByRole("button", { name: "Save as quote" }).click();
  const dialog = portal.getByRole("dialog", { name: "Save as quote" });
  await dialog.getByLabel("Company").fill("Van der Meer part loads");
  await dialog.getByRole("button", { name: "Save quote" }).click();
  await portal.getByRole("link", { name: "Open quote" }).click();
  await expect(portal.getByRole("heading", { level: 1 })).toContainText("Nhava Sheva to Rotterdam");
  await portal.getByText("Price Breakdown").click();
  await expect(portal.getByText("per W/M").first()).toBeVisible();
  await portal.getByRole("button", { name: /^Book this/ }).click();
  await expect(portal.getByRole("dialog", { name: /Are you sure/ })).toContainText("Planned departure:");
});
