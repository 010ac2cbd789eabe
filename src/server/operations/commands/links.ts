import type { Command } from "commander";
import { findLinkState } from "#domain/links";
import { listLinksOfAll, revokeAnyLink } from "#server/modules/links/index.ts";
import type { Operations } from "../command.ts";

const moment = (epoch: number): string => new Date(epoch).toISOString();

const addList = (links: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  links
    .command("list")
    .description("List links of all shippers that work without an account, newest first")
    .option("--limit <number>", "maximum number of rows", "50")
    .action(({ limit }: { readonly limit: string }) =>
      withDatabase(async ({ db }) => {
        if (!/^[1-9]\d{0,5}$/.test(limit)) return reportError(`--limit takes a whole number, not ${limit}.`);
        const rows = await listLinksOfAll(db, Number(limit));
        const now = clock();
        const lines = rows.map(
          (row) =>
            `${row.id}  ${row.kind}  ${row.number}  ${findLinkState(row, now)}  until ${moment(row.expiresAt)}  opened ${row.opens} times  ${row.email}  ${row.recipient}`,
        );
        return say(...(lines.length === 0 ? ["No links."] : lines));
      }),
    );
};

const addRevoke = (links: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  links
    .command("revoke")
    .description("Revoke a link at once")
    .argument("<id>", "id of the link")
    .action((id: string) =>
      withDatabase(async ({ db }) =>
        (await revokeAnyLink(db, id, clock()))
          ? say(`${id} no longer works.`)
          : reportError(`There is no link ${id} that works.`),
      ),
    );
};

/** `links list` and `links revoke`. */
export const addLinkCommands = (program: Command, operations: Operations): void => {
  const links = program.command("links").description("Manage links that work without an account");
  addList(links, operations);
  addRevoke(links, operations);
};
