import { describe } from "vitest";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { killedWebhookSendersContract } from "./killed-senders-contract.ts";
import { webhooksContract } from "./webhooks-contract.ts";

describe.skipIf(postgresUrl === undefined)("webhooks over PostgreSQL", () => {
  webhooksContract(postgresPlace);
});

describe.skipIf(postgresUrl === undefined)("senders of webhooks over PostgreSQL", () => {
  killedWebhookSendersContract(postgresPlace);
});
