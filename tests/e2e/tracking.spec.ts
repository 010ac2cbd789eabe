import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "./support/portal.ts";

/* Of the demo's bookings: by rail, sea and barge, later and later; and one whose line tells what cannot be. */
const DELAYED = { from: "Tughlakabad", to: "Duisburg" };
const ODD = { from: "Cochin", to: "Genova" };

interface Listed {
  readonly quotationId: string;
  readonly bookingId: string | null;
}
const calls = "**/api/resource/shipment/tracking?*";

const calm = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

/** The number of the demo's booking on a lane, as My Bookings names it. */
async function numberOf(page: Page, headers: Readonly<Record<string, string>>, lane: typeof DELAYED): Promise<string> {
  const search = encodeURIComponent(`${lane.from} ${lane.to}`);
  const answer = await page.request.get(`/api/resource/quotation?limit=1&skip=0&sort=bookedOn&search=${search}`, {
    headers: { ...headers },
  });
  const { result }: { readonly result: readonly Listed[] } = await answer.json();
  const [booking] = result;
  if (booking === undefined) throw new Error(`The demo has no booking from ${lane.from} to ${lane.to}.`);
  return booking.bookingId ?? booking.quotationId;
}

/** Goes from a row of My Bookings to its shipment. */
async function followTrack(page: Page, number: string): Promise<void> {
  await page.goto(`/rate/quote?search=${number}`);
  await page.getByRole("link", { name: `Track ${number}` }).click();
  await page.waitForURL("**/rate/tracking?*");
  await expect(page.getByLabel("Booking ID")).toHaveValue(number);
}

const headersOf = ({ xToken, xApiKey }: { readonly xToken: string; readonly xApiKey: string }) => ({
  "x-token": xToken,
  "x-api-key": xApiKey,
});

test.use({ hasBookings: true });

const selected = (page: Page) => page.getByLabel("Shipping line");

async function track(page: Page): Promise<void> {
  await page.getByLabel("Booking ID").press("Enter");
}

test("a booking links from My Bookings to all its moves", async ({ portal, session }) => {
  const booking = await numberOf(portal, headersOf(session), DELAYED);
  await followTrack(portal, booking);
  await expect(portal.getByLabel("Type", { exact: true })).toHaveValue("fcl");
  await expect(selected(portal)).toHaveValue("Norrvik Line");
  await expect(portal.getByRole("heading", { level: 2, name: booking })).toBeVisible();
  const chain = portal.getByRole("list", { name: "Route overview" });
  for (const words of ["POO", "Tughlakabad", "POL", "Nhava Sheva", "POD", "Rotterdam", "FPD", "Duisburg"]) {
    await expect(chain).toContainText(words);
  }
  await expect(portal.getByText(/in (Rotterdam|Duisburg) on .+, (in \d+ days?|today)\./)).toBeVisible();
  await expect(portal.getByText(/^Last update from the carrier: \d+ hours ago/)).toBeVisible();
  await expect(portal.getByRole("img", { name: /Tughlakabad/ })).toBeVisible();
  await calm(portal);

  await portal.getByRole("link", { name: "More Details" }).click();
  await portal.waitForURL(`**/rate/tracking/${booking}?type=fcl&shippingLine=Norrvik+Line`);
  const moves = portal.getByRole("table", { name: "Moves" });
  await expect(moves.getByRole("columnheader")).toHaveText(["Date", "Moves", "Location", "Vessel (Voyage)"]);
  await expect(portal.getByText("Times reflected are local Times")).toBeVisible();
  await portal.reload();
  await expect(moves.getByRole("row").filter({ hasText: "Latest" })).toHaveCount(1);
  await expect(moves.getByRole("row").last()).toContainText(/, (expected|planned)/);
  await expect(moves.getByRole("link").first()).toHaveAttribute("href", /^https?:/);
  const changes = portal.getByRole("region", { name: "Changes of the expected arrival" });
  await expect(changes.getByRole("listitem").last()).toContainText(/\d+ days? (later|earlier)/);
  const earlier = moves.getByText(/^\d+ earlier reports?$/).last();
  await earlier.focus();
  await portal.keyboard.press("Enter");
  await expect(moves.getByText(/^(Replaced by newer information|Corrected): /).last()).toBeVisible();
  await calm(portal);

  await portal.getByRole("link", { name: "Back to Tracking" }).click();
  await expect(portal.getByRole("heading", { level: 2, name: booking })).toBeVisible();
  await expect(selected(portal)).toHaveValue("Norrvik Line");
});

