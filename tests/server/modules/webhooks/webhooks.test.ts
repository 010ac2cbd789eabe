import { describe } from "vitest";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { killedWebhookSendersContract } from "./killed-senders-contract.ts";
import { webhooksContract } from "./webhooks-contract.ts";

describe("webhooks over SQLite", () => {
  webhooksContract(sqlitePlace);
});

describe("senders of webhooks over SQLite", () => {
  killedWebhookSendersContract(sqlitePlace);
});
