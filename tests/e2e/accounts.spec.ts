import type { Locator, Page } from "@playwright/test";
import { addAccount, addressFor } from "./support/accounts.ts";
import { readMail } from "./support/outbox.ts";
import {
  chooseOption,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onlyVisible,
  requestCredentials,
  storeCredentials,
  test,
} from "./support/portal.ts";

const PASSWORD = "star anise ⭐";

const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"),
});
const renamedPicture = { ...pdf("pan.pdf"), buffer: Buffer.from("GIF89a and no PDF at all") };

const calm = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

const errorToasts = (page: Page) => page.getByRole("region", { name: "Notices" }).getByRole("alert");

/** Nothing lies over a field: a press in its middle reaches it. */
const expectUncovered = (field: Locator): Promise<void> =>
  expect
    .poll(() =>
      field.evaluate((element) => {
        const { height, left, top, width } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);

const step = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function askForCode(page: Page, address: string): Promise<void> {
  await page.getByLabel("Email").fill(address);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(step(page, "Verification code")).toBeVisible();
}

async function giveCode(page: Page, address: string): Promise<void> {
  await page.getByLabel("Code").fill(await readMail(address, /\b(\d{6}) is your/));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(step(page, "Your details")).toBeVisible();
}

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Zoë 🚢");
  await page.getByLabel("Last name").fill("<b>Menon</b>");
  await page.getByLabel("Company name").fill("שלום Spices");
  await page.getByLabel("Phone number").fill("+91 98765 43210");
  await page.getByLabel("Address").fill(`"12" <i>Jew Town</i> & ${"مرسى ⚓ ".repeat(60)}`);
  await page.getByLabel("PIN code").fill("682001");
  await chooseOption(page, "Country", "indi", /^India$/);
  await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("India");
}

async function typePasswords(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(confirmation);
}

const createAccount = (page: Page) => page.getByRole("button", { name: "Create account" }).click();

/* Runs in the page: stays when it is to be left for /dashboard, and notes that down. */
const stayAtDashboard = (): void => {
  const navigation: unknown = Reflect.get(window, "navigation");
  if (!(navigation instanceof EventTarget)) throw new Error("This browser has no Navigation API.");
  navigation.addEventListener("navigate", (event) => {
    const url = new URL(String(Reflect.get(Reflect.get(event, "destination"), "url")));
    if (url.pathname !== "/dashboard") return;
    event.preventDefault();
    Object.assign(window, { leftFor: url.pathname });
  });
};

/** Creates the account and follows it home. The page that says so leaves by itself after two seconds: it is kept until it has been looked at. */
async function createAndArrive(page: Page, create: (page: Page) => Promise<void> = createAccount): Promise<void> {
  await page.evaluate(stayAtDashboard);
  await create(page);
  await expect(page.getByText("Account created successfully! Redirecting to dashboard...")).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "leftFor"))).toBe("/dashboard");
  await page.goto("/dashboard");
  await expect(step(page, "Welcome, Zoë 🚢")).toBeVisible();
  await expect(page.getByText("You have no bookings yet.")).toBeVisible();
  await calm(page);
}

async function bookFirstOffer(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: /^\d+ rates found$/ })).toBeVisible();
  /* A spot offer is confirmed at once; a rate sheet's offer waits for the desk and is not running yet. */
  await page.goto(`${page.url()}&type=spot`);
  await expect(page.getByRole("heading", { level: 1, name: /^\d+ of \d+ rates found$/ })).toBeVisible();
  await page
    .getByRole("button", { name: /^Book Now/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("dialog", { name: "Success!" })).toContainText(/QTN-\d{4}-\d{6}/);
}

