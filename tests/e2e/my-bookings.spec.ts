import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test.use({ hasBookings: true });

test("the list shows the specified columns", async ({ portal }) => {
  await portal.goto("/rate/quote");
  await expect(portal.getByRole("columnheader")).toHaveText([
    "Quotation ID",
    "Booking ID",
    "Validity From",
    "Validity Till",
    "Booked On",
    "Status",
    "Files",
  ]);
  await expect(portal.getByRole("rowheader").first()).toHaveText(/^QTN-\d{4}-\d{6}$/);
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
});

for (const width of [1440, 1024])
  test(`each part of a booking is below its own heading at ${width} px`, { tag: ["@desktop", "@timeless"] }, async ({
    portal,
  }) => {
    await portal.setViewportSize({ width, height: 900 });
    await portal.goto("/rate/quote");
    const head = portal.locator("thead tr").first();
    const parts = portal.locator("tbody tr").first().locator("td > div > *");
    const toLeft = (elements: Element[]): number[] =>
      elements.map((element) => Math.round(element.getBoundingClientRect().left));
    await expect(head.locator("span")).toHaveText(["Shipment", "Carrier", "Sailing", "Total", "Progress"]);
    expect(await head.locator("span").evaluateAll(toLeft)).toEqual(await parts.evaluateAll(toLeft));
    await expectNoSidewaysScroll(portal);
  });

test("the list shows every status as text", { tag: "@desktop" }, async ({ portal }) => {
  for (const [status, words] of [
    ["in-process", "Booking in process"],
    ["booked", "Booked"],
    ["cancelled", "Cancelled"],
    ["unknown", "Unknown"],
  ] as const) {
    await portal.goto(`/rate/quote?status=${status}`);
    await expect(portal.getByRole("cell", { name: words, exact: true }).first()).toBeVisible();
    await expect(portal.getByText("Expired")).toHaveCount(0);
  }
});

test("search, filters and sorting are in the URL, and a reference can be saved", async ({ portal, isMobile }) => {
  await portal.goto("/rate/quote");
  const search = portal.getByRole("searchbox", { name: "Search" });
  await search.fill("cardamom");
  await portal.waitForURL("/rate/quote?search=cardamom");
  const row = portal.getByRole("rowheader");
  await expect(row).toHaveCount(1);
  await expect(
    portal.getByRole("link", { name: /^INCOK Cochin to ITGOA Genova with Norrvik Line, reference Cardamom 4\/26$/ }),
  ).toBeVisible();
  await portal.getByRole("radiogroup", { name: "Status" }).getByText("Cancelled").click();
  await portal.waitForURL("/rate/quote?search=cardamom&status=cancelled");
  await expect(portal.getByText("No quotations found.")).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(search).toHaveValue("");

  if (isMobile) await portal.getByRole("button", { name: "Filter and sort" }).click();
  const choices = isMobile ? portal.getByRole("dialog", { name: "Filter and sort" }) : portal.getByRole("search");
  await choices.getByLabel("Sort by").selectOption("departure");
  await portal.waitForURL("/rate/quote?sort=departure");
  if (isMobile) await portal.getByRole("button", { name: "Show bookings" }).click();
  await expect(portal.getByRole("link", { name: /^INMUN Mundra to GRPIR / })).toBeVisible();
  await portal.reload();
  await expect(portal.getByRole("link", { name: /^INMUN Mundra to GRPIR / })).toBeVisible();
  await expectNoSidewaysScroll(portal);

  await portal.goto("/rate/quote?search=INCCU");
  const [change, add] = ["Change", "Add"].map((verb) =>
    portal.getByRole("button", { name: new RegExp(`^${verb} reference of`) }),
  );
  if (change === undefined || add === undefined) return;
  await add.or(change).click();
  await portal.getByLabel(/^Reference of/).fill("x".repeat(36));
  await expect(portal.getByText("The reference has 36 characters. Use at most 35.")).toBeVisible();
  await portal.getByLabel(/^Reference of/).fill("PO 77001");
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("Reference saved.")).toBeVisible();
  await expect(change).toBeFocused();
  await search.fill("PO 77001");
  await expect(portal.getByText("1 booking", { exact: true })).toBeVisible();
});

