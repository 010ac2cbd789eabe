import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test.use({ hasBookings: true });

const PDF = readFileSync("tests/contracts/consumer/fixtures/one-page.pdf");

const rowOf = (documents: Locator, text: string) => documents.getByRole("listitem").filter({ hasText: text });

/** The newest booking of the demo has a draft B/L and a requested certificate of origin. */
const openDocuments = async (portal: Page) => {
  await portal.goto("/rate/quote?search=88213");
  await portal.getByRole("link", { name: /^INNSA Nhava Sheva to NLRTM Rotterdam/ }).click();
  const documents = portal.getByRole("region", { name: "Documents" });
  await expect(rowOf(documents, "Certificate of origin")).toBeVisible();
  return documents;
};

test("documents are listed, previewed and closed by keyboard", async ({ portal }) => {
  const documents = await openDocuments(portal);
  await expect(rowOf(documents, "Booking confirmation")).toContainText("Final");
  await expect(rowOf(documents, "Certificate of origin")).toContainText("The consignee needs it in Rotterdam");
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await documents.getByRole("button", { name: "Draft B/L", exact: true }).focus();
  await portal.keyboard.press("Enter");
  const dialog = portal.getByRole("dialog", { name: "Draft B/L" });
  await expect(dialog.getByText("Page 1 of 1")).toBeVisible();
  await expectAccessible(portal);
  await portal.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a file is uploaded, renewed and downloaded, and a wrong one is refused", { tag: "@desktop" }, async ({
  portal,
}) => {
  const documents = await openDocuments(portal);
  await documents.getByLabel("Kind of document").selectOption({ label: "Other document" });
  const picker = documents.getByLabel("Add a document");
  const name = `photo-${Date.now()}.pdf`;
  await picker.setInputFiles([
    { name, mimeType: "application/pdf", buffer: PDF },
    { name: "notes.txt", mimeType: "text/plain", buffer: PDF },
    { name: "fake.png", mimeType: "image/png", buffer: PDF },
  ]);
  await expect(rowOf(documents, "notes.txt")).toContainText("Choose a PDF, JPEG, PNG, WebP, DOCX or XLSX file.");
  await expect(rowOf(documents, "fake.png")).toContainText("This file is not a PNG but a PDF.");
  await expect(rowOf(documents, name)).toContainText("Added");
  await expectAccessible(portal);
  await documents.getByRole("button", { name: "Remove notes.txt" }).click();
  await documents.getByRole("button", { name: "Remove fake.png" }).click();

  await documents.getByRole("button", { name: `Preview ${name}` }).click();
  const dialog = portal.getByRole("dialog", { name });
  await dialog.getByLabel(`Add a version ${name}`).setInputFiles({ name, mimeType: "application/pdf", buffer: PDF });
  await expect(rowOf(documents, name).filter({ hasText: "version 2" })).toBeVisible();

  const download = portal.waitForEvent("download");
  await documents.getByRole("button", { name: `Download ${name}` }).click();
  expect(readFileSync(await (await download).path())).toEqual(PDF);
  const archive = portal.waitForEvent("download");
  await documents.getByRole("button", { name: "Download all (zip)" }).click();
  const zip = await archive;
  expect(zip.suggestedFilename()).toMatch(/-documents\.zip$/);
  expect(readFileSync(await zip.path()).toString("latin1")).toContain(`Other document - ${name}`);
});

test("an upload is cancelled, and one that fails is repeated", { tag: "@desktop" }, async ({ portal }) => {
  const documents = await openDocuments(portal);
  const name = `list-${Date.now()}.pdf`;
  let fails = true;
  await portal.route(/\/documents\?kind=/, async (route) => {
    if (fails) await route.abort();
    else await route.continue();
  });
  await documents.getByLabel("Add a document").setInputFiles({ name, mimeType: "application/pdf", buffer: PDF });
  await expect(rowOf(documents, name)).toContainText("The server could not be reached.");
  fails = false;
  await rowOf(documents, name).getByRole("button", { name: "Try again" }).click();
  await expect(documents.getByRole("button", { name: "Commercial invoice" }).last()).toBeVisible();
  await expect(rowOf(documents, name)).toContainText("Added");

  await portal.unroute(/\/documents\?kind=/);
  await portal.route(/\/documents\?kind=/, () => undefined);
  const cancelled = `cancelled-${name}`;
  await documents
    .getByLabel("Add a document")
    .setInputFiles({ name: cancelled, mimeType: "application/pdf", buffer: PDF });
  await documents.getByRole("button", { name: `Cancel the upload of ${cancelled}` }).click();
  await expect(rowOf(documents, cancelled)).toHaveCount(0);
});

test("of two decisions about a draft B/L the second sees the first", { tag: "@desktop" }, async ({
  portal,
  session,
}) => {
  const documents = await openDocuments(portal);
  await documents.getByRole("button", { name: "Draft B/L", exact: true }).click();
  const dialog = portal.getByRole("dialog", { name: "Draft B/L" });
  await dialog.getByRole("button", { name: "Request changes" }).click();
  await expect(dialog.getByText("Say what has to be changed.")).toBeVisible();
  const field = dialog.getByRole("textbox", { name: "Comment or changes" });
  await expect(field).toBeFocused();
  await field.fill("The notify party is missing.");
  await portal.reload();
  const again = await openDocuments(portal);
  const link = portal.waitForRequest(/\/versions\/1$/);
  await again.getByRole("button", { name: "Draft B/L", exact: true }).click();
  await expect(field).toHaveValue("The notify party is missing.");
  const { pathname } = new URL((await link).url());
  const approved = await portal.request.post(pathname.replace(/versions\/1$/, "decision"), {
    headers: { "x-token": session.xToken, "x-api-key": session.xApiKey },
    data: { version: 1, outcome: "approved", comment: "" },
  });
  expect(approved.status()).toBe(200);
  await dialog.getByRole("button", { name: "Request changes" }).click();
  await expect(dialog.getByText(/This draft was approved already\./)).toBeVisible();
  await expect(dialog.getByText(/You approved this draft on/)).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Comment" })).toHaveValue("The notify party is missing.");
  await dialog.getByRole("button", { name: "Send comment" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "The notify party is missing." })).toBeVisible();
  await expectAccessible(portal);
});