/** Types a wrong code; the toast that refuses it leaves the field free. */
async function refuseWrongCode(page: Page): Promise<void> {
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.getByLabel("Code").fill("100000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(errorToasts(page)).toHaveText("Invalid verification code. Please try again.");
  await expectUncovered(page.getByLabel("Code"));
  await expectAccessible(page);
}

/** Sends the empty form; its toast leaves the fields free and leads to each of them. */
async function refuseEmptyDetails(page: Page): Promise<void> {
  await createAccount(page);
  await expect(page.getByLabel("First name")).toBeFocused();
  await expectUncovered(page.getByLabel("First name"));
  /* The toast stays while the pointer is on it. */
  await errorToasts(page).getByText("10 fields need attention").hover();
  await calm(page);
  await errorToasts(page)
    .getByRole("button", { name: /^PIN code/ })
    .click();
  await expect(page.getByLabel("PIN code")).toBeFocused();
  await expectUncovered(page.getByLabel("PIN code"));
}

test("the toasts of the sign-up cover no field of a phone", { tag: "@phone" }, async ({ page }, { project }) => {
  const address = addressFor("toasts", project.name);
  await page.goto("/signup");
  await calm(page);
  await askForCode(page, address);
  await calm(page);
  await refuseWrongCode(page);
  await giveCode(page, address);
  await refuseEmptyDetails(page);
});

test(
  "a domestic shipper gets from the landing page to a booked quote",
  { tag: "@desktop" },
  async ({ page }, { project }) => {
    const address = addressFor("domestic", project.name);
    await page.goto("/");
    await onlyVisible(page.getByRole("link", { name: "Sign In" }))
      .first()
      .click();
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.waitForURL("/signup");
    await calm(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required.");
    await expect(errorToasts(page)).toHaveText("Email is required.");
    await page.getByLabel("Email").fill("asha");
    await expect(errorToasts(page)).toHaveText("");
    await askForCode(page, address);
    await calm(page);

    await refuseWrongCode(page);
    await expect(page.getByText(/Another code in \d+ s/)).toBeVisible();
    await page.reload();
    await giveCode(page, address);
    await expect(page.getByLabel("Email")).toHaveAttribute("readonly", "");
    await expect(page.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
    await expect(page.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
    await refuseEmptyDetails(page);
    await page.keyboard.type("682001");
    await expect(errorToasts(page)).toContainText("9 fields need attention");

    await fillDetails(page);
    await page.getByLabel("PAN number").fill("AASCS2460H");
    await page.getByLabel("GST number").fill("27AASCS2460H1Z1");
    await expect(page.getByLabel("GST number")).toHaveAccessibleDescription(/The last character does not fit/);
    await page.reload();
    await expect(page.getByLabel("First name")).toHaveValue("Zoë 🚢");
    await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("India");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

    await typePasswords(page, PASSWORD, "other");
    await page.getByLabel("PAN copy").setInputFiles(renamedPicture);
    await page.getByLabel("GST copy").setInputFiles(pdf("gst.pdf"));
    await createAccount(page);
    await expect(page.getByText("Passwords do not match").first()).toBeVisible();
    await typePasswords(page, PASSWORD);
    await createAccount(page);
    await expect(page.getByText("Signup failed. Please try again.")).toBeVisible();
    await page.getByRole("button", { name: "Remove pan.pdf" }).click();
    await page.getByLabel("PAN copy").setInputFiles(pdf("pan.pdf"));
    await calm(page);
    await createAndArrive(page);

    await chooseOption(page, "From", "tughl", /Tughlakabad/);
    await chooseOption(page, "To", "rotterdam", /Rotterdam/);
    await page
      .getByRole("form", { name: "Quick search" })
      .getByRole("button", { name: /Search Rates/ })
      .click();
    await bookFirstOffer(page);

    await page.goto("/dashboard");
    const bookings = page.getByRole("region", { name: "Running shipments" });
    await expect(bookings.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("region", { name: "Next deadlines" }).getByRole("listitem").first()).toBeVisible();
    await calm(page);
    await page
      .getByRole("link", { name: /^Search again/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /^\d+ rates found$/ })).toBeVisible();
  },
);

test(
  "an international shipper states no tax details, and a double click creates one account",
  { tag: "@desktop" },
  async ({ page }, { project }) => {
    const address = addressFor("international", project.name);
    await page.goto("/signup");
    await askForCode(page, address);
    await giveCode(page, address);
    await page.getByRole("radio", { name: "International" }).check({ force: true });
    await expect(page.getByRole("heading", { name: "Tax details" })).toHaveCount(0);
    await expectAccessible(page);
    await fillDetails(page);
    await typePasswords(page, PASSWORD);
    const sent: string[] = [];
    await page.route("**/api/auth/sign_up", (route) => {
      sent.push(route.request().postData() ?? "");
      return route.fallback();
    });
    await createAndArrive(page, () => page.getByRole("button", { name: "Create account" }).dblclick());
    expect(sent).toHaveLength(1);
    const [form] = sent;
    expect(form).toContain("basic_data");
    expect(form).not.toMatch(/gstNumber|panNumber|gstCopy|panCopy/);
  },
);

test(
  "a country that nobody has is not found, and the list is fetched once",
  { tag: "@desktop" },
  async ({ page }, { project }) => {
    const address = addressFor("country", project.name);
    let fetched = 0;
    await page.route("**/api/element/country", (route) => {
      fetched += 1;
      return fetched === 1 ? route.abort() : route.fallback();
    });
    await page.goto("/signup");
    await askForCode(page, address);
    await giveCode(page, address);
    expect(fetched).toBe(0);
    const country = page.getByRole("combobox", { name: "Country" });
    await country.click();
    await expect(page.getByText("Failed to fetch countries. Please try again.")).toBeVisible();
    await country.pressSequentially("atlantis");
    await expect(page.getByText("No countries found")).toBeVisible();
    await expectAccessible(page);
    await country.fill("");
    await country.pressSequentially("neth");
    await expect(page.getByRole("option", { name: "Netherlands" })).toBeVisible();
    await expectAccessible(page);
    await country.press("Enter");
    await expect(country).toHaveValue("Netherlands");
    expect(fetched).toBe(2);
  },
);

test("a forgotten password is replaced with the mailed link, and other browsers are signed out", async ({ page }, {
  project,
}) => {
  const address = addressFor("forgot", project.name);
  const { request } = page;
  await addAccount(request, address, PASSWORD);
  await storeCredentials(page, await requestCredentials(request, { email: address, password: PASSWORD }));
  await page.goto("/dashboard");
  await expect(step(page, "Welcome, Asha")).toBeVisible();

  await page.goto("/forgot-password");
  await calm(page);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required.");
  await expect(errorToasts(page)).toHaveText("Email is required.");
  await page.getByLabel("Email").fill(address);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(step(page, "Check your email")).toBeVisible();
  await calm(page);

  const link = await readMail(address, /(\/reset-password\?token=[\w%-]+)/);
  await page.goto(link);
  await calm(page);
  await page.getByLabel("New password", { exact: true }).fill("cardamom");
  await page.getByLabel("Confirm password", { exact: true }).fill("cardamon");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(errorToasts(page)).toHaveText("Passwords do not match");
  await page.getByLabel("Confirm password", { exact: true }).fill("cardamom");
  await expect(errorToasts(page)).toHaveText("");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(step(page, "Password changed")).toBeVisible();
  await calm(page);

  await page.goto("/dashboard");
  await page.waitForURL("/login");
  await page.getByLabel("Username").fill(address);
  await page.getByLabel("Password", { exact: true }).fill("cardamom");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("/dashboard");

  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("saffron-and-clove");
  await page.getByLabel("Confirm password", { exact: true }).fill("saffron-and-clove");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(step(page, "This link no longer works")).toBeVisible();
  await calm(page);
});

test.describe(() => {
  test.use({ hasBookings: true });

  test("a dashboard with bookings is accessible on a phone", { tag: "@phone" }, async ({ portal }) => {
    await portal.goto("/dashboard");
    await expect(portal.getByRole("region", { name: "Running shipments" }).getByRole("listitem").first()).toBeVisible();
    await expect(portal.getByRole("region", { name: "Next deadlines" }).getByRole("listitem").first()).toBeVisible();
    await calm(portal);
  });

  test("a failed dashboard shows the error and loads again on request", { tag: "@desktop" }, async ({ portal }) => {
    await portal.route("**/api/resource/dashboard", (route) => route.abort());
    await portal.goto("/dashboard");
    await expect(portal.getByText("Your dashboard could not be loaded.")).toBeVisible();
    await expectAccessible(portal);
    await portal.unroute("**/api/resource/dashboard");
    await portal.getByRole("button", { name: "Try again" }).click();
    await expect(portal.getByRole("region", { name: "Running shipments" })).toBeVisible();
  });
});