test("a typed number is validated by the form, and an own booking is recognised", {
  tag: ["@desktop", "@timeless"],
}, async ({ portal, session }) => {
  const booking = await numberOf(portal, headersOf(session), DELAYED);
  await portal.goto("/rate/tracking");
  await expect(portal.getByRole("link", { name: new RegExp(`^${booking}, Tughlakabad to Duisburg`) })).toBeVisible();
  await calm(portal);
  await portal.getByLabel("Booking ID").fill("HLCU1234567");
  await portal.getByLabel("Type", { exact: true }).selectOption("fcl");
  await track(portal);
  await expect(selected(portal)).toHaveAccessibleDescription("Please select a shipping line.");
  await expect(selected(portal)).toBeFocused();
  await expect(selected(portal).getByRole("option")).toHaveCount(11);
  await portal.getByLabel("Type", { exact: true }).selectOption("air");
  await expect(portal.getByText("Keelson has no air bookings yet.")).toBeVisible();
  await calm(portal);
  await portal.getByLabel("Booking ID").fill(booking);
  await expect(selected(portal)).toHaveValue("Norrvik Line");
  await track(portal);
  await expect(portal.getByRole("heading", { level: 2, name: booking })).toBeVisible();
  await portal.goto(`/rate/tracking?bookingId=${booking}&type=fcl&shippingLine=MAERSK`);
  await expect(portal.getByText("No tracking data found.")).toBeVisible();
  await portal.getByRole("link", { name: "Open booking" }).click();
  await expect(portal.getByRole("heading", { level: 1 })).toContainText("Tughlakabad");
});

test("implausible carrier data is shown as a data quality issue", { tag: "@desktop" }, async ({ portal, session }) => {
  await followTrack(portal, await numberOf(portal, headersOf(session), ODD));
  await portal.getByRole("link", { name: "More Details" }).click();
  const moves = portal.getByRole("table", { name: "Moves" });
  for (const doubt of [
    "Unknown type of move.",
    "No time was given.",
    "The time cannot be read; it is shown as it was written.",
    "Its time is before moves that must happen first.",
  ]) {
    await expect(moves.getByText(doubt).first()).toBeVisible();
  }
  await expect(moves.getByRole("row").filter({ hasText: "Latest" })).toHaveCount(1);
  await calm(portal);
});

test("refusals show the specification's texts, and Try again repeats the request", {
  tag: ["@desktop", "@timeless"],
}, async ({ portal }) => {
  await portal.goto("/rate/tracking?bookingId=KLB-0000-999999&type=lcl");
  await expect(portal.getByText("No tracking data found.")).toBeVisible();
  await calm(portal);
  await portal.goto("/rate/tracking/KLB-0000-999999?type=lcl");
  await expect(portal.getByText("No details found.")).toBeVisible();
  await portal.goto("/rate/tracking/KLB-0000-999999");
  await expect(portal.getByText("Please select a type.")).toBeVisible();
  await calm(portal);
  await portal.getByRole("link", { name: "Complete the form" }).click();
  await expect(portal.getByLabel("Booking ID")).toHaveValue("KLB-0000-999999");
  await portal.getByLabel("Type", { exact: true }).selectOption("air");
  await track(portal);
  await expect(portal.getByText("Please select an air type.").first()).toBeVisible();
  await portal.getByLabel("Type", { exact: true }).selectOption("land");

  await portal.route(calls, (route) => route.abort());
  await track(portal);
  await expect(portal.getByText("Failed to fetch tracking data.")).toBeVisible();
  await expect(portal.getByText("The server could not be reached. Check your connection.")).toBeVisible();
  await calm(portal);
  await portal.unroute(calls);
  await portal.getByRole("button", { name: "Try again" }).click();
  await expect(portal.getByText("No tracking data found.")).toBeVisible();

  await portal.route(calls, (route) =>
    route.fulfill({ json: { status: true, code: 2000, message: "", result: ["?"] } }),
  );
  await portal.goto("/rate/tracking/KLB-0000-999999?type=land");
  await expect(portal.getByText("Failed to fetch details.")).toBeVisible();
  await expect(portal.getByText("The server's answer could not be read.")).toBeVisible();
});

test("a shared link and an expired session lead through the sign-in and back", {
  tag: ["@desktop", "@timeless"],
}, async ({ page, shipper }) => {
  const shared = "/rate/tracking/KLB-0000-999999?type=fcl&shippingLine=HMM";
  await page.goto(shared);
  await page.waitForURL("/login");
  await signIn(page, shipper);
  await page.waitForURL(shared);
  await expect(page.getByText("No details found.")).toBeVisible();

  await page.getByRole("link", { name: "Back to Tracking" }).click();
  await page.getByLabel("Booking ID").fill("KLB-0000-999998");
  await page.route(calls, (route) =>
    route.fulfill({ status: 401, json: { status: false, code: 4010, message: "Please sign in.", result: [] } }),
  );
  await track(page);
  await page.waitForURL("/login");
  await page.unroute(calls);
  await signIn(page, shipper);
  await page.waitForURL("**/rate/tracking?bookingId=KLB-0000-999998&type=fcl&shippingLine=HMM");
  await expect(page.getByLabel("Booking ID")).toHaveValue("KLB-0000-999998");
  await expect(selected(page)).toHaveValue("HMM");
});
