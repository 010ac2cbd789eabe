import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { runOperation, startServer } from "../../../server/support/process.ts";
import { type Receiver, startReceiver } from "../../../server/support/webhook-receiver.ts";
import { expect, test } from "../portal.ts";

/** A forwarder's server with an empty database, where companies that sign up wait for approval. */
export interface Office {
  /** The data folder of the server. */
  readonly data: string;
  /** A page of a person who is not signed in anywhere. */
  readonly openPage: () => Promise<Page>;
  /** Runs a command of the staff's command line; answers what it said. */
  readonly operate: (...words: readonly string[]) => Promise<string>;
}

interface Fixtures {
  readonly office: Office;
  /** A program of a customer that receives webhooks. */
  readonly receiver: Receiver;
}

const openPage = async (browser: Browser, baseURL: string, consoleErrors: string[]): Promise<Page> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  page.on("console", (message) => {
    /* A refused call is reported by the browser itself. */
    const isOwn = message.type() === "error" && !message.text().startsWith("Failed to load resource");
    if (isOwn) consoleErrors.push(message.text());
  });
  return page;
};

export const officeTest = test.extend<Fixtures>({
  office: async ({ browser }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "keelson-whole-day-"));
    const data = join(folder, "data");
    const settings = { KEELSON_DATA: data, SIGN_UP_APPROVAL: "required", WEBHOOKS_LOOPBACK: "1" };
    const server = await startServer(settings);
    const consoleErrors: string[] = [];
    await use({
      data,
      openPage: () => openPage(browser, server.url, consoleErrors),
      operate: async (...words) => {
        const { ending, output } = await runOperation({ ...settings, KEELSON_STAFF: "Ops on call" }, ...words);
        if (ending !== 0) throw new Error(`${words.join(" ")}: ${output}`);
        return output;
      },
    });
    await Promise.all(browser.contexts().map((context) => context.close()));
    server.signal("SIGTERM");
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
    expect(consoleErrors).toEqual([]);
  },
  receiver: async ({ browser: _ }, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    await receiver.close();
  },
});
