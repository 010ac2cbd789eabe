import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { readPdf } from "../../../server/modules/documents/pdf-text.ts";
import type { Receiver } from "../../../server/support/webhook-receiver.ts";

const SEARCH = "/rate/search?pol=INTUT,Tuticorin&fromBy=Ramp&pod=PLGDN,Gdansk&toBy=Ramp&load=20GPx1";

/** Searches a 20GP from Tuticorin to Gdansk. */
export const searchRates = async (page: Page): Promise<void> => {
  await page.goto(SEARCH);
};

/** What the person on this page reads on the cards of all offers that are found. */
export const findOffers = async (page: Page, count: number): Promise<readonly string[]> => {
  await searchRates(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    count === 1 ? "1 rate found" : `${count} rates found`,
  );
  const texts = await page.getByRole("article").allInnerTexts();
  expect(texts).toHaveLength(count);
  return texts.map((text) => text.replaceAll(/\s+/g, " "));
};

/** The total and the price of the carriage on a card. */
export const readPrices = (card: string | undefined): readonly string[] => {
  const [, total = "", main = ""] = /Complete total .*?USD ?([\d,.]+) Main charge USD ([\d,.]+)/.exec(card ?? "") ?? [];
  return [total, main];
};

/** Creates a webhook for events; the receiver verifies with its secret. */
export const addWebhook = async (page: Page, receiver: Receiver, events: readonly string[]): Promise<void> => {
  await page.goto("/rate/account#webhooks");
  await page.getByRole("button", { name: "New address" }).click();
  const dialog = page.getByRole("dialog", { name: "New webhook" });
  await dialog.getByLabel("Address").fill(receiver.url);
  for (const event of events) await dialog.getByLabel(event).check();
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  const created = page.getByRole("dialog", { name: "Webhook created" });
  receiver.expectSecret(await created.getByLabel("Secret").inputValue());
  await created.getByRole("button", { name: "Done" }).click();
};

/** Invites a colleague who books up to a limit. */
export const inviteBooker = async (page: Page, email: string, limit: string): Promise<void> => {
  await page.goto("/rate/account#people");
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Books to").fill(limit);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("row", { name: email })).toContainText(`books to USD ${limit}.00`);
};

/** Books the only offer that is found; asks for approval of what is above the limit. */
export const askForApproval = async (page: Page, refusal: string): Promise<void> => {
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Book Now/ })
    .click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
  await expect(question).toContainText(refusal);
  await question.getByRole("button", { name: "Ask for approval" }).click();
  const asked = page.getByRole("dialog", { name: "Approval requested" });
  await asked.getByRole("link", { name: "My Bookings" }).click();
  await expect(
    page.getByRole("region", { name: "Approvals" }).getByRole("button", { name: /^Withdraw/ }),
  ).toBeVisible();
};

/** Agrees to the fee that the desk has proposed for a booking. */
export const agreeToFee = async (page: Page, number: string, fee: string): Promise<void> => {
  await page.goto(`/rate/quote/${number}`);
  await page.getByRole("button", { name: `Agree to ${fee}` }).click();
  await expect(page.getByText("You agreed to the fee. The change is confirmed.").first()).toBeVisible();
};

/** The confirmation as the open booking page saves it: its name and its text. */
export const saveConfirmation = async (page: Page): Promise<{ readonly fileName: string; readonly text: string }> => {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Booking confirmation" }).click();
  const file = await saved;
  const { text } = await readPdf(readFileSync(await file.path()));
  return { fileName: file.suggestedFilename(), text };
};

/** Approves what waits; answers the number of the booking. */
export const approveBooking = async (page: Page): Promise<string> => {
  await page.goto("/rate/quote");
  const approvals = page.getByRole("region", { name: "Approvals" });
  await approvals.getByRole("button", { name: /^Approve and book/ }).click();
  await expect(approvals).toContainText(/booked as QTN-\d{4}-\d{6}/);
  return /QTN-\d{4}-\d{6}/.exec(await approvals.innerText())?.[0] ?? "none";
};

/** The messages that have arrived, once there are so many, as a receiver reads them. */
export const readMessages = async (receiver: Receiver, count: number) => {
  await expect.poll(() => receiver.messages.length).toBe(count);
  return receiver.messages.map(({ body, isVerified }) => {
    const { type, data }: { readonly type: string; readonly data: Readonly<Record<string, string | null>> } =
      JSON.parse(body);
    return { isVerified, type, number: data["quotationId"], bookingId: data["bookingId"], title: data["title"] };
  });
};