test("the files dialog opens, shows the next picture and downloads a file", { tag: "@timeless" }, async ({
  portal,
}) => {
  await portal.goto("/rate/quote?search=Mundra");
  const opener = portal.getByRole("button", { name: /4 files of QTN/ }).first();
  await opener.click();
  const dialog = portal.getByRole("dialog", { name: "Files" });
  await expect(dialog.getByText(/^Page 1 of \d$/)).toBeVisible();
  const page = dialog.locator("canvas");
  await expect(page).toBeVisible();
  await expect(dialog.getByRole("region", { name: /^Page 1 of .+\.pdf$/ })).toContainText("Keelson");
  const width = await page.evaluate((canvas) => canvas.clientWidth);
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => page.evaluate((canvas) => canvas.clientWidth)).toBeGreaterThan(width);
  await expect(dialog.locator("iframe, object, embed")).toHaveCount(0);
  /* Not every Chromium shows a PDF in the new tab: the headless shell saves it. */
  await portal.evaluate(() => {
    window.open = (address) => {
      document.body.dataset["opened"] = String(address);
      return null;
    };
  });
  await dialog.getByRole("button", { name: "Open in a new tab" }).click();
  await expect(portal.locator("body")).toHaveAttribute("data-opened", /^blob:/);
  await expectAccessible(portal);
  const names: string[] = [];
  portal.on("download", (file) => names.push(file.suggestedFilename()));
  await dialog.getByRole("button", { name: "Download all" }).click();
  await expect.poll(() => names.length).toBe(4);
  expect(new Set(names).size).toBe(4);
  await dialog
    .getByRole("button", { name: /\.png Image$/ })
    .first()
    .click();
  await expect(dialog.getByText("Image 1 of 3")).toBeVisible();
  const picture = dialog.getByRole("img").and(portal.locator("img"));
  await expect(picture).toHaveJSProperty("complete", true);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const before = await picture.getAttribute("alt");
  await dialog.getByRole("button", { name: "Next image" }).click();
  await expect(dialog.getByText("Image 2 of 3")).toBeVisible();
  await expect(picture).not.toHaveAttribute("alt", before ?? "");
  await expectAccessible(portal);

  const download = portal.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  expect((await download).suggestedFilename()).toBe(await picture.getAttribute("alt"));

  await portal.route("**/api/resource/quotation/*/files/**", (route) => route.abort());
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await expect(portal.getByText("Failed to download image.")).toBeVisible();

  await portal.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a broken picture shows a placeholder and can be fetched again", { tag: ["@desktop", "@timeless"] }, async ({
  portal,
}) => {
  const files = "**/api/resource/quotation/*/files/**";
  await portal.route(files, (route) => route.fulfill({ contentType: "image/png", body: "no picture" }));
  await portal.goto("/rate/quote?search=Mundra");
  await portal
    .getByRole("button", { name: /4 files of QTN/ })
    .first()
    .click();
  const dialog = portal.getByRole("dialog", { name: "Files" });
  await dialog
    .getByRole("button", { name: /\.png Image$/ })
    .first()
    .click();
  await expect(dialog.getByText("The image cannot be shown.")).toBeVisible();
  await portal.unroute(files);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.locator("img")).toBeVisible();
});

test("a failed list shows the error, and Try again loads it", { tag: ["@desktop", "@timeless"] }, async ({
  portal,
}) => {
  await portal.route("**/api/resource/quotation?*", (route) => route.abort());
  await portal.goto("/rate/quote");
  await expect(portal.getByText("Failed to fetch quotations.")).toBeVisible();
  await expectAccessible(portal);
  await portal.unroute("**/api/resource/quotation?*");
  await portal.getByRole("button", { name: "Try again" }).click();
  await expect(portal.getByRole("table", { name: "Bookings" })).toBeVisible();
});

test("an empty list shows the specified text", { tag: ["@desktop", "@timeless"] }, async ({ portal }) => {
  await portal.route("**/api/resource/quotation?*", (route) =>
    route.fulfill({ json: { status: true, code: 2000, message: "", result: [], lenResult: 0 } }),
  );
  await portal.goto("/rate/quote");
  await expect(portal.getByText("No quotations found.")).toBeVisible();
});

test("the pager uses the server's count and stores the page in the URL", { tag: ["@desktop", "@timeless"] }, async ({
  portal,
}) => {
  const quotation = (number: number) => ({
    _id: `q${number}`,
    quotationId: `QTN-2026-${String(number).padStart(6, "0")}`,
    bookingId: null,
    validityFrom: "2026-11-20",
    validityTill: null,
    bookedOn: "2026-11-20",
    status: 0,
    files: [],
  });
  await portal.route("**/api/resource/quotation?*", (route) => {
    const skip = Number(new URL(route.request().url()).searchParams.get("skip"));
    const count = Math.min(10, 21 - skip);
    const result = Array.from({ length: count }, (_, index) => quotation(skip + index + 1));
    return route.fulfill({ json: { status: true, code: 2000, message: "", result, lenResult: 21 } });
  });
  await portal.goto("/rate/quote");
  await expect(portal.getByText("Page 1 of 3")).toBeVisible();
  await portal.getByRole("button", { name: "Next" }).click();
  await expect(portal.getByText("Page 2 of 3")).toBeVisible();
  await expect(portal.getByRole("rowheader").first()).toHaveText("QTN-2026-000011");
  await portal.getByRole("button", { name: "Next" }).click();
  await expect(portal.getByRole("rowheader")).toHaveText(["QTN-2026-000021"]);
  await expect(portal.getByRole("button", { name: "Next" })).toBeDisabled();
  expect(new URL(portal.url()).search).toBe("?page=3");
  await portal.goBack();
  await expect(portal.getByText("Page 2 of 3")).toBeVisible();
  await portal.reload();
  await expect(portal.getByText("Page 2 of 3")).toBeVisible();
});

test("the list names what is due as the page of the booking does", async ({ portal }) => {
  await portal.goto("/rate/quote?search=88198");
  /* The demo's booking that sails tomorrow: its VGM cut-off has passed. */
  await expect(portal.getByText(/^Cut-off missed /)).toHaveCount(1);
  await portal.goto("/rate/quote?search=88213");
  const cell = portal.getByText(/^Latest safe \w{3} \d{2} \w{3}, \d{2}:\d{2}, Nhava Sheva$/);
  const latest = /^Latest safe (.*), Nhava Sheva$/.exec((await cell.textContent()) ?? "")?.[1] ?? "no time";
  await portal.getByRole("link", { name: /^INNSA Nhava Sheva to NLRTM Rotterdam/ }).click();
  const due = portal.getByRole("region", { name: "Empty pick-up, 3 containers" });
  await expect(due).toContainText(`Latest safe${latest}`);
});
