import type { Page, Route } from "@playwright/test";
import { expect, test } from "./support/portal.ts";

const CALL = "**/api/resource/contact-us";

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("Last name").fill("Menon");
  await page.getByLabel("Email").fill("asha@menon.example");
  await page.getByLabel("Mobile no").fill("+91 98765 43210");
  await page.getByLabel("Company name").fill("Menon Spices");
  await page.getByLabel("Message", { exact: true }).fill("Two 40HC a month.");
};
const send = (page: Page): Promise<void> => page.getByRole("button", { name: "Send enquiry" }).click();

test("a sent enquiry is confirmed and leaves an empty form", async ({ page }) => {
  await page.goto("/enquiry");
  await fill(page);
  await send(page);
  await expect(page.getByText("Thank you for your enquiry! We will get back to you soon.")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
});

test("the submit button shows that the enquiry is being sent and cannot be pressed again", { tag: "@desktop" }, async ({
  page,
}) => {
  const held = Promise.withResolvers<Route>();
  await page.route(CALL, (route) => held.resolve(route));
  await page.goto("/enquiry");
  await fill(page);
  await send(page);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await (await held.promise).fulfill({ json: { status: true, code: 2000, message: "", result: [] } });
  await expect(page.getByText("Thank you for your enquiry! We will get back to you soon.")).toBeVisible();
});

test("a refusal shows the server's message and keeps the input", { tag: "@desktop" }, async ({ page }) => {
  await page.route(CALL, (route) =>
    route.fulfill({ status: 429, json: { status: false, code: 4290, message: "Too many enquiries.", result: [] } }),
  );
  await page.goto("/enquiry");
  await fill(page);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Too many enquiries.");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Two 40HC a month.");
});

test("a refusal without a message and an unreachable server show the specification's texts", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: { status: false, code: 5000, message: "" } }));
  await page.goto("/enquiry");
  await fill(page);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again.");
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.abort());
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Failed to submit enquiry. Please try again.");
});

test("invalid fields show messages and toasts, and the first one gets the focus", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/contact");
  await fill(page);
  await page.getByLabel("Email").fill("asha@menon");
  await page.getByLabel("Message", { exact: true }).fill("");
  await send(page);
  const form = page.getByRole("form", { name: "Enquiry" });
  const toasts = page.getByRole("region", { name: "Notices" });
  for (const message of ["Enter an email address such as name@company.com.", "Message is required."]) {
    await expect(form.getByText(message)).toBeVisible();
    await expect(toasts.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("asha@menon.example");
  await expect(toasts.getByText("Message is required.")).toHaveCount(0);
  await expect(page.getByText("Enter an email address such as name@company.com.")).toHaveCount(0);
  await page.getByLabel("First name").fill("");
  await page.getByLabel("Last name").fill("");
  await page.getByLabel("Company name").fill("");
  await send(page);
  await expect(toasts.getByText("4 fields need attention")).toBeVisible();
});

test("fields that are sent before the form's code has loaded are refused with their toasts", {
  tag: "@desktop",
}, async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/enquiry-state*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByLabel("Email").fill("asha@menon.example");
  await send(page);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  code.resolve();
  await expect(page.getByRole("region", { name: "Notices" }).getByText("5 fields need attention")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
});

/** Everything that the browser stores for the site. */
const draft = (page: Page): Promise<string> =>
  page.evaluate(() => `${JSON.stringify(localStorage)} ${JSON.stringify(sessionStorage)}`);

test("an unsent enquiry survives a reload until it is sent", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/enquiry");
  await fill(page);
  await expect.poll(() => draft(page)).toContain("Two 40HC a month.");
  await page.reload();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Two 40HC a month.");
  await expect(page.getByLabel("First name")).toHaveValue("Asha");
  await send(page);
  await expect(page.getByText("Thank you for your enquiry! We will get back to you soon.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send enquiry" })).toBeFocused();
  expect(await draft(page)).not.toContain("Two 40HC a month.");
  await page.reload();
  await expect(page.getByRole("button", { name: "Send enquiry" })).toBeEnabled();
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("what is typed before the scripts have loaded survives a reload", { tag: "@desktop" }, async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/enquiry");
  await fill(page);
  scripts.resolve();
  await expect.poll(() => draft(page)).toContain("Two 40HC a month.");
  await page.reload();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Two 40HC a month.");
});

test("a message over the limit is kept in full and reported", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/enquiry");
  await fill(page);
  await page.getByLabel("Message", { exact: true }).fill("x".repeat(5001));
  await send(page);
  await expect(page.getByRole("form").getByText("Message can have 5000 characters at most.")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("x".repeat(5001));
});

test("a field that the server refuses is marked and gets the focus", { tag: "@desktop" }, async ({ page }) => {
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 422,
      json: {
        status: false,
        code: 4220,
        message: "Please check the fields.",
        result: [{ field: "email", message: "This mailbox does not exist." }],
      },
    }),
  );
  await page.goto("/enquiry");
  await fill(page);
  await send(page);
  await expect(page.getByRole("alert").filter({ hasText: "Please check the fields." })).toBeVisible();
  await expect(page.getByRole("form").getByText("This mailbox does not exist.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});
