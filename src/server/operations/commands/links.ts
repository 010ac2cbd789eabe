import { err, ok } from "neverthrow";
import { findLinkState } from "#domain/links";
import { listLinksOfAll, revokeAnyLink } from "#server/modules/links/index.ts";
import { toInstant } from "#server/platform/time.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { argument, rowLimit } from "../kit/parameters.ts";

const list = defineList({
  name: "list",
  description: "List links of all shippers that work without an account, newest first",
  parameters: { limit: rowLimit() },
  run: async ({ db, clock }, { limit }) => {
    const rows = await listLinksOfAll(db, limit);
    return ok(rows.map((row) => ({ ...row, state: findLinkState(row, clock()) })));
  },
  columns: [
    { key: "id", heading: "Link" },
    { key: "kind", heading: "Kind" },
    { key: "number", heading: "Number" },
    { key: "state", heading: "State" },
    {
      key: "expiresAt",
      heading: "Ends",
      value: ({ expiresAt }) => toInstant(expiresAt),
      text: ({ expiresAt }) => `until ${toInstant(expiresAt)}`,
    },
    { key: "opens", heading: "Opened", text: ({ opens }) => `opened ${opens} times` },
    { key: "email", heading: "Shipper" },
    { key: "recipient", heading: "Recipient" },
  ],
  empty: "No links.",
});

const revoke = defineCommand({
  name: "revoke",
  description: "Revoke a link at once",
  parameters: { id: argument("id of the link") },
  run: async ({ db, clock }, { id }) =>
    (await revokeAnyLink(db, id, clock())) ? ok({ id }) : err(`There is no link ${id} that works.`),
  describe: ({ id }) => [`${id} no longer works.`],
});

/** `links list` and `links revoke`. */
export const linkCommands = defineGroup("links", "Manage links that work without an account", [list, revoke]);
