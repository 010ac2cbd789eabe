import { err, ok } from "neverthrow";
import { findKeyState, type KeyScope } from "#domain/api-keys";
import { listKeysOfAll, revokeKey } from "#server/modules/api-keys/index.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { argument, rowLimit } from "../kit/parameters.ts";

const toMoment = (moment: number | null): string | null => (moment === null ? null : toInstant(moment));

const list = defineList({
  name: "list",
  description: "List the API keys of all shippers, newest first",
  parameters: { limit: rowLimit() },
  run: async ({ db, clock }, { limit }) => {
    const rows = await listKeysOfAll(db, limit);
    return ok(rows.map((row) => ({ ...row, state: findKeyState(row, clock()) })));
  },
  columns: [
    { key: "id", heading: "Key" },
    { key: "shown", heading: "Begins and ends" },
    { key: "name", heading: "Name" },
    { key: "mode", heading: "Mode" },
    { key: "state", heading: "State" },
    {
      key: "scopes",
      heading: "Rights",
      value: ({ scopes }) => storedJson<readonly KeyScope[]>(scopes).join(" "),
    },
    {
      key: "expiresAt",
      heading: "Ends",
      value: ({ expiresAt }) => toMoment(expiresAt),
      text: ({ expiresAt }) => (expiresAt === null ? "without end" : `until ${toInstant(expiresAt)}`),
    },
    {
      key: "lastUsedAt",
      heading: "Last used",
      value: ({ lastUsedAt }) => toMoment(lastUsedAt),
      text: ({ lastUsedAt }) => (lastUsedAt === null ? "never used" : `used ${toInstant(lastUsedAt)}`),
    },
    { key: "email", heading: "Shipper" },
  ],
  empty: "No API keys.",
});

const revoke = defineCommand({
  name: "revoke",
  description: "Revoke an API key at once",
  parameters: { id: argument("id of the key") },
  run: async ({ db, clock }, { id }) =>
    (await revokeKey(db, { id, accountId: null }, clock())) ? ok({ id }) : err(`There is no API key ${id} that works.`),
  describe: ({ id }) => [`${id} no longer works.`],
});

/** `keys list` and `keys revoke`. */
export const keyCommands = defineGroup("keys", "Manage the API keys of shippers", [list, revoke]);
